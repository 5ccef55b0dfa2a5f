//! Until the opponent is there.
use super::rules::KingdomBuilder;
use crate::ai::Insight;
use crate::seat::PerSeat;
use std::hash::{Hash, Hasher};
impl Hash for KingdomBuilder {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.settlements.hash(state);
    }
}
impl Insight for KingdomBuilder {
    const HIDDEN: bool = true;
    const CHANCE: bool = true;
    fn worth(&self) -> PerSeat<f32> {
        PerSeat::new(self.seats, |seat| self.gold(seat) as f32 / 100.0)
    }
}
