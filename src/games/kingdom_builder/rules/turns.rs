//! The course of a turn: cards are dealt, checked, replaced and discarded; turns pass, and the game ends with its round.

use super::land::Terrain;
use super::{KingdomBuilder, MANDATORY, Stage};
use crate::game::rng::{self, Rng};
use crate::game::seat::{PerSeat, Seat};
use crate::game::{Outcome, Reason};

/// How many cards of each terrain there are in a pile: it has no order, since every order is equally likely.
pub type Deck = [u8; 5];

/// All terrain cards.
pub const DECK: Deck = [5; 5];

/// A random card of a pile, which must not be empty.
pub fn random_card(deck: &Deck, rng: &mut Rng) -> Terrain {
    let all: u8 = deck.iter().sum();
    let mut nth = rng::pick(rng, all.into());
    for card in Terrain::ALL {
        let count = usize::from(deck[card as usize]);
        if nth < count {
            return card;
        }
        nth -= count;
    }
    unreachable!("cards are drawn only from a pile that has some")
}

impl KingdomBuilder {
    /// The cards from which the next one is drawn: the pile or, if it is empty, all discards («The deck»).
    pub fn drawable(&self) -> Deck {
        match self.pile {
            [0, 0, 0, 0, 0] => self.discards,
            pile => pile,
        }
    }

    /// Is there any card left to draw?
    pub(super) fn can_draw(&self) -> bool {
        self.drawable() != [0; 5]
    }

    /// Who gets the next card.
    pub fn drawer(&self) -> Seat {
        let without_card = |seat: &Seat| self.hands[seat.index()].is_none();
        match self.stage {
            Stage::Deal => Seat::all(self.seats)
                .find(without_card)
                .unwrap_or(self.to_act),
            _ => self.to_act,
        }
    }

    /// Is this the last round, since somebody has no settlement left («End of the game»)?
    pub fn is_last_round(&self) -> bool {
        Seat::all(self.seats).any(|seat| self.supply(seat) == 0)
    }

    /// Draws a card, for whatever the stage wants it.
    pub(super) fn draw(&mut self, card: Terrain) {
        let drawer = self.drawer();
        if self.pile == [0; 5] {
            self.pile = std::mem::take(&mut self.discards);
        }
        self.pile[card as usize] -= 1;
        self.hands[drawer.index()] = Some(card);
        match self.stage {
            Stage::Deal if drawer.number() < self.seats => {}
            Stage::Refill => self.pass_turn(),
            _ => self.check_card(),
        }
    }

    /// As long as settlements are due, the card must show a terrain with a free hex, or another is drawn («Mandatory action»).
    pub(super) fn check_card(&mut self) {
        self.stage = Stage::Act;
        if self.supply(self.to_act) == 0 {
            self.built = MANDATORY;
        }
        if self.built == MANDATORY || self.is_card_playable() {
            return;
        }
        // The card is removed from the game, not discarded.
        self.hands[self.to_act.index()] = None;
        if self.can_draw() {
            self.stage = Stage::Replace;
        } else {
            self.built = MANDATORY;
        }
    }

    /// Is there a free hex of the terrain of the card?
    pub(super) fn is_card_playable(&self) -> bool {
        let card = self.hands[self.to_act.index()];
        card.is_some_and(|card| self.land.terrain(card).intersects(&self.placement().free))
    }

    fn pass_turn(&mut self) {
        self.to_act = self.to_act.next(self.seats);
        self.check_card();
    }

    /// Ends the turn of the player in turn.
    pub(super) fn end_turn(&mut self) {
        if let Some(card) = self.hands[self.to_act.index()].take() {
            self.discards[card as usize] += 1;
        }
        self.refresh_tiles();
        self.built = 0;
        if self.is_last_round() && self.to_act.number() == self.seats {
            self.stage = Stage::Over;
        } else if self.is_last_round() || !self.can_draw() {
            // A player who has had the last turn needs no card.
            self.pass_turn();
        } else {
            self.stage = Stage::Refill;
        }
    }

    /// The most gold wins; all who have as much win.
    pub(super) fn outcome(&self) -> Outcome {
        let gold = PerSeat::new(self.seats, |seat| self.gold(seat) as i32);
        Outcome::by_points(gold, Reason("gold"))
    }
}
