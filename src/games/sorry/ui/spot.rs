//! What one can point at.

use crate::games::sorry::Card;
use crate::games::sorry::track::{HOME, Place, SAFETY, START, Side, on_ring};
use std::fmt;

/// What one can point at: places of pawns, cards, and buttons beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A square of the ring.
    Square(Place),
    /// A safety square of a colour.
    Safety(Side, Place),
    /// The Start of a colour.
    Start(Side),
    /// The Home of a colour.
    Home(Side),
    /// The pile one draws from.
    Deck,
    /// The pile of cards put down.
    Discard,
    /// A kind of card in the hand of whoever acts.
    Card(Card),
    /// A button: nothing is played.
    Pass,
    /// A button: an eleven that could be either goes forward.
    Forward,
    /// A button: it changes places.
    Swap,
    /// Above the middle of the board: pawns pass there on the way to another's place. Nobody points at it.
    Air,
}

impl Spot {
    /// Where a pawn of a colour stands.
    pub fn of(side: Side, place: Place) -> Spot {
        match place {
            START => Spot::Start(side),
            HOME => Spot::Home(side),
            _ if on_ring(place) => Spot::Square(place),
            _ => Spot::Safety(side, place),
        }
    }

    /// The place it is for pawns, and of which colour, if it is of one.
    pub fn place(self) -> Option<(Option<Side>, Place)> {
        match self {
            Spot::Square(place) => Some((None, place)),
            Spot::Safety(side, place) => Some((Some(side), place)),
            Spot::Start(side) => Some((Some(side), START)),
            Spot::Home(side) => Some((Some(side), HOME)),
            _ => None,
        }
    }

    /// The card, if it is one of a hand.
    pub fn card(self) -> Option<Card> {
        match self {
            Spot::Card(card) => Some(card),
            _ => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Square(place) => write!(f, "{place}"),
            Spot::Safety(side, place) => write!(f, "{}-{}", side.letter(), place - SAFETY + 1),
            Spot::Start(side) => write!(f, "{}-start", side.letter()),
            Spot::Home(side) => write!(f, "{}-home", side.letter()),
            Spot::Card(card) => write!(f, "card-{}", card.name()),
            Spot::Deck => f.write_str("deck"),
            Spot::Discard => f.write_str("discard"),
            Spot::Pass => f.write_str("pass"),
            Spot::Forward => f.write_str("forward"),
            Spot::Swap => f.write_str("swap"),
            Spot::Air => f.write_str("air"),
        }
    }
}
