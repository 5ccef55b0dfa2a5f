//! What boards are drawn with: the way of a pen, places.

use crate::text;

/// A point on a board, in its own units. Whole units are fine enough, and spare the page the printing of fractions.
pub type Point = (i32, i32);

/// Moves what is drawn around the origin to a place, as a style.
#[inline(never)]
pub fn at((x, y): Point) -> String {
    let (x, y) = (text::told(x.into()), text::told(y.into()));
    text::glued(&["translate(", &x, "px,", &y, "px)"])
}

/// The way of a pen over a board: the `d` of a path.
#[derive(Default)]
pub struct Pen(pub String);

impl Pen {
    /// One stroke: its letter, and the points it is told by.
    #[inline(never)]
    pub fn stroke(&mut self, letter: char, points: &[Point]) {
        self.0.push(letter);
        for (x, y) in points {
            for number in [x, y] {
                text::push_number(&mut self.0, (*number).into());
                self.0.push(' ');
            }
        }
    }

    /// Half a circle or less, on the right of the way.
    pub fn arc(&mut self, radius: i32, to: Point) {
        self.stroke('A', &[(radius, radius), (0, 0), (1, to.0)]);
        text::push_number(&mut self.0, to.1.into());
    }
}
