//! «Winning» and «Draws»: when a match is over, and why.

use super::board::each;
use super::{Morris, Side};
use crate::game::Reason;

/// Fewer than three men are left («Winning»).
pub const FEW: Reason = Reason("few");
/// No man can move («Winning»).
pub const BLOCKED: Reason = Reason("blocked");
/// The same position for the third time («Draws»).
pub const REPEATED: Reason = Reason("repetition");
/// Too many turns without a removal («Draws»).
pub const QUIET: Reason = Reason("fifty");
/// The board of twelve is full when placing ends, and nobody can move («Options»).
pub const FULL: Reason = Reason("full");

impl Morris {
    /// How often this position has occurred since the last removal, now included.
    pub fn occurred(&self) -> usize {
        1 + self
            .earlier
            .iter()
            .filter(|then| **then == self.now)
            .count()
    }

    /// Has the side to act no man in hand and none that can move?
    fn is_blocked(&self) -> bool {
        let side = self.to_act();
        let is_stuck = |point| self.targets(side, point) == 0;
        self.hand(side) == 0 && each(self.men(side)).all(is_stuck)
    }

    /// Who has lost, if anybody, and why it is over. A win stands before a draw.
    pub(super) fn end(&self) -> Option<(Option<Side>, Reason)> {
        let side = self.to_act();
        if self.owed > 0 {
            None
        } else if self.left(side) < 3 {
            Some((Some(side), FEW))
        } else if self.is_blocked() {
            match self.free() {
                0 => Some((None, FULL)),
                _ => Some((Some(side), BLOCKED)),
            }
        } else if self.options.repetition && self.placed() && self.occurred() >= 3 {
            Some((None, REPEATED))
        } else if self.options.quiet > 0 && self.earlier.len() >= self.options.quiet.into() {
            Some((None, QUIET))
        } else {
            None
        }
    }
}
