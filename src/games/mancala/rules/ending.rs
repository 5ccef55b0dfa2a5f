//! «End and result»: when the game ends, the final sweep, and the outcome.

use super::{Mancala, PITS, Pie, Side};
use crate::game::seat::PerSeat;
use crate::game::{Outcome, Reason};
use crate::games::mancala::{End, Sweep};

/// One side has no stones left («End and result»).
pub const EMPTY_SIDE: Reason = Reason("empty-side");
/// The side that has to move has no stones (option `end=turn`).
pub const CANNOT_MOVE: Reason = Reason("cannot-move");

impl Mancala {
    /// Is the game over as the stones lie now, before any sweep?
    pub(in crate::games::mancala) fn has_ended(&self) -> bool {
        match self.variant.end {
            End::Either => Side::BOTH.iter().any(|side| self.in_play(*side) == 0),
            End::Turn => self.in_play(self.to_move) == 0,
        }
    }

    /// Sweeps the stones left in the pits, which are all on one side, and ends the game.
    pub(super) fn finish(&mut self) {
        for side in Side::BOTH {
            let gainer = match self.variant.sweep {
                Sweep::Owner => side,
                Sweep::Opponent => side.other(),
                Sweep::None => continue,
            };
            let stones = self.in_play(side);
            self.pits[side as usize] = [0; PITS];
            self.swept[gainer as usize] += stones;
            self.stores[gainer as usize] += stones;
        }
        self.over = true;
        self.to_move = Side::South;
        self.pie = Pie::Settled;
    }

    /// The places by the stones in the stores, once the game is over.
    pub(super) fn outcome(&self) -> Outcome {
        let stores = PerSeat::new(2, |seat| i32::from(self.store(self.side_of(seat))));
        let why = match self.variant.end {
            End::Either => EMPTY_SIDE,
            End::Turn => CANNOT_MOVE,
        };
        Outcome::by_points(stores, why)
    }
}
