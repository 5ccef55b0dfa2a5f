//! The flow of a turn: cards are dealt, looked at, replaced and put down; turns pass, and the game ends with its round.

use super::land::Terrain;
use super::rules::{DUE, KingdomBuilder, Stage};
use crate::game::{Outcome, Reason};
use crate::seat::{PerSeat, Seat};

/// How many of each terrain lie somewhere: a deck has no order, only odds.
pub type Deck = [u8; 5];

/// All terrain cards.
pub const DECK: Deck = [5; 5];

impl KingdomBuilder {
    /// What the next card is drawn from: the pile or, if it is empty, all that was discarded («The deck»).
    pub fn drawn_from(&self) -> Deck {
        match self.pile {
            [0, 0, 0, 0, 0] => self.discards,
            pile => pile,
        }
    }

    pub(super) fn can_draw(&self) -> bool {
        self.drawn_from() != [0; 5]
    }

    /// Who gets the next card.
    pub fn drawer(&self) -> Seat {
        let empty = |seat: &Seat| self.hands[seat.index()].is_none();
        match self.stage {
            Stage::Deal => Seat::all(self.seats).find(empty).unwrap_or(self.to_act),
            _ => self.to_act,
        }
    }

    /// Has somebody run out of settlements, so that this round is the last («End of the game»)?
    pub fn is_last_round(&self) -> bool {
        Seat::all(self.seats).any(|seat| self.left(seat) == 0)
    }

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
            _ => self.look_at_card(),
        }
    }

    /// As long as settlements are due, the card must show a terrain with a free hex, or another is drawn («Mandatory action»).
    pub(super) fn look_at_card(&mut self) {
        self.stage = Stage::Act;
        if self.left(self.to_act) == 0 {
            self.built = DUE;
        }
        if self.built == DUE || self.fits_card() {
            return;
        }
        // Removed from the game, not discarded.
        self.hands[self.to_act.index()] = None;
        match self.can_draw() {
            true => self.stage = Stage::Replace,
            false => self.built = DUE,
        }
    }

    /// Is there a free hex of the terrain of the card?
    pub(super) fn fits_card(&self) -> bool {
        let card = self.hands[self.to_act.index()];
        card.is_some_and(|card| self.land.terrain(card).meets(&self.sight().free))
    }

    fn pass_turn(&mut self) {
        self.to_act = self.to_act.next(self.seats);
        self.look_at_card();
    }

    pub(super) fn end_turn(&mut self) {
        if let Some(card) = self.hands[self.to_act.index()].take() {
            self.discards[card as usize] += 1;
        }
        self.turn_up_tiles();
        self.built = 0;
        // Who has had the last turn needs no card.
        if self.is_last_round() && self.to_act.number() == self.seats {
            self.stage = Stage::Over;
        } else if self.is_last_round() || !self.can_draw() {
            self.pass_turn();
        } else {
            self.stage = Stage::Refill;
        }
    }

    /// The most gold wins; who has as much wins, too.
    pub(super) fn places(&self) -> Outcome {
        let gold = PerSeat::new(self.seats, |seat| self.gold(seat) as i32);
        Outcome::by_points(gold, Reason("gold"))
    }
}
