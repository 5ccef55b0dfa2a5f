//! The 76 lines (A4): what they are, how they are written, and which of them lie in a set of cells.

use super::pegs::{Cells, PEGS, cell_name};

/// Four cells in a row, sorted by letter, number and height.
pub type Line = [u8; 4];

/// All lines, sorted as they are written (A5): cell by cell, each by letter, number, height.
pub static LINES: [Line; 76] = lines();

/// What varies along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum LineKind {
    Row,
    Column,
    Vertical,
    Flat,
    Upright,
    Space,
}

/// The kind of a line.
pub const fn kind(line: Line) -> LineKind {
    let (first, second) = (line[0], line[1]);
    let letters = first % PEGS / 4 != second % PEGS / 4;
    let numbers = first % 4 != second % 4;
    let heights = first / PEGS != second / PEGS;
    match (letters, numbers, heights) {
        (false, true, false) => LineKind::Row,
        (true, false, false) => LineKind::Column,
        (false, false, _) => LineKind::Vertical,
        (true, true, false) => LineKind::Flat,
        (true, true, true) => LineKind::Space,
        _ => LineKind::Upright,
    }
}

/// A line as it is written: `A1:1 B2:1 C3:1 D4:1`.
pub fn line_name(line: Line) -> String {
    line.map(cell_name).join(" ")
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

/// Goes through all cells in the order of their names, and through the 13 directions in the order of the second cell's name: so
/// every line is found once, at its first cell, and the list comes out sorted.
const fn lines() -> [Line; 76] {
    let (mut all, mut count, mut cell) = ([[0; 4]; 76], 0, 0);
    while cell < 64 {
        let (letter, number, height) = (cell / 16, cell / 4 % 4, cell % 4);
        // A direction is a number of three digits to base 3, each of which is a step of -1, 0 or 1; 13 is no step at all.
        let mut direction = 14;
        while direction < 27 {
            let steps = (direction / 9 - 1, direction / 3 % 3 - 1, direction % 3 - 1);
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
            direction += 1;
        }
        cell += 1;
    }
    assert!(count == 76);
    all
}

const fn is_inside(n: i32) -> bool {
    n >= 0 && n < 4
}
