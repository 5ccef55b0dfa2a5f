//! Exact values under the standard rules: the margin that perfect play leads to, by search to the end.
//!
//! Stones already in the stores do not matter to what is still to come: values are margins of the stones in play, for the mover.
//! All stones end in a store, so a value is odd or even as the number of stones in play is.

mod endgame;
mod lookahead;
mod ordering;
mod rows;
#[cfg(test)]
mod tests;
mod transposition;

pub use endgame::EndgameTable;
pub use lookahead::QUARTERS_PER_STONE;
pub use rows::{MAX_STONES, Rows};

use crate::ai::Limits;
use crate::games::mancala::PITS;
use ordering::{Candidate, Candidates};
use rows::{Successor, row_sum};
use transposition::{Bounds, TranspositionTable};

/// Solves positions, with an endgame table and a transposition table.
pub struct Solver {
    endgames: EndgameTable,
    table: TranspositionTable,
}

/// Positions with at most so many stones more than the endgame table are searched anew each time: that is faster than a look-up.
const NOT_STORED: i32 = 3;
/// How many moves the first guess of a value looks ahead.
const GUESS_DEPTH: u32 = 4;

impl Solver {
    /// A transposition table of 2 to the power of `bits` entries, and an endgame table of positions with at most so many stones.
    pub fn new(bits: u32, stones: i32) -> Solver {
        Solver {
            endgames: EndgameTable::up_to(stones),
            table: TranspositionTable::new(bits),
        }
    }

    /// Adds a part of the positions with one stone more to the endgame table, up to so many stones; returns whether more is to be
    /// added.
    pub fn extend_endgames(&mut self, stones: i32) -> bool {
        if self.endgames.max_stones() < stones {
            self.endgames.extend();
        }
        self.endgames.max_stones() < stones
    }

    /// Empties the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The best pit in the transposition table, if there is one.
    pub fn hash_move(&self, rows: Rows) -> Option<usize> {
        let best = self.table.get(rows.index(), rows.stones()).best.into();
        (best < PITS).then_some(best)
    }

    /// A pit that leads to the value: `first`, if it does, or else of the others the one that wins most stones now, for the fewer
    /// stones are in play, the sooner all is known.
    pub fn best_pit(
        &mut self,
        rows: Rows,
        value: i32,
        first: Option<usize>,
        limits: &mut Limits,
    ) -> Option<usize> {
        let mut pits: Vec<usize> = rows.pits().collect();
        pits.sort_by_key(|pit| (Some(*pit) != first, -rows.sow(*pit).gain));
        let stones = rows.stones();
        for pit in pits {
            let next = rows.sow(pit);
            let reached = match self.known_value(&next, stones) {
                Some(known) => known,
                None => self.search_next(&next, stones, value, limits),
            };
            if limits.over() {
                return None;
            }
            if reached >= value {
                return Some(pit);
            }
        }
        None
    }

    /// The value of sowing a pit.
    pub fn value_of_pit(&mut self, rows: Rows, pit: usize, limits: &mut Limits) -> Option<i32> {
        let next = rows.sow(pit);
        if next.over {
            return Some(next.gain);
        }
        let value = self.value(next.rows, None, limits)?;
        Some(next.value_for_mover(value))
    }

    /// Each pit that can be sown, counted from 0, and its value.
    pub fn values(&mut self, rows: Rows, limits: &mut Limits) -> Option<Vec<(usize, i32)>> {
        rows.pits()
            .map(|pit| Some((pit, self.value_of_pit(rows, pit, limits)?)))
            .collect()
    }

    /// The margin to come if both sides play best; `None` if the limits were reached first.
    ///
    /// This is MTD(f): searches with a null window around a guess, which may be given, until the bounds meet.
    pub fn value(&mut self, rows: Rows, guess: Option<i32>, limits: &mut Limits) -> Option<i32> {
        let stones = rows.stones();
        if stones <= self.endgames.max_stones() {
            return Some(self.endgames.get(rows));
        }
        self.table.next_generation();
        let (mut lower, mut upper) = (-stones, stones);
        let guess = guess.unwrap_or_else(|| quick_guess(rows, GUESS_DEPTH));
        let mut guess = guess.clamp(lower, upper);
        if (guess ^ stones) & 1 == 1 {
            guess += 1;
        }
        while lower < upper {
            let beta = if guess == lower { guess + 2 } else { guess };
            guess = self.search(rows, stones, beta, limits);
            if limits.over() {
                return None;
            }
            if guess < beta {
                upper = guess;
            } else {
                lower = guess;
            }
        }
        Some(guess)
    }

    /// Null-window search, fail-soft. A result of `beta` or more is a lower bound of the value, a smaller one an upper bound.
    fn search(&mut self, rows: Rows, stones: i32, beta: i32, limits: &mut Limits) -> i32 {
        let stored = stones > self.endgames.max_stones() + NOT_STORED;
        let index = if stored { rows.index() } else { 0 };
        let known = if stored {
            self.table.get(index, stones)
        } else {
            Bounds::unknown(stones)
        };
        if known.lower >= beta {
            return known.lower;
        }
        if known.upper < beta {
            return known.upper;
        }
        let (candidates, best_known) = self.candidates(rows, stones, known.best);
        let (mut best_value, mut best) = (-stones, known.best);
        if let Some((pit, value)) = best_known {
            if value >= beta {
                return value;
            }
            (best_value, best) = (value, pit);
        }
        for candidate in candidates.as_slice() {
            if limits.spend(1) {
                return 0;
            }
            let value = self.search_next(&candidate.next, stones, beta, limits);
            if limits.over() {
                return 0;
            }
            if value >= beta {
                if stored {
                    let bounds = Bounds {
                        lower: value,
                        best: candidate.pit,
                        ..known
                    };
                    self.table.insert(index, stones, bounds);
                }
                return value;
            }
            if value > best_value {
                (best_value, best) = (value, candidate.pit);
            }
        }
        if stored {
            let bounds = Bounds {
                upper: best_value,
                best,
                ..known
            };
            self.table.insert(index, stones, bounds);
        }
        best_value
    }

    /// Searches the position after a sowing, for the side that sowed. Stones sown into the store are no longer in play.
    #[inline(always)]
    fn search_next(
        &mut self,
        next: &Successor,
        stones: i32,
        beta: i32,
        limits: &mut Limits,
    ) -> i32 {
        let (gain, left) = (next.gain, stones - next.gain);
        if next.again {
            gain + self.search(next.rows, left, beta - gain, limits)
        } else {
            gain - self.search(next.rows, left, gain - beta + 2, limits)
        }
    }

    /// The sowings that must be searched; and of those whose value is known without, the best pit with its value.
    #[inline(always)]
    fn candidates(&self, rows: Rows, stones: i32, best: u8) -> (Candidates, Option<(u8, i32)>) {
        let mut candidates = Candidates::new();
        let mut best_known: Option<(u8, i32)> = None;
        for pit in (0..PITS).rev() {
            if !rows.can_sow(pit) {
                continue;
            }
            let next = rows.sow_inlined(pit);
            let pit = pit as u8;
            match self.known_value(&next, stones) {
                Some(value) if best_known.is_none_or(|(_, most)| value > most) => {
                    best_known = Some((pit, value));
                }
                Some(_) => {}
                None => candidates.insert(Candidate::new(next, pit, best)),
            }
        }
        (candidates, best_known)
    }

    /// The value of a sowing that ends the game or leads into the endgame table.
    #[inline(always)]
    fn known_value(&self, next: &Successor, stones: i32) -> Option<i32> {
        if next.over {
            return Some(next.gain);
        }
        if stones - next.gain > self.endgames.max_stones() {
            return None;
        }
        Some(next.value_for_mover(self.endgames.get(next.rows)))
    }
}

/// A plain search of few moves, to guess a value.
fn quick_guess(rows: Rows, depth: u32) -> i32 {
    if depth == 0 {
        return (row_sum(rows.mine) - row_sum(rows.theirs)) / 4;
    }
    let value_of_pit = |pit: usize| {
        let next = rows.sow(pit);
        if next.over {
            next.gain
        } else {
            next.value_for_mover(quick_guess(next.rows, depth - 1))
        }
    };
    rows.pits()
        .map(value_of_pit)
        .max()
        .expect("the side to move has a stone")
}
