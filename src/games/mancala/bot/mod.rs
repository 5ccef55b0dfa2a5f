//! The computer player: how it evaluates positions, and which search each level uses.

pub mod book;
mod expert;
pub mod solver;
#[cfg(test)]
mod tests;

use super::{Mancala, Move, Side, Sweep};
use crate::ai::{Found, Insight, Limits, Strength, WON};
use crate::game::Outcome;
use crate::game::rng::Rng;
use crate::game::seat::PerSeat;
use crate::table::Level;

/// What a position is worth to a side that has more than half of all stones in its store.
const DECIDED: f32 = 0.95;
/// What a stone in a pit counts, compared with one in the store, if its owner will sweep it.
const PIT_STONE: f32 = 0.2;
/// What having the move counts, in stones.
const TEMPO: f32 = 0.5;
/// No final margin is greater.
const MAX_MARGIN: f32 = 96.0;

impl Insight for Mancala {
    const EXACT: bool = true;

    /// By the stores: more than half of all stones wins. The fewer stones are in play, the more a margin counts.
    fn worth(&self) -> PerSeat<f32> {
        let [south_store, north_store] = Side::BOTH.map(|side| f32::from(self.store(side)));
        let [south_pits, north_pits] = Side::BOTH.map(|side| f32::from(self.in_play(side)));
        let in_play = south_pits + north_pits;
        let half = (south_store + north_store + in_play) / 2.0;
        let mut margin = south_store - north_store;
        margin += match self.variant().sweep {
            Sweep::Owner => PIT_STONE * (south_pits - north_pits),
            Sweep::Opponent | Sweep::None => 0.0,
        };
        margin += match self.to_move() {
            Side::South => TEMPO,
            Side::North => -TEMPO,
        };
        // Also true if nobody sweeps: then fewer stones are enough.
        let south = if south_store > half {
            DECIDED
        } else if north_store > half {
            1.0 - DECIDED
        } else {
            0.5 + 0.45 * margin / (margin.abs() + 2.0 + in_play / 4.0)
        };
        self.for_seats(south)
    }

    /// Of two wins the greater margin is the better one.
    fn reward(&self, _: &Outcome) -> PerSeat<f32> {
        let margin = f32::from(self.store(Side::South)) - f32::from(self.store(Side::North));
        self.for_seats(by_margin(margin))
    }

    fn margin(reward: f32) -> Option<i32> {
        let beyond = (reward - 0.5).abs() - (WON - 0.5);
        let margin = (beyond * MAX_MARGIN / (1.0 - WON)).round() as i32;
        Some(if beyond < -0.01 {
            0
        } else {
            margin * (reward - 0.5).signum() as i32
        })
    }

    fn values(&self, limits: &mut Limits, report: &mut dyn FnMut(Move, i32)) -> bool {
        expert::values(self, limits, report)
    }

    fn take(table: Vec<u8>) {
        expert::take(table);
    }

    fn prepare() -> bool {
        expert::prepare()
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        level == Level::Expert && expert::find(self, rng, limits, seen)
    }

    /// Easy looks one sowing ahead and overlooks some; Medium also sees the answer; Hard looks four turns ahead, with their extra
    /// moves; Expert searches as long as its limits allow.
    fn strength(level: Level) -> Strength {
        let usual = Strength::usual(level);
        match level {
            Level::Easy => Strength {
                noise: 0.06,
                overlooks: 0.4,
                ..usual
            },
            Level::Hard => Strength { depth: 4, ..usual },
            _ => usual,
        }
    }
}

/// What a final margin is worth to the side it is counted for: of two wins the greater one is better.
fn by_margin(margin: f32) -> f32 {
    let extra = (1.0 - WON) * margin.abs() / MAX_MARGIN;
    match margin {
        0.0 => 0.5,
        1.0.. => WON + extra,
        _ => 1.0 - WON - extra,
    }
}

impl Mancala {
    /// What the position is worth to each seat, if it is worth so much to South.
    fn for_seats(&self, south: f32) -> PerSeat<f32> {
        PerSeat::new(2, |seat| match self.side_of(seat) {
            Side::South => south,
            Side::North => 1.0 - south,
        })
    }
}
