//! What one can point at.

use crate::games::score_four::{Peg, Side};
use std::fmt;

/// A peg of the board, or where the balls of a colour wait that are not played yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A peg.
    Peg(Peg),
    /// Balls that are not played yet. Nobody can touch them.
    Reserve(Side),
}

impl Spot {
    /// The peg, if it is one.
    pub fn peg(self) -> Option<Peg> {
        match self {
            Spot::Peg(peg) => Some(peg),
            Spot::Reserve(_) => None,
        }
    }
}

impl From<Peg> for Spot {
    fn from(peg: Peg) -> Spot {
        Spot::Peg(peg)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Peg(peg) => peg.fmt(f),
            Spot::Reserve(side) => f.write_str(side.name()),
        }
    }
}
