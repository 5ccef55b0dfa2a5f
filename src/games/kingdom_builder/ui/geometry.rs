//! Where everything lies: true hexagons, pointing upwards, 52 wide and 60 high; a row begins 45 below the one before.

use crate::games::kingdom_builder::{Direction, Hex, HexSet, SIDE};
use crate::games::ui::{PathData, Point};

const HALF: i32 = 26;
const QUARTER: i32 = 15;
/// How far the board is from the edge of its picture.
const MARGIN: i32 = 4;

/// How wide and high the whole picture is.
pub const WHOLE: Point = (
    (2 * SIDE as i32 + 1) * HALF + 2 * MARGIN,
    (3 * SIDE as i32 + 1) * QUARTER + 2 * MARGIN,
);

/// The middle of a hex.
pub fn middle(hex: Hex) -> Point {
    let (row, column) = (hex.row() as i32, hex.column() as i32);
    (HALF * (1 + 2 * column + row % 2), QUARTER * (2 + 3 * row))
}

/// The outlines of some hexes, so much smaller than they are.
pub fn outlines(hexes: HexSet, less: i32) -> String {
    let mut path = PathData::default();
    let (half, quarter) = (HALF - less, QUARTER - less / 2);
    for hex in hexes.iter() {
        let (x, y) = middle(hex);
        path.stroke('M', &[(x, y - 2 * quarter)]);
        path.stroke(
            'l',
            &[
                (half, quarter),
                (0, 2 * quarter),
                (-half, quarter),
                (-half, -quarter),
                (0, -2 * quarter),
            ],
        );
        path.stroke('z', &[]);
    }
    path.into_string()
}

/// A small cross in the middle of each of some hexes.
pub fn crosses(hexes: HexSet) -> String {
    let mut path = PathData::default();
    for hex in hexes.iter() {
        let (x, y) = middle(hex);
        path.stroke('M', &[(x - 5, y)]);
        path.stroke('l', &[(10, 0)]);
        path.stroke('m', &[(-5, -5)]);
        path.stroke('l', &[(0, 10)]);
    }
    path.into_string()
}

/// The edges between hexes of which this is true.
pub fn edges(between: &dyn Fn(Hex, Hex) -> bool) -> String {
    let mut path = PathData::default();
    for hex in Hex::all() {
        let (x, y) = middle(hex);
        let ways = [
            (Direction::East, (HALF, -QUARTER), (0, 2 * QUARTER)),
            (Direction::SouthEast, (HALF, QUARTER), (-HALF, QUARTER)),
            (Direction::SouthWest, (0, 2 * QUARTER), (-HALF, -QUARTER)),
        ];
        for (direction, from, along) in ways {
            if hex
                .neighbour(direction)
                .is_some_and(|other| between(hex, other))
            {
                path.stroke('M', &[(x + from.0, y + from.1)]);
                path.stroke('l', &[along]);
            }
        }
    }
    path.into_string()
}

/// The part of the board that a picture shows: where something stands, and a little around it; all of it, if nothing does.
pub fn frame(hexes: HexSet) -> String {
    let (mut low, mut high) = ((0, 0), WHOLE);
    if !hexes.is_empty() {
        (low, high) = (WHOLE, (0, 0));
        for hex in hexes.iter() {
            let (x, y) = middle(hex);
            low = (low.0.min(x - 3 * HALF), low.1.min(y - 5 * QUARTER));
            high = (high.0.max(x + 3 * HALF), high.1.max(y + 5 * QUARTER));
        }
        low = (low.0.max(0), low.1.max(0));
        high = (
            high.0.min(WHOLE.0 - 2 * MARGIN),
            high.1.min(WHOLE.1 - 2 * MARGIN),
        );
    }
    let margin = if hexes.is_empty() { MARGIN } else { 0 };
    let (width, height) = (high.0 - low.0, high.1 - low.1);
    format!("{} {} {width} {height}", low.0 - margin, low.1 - margin)
}
