//! Where everything lies, in board units: a picture without perspective of a plate with pegs, turned and tilted.
//!
//! Angles are whole degrees and places whole units. Light always comes from the upper left: turning the board changes places,
//! never drawings.

#[cfg(test)]
mod tests;

use super::look::Look;
use crate::games::score_four::rules::{PEGS, Peg};
use crate::games::ui::{Direction, PathData, Point};
use std::cmp::Reverse;

/// How wide the picture is.
pub const WIDE: i32 = 820;
/// How high the board in it is, with room for its pegs at any tilt.
pub const HIGH: i32 = 770;
/// Between neighbouring pegs.
const UNIT: i32 = 153;
/// In hundredths of that: half a side of the plate, and of the line inlaid in it; how much its corners are rounded; how far labels
/// stand from the outer pegs; a ball's radius; from ball to ball; how long a peg is; how thick the plate.
const HALF: i32 = 206;
const INLAY: i32 = 198;
const ROUND: i32 = 28;
const LABEL: i32 = 39;
const BALL: i32 = 22;
const LEVEL: i32 = 48;
const STICK: i32 = 204;
const THICK: i32 = 20;
/// As the board is seen at first. At these angles no ball hides another: their centres stay 1.7 radii apart, and 1.3 radii at the
/// other tilts of `look.rs`. Its resting places are as good as the first one, by symmetry.
const TURN: i32 = 20;
const TILT: i32 = 39;
/// A finger finds a peg so far from its axis.
const REACH: i32 = 64;

/// The sine of whole degrees, in ten-thousandths.
fn sine(degrees: i32) -> i32 {
    (f64::from(degrees).to_radians().sin() * 10_000.0).round() as i32
}

fn cosine(degrees: i32) -> i32 {
    sine(degrees + 90)
}

/// Rounds to the nearest.
fn share(n: i32, of: i32) -> i32 {
    (n + of / 2).div_euclid(of)
}

/// The board as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    turn: i32,
    tilt: i32,
}

impl Plan {
    /// As somebody looks at it.
    pub fn new(look: Look) -> Plan {
        Plan {
            turn: TURN + look.turn,
            tilt: TILT + look.tilt,
        }
    }

    /// How far away a place of the plate is, in millionths; places go across and back from the middle, in hundredths.
    fn depth(self, across: i32, back: i32) -> i32 {
        back * cosine(self.turn) - across * sine(self.turn)
    }

    /// A place of the plate.
    fn floor(self, across: i32, back: i32) -> Point {
        let x = across * cosine(self.turn) + back * sine(self.turn);
        let y = self.depth(across, back) / 1_000 * (sine(self.tilt) / 10);
        let x = share(x / 100 * UNIT, 10_000);
        (WIDE / 2 + x, self.middle() - share(y * UNIT, 1_000_000))
    }

    /// How high something upright looks.
    pub fn upright(self, hundredths: i32) -> i32 {
        share(hundredths * UNIT * (cosine(self.tilt) / 10), 100_000)
    }

    /// How high something that lies flat looks.
    pub fn flattened(self, wide: i32) -> i32 {
        share(wide * sine(self.tilt), 10_000)
    }

    /// The middle of the plate lies so that board and pegs are in the middle of the picture.
    fn middle(self) -> i32 {
        let above = share(192 * UNIT * (sine(self.tilt) / 10), 100_000) + self.upright(STICK);
        let below = share(263 * UNIT * (sine(self.tilt) / 10), 100_000) + self.upright(THICK);
        (HIGH + above - below) / 2
    }

    fn grid(peg: Peg) -> Point {
        let from_middle = |n: u8| 100 * i32::from(n) - 150;
        (from_middle(peg.number()), from_middle(peg.letter()))
    }

    /// Where a peg stands.
    pub fn foot(self, peg: Peg) -> Point {
        let (across, back) = Plan::grid(peg);
        self.floor(across, back)
    }

    /// How high above its peg's foot the middle of a ball is, as a number that grows downwards.
    pub fn ball(self, height: u8) -> i32 {
        -self.upright(BALL + LEVEL * i32::from(height))
    }

    /// Where a peg's part above so many balls begins, and where the peg ends.
    pub fn stick(self, balls: u8) -> (i32, i32) {
        let from = match balls {
            0 => 0,
            n => self.ball(n - 1) - self.upright(BALL),
        };
        (from, -self.upright(STICK))
    }

    /// The middle of a cell's ball.
    pub fn cell(self, cell: u8) -> Point {
        let (x, y) = self.foot(Peg(cell % PEGS));
        (x, y + self.ball(cell / PEGS))
    }

    /// A ball's radius.
    pub const RADIUS: i32 = BALL * UNIT / 100;

    /// The pegs, the farthest first: so they are drawn.
    pub fn order(self) -> [Peg; PEGS as usize] {
        let mut order: [Peg; PEGS as usize] = std::array::from_fn(|number| Peg(number as u8));
        order.sort_by_key(|peg| {
            let (across, back) = Plan::grid(*peg);
            Reverse(self.depth(across, back))
        });
        order
    }

    /// The corners of the plate, in order around it.
    fn corners(half: i32) -> [Point; 4] {
        [(-half, -half), (half, -half), (half, half), (-half, half)]
    }

    /// The outline of the plate, or of the line inlaid in it.
    pub fn outline(self, inlay: bool) -> String {
        let half = if inlay { INLAY } else { HALF };
        let round = if inlay { ROUND - 6 } else { ROUND };
        let corners = Plan::corners(half);
        let mut path = PathData::default();
        for (i, (x, y)) in corners.into_iter().enumerate() {
            let (before, after) = (corners[(i + 3) % 4], corners[(i + 1) % 4]);
            let towards = |(to_x, to_y): Point| {
                let step = |from: i32, to: i32| from + (to - from).signum() * round;
                self.floor(step(x, to_x), step(y, to_y))
            };
            path.stroke(if i == 0 { 'M' } else { 'L' }, &[towards(before)]);
            path.stroke('Q', &[self.floor(x, y), towards(after)]);
        }
        path.stroke('Z', &[]);
        path.into_string()
    }

    /// How thick the plate looks.
    pub fn thick(self) -> i32 {
        self.upright(THICK)
    }

    /// The sides of the plate that are seen: all of it below the outline, and the side that has the light.
    pub fn sides(self) -> [String; 2] {
        let mut ends = Plan::corners(HALF - ROUND / 4).map(|(x, y)| self.floor(x, y));
        // From left to right; the middle ones are the far and the near corner.
        ends.sort_by_key(|(x, _)| *x);
        let [left, one, other, right] = ends;
        let near = if one.1 > other.1 { one } else { other };
        let down = |(x, y): Point| (x, y + self.thick());
        let side = |from: Point, to: Point| {
            let mut path = PathData::default();
            path.stroke('M', &[from]);
            path.stroke('L', &[down(from), down(to), to]);
            path.stroke('Z', &[]);
            path.into_string()
        };
        [side(left, right), side(left, near)]
    }

    /// Letters and numbers along the two edges that are nearest, each with its place.
    pub fn labels(self) -> [(char, Point); 8] {
        let edge = 150 + LABEL;
        let near = |across: i32, back: i32| match self.depth(across, back) {
            0.. => -edge,
            _ => edge,
        };
        let (side, front) = (near(edge, 0), near(0, edge));
        let mut labels = [(' ', (0, 0)); 8];
        for i in 0..4 {
            let along = 100 * i32::from(i) - 150;
            let [letter, number] = [b'A' + i, b'1' + i].map(char::from);
            labels[usize::from(i)] = (number, self.floor(along, front));
            labels[usize::from(i) + 4] = (letter, self.floor(side, along));
        }
        labels
    }

    /// The outline around the balls of a line, from its first to its last.
    pub fn capsule(self, first: u8, last: u8) -> String {
        let ((x, y), (to_x, to_y)) = (self.cell(first), self.cell(last));
        let (dx, dy) = (to_x - x, to_y - y);
        let long = (dx * dx + dy * dy).isqrt().max(1);
        let radius = Plan::RADIUS + 9;
        let (aside, along) = (-dy * radius / long, dx * radius / long);
        let mut path = PathData::default();
        path.stroke('M', &[(x + aside, y + along)]);
        path.arc(radius, (x - aside, y - along));
        path.stroke('L', &[(to_x - aside, to_y - along)]);
        path.arc(radius, (to_x + aside, to_y + along));
        path.stroke('Z', &[]);
        path.into_string()
    }

    /// The peg that somebody means who points here: that of the foremost ball, or else the one whose axis is nearest.
    pub fn pointed(self, (x, y): Point, height: impl Fn(Peg) -> u8) -> Option<Peg> {
        let mut nearest = None;
        for peg in self.order() {
            let (foot_x, foot_y) = self.foot(peg);
            let on_ball = (0..height(peg)).any(|h| {
                let (dx, dy) = (x - foot_x, y - foot_y - self.ball(h));
                dx * dx + dy * dy <= Plan::RADIUS * Plan::RADIUS
            });
            let top = foot_y + self.stick(0).1;
            let beyond = (y - foot_y).max(top - y).max(0);
            let cost = if on_ball {
                0
            } else {
                (x - foot_x).abs() + 2 * beyond
            };
            // The later one is nearer to whoever looks.
            if cost <= REACH && nearest.is_none_or(|(_, least)| cost <= least) {
                nearest = Some((peg, cost));
            }
        }
        nearest.map(|(peg, _)| peg)
    }

    /// The peg next to one in a direction of the screen: a quarter of a turn changes which row that is.
    pub fn next(self, peg: Peg, way: Direction) -> Option<Peg> {
        let quarters = share(self.turn - TURN, 90).rem_euclid(4);
        let ways = [(1, 0), (0, 1), (-1, 0), (0, -1)];
        let start = match way {
            Direction::Right => 0,
            Direction::Up => 1,
            Direction::Left => 2,
            Direction::Down => 3,
        };
        let (across, back) = ways[((start + quarters).rem_euclid(4)) as usize];
        let (number, letter) = (
            i32::from(peg.number()) + across,
            i32::from(peg.letter()) + back,
        );
        let inside = (0..4).contains(&number) && (0..4).contains(&letter);
        inside.then(|| Peg::at(letter as u8, number as u8))
    }
}
