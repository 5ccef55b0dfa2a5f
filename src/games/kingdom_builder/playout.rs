//! Games played on for some rounds, by chance and by quick players: what Expert measures its plans by.

use super::chart::Chart;
use super::land::Terrain;
use super::rules::{DUE, KingdomBuilder, Move, Stage};
use super::survey::Movers;
use crate::ai::Limits;
use crate::game::Game;
use crate::rng::{self, Rng};
use crate::seat::Seat;

/// Quick players misjudge each act by up to so much gold, so that no two games are alike.
const WAVER: f32 = 1.0;
/// A quick player moves a settlement only for so much gold.
const PAYS: f32 = 0.6;
/// How many settlements a quick player thinks of moving.
const THOUGHT_OF: usize = 3;
/// So many rounds are played: chance makes what comes later too uncertain to be worth the time.
const ROUNDS: u8 = 4;
/// A lead of so much gold is half way from an even game to a won one.
const HALF: f32 = 8.0;

impl KingdomBuilder {
    /// Plays on, to the end or for some rounds. Tells what that is worth to a seat; nothing if the limits are reached before.
    pub(super) fn played_out(
        mut self,
        chart: &Chart,
        seat: Seat,
        rng: &mut Rng,
        limits: &mut Limits,
    ) -> Option<f32> {
        let mut turns = ROUNDS * self.seats;
        while !limits.spend(1) {
            let m = match self.stage {
                Stage::Act if turns > 0 => self.quick(chart, rng),
                // What is to be expected at the end is what there is.
                Stage::Act | Stage::Over => {
                    let lead = self.lead(seat);
                    return Some(0.5 + 0.5 * lead / (lead.abs() + HALF));
                }
                _ => Move::Draw(self.any_card(rng)),
            };
            turns -= u8::from(m == Move::End);
            self.apply(m);
        }
        None
    }

    /// A card from the pile.
    fn any_card(&self, rng: &mut Rng) -> Terrain {
        let deck = self.drawn_from();
        let mut all = 0;
        for count in deck {
            all += usize::from(count);
        }
        let mut nth = rng::pick(rng, all);
        for terrain in Terrain::ALL {
            let count = usize::from(deck[terrain as usize]);
            if nth < count {
                return terrain;
            }
            nth -= count;
        }
        Terrain::Grass
    }

    /// What a quick player does: three settlements, then tiles, each by what it gains at once.
    fn quick(&self, chart: &Chart, rng: &mut Rng) -> Move {
        let stride = (self.settlements[self.to_act.index()].count() as usize / THOUGHT_OF).max(2);
        let mut noise = rng::pick(rng, 1 << 24) as u32;
        let movers = Movers {
            stride,
            first: noise as usize % stride,
        };
        let (mut best, mut most) = (Move::End, 0.0);
        if self.built < DUE {
            most = f32::MIN;
        }
        self.acts(chart, movers, &mut |m, mut gain| {
            // Building is worth something by itself: it brings the end nearer.
            gain += if let Move::Shift(..) = m { -PAYS } else { 1.0 };
            noise = noise.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
            gain += WAVER * (noise >> 8) as f32 / (1 << 24) as f32;
            if gain > most {
                (best, most) = (m, gain);
            }
        });
        best
    }
}
