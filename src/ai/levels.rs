//! Levels as data: how far each looks, what it overlooks, how long it may think.

use super::{Budget, Insight};
use crate::game::Turn;
use crate::game::rng::{self, Rng};
use crate::game::seat::Seat;
use crate::table::Level;

/// How well a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Looks so many moves ahead at most.
    pub depth: u32,
    /// Follows a seat that moves again to the end of its turn: such a move costs no depth.
    pub chains: bool,
    /// Looks at so many positions at most, whatever the budget: so a weak level is as weak on a fast machine.
    pub nodes: u64,
    /// Misjudges each of its moves by up to this much worth.
    pub noise: f32,
    /// How likely it overlooks a move, one of its own or a reply. It never overlooks that it wins at once.
    pub overlooks: f32,
}

impl Strength {
    /// Nothing held back: the budget alone is the limit.
    pub const FULL: Strength = Strength {
        depth: u32::MAX,
        chains: true,
        nodes: u64::MAX,
        noise: 0.0,
        overlooks: 0.0,
    };

    /// What a level means where a game does not say otherwise.
    pub const fn usual(level: Level) -> Strength {
        match level {
            // Sees only its own next move, and not always the best.
            Level::Easy => Strength {
                depth: 1,
                chains: false,
                nodes: 400,
                noise: 0.04,
                overlooks: 0.3,
            },
            // Sees the answer to it, mostly.
            Level::Medium => Strength {
                depth: 2,
                chains: false,
                nodes: 4_000,
                noise: 0.01,
                overlooks: 0.06,
            },
            // Looks ahead, and two matches still differ.
            Level::Hard => Strength {
                depth: 5,
                nodes: 100_000,
                noise: 0.002,
                ..Strength::FULL
            },
            Level::Expert => Strength::FULL,
        }
    }
}

/// How long a level normally thinks about a move.
pub const fn usual_budget(level: Level) -> Budget {
    Budget::of_milliseconds(match level {
        Level::Easy => 250.0,
        Level::Medium => 500.0,
        Level::Hard => 1_000.0,
        Level::Expert => 2_000.0,
    })
}

/// One of the moves to choose from, as the level sees it.
pub(super) struct Candidate<G: Insight> {
    pub m: G::Move,
    pub after: G,
    /// By how much it is misjudged.
    pub noise: f32,
}

/// The moves that a level notices, at least one, in an order that differs from match to match.
pub(super) fn candidates<G: Insight>(
    position: &G,
    seat: Seat,
    strength: &Strength,
    rng: &mut Rng,
) -> Vec<Candidate<G>> {
    let mut moves = position.moves();
    for i in (1..moves.len()).rev() {
        moves.swap(i, rng::pick(rng, i + 1));
    }
    let (mut noticed, mut spare) = (Vec::with_capacity(moves.len()), None);
    for m in moves {
        let after = next(position, m);
        // A sum of two, so that great errors are rare.
        let mut noise = strength.noise * (unit(rng) + unit(rng) - 1.0);
        let mut overlooked = unit(rng) < strength.overlooks;
        if matches!(after.turn(), Turn::Over(outcome) if outcome.places[seat] == 1) {
            (noise, overlooked) = (0.0, false);
        }
        let candidate = Candidate { m, after, noise };
        match overlooked {
            true => spare = Some(candidate),
            false => noticed.push(candidate),
        }
    }
    if noticed.is_empty() {
        noticed.extend(spare);
    }
    noticed
}

/// The position after a move.
pub(super) fn next<G: Insight>(position: &G, m: G::Move) -> G {
    let mut after = position.clone();
    after.apply(m);
    after
}

/// Whether a reply is overlooked in a position: the same whenever it is met again, else looking twice would find it.
pub(super) fn is_overlooked(position: u64, reply: usize, salt: u64, chance: f32) -> bool {
    let mixed = (position ^ salt)
        .wrapping_add(reply as u64)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed >> 40) as f32) < chance * (1 << 24) as f32
}

/// A number from 0 to just below 1.
pub(super) fn unit(rng: &mut Rng) -> f32 {
    rng::pick(rng, 1 << 24) as f32 / (1 << 24) as f32
}
