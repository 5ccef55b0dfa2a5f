//! What one more settlement is worth on each hex: the gold it earns at once, the tiles it takes, the freedom it costs.
//!
//! The gold of all ten cards is told from a survey of what stands already, so that a hex costs a few steps and not a count of the
//! whole board. Where a card pays in lumps, a settlement on the way to the next lump gets its share.

use super::chart::{Chart, NOWHERE};
use super::gold::Card;
use super::hexes::{Hex, Hexes, SIDE};
use super::land::Kind;
use super::options::Cards;
use super::rules::{DUE, KingdomBuilder, Move, SETTLEMENTS};
use super::tiles::{LOCATIONS, Tile};
use crate::seat::MOST_SEATS;

/// What a tile is worth each turn, in gold, by its kind: those that build also bring the end nearer.
pub(super) const TILE: [f32; 8] = [1.6, 1.5, 1.5, 1.5, 1.1, 0.8, 0.8, 0.7];
/// What it costs to touch one terrain more, each turn in which that may narrow the choice.
const TOUCH: f32 = 0.06;

/// A settlement whose area has no number yet, or needs none.
const UNNUMBERED: u8 = 63;

/// Which settlements are looked at for moves by tiles: each `stride`-th, so many before the first counted.
#[derive(Clone, Copy)]
pub(super) struct Movers {
    pub stride: usize,
    pub first: usize,
}

impl Movers {
    /// All of them.
    pub const ALL: Movers = Movers {
        stride: 1,
        first: 0,
    };
}

/// What stands on the board, as the seat in turn looks at it.
pub(super) struct Survey<'a> {
    chart: &'a Chart,
    game: &'a KingdomBuilder,
    cards: Cards,
    own: Hexes,
    /// For each hex the number of its area, from 1 on; 0: none.
    labels: [u8; NOWHERE as usize + 1],
    /// By number: how many settlements an area has, and which sites it touches.
    areas: [(u32, u32); SETTLEMENTS as usize + 1],
    largest: u32,
    linked: u32,
    /// The sites that are touched.
    sites: u32,
    /// The terrains that are touched.
    terrains: u8,
    longest: u32,
    /// How many settlements each seat has in each sector.
    sectors: [[i32; 4]; MOST_SEATS],
    /// The locations that would give a tile.
    open: u8,
    /// What those tiles are worth.
    tiles: [f32; LOCATIONS],
    touch: f32,
}

impl KingdomBuilder {
    /// How many turns each seat can expect, if whoever runs out first ends the game, and how many settlements each builds in a turn.
    pub(super) fn pace(&self) -> (f32, [f32; MOST_SEATS]) {
        let (mut turns, mut rates) = (f32::MAX, [0.0; MOST_SEATS]);
        for (seat, own) in rates.iter_mut().enumerate().take(self.seats.into()) {
            let mut rate = 3.0;
            for (i, location) in self.land.locations.iter().enumerate().take(LOCATIONS) {
                if self.tiles[seat][i].is_held() && !location.kind.moves() {
                    rate += if location.kind == Kind::Tavern {
                        0.6
                    } else {
                        0.9
                    };
                }
            }
            *own = rate;
            let left = SETTLEMENTS.saturating_sub(self.settlements[seat].count());
            turns = turns.min(left as f32 / rate);
        }
        (turns, rates)
    }

    /// Tells each act of the seat in turn, and what is to be gained by it.
    pub(super) fn acts(&self, chart: &Chart, movers: Movers, told: &mut dyn FnMut(Move, f32)) {
        let (seat, sight) = (self.to_act.index(), self.sight());
        let mut survey = Survey::new(chart, self);
        survey.look(sight.own);
        if self.built < DUE {
            survey.tell(sight.builds(None), &mut |hex, gain| {
                told(Move::Settle(hex), gain);
            });
            // Whoever is in a hurry uses tiles afterwards.
            if self.built > 0 || movers.stride > 1 {
                return;
            }
        }
        let (locations, tiles) = (&self.land.locations, &self.tiles[seat]);
        for i in 0..locations.len().min(LOCATIONS) {
            let kind = locations[i].kind;
            // Two of a kind are alike: one of them is looked at.
            let mut twin = tiles[i] != Tile::Ready;
            for other in 0..i {
                twin |= tiles[other] == Tile::Ready && locations[other].kind == kind;
            }
            if twin {
                continue;
            }
            if !kind.moves() {
                if self.left(self.to_act) > 0 {
                    survey.tell(sight.builds(Some(kind)), &mut |hex, gain| {
                        told(Move::Extra(kind, hex), gain);
                    });
                }
                continue;
            }
            let mut without = Survey::new(chart, self);
            let mut nth = movers.first;
            for from in sight.own.iter() {
                nth += 1;
                if nth < movers.stride {
                    continue;
                }
                nth = 0;
                let to = sight.shifts(kind, from);
                if to.is_empty() {
                    continue;
                }
                let mut own = sight.own;
                own.remove(from);
                without.look(own);
                without.open = survey.open;
                for (i, location) in locations.iter().enumerate().take(LOCATIONS) {
                    // Given up, unless it is touched again.
                    if tiles[i].is_held() && !location.around.meets(&own) {
                        without.open |= 1 << i;
                    }
                }
                let lost = without.gain(from);
                without.tell(to, &mut |hex, gain| {
                    told(Move::Shift(kind, from, hex), gain - lost);
                });
            }
        }
    }
}

impl<'a> Survey<'a> {
    pub fn new(chart: &'a Chart, game: &'a KingdomBuilder) -> Survey<'a> {
        let (turns, _) = game.pace();
        let mut survey = Survey {
            chart,
            game,
            cards: game.cards(),
            own: Hexes::NONE,
            labels: [0; NOWHERE as usize + 1],
            areas: [(0, 0); SETTLEMENTS as usize + 1],
            largest: 0,
            linked: 0,
            sites: 0,
            terrains: 0,
            longest: 0,
            sectors: [[0; 4]; MOST_SEATS],
            open: 0,
            tiles: [0.0; LOCATIONS],
            touch: TOUCH * turns,
        };
        let tiles = &game.tiles[game.to_act.index()];
        for (i, location) in game.land.locations.iter().enumerate().take(LOCATIONS) {
            survey.tiles[i] = TILE[location.kind as usize] * turns;
            if tiles[i] == Tile::Never && game.tiles_left(i) > 0 {
                survey.open |= 1 << i;
            }
        }
        for seat in 0..usize::from(game.seats) {
            survey.count_sectors(seat, &game.settlements[seat]);
        }
        survey
    }

    /// Surveys the settlements of the seat in turn, if these are all.
    pub fn look(&mut self, own: Hexes) {
        self.own = own;
        self.labels = [0; NOWHERE as usize + 1];
        (self.largest, self.linked, self.sites) = (0, 0, 0);
        (self.terrains, self.longest) = (0, 0);
        self.count_sectors(self.game.to_act.index(), &own);
        let (mut all, mut count) = ([0u16; SETTLEMENTS as usize], 0);
        for row in 0..SIDE {
            let mut bits = own.bits(row);
            self.longest = self.longest.max(bits.count_ones());
            while bits != 0 {
                let at = row * SIDE + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                self.sites |= self.chart.sites[at];
                self.terrains |= self.chart.terrains[at];
                self.labels[at] = UNNUMBERED;
                all[count] = at as u16;
                count += 1;
            }
        }
        let linked = |card: &Card| matches!(card, Card::Hermits | Card::Citizens | Card::Merchants);
        if self.cards.iter().any(linked) {
            self.number_areas(&all[..count]);
        }
    }

    fn number_areas(&mut self, all: &[u16]) {
        let (mut stack, mut areas) = ([0u16; SETTLEMENTS as usize], 0);
        for first in all {
            if self.labels[usize::from(*first)] != UNNUMBERED {
                continue;
            }
            areas += 1;
            let (mut size, mut sites, mut height) = (0, 0, 1);
            stack[0] = *first;
            self.labels[usize::from(*first)] = areas;
            while height > 0 {
                height -= 1;
                let at = usize::from(stack[height]);
                size += 1;
                sites |= self.chart.sites[at];
                for next in &self.chart.around[at] {
                    let label = &mut self.labels[usize::from(*next)];
                    if *label == UNNUMBERED {
                        *label = areas;
                        stack[height] = *next;
                        height += 1;
                    }
                }
            }
            self.areas[usize::from(areas)] = (size, sites);
            self.largest = self.largest.max(size);
            if sites.count_ones() > 1 {
                self.linked |= sites;
            }
        }
    }

    fn count_sectors(&mut self, seat: usize, settled: &Hexes) {
        let counts = &mut self.sectors[seat];
        *counts = [0; 4];
        for row in 0..SIDE {
            let (bits, upper) = (settled.bits(row), row / (SIDE / 2) * 2);
            let left = (bits & ((1 << (SIDE / 2)) - 1)).count_ones();
            counts[upper] += left as i32;
            counts[upper + 1] += (bits.count_ones() - left) as i32;
        }
    }

    fn tell(&self, hexes: Hexes, told: &mut dyn FnMut(Hex, f32)) {
        for row in 0..SIDE {
            let mut bits = hexes.bits(row);
            while bits != 0 {
                let hex = Hex::at(row, bits.trailing_zeros() as usize);
                bits &= bits - 1;
                told(hex, self.gain(hex));
            }
        }
    }

    /// The gold that a settlement earns here.
    pub fn earns(&self, hex: Hex) -> f32 {
        let (game, at) = (self.game, hex.index());
        let (mut sites, mut size, mut joined, mut met) = (self.chart.sites[at], 1, 0.0, 0u64);
        for next in &self.chart.around[at] {
            met |= 1u64 << (self.labels[usize::from(*next)] & UNNUMBERED);
        }
        // What has no number is no area.
        met &= !(1 | 1 << UNNUMBERED);
        while met != 0 {
            let (settled, touched) = self.areas[met.trailing_zeros() as usize];
            size += settled;
            sites |= touched;
            joined += 1.0;
            met &= met - 1;
        }
        let new = self.chart.sites[at] & !self.sites;
        let mut gain = 3.0 * (new & self.chart.castles).count_ones() as f32;
        for card in &self.cards {
            gain += match card {
                Card::Fishermen => one(game.land.shore.has(hex) && !game.land.water.has(hex)),
                Card::Miners => one(game.land.foothills.has(hex)),
                Card::Workers => one(self.chart.sites[at] != 0),
                Card::Discoverers => one(self.own.in_row(hex.row()) == 0),
                Card::Knights => 2.0 * one(self.own.in_row(hex.row()) >= self.longest),
                Card::Hermits => 1.0 - joined,
                Card::Citizens => 0.5 * size.saturating_sub(self.largest) as f32,
                Card::Merchants => match sites.count_ones() {
                    // The first site of an area is half a link.
                    0 | 1 => one(new != 0),
                    _ => 4.0 * (sites & !self.linked).count_ones() as f32,
                },
                Card::Lords => self.rank(sector(hex)),
                Card::Farmers => self.share(sector(hex)),
            };
        }
        gain
    }

    /// What a settlement gains here in all.
    fn gain(&self, hex: Hex) -> f32 {
        let (at, mut gain) = (hex.index(), self.earns(hex));
        let mut taken = self.chart.locations[at] & self.open;
        while taken != 0 {
            gain += self.tiles[taken.trailing_zeros() as usize];
            taken &= taken - 1;
        }
        let touched = self.chart.terrains[at] & !self.terrains;
        gain - self.touch * touched.count_ones() as f32
    }

    /// What one more in a sector is worth to Farmers: its share, if it is one of those with the fewest.
    fn share(&self, sector: usize) -> f32 {
        let counts = &self.sectors[self.game.to_act.index()];
        let mut fewest = 0.0;
        for count in counts {
            if *count < counts[sector] {
                return 0.0;
            }
            fewest += one(*count == counts[sector]);
        }
        3.0 / fewest
    }

    /// What one more in a sector changes in rank, and in the rank of others.
    fn rank(&self, sector: usize) -> f32 {
        let me = self.game.to_act.index();
        let own = self.sectors[me][sector];
        let mut gain = 0.25;
        for (seat, counts) in self.sectors[..usize::from(self.game.seats)]
            .iter()
            .enumerate()
        {
            if seat != me {
                // Drawing level, and going past.
                let ahead = counts[sector] - own;
                gain += if ahead == 1 || ahead == 0 { 6.0 } else { 0.0 };
            }
        }
        gain
    }
}

fn one(counts: bool) -> f32 {
    f32::from(u8::from(counts))
}

fn sector(hex: Hex) -> usize {
    hex.row() / (SIDE / 2) * 2 + hex.column() / (SIDE / 2)
}
