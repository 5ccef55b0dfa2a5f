//! Max-n with iterative deepening: any number of seats, each of which plays for itself, and chance by its odds.

use super::levels::{Candidate, Strength, is_overlooked, next};
use super::transposition::hashed::hash;
use super::{Found, Insight, Limits, value};
use crate::game::Turn;
use crate::game::seat::{PerSeat, Seat};

/// No line is longer.
const LONGEST: u32 = 200;

struct Search<'a, 'b> {
    strength: Strength,
    salt: u64,
    limits: &'a mut Limits<'b>,
    /// No line of this depth is longer.
    longest: u32,
    /// Some line ended before the game did.
    cut: bool,
}

/// Reports each better move, at least one.
pub(super) fn search<G: Insight>(
    mut candidates: Vec<Candidate<G>>,
    seat: Seat,
    strength: Strength,
    salt: u64,
    limits: &mut Limits,
    report: &mut dyn FnMut(Found<G::Move>),
) {
    let mut search = Search {
        strength,
        salt,
        limits,
        longest: 0,
        cut: false,
    };
    for depth in 1..=strength.depth.min(LONGEST / 2) {
        search.longest = (2 * depth + 16).min(LONGEST);
        search.cut = false;
        let (mut best, mut index) = (f32::NEG_INFINITY, 0);
        for (i, candidate) in candidates.iter().enumerate() {
            let last = search.limits.spend(1);
            let worth = match depth == 1 && last {
                true => value(&candidate.after)[seat],
                false => search.after(&candidate.after, seat, depth, 1)[seat],
            };
            // An unfinished search says nothing; but some move must be reported.
            let is_first = depth == 1 && i == 0;
            if search.limits.over() && !is_first {
                return;
            }
            if worth + candidate.noise > best {
                (best, index) = (worth + candidate.noise, i);
                report(Found {
                    m: candidate.m,
                    worth,
                    margin: None,
                    depth,
                });
            }
        }
        if search.limits.over() || !search.cut {
            return;
        }
        candidates[..=index].rotate_right(1);
    }
}

impl Search<'_, '_> {
    /// What a position is worth that a move of `mover`, or a draw after it, led to.
    fn after<G: Insight>(
        &mut self,
        position: &G,
        mover: Seat,
        depth: u32,
        ply: u32,
    ) -> PerSeat<f32> {
        let actor = match position.turn() {
            Turn::Over(outcome) => return position.reward(&outcome),
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(_) => None,
        };
        // A draw costs no depth of its own: the decision before it has paid.
        let free = actor.is_none_or(|actor| self.strength.chains && actor == mover);
        let depth = depth - u32::from(!free);
        if depth == 0 || ply >= self.longest || self.limits.over() {
            self.cut = true;
            return position.worth();
        }
        match actor {
            Some(seat) => self.decision(position, seat, depth, ply),
            None => self.draw(position, mover, depth, ply),
        }
    }

    fn decision<G: Insight>(
        &mut self,
        position: &G,
        seat: Seat,
        depth: u32,
        ply: u32,
    ) -> PerSeat<f32> {
        let overlooks = self.strength.overlooks;
        let key = if overlooks > 0.0 { hash(position) } else { 0 };
        let mut best: Option<PerSeat<f32>> = None;
        for (i, m) in position.moves().into_iter().enumerate() {
            if overlooks > 0.0 && is_overlooked(key, i, self.salt, overlooks) {
                continue;
            }
            if self.limits.spend(1) {
                break;
            }
            let worth = self.after(&next(position, m), seat, depth, ply + 1);
            if best.is_none_or(|best| worth[seat] > best[seat]) {
                best = Some(worth);
            }
        }
        best.unwrap_or_else(|| {
            self.cut = true;
            position.worth()
        })
    }

    fn draw<G: Insight>(
        &mut self,
        position: &G,
        mover: Seat,
        depth: u32,
        ply: u32,
    ) -> PerSeat<f32> {
        let (mut sum, mut odds) = (None::<PerSeat<f32>>, 0.0);
        for m in position.moves() {
            if self.limits.spend(1) {
                break;
            }
            let weight = position.weight(m) as f32;
            let worth = self.after(&next(position, m), mover, depth, ply + 1);
            let so_far = sum;
            sum = Some(PerSeat::new(worth.seats(), |seat| {
                so_far.map_or(0.0, |sum| sum[seat]) + weight * worth[seat]
            }));
            odds += weight;
        }
        match sum {
            Some(sum) => PerSeat::new(sum.seats(), |seat| sum[seat] / odds),
            None => position.worth(),
        }
    }
}
