//! What one can point at.

use crate::games::mancala::{Hole, Side};
use std::fmt;

/// What one can point at: a hole of the board, or the button that changes sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A pit or a store.
    Hole(Hole),
    /// Changes sides.
    Swap,
}

impl Spot {
    /// The hole, if it is one.
    pub fn hole(self) -> Option<Hole> {
        match self {
            Spot::Hole(hole) => Some(hole),
            Spot::Swap => None,
        }
    }
}

impl From<Hole> for Spot {
    fn from(hole: Hole) -> Spot {
        Spot::Hole(hole)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spot::Hole(hole) = self else {
            return f.write_str("swap");
        };
        let side = match hole.side() {
            Side::South => 'S',
            Side::North => 'N',
        };
        let number = match hole {
            Hole::Pit(pit) => pit.number(),
            Hole::Store(_) => 0,
        };
        write!(f, "{side}{number}")
    }
}
