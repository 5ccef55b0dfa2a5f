//! What the computer understands of Mancala.

use super::{Mancala, Move, Side, Sweep, expert};
use crate::ai::{Found, Insight, Limits, Strength, WON};
use crate::game::Outcome;
use crate::rng::Rng;
use crate::seat::PerSeat;
use crate::table::Level;

/// Worth of a position in which one side has more than half of all stones: as good as won.
const CERTAIN: f32 = 0.95;
/// What a stone in a pit counts against one in a store, if its owner will sweep it.
const IN_PIT: f32 = 0.2;
/// What it counts to have the move.
const TO_MOVE: f32 = 0.5;
/// No margin is greater.
const MOST: f32 = 96.0;

impl Insight for Mancala {
    const EXACT: bool = true;

    /// By the stores: half of all stones and one more wins. A margin counts the more, the fewer stones are in play.
    fn worth(&self) -> PerSeat<f32> {
        let stores = Side::BOTH.map(|side| f32::from(self.store(side)));
        let pits = Side::BOTH.map(|side| f32::from(self.left(side)));
        let in_play = pits[0] + pits[1];
        let half = (stores[0] + stores[1] + in_play) / 2.0;
        let mut margin = stores[0] - stores[1];
        margin += match self.variant().sweep {
            Sweep::Owner => IN_PIT * (pits[0] - pits[1]),
            Sweep::Opponent | Sweep::None => 0.0,
        };
        margin += match self.to_move() {
            Side::South => TO_MOVE,
            Side::North => -TO_MOVE,
        };
        // Stones that nobody sweeps make fewer enough, so this is certain under all rules.
        let south = if stores[0] > half {
            CERTAIN
        } else if stores[1] > half {
            1.0 - CERTAIN
        } else {
            0.5 + 0.45 * margin / (margin.abs() + 2.0 + in_play / 4.0)
        };
        self.shared(south)
    }

    /// Of two wins the greater margin is the better one.
    fn reward(&self, _: &Outcome) -> PerSeat<f32> {
        let margin = f32::from(self.store(Side::South)) - f32::from(self.store(Side::North));
        self.shared(by_margin(margin))
    }

    fn margin(reward: f32) -> Option<i32> {
        let beyond = (reward - 0.5).abs() - (WON - 0.5);
        let margin = (beyond * MOST / (1.0 - WON)).round() as i32;
        Some(if beyond < -0.01 {
            0
        } else {
            margin * (reward - 0.5).signum() as i32
        })
    }

    fn values(&self, limits: &mut Limits, told: &mut dyn FnMut(Move, i32)) -> bool {
        expert::values(self, limits, told)
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

    /// Easy takes what the next sowing brings, if it sees it; Medium sees the answer too; Hard follows extra turns and looks four
    /// turns ahead; Expert goes on as long as it may.
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

/// What a final margin is worth to whoever it is counted for: of two wins the greater one is better.
pub(super) fn by_margin(margin: f32) -> f32 {
    let extra = (1.0 - WON) * margin.abs() / MOST;
    match margin {
        0.0 => 0.5,
        1.0.. => WON + extra,
        _ => 1.0 - WON - extra,
    }
}

impl Mancala {
    /// What is South's, and the rest of it North's.
    fn shared(&self, south: f32) -> PerSeat<f32> {
        PerSeat::new(2, |seat| match self.side_of(seat) {
            Side::South => south,
            Side::North => 1.0 - south,
        })
    }
}
