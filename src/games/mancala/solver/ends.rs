//! Every position with few stones, and what it comes to: a byte each, made once.

use super::rows::{Rows, at, positions};
use crate::games::mancala::PITS;

/// The value of every position with at most so many stones, by number.
pub struct Ends {
    stones: i32,
    /// So many stones in the first pit have been laid out of those with one stone more.
    laid: i32,
    values: Vec<i8>,
}

const UNKNOWN: i8 = i8::MIN;

impl Ends {
    /// How many stones all positions have at most.
    #[inline]
    pub fn stones(&self) -> i32 {
        self.stones
    }

    /// Plays out all positions with at most so many stones.
    pub fn of(stones: i32) -> Ends {
        let mut ends = Ends {
            stones: 0,
            laid: 0,
            values: vec![0],
        };
        while ends.stones < stones {
            ends.grow();
        }
        ends
    }

    /// Plays out a part of all positions with one stone more: those with so many stones in the first pit.
    pub fn grow(&mut self) {
        let stones = self.stones + 1;
        self.values.resize(positions(stones), UNKNOWN);
        let rows = Rows {
            mine: self.laid as u64,
            theirs: 0,
        };
        self.lay(rows, 1, stones - self.laid);
        self.laid += 1;
        if self.laid > stones {
            (self.stones, self.laid) = (stones, 0);
        }
    }

    /// The value of a position that has few enough stones.
    #[inline(always)]
    pub fn get(&self, rows: Rows) -> i32 {
        self.values[rows.number() as usize].into()
    }

    /// Lays the stones that are left into the pits from this one on, in every way.
    fn lay(&mut self, rows: Rows, pit: usize, left: i32) {
        let laid = |stones: i32| match pit {
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
            let rows = laid(left);
            self.value(rows, rows.number());
        } else {
            for stones in 0..=left {
                self.lay(laid(stones), pit + 1, left - stones);
            }
        }
    }

    /// Most moves lead to fewer stones, which are known already; the others shift stones towards the store, so it ends.
    fn value(&mut self, rows: Rows, number: u64) -> i32 {
        let known = self.values[number as usize];
        if known != UNKNOWN {
            return known.into();
        }
        let mut best = i32::MIN;
        for pit in 0..PITS {
            if at(rows.mine, pit) == 0 {
                continue;
            }
            let sown = rows.sow_in_haste(pit);
            let value = match sown.over {
                true => sown.gain,
                false => {
                    let value = self.value(sown.rows, sown.rows.number());
                    sown.gain + if sown.again { value } else { -value }
                }
            };
            best = best.max(value);
        }
        if best == i32::MIN {
            // No stone of one's own: over before it began, which no sowing leads to.
            best = 0;
        }
        self.values[number as usize] = best as i8;
        best
    }
}
