//! One hex of the board, and the ways from hex to hex.
//!
//! Rows and columns count from 0 at the top left; odd rows lie half a hex to the right («Board geometry»).

/// So many rows, and so many columns.
pub const SIDE: usize = 20;

/// One hex of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hex {
    row: u8,
    column: u8,
}

/// A direction from hex to hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Way {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
}

impl Way {
    /// All six, clockwise.
    pub const ALL: [Way; 6] = [
        Way::East,
        Way::SouthEast,
        Way::SouthWest,
        Way::West,
        Way::NorthWest,
        Way::NorthEast,
    ];

    /// How many rows down and columns to the right the next hex is; slanting steps depend on the row one comes from.
    pub(super) fn step(self, row: usize) -> (isize, isize) {
        let odd = (row % 2) as isize;
        match self {
            Way::East => (0, 1),
            Way::SouthEast => (1, odd),
            Way::SouthWest => (1, odd - 1),
            Way::West => (0, -1),
            Way::NorthWest => (-1, odd - 1),
            Way::NorthEast => (-1, odd),
        }
    }
}

impl Hex {
    /// The hex of a row and a column of the board.
    pub const fn at(row: usize, column: usize) -> Hex {
        assert!(row < SIDE && column < SIDE);
        Hex {
            row: row as u8,
            column: column as u8,
        }
    }

    /// The same, if the board has it.
    pub fn found(row: usize, column: usize) -> Option<Hex> {
        (row < SIDE && column < SIDE).then(|| Hex::at(row, column))
    }

    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..SIDE * SIDE).map(|index| Hex::at(index / SIDE, index % SIDE))
    }

    /// Its row.
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Its column.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Its number, row by row, for tables.
    pub const fn index(self) -> usize {
        self.row() * SIDE + self.column()
    }

    /// The hex next to it, if the board goes on there.
    pub fn next(self, way: Way) -> Option<Hex> {
        let (down, right) = way.step(self.row());
        let row = self.row().checked_add_signed(down)?;
        Hex::found(row, self.column().checked_add_signed(right)?)
    }
}
