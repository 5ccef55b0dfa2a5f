//! Pegs and cells (A1, A2), and which bit of a set stands for which cell.
//!
//! The number of a cell is `height * 16 + peg`, that of a peg `letter * 4 + number`, all from 0: so the cell above is 16 further.

use crate::game::ParseError;
use std::fmt;
use std::str::FromStr;

/// A set of cells, one bit each.
pub type Cells = u64;

/// The number of pegs, and of cells on one level.
pub const PEGS: u8 = 16;
/// The number of balls each player has.
pub const BALLS: u32 = 32;
/// The cells of the lowest level.
pub const FLOOR: Cells = 0xFFFF;

/// One of the 16 pegs, A1, A2 … D4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Peg(pub u8);

impl Peg {
    /// All pegs in the order of their names.
    pub fn all() -> impl DoubleEndedIterator<Item = Peg> {
        (0..PEGS).map(Peg)
    }

    /// The peg with this letter and number, both from 0.
    pub const fn at(letter: u8, number: u8) -> Peg {
        Peg(letter * 4 + number)
    }

    /// Its letter, counted from 0 for A.
    pub const fn letter(self) -> u8 {
        self.0 / 4
    }

    /// Its number, counted from 0.
    pub const fn number(self) -> u8 {
        self.0 % 4
    }

    /// Its name: `B3`.
    pub fn name(self) -> String {
        self.to_string()
    }

    /// The peg of this name.
    pub fn named(name: &str) -> Option<Peg> {
        match *name.as_bytes() {
            [letter @ b'A'..=b'D', number @ b'1'..=b'4'] => {
                Some(Peg::at(letter - b'A', number - b'1'))
            }
            _ => None,
        }
    }

    /// Its four cells.
    pub const fn cells(self) -> Cells {
        0x0001_0001_0001_0001 << self.0
    }

    /// Its cell at a height from 0.
    pub const fn cell(self, height: u8) -> u8 {
        height * PEGS + self.0
    }
}

impl fmt::Display for Peg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.letter());
        write!(f, "{letter}{}", self.number() + 1)
    }
}

impl FromStr for Peg {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Peg, ParseError> {
        Peg::named(text).ok_or_else(|| ParseError::new("a peg, A1 to D4", text))
    }
}

/// A cell's name: `B3:2`.
pub fn cell_name(cell: u8) -> String {
    format!("{}:{}", Peg(cell % PEGS), cell / PEGS + 1)
}
