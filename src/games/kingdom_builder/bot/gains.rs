//! What one more settlement is worth on each hex: the gold it earns at once, the tiles it takes, the freedom of choice it costs.
//!
//! The gold of all ten cards is computed from tables of what stands already, so that a hex costs a few steps and not a count of the
//! whole board. Where a card pays in larger steps, a settlement that leads towards the next step gets its share.

use super::adjacency::{Adjacency, HEXES};
use crate::game::seat::MOST_SEATS;
use crate::games::kingdom_builder::options::Cards;
use crate::games::kingdom_builder::rules::{
    Card, Hex, HexSet, KingdomBuilder, LOCATIONS, SETTLEMENTS, SIDE, Tile,
};

/// The gold that a tile is worth in each turn, by `LocationKind`: tiles that build also bring the end nearer.
pub const TILE_VALUES: [f32; 8] = [1.6, 1.5, 1.5, 1.5, 1.1, 0.8, 0.8, 0.7];
/// The gold it costs to touch one terrain more, for each turn to come: the next card may then leave less choice.
const TERRAIN_COST: f32 = 0.06;
/// Rows and columns of a sector.
const HALF: usize = SIDE / 2;

/// The label of a settlement that belongs to no numbered area.
const UNNUMBERED: u8 = 63;

/// An area of settlements.
#[derive(Clone, Copy, Default)]
struct Area {
    /// How many settlements it has.
    size: u32,
    /// The sites it touches, a bit each.
    sites: u32,
}

/// Evaluates single settlements of the player in turn.
pub struct GainEvaluator<'a> {
    adjacency: &'a Adjacency,
    position: &'a KingdomBuilder,
    cards: Cards,
    /// The player's settlements.
    own: HexSet,
    /// For each hex the number of its area, counted from 1; 0 without a settlement. One entry more, for `OFF_BOARD`.
    labels: [u8; HEXES + 1],
    /// The areas by their number.
    areas: [Area; SETTLEMENTS as usize + 1],
    /// The size of the largest area.
    largest_area: u32,
    /// The sites that areas link with other sites, a bit each.
    linked_sites: u32,
    /// The sites that are touched, a bit each.
    touched_sites: u32,
    /// The terrains that are touched, a bit each.
    touched_terrains: u8,
    /// The number of settlements in the fullest row.
    fullest_row: u32,
    /// How many settlements each seat has in each sector.
    sectors: [[i32; 4]; MOST_SEATS],
    /// The locations that would give a tile, a bit each.
    pub open_locations: u8,
    /// What the tile of each location is worth for the rest of the game.
    tile_values: [f32; LOCATIONS],
    /// What touching one terrain more costs for the rest of the game.
    terrain_cost: f32,
}

impl<'a> GainEvaluator<'a> {
    /// An evaluator for a position; `set_settlements` makes it ready.
    pub fn new(adjacency: &'a Adjacency, position: &'a KingdomBuilder) -> GainEvaluator<'a> {
        let turns = position.pace().turns;
        let mut evaluator = GainEvaluator {
            adjacency,
            position,
            cards: position.cards(),
            own: HexSet::EMPTY,
            labels: [0; HEXES + 1],
            areas: [Area::default(); SETTLEMENTS as usize + 1],
            largest_area: 0,
            linked_sites: 0,
            touched_sites: 0,
            touched_terrains: 0,
            fullest_row: 0,
            sectors: [[0; 4]; MOST_SEATS],
            open_locations: 0,
            tile_values: [0.0; LOCATIONS],
            terrain_cost: TERRAIN_COST * turns,
        };
        for (i, (location, tile)) in position.tiles(position.to_act).enumerate() {
            evaluator.tile_values[i] = TILE_VALUES[location.kind as usize] * turns;
            if tile == Tile::Never && position.tiles_left(i) > 0 {
                evaluator.open_locations |= 1 << i;
            }
        }
        for seat in 0..usize::from(position.seats) {
            evaluator.count_sectors(seat, &position.settlements[seat]);
        }
        evaluator
    }

    /// From now on these are all settlements of the player in turn.
    pub fn set_settlements(&mut self, own: HexSet) {
        self.own = own;
        self.labels = [0; HEXES + 1];
        (self.largest_area, self.linked_sites) = (0, 0);
        (self.touched_sites, self.touched_terrains) = (0, 0);
        self.fullest_row = 0;
        self.count_sectors(self.position.to_act.index(), &own);
        // Arrays instead of vectors: this runs for every move of every playout.
        let (mut all, mut count) = ([0u16; SETTLEMENTS as usize], 0);
        for row in 0..SIDE {
            let mut bits = own.row_bits(row);
            self.fullest_row = self.fullest_row.max(bits.count_ones());
            while bits != 0 {
                let at = row * SIDE + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                self.touched_sites |= self.adjacency.sites[at];
                self.touched_terrains |= self.adjacency.terrains[at];
                self.labels[at] = UNNUMBERED;
                all[count] = at as u16;
                count += 1;
            }
        }
        let needs_areas =
            |card: &Card| matches!(card, Card::Hermits | Card::Citizens | Card::Merchants);
        if self.cards.iter().any(needs_areas) {
            self.number_areas(&all[..count]);
        }
    }

    /// Numbers the areas of the settlements with these indices.
    fn number_areas(&mut self, settlements: &[u16]) {
        let (mut stack, mut number) = ([0u16; SETTLEMENTS as usize], 0);
        for first in settlements {
            if self.labels[usize::from(*first)] != UNNUMBERED {
                continue;
            }
            number += 1;
            let (mut area, mut height) = (Area::default(), 1);
            stack[0] = *first;
            self.labels[usize::from(*first)] = number;
            while height > 0 {
                height -= 1;
                let at = usize::from(stack[height]);
                area.size += 1;
                area.sites |= self.adjacency.sites[at];
                for neighbour in &self.adjacency.neighbours[at] {
                    let label = &mut self.labels[usize::from(*neighbour)];
                    if *label == UNNUMBERED {
                        *label = number;
                        stack[height] = *neighbour;
                        height += 1;
                    }
                }
            }
            self.areas[usize::from(number)] = area;
            self.largest_area = self.largest_area.max(area.size);
            if area.sites.count_ones() > 1 {
                self.linked_sites |= area.sites;
            }
        }
    }

    fn count_sectors(&mut self, seat: usize, settled: &HexSet) {
        let counts = &mut self.sectors[seat];
        *counts = [0; 4];
        for row in 0..SIDE {
            let (bits, sector) = (settled.row_bits(row), row / HALF * 2);
            let left = (bits & ((1 << HALF) - 1)).count_ones();
            counts[sector] += left as i32;
            counts[sector + 1] += (bits.count_ones() - left) as i32;
        }
    }

    /// The gold that a settlement earns here at once, and its share of what comes later.
    pub fn gold(&self, hex: Hex) -> f32 {
        let (land, at) = (&self.position.land, hex.index());
        // What the new settlement makes one area of.
        let mut area = Area {
            size: 1,
            sites: self.adjacency.sites[at],
        };
        let (mut joined, mut touched_areas) = (0.0, 0u64);
        for neighbour in &self.adjacency.neighbours[at] {
            touched_areas |= 1u64 << self.labels[usize::from(*neighbour)];
        }
        touched_areas &= !(1 | 1 << UNNUMBERED);
        while touched_areas != 0 {
            let other = self.areas[touched_areas.trailing_zeros() as usize];
            area.size += other.size;
            area.sites |= other.sites;
            joined += 1.0;
            touched_areas &= touched_areas - 1;
        }
        let new_sites = self.adjacency.sites[at] & !self.touched_sites;
        let mut gain = 3.0 * (new_sites & self.adjacency.castles).count_ones() as f32;
        for card in &self.cards {
            gain += match card {
                Card::Fishermen => one_if(land.shore.contains(hex) && !land.water.contains(hex)),
                Card::Miners => one_if(land.foothills.contains(hex)),
                Card::Workers => one_if(self.adjacency.sites[at] != 0),
                Card::Discoverers => one_if(self.own.count_in_row(hex.row()) == 0),
                Card::Knights => 2.0 * one_if(self.own.count_in_row(hex.row()) >= self.fullest_row),
                Card::Hermits => 1.0 - joined,
                Card::Citizens => 0.5 * area.size.saturating_sub(self.largest_area) as f32,
                Card::Merchants => match area.sites.count_ones() {
                    // The first site of an area is a step towards a link.
                    0 | 1 => one_if(new_sites != 0),
                    _ => 4.0 * (area.sites & !self.linked_sites).count_ones() as f32,
                },
                Card::Lords => self.lords_gain(sector(hex)),
                Card::Farmers => self.farmers_gain(sector(hex)),
            };
        }
        gain
    }

    /// What a settlement gains here in all.
    pub fn gain(&self, hex: Hex) -> f32 {
        let (at, mut gain) = (hex.index(), self.gold(hex));
        let mut taken = self.adjacency.locations[at] & self.open_locations;
        while taken != 0 {
            gain += self.tile_values[taken.trailing_zeros() as usize];
            taken &= taken - 1;
        }
        let new_terrains = self.adjacency.terrains[at] & !self.touched_terrains;
        gain - self.terrain_cost * new_terrains.count_ones() as f32
    }

    /// What one more in a sector is worth to Farmers: an equal share for each of the sectors with the fewest.
    fn farmers_gain(&self, sector: usize) -> f32 {
        let counts = &self.sectors[self.position.to_act.index()];
        if counts.iter().any(|count| *count < counts[sector]) {
            return 0.0;
        }
        let fewest = counts.iter().filter(|count| **count == counts[sector]);
        3.0 / fewest.count() as f32
    }

    /// What one more in a sector is worth to Lords: mostly by drawing level with others, or by passing them.
    fn lords_gain(&self, sector: usize) -> f32 {
        let me = self.position.to_act.index();
        let own = self.sectors[me][sector];
        let mut gain = 0.25;
        for seat in 0..usize::from(self.position.seats) {
            if seat != me && matches!(self.sectors[seat][sector] - own, 0 | 1) {
                gain += 6.0;
            }
        }
        gain
    }
}

fn one_if(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}

fn sector(hex: Hex) -> usize {
    hex.row() / HALF * 2 + hex.column() / HALF
}
