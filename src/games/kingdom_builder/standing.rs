//! How well each seat stands: the gold it has, and the gold it can still expect.

use super::hexes::Hexes;
use super::land::Terrain;
use super::rules::{KingdomBuilder, SETTLEMENTS, Stage};
use super::survey::TILE;
use super::tiles::LOCATIONS;
use crate::seat::{MOST_SEATS, PerSeat, Seat};

/// What a settlement that is still to come earns, in gold.
const GROWTH: f32 = 1.2;
/// What a free choice of the next card's terrain is worth each turn, in gold.
const FREE: f32 = 0.8;
/// So far a free choice is looked ahead, in turns.
const SOON: f32 = 5.0;
/// What it is worth to have won, in gold.
const SURE: f32 = 10.0;

impl KingdomBuilder {
    /// The gold each seat is likely to have in the end. Whoever builds faster ends the game before the others have built all.
    pub(super) fn forecast(&self) -> [f32; MOST_SEATS] {
        let (turns, rates) = self.pace();
        let over = self.stage == Stage::Over;
        let mut free = self.land.buildable;
        for settled in &self.settlements {
            free = free - *settled;
        }
        let deck = self.drawn_from();
        let mut gold = [0.0; MOST_SEATS];
        for seat in 0..usize::from(self.seats) {
            let own = self.settlements[seat];
            gold[seat] = self.gold(Seat::at(seat)) as f32;
            if over {
                continue;
            }
            let left = (SETTLEMENTS - own.count().min(SETTLEMENTS)) as f32;
            gold[seat] += GROWTH * left.min(turns * rates[seat]);
            for (i, location) in self.land.locations.iter().enumerate().take(LOCATIONS) {
                if self.tiles[seat][i].is_held() && location.kind.moves() {
                    gold[seat] += TILE[location.kind as usize] * turns;
                }
            }
            gold[seat] += FREE * turns.min(SOON) * self.choice(own.near() & free, deck);
        }
        gold
    }

    /// How likely the next card leaves free choice to whoever has these free hexes beside their settlements.
    fn choice(&self, beside: Hexes, deck: [u8; 5]) -> f32 {
        let (mut free, mut all) = (0.0, 0.01);
        for terrain in Terrain::ALL {
            let cards = f32::from(deck[terrain as usize]);
            all += cards;
            if !self.land.terrain(terrain).meets(&beside) {
                free += cards;
            }
        }
        free / all
    }

    /// How far a seat is likely to be ahead of the best of the others. A game that is won counts more than one that is likely to be.
    pub(super) fn lead(&self, seat: Seat) -> f32 {
        let (gold, mut best) = (self.forecast(), 0.0f32);
        for other in Seat::all(self.seats) {
            if other != seat {
                best = best.max(gold[other.index()]);
            }
        }
        let lead = gold[seat.index()] - best;
        match self.stage == Stage::Over && lead != 0.0 {
            true => lead + SURE * lead.signum(),
            false => lead,
        }
    }

    /// How likely each seat is to win: the nearer the end, the more a lead counts.
    pub(super) fn odds(&self) -> PerSeat<f32> {
        let (turns, _) = self.pace();
        // As games between equals went: what is expected in many turns says little.
        let (gold, spread) = (self.forecast(), 3.5 + turns * (0.5 + 0.15 * turns));
        let best = gold.iter().fold(0.0, |best: f32, gold| best.max(*gold));
        let mut all = 0.0;
        let mut odds = PerSeat::new(self.seats, |seat| {
            let behind = (best - gold[seat.index()]) / spread;
            // About e to the power of it, without the code for that.
            let weight = (1.0 - behind / 16.0).max(0.0).powi(16);
            all += weight;
            weight
        });
        for seat in Seat::all(self.seats) {
            odds[seat] /= all;
        }
        odds
    }
}
