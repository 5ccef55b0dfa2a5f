//! The expert of the standard game: opening book, endgame tables, and its own search for what lies between.

use super::endgame::{EndgameTables, is_won};
use super::evaluation::Weights;
use super::opening_book::OpeningBook;
use super::position::{NO_POINT, PackedTurn, Position, each};
use super::search::{DECIDED, RootTurn, Search, WIN};
use crate::ai::Limits;
use crate::ai::transposition::TranspositionTable;
use crate::game::rng::{self, Rng};

/// Size of the transposition table, as a power of 2: 16 MB.
const TABLE_BITS: u32 = 20;
/// With at most so many men the search may reach the endgame tables, and they have to be loaded.
const ENDGAME_MEN: u32 = 12;
/// How many turns it looks ahead at most.
const MAX_DEPTH: u32 = 60;
/// How much of the time goes to a removal alone: it was searched together with the turn before.
const REMOVAL_SHARE: f64 = 0.3;

/// What to search, and with what.
pub struct Query {
    /// The position; if a removal is owed, with the mill closed.
    pub position: Position,
    /// Is only a removal to be chosen?
    pub removes: bool,
    /// Keys of the positions since the last capture or placement, without this one.
    pub past: Vec<u64>,
    /// How many quiet turns make a draw.
    pub quiet_limit: usize,
    /// How many turns to look ahead at most.
    pub depth: u32,
    /// May it use the opening book and the endgame tables?
    pub uses_tables: bool,
}

/// A turn with its score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedTurn {
    /// The turn.
    pub turn: PackedTurn,
    /// For the side that makes it, in hundredths of a man, or near `WIN`.
    pub score: i32,
    /// How many turns were looked ahead.
    pub depth: u32,
}

/// What is loaded once and used for many queries.
pub struct Expert {
    book: OpeningBook,
    endgame: EndgameTables,
    transpositions: TranspositionTable,
}

impl Expert {
    /// With the endgame file and the opening book after it. What cannot be read from it is computed.
    pub fn new(mut file: Vec<u8>) -> Expert {
        Expert {
            book: OpeningBook::split_off(&mut file),
            endgame: EndgameTables::new(file),
            transpositions: TranspositionTable::new(TABLE_BITS),
        }
    }

    /// Loads a part of the endgame tables; returns whether there is more to load.
    pub fn load_part(&mut self) -> bool {
        self.endgame.load_part()
    }

    /// Reports better and better turns, until the limits are reached.
    pub fn answer(
        &mut self,
        query: Query,
        rng: &mut Rng,
        limits: &mut Limits,
        report: &mut dyn FnMut(RatedTurn),
    ) {
        let mut turns = query.turns();
        for i in (1..turns.len()).rev() {
            turns.swap(i, rng::pick(rng, i + 1));
        }
        let Some(first) = turns.first() else {
            return;
        };
        report(RatedTurn {
            turn: first.turn,
            score: 0,
            depth: 0,
        });
        if turns.len() == 1 {
            return;
        }
        let position = query.position;
        if query.uses_tables
            && let Some(rated) = self.book_turn(&position, &turns)
        {
            return report(rated);
        }
        let is_endgame =
            query.uses_tables && position.own_men() + position.other_men() <= ENDGAME_MEN;
        if is_endgame {
            while self.load_part() {}
            if let Some(rated) = self.endgame_turn(&query, &turns) {
                return report(rated);
            }
        }
        let share = if query.removes { REMOVAL_SHARE } else { 1.0 };
        let mut search = Search::new(
            is_endgame.then_some(&self.endgame),
            Weights::STANDARD,
            &mut self.transpositions,
            limits,
            query.past,
            query.quiet_limit,
        );
        for depth in 1..=query.depth.min(MAX_DEPTH) {
            let mut better = |turn, score| report(RatedTurn { turn, score, depth });
            let Some(score) = search.root(&position, &mut turns, depth, &mut better) else {
                return;
            };
            let is_proven = score.abs() >= DECIDED && WIN - score.abs() <= depth as i32;
            if is_proven || search.used() > share {
                return;
            }
        }
    }

    /// A turn from the opening book: the first of the good ones, for the turns are shuffled.
    fn book_turn(&self, position: &Position, turns: &[RootTurn]) -> Option<RatedTurn> {
        let entry = self.book.find(self.endgame.symmetries(), position)?;
        let is_good = |RootTurn { turn, .. }: &&RootTurn| {
            !turn.is_capture() && entry.points >> turn.to() & 1 == 1
        };
        Some(RatedTurn {
            turn: turns.iter().find(is_good)?.turn,
            score: entry.score.into(),
            depth: entry.depth.into(),
        })
    }

    /// The best turn, if the endgame tables know what all of them lead to.
    fn endgame_turn(&self, query: &Query, turns: &[RootTurn]) -> Option<RatedTurn> {
        let mut best: Option<RatedTurn> = None;
        for RootTurn { turn, after } in turns {
            let (score, depth) = if after.is_lost() {
                (WIN - 1, 1)
            } else {
                match self.endgame.probe(after)? {
                    0 => (self.winning_chances(after, query), 1),
                    value if is_won(value) => (i32::from(value) - WIN, value.into()),
                    value => (WIN - i32::from(value), value.into()),
                }
            };
            if best.is_none_or(|best| score > best.score) {
                let turn = *turn;
                best = Some(RatedTurn { turn, score, depth });
            }
        }
        best
    }

    /// The score of a drawn position: the better, the more replies lose.
    fn winning_chances(&self, after: &Position, query: &Query) -> i32 {
        // To repeat a position makes no progress.
        if query.past.contains(&after.key()) {
            return 0;
        }
        let replies = after.turns();
        let loses = |reply: &&PackedTurn| {
            let then = after.after(**reply);
            then.is_lost() || self.endgame.probe(&then).is_some_and(is_won)
        };
        let losing = replies.iter().filter(loses).count();
        1 + (60 * losing / replies.len().max(1)) as i32
    }
}

impl Query {
    /// All turns, or all removals.
    fn turns(&self) -> Vec<RootTurn> {
        let position = &self.position;
        if self.removes {
            let removal = |captured: u32| {
                let mut after = position.flipped();
                after.own &= !(1 << captured);
                let turn = PackedTurn::new(NO_POINT, NO_POINT, captured);
                RootTurn { turn, after }
            };
            each(position.removable()).map(removal).collect()
        } else {
            let turns = position.turns().into_iter();
            turns.map(|turn| RootTurn::new(position, turn)).collect()
        }
    }
}
