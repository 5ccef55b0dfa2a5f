//! Beam search over whole turns: the mandatory action with tiles before and after it.

use super::adjacency::Adjacency;
use super::candidates::Breadth;
use crate::ai::Limits;
use crate::game::Game;
use crate::games::kingdom_builder::rules::{KingdomBuilder, LocationKind, Move, Stage};

/// How many unfinished turns are carried on at each step.
const BEAM_WIDTH: usize = 24;

/// A whole turn.
pub struct TurnPlan {
    /// Its first move.
    pub first: Move,
    /// The position it leads to: the turn is over, or another card is drawn.
    pub after: KingdomBuilder,
    /// How good that position is, in gold.
    pub value: f32,
    /// The sum of what the playouts from there were worth.
    pub won: f32,
}

/// A turn that is not finished yet.
struct PartialTurn {
    first: Option<Move>,
    now: KingdomBuilder,
    gain: f32,
    key: u64,
}

/// A move that would carry on one of the unfinished turns.
#[derive(Clone, Copy)]
struct Candidate {
    /// The index of that turn.
    turn: usize,
    m: Move,
    /// What the turn gains up to and with this move.
    gain: f32,
    /// The sum of the keys of its moves, so that the same moves in another order are recognised.
    key: u64,
}

/// Spreads a small number over many bits.
fn spread(number: usize) -> u64 {
    let number = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// What a move adds to the key of its turn.
fn key(m: Move) -> u64 {
    let tile = |kind: LocationKind| spread(1_000 + kind as usize);
    match m {
        Move::Settle(hex) => spread(hex.index()),
        Move::Extra(kind, hex) => spread(hex.index()).wrapping_add(tile(kind)),
        Move::Shift(kind, from, to) => spread(to.index())
            .wrapping_sub(spread(from.index()))
            .wrapping_add(tile(kind)),
        Move::Draw(_) | Move::End => 0,
    }
}

/// Finds the best `count` turns, best first. `judge` may distort the value of each.
pub fn best_turns(
    root: &KingdomBuilder,
    adjacency: &Adjacency,
    count: usize,
    limits: &mut Limits,
    judge: &mut dyn FnMut(f32) -> f32,
) -> Vec<TurnPlan> {
    let mut plans: Vec<TurnPlan> = Vec::with_capacity(count + 1);
    let mut finish = |first: Move, after: KingdomBuilder, plans: &mut Vec<TurnPlan>| {
        let value = judge(after.expected_lead(root.to_act));
        let plan = TurnPlan {
            first,
            after,
            value,
            won: 0.0,
        };
        insert_plan(plans, plan, count);
    };
    let mut beam = vec![PartialTurn {
        first: None,
        now: root.clone(),
        gain: 0.0,
        key: 0,
    }];
    while !beam.is_empty() {
        let mut candidates: Vec<Candidate> = Vec::with_capacity(BEAM_WIDTH + 1);
        for (i, turn) in beam.iter().enumerate() {
            let visit = &mut |m, gain| {
                let candidate = Candidate {
                    turn: i,
                    m,
                    gain: turn.gain + gain,
                    key: turn.key.wrapping_add(key(m)),
                };
                insert_candidate(&mut candidates, candidate);
            };
            turn.now.for_each_candidate(adjacency, Breadth::All, visit);
            if turn.now.allows(Move::End) {
                let mut after = turn.now.clone();
                after.apply(Move::End);
                finish(turn.first.unwrap_or(Move::End), after, &mut plans);
            }
        }
        let mut next = Vec::with_capacity(candidates.len());
        for candidate in candidates {
            let turn = &beam[candidate.turn];
            let mut now = turn.now.clone();
            now.apply(candidate.m);
            let first = turn.first.unwrap_or(candidate.m);
            // Even beyond the limits the search goes on until one turn is finished: there must be an answer.
            if limits.spend(1) && !plans.is_empty() {
                return plans;
            }
            if now.stage == Stage::Act && !limits.over() {
                next.push(PartialTurn {
                    first: Some(first),
                    now,
                    gain: candidate.gain,
                    key: candidate.key,
                });
            } else {
                finish(first, now, &mut plans);
            }
        }
        beam = next;
    }
    plans
}

/// Inserts a candidate among the best, unless the same moves in another order are there.
fn insert_candidate(candidates: &mut Vec<Candidate>, candidate: Candidate) {
    if candidates.len() == BEAM_WIDTH && candidates[BEAM_WIDTH - 1].gain >= candidate.gain {
        return;
    }
    if candidates.iter().any(|other| other.key == candidate.key) {
        return;
    }
    let at = candidates.partition_point(|other| other.gain >= candidate.gain);
    candidates.insert(at, candidate);
    candidates.truncate(BEAM_WIDTH);
}

/// Inserts a plan among the best `count`.
fn insert_plan(plans: &mut Vec<TurnPlan>, plan: TurnPlan, count: usize) {
    let at = plans.partition_point(|other| other.value >= plan.value);
    plans.insert(at, plan);
    plans.truncate(count);
}
