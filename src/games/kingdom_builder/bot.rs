//! The computer at Kingdom Builder.
//!
//! ```text
//!     easy     an act at a time, by what it gains, often misjudged
//!     medium   the same, hardly misjudged
//!     hard     whole turns (plans.rs), by the gold that can be expected (standing.rs)
//!     expert   the best of these, played on many times (playout.rs)
//! ```
//!
//! Each act is a question of its own, and nothing is remembered from one to the next: so the same question always gets the same
//! answer. The first act of a turn, which decides most, gets most of the time, each later one a part of what the one before had;
//! together that stays within a fixed multiple of the first.

use super::chart::Chart;
use super::plans::{Plan, plans};
use super::rules::{KingdomBuilder, Move, Stage};
use super::survey::Movers;
use super::tiles::Tile;
use crate::ai::{Budget, Found, Insight, Limits, WON};
use crate::game::Game;
use crate::rng::{self, Rng};
use crate::seat::{PerSeat, Seat};
use crate::table::Level;
use std::hash::{Hash, Hasher};

/// How many gold Easy and Medium misjudge an act by, at most.
const NOISE: [f32; 2] = [7.0, 1.5];
/// How many gold Hard misjudges a whole turn by, at most.
const MISJUDGED: f32 = 4.0;
/// So many whole turns Expert plays on from.
const KEPT: usize = 16;
/// What an act may use of what the one before might: a whole turn then takes two and a half times the first act's share.
const LATER: f64 = 0.6;
/// So many games are played before a plan may be given up.
const TRIED: u32 = 12;
/// A plan is given up when it is worse than the best by so many times the usual error.
const DOUBT: f32 = 0.55;
/// What a gold of the forecast counts beside the games played.
const TRUST: f32 = 0.004;

/// All that moves can change.
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
        let mut odds = self.odds();
        for seat in Seat::all(self.seats) {
            // Never as much as a game that is won.
            odds[seat] = odds[seat].min(WON - 0.01);
        }
        odds
    }

    /// For the first act of a turn.
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
        let chart = &Chart::new(&self.land);
        if let Some(noise) = NOISE.get(level as usize) {
            self.act(chart, *noise, rng, seen);
            limits.spend(1);
            return true;
        }
        let expert = level == Level::Expert;
        let (kept, error) = if expert { (KEPT, 0.0) } else { (1, MISJUDGED) };
        // A hair more or less in any case, so that equal turns differ from match to match.
        let plans = plans(self, chart, kept, limits, &mut |value| {
            value + (error + 0.01) * (unit(rng) + unit(rng) - 1.0)
        });
        if let Some(best) = plans.first() {
            self.tell(best.first, best.after.odds()[self.to_act], seen);
        }
        if expert {
            self.compare(plans, chart, rng, limits, seen);
        }
        true
    }
}

impl KingdomBuilder {
    fn tell(&self, m: Move, worth: f32, seen: &mut dyn FnMut(Found<Move>)) {
        seen(Found {
            m,
            worth: worth.min(WON - 0.01),
            margin: None,
            depth: 1,
        });
    }

    /// The act that gains most at once, as far as it is judged well.
    fn act(&self, chart: &Chart, noise: f32, rng: &mut Rng, seen: &mut dyn FnMut(Found<Move>)) {
        // To end the turn gains nothing; to build, a little by itself.
        let (mut best, mut most) = (Move::End, 0.0);
        if !self.allows(Move::End) {
            most = f32::MIN;
        }
        self.acts(chart, Movers::ALL, &mut |m, gain| {
            let error = (noise + 0.01) * (unit(rng) - 0.5);
            // A settlement is moved only if that surely pays.
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
        self.tell(best, after.odds()[self.to_act], seen);
    }

    /// Plays on from each plan, the same cards for all, and gives up those that do worse, until one first act is left or time is up.
    fn compare(
        &self,
        mut plans: Vec<Plan>,
        chart: &Chart,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Move>),
    ) {
        let me = self.to_act;
        let mut acted = i32::from(self.built);
        for tile in self.tiles[me.index()] {
            acted += i32::from(tile == Tile::Used);
        }
        let share = LATER.powi(acted);
        let seed = rng::pick(rng, 1 << 31) as u64;
        let mut told = None;
        for game in 1..u32::MAX {
            let settled = match plans.first() {
                Some(best) => plans.iter().all(|plan| plan.first == best.first),
                None => true,
            };
            let over = plans.iter().all(|plan| plan.after.stage == Stage::Over);
            if settled || over || limits.used() >= share {
                return;
            }
            for plan in &mut plans {
                let rng = &mut rng::stream(seed, game.into());
                let mut now = plan.after.clone();
                now.imagine(me, rng);
                let Some(worth) = now.played_out(chart, me, rng, limits) else {
                    return;
                };
                plan.won += worth;
            }
            if game < TRIED {
                continue;
            }
            let games = game as f32;
            let mean = |plan: &Plan| plan.won / games + TRUST * plan.value;
            let mut best = &plans[0];
            for plan in &plans {
                if mean(plan) > mean(best) {
                    best = plan;
                }
            }
            if told != Some(best.first) {
                told = Some(best.first);
                self.tell(best.first, best.won / games, seen);
            }
            let least = mean(best) - DOUBT / games.sqrt();
            plans.retain(|plan| mean(plan) >= least);
        }
    }
}

/// From 0 to just below 1.
fn unit(rng: &mut Rng) -> f32 {
    rng::pick(rng, 1 << 24) as f32 / (1 << 24) as f32
}
