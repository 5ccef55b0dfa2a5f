//! The rules: a position, what may be done in it (`turns.rs`, `plays.rs`), and what follows (`pawns.rs`, `rounds.rs`).

pub mod cards;
mod hands;
pub mod pawns;
pub mod plays;
pub mod rounds;
#[cfg(test)]
mod tests;
pub mod track;
mod turns;
mod validity;

use super::options::Options;
use crate::game::seat::Seat;
use cards::{Card, Cards};
use pawns::Pawns;
use plays::{Act, Reach};
use track::Side;

/// One decision, of a player or of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A card is drawn.
    Draw(Card),
    /// A card is played.
    Play(Card, Act),
    /// The card drawn is not played: nothing can be, or only a swap could (R6).
    Pass,
    /// A card of the hand is discarded without playing it.
    Discard(Card),
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Cards are dealt, in a game with hands.
    Deal,
    /// The side to act draws.
    Draw,
    /// The side to act draws for the card it has just played; if that was a two (`true`), it then plays again.
    Refill(bool),
    /// The side to act plays the card it has drawn, or one of its hand.
    Play(Option<Card>),
    /// The game is over.
    Over,
}

/// A position of Sorry!
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sorry {
    pub(super) pawns: Pawns,
    pub(super) to_act: Side,
    pub(super) stage: Stage,
    /// The cards of the draw pile. When it is empty, the discards are shuffled as soon as a card is needed.
    pub(super) pile: Cards,
    /// Each colour's cards, in a game with hands.
    pub(super) hands: [Cards; 4],
    /// The top card of the discard pile.
    pub(super) top: Option<Card>,
    /// By colour: pawns of others it has sent back, and its own pawns that were sent back by anybody.
    pub(super) hits: [[u16; 4]; 2],
    /// Points of the rounds before.
    pub(super) points: [u16; 4],
    pub(super) options: Options,
}

impl Sorry {
    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The pawns.
    pub fn pawns(&self) -> &Pawns {
        &self.pawns
    }

    /// Who acts; once the game is over, who has won the last round.
    pub fn to_act(&self) -> Side {
        self.to_act
    }

    /// What is to be done.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The card that was drawn and waits to be played.
    pub fn card(&self) -> Option<Card> {
        match self.stage {
            Stage::Play(card) => card,
            _ => None,
        }
    }

    /// Pawns of others that a colour has sent back, and its own pawns that were sent back by anybody.
    pub fn hits(&self, side: Side) -> [u16; 2] {
        self.hits.map(|hits| hits[side as usize])
    }

    /// A colour's points from the rounds that are over.
    pub fn points(&self, side: Side) -> u16 {
        self.points[side as usize]
    }

    /// The colours that are played, in the order of the seats.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        self.options.colours.all()
    }

    /// The colour of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides()
            .nth(seat.index())
            .expect("there is a colour for each seat")
    }

    /// The seat that plays a colour, if somebody does.
    pub fn seat(&self, side: Side) -> Option<Seat> {
        self.sides().position(|other| other == side).map(Seat::at)
    }

    /// The seat that acts.
    pub(super) fn actor(&self) -> Seat {
        self.seat(self.to_act).expect("whoever acts has a seat")
    }

    /// Is it the same colour, or its partner in a game of teams?
    pub fn together(&self, side: Side, other: Side) -> bool {
        side == other || self.options.teams && side.opposite() == other
    }

    /// The pawns that a colour may move.
    pub fn reach(&self, side: Side) -> Reach {
        Reach {
            side,
            teams: self.options.teams,
        }
    }

    /// What the side to act can do with a card.
    pub fn plays(&self, card: Card) -> Vec<Act> {
        self.reach(self.to_act).plays(&self.pawns, card)
    }
}
