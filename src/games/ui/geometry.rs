//! Places on a board and how it is looked at.

use crate::game::seat::Seat;
use std::fmt::Write as _;

/// A point on a board, in its own units.
pub type Point = (i32, i32);

/// The CSS transform that moves what is drawn around the origin to a place.
pub fn translate((x, y): Point) -> String {
    format!("translate({x}px,{y}px)")
}

/// An arrow key, as the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// The nearest of these places in this direction, seen from one of them, by index; sideways counts double.
    pub fn nearest(self, from: usize, places: &[Point]) -> Option<usize> {
        let (x, y) = places[from];
        let cost = |&(px, py): &Point| {
            let (dx, dy) = (px - x, py - y);
            let (along, across) = match self {
                Direction::Left => (-dx, dy.abs()),
                Direction::Right => (dx, dy.abs()),
                Direction::Up => (-dy, dx.abs()),
                Direction::Down => (dy, dx.abs()),
            };
            (along > 0 && across < 2 * along).then_some(along + 2 * across)
        };
        let reachable = places
            .iter()
            .enumerate()
            .filter_map(|(i, place)| Some((i, cost(place)?)));
        reachable.min_by_key(|(_, cost)| *cost).map(|(i, _)| i)
    }
}

/// From where a board is seen, and whether it lies or stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orientation {
    /// The seat at the lower edge.
    pub near: Seat,
    /// Do words and numerals of the far seat face that seat?
    pub faced: bool,
    /// A long board on a narrow screen stands upright.
    pub standing: bool,
}

impl Orientation {
    /// As a picture shows a board.
    pub const PICTURE: Orientation = Orientation {
        near: Seat::ONE,
        faced: false,
        standing: false,
    };
}

/// The `d` of an SVG path, stroke by stroke.
#[derive(Clone, Default, Debug)]
pub struct PathData(String);

impl PathData {
    /// One stroke: its letter, and the points that define it.
    pub fn stroke(&mut self, letter: char, points: &[Point]) {
        self.0.push(letter);
        for (x, y) in points {
            write!(self.0, "{x} {y} ").expect("a string takes everything");
        }
    }

    /// Half a circle or less, on the right of the way.
    pub fn arc(&mut self, radius: i32, (x, y): Point) {
        write!(self.0, "A{radius} {radius} 0 0 1 {x} {y}").expect("a string takes everything");
    }

    /// The text of the attribute.
    pub fn into_string(self) -> String {
        self.0
    }
}
