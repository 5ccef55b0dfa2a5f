//! What the computer understands of the made-up game, hands that it must not see included.

use super::*;
use parlour::ai::{Found, Insight, Limits};
use parlour::table::Level;

impl Insight for Toy {
    const HIDDEN: bool = true;
    const CHANCE: bool = true;

    /// By the share of the points, those still in the hands for a half.
    fn worth(&self) -> PerSeat<f32> {
        let points = PerSeat::new(self.seats(), |seat| {
            let hand = (0..3).map(|kind| self.hands[seat].0[kind] as usize * (kind + 1));
            1.0 + self.points[seat] as f32 + 0.5 * hand.sum::<usize>() as f32
        });
        let all: f32 = points.values().iter().sum();
        PerSeat::new(self.seats(), |seat| points[seat] / all)
    }

    /// Tells what it sees, and leaves the answer to the others: were it shown the hands of others, it would give them away.
    fn own_search(
        &self,
        _: Level,
        _: &mut Rng,
        _: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        let held = Seat::all(self.seats()).map(|seat| self.hands[seat].0[0]);
        seen(Found {
            m: self.moves()[0],
            worth: 0.5,
            margin: Some(held.fold(0, |sum, held| 10 * sum + i32::from(held))),
            depth: 0,
        });
        false
    }
}
