//! What one can point at, and where men lie that are not on the board.

use crate::games::morris::{Name, Side};
use crate::games::ui::Arg;
use std::fmt;

/// A place of a man: only points can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A point of the board, by its name.
    Point(Name),
    /// The part of a side's tray where its men wait to be placed.
    Hand(Side),
    /// The part of a side's tray where its men lie that were taken.
    Lost(Side),
}

impl Spot {
    /// The name of the point, if it is one.
    pub fn name(self) -> Option<Name> {
        match self {
            Spot::Point(name) => Some(name),
            Spot::Hand(_) | Spot::Lost(_) => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Point([column, row]) => {
                write!(f, "{}{}", char::from(*column), char::from(*row))
            }
            Spot::Hand(side) => write!(f, "hand-{}", side.name()),
            Spot::Lost(side) => write!(f, "lost-{}", side.name()),
        }
    }
}

impl From<Spot> for Arg {
    fn from(spot: Spot) -> Arg {
        spot.to_string().into()
    }
}
