//! The draw pile and the hands: «Deck» and the game with hands of «Variants». Cards have no order, only odds.

use super::Sorry;
use super::cards::{Card, Cards, DECK, KINDS};
use super::track::Side;
use crate::game::rng::{self, Rng};

/// Cards in a hand.
pub(super) const HAND: u8 = 5;

impl Sorry {
    /// What the next card is drawn from: the pile or, if it is empty, all cards that nobody holds (R1).
    pub fn pile(&self) -> Cards {
        if self.pile != [0; KINDS] {
            return self.pile;
        }
        let mut pile = DECK;
        for hand in &self.hands {
            for (left, held) in pile.iter_mut().zip(hand) {
                *left -= held;
            }
        }
        pile
    }

    /// A colour's cards, in a game with hands.
    pub fn hand(&self, side: Side) -> &Cards {
        &self.hands[side as usize]
    }

    /// How many cards a colour holds.
    pub fn held(&self, side: Side) -> u8 {
        self.hand(side).iter().sum()
    }

    /// The cards that are in a hand or being played.
    pub(in crate::games::sorry) fn cards_in_use(&self) -> Cards {
        let mut in_use = [0; KINDS];
        for hand in &self.hands {
            add(&mut in_use, hand);
        }
        if let Some(card) = self.card() {
            in_use[card.index()] += 1;
        }
        in_use
    }

    /// The draw pile of a position in which nothing has been discarded.
    pub(in crate::games::sorry) fn undiscarded_pile(&self) -> Cards {
        let mut left = DECK;
        for (left, used) in left.iter_mut().zip(self.cards_in_use()) {
            *left = left.saturating_sub(used);
        }
        left
    }

    /// The cards of a pile and of all hands but that of the viewer, if there is one.
    pub(in crate::games::sorry) fn unseen(&self, pile: Cards, viewer: Option<Side>) -> Cards {
        let mut unseen = pile;
        for side in self.sides().filter(|side| Some(*side) != viewer) {
            add(&mut unseen, self.hand(side));
        }
        unseen
    }

    /// Who gets the next card that is dealt, one card each in turn from whoever acts first; nobody, if all hands are full.
    pub(super) fn next_dealt(&self) -> Option<Side> {
        let sides: Vec<Side> = self.sides().collect();
        let first = sides.iter().position(|side| *side == self.to_act)?;
        let in_turn = sides.iter().cycle().skip(first).take(sides.len()).copied();
        let next = in_turn.min_by_key(|side| self.held(*side))?;
        (self.held(next) < HAND).then_some(next)
    }

    /// Deals others' hands anew from the cards that the viewer has not seen.
    pub(super) fn redeal_unseen(&mut self, viewer: Side, rng: &mut Rng) {
        let mut unseen = self.unseen(self.pile, Some(viewer));
        let others: Vec<Side> = self.sides().filter(|side| *side != viewer).collect();
        for side in others {
            let mut hand = [0; KINDS];
            for _ in 0..self.held(side) {
                let card = draw_any(&mut unseen, rng);
                hand[card.index()] += 1;
            }
            self.hands[side as usize] = hand;
        }
        self.pile = unseen;
    }
}

fn add(sum: &mut Cards, more: &Cards) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// Takes one of these cards, each as likely as the others.
fn draw_any(cards: &mut Cards, rng: &mut Rng) -> Card {
    let total: u8 = cards.iter().sum();
    let mut nth = rng::pick(rng, total.into());
    for card in Card::all() {
        let count = &mut cards[card.index()];
        if nth < usize::from(*count) {
            *count -= 1;
            return card;
        }
        nth -= usize::from(*count);
    }
    unreachable!("hands are dealt from no fewer cards than they held before")
}
