//! The computer's play of Morris: an evaluation for all boards, and an expert for the standard game.
//!
//! ```text
//!     expert.rs         answers with the tables or with a search
//!     search/           alpha-beta              ordering.rs    move ordering
//!     position.rs       position and turns      evaluation.rs  static evaluation
//!     bitboard.rs       sets of points          symmetry.rs    the 16 symmetries
//!     opening_book.rs   the first men           endgame/       tables of few men
//! ```

pub mod bitboard;
pub mod endgame;
pub mod evaluation;
pub mod expert;
pub mod opening_book;
pub mod ordering;
pub mod position;
pub mod search;
pub mod symmetry;
#[cfg(test)]
mod tests;

use super::rules::board::each;
use super::{Board, Double, Morris, Move, Removal, Side, Snapshot};
use crate::ai::{Found, Insight, LazyEngine, Limits, Strength, WON, embedded_tables};
use crate::game::rng::Rng;
use crate::game::seat::PerSeat;
use crate::table::Level;
use expert::{Expert, Query, RatedTurn};
use position::{NO_POINT, PackedTurn, Position};
use search::{DECIDED, WIN};
use std::cell::RefCell;

/// What a man is worth.
const MAN: f32 = 100.0;
/// Two in line with the third point free.
const PAIR: f32 = 12.0;
/// A mill.
const MILL: f32 = 12.0;
/// A move to a free point.
const ROOM: f32 = 10.0;
/// A man that cannot move, as a penalty.
const STUCK: f32 = 12.0;
/// The advantage that is half of a win.
const HALF: f32 = 300.0;
/// How far Hard looks ahead, and at how many positions.
const HARD_DEPTH: u32 = 4;
const HARD_NODES: u64 = 30_000;

thread_local! {
    static EXPERT: RefCell<LazyEngine<Expert>> =
        const { RefCell::new(LazyEngine::embedded(embedded_tables!("endgame.table", "opening_book.table"))) };
}

fn with_expert<R>(act: impl FnOnce(&mut Expert) -> R) -> R {
    EXPERT.with_borrow_mut(|kept| act(kept.get_or_build(Expert::new)))
}

impl Insight for Morris {
    /// Men, pairs, mills and room to move, on any of the boards.
    fn worth(&self) -> PerSeat<f32> {
        let [mut white, black] = Side::BOTH.map(|side| self.side_score(side));
        let owed = MAN * f32::from(self.owed);
        white += match self.to_act() {
            Side::White => owed,
            Side::Black => -owed,
        };
        let white = winning_share(white - black);
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
        EXPERT.set(LazyEngine::loaded(table));
    }

    fn prepare() -> bool {
        with_expert(Expert::load_part)
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        let Some(mut query) = self.query() else {
            return false;
        };
        match level {
            Level::Expert => {}
            Level::Hard => {
                query.depth = HARD_DEPTH;
                query.uses_tables = false;
                limits.narrow(HARD_NODES);
            }
            Level::Easy | Level::Medium => return false,
        }
        with_expert(|expert| expert.answer(query, rng, limits, &mut |rated| seen(found(rated))));
        true
    }
}

impl Morris {
    fn side_score(&self, side: Side) -> f32 {
        let (board, own, free) = (self.board(), self.men(side), self.free());
        let (mut pairs, mut mills, mut room, mut stuck) = (0, 0, 0, 0);
        for point in each(free) {
            pairs += board.mills_through(point, own);
        }
        for point in each(own) {
            mills += board.mills_through(point, own);
            let moves = (board.neighbours(point) & free).count_ones();
            room += moves;
            stuck += u32::from(moves == 0);
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

    /// What to ask the expert, if these are the rules it knows.
    fn query(&self) -> Option<Query> {
        let options = self.options();
        let is_standard = options.board == Board::Nine
            && options.fly
            && options.removal == Removal::LooseFirst
            && options.double == Double::One;
        is_standard.then(|| Query {
            position: Position {
                hand: [self.to_act(), self.to_act().other()].map(|side| self.hand(side)),
                ..placed_position(&self.now)
            },
            removes: self.owed > 0,
            past: self
                .earlier
                .iter()
                .map(|then| placed_position(then).key())
                .collect(),
            quiet_limit: match options.quiet {
                0 => usize::MAX,
                turns => turns.into(),
            },
            depth: u32::MAX,
            uses_tables: true,
        })
    }
}

/// The position of a snapshot, with all men placed.
fn placed_position(snapshot: &Snapshot) -> Position {
    let sides = [snapshot.to_act, snapshot.to_act.other()];
    let [own, other] = sides.map(|side| snapshot.men[side as usize]);
    Position::moving(own, other)
}

/// The next decision of a turn.
fn next_move(turn: PackedTurn) -> Move {
    let name = |point: u32| Board::Nine.name(point as u8);
    if turn.to() == NO_POINT {
        Move::Remove(name(turn.captured()))
    } else if turn.from() == NO_POINT {
        Move::Place(name(turn.to()))
    } else {
        Move::Slide(name(turn.from()), name(turn.to()))
    }
}

fn found(rated: RatedTurn) -> Found<Move> {
    let beyond = (rated.score.abs() - DECIDED) as f32 / (WIN - DECIDED) as f32;
    let won = WON + (1.0 - WON) * beyond;
    Found {
        m: next_move(rated.turn),
        worth: match rated.score {
            DECIDED.. => won,
            score if score <= -DECIDED => 1.0 - won,
            score => winning_share(score as f32),
        },
        margin: None,
        depth: rated.depth,
    }
}

/// The worth of an advantage in hundredths of a man: a half for none, and never all.
fn winning_share(advantage: f32) -> f32 {
    0.5 + 0.45 * advantage / (advantage.abs() + HALF)
}
