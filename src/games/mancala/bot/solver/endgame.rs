//! The endgame table: the exact value of every position with few stones, a byte each, worked out once.

use super::rows::{Rows, position_count};
use crate::games::mancala::PITS;

/// The values of all positions with at most so many stones, by the index of the position.
pub struct EndgameTable {
    max_stones: i32,
    /// Of the positions with one stone more, those with fewer stones than this in the first pit are already in.
    first_pit: i32,
    values: Vec<i8>,
}

const UNKNOWN: i8 = i8::MIN;

impl EndgameTable {
    /// The table of all positions with at most so many stones.
    pub fn up_to(stones: i32) -> EndgameTable {
        let mut table = EndgameTable {
            max_stones: 0,
            first_pit: 0,
            values: vec![0],
        };
        while table.max_stones < stones {
            table.extend();
        }
        table
    }

    /// All positions with at most so many stones are in the table.
    #[inline]
    pub fn max_stones(&self) -> i32 {
        self.max_stones
    }

    /// Adds a part of the positions with one stone more: those with the next number of stones in the first pit.
    pub fn extend(&mut self) {
        let stones = self.max_stones + 1;
        self.values.resize(position_count(stones), UNKNOWN);
        let rows = Rows {
            mine: self.first_pit as u64,
            theirs: 0,
        };
        self.fill(rows, 1, stones - self.first_pit);
        self.first_pit += 1;
        if self.first_pit > stones {
            (self.max_stones, self.first_pit) = (stones, 0);
        }
    }

    /// The value of a position with at most `max_stones()` stones.
    #[inline(always)]
    pub fn get(&self, rows: Rows) -> i32 {
        self.values[rows.index() as usize].into()
    }

    /// Works out all positions that have these rows before `pit` and the remaining stones in the pits from there on.
    fn fill(&mut self, rows: Rows, pit: usize, remaining: i32) {
        let with = |stones: i32| match pit {
            0..PITS => Rows {
                mine: rows.mine | (stones as u64) << (8 * pit),
                ..rows
            },
            _ => Rows {
                theirs: rows.theirs | (stones as u64) << (8 * (pit - PITS)),
                ..rows
            },
        };
        if pit == 2 * PITS - 1 {
            let rows = with(remaining);
            self.work_out(rows, rows.index());
        } else {
            for stones in 0..=remaining {
                self.fill(with(stones), pit + 1, remaining - stones);
            }
        }
    }

    /// Most moves lead to fewer stones, which are in the table; the others bring stones nearer to the store, so this ends.
    fn work_out(&mut self, rows: Rows, index: u64) -> i32 {
        let known = self.values[index as usize];
        if known != UNKNOWN {
            return known.into();
        }
        let mut best = i32::MIN;
        for pit in 0..PITS {
            if !rows.can_sow(pit) {
                continue;
            }
            let next = rows.sow_inlined(pit);
            let value = if next.over {
                next.gain
            } else {
                next.value_for_mover(self.work_out(next.rows, next.rows.index()))
            };
            best = best.max(value);
        }
        if best == i32::MIN {
            // The mover has no stone: no sowing leads here, but the index has a place for it.
            best = 0;
        }
        self.values[index as usize] = best as i8;
        best
    }
}
