//! Where everything lies on the board, in board units: lying across a wide screen, or standing on a narrow one.
//!
//! A board is described from the near player's chair: `own` is the near row. Light always comes from the upper left, so
//! turning the board changes places, never drawings.

use crate::games::mancala::{Hole, Mancala, PITS, Pit, Side};
use crate::games::ui::Orientation;
pub use crate::games::ui::Point;

/// The board as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The side at the near edge.
    pub near: Side,
    /// Upright, with each store before its owner.
    pub standing: bool,
}

const LYING: Point = (1148, 572);
const STANDING: Point = (612, 848);

/// Half the width and half the height of a pit and of a store, lying and standing; `shapes.txt` draws them so.
#[cfg(test)]
pub const PIT: [Point; 2] = [(56, 104), (107, 40)];
#[cfg(test)]
pub const STORE: [Point; 2] = [(62, 220), (246, 50)];

/// Where stones lie in a pit that is higher than wide: two columns side by side, then a second layer on top.
const PIT_SLOTS: [Point; 15] = [
    (-19, -9),
    (19, 10),
    (-20, 30),
    (20, -29),
    (-18, -47),
    (18, 48),
    (-17, 66),
    (17, -66),
    (1, 81),
    (-1, -81),
    (0, 0),
    (-2, -38),
    (2, 39),
    (9, -19),
    (-8, 21),
];

impl Plan {
    /// A position seen from somewhere.
    pub fn new(game: &Mancala, orientation: Orientation) -> Plan {
        Plan {
            near: game.side_of(orientation.near),
            standing: orientation.standing,
        }
    }

    /// Width and height.
    pub fn size(self) -> Point {
        if self.standing { STANDING } else { LYING }
    }

    fn is_own(self, side: Side) -> bool {
        side == self.near
    }

    /// Half the width and height of a hole.
    #[cfg(test)]
    fn half(self, hole: Hole) -> Point {
        let kind = match hole {
            Hole::Pit(_) => PIT,
            Hole::Store(_) => STORE,
        };
        kind[usize::from(self.standing)]
    }

    /// The middle of a hole.
    pub fn centre(self, hole: Hole) -> Point {
        let (width, height) = self.size();
        match hole {
            Hole::Pit(Pit { side, index }) => {
                let along = if self.is_own(side) {
                    index
                } else {
                    PITS - 1 - index
                } as i32;
                match (self.standing, self.is_own(side)) {
                    (false, true) => (246 + 131 * along, 402),
                    (false, false) => (246 + 131 * along, 170),
                    (true, true) => (165, 194 + 92 * along),
                    (true, false) => (width - 165, 194 + 92 * along),
                }
            }
            Hole::Store(side) => match (self.standing, self.is_own(side)) {
                (false, true) => (width - 94, height / 2),
                (false, false) => (94, height / 2),
                (true, true) => (width / 2, height - 80),
                (true, false) => (width / 2, 80),
            },
        }
    }

    /// A place in a hole from one for a lying hole of the near player.
    fn inside(self, hole: Hole, (x, y): Point) -> Point {
        let side = match hole {
            Hole::Pit(pit) => pit.side,
            Hole::Store(side) => side,
        };
        let turn = if self.is_own(side) { 1 } else { -1 };
        let (cx, cy) = self.centre(hole);
        if self.standing {
            // The holes of a standing board are flatter: what lies in them moves together.
            let (along, across) = match hole {
                Hole::Pit(_) => (98, 88),
                Hole::Store(_) => (106, 62),
            };
            (cx - turn * y * along / 100, cy + turn * x * across / 100)
        } else {
            (cx + turn * x, cy + turn * y)
        }
    }

    /// Where the ivory numeral of a hole sits: at its owner's edge.
    pub fn numeral(self, hole: Hole) -> Point {
        match (hole, self.standing) {
            (Hole::Pit(_), false) => self.inside(hole, (0, 132)),
            (Hole::Pit(_), true) => self.inside(hole, (0, 139)),
            (Hole::Store(_), _) => self.inside(hole, (0, 168)),
        }
    }

    /// Where a hole's number is written again for the player opposite.
    pub fn far_numeral(self, hole: Hole) -> Point {
        match hole {
            Hole::Pit(_) => self.inside(hole, (0, -82)),
            Hole::Store(_) => self.inside(hole, (0, -194)),
        }
    }

    /// Where the tag hangs that tells what a pit leads to: to the right of its numeral for whoever reads it, or on the inner
    /// rim where there is no room.
    pub fn value(self, hole: Hole, far: bool) -> Point {
        if self.standing {
            return self.inside(hole, (0, -140));
        }
        let (x, y) = self.numeral(hole);
        (if far { x - 52 } else { x + 52 }, y)
    }

    /// Where a stone touches down in a hole: its inner half, so that a trail stays clear of the numerals.
    pub fn landing(self, hole: Hole) -> Point {
        self.inside(hole, (0, -40))
    }

    /// Where the stone of this rank lies in a hole.
    pub fn stone(self, hole: Hole, rank: usize) -> Point {
        let (layer, slot) = match hole {
            Hole::Pit(_) => (rank / PIT_SLOTS.len(), PIT_SLOTS[rank % PIT_SLOTS.len()]),
            Hole::Store(_) => store_slot(rank),
        };
        // Stones on top of others lean a little aside, so that a heap is seen to be one.
        let (x, y) = self.inside(hole, slot);
        (x + 4 * layer as i32, y - 7 * layer as i32)
    }

    /// Where a stone in the hand is, over a hole: a handful, closely held.
    pub fn in_hand(self, hole: Hole, rank: usize) -> Point {
        const HANDFUL: [Point; 8] = [
            (0, 0),
            (11, 7),
            (-12, 5),
            (-4, -14),
            (8, -11),
            (2, 15),
            (-15, -8),
            (16, -4),
        ];
        let ((x, y), (dx, dy)) = (self.landing(hole), HANDFUL[rank % HANDFUL.len()]);
        (x + dx, y - 8 + dy)
    }
}

/// Rows of three from the owner's numeral outwards; a second layer on top of them.
fn store_slot(rank: usize) -> (usize, Point) {
    const ROWS: usize = 8;
    let (layer, rank) = (rank / (3 * ROWS), rank % (3 * ROWS));
    let (row, column) = (rank / 3, rank % 3);
    let x = [-35, 1, 36][column] + [0, 3, -3][row % 3];
    let y = 96 - 33 * row as i32 - [0, 15, 3][column];
    (layer, (x, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plans() -> impl Iterator<Item = Plan> {
        Side::BOTH
            .into_iter()
            .flat_map(|near| [false, true].map(|standing| Plan { near, standing }))
    }

    fn holes() -> Vec<Hole> {
        let pits = Side::BOTH.into_iter().flat_map(Side::pits).map(Hole::Pit);
        pits.chain(Side::BOTH.map(Hole::Store)).collect()
    }

    fn reaches(plan: Plan, hole: Hole, (x, y): Point, margin: i32) -> bool {
        let ((cx, cy), (w, h)) = (plan.centre(hole), plan.half(hole));
        (x - cx).abs() + margin <= w && (y - cy).abs() + margin <= h
    }

    #[test]
    fn no_two_holes_overlap_and_all_lie_on_the_board() {
        for plan in plans() {
            let (width, height) = plan.size();
            for a in holes() {
                let ((ax, ay), (aw, ah)) = (plan.centre(a), plan.half(a));
                assert!(
                    ax - aw > 0 && ax + aw < width && ay - ah > 0 && ay + ah < height,
                    "{plan:?} {a:?}"
                );
                for b in holes().into_iter().filter(|b| *b != a) {
                    let ((bx, by), (bw, bh)) = (plan.centre(b), plan.half(b));
                    assert!(
                        (ax - bx).abs() > aw + bw || (ay - by).abs() > ah + bh,
                        "{plan:?} {a:?} {b:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn stones_lie_inside_their_holes() {
        for plan in plans() {
            for hole in holes() {
                let most = if matches!(hole, Hole::Pit(_)) { 15 } else { 48 };
                for rank in 0..most {
                    assert!(
                        reaches(plan, hole, plan.stone(hole, rank), 15),
                        "{plan:?} {hole:?} {rank}"
                    );
                }
                assert!(reaches(plan, hole, plan.landing(hole), 15));
            }
        }
    }

    #[test]
    fn stones_of_a_small_heap_do_not_hide_each_other() {
        for plan in plans() {
            for hole in holes() {
                for a in 0..8 {
                    for b in 0..a {
                        let ((ax, ay), (bx, by)) = (plan.stone(hole, a), plan.stone(hole, b));
                        assert!(
                            (ax - bx).pow(2) + (ay - by).pow(2) > 20 * 20,
                            "{plan:?} {hole:?} {a} {b}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_turned_board_shows_each_side_where_the_other_was() {
        for standing in [false, true] {
            let [south, north] = Side::BOTH.map(|near| Plan { near, standing });
            for index in 0..PITS {
                let pit = |side| Hole::Pit(Pit { side, index });
                assert_eq!(
                    south.centre(pit(Side::South)),
                    north.centre(pit(Side::North))
                );
                assert_eq!(
                    south.numeral(pit(Side::North)),
                    north.numeral(pit(Side::South))
                );
            }
        }
    }
}
