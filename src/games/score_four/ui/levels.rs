//! Where everything lies when the balls are shown level by level: four squares seen from above, in board units.

use super::geometry::{HIGH, WIDE};
use crate::games::score_four::rules::{PEGS, Peg};
use crate::games::ui::{PathData, Point};

/// How high the picture is that shows nothing but the levels.
pub const FLAT_HIGH: i32 = 896;
/// How high the strip of small levels below the board is.
pub const STRIP_HIGH: i32 = 232;
/// A square with its frame.
pub const SQUARE: i32 = 404;
/// One place of a square.
pub const PLACE: i32 = 92;
/// Where its places begin.
pub const EDGE: i32 = 31;
/// How high its title is.
const TITLE: i32 = 40;
/// In the strip everything is so much smaller, in hundredths.
const SMALL: i32 = 48;

/// The upper left corner of a level's square: the lowest level first, at the lower left.
fn corner(level: u8) -> Point {
    let (column, row) = (i32::from(level % 2), i32::from(level / 2));
    (
        column * (WIDE - SQUARE),
        TITLE + (1 - row) * (FLAT_HIGH - SQUARE - TITLE),
    )
}

/// Moves and shrinks a level's square to where it is shown: alone, or in the strip below the board.
pub fn square_transform(level: u8, flat: bool) -> String {
    if flat {
        let (x, y) = corner(level);
        return format!("translate({x} {y})");
    }
    let wide = SQUARE * SMALL / 100;
    let x = i32::from(level) * (WIDE - wide) / 3;
    format!(
        "translate({x} {}) scale(.{SMALL})",
        HIGH + STRIP_HIGH - wide
    )
}

/// The upper left corner of a peg's place in each square: row A below.
fn place(peg: Peg) -> Point {
    let (column, row) = (i32::from(peg.number()), i32::from(peg.letter()));
    (EDGE + column * PLACE, 6 + (3 - row) * PLACE)
}

/// The middle of a peg's place in each square.
pub fn place_middle(peg: Peg) -> Point {
    let (x, y) = place(peg);
    (x + PLACE / 2, y + PLACE / 2)
}

/// The middle of a cell in the picture of all levels.
pub fn cell_middle(cell: u8) -> Point {
    let ((x, y), (dx, dy)) = (corner(cell / PEGS), place_middle(Peg(cell % PEGS)));
    (x + dx, y + dy)
}

/// The peg whose cell lies here.
pub fn pointed((x, y): Point) -> Option<Peg> {
    let is_here = |cell: &u8| {
        let (cx, cy) = cell_middle(*cell);
        (x - cx).abs() <= PLACE / 2 && (y - cy).abs() <= PLACE / 2
    };
    (0..64).find(is_here).map(|cell| Peg(cell % PEGS))
}

/// The outline of a place around its middle.
pub fn place_outline() -> String {
    let half = PLACE / 2;
    let mut path = PathData::default();
    path.stroke('M', &[(-half, -half)]);
    path.stroke('L', &[(half, -half), (half, half), (-half, half)]);
    path.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_found_at_its_middle() {
        for cell in 0..64 {
            let peg = pointed(cell_middle(cell));
            assert_eq!(peg, Some(Peg(cell % PEGS)), "{cell}");
        }
        assert_eq!(pointed((WIDE / 2, 0)), None);
    }

    #[test]
    fn all_squares_lie_in_the_picture() {
        for level in 0..4 {
            let (x, y) = corner(level);
            assert!(x >= 0 && x + SQUARE <= WIDE, "{level}");
            assert!(y >= TITLE && y + SQUARE <= FLAT_HIGH, "{level}");
        }
    }
}
