//! Sets of the 400 hexes of the board.
//!
//! A set has a bit for each hex, a word for each row: what touches a set, its areas and its rows are then a few operations on words.
//! Loops count rows: the computer is busy here, and a page built for size calls functions for each step of an iterator.

pub use super::hex::{Hex, SIDE, Way};
use std::ops::{BitAnd, BitOr, Sub};

const ROW: u32 = (1 << SIDE) - 1;

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hexes {
    rows: [u32; SIDE],
}

impl Hexes {
    /// No hex.
    pub const NONE: Hexes = Hexes { rows: [0; SIDE] };
    /// The edge of the board: 76 hexes.
    pub const EDGE: Hexes = {
        let mut rows = [1 | 1 << (SIDE - 1); SIDE];
        rows[0] = ROW;
        rows[SIDE - 1] = ROW;
        Hexes { rows }
    };

    /// One hex.
    pub fn of(hex: Hex) -> Hexes {
        let mut hexes = Hexes::NONE;
        hexes.add(hex);
        hexes
    }

    /// Puts a hex in.
    pub fn add(&mut self, hex: Hex) {
        self.rows[hex.row()] |= 1 << hex.column();
    }

    /// Takes a hex out.
    pub fn remove(&mut self, hex: Hex) {
        self.rows[hex.row()] &= !(1 << hex.column());
    }

    /// Is it in?
    pub fn has(&self, hex: Hex) -> bool {
        self.rows[hex.row()] >> hex.column() & 1 == 1
    }

    /// Is none in?
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| *row == 0)
    }

    /// Is one in both?
    pub fn meets(&self, other: &Hexes) -> bool {
        for row in 0..SIDE {
            if self.rows[row] & other.rows[row] != 0 {
                return true;
            }
        }
        false
    }

    /// How many are in.
    pub fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// Those in a row, a bit each: what is done most is done by words.
    #[inline(always)]
    pub fn bits(&self, row: usize) -> u32 {
        self.rows[row]
    }

    /// How many are in a row.
    pub fn in_row(&self, row: usize) -> u32 {
        self.rows[row].count_ones()
    }

    /// Those in a row.
    pub fn row(&self, row: usize) -> Hexes {
        let mut one = Hexes::NONE;
        one.rows[row] = self.rows[row];
        one
    }

    /// Those in one of the four sectors: top left, top right, bottom left, bottom right.
    pub fn sector(&self, sector: usize) -> Hexes {
        let half = SIDE / 2;
        let mut part = Hexes::NONE;
        for row in sector / 2 * half..(sector / 2 + 1) * half {
            part.rows[row] = self.rows[row] & ((1 << half) - 1) << (sector % 2 * half);
        }
        part
    }

    /// The leftmost of each row.
    pub fn first_of_rows(mut self) -> Hexes {
        for row in &mut self.rows {
            *row &= row.wrapping_neg();
        }
        self
    }

    /// The first, row by row.
    pub fn first(&self) -> Option<Hex> {
        let row = self.rows.iter().position(|row| *row != 0)?;
        Some(Hex::at(row, self.rows[row].trailing_zeros() as usize))
    }

    /// Each of them, row by row.
    pub fn iter(mut self) -> impl Iterator<Item = Hex> {
        let mut row = 0;
        std::iter::from_fn(move || {
            while *self.rows.get(row)? == 0 {
                row += 1;
            }
            let bits = &mut self.rows[row];
            let column = bits.trailing_zeros() as usize;
            *bits &= *bits - 1;
            Some(Hex::at(row, column))
        })
    }

    /// What touches any of them in one row; they touch each other, too.
    fn near_in(&self, row: usize) -> u32 {
        let above = if row > 0 { self.rows[row - 1] } else { 0 };
        let below = if row + 1 < SIDE {
            self.rows[row + 1]
        } else {
            0
        };
        let (own, beside) = (self.rows[row], above | below);
        let slanted = match row % 2 {
            0 => beside << 1,
            _ => beside >> 1,
        };
        (own << 1 | own >> 1 | beside | slanted) & ROW
    }

    /// All hexes that touch at least one of them.
    pub fn near(&self) -> Hexes {
        Hexes {
            rows: std::array::from_fn(|row| self.near_in(row)),
        }
    }

    /// Where one step leads from all of them.
    pub fn stepped(&self, way: Way) -> Hexes {
        let mut rows = [0; SIDE];
        for (row, bits) in self.rows.iter().enumerate() {
            let (down, right) = way.step(row);
            let to = row.checked_add_signed(down);
            if let Some(to) = to.and_then(|row| rows.get_mut(row)) {
                *to = match right {
                    0 => *bits,
                    1 => bits << 1 & ROW,
                    _ => bits >> 1,
                };
            }
        }
        Hexes { rows }
    }

    /// Those that hang together with one of them.
    pub fn area(&self, hex: Hex) -> Hexes {
        let mut area = Hexes::of(hex);
        let (mut top, mut bottom) = (hex.row(), hex.row());
        loop {
            // Down and up again, each row from those already done and only as far as it reaches: most areas are small.
            let before = area;
            let rows = top.saturating_sub(1)..(bottom + 2).min(SIDE);
            for row in rows.clone().chain(rows.rev()) {
                while let more @ 1.. = self.rows[row] & area.near_in(row) & !area.rows[row] {
                    area.rows[row] |= more;
                    (top, bottom) = (top.min(row), bottom.max(row));
                }
            }
            if area == before {
                return area;
            }
        }
    }

    /// Its areas: all that hangs together.
    pub fn areas(mut self) -> impl Iterator<Item = Hexes> {
        std::iter::from_fn(move || {
            let area = self.area(self.first()?);
            self = self - area;
            Some(area)
        })
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;

    fn bitand(mut self, other: Hexes) -> Hexes {
        for row in 0..SIDE {
            self.rows[row] &= other.rows[row];
        }
        self
    }
}

impl BitOr for Hexes {
    type Output = Hexes;

    fn bitor(mut self, other: Hexes) -> Hexes {
        for row in 0..SIDE {
            self.rows[row] |= other.rows[row];
        }
        self
    }
}

impl Sub for Hexes {
    type Output = Hexes;

    fn sub(mut self, other: Hexes) -> Hexes {
        for row in 0..SIDE {
            self.rows[row] &= !other.rows[row];
        }
        self
    }
}
