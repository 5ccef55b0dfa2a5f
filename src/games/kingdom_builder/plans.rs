//! Whole turns: three settlements with tiles before and after, the most promising ones side by side.

use super::chart::Chart;
use super::land::Kind;
use super::rules::{KingdomBuilder, Move, Stage};
use super::survey::Movers;
use crate::ai::Limits;
use crate::game::Game;

/// So many turns are carried on at each step.
const WIDTH: usize = 24;

/// A turn as it can be played.
pub(super) struct Plan {
    /// Its first act.
    pub first: Move,
    /// What it leads to: the turn is over, or another card is drawn.
    pub after: KingdomBuilder,
    /// How good that is.
    pub value: f32,
    /// What the games that were played on from there were worth together.
    pub won: f32,
}

/// A turn under way.
struct Begun {
    first: Option<Move>,
    now: KingdomBuilder,
    gain: f32,
    /// Alike for the same acts in any order.
    key: u64,
}

/// An act that would carry on one of them.
#[derive(Clone, Copy)]
struct Act {
    of: usize,
    m: Move,
    gain: f32,
    key: u64,
}

/// Many bits of a small number.
fn mixed(number: usize) -> u64 {
    let number = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

fn key(m: Move) -> u64 {
    let tile = |kind: Kind| mixed(1_000 + kind as usize);
    match m {
        Move::Settle(hex) => mixed(hex.index()),
        Move::Extra(kind, hex) => mixed(hex.index()).wrapping_add(tile(kind)),
        Move::Shift(kind, from, to) => mixed(to.index())
            .wrapping_sub(mixed(from.index()))
            .wrapping_add(tile(kind)),
        _ => 0,
    }
}

/// The best turns, best first. `misjudged` is told how good each is, and what it is taken for.
pub(super) fn plans(
    root: &KingdomBuilder,
    chart: &Chart,
    kept: usize,
    limits: &mut Limits,
    misjudged: &mut dyn FnMut(f32) -> f32,
) -> Vec<Plan> {
    let me = root.to_act;
    let mut plans: Vec<Plan> = Vec::with_capacity(kept + 1);
    let mut done = |first: Move, after: KingdomBuilder, plans: &mut Vec<Plan>| {
        let value = misjudged(after.lead(me));
        let plan = Plan {
            first,
            after,
            value,
            won: 0.0,
        };
        finish(plans, plan, kept);
    };
    let mut begun = vec![Begun {
        first: None,
        now: root.clone(),
        gain: 0.0,
        key: 0,
    }];
    while !begun.is_empty() {
        let mut acts: Vec<Act> = Vec::with_capacity(WIDTH + 1);
        for (of, turn) in begun.iter().enumerate() {
            turn.now.acts(chart, Movers::ALL, &mut |m, gain| {
                let act = Act {
                    of,
                    m,
                    gain: turn.gain + gain,
                    key: turn.key.wrapping_add(key(m)),
                };
                put(&mut acts, act);
            });
            if turn.now.allows(Move::End) {
                let mut after = turn.now.clone();
                after.apply(Move::End);
                done(turn.first.unwrap_or(Move::End), after, &mut plans);
            }
        }
        let mut next = Vec::with_capacity(acts.len());
        for act in acts {
            let turn = &begun[act.of];
            let mut now = turn.now.clone();
            now.apply(act.m);
            let first = turn.first.unwrap_or(act.m);
            // What is in hand is told before the time is up.
            if limits.spend(1) && !plans.is_empty() {
                return plans;
            }
            match now.stage {
                Stage::Act if !limits.over() => next.push(Begun {
                    first: Some(first),
                    now,
                    gain: act.gain,
                    key: act.key,
                }),
                _ => done(first, now, &mut plans),
            }
        }
        begun = next;
    }
    plans
}

/// Puts an act among the best, unless the same is there.
fn put(acts: &mut Vec<Act>, act: Act) {
    if acts.len() == WIDTH && acts[WIDTH - 1].gain >= act.gain {
        return;
    }
    let mut at = acts.len();
    for (i, other) in acts.iter().enumerate() {
        if other.key == act.key {
            return;
        }
        if other.gain < act.gain {
            at = at.min(i);
        }
    }
    acts.insert(at, act);
    acts.truncate(WIDTH);
}

/// Puts a whole turn among the best.
fn finish(plans: &mut Vec<Plan>, plan: Plan, kept: usize) {
    let mut at = plans.len();
    while at > 0 && plans[at - 1].value < plan.value {
        at -= 1;
    }
    plans.insert(at, plan);
    plans.truncate(kept);
}
