//! The computer player.
//!
//! ```text
//!     easy     the move that gains most at once (gains.rs), often misjudged
//!     medium   the same, hardly misjudged
//!     hard     the best whole turn (turn_search.rs), by the gold that can be expected (evaluation.rs)
//!     expert   the best whole turns compared by playouts (playout.rs)
//! ```
//!
//! Each move is searched by itself, and nothing is remembered from one to the next: so the same question always gets the same answer.
//! The first move of a turn decides most and gets the most time, each later one a part of what the one before had; so a whole turn
//! takes at most a fixed multiple of the time of its first move.

mod adjacency;
mod candidates;
mod evaluation;
mod gains;
mod playout;
#[cfg(test)]
mod tests;
mod turn_search;

use super::rules::{KingdomBuilder, Move, Stage, Tile};
use crate::ai::{Budget, Found, Insight, Limits, WON};
use crate::game::Game;
use crate::game::rng::{self, Rng};
use crate::game::seat::PerSeat;
use crate::table::Level;
use adjacency::Adjacency;
use candidates::Breadth;
use std::hash::{Hash, Hasher};
use turn_search::{TurnPlan, best_turns};

/// How much gold, from lowest to highest, Easy's judgement of a move varies by.
const EASY_NOISE: f32 = 7.0;
/// The same for Medium.
const MEDIUM_NOISE: f32 = 1.5;
/// The most gold by which Hard misjudges a whole turn.
const HARD_NOISE: f32 = 4.0;
/// A little noise at any level, so that the choice among equal moves differs from match to match.
const TIE_BREAK: f32 = 0.01;
/// How many whole turns Expert compares.
const COMPARED_TURNS: usize = 16;
/// The share of time that a move gets of what the one before it in the turn had: a whole turn then takes two and a half times that
/// of its first move.
const NEXT_MOVE_SHARE: f64 = 0.6;
/// How many playouts each turn gets before any is dropped.
const LEAST_PLAYOUTS: u32 = 12;
/// A turn is dropped when it is worse than the best by this many times the usual error of its mean.
const DROP_MARGIN: f32 = 0.55;
/// How much one gold of a turn's value counts beside the mean of its playouts.
const VALUE_WEIGHT: f32 = 0.004;

/// Of all that moves can change; the land and the options stay the same in a match.
impl Hash for KingdomBuilder {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.settlements.hash(state);
        self.hands.hash(state);
        self.tiles.hash(state);
        self.pile.hash(state);
        (self.to_act, self.stage, self.built).hash(state);
    }
}

impl Insight for KingdomBuilder {
    const HIDDEN: bool = true;
    const CHANCE: bool = true;
    const OWN: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        let odds = self.win_odds();
        PerSeat::new(self.seats, |seat| below_won(odds[seat]))
    }

    /// For the first move of a turn.
    fn budget(level: Level) -> Budget {
        Budget::of_milliseconds(match level {
            Level::Expert => 1_000.0,
            _ => 400.0,
        })
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> bool {
        let adjacency = &Adjacency::new(&self.land);
        match level {
            Level::Easy => self.greedy_search(adjacency, EASY_NOISE, rng, limits, seen),
            Level::Medium => self.greedy_search(adjacency, MEDIUM_NOISE, rng, limits, seen),
            Level::Hard => _ = self.turn_search(adjacency, 1, HARD_NOISE, rng, limits, seen),
            Level::Expert => {
                let plans = self.turn_search(adjacency, COMPARED_TURNS, 0.0, rng, limits, seen);
                self.compare(plans, adjacency, rng, limits, seen);
            }
        }
        true
    }
}

impl KingdomBuilder {
    /// Finds the move that gains most at once, misjudged by some noise.
    fn greedy_search(
        &self,
        adjacency: &Adjacency,
        noise: f32,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) {
        // To end the turn gains nothing.
        let (mut best, mut most) = match self.allows(Move::End) {
            true => (Move::End, 0.0),
            false => (Move::End, f32::MIN),
        };
        self.for_each_candidate(adjacency, Breadth::All, &mut |m, gain| {
            let error = (noise + TIE_BREAK) * (unit(rng) - 0.5);
            // Building is worth a little by itself; a settlement is moved only if that surely pays.
            let by_itself = match m {
                Move::Shift(..) => -noise / 2.0 - 0.2,
                _ => 1.0,
            };
            let gain = gain + error + by_itself;
            if gain > most {
                (best, most) = (m, gain);
            }
        });
        let mut after = self.clone();
        after.apply(best);
        seen(found(best, after.win_odds()[self.to_act]));
        limits.spend(1);
    }

    /// Finds the best whole turns, misjudged by some noise, and answers with the first move of the best.
    fn turn_search(
        &self,
        adjacency: &Adjacency,
        count: usize,
        noise: f32,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) -> Vec<TurnPlan> {
        let plans = best_turns(self, adjacency, count, limits, &mut |value| {
            value + (noise + TIE_BREAK) * (unit(rng) + unit(rng) - 1.0)
        });
        if let Some(best) = plans.first() {
            seen(found(best.first, best.after.win_odds()[self.to_act]));
        }
        plans
    }

    /// Plays on from each turn, with the same cards for all, and drops those that do worse, until one first move is left or time is up.
    fn compare(
        &self,
        mut plans: Vec<TurnPlan>,
        adjacency: &Adjacency,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) {
        let share = NEXT_MOVE_SHARE.powi(self.moves_made());
        let seed = rng::pick(rng, 1 << 31) as u64;
        let mut answered = None;
        for playout in 1..u32::MAX {
            let decided = plans.iter().all(|plan| plan.first == plans[0].first);
            let over = plans.iter().all(|plan| plan.after.stage == Stage::Over);
            if decided || over || limits.used() >= share {
                return;
            }
            for plan in &mut plans {
                let rng = &mut rng::stream(seed, playout.into());
                let mut now = plan.after.clone();
                now.imagine(self.to_act, rng);
                let Some(worth) = now.playout(adjacency, self.to_act, rng, limits) else {
                    return;
                };
                plan.won += worth;
            }
            if playout < LEAST_PLAYOUTS {
                continue;
            }
            let playouts = playout as f32;
            let mean = |plan: &TurnPlan| plan.won / playouts + VALUE_WEIGHT * plan.value;
            let mut best = &plans[0];
            for plan in &plans {
                if mean(plan) > mean(best) {
                    best = plan;
                }
            }
            if answered != Some(best.first) {
                answered = Some(best.first);
                seen(found(best.first, best.won / playouts));
            }
            let least = mean(best) - DROP_MARGIN / playouts.sqrt();
            plans.retain(|plan| mean(plan) >= least);
        }
    }

    /// How many moves the player in turn has made in this turn.
    fn moves_made(&self) -> i32 {
        let used = self
            .tiles(self.to_act)
            .filter(|(_, tile)| *tile == Tile::Used);
        i32::from(self.built) + used.count() as i32
    }
}

/// A move that was found, and what it is worth to the player in turn.
fn found(m: Move, worth: f32) -> Found<Move> {
    Found {
        m,
        worth: below_won(worth),
        margin: None,
        depth: 1,
    }
}

/// Never as much as a game that is won.
fn below_won(worth: f32) -> f32 {
    worth.min(WON - 0.01)
}

/// A random number from 0 to just below 1.
fn unit(rng: &mut Rng) -> f32 {
    rng::pick(rng, 1 << 24) as f32 / (1 << 24) as f32
}
