//! The tiles that lie before a player, and what can be done with them now.

use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{KingdomBuilder, LocationKind, Move, Tile};

/// The tiles of one kind that a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldTiles {
    /// How many.
    pub count: u8,
    /// How the best of them stands.
    pub best: Tile,
}

impl KingdomBuilder {
    /// The tiles of a kind that a seat has, if it has any.
    pub(super) fn held_tiles(&self, seat: Seat, kind: LocationKind) -> Option<HeldTiles> {
        let of_kind = self
            .tiles(seat)
            .filter(|(location, tile)| location.kind == kind && tile.is_held());
        let tiles: Vec<Tile> = of_kind.map(|(_, tile)| tile).collect();
        let ready = tiles.iter().find(|tile| **tile == Tile::Ready);
        Some(HeldTiles {
            count: tiles.len() as u8,
            best: *ready.or(tiles.first())?,
        })
    }

    /// The kinds of tiles that can be used now, and have a hex to be used for.
    pub(super) fn usable_tiles(&self) -> Vec<LocationKind> {
        let is_usable = |kind: &LocationKind| match kind.moves() {
            true => self.can_use(*kind) && self.placement().can_move(*kind),
            false => !self.targets(Some(*kind)).is_empty(),
        };
        self.location_kinds()
            .into_iter()
            .filter(is_usable)
            .collect()
    }

    /// The position after a move that is allowed.
    pub(super) fn played(&self, m: Move) -> KingdomBuilder {
        let mut after = self.clone();
        after.apply(m);
        after
    }

    /// The tiles that the seat in turn takes (true) or loses (false) on the way to a later position.
    pub(super) fn tile_changes(&self, after: &KingdomBuilder) -> Vec<(LocationKind, bool)> {
        let seat = self.to_act();
        let tiles = self.tiles(seat).zip(after.tiles(seat));
        tiles
            .filter(|((_, before), (_, now))| before.is_held() != now.is_held())
            .map(|((location, _), (_, now))| (location.kind, now.is_held()))
            .collect()
    }
}
