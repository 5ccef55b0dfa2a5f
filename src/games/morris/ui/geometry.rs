//! Where everything lies, in board units: the far tray above the board, the near one below it.
//!
//! Light always comes from the upper left, so turning the board changes places, never drawings.

use crate::games::morris::rules::board::{Board, Mill};
use crate::games::morris::{Morris, Side};
use crate::games::ui::{Orientation, Point, translate};

/// Width and height of board and trays.
pub const SIZE: Point = (820, 1024);
/// Where the board's upper edge lies.
pub const BOARD_TOP: i32 = 102;
/// Where the trays' upper edges lie, the near one's first.
const TRAYS: [i32; 2] = [928, 0];
/// How high a tray is.
const TRAY: i32 = 96;
/// From the board's edge to its outermost points, and how far these are apart.
const EDGE: i32 = 110;
const SPAN: i32 = 600;

/// A place, turned for the player opposite.
pub fn turned(place: Point, over: bool) -> String {
    let turn = if over { " rotate(180deg)" } else { "" };
    translate(place) + turn
}

/// The board as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Which board.
    pub board: Board,
    /// The colour at the near edge.
    pub near: Side,
    /// Does what the far player reads face that player?
    pub faced: bool,
}

impl Plan {
    /// As a position is seen from somewhere.
    pub fn new(position: &Morris, orientation: Orientation) -> Plan {
        Plan {
            board: position.board(),
            near: Side::of(orientation.near),
            faced: orientation.faced,
        }
    }

    /// How far neighbouring columns are apart.
    pub fn pitch(self) -> i32 {
        SPAN / (i32::from(self.board.grid_size()) - 1)
    }

    /// A point of the board.
    pub fn place(self, point: u8) -> Point {
        let (column, row) = self.board.coordinates(point);
        self.grid(column.into(), row.into())
    }

    /// The crossing of a column and a row; beyond the grid are its names.
    fn grid(self, column: i32, row: i32) -> Point {
        let across = EDGE + self.pitch() * column;
        let up = EDGE + self.pitch() * row;
        match self.near {
            Side::White => (across, BOARD_TOP + 820 - up),
            Side::Black => (820 - across, BOARD_TOP + up),
        }
    }

    /// Where the names of a column and a row stand: near and far edge, left and right edge.
    pub fn names(self, number: u8) -> [Point; 4] {
        let (x, _) = self.grid(number.into(), 0);
        let (_, y) = self.grid(0, number.into());
        [(x, BOARD_TOP + 793), (x, BOARD_TOP + 27), (27, y), (793, y)]
    }

    /// The ends of a mill.
    pub fn ends(self, [a, _, c]: Mill) -> [Point; 2] {
        [self.place(a), self.place(c)]
    }

    /// Where a tray begins.
    pub fn tray(self, side: Side) -> i32 {
        TRAYS[usize::from(side != self.near)]
    }

    /// Is a tray turned to the player opposite?
    pub fn turned(self, side: Side) -> bool {
        self.faced && side != self.near
    }

    fn in_tray(self, side: Side, x: i32) -> Point {
        let (x, y) = match self.turned(side) {
            true => (820 - x, TRAY - 62),
            false => (x, 62),
        };
        (x, self.tray(side) + y)
    }

    /// Where the two hollows of a tray begin, for men in hand and for those lost; and how wide these are.
    pub fn cups(self, side: Side) -> [(Point, i32); 2] {
        let cup = |x, wide| match self.turned(side) {
            true => ((820 - x - wide, self.tray(side) + 12), wide),
            false => ((x, self.tray(side) + 40), wide),
        };
        [cup(14, 474), cup(502, 304)]
    }

    /// A man that waits to be placed.
    pub fn waiting(self, side: Side, rank: usize) -> Point {
        let gaps = i32::from(self.board.men()) - 1;
        self.in_tray(side, 38 + 426 * rank as i32 / gaps)
    }

    /// A man that was taken.
    pub fn lost(self, side: Side, rank: usize) -> Point {
        let gaps = i32::from(self.board.men()) - 2;
        self.in_tray(side, 526 + 256 * rank as i32 / gaps)
    }

    /// Men that wait are drawn smaller than those on the board.
    pub fn waiting_scale(self) -> &'static str {
        match self.board {
            Board::Twelve => " scale(.4)",
            Board::Nine | Board::Six => " scale(.47)",
        }
    }

    /// Men that were taken are drawn smaller still.
    pub fn lost_scale(self) -> &'static str {
        match self.board {
            Board::Twelve => " scale(.32)",
            Board::Nine | Board::Six => " scale(.42)",
        }
    }

    /// Where a tray's words begin, about its men in hand and about those lost.
    pub fn words(self, side: Side) -> [Point; 2] {
        let y = self.tray(side);
        match self.turned(side) {
            true => [(798, y + TRAY - 21), (310, y + TRAY - 21)],
            false => [(22, y + 21), (510, y + 21)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plans() -> Vec<Plan> {
        let mut plans = Vec::new();
        for board in [Board::Nine, Board::Six, Board::Twelve] {
            for near in Side::BOTH {
                for faced in [false, true] {
                    plans.push(Plan { board, near, faced });
                }
            }
        }
        plans
    }

    #[test]
    fn no_two_points_are_nearer_than_a_finger_is_wide() {
        for plan in plans() {
            for a in 0..plan.board.size() {
                for b in 0..a {
                    let ((ax, ay), (bx, by)) = (plan.place(a), plan.place(b));
                    assert!((ax - bx).pow(2) + (ay - by).pow(2) >= 96 * 96, "{plan:?}");
                }
            }
        }
    }

    #[test]
    fn everything_lies_on_the_drawing() {
        for plan in plans() {
            let men = usize::from(plan.board.men());
            let mut places: Vec<Point> = (0..plan.board.size()).map(|p| plan.place(p)).collect();
            for side in Side::BOTH {
                places.extend((0..men).map(|rank| plan.waiting(side, rank)));
                places.extend((0..men - 1).map(|rank| plan.lost(side, rank)));
                places.extend(plan.words(side));
            }
            places.extend((0..plan.board.grid_size()).flat_map(|n| plan.names(n)));
            for (x, y) in places {
                assert!(
                    x > 16 && x < SIZE.0 - 16 && y > 16 && y < SIZE.1 - 16,
                    "{plan:?}"
                );
            }
        }
    }

    #[test]
    fn a_turned_board_shows_each_point_opposite() {
        for plan in plans() {
            let turned = Plan {
                near: plan.near.other(),
                ..plan
            };
            for point in 0..plan.board.size() {
                let ((x, y), (tx, ty)) = (plan.place(point), turned.place(point));
                assert_eq!((x + tx, y + ty), (820, 2 * BOARD_TOP + 820));
            }
        }
    }
}
