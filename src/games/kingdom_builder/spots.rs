//! What can be pointed at: the hexes, the tiles before the player in turn, and the end of the turn.

use super::rules::{Hex, HexSet, KingdomBuilder, LocationKind, Move, SIDE};
use crate::old::face::Spot;
use crate::text;

const HEXES: u16 = (SIDE * SIDE) as u16;
/// The end of the turn.
pub(super) const END: Spot = Spot(HEXES + LocationKind::ALL.len() as u16);
/// What earns gold: three cards and the castles. It can be pointed at, and the board shows what earns it.
pub(super) const PARTS: usize = 4;

/// The spot of a hex.
pub(super) fn spot(hex: Hex) -> Spot {
    Spot(hex.index() as u16)
}

/// The hex of a spot, if it is one.
pub(super) fn hex(spot: Spot) -> Option<Hex> {
    let index = usize::from(spot.0);
    Hex::try_at(index / SIDE, index % SIDE)
}

/// The spot of the tiles of a kind.
pub(super) fn tile(kind: LocationKind) -> Spot {
    Spot(HEXES + kind as u16)
}

/// The kind of a spot, if it is one of tiles.
pub(super) fn kind(spot: Spot) -> Option<LocationKind> {
    LocationKind::ALL
        .get(spot.0.checked_sub(HEXES)? as usize)
        .copied()
}

/// The spot of a part of the score.
pub(super) fn part(part: usize) -> Spot {
    Spot(END.0 + 1 + part as u16)
}

/// The part of a spot, if it is one of the score.
pub(super) fn part_of(spot: Spot) -> Option<usize> {
    spot.0.checked_sub(END.0 + 1).map(usize::from)
}

/// Its name in the page: as moves are written.
pub(super) fn name(spot: Spot) -> String {
    match (hex(spot), kind(spot), part_of(spot)) {
        (Some(hex), ..) => hex.to_string(),
        (_, Some(kind), _) => kind.name().to_owned(),
        (.., Some(part)) => text::glued(&["score-", &text::told(part as i64 + 1)]),
        _ => "end".to_owned(),
    }
}

/// The hexes among some spots.
pub(super) fn hexes(spots: &[Spot]) -> HexSet {
    let mut hexes = HexSet::EMPTY;
    for spot in spots {
        if let Some(hex) = hex(*spot) {
            hexes.insert(hex);
        }
    }
    hexes
}

impl KingdomBuilder {
    /// All hexes, then what lies beside them.
    pub(super) fn all_spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for n in 0..HEXES {
            spots.push(Spot(n));
        }
        for kind in self.location_kinds() {
            spots.push(tile(kind));
        }
        spots.push(END);
        spots.extend((0..PARTS).map(part));
        spots
    }

    /// What is touched to make a move.
    pub(super) fn touches(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Draw(_) => Vec::new(),
            Move::Settle(hex) => vec![spot(hex)],
            Move::Extra(kind, hex) => vec![tile(kind), spot(hex)],
            Move::Shift(kind, from, to) => vec![tile(kind), spot(from), spot(to)],
            Move::End => vec![END],
        }
    }

    /// The hexes that may be touched next.
    pub(super) fn open_hexes(&self, touched: &[Spot]) -> HexSet {
        let used = touched.first().and_then(|spot| kind(*spot));
        match (used, touched) {
            (_, []) => self.targets(None),
            (Some(kind), [_]) if kind.moves() => self.movable(kind),
            (Some(kind), [_]) => self.targets(Some(kind)),
            (Some(kind), [_, from]) if self.can_use(kind) => match hex(*from) {
                Some(from) if self.movable(kind).contains(from) => {
                    self.placement().move_targets(kind, from)
                }
                _ => HexSet::EMPTY,
            },
            _ => HexSet::EMPTY,
        }
    }

    /// Can the tile of this kind be used now, and is there a hex for it?
    pub(super) fn is_useful(&self, kind: LocationKind) -> bool {
        match kind.moves() {
            true => self.can_use(kind) && self.placement().can_move(kind),
            false => !self.targets(Some(kind)).is_empty(),
        }
    }

    /// Whatever may be touched next.
    pub(super) fn open_spots(&self, touched: &[Spot]) -> Vec<Spot> {
        let mut open = Vec::new();
        for hex in self.open_hexes(touched).iter() {
            open.push(spot(hex));
        }
        if touched.is_empty() {
            for kind in self.location_kinds() {
                if self.is_useful(kind) {
                    open.push(tile(kind));
                }
            }
            if self.allows(Move::End) {
                open.push(END);
            }
        }
        open
    }
}
