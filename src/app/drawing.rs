//! What boards are drawn with: shapes told as a text, the way of a pen, places.

use super::dom::{El, s};

/// A point on a board, in its own units. Whole units are fine enough, and spare the page the printing of fractions.
pub type Point = (i32, i32);

/// Draws what a text tells: an element a line, as `s` reads it; a line that begins with blanks lies in the one above it that
/// begins with fewer.
pub fn drawing(text: &str) -> Vec<El> {
    let mut done = Vec::new();
    let mut open: Vec<(usize, El)> = Vec::new();
    // The blank line at the end closes everything.
    for line in text.lines().chain([""]) {
        let told = line.trim_ascii_start();
        let depth = line.len() - told.len();
        while let Some((_, el)) = open.pop_if(|(above, _)| *above >= depth) {
            match open.pop() {
                Some((above, parent)) => open.push((above, parent.child(el))),
                None => done.push(el),
            }
        }
        if !told.is_empty() {
            open.push((depth, s(told)));
        }
    }
    done
}

/// Moves what is drawn around the origin to a place, as a style.
#[inline(never)]
pub fn at((x, y): Point) -> String {
    format!("translate({x}px,{y}px)")
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
            self.0 += &format!("{x} {y} ");
        }
    }
}
