//! One hex of the board, and the directions from hex to hex.
//!
//! Rows and columns count from 0 at the top left; odd rows lie half a hex to the right («Board geometry»).

/// The number of rows, and of columns.
pub const SIDE: usize = 20;

/// One hex of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hex {
    row: u8,
    column: u8,
}

/// A direction from a hex to one of its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::SouthEast,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
        Direction::NorthEast,
    ];

    /// How many rows down and columns to the right the neighbour is; slanting steps depend on the row they start from.
    pub(super) fn offset(self, row: usize) -> (isize, isize) {
        let odd = (row % 2) as isize;
        match self {
            Direction::East => (0, 1),
            Direction::SouthEast => (1, odd),
            Direction::SouthWest => (1, odd - 1),
            Direction::West => (0, -1),
            Direction::NorthWest => (-1, odd - 1),
            Direction::NorthEast => (-1, odd),
        }
    }
}

impl Hex {
    /// The hex in this row and column. Panics if the board does not have it.
    pub const fn at(row: usize, column: usize) -> Hex {
        assert!(row < SIDE && column < SIDE);
        Hex {
            row: row as u8,
            column: column as u8,
        }
    }

    /// The hex in this row and column, if the board has it.
    pub fn try_at(row: usize, column: usize) -> Option<Hex> {
        (row < SIDE && column < SIDE).then(|| Hex::at(row, column))
    }

    /// All hexes, row by row.
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

    /// Its index in arrays of all hexes, row by row.
    pub const fn index(self) -> usize {
        self.row() * SIDE + self.column()
    }

    /// The neighbour in a direction, if the board goes on there.
    pub fn neighbour(self, direction: Direction) -> Option<Hex> {
        let (down, right) = direction.offset(self.row());
        let row = self.row().checked_add_signed(down)?;
        Hex::try_at(row, self.column().checked_add_signed(right)?)
    }
}
