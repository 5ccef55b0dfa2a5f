//! Pegs, cells and the 76 lines. This is the one place that knows which bit is which cell.
//!
//! A cell's number is `height * 16 + peg`, a peg's is `letter * 4 + number`, all from 0: so the cell above is 16 on.

use crate::game::Unreadable;
use std::fmt;
use std::str::FromStr;

/// A set of cells, one bit each.
pub type Cells = u64;
/// Four cells in a row, sorted by letter, number and height.
pub type Line = [u8; 4];

/// So many pegs, and so many cells.
pub const PEGS: u8 = 16;
/// So many balls each player has.
pub const BALLS: u32 = 32;
/// The cells at the bottom.
pub const FLOOR: Cells = 0xFFFF;
/// All lines, sorted as they are written: cell by cell, each by letter, number, height.
pub static LINES: [Line; 76] = lines();

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

    /// The number of its letter, A is 0.
    pub const fn letter(self) -> u8 {
        self.0 / 4
    }

    /// Its number less one.
    pub const fn number(self) -> u8 {
        self.0 % 4
    }

    /// Its name.
    pub fn name(self) -> String {
        [b'A' + self.letter(), b'1' + self.number()]
            .map(char::from)
            .iter()
            .collect()
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
        f.write_str(&self.name())
    }
}

impl FromStr for Peg {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Peg, Unreadable> {
        Peg::named(text).ok_or_else(|| Unreadable::new("a peg, A1 to D4", text))
    }
}

/// What varies along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Row,
    Column,
    Vertical,
    Flat,
    Upright,
    Space,
}

/// The kind of a line.
pub const fn kind(line: Line) -> Kind {
    let (first, second) = (line[0], line[1]);
    let letters = first % PEGS / 4 != second % PEGS / 4;
    let numbers = first % 4 != second % 4;
    let heights = first / PEGS != second / PEGS;
    match (letters, numbers, heights) {
        (false, true, false) => Kind::Row,
        (true, false, false) => Kind::Column,
        (false, false, _) => Kind::Vertical,
        (true, true, false) => Kind::Flat,
        (true, true, true) => Kind::Space,
        _ => Kind::Upright,
    }
}

/// A cell's name: `B3:2`.
pub fn cell_name(cell: u8) -> String {
    let mut name = Peg(cell % PEGS).name();
    name.push(':');
    name.push(char::from(b'1' + cell / PEGS));
    name
}

/// A line as it is written: `A1:1 B2:1 C3:1 D4:1`.
pub fn line_name(line: Line) -> String {
    let mut name = String::new();
    for (i, cell) in line.into_iter().enumerate() {
        if i > 0 {
            name.push(' ');
        }
        name += &cell_name(cell);
    }
    name
}

/// The cells of a line as a set.
pub const fn cells_of(line: Line) -> Cells {
    1 << line[0] | 1 << line[1] | 1 << line[2] | 1 << line[3]
}

/// The lines that lie in a set of cells, in their order.
pub fn lines_in(held: Cells) -> impl Iterator<Item = Line> {
    LINES
        .iter()
        .copied()
        .filter(move |line| cells_of(*line) & !held == 0)
}

/// Goes through all cells in the order of their names and through the 13 directions in the order of the second cell's name: so
/// every line is met once, at its first cell, and in its place.
const fn lines() -> [Line; 76] {
    let (mut all, mut count, mut cell) = ([[0; 4]; 76], 0, 0);
    while cell < 64 {
        let (letter, number, height) = (cell / 16, cell / 4 % 4, cell % 4);
        let mut way = 14;
        while way < 27 {
            let steps = (way / 9 - 1, way / 3 % 3 - 1, way % 3 - 1);
            let end = (
                letter + 3 * steps.0,
                number + 3 * steps.1,
                height + 3 * steps.2,
            );
            if is_inside(end.0) && is_inside(end.1) && is_inside(end.2) {
                let mut i = 0;
                while i < 4 {
                    let (letter, number) = (letter + i * steps.0, number + i * steps.1);
                    let height = height + i * steps.2;
                    all[count][i as usize] = (height * 16 + letter * 4 + number) as u8;
                    i += 1;
                }
                count += 1;
            }
            way += 1;
        }
        cell += 1;
    }
    assert!(count == 76);
    all
}

const fn is_inside(n: i32) -> bool {
    n >= 0 && n < 4
}
