//! Both rows of pits as two words, a byte a pit, so that sowing is two additions from a table; and the number of each position.

use crate::games::mancala::{Mancala, PITS, Side, Variant};
use std::sync::OnceLock;

/// Both rows as the side to move sees them, a byte a pit in sowing order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The mover's.
    pub mine: u64,
    /// The other side's.
    pub theirs: u64,
}

/// Where a number of stones from a pit goes.
#[derive(Clone, Copy)]
struct Way {
    mine: u64,
    theirs: u64,
    store: u8,
    /// Where the last one falls: a pit of one's own, `STORE`, or beyond.
    last: u8,
}

const STORE: u8 = PITS as u8;
/// No position with more stones is solved: six in each pit.
pub const MOST: i32 = 72;
const WIDE: usize = 128;

/// Worked out when first asked for: written out they would be a tenth of the worker's program.
static TABLES: OnceLock<Tables> = OnceLock::new();

#[inline(always)]
fn tables() -> &'static Tables {
    match TABLES.get() {
        Some(tables) => tables,
        None => TABLES.get_or_init(Tables::work_out),
    }
}

struct Tables {
    /// Of each pit and number of stones.
    ways: [[Way; WIDE]; PITS],
    /// `steps[i][n]`: how many ways there are to lay fewer than `n` stones into `i + 1` pits.
    steps: [[u64; WIDE]; 2 * PITS],
}

impl Tables {
    fn work_out() -> Tables {
        let none = Way {
            mine: 0,
            theirs: 0,
            store: 0,
            last: 2 * STORE,
        };
        let mut tables = Tables {
            ways: [[none; WIDE]; PITS],
            steps: [[0; WIDE]; 2 * PITS],
        };
        for pit in 0..PITS {
            let (mut way, mut at) = (none, pit);
            for stones in 1..=MOST as usize {
                at = (at + 1) % (2 * PITS + 1);
                if at < PITS {
                    way.mine += 1 << (8 * at);
                } else if at == PITS {
                    way.store += 1;
                } else {
                    way.theirs += 1 << (8 * (at - PITS - 1));
                }
                way.last = at as u8;
                tables.ways[pit][stones] = way;
            }
        }
        for pits in 0..2 * PITS {
            for stones in 1..=MOST as usize {
                let fewer = if pits == 0 {
                    1
                } else {
                    tables.steps[pits - 1][stones]
                };
                tables.steps[pits][stones] = tables.steps[pits][stones - 1] + fewer;
            }
        }
        tables
    }
}

/// How many positions there are with at most so many stones.
pub fn positions(stones: i32) -> usize {
    tables().steps[2 * PITS - 1][stones as usize + 1] as usize
}

const ONES: u64 = 0x0101_0101_0101_0101;

/// The stones of a row.
pub fn sum(row: u64) -> i32 {
    (row.wrapping_mul(ONES) >> 56) as i32
}

/// The stones in a pit.
#[inline]
pub fn at(row: u64, pit: usize) -> usize {
    (row >> (8 * pit)) as usize & (WIDE - 1)
}

/// What came of a sowing.
#[derive(Clone, Copy)]
pub struct Sown {
    /// The rows, seen by whoever moves next.
    pub rows: Rows,
    /// By how much the mover's store grew against the other's.
    pub gain: i32,
    /// Does the same side move again?
    pub again: bool,
    /// Is it over?
    pub over: bool,
}

impl Sown {
    /// Nothing was sown.
    pub const NONE: Sown = Sown {
        rows: Rows { mine: 0, theirs: 0 },
        gain: 0,
        again: false,
        over: false,
    };
}

impl Rows {
    /// The rows of a position, if it is played by the standard rules and goes on.
    pub fn of(game: &Mancala) -> Option<Rows> {
        if game.variant() != Variant::default() || game.is_over() {
            return None;
        }
        let row = |side: Side| {
            let mut row = 0;
            for pit in side.pits() {
                row |= u64::from(game.stones(pit)) << (8 * pit.index);
            }
            row
        };
        let stones = i32::from(game.left(Side::South)) + i32::from(game.left(Side::North));
        let mover = game.to_move();
        (stones <= MOST).then(|| Rows {
            mine: row(mover),
            theirs: row(mover.other()),
        })
    }

    /// The pits that can be sown, from the store on.
    pub fn pits(self) -> impl Iterator<Item = usize> {
        (0..PITS).rev().filter(move |pit| at(self.mine, *pit) > 0)
    }

    /// How many stones are in play.
    #[inline]
    pub fn stones(self) -> i32 {
        sum(self.mine) + sum(self.theirs)
    }

    /// The number of this position among all, those with fewer stones first.
    ///
    /// A position is told by the stones up to and with each pit, and so by a set of twelve rising numbers; sets are numbered by sums.
    pub fn number(self) -> u64 {
        let mut mine = self.mine.wrapping_mul(ONES);
        let mut theirs = self
            .theirs
            .wrapping_add(mine >> 40 & 0xff)
            .wrapping_mul(ONES);
        let (mut number, steps) = (0, &tables().steps);
        for pit in 0..PITS {
            number += steps[pit][at(mine, 0)];
            number += steps[PITS + pit][at(theirs, 0)];
            (mine, theirs) = (mine >> 8, theirs >> 8);
        }
        number
    }

    /// Sows a pit that is not empty.
    pub fn sow(self, pit: usize) -> Sown {
        self.sow_in_haste(pit)
    }

    /// The same, inlined: for loops that do little else.
    #[inline(always)]
    pub fn sow_in_haste(self, pit: usize) -> Sown {
        let way = tables().ways[pit][at(self.mine, pit)];
        let mut mine = (self.mine & !(0xff << (8 * pit))) + way.mine;
        let mut theirs = self.theirs + way.theirs;
        let mut gain = i32::from(way.store);
        let last = usize::from(way.last);
        if last < PITS && at(mine, last) == 1 {
            let opposite = PITS - 1 - last;
            let taken = at(theirs, opposite);
            if taken > 0 {
                gain += 1 + taken as i32;
                mine &= !(0xff << (8 * last));
                theirs &= !(0xff << (8 * opposite));
            }
        }
        let over = mine == 0 || theirs == 0;
        if over {
            gain += sum(mine) - sum(theirs);
        }
        let again = way.last == STORE;
        let rows = match again {
            true => Rows { mine, theirs },
            false => Rows {
                mine: theirs,
                theirs: mine,
            },
        };
        Sown {
            rows,
            gain,
            again,
            over,
        }
    }
}
