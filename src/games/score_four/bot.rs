//! Stands in until the opponent is there.

use super::ScoreFour;
use crate::ai::Insight;
use crate::seat::PerSeat;

impl Insight for ScoreFour {
    fn worth(&self) -> PerSeat<f32> {
        PerSeat::new(2, |_| 0.5)
    }
}
