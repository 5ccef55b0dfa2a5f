//! What the computer understands of Morris.

use super::mind::men::{Men, NONE, Step};
use super::mind::search::{DECIDED, WIN};
use super::mind::{Judged, Mind, Question};
use super::net::each;
use super::{Double, Morris, Move, Net, Removal, Side};
use crate::ai::{Found, Insight, Kept, Limits, Strength, WON, at_hand};
use crate::rng::Rng;
use crate::seat::PerSeat;
use crate::table::Level;
use std::cell::RefCell;

/// What a man is worth against the things below.
const MAN: f32 = 100.0;
/// Two in line with the third point free; a mill; a move to a free point; a man that cannot move.
const PAIR: f32 = 12.0;
const MILL: f32 = 12.0;
const ROOM: f32 = 10.0;
const STUCK: f32 = 12.0;
/// So much more makes a game half won.
const HALF: f32 = 300.0;
/// How far Hard looks ahead, and at how many positions.
const HARD_DEPTH: u32 = 4;
const HARD_NODES: u64 = 30_000;

thread_local! {
    static MIND: RefCell<Kept<Mind>> =
        const { RefCell::new(Kept::new(at_hand!("ends.table", "openings.table"))) };
}

fn with<R>(act: impl FnOnce(&mut Mind) -> R) -> R {
    MIND.with_borrow_mut(|kept| act(kept.mind(Mind::new)))
}

impl Insight for Morris {
    /// Men, and what they may soon do, on any of the boards.
    fn worth(&self) -> PerSeat<f32> {
        let [mut white, black] = Side::BOTH.map(|side| self.standing(side));
        let owed = MAN * f32::from(self.owed);
        white += match self.to_act() {
            Side::White => owed,
            Side::Black => -owed,
        };
        let white = share(white - black);
        PerSeat::new(2, |seat| match Side::of(seat) {
            Side::White => white,
            Side::Black => 1.0 - white,
        })
    }

    /// Easy and Medium look one and two turns ahead, and overlook things. Hard searches as Expert does, but not far.
    fn strength(level: Level) -> Strength {
        let usual = Strength::usual(level);
        match level {
            Level::Medium => Strength {
                chains: true,
                ..usual
            },
            _ => usual,
        }
    }

    fn take(table: Vec<u8>) {
        MIND.set(Kept::of(table));
    }

    fn prepare() -> bool {
        with(Mind::learn)
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        let Some(mut question) = self.question() else {
            return false;
        };
        match level {
            Level::Expert => {}
            Level::Hard => {
                question.depth = HARD_DEPTH;
                question.by_heart = false;
                limits.narrow(HARD_NODES);
            }
            Level::Easy | Level::Medium => return false,
        }
        with(|mind| mind.answer(question, rng, limits, &mut |judged| seen(found(judged))));
        true
    }
}

impl Morris {
    fn standing(&self, side: Side) -> f32 {
        let (net, own, free) = (self.net(), self.men(side), self.free());
        let (mut pairs, mut mills, mut room, mut stuck) = (0, 0, 0, 0);
        for point in each(free) {
            pairs += net.mills_through(point, own);
        }
        for point in each(own) {
            mills += net.mills_through(point, own);
            let ways = (net.neighbours(point) & free).count_ones();
            room += ways;
            stuck += u32::from(ways == 0);
        }
        if self.flies(side) {
            (room, stuck) = (0, 0);
        }
        MAN * f32::from(self.left(side))
            + PAIR * f32::from(pairs)
            + MILL * f32::from(mills) / 3.0
            + ROOM * room as f32
            - STUCK * stuck as f32
    }

    /// What the mind is asked, if these are the rules it knows.
    fn question(&self) -> Option<Question> {
        let options = self.options();
        let standard = options.board == Net::Nine
            && options.fly
            && options.removal == Removal::LooseFirst
            && options.double == Double::One;
        let takes = self.owed > 0;
        let (own, other) = (self.to_act(), self.to_act().other());
        let mut past = Vec::new();
        for then in &self.earlier {
            let [own, other] =
                [then.to_act, then.to_act.other()].map(|side| then.men[side as usize]);
            let hand = [0, 0];
            past.push(Men { own, other, hand }.key());
        }
        standard.then(|| Question {
            men: Men {
                own: self.men(own),
                other: self.men(other),
                hand: [self.hand(own), self.hand(other)],
            },
            takes,
            past,
            quiet: match options.quiet {
                0 => usize::MAX,
                turns => turns.into(),
            },
            depth: u32::MAX,
            by_heart: true,
        })
    }
}

/// The next decision of a turn.
fn decision(step: Step) -> Move {
    let name = |point: u32| Net::Nine.name(point as u8);
    if step.to() == NONE {
        Move::Remove(name(step.take()))
    } else if step.from() == NONE {
        Move::Place(name(step.to()))
    } else {
        Move::Slide(name(step.from()), name(step.to()))
    }
}

fn found(judged: Judged) -> Found<Move> {
    let beyond = (judged.score.abs() - DECIDED) as f32 / (WIN - DECIDED) as f32;
    let won = WON + (1.0 - WON) * beyond;
    Found {
        m: decision(judged.step),
        worth: match judged.score {
            DECIDED.. => won,
            score if score <= -DECIDED => 1.0 - won,
            score => share(score as f32),
        },
        margin: None,
        depth: judged.depth,
    }
}

/// The worth of an advantage: half for none, and never all.
fn share(advantage: f32) -> f32 {
    0.5 + 0.45 * advantage / (advantage.abs() + HALF)
}
