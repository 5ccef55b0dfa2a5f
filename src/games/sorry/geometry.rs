//! Where things lie on the board: squares, zones, wells, cards. A square is a hundred units wide; the board is seen from the near
//! player's chair, so it is turned by quarters, and only what has no words or light is turned with it.

use super::spots::{DECK, DISCARD, HOMES, SAFETIES, STARTS};
use super::track::Side;
use super::{Card, Sorry};
use crate::old::drawing::Point;
use crate::old::face::{Spot, View};

/// The middle of the board.
pub const MIDDLE: i32 = 800;
/// Wells of a Start lie so far from its middle, and those of a Home.
const WELLS: [i32; 2] = [44, 41];
/// Cards of a hand lie so far apart.
const APART: i32 = 130;

/// From where the board is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// So many quarters the board is turned to the right.
    pub quarters: i32,
    /// So many quarters to the right is the chair of whoever acts, if cards are turned to them.
    pub facing: i32,
    /// Does a hand need room in the middle?
    pub hand: bool,
}

impl Plan {
    /// The near seat's side lies at the lower edge.
    pub fn new(position: &Sorry, view: View) -> Plan {
        let quarters = (6 - position.side(view.near) as i32) % 4;
        let facing = if view.faced {
            (position.to_act() as i32 + quarters + 2) % 4
        } else {
            0
        };
        Plan {
            quarters,
            facing,
            hand: position.options().hand,
        }
    }

    /// Where the side of a colour lies: 0 above, 1 right, 2 below, 3 left.
    pub fn edge(self, side: Side) -> i32 {
        (side as i32 + self.quarters) % 4
    }

    /// A point of Red's own side, as it would lie above, on the side of a colour.
    pub fn on_side(self, side: Side, point: Point) -> Point {
        turned(point, self.edge(side))
    }

    /// The middle of a spot.
    pub fn place(self, spot: Spot) -> Point {
        let ring = |square: i32| {
            let (side, along) = (square / 15, square % 15);
            turned((100 * along + 50, 50), (side + self.quarters) % 4)
        };
        let owner = |first: Spot, each: u16| {
            let number = usize::from((spot.0 - first.0) / each);
            Side::ALL[number % 4]
        };
        match spot {
            Spot(square @ 0..60) => ring(square.into()),
            Spot(number) if number < STARTS.0 => {
                let n = i32::from((number - SAFETIES.0) % 5);
                self.on_side(owner(SAFETIES, 5), (250, 150 + 100 * n))
            }
            Spot(number) if number < HOMES.0 => self.on_side(owner(STARTS, 1), (450, 246)),
            Spot(number) if number < DECK.0 => self.on_side(owner(HOMES, 1), (250, 727)),
            DECK | DISCARD => self.facing(self.pile(spot)),
            _ => (MIDDLE, MIDDLE),
        }
    }

    /// Where a pile lies in the tray: at its side, or above the hand.
    pub fn pile(self, spot: Spot) -> Point {
        let (x, y) = if self.hand { (110, -215) } else { (275, -63) };
        (if spot == DECK { -x } else { x }, y)
    }

    /// A point of the tray in the middle, turned to whoever acts.
    pub fn facing(self, (x, y): Point) -> Point {
        turned((MIDDLE + x, MIDDLE + y), self.facing)
    }

    /// The middle of a well of a Start or a Home, by its rank.
    pub fn well(self, spot: Spot, rank: usize) -> Point {
        let far = WELLS[usize::from(spot.0 >= HOMES.0)];
        let (x, y) = self.place(spot);
        let (right, below) = [(-1, -1), (1, -1), (1, 1), (-1, 1)][rank % 4];
        (x + far * right, y + far * below)
    }

    /// Where the number of a square stands, outside of the ring.
    pub fn number(self, square: u16) -> Point {
        let (x, y) = self.place(Spot(square));
        let out = |n: i32| match n {
            50 => -20,
            1550 => 1620,
            n => n,
        };
        // A corner has its number beside it, not beyond it.
        match (x, y) {
            (50 | 1550, 50 | 1550) => (x, out(y)),
            _ => (out(x), out(y)),
        }
    }
}

/// The places of the cards of a hand: those that are held, each kind once.
pub fn hand_places(held: &[(Card, u8)]) -> impl Iterator<Item = Point> + '_ {
    let most = held.len() as i32;
    (0..most).map(move |n| ((2 * n + 1 - most) * APART / 2, 105))
}

/// Turns a point round the middle of the board.
fn turned((x, y): Point, quarters: i32) -> Point {
    match quarters {
        1 => (2 * MIDDLE - y, x),
        2 => (2 * MIDDLE - x, 2 * MIDDLE - y),
        3 => (y, 2 * MIDDLE - x),
        _ => (x, y),
    }
}
