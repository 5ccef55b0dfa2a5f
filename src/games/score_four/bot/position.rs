//! A position as the search sees it: bitboards from the view of the side to move, with the cells that would complete a line kept up
//! to date from move to move.

use super::evaluation::{LINE_GAIN, LINE_POINTS};
use crate::games::score_four::rules::{BALLS, Cells, FLOOR, LINES, cells_of};

/// The lines through each cell: seven, or four and three empty entries.
pub struct LineTable {
    through: [[Cells; 7]; 64],
}

/// The balls on the pegs, from the view of the side to move.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Position {
    /// The balls of the side to move.
    pub own: Cells,
    /// The other side's balls.
    pub other: Cells,
    /// Empty cells that complete a line of the side to move, whether a ball can come to rest there yet or not.
    pub own_wins: Cells,
    /// Empty cells that complete a line of the other side.
    pub other_wins: Cells,
    /// The points for lines that only one side can still complete.
    pub line_score: i32,
}

/// What is known of a position without search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// The game is decided, after so many more balls of both sides: won if positive, lost if negative, drawn if zero.
    Decided(i32),
    /// Every other cell loses at once.
    Forced(Cells),
    /// Any of these cells; every other one loses at once.
    Open(Cells),
}

impl Default for LineTable {
    fn default() -> LineTable {
        let mut through = [[0; 7]; 64];
        let mut count = [0; 64];
        for line in LINES {
            for cell in line.map(usize::from) {
                through[cell][count[cell]] = cells_of(line);
                count[cell] += 1;
            }
        }
        LineTable { through }
    }
}

impl LineTable {
    /// The position with these balls of the side to move and of the other side.
    pub fn position(&self, own: Cells, other: Cells) -> Position {
        let mut position = Position::default();
        // The order does not matter: each ball is played as if it were its owner's turn.
        for cell in cell_numbers(own | other) {
            let bit = 1 << cell;
            if own & bit == 0 {
                position = position.swap_sides();
            }
            position = self.after(&position, bit);
            if own & bit != 0 {
                position = position.swap_sides();
            }
        }
        position
    }

    /// The position after a ball in a cell, from the view of the other side.
    pub fn after(&self, position: &Position, bit: Cells) -> Position {
        self.after_inlined(position, bit)
    }

    /// The same as `after`, inlined: for loops that do little else.
    #[inline(always)]
    pub fn after_inlined(&self, position: &Position, bit: Cells) -> Position {
        let own = position.own | bit;
        let (mut own_wins, mut line_score) = (position.own_wins, position.line_score);
        let through = &self.through[bit.trailing_zeros() as usize];
        let count = if through[4] == 0 { 4 } else { 7 };
        for line in &through[..count] {
            let (own_balls, other_balls) = (line & position.own, line & position.other);
            if other_balls == 0 {
                let balls = count_up_to_three(own_balls);
                line_score += LINE_GAIN[balls];
                if balls == 2 {
                    own_wins |= line & !own;
                }
            } else if own_balls == 0 {
                line_score += LINE_POINTS[count_up_to_three(other_balls)];
            }
        }
        let free = !(own | position.other);
        Position {
            own: position.other,
            other: own,
            own_wins: position.other_wins & free,
            other_wins: own_wins & free,
            line_score: -line_score,
        }
    }
}

impl Position {
    /// The same balls, with the other side to move.
    fn swap_sides(&self) -> Position {
        Position {
            own: self.other,
            other: self.own,
            own_wins: self.other_wins,
            other_wins: self.own_wins,
            line_score: -self.line_score,
        }
    }

    /// All cells with a ball.
    #[inline(always)]
    pub fn filled(&self) -> Cells {
        self.own | self.other
    }

    /// The cells where a ball would come to rest.
    #[inline(always)]
    pub fn landings(&self) -> Cells {
        let filled = self.filled();
        (filled << 16 | FLOOR) & !filled
    }

    /// What is known without search: wins and losses within two balls, and which moves are left.
    #[inline(always)]
    pub fn outlook(&self) -> Outlook {
        // On a board that was set up a side may run out of balls early; otherwise this is the last cell.
        if self.other.count_ones() == BALLS {
            return Outlook::Decided(self.balls_to_win_alone());
        }
        let landings = self.landings();
        if self.own_wins & landings != 0 {
            return Outlook::Decided(1);
        }
        let threats = self.other_wins & landings;
        if threats != 0 {
            let is_lost = !is_single(threats) || self.other_wins & threats << 16 != 0;
            return if is_lost {
                Outlook::Decided(-2)
            } else {
                Outlook::Forced(threats)
            };
        }
        let safe = landings & !(self.other_wins >> 16);
        if safe == 0 {
            Outlook::Decided(-2)
        } else if is_single(safe) {
            Outlook::Forced(safe)
        } else {
            Outlook::Open(safe)
        }
    }

    /// The other side has no ball left, so all empty cells go to the side to move: after how many balls it has a line, 0 for never.
    #[cold]
    fn balls_to_win_alone(&self) -> i32 {
        let needed = |line: Cells| {
            let below = line | line >> 16 | line >> 32 | line >> 48;
            (below & !self.filled()).count_ones() as i32
        };
        LINES
            .iter()
            .map(|line| cells_of(*line))
            .filter(|line| line & self.other == 0)
            .map(needed)
            .min()
            .unwrap_or(0)
    }

    /// The key of a position in the transposition table. Some 80 bits would be needed to tell all positions apart; that two of one
    /// search share these 64 does not happen in practice. Each step spreads what differs only in high cells.
    #[inline(always)]
    pub fn hash_key(&self, salt: u64) -> u64 {
        let mut mixed = (self.own ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^= mixed >> 32;
        mixed = mixed
            .wrapping_add(self.other)
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^= mixed >> 32;
        mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 29
    }
}

/// Is this exactly one cell, given that it is not none?
#[inline(always)]
pub const fn is_single(cells: Cells) -> bool {
    cells & cells.wrapping_sub(1) == 0
}

/// The numbers of the cells of a set, the lowest first.
pub fn cell_numbers(mut cells: Cells) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = cells.trailing_zeros();
        cells &= cells.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}

/// The number of cells of a set of at most three. Faster than `count_ones` where the machine has no instruction for that.
#[inline(always)]
fn count_up_to_three(cells: Cells) -> usize {
    let two = cells & cells.wrapping_sub(1);
    let three = two & two.wrapping_sub(1);
    usize::from(cells != 0) + usize::from(two != 0) + usize::from(three != 0)
}
