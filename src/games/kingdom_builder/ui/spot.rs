//! What one can point at.

use crate::games::kingdom_builder::{Hex, HexSet, LocationKind};
use std::fmt;

/// How many parts a score has: three cards and the castles.
pub const SCORE_PARTS: usize = 4;

/// What one can point at: a hex, the tiles of a kind, the end of the turn, or a part of the score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A hex of the board.
    Hex(Hex),
    /// The tiles of a kind, before the player in turn.
    Tile(LocationKind),
    /// Ends the turn.
    End,
    /// A part of the score, from 0: while it is pointed at, the board shows what earns it.
    Score(usize),
}

impl Spot {
    /// The hex, if it is one.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Spot::Hex(hex) => Some(hex),
            _ => None,
        }
    }

    /// The kind of tiles, if it is one.
    pub fn tile(self) -> Option<LocationKind> {
        match self {
            Spot::Tile(kind) => Some(kind),
            _ => None,
        }
    }

    /// The part of the score, if it is one.
    pub fn score_part(self) -> Option<usize> {
        match self {
            Spot::Score(part) => Some(part),
            _ => None,
        }
    }
}

/// The hexes among some spots.
pub fn hexes_among(spots: &[Spot]) -> HexSet {
    spots.iter().filter_map(|spot| spot.hex()).collect()
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Hex(hex) => write!(f, "{hex}"),
            Spot::Tile(kind) => f.write_str(kind.name()),
            Spot::End => f.write_str("end"),
            Spot::Score(part) => write!(f, "score-{}", part + 1),
        }
    }
}
