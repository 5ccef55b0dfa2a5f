//! What one can point at: squares, zones, cards, buttons, each with its number and its name.

use super::cards::{Card, KINDS};
use super::track::{HOME, Place, SAFETY, START, Side, on_ring};
use crate::old::face::Spot;
use crate::text;

/// The first safety square of Red; five a colour.
pub const SAFETIES: Spot = Spot(60);
/// Red's Start; one a colour.
pub const STARTS: Spot = Spot(80);
/// Red's Home; one a colour.
pub const HOMES: Spot = Spot(84);
/// The pile one draws from.
pub const DECK: Spot = Spot(88);
/// The pile of cards put down.
pub const DISCARD: Spot = Spot(89);
/// A button: nothing, please.
pub const PASS: Spot = Spot(90);
/// A button: an eleven that could be either goes forward.
pub const FORWARD: Spot = Spot(91);
/// A button: it changes places.
pub const SWAP: Spot = Spot(92);
/// Above the middle of the board: pawns pass there on the way to another's place. Nobody points at it.
pub const AIR: Spot = Spot(93);
/// The first kind of card of a hand.
pub const CARDS: Spot = Spot(96);

const LETTERS: [&str; 4] = ["R", "B", "Y", "G"];

/// Where a pawn of a colour stands.
pub fn spot(side: Side, place: Place) -> Spot {
    let colour = side as u16;
    match place {
        START => Spot(STARTS.0 + colour),
        HOME => Spot(HOMES.0 + colour),
        _ if on_ring(place) => Spot(place as u16),
        _ => Spot(SAFETIES.0 + 5 * colour + (place - SAFETY) as u16),
    }
}

/// The place of a spot, and of which colour, if it is of one.
pub fn place(spot: Spot) -> Option<(Option<Side>, Place)> {
    let colour = |number: u16| Some(Side::ALL[usize::from(number)]);
    let number = spot.0;
    Some(if number < SAFETIES.0 {
        (None, number as Place)
    } else if number < STARTS.0 {
        let number = number - SAFETIES.0;
        (colour(number / 5), SAFETY + (number % 5) as Place)
    } else if number < HOMES.0 {
        (colour(number - STARTS.0), START)
    } else if number < DECK.0 {
        (colour(number - HOMES.0), HOME)
    } else {
        return None;
    })
}

/// The spot of a card of a hand.
pub fn card_spot(card: Card) -> Spot {
    Spot(CARDS.0 + u16::from(card.0))
}

/// The card of a spot.
pub fn card_of(spot: Spot) -> Option<Card> {
    let number = spot.0.checked_sub(CARDS.0)?;
    (usize::from(number) < KINDS).then_some(Card(number as u8))
}

/// What a spot is called in the page.
pub fn name(spot: Spot) -> String {
    if let Some(card) = card_of(spot) {
        return text::glued(&["card-", card.name()]);
    }
    let Some((side, place)) = place(spot) else {
        let named = match spot {
            DECK => "deck",
            DISCARD => "discard",
            PASS => "pass",
            FORWARD => "forward",
            SWAP => "swap",
            _ => "air",
        };
        return named.to_owned();
    };
    let letter = side.map_or("", |side| LETTERS[side as usize]);
    match place {
        START => text::glued(&[letter, "-start"]),
        HOME => text::glued(&[letter, "-home"]),
        _ if on_ring(place) => text::told(place.into()),
        _ => text::glued(&[letter, "-", &text::told((place - SAFETY + 1).into())]),
    }
}
