//! Move ordering: the sowings of a position that must be searched, the most promising first.

use super::rows::{Rows, Successor};
use crate::games::mancala::PITS;

/// A sowing to be searched.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// The position it leads to.
    pub next: Successor,
    /// The pit that is sown.
    pub pit: u8,
    priority: i32,
}

impl Candidate {
    /// An extra move and stones won come first, and before all the pit that was best the last time. Among equals the pit nearer
    /// to the store is sown first: stones there block the pits behind and are soon won.
    #[inline(always)]
    pub fn new(next: Successor, pit: u8, best_known: u8) -> Candidate {
        let hash_move = if pit == best_known { 1_000 } else { 0 };
        let extra_move = if next.again { 40 } else { 0 };
        Candidate {
            next,
            pit,
            priority: hash_move + extra_move + 8 * next.gain + i32::from(pit),
        }
    }
}

/// The candidates of a position in order, without an allocation.
pub struct Candidates {
    sorted: [Candidate; PITS],
    count: usize,
}

impl Candidates {
    /// No candidate yet.
    #[inline(always)]
    pub fn new() -> Candidates {
        let unused = Candidate {
            next: Successor {
                rows: Rows { mine: 0, theirs: 0 },
                gain: 0,
                again: false,
                over: false,
            },
            pit: 0,
            priority: 0,
        };
        Candidates {
            sorted: [unused; PITS],
            count: 0,
        }
    }

    /// Adds one at its place, behind those of equal priority.
    #[inline(always)]
    pub fn insert(&mut self, candidate: Candidate) {
        let mut place = self.count;
        while place > 0 && self.sorted[place - 1].priority < candidate.priority {
            self.sorted[place] = self.sorted[place - 1];
            place -= 1;
        }
        self.sorted[place] = candidate;
        self.count += 1;
    }

    /// All of them, the most promising first.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Candidate] {
        &self.sorted[..self.count]
    }
}
