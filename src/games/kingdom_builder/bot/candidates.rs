//! The moves that a search considers for the player in turn, each with what it gains at once.

use super::adjacency::Adjacency;
use super::gains::GainEvaluator;
use crate::games::kingdom_builder::rules::{HexSet, KingdomBuilder, MANDATORY, Move, Tile};

/// How many of the moves are considered.
#[derive(Clone, Copy)]
pub enum Breadth {
    /// All of them, except that of two tiles of a kind only one is considered.
    All,
    /// A quick choice for playouts: tiles are used after the mandatory action only, and of the settlements that a tile can move each
    /// `stride`-th is considered, `skip` of them left out first.
    Sampled {
        /// The distance from one settlement to the next.
        stride: usize,
        /// How many are left out before the first.
        skip: usize,
    },
}

impl KingdomBuilder {
    /// Calls `visit` with each move of the player in turn, except to end the turn, and with what it gains.
    pub(super) fn for_each_candidate(
        &self,
        adjacency: &Adjacency,
        breadth: Breadth,
        visit: &mut dyn FnMut(Move, f32),
    ) {
        let placement = self.placement();
        let mut evaluator = GainEvaluator::new(adjacency, self);
        evaluator.set_settlements(placement.own);
        if self.built < MANDATORY {
            for hex in placement.build_targets(None).iter() {
                visit(Move::Settle(hex), evaluator.gain(hex));
            }
            if self.built > 0 || matches!(breadth, Breadth::Sampled { .. }) {
                return;
            }
        }
        for (i, (location, tile)) in self.tiles(self.to_act).enumerate() {
            let kind = location.kind;
            let mut before = self.tiles(self.to_act).take(i);
            let is_repeated = before.any(|(other, tile)| tile == Tile::Ready && other.kind == kind);
            if tile != Tile::Ready || is_repeated {
                continue;
            }
            if !kind.moves() {
                if self.supply(self.to_act) > 0 {
                    for hex in placement.build_targets(Some(kind)).iter() {
                        visit(Move::Extra(kind, hex), evaluator.gain(hex));
                    }
                }
                continue;
            }
            let mut lifted = GainEvaluator::new(adjacency, self);
            let (stride, skip) = match breadth {
                Breadth::All => (1, 0),
                Breadth::Sampled { stride, skip } => (stride, skip),
            };
            for from in placement.own.iter().skip(skip).step_by(stride) {
                let targets = placement.move_targets(kind, from);
                if targets.is_empty() {
                    continue;
                }
                let mut others = placement.own;
                others.remove(from);
                lifted.set_settlements(others);
                // A tile whose location is no longer touched is given up, unless the settlement comes back to it.
                lifted.open_locations = evaluator.open_locations | self.given_up(&others);
                let lost = lifted.gain(from);
                for to in targets.iter() {
                    visit(Move::Shift(kind, from, to), lifted.gain(to) - lost);
                }
            }
        }
    }

    /// The locations whose tiles the player in turn loses with only these settlements, a bit each.
    fn given_up(&self, settlements: &HexSet) -> u8 {
        let mut given_up = 0;
        for (i, (location, tile)) in self.tiles(self.to_act).enumerate() {
            if tile.is_held() && !location.around.intersects(settlements) {
                given_up |= 1 << i;
            }
        }
        given_up
    }
}
