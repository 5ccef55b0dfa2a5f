//! Playouts: the game goes on for some rounds with random cards and quick players. Expert compares whole turns by them.

use super::adjacency::Adjacency;
use super::candidates::Breadth;
use crate::ai::Limits;
use crate::game::Game;
use crate::game::rng::{self, Rng};
use crate::game::seat::Seat;
use crate::games::kingdom_builder::rules::{KingdomBuilder, MANDATORY, Move, Stage, random_card};

/// The most gold by which quick players misjudge a move, so that no two playouts are alike.
const NOISE: f32 = 1.0;
/// What building a settlement is worth by itself, in gold: it brings the end nearer.
const BUILDING: f32 = 1.0;
/// The least gold for which a quick player moves a settlement.
const MOVING_COST: f32 = 0.6;
/// About how many settlements a quick player considers for a move.
const CONSIDERED_MOVERS: usize = 3;
/// How many rounds are played: what comes later is too uncertain to be worth the time.
const ROUNDS: u8 = 4;
/// The lead in gold that is worth half of the way from an even game to a won one.
const HALF_WON_LEAD: f32 = 8.0;

impl KingdomBuilder {
    /// Plays on, to the end or for some rounds. Returns what that is worth to a seat, 0 to 1, unless the limits are reached before.
    pub(super) fn playout(
        mut self,
        adjacency: &Adjacency,
        seat: Seat,
        rng: &mut Rng,
        limits: &mut Limits,
    ) -> Option<f32> {
        let mut turns = ROUNDS * self.seats;
        while !limits.spend(1) {
            let m = match self.stage {
                Stage::Act if turns > 0 => self.quick_move(adjacency, rng),
                Stage::Act | Stage::Over => {
                    let lead = self.expected_lead(seat);
                    return Some(0.5 + 0.5 * lead / (lead.abs() + HALF_WON_LEAD));
                }
                Stage::Deal | Stage::Replace | Stage::Refill => {
                    Move::Draw(random_card(&self.drawable(), rng))
                }
            };
            turns -= u8::from(m == Move::End);
            self.apply(m);
        }
        None
    }

    /// What a quick player does: the mandatory action, then tiles, each by what it gains at once.
    fn quick_move(&self, adjacency: &Adjacency, rng: &mut Rng) -> Move {
        let own = self.settlements(self.to_act).count() as usize;
        let stride = (own / CONSIDERED_MOVERS).max(2);
        let mut noise = rng::pick(rng, 1 << 24) as u32;
        let breadth = Breadth::Sampled {
            stride,
            skip: stride - 1 - noise as usize % stride,
        };
        let (mut best, mut most) = match self.built < MANDATORY {
            true => (Move::End, f32::MIN),
            false => (Move::End, 0.0),
        };
        self.for_each_candidate(adjacency, breadth, &mut |m, mut gain| {
            gain += match m {
                Move::Shift(..) => -MOVING_COST,
                _ => BUILDING,
            };
            // A linear congruential generator: much faster than the one of the search, and random enough for this.
            noise = noise.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
            gain += NOISE * (noise >> 8) as f32 / (1 << 24) as f32;
            if gain > most {
                (best, most) = (m, gain);
            }
        });
        best
    }
}
