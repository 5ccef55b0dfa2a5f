//! The count of the gold at the end: part by part, seat by seat, hex by hex.

use super::spot::SCORE_PARTS;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{HexSet, KingdomBuilder};

/// How long a count waits from hex to hex, in milliseconds.
const HEX_PAUSE: u32 = 110;
/// How long it waits from part to part.
const PART_PAUSE: u32 = 1_000;

/// What the board is set to show besides the position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The count of the gold that is running.
    pub count: Option<Count>,
}

/// How far a count of the gold has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The part of the score.
    pub part: usize,
    /// Whose.
    pub seat: Seat,
    /// So many hexes are counted.
    pub hexes: usize,
}

impl Count {
    /// How a count begins.
    pub const FIRST: Count = Count {
        part: 0,
        seat: Seat::ONE,
        hexes: 0,
    };

    /// The hexes that are counted so far.
    pub fn counted(self, position: &KingdomBuilder) -> HexSet {
        let all = position.score_part(self.part, self.seat).hexes;
        all.iter().take(self.hexes).collect()
    }

    /// The gold of the hexes that are counted so far.
    pub fn gold(self, position: &KingdomBuilder) -> u32 {
        let earned = position.score_part(self.part, self.seat);
        match earned.hexes.count() {
            0 => earned.gold,
            all => earned.gold * self.hexes as u32 / all,
        }
    }

    /// What comes next, none at the end, and after how many milliseconds. Where nothing is to move, a part is counted at once.
    pub fn next(self, position: &KingdomBuilder, still: bool) -> (Option<Count>, u32) {
        let all = position.score_part(self.part, self.seat).hexes.count() as usize;
        if self.hexes < all {
            let hexes = if still { all } else { self.hexes + 1 };
            return (Some(Count { hexes, ..self }), HEX_PAUSE);
        }
        let seat = self.seat.next(position.seats());
        let part = self.part + usize::from(seat == Seat::ONE);
        let next = Count {
            part,
            seat,
            hexes: 0,
        };
        ((part < SCORE_PARTS).then_some(next), PART_PAUSE)
    }
}
