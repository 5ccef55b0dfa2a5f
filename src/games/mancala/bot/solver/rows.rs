//! A position packed into two words, a byte for each pit, so that sowing is two additions from a table; and the index of each
//! position among all positions.

use crate::games::mancala::{Mancala, PITS, Side, Variant};
use std::sync::LazyLock;

/// Both rows as the side to move sees them, a byte for each pit in sowing order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rows {
    /// The mover's pits.
    pub mine: u64,
    /// The opponent's pits.
    pub theirs: u64,
}

/// Positions with more stones are not solved: six in each pit.
pub const MAX_STONES: i32 = 72;

/// The entries of a table by a number of stones: a power of 2, so that a mask replaces the bounds check.
const COUNTS: usize = 128;
/// The place of the mover's store in the ring.
const STORE: u8 = PITS as u8;
/// One in every byte: multiplying by it adds bytes up.
const ONES: u64 = 0x0101_0101_0101_0101;

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

struct Tables {
    /// What a pit with a number of stones adds to the other holes.
    distributions: [[Distribution; COUNTS]; PITS],
    /// `arrangements[i][n]`: in how many ways fewer than `n` stones can lie in `i + 1` pits.
    arrangements: [[u64; COUNTS]; 2 * PITS],
}

/// Where the stones of a pit fall.
#[derive(Clone, Copy)]
struct Distribution {
    mine: u64,
    theirs: u64,
    store: u8,
    /// Where the last one falls: a pit of the mover's, `STORE`, or beyond.
    last: u8,
}

impl Tables {
    fn new() -> Tables {
        let nothing = Distribution {
            mine: 0,
            theirs: 0,
            store: 0,
            last: 2 * STORE,
        };
        let mut distributions = [[nothing; COUNTS]; PITS];
        for (pit, by_stones) in distributions.iter_mut().enumerate() {
            let (mut fallen, mut hole) = (nothing, pit);
            for entry in &mut by_stones[1..=MAX_STONES as usize] {
                hole = (hole + 1) % (2 * PITS + 1);
                if hole < PITS {
                    fallen.mine += 1 << (8 * hole);
                } else if hole == PITS {
                    fallen.store += 1;
                } else {
                    fallen.theirs += 1 << (8 * (hole - PITS - 1));
                }
                fallen.last = hole as u8;
                *entry = fallen;
            }
        }
        let mut arrangements = [[0; COUNTS]; 2 * PITS];
        for pits in 0..2 * PITS {
            for stones in 1..=MAX_STONES as usize {
                let with_one_pit_less = match pits {
                    0 => 1,
                    _ => arrangements[pits - 1][stones],
                };
                arrangements[pits][stones] = arrangements[pits][stones - 1] + with_one_pit_less;
            }
        }
        Tables {
            distributions,
            arrangements,
        }
    }
}

/// How many positions there are with at most so many stones.
pub fn position_count(stones: i32) -> usize {
    TABLES.arrangements[2 * PITS - 1][stones as usize + 1] as usize
}

/// The stones in a row.
pub fn row_sum(row: u64) -> i32 {
    (row.wrapping_mul(ONES) >> 56) as i32
}

/// The stones in a pit of a row.
#[inline]
pub fn stones_at(row: u64, pit: usize) -> usize {
    (row >> (8 * pit)) as usize & (COUNTS - 1)
}

/// The position after a sowing.
#[derive(Clone, Copy)]
pub struct Successor {
    /// The rows as the next side to move sees them.
    pub rows: Rows,
    /// By how much the mover's store grew, less what the opponent's store grew.
    pub gain: i32,
    /// The same side moves again.
    pub again: bool,
    /// The game is over, and `gain` includes the sweep.
    pub over: bool,
}

impl Successor {
    /// The value of the sowing to whoever sowed, if `rows` has this value.
    #[inline(always)]
    pub fn value_for_mover(&self, value: i32) -> i32 {
        self.gain + if self.again { value } else { -value }
    }
}

impl Rows {
    /// The rows of a position, if it is played by the standard rules and is not over.
    pub fn of(game: &Mancala) -> Option<Rows> {
        if game.variant() != Variant::default() || game.is_over() {
            return None;
        }
        let row = |side: Side| {
            side.pits()
                .map(|pit| u64::from(game.stones(pit)) << (8 * pit.index))
                .sum()
        };
        let stones = i32::from(game.in_play(Side::South)) + i32::from(game.in_play(Side::North));
        let mover = game.to_move();
        (stones <= MAX_STONES).then(|| Rows {
            mine: row(mover),
            theirs: row(mover.other()),
        })
    }

    /// Does the mover have a stone in this pit?
    #[inline]
    pub fn can_sow(self, pit: usize) -> bool {
        stones_at(self.mine, pit) > 0
    }

    /// The pits that can be sown, the one next to the store first.
    pub fn pits(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..PITS).rev().filter(move |pit| self.can_sow(*pit))
    }

    /// How many stones are in play.
    #[inline]
    pub fn stones(self) -> i32 {
        row_sum(self.mine) + row_sum(self.theirs)
    }

    /// The index of this position among all, those with fewer stones first.
    ///
    /// The stones in the first pit, the first two, the first three and so on are twelve rising numbers; such sequences are indexed
    /// by sums of binomial coefficients (the combinatorial number system).
    pub fn index(self) -> u64 {
        let mut mine = self.mine.wrapping_mul(ONES);
        let mut theirs = self
            .theirs
            .wrapping_add(mine >> 40 & 0xff)
            .wrapping_mul(ONES);
        let (mut index, arrangements) = (0, &TABLES.arrangements);
        for pit in 0..PITS {
            index += arrangements[pit][stones_at(mine, 0)];
            index += arrangements[PITS + pit][stones_at(theirs, 0)];
            (mine, theirs) = (mine >> 8, theirs >> 8);
        }
        index
    }

    /// Sows a pit that is not empty.
    pub fn sow(self, pit: usize) -> Successor {
        self.sow_inlined(pit)
    }

    /// The same, inlined for the hot loops of the search.
    #[inline(always)]
    pub fn sow_inlined(self, pit: usize) -> Successor {
        let fallen = &TABLES.distributions[pit][stones_at(self.mine, pit)];
        let mut mine = (self.mine & !(0xff << (8 * pit))) + fallen.mine;
        let mut theirs = self.theirs + fallen.theirs;
        let mut gain = i32::from(fallen.store);
        let last = usize::from(fallen.last);
        if last < PITS && stones_at(mine, last) == 1 {
            let opposite = PITS - 1 - last;
            let taken = stones_at(theirs, opposite);
            if taken > 0 {
                gain += 1 + taken as i32;
                mine &= !(0xff << (8 * last));
                theirs &= !(0xff << (8 * opposite));
            }
        }
        let over = mine == 0 || theirs == 0;
        if over {
            gain += row_sum(mine) - row_sum(theirs);
        }
        let again = fallen.last == STORE;
        let rows = if again {
            Rows { mine, theirs }
        } else {
            Rows {
                mine: theirs,
                theirs: mine,
            }
        };
        Successor {
            rows,
            gain,
            again,
            over,
        }
    }
}
