//! What the computer understands of Morris.

use super::{Morris, Side};
use crate::ai::Insight;
use crate::seat::PerSeat;

impl Insight for Morris {
    /// By the men that are left.
    fn worth(&self) -> PerSeat<f32> {
        let [white, black] = Side::BOTH.map(|side| f32::from(self.left(side)));
        let margin = (white - black) / (white + black);
        PerSeat::new(2, |seat| {
            0.5 + 0.4 * if seat.index() == 0 { margin } else { -margin }
        })
    }
}
