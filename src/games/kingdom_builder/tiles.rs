//! Location tiles: getting, using, losing.

use super::hexes::Hex;
use super::land::{Kind, Location};
use super::rules::KingdomBuilder;
use crate::seat::Seat;

/// So many location hexes a board has at most.
pub(super) const LOCATIONS: usize = 8;
/// So many tiles lie on each.
pub(super) const ON_EACH: usize = 2;

/// What a player has of a location hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tile {
    /// No tile yet.
    #[default]
    Never,
    /// One that was taken in this turn: it can be used from the next on.
    Fresh,
    /// One that can be used.
    Ready,
    /// One that has been used in this turn.
    Used,
    /// One that was lost, and is not given again.
    Lost,
}

impl Tile {
    /// Does a tile lie before the player?
    pub fn is_held(self) -> bool {
        matches!(self, Tile::Fresh | Tile::Ready | Tile::Used)
    }
}

impl KingdomBuilder {
    /// Each location hex, and what a seat has of it.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = (&Location, Tile)> {
        let tiles = self.tiles[seat.index()];
        self.land.locations.iter().zip(tiles)
    }

    /// How many tiles are left on a location hex, by its place in `Land::locations`.
    pub fn tiles_left(&self, location: usize) -> usize {
        let taken = self.tiles.iter().map(|tiles| tiles[location]);
        ON_EACH.saturating_sub(taken.filter(|tile| *tile != Tile::Never).count())
    }

    /// Has the seat in turn a tile of this kind that can be used?
    pub fn is_ready(&self, kind: Kind) -> bool {
        let mut tiles = self.tiles(self.to_act);
        tiles.any(|(location, tile)| location.kind == kind && tile == Tile::Ready)
    }

    /// A settlement has come here: it takes a tile from each location that it touches («Getting»).
    pub(super) fn take_tiles(&mut self, hex: Hex) {
        for i in 0..self.land.locations.len().min(LOCATIONS) {
            let touches = self.land.locations[i].around.has(hex);
            if touches && self.tiles_left(i) > 0 {
                let tile = &mut self.tiles[self.to_act.index()][i];
                if *tile == Tile::Never {
                    *tile = Tile::Fresh;
                }
            }
        }
    }

    pub(super) fn use_tile(&mut self, kind: Kind) {
        let tiles = &mut self.tiles[self.to_act.index()];
        for (location, tile) in self.land.locations.iter().zip(tiles) {
            if location.kind == kind && *tile == Tile::Ready {
                *tile = Tile::Used;
                return;
            }
        }
    }

    /// A settlement has been moved: what no own settlement touches any more is lost («Losing»).
    pub(super) fn lose_tiles(&mut self) {
        let (locations, seat) = (&self.land.locations, self.to_act.index());
        let (own, tiles) = (&self.settlements[seat], &mut self.tiles[seat]);
        for (i, location) in locations.iter().enumerate().take(LOCATIONS) {
            if !tiles[i].is_held() || location.around.meets(own) {
                continue;
            }
            // Of two of a kind either may be given up, so one that can be used is kept.
            let twin = locations.iter().take(LOCATIONS).enumerate();
            let twin = twin.filter(|(j, other)| *j != i && other.kind == location.kind);
            for (j, _) in twin {
                if tiles[i] == Tile::Ready && tiles[j].is_held() {
                    tiles.swap(i, j);
                }
            }
            tiles[i] = Tile::Lost;
        }
    }

    /// The turn is over: all tiles can be used in the next.
    pub(super) fn turn_up_tiles(&mut self) {
        for tile in &mut self.tiles[self.to_act.index()] {
            if tile.is_held() {
                *tile = Tile::Ready;
            }
        }
    }
}
