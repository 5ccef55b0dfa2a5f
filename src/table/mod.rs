//! One match in play, written once for all games: seats, undo, time used, how it ended, and its record.
//!
//! Time and random numbers come in as arguments, so all of it runs and is tested without a browser.

mod endings;
mod record;
mod replay;
mod undo;

pub use record::{
    Colour, End, FORMAT, LONGEST, LONGEST_NAME, Level, MOST_MOVES, MatchId, Moves, Participant,
    Player, Record, RecordError, Timestamp, clean,
};

use crate::game::rng;
use crate::game::seat::Seat;
use crate::game::{Game, IllegalMove, Turn};

/// What is agreed before a match; `Table::begin` lays the rest out.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// Names the match.
    pub id: MatchId,
    /// Now.
    pub begun: Timestamp,
    /// What was chosen; the seed fills what was left open.
    pub wish: G::Options,
    /// Who sits where, in the order they play.
    pub seats: Vec<Participant>,
    /// Decides every draw.
    pub seed: u64,
}

/// When a move was made, and how long it took in tenths of a second.
#[derive(Clone, Copy, Debug, Default)]
pub struct When {
    /// The moment.
    pub now: Timestamp,
    /// Tenths of a second of thought.
    pub spent: u32,
}

/// A match: its record and every position of it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    /// What does not depend on the game's types. Its moves stay empty, and scores and times of a finished match are filled in by `record`.
    log: Record,
    options: G::Options,
    /// `positions[n]` is the position after n moves.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    undone: Vec<(G::Move, u32)>,
    /// Undo does not reach before this many moves: somebody else has acted there, or a card was shown.
    floor: usize,
}

impl<G: Game> Setup<G> {
    /// The record of the match before its first move, and its options, laid out.
    pub fn lay_out(self) -> (Record, G::Options) {
        let seats = self.seats.len() as u8;
        let options = G::lay_out(&self.wish, seats, &mut rng::layout(self.seed));
        let record = Record {
            game: G::ID.to_owned(),
            id: self.id,
            begun: self.begun,
            options: options.to_string(),
            seats: self.seats,
            seed: Some(self.seed),
            ..Record::default()
        };
        (record, options)
    }
}

impl<G: Game> Table<G> {
    /// Lays out a new match.
    pub fn begin(setup: Setup<G>) -> Table<G> {
        let (log, options) = setup.lay_out();
        let first = G::new(log.seats.len() as u8, &options);
        Table::laid_out(log, first, options)
    }

    fn laid_out(log: Record, first: G, options: G::Options) -> Table<G> {
        Table {
            log,
            options,
            positions: vec![first],
            moves: Vec::new(),
            undone: Vec::new(),
            floor: 0,
        }
    }

    /// Names the match.
    pub fn id(&self) -> MatchId {
        self.log.id
    }

    /// What was agreed and laid out.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Participant] {
        &self.log.seats
    }

    /// The position now.
    pub fn position(&self) -> &G {
        self.positions
            .last()
            .expect("a match has its first position")
    }

    /// The position after so many moves; the last one, if there are fewer.
    pub fn at(&self, number: usize) -> &G {
        &self.positions[number.min(self.moves.len())]
    }

    /// All moves so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// How it ended, with the place of each seat; none for an abandoned match.
    pub fn end(&self) -> Option<(&End, &[u8])> {
        let places = &self.log.places[..];
        self.log.end.as_ref().map(|end| (end, places))
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        self.log.end.is_some()
    }

    /// Tenths of a second this seat has used.
    pub fn used(&self, seat: Seat) -> u32 {
        if let Some(seconds) = self.log.used.get(seat.index()) {
            return seconds * 10;
        }
        let times = self.log.times.iter().enumerate();
        times
            .filter(|(i, _)| self.actor(*i) == Some(seat))
            .map(|(_, spent)| spent)
            .sum()
    }

    /// Who makes, or made, the move after the `number`th; drawing is the act of the seat that draws.
    pub fn actor(&self, number: usize) -> Option<Seat> {
        self.positions[number].turn().actor()
    }

    fn is_draw(&self, number: usize) -> bool {
        matches!(self.positions[number].turn(), Turn::Chance(_))
    }

    /// Makes a move, if the rules allow it and the match still runs.
    pub fn play(&mut self, m: G::Move, when: When) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove(m.to_string()));
        }
        self.push(m, when.spent)?;
        self.undone.clear();
        self.close(when.now);
        Ok(())
    }

    fn push(&mut self, m: G::Move, spent: u32) -> Result<(), IllegalMove> {
        let mut next = self.position().clone();
        next.play(m)?;
        let n = self.moves.len();
        let goes_on = n > 0 && !self.is_draw(n - 1) && self.actor(n - 1) == self.actor(n);
        if self.is_draw(n) {
            self.floor = n + 1;
        } else if !goes_on {
            self.floor = n;
        }
        self.moves.push(m);
        self.log.times.push(spent);
        self.positions.push(next);
        Ok(())
    }

    /// Lets chance decide, if it is chance's turn: by a number that depends on the seed and on how many draws there were.
    pub fn draw(&mut self, when: When) -> Option<G::Move> {
        let draws = (0..self.moves.len()).filter(|i| self.is_draw(*i)).count();
        self.draw_by(
            rng::nth(self.log.seed.unwrap_or_default(), draws as u64),
            when,
        )
    }

    /// Lets chance decide by a given number, as peers agree on one.
    pub fn draw_by(&mut self, number: u64, when: When) -> Option<G::Move> {
        if self.is_over() || !self.is_draw(self.moves.len()) {
            return None;
        }
        let position = self.position();
        let moves = position.moves();
        let total: u64 = moves.iter().map(|m| u64::from(position.weight(*m))).sum();
        let mut left = rng::below(number, total);
        let m = *moves.iter().find(|m| {
            let weight = u64::from(position.weight(**m));
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })?;
        self.play(m, when).ok().map(|()| m)
    }

    /// Counts a hint.
    pub fn hint(&mut self, seat: Seat) {
        mark(&mut self.log.hints, self.log.seats.len(), seat);
    }
}

/// Counts something at a seat; where nothing was counted, the list is empty.
fn mark(marks: &mut Vec<u32>, seats: usize, seat: Seat) {
    marks.resize(seats, 0);
    marks[seat.index()] += 1;
}
