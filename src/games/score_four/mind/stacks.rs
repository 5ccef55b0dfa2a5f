//! A position as the search sees it: from the side of whoever moves, with the cells that would complete a line kept up to date.

use super::super::balls::{BALLS, Cells, FLOOR, LINES, cells_of};
use super::worth::{GAIN, LINE};

/// The lines through each cell: seven, or four and nothing.
pub struct Net {
    through: [[Cells; 7]; 64],
}

/// The balls on the pegs, for whoever has to move.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stacks {
    /// The mover's balls.
    pub own: Cells,
    /// The other side's.
    pub other: Cells,
    /// Empty cells that complete a line of the mover, whether a ball can come to rest there yet or not.
    pub mine: Cells,
    /// Those of the other side.
    pub theirs: Cells,
    /// What lines are worth that only one side can still complete.
    pub lines: i32,
}

/// What a position is at first sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glance {
    /// The mover wins with so many more balls of either side; with less than nothing, the other side does. Nothing is a draw.
    End(i32),
    /// Everything else loses at once.
    Forced(Cells),
    /// Any of these cells; everything else loses at once.
    Open(Cells),
}

impl Default for Net {
    /// Finds the lines through each cell.
    fn default() -> Net {
        let mut through = [[0; 7]; 64];
        let mut count = [0; 64];
        for line in LINES {
            for cell in line.map(usize::from) {
                through[cell][count[cell]] = cells_of(line);
                count[cell] += 1;
            }
        }
        Net { through }
    }
}

impl Net {
    /// The balls of whoever moves and of the other side.
    pub fn stacks(&self, own: Cells, other: Cells) -> Stacks {
        let mut stacks = Stacks::default();
        // Any order will do: each ball is put as if it were its owner's turn.
        for cell in each(own | other) {
            let bit = 1 << cell;
            if own & bit == 0 {
                stacks = stacks.turned();
            }
            stacks = self.after(&stacks, bit);
            if own & bit != 0 {
                stacks = stacks.turned();
            }
        }
        stacks
    }

    /// The position after the mover's ball in a cell, for the other side.
    pub fn after(&self, stacks: &Stacks, bit: Cells) -> Stacks {
        self.after_in_haste(stacks, bit)
    }

    /// The same, inlined: for loops that do little else.
    #[inline(always)]
    pub fn after_in_haste(&self, stacks: &Stacks, bit: Cells) -> Stacks {
        let own = stacks.own | bit;
        let (mut mine, mut lines) = (stacks.mine, stacks.lines);
        let through = &self.through[bit.trailing_zeros() as usize];
        let many = if through[4] == 0 { 4 } else { 7 };
        for line in &through[..many] {
            let (held, theirs) = (line & stacks.own, line & stacks.other);
            if theirs == 0 {
                let count = count(held);
                lines += GAIN[count];
                if count == 2 {
                    mine |= line & !own;
                }
            } else if held == 0 {
                lines += LINE[count(theirs)];
            }
        }
        let free = !(own | stacks.other);
        Stacks {
            own: stacks.other,
            other: own,
            mine: stacks.theirs & free,
            theirs: mine & free,
            lines: -lines,
        }
    }
}

impl Stacks {
    /// The same balls, and the other side moves.
    fn turned(&self) -> Stacks {
        Stacks {
            own: self.other,
            other: self.own,
            mine: self.theirs,
            theirs: self.mine,
            lines: -self.lines,
        }
    }

    /// All cells with a ball.
    #[inline(always)]
    pub fn filled(&self) -> Cells {
        self.own | self.other
    }

    /// Where a ball would come to rest.
    #[inline(always)]
    pub fn landings(&self) -> Cells {
        let filled = self.filled();
        (filled << 16 | FLOOR) & !filled
    }

    /// What needs no search.
    #[inline(always)]
    pub fn glance(&self) -> Glance {
        // On a board that was set up a side may run out of balls early; else this is the last cell.
        if self.other.count_ones() == BALLS {
            return Glance::End(self.alone());
        }
        let landings = self.landings();
        if self.mine & landings != 0 {
            return Glance::End(1);
        }
        let danger = self.theirs & landings;
        if danger != 0 {
            let lost = !is_single(danger) || self.theirs & danger << 16 != 0;
            return if lost {
                Glance::End(-2)
            } else {
                Glance::Forced(danger)
            };
        }
        let safe = landings & !(self.theirs >> 16);
        if safe == 0 {
            Glance::End(-2)
        } else if is_single(safe) {
            Glance::Forced(safe)
        } else {
            Glance::Open(safe)
        }
    }

    /// The other side has no ball left, so all other cells are the mover's: after how many balls is there a line?
    #[cold]
    fn alone(&self) -> i32 {
        let mut fewest = 0;
        for line in LINES {
            let line = cells_of(line);
            if line & self.other == 0 {
                let below = line | line >> 16 | line >> 32 | line >> 48;
                let needed = (below & !self.filled()).count_ones() as i32;
                if fewest == 0 || needed < fewest {
                    fewest = needed;
                }
            }
        }
        fewest
    }
}

/// Is this exactly one cell (and not none)?
#[inline(always)]
pub const fn is_single(cells: Cells) -> bool {
    cells & cells.wrapping_sub(1) == 0
}

/// The numbers of some cells.
pub fn each(mut cells: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = cells.trailing_zeros();
        cells &= cells.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}

/// How many of at most three cells there are. Not every machine can count bits in one go.
#[inline(always)]
fn count(cells: Cells) -> usize {
    let two = cells & cells.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    usize::from(cells != 0) + usize::from(two != 0) + usize::from(three != 0)
}

/// Names a position, the side to move included. 80 bits would be needed to tell all apart; that two of a search share
/// these 64 does not happen in practice. Each step spreads what differs only in high cells.
#[inline(always)]
pub fn key(stacks: &Stacks, salt: u64) -> u64 {
    let mut mixed = (stacks.own ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 32;
    mixed = mixed
        .wrapping_add(stacks.other)
        .wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 29
}
