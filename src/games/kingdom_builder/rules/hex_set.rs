//! Sets of the 400 hexes of the board, as bitboards: a word for each row and a bit for each hex, so that neighbours, areas and rows
//! take a few operations on words.

use super::hex::{Direction, Hex, SIDE};
use std::array;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// The bits of a whole row.
const FULL_ROW: u32 = (1 << SIDE) - 1;

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexSet {
    rows: [u32; SIDE],
}

impl HexSet {
    /// The empty set.
    pub const EMPTY: HexSet = HexSet { rows: [0; SIDE] };
    /// The edge of the board: 76 hexes.
    pub const EDGE: HexSet = {
        let mut rows = [1 | 1 << (SIDE - 1); SIDE];
        rows[0] = FULL_ROW;
        rows[SIDE - 1] = FULL_ROW;
        HexSet { rows }
    };

    /// Adds a hex.
    pub fn insert(&mut self, hex: Hex) {
        self.rows[hex.row()] |= 1 << hex.column();
    }

    /// Removes a hex.
    pub fn remove(&mut self, hex: Hex) {
        self.rows[hex.row()] &= !(1 << hex.column());
    }

    /// Is this hex in the set?
    pub fn contains(&self, hex: Hex) -> bool {
        self.rows[hex.row()] >> hex.column() & 1 == 1
    }

    /// Is no hex in the set?
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|row| *row == 0)
    }

    /// Is any hex in both sets?
    pub fn intersects(&self, other: &HexSet) -> bool {
        let mut rows = self.rows.iter().zip(&other.rows);
        rows.any(|(one, other)| one & other != 0)
    }

    /// How many hexes are in the set.
    pub fn count(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// How many of its hexes are in a row.
    pub fn count_in_row(&self, row: usize) -> u32 {
        self.rows[row].count_ones()
    }

    /// Its hexes in a row, the bit of column 0 lowest.
    #[inline(always)]
    pub fn row_bits(&self, row: usize) -> u32 {
        self.rows[row]
    }

    /// Its hexes in a row.
    pub fn row(&self, row: usize) -> HexSet {
        let mut one = HexSet::EMPTY;
        one.rows[row] = self.rows[row];
        one
    }

    /// Its hexes in one of the four sectors: top left, top right, bottom left, bottom right.
    pub fn sector(&self, sector: usize) -> HexSet {
        const HALF: usize = SIDE / 2;
        let columns = ((1 << HALF) - 1) << (sector % 2 * HALF);
        let top = sector / 2 * HALF;
        let mut part = HexSet::EMPTY;
        for row in top..top + HALF {
            part.rows[row] = self.rows[row] & columns;
        }
        part
    }

    /// The leftmost hex of each row.
    pub fn leftmost_of_rows(&self) -> HexSet {
        HexSet {
            rows: self.rows.map(|row| row & row.wrapping_neg()),
        }
    }

    /// The first hex, row by row.
    pub fn first(&self) -> Option<Hex> {
        let row = self.rows.iter().position(|row| *row != 0)?;
        Some(Hex::at(row, self.rows[row].trailing_zeros() as usize))
    }

    /// Its hexes, row by row.
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

    /// The hexes of a row that touch any hex of the set.
    fn neighbours_in_row(&self, row: usize) -> u32 {
        let above = row.checked_sub(1).map_or(0, |above| self.rows[above]);
        let below = self.rows.get(row + 1).copied().unwrap_or(0);
        let (own, adjacent) = (self.rows[row], above | below);
        let slanted = match row % 2 {
            0 => adjacent << 1,
            _ => adjacent >> 1,
        };
        (own << 1 | own >> 1 | adjacent | slanted) & FULL_ROW
    }

    /// All hexes that touch at least one hex of the set, be they in the set themselves or not.
    pub fn neighbours(&self) -> HexSet {
        HexSet {
            rows: array::from_fn(|row| self.neighbours_in_row(row)),
        }
    }

    /// The set moved by one step; what leaves the board is dropped.
    pub fn shifted(&self, direction: Direction) -> HexSet {
        let mut rows = [0; SIDE];
        for (row, bits) in self.rows.iter().enumerate() {
            let (down, right) = direction.offset(row);
            let to = row.checked_add_signed(down);
            if let Some(to) = to.and_then(|row| rows.get_mut(row)) {
                *to = match right {
                    0 => *bits,
                    1 => bits << 1 & FULL_ROW,
                    _ => bits >> 1,
                };
            }
        }
        HexSet { rows }
    }

    /// The area of one of its hexes: all that is connected with it.
    pub fn area_of(&self, hex: Hex) -> HexSet {
        let mut area = HexSet::from(hex);
        let (mut top, mut bottom) = (hex.row(), hex.row());
        loop {
            // Sweeps down and up again, one row beyond what is reached so far: most areas are small.
            let before = area;
            let rows = top.saturating_sub(1)..(bottom + 2).min(SIDE);
            for row in rows.clone().chain(rows.rev()) {
                while let more @ 1.. =
                    self.rows[row] & area.neighbours_in_row(row) & !area.rows[row]
                {
                    area.rows[row] |= more;
                    (top, bottom) = (top.min(row), bottom.max(row));
                }
            }
            if area == before {
                return area;
            }
        }
    }

    /// Its areas: the connected parts of the set.
    pub fn areas(mut self) -> impl Iterator<Item = HexSet> {
        std::iter::from_fn(move || {
            let area = self.area_of(self.first()?);
            self -= area;
            Some(area)
        })
    }
}

impl From<Hex> for HexSet {
    fn from(hex: Hex) -> HexSet {
        let mut set = HexSet::EMPTY;
        set.insert(hex);
        set
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        let mut set = HexSet::EMPTY;
        for hex in hexes {
            set.insert(hex);
        }
        set
    }
}

impl BitAnd for HexSet {
    type Output = HexSet;

    fn bitand(self, other: HexSet) -> HexSet {
        HexSet {
            rows: array::from_fn(|row| self.rows[row] & other.rows[row]),
        }
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    fn bitor(self, other: HexSet) -> HexSet {
        HexSet {
            rows: array::from_fn(|row| self.rows[row] | other.rows[row]),
        }
    }
}

impl BitOrAssign for HexSet {
    fn bitor_assign(&mut self, other: HexSet) {
        *self = *self | other;
    }
}

impl Sub for HexSet {
    type Output = HexSet;

    fn sub(self, other: HexSet) -> HexSet {
        HexSet {
            rows: array::from_fn(|row| self.rows[row] & !other.rows[row]),
        }
    }
}

impl SubAssign for HexSet {
    fn sub_assign(&mut self, other: HexSet) {
        *self = *self - other;
    }
}
