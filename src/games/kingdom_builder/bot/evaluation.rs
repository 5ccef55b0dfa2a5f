//! How well each seat stands: the gold it has, and the gold it can still expect.

use super::gains::TILE_VALUES;
use crate::game::seat::{MOST_SEATS, PerSeat, Seat};
use crate::games::kingdom_builder::rules::{
    Deck, HexSet, KingdomBuilder, LocationKind, Stage, Terrain,
};

/// The gold that a settlement still to be built earns on average.
const FUTURE_SETTLEMENT: f32 = 1.2;
/// The gold that a free choice of hexes for the next card is worth in each turn.
const FREE_CHOICE: f32 = 0.8;
/// For how many turns a free choice is counted at most.
const FREE_CHOICE_TURNS: f32 = 5.0;
/// The gold that it is worth to have won.
const VICTORY: f32 = 10.0;

/// How fast a game goes on.
pub struct Pace {
    /// How many turns each seat can expect, if whoever runs out of settlements first ends the game.
    pub turns: f32,
    /// How many settlements each seat builds in a turn.
    pub rates: [f32; MOST_SEATS],
}

impl KingdomBuilder {
    /// How fast the game goes on.
    pub(super) fn pace(&self) -> Pace {
        let (mut turns, mut rates) = (f32::MAX, [0.0; MOST_SEATS]);
        for seat in Seat::all(self.seats) {
            let mut rate = 3.0;
            for (location, tile) in self.tiles(seat) {
                if tile.is_held() && !location.kind.moves() {
                    // A tile that builds cannot be used in every turn, a tavern least of all.
                    rate += match location.kind {
                        LocationKind::Tavern => 0.6,
                        _ => 0.9,
                    };
                }
            }
            rates[seat.index()] = rate;
            turns = turns.min(self.supply(seat) as f32 / rate);
        }
        Pace { turns, rates }
    }

    /// The gold that each seat is likely to have in the end. Whoever builds faster ends the game before the others have built all.
    pub(super) fn expected_gold(&self) -> [f32; MOST_SEATS] {
        let Pace { turns, rates } = self.pace();
        let mut free = self.land.buildable;
        for settled in &self.settlements {
            free -= *settled;
        }
        let deck = self.drawable();
        let mut all = [0.0; MOST_SEATS];
        for seat in Seat::all(self.seats) {
            let gold = &mut all[seat.index()];
            *gold = self.gold(seat) as f32;
            if self.stage == Stage::Over {
                continue;
            }
            let to_build = (self.supply(seat) as f32).min(turns * rates[seat.index()]);
            *gold += FUTURE_SETTLEMENT * to_build;
            for (location, tile) in self.tiles(seat) {
                if tile.is_held() && location.kind.moves() {
                    *gold += TILE_VALUES[location.kind as usize] * turns;
                }
            }
            let adjacent = self.settlements(seat).neighbours() & free;
            let choice = self.free_choice_odds(adjacent, deck);
            *gold += FREE_CHOICE * turns.min(FREE_CHOICE_TURNS) * choice;
        }
        all
    }

    /// How likely the next card allows any hex of its terrain, to a player with these free hexes next to their settlements.
    fn free_choice_odds(&self, adjacent: HexSet, deck: Deck) -> f32 {
        // A little more than none, since a deck may be empty.
        let (mut free, mut all) = (0.0, 0.01);
        for terrain in Terrain::ALL {
            let cards = f32::from(deck[terrain as usize]);
            all += cards;
            if !self.land.terrain(terrain).intersects(&adjacent) {
                free += cards;
            }
        }
        free / all
    }

    /// How much gold a seat is likely to be ahead of the best of the others. A game that is won counts more than one likely to be.
    pub(super) fn expected_lead(&self, seat: Seat) -> f32 {
        let gold = self.expected_gold();
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let best = others.fold(0.0f32, |best, other| best.max(gold[other.index()]));
        let lead = gold[seat.index()] - best;
        if self.stage == Stage::Over && lead != 0.0 {
            lead + VICTORY * lead.signum()
        } else {
            lead
        }
    }

    /// How likely each seat is to win: the nearer the end, the more a lead counts.
    pub(super) fn win_odds(&self) -> PerSeat<f32> {
        let (turns, gold) = (self.pace().turns, self.expected_gold());
        // Fitted to games between equal players: many turns before the end, an expected lead says little.
        let spread = 3.5 + turns * (0.5 + 0.15 * turns);
        let best = gold.iter().fold(0.0f32, |best, gold| best.max(*gold));
        let mut all = 0.0;
        let mut odds = PerSeat::new(self.seats, |seat| {
            let behind = (best - gold[seat.index()]) / spread;
            // Close to exp(-behind), but exactly 0 for a seat that is far behind.
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
