//! «Location tiles»: getting, using, losing.

use super::KingdomBuilder;
use super::hex::Hex;
use super::land::{Location, LocationKind};
use crate::game::seat::Seat;

/// The most location hexes that a board of four quadrants has.
pub const LOCATIONS: usize = 8;
/// How many tiles lie on each at first.
pub(super) const TILES_PER_LOCATION: usize = 2;

/// The state of a player's tile from one location hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tile {
    /// Not taken yet.
    #[default]
    Never,
    /// Taken in this turn: it can be used from the next turn on.
    Fresh,
    /// Can be used.
    Ready,
    /// Used in this turn.
    Used,
    /// Lost, and not given again.
    Lost,
}

impl Tile {
    /// Does the player hold the tile?
    pub fn is_held(self) -> bool {
        matches!(self, Tile::Fresh | Tile::Ready | Tile::Used)
    }
}

impl KingdomBuilder {
    /// Each location hex, with the state of a seat's tile from it.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = (&Location, Tile)> {
        self.land.locations.iter().zip(self.tiles[seat.index()])
    }

    /// How many tiles were taken from a location hex, by its index in `Land::locations`.
    pub(super) fn tiles_taken(&self, location: usize) -> usize {
        let tiles = self.tiles.iter().map(|tiles| tiles[location]);
        tiles.filter(|tile| *tile != Tile::Never).count()
    }

    /// How many tiles are left on a location hex, by its index in `Land::locations`.
    pub fn tiles_left(&self, location: usize) -> usize {
        TILES_PER_LOCATION.saturating_sub(self.tiles_taken(location))
    }

    /// Does the player in turn hold a tile of this kind that can be used?
    pub fn has_ready_tile(&self, kind: LocationKind) -> bool {
        let mut tiles = self.tiles(self.to_act);
        tiles.any(|(location, tile)| location.kind == kind && tile == Tile::Ready)
    }

    /// Takes a tile from each location that a new settlement touches («Getting»).
    pub(super) fn take_tiles(&mut self, hex: Hex) {
        for i in 0..self.land.locations.len().min(LOCATIONS) {
            let touches = self.land.locations[i].around.contains(hex);
            if touches && self.tiles_left(i) > 0 {
                let tile = &mut self.tiles[self.to_act.index()][i];
                if *tile == Tile::Never {
                    *tile = Tile::Fresh;
                }
            }
        }
    }

    /// Marks a ready tile of this kind as used.
    pub(super) fn use_tile(&mut self, kind: LocationKind) {
        let tiles = &mut self.tiles[self.to_act.index()];
        let mut tiles = self.land.locations.iter().zip(tiles);
        let ready = tiles.find(|(location, tile)| location.kind == kind && **tile == Tile::Ready);
        if let Some((_, tile)) = ready {
            *tile = Tile::Used;
        }
    }

    /// After a settlement was moved: removes the tiles whose location no own settlement touches any more («Losing»).
    pub(super) fn lose_tiles(&mut self) {
        let (locations, seat) = (&self.land.locations, self.to_act.index());
        let (own, tiles) = (&self.settlements[seat], &mut self.tiles[seat]);
        for (i, location) in locations.iter().enumerate().take(LOCATIONS) {
            if !tiles[i].is_held() || location.around.intersects(own) {
                continue;
            }
            // Of two tiles of a kind either may be given up, so one that can still be used is kept.
            for (j, other) in locations.iter().enumerate().take(LOCATIONS) {
                let same_kind = j != i && other.kind == location.kind;
                if same_kind && tiles[i] == Tile::Ready && tiles[j].is_held() {
                    tiles.swap(i, j);
                }
            }
            tiles[i] = Tile::Lost;
        }
    }

    /// At the end of a turn: makes all tiles usable in the next one.
    pub(super) fn refresh_tiles(&mut self) {
        for tile in &mut self.tiles[self.to_act.index()] {
            if tile.is_held() {
                *tile = Tile::Ready;
            }
        }
    }
}
