//! What the computer understands of Sorry!
use super::*;
use crate::ai::Insight;
use crate::seat::PerSeat;
impl Insight for Sorry {
    const CHANCE: bool = true;
    fn worth(&self) -> PerSeat<f32> {
        PerSeat::new(self.sides().count() as u8, |_| 0.5)
    }
}
