//! Two levels against each other at one table: the arena's matches, and the short ones of the tests.

use parlour::ai::{Budget, Limits};
use parlour::game::Turn;
use parlour::game::seat::Seat;
use parlour::games::{Rules, rules};
use parlour::table::{Level, Record};
use std::fmt;

/// Longer than any match between players who want to win.
const LONGEST: usize = 2_000;

/// What is played, and from where.
pub struct Duel {
    pub rules: &'static Rules,
    pub seats: u8,
    pub options: String,
    /// So many decisions are made at random first, so that matches differ.
    pub opening: usize,
    pub levels: [Level; 2],
    /// What each of them may use for a move.
    pub budgets: [Budget; 2],
}

/// How matches ended for the first of two levels.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Duel {
    /// Plays so many pairs of matches, each pair from one opening with the seats exchanged.
    pub fn pairs(
        &self,
        seeds: impl IntoIterator<Item = u64>,
        clock: &dyn Fn() -> f64,
    ) -> Result<Score, String> {
        let mut score = Score::default();
        for seed in seeds {
            for exchanged in [false, true] {
                let result = self.play(seed, exchanged, clock)?;
                score.add(result);
            }
        }
        Ok(score)
    }

    /// Plays one match. The levels sit by turns; a side wins if it alone has first places.
    fn play(&self, seed: u64, exchanged: bool, clock: &dyn Fn() -> f64) -> Result<Score, String> {
        let begun = self.rules.begun_at_random;
        let message = |flaw: parlour::table::RecordError| flaw.to_string();
        let mut record = begun(self.seats, &self.options, self.opening, seed).map_err(message)?;
        let side = |seat: Seat| (seat.index() + usize::from(exchanged)) % 2;
        for _ in 0..LONGEST {
            let Some(seat) = mover(&record)? else {
                let mut first = [false; 2];
                for (seat, place) in Seat::all(self.seats).zip(&record.places) {
                    first[side(seat)] |= *place == 1;
                }
                return Ok(Score {
                    won: (first == [true, false]).into(),
                    drawn: (first[0] == first[1]).into(),
                    lost: (first == [false, true]).into(),
                });
            };
            let limits = &mut Limits::new(self.budgets[side(seat)], clock);
            let mut chosen = None;
            (self.rules.think)(&record, self.levels[side(seat)], limits, &mut |thought| {
                chosen = Some(thought.chosen.clone());
            })
            .map_err(message)?;
            let chosen = chosen.ok_or("no move was told")?;
            record = (self.rules.played_on)(&record, &chosen).map_err(message)?;
        }
        Err(format!("not over after {LONGEST} moves:\n{record}"))
    }
}

/// Who has to decide; nobody once it is over.
pub fn mover(record: &Record) -> Result<Option<Seat>, String> {
    let rules = rules(&record.game).ok_or("no such game")?;
    match (rules.turn_after)(record).map_err(|flaw| flaw.to_string())? {
        Turn::Seat(seat) => Ok(Some(seat)),
        Turn::Over(_) => Ok(None),
        Turn::Chance(_) => Err("chance has to decide".into()),
    }
}

impl Score {
    pub fn add(&mut self, other: Score) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }

    /// Of the decided matches the share that was won, between its limits of 95 % confidence (Wilson), in per cent.
    pub fn share(self) -> [f64; 3] {
        const Z: f64 = 1.96;
        let n = f64::from(self.won + self.lost).max(1.0);
        let p = f64::from(self.won) / n;
        let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / (1.0 + Z * Z / n);
        [middle - reach, p, middle + reach].map(|share| 100.0 * share.clamp(0.0, 1.0))
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { won, drawn, lost } = self;
        let [least, share, most] = self.share();
        write!(
            f,
            "+{won} ={drawn} -{lost} {share:.0} % [{least:.0}, {most:.0}]"
        )
    }
}
