//! Where things lie on the board: squares, zones, wells, cards. A square is a hundred units wide; the board is seen from the near
//! player's chair, so it is turned by quarters, and only what has no words or light is turned with it.

use super::Spot;
use crate::games::sorry::track::{Place, SAFETY, Side};
use crate::games::sorry::{Card, Sorry};
use crate::games::ui::{Orientation, Point};

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
    pub fn new(position: &Sorry, orientation: Orientation) -> Plan {
        let quarters = (6 - position.side(orientation.near) as i32) % 4;
        let facing = match orientation.faced {
            true => (position.to_act() as i32 + quarters + 2) % 4,
            false => 0,
        };
        Plan {
            quarters,
            facing,
            hand: position.options().hand,
        }
    }

    /// A board that is turned by so many quarters, its cards apart.
    pub fn turned(quarters: i32) -> Plan {
        Plan {
            quarters,
            facing: 0,
            hand: false,
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

    /// The middle of a spot; where cards of a hand lie depends on how many there are.
    pub fn place(self, spot: Spot) -> Point {
        match spot {
            Spot::Square(square) => {
                let (side, along) = (i32::from(square / 15), i32::from(square % 15));
                turned((100 * along + 50, 50), (side + self.quarters) % 4)
            }
            Spot::Safety(side, place) => {
                let n = i32::from(place - SAFETY);
                self.on_side(side, (250, 150 + 100 * n))
            }
            Spot::Start(side) => self.on_side(side, (450, 246)),
            Spot::Home(side) => self.on_side(side, (250, 727)),
            Spot::Deck | Spot::Discard => self.facing(self.pile(spot)),
            _ => (MIDDLE, MIDDLE),
        }
    }

    /// Where a pile lies in the tray: at its side, or above the hand.
    pub fn pile(self, spot: Spot) -> Point {
        let (x, y) = if self.hand { (110, -215) } else { (275, -63) };
        (if spot == Spot::Deck { -x } else { x }, y)
    }

    /// A point of the tray in the middle, turned to whoever acts.
    pub fn facing(self, (x, y): Point) -> Point {
        turned((MIDDLE + x, MIDDLE + y), self.facing)
    }

    /// The middle of a well of a Start or a Home, by its rank.
    pub fn well(self, spot: Spot, rank: usize) -> Point {
        let far = WELLS[usize::from(matches!(spot, Spot::Home(_)))];
        let (x, y) = self.place(spot);
        let (right, below) = [(-1, -1), (1, -1), (1, 1), (-1, 1)][rank % 4];
        (x + far * right, y + far * below)
    }

    /// Where the number of a square stands, outside of the ring.
    pub fn number(self, square: Place) -> Point {
        let (x, y) = self.place(Spot::Square(square));
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
