//! Which cards somebody sees: hands, the piles, and what is still to come.

use crate::games::sorry::cards::{Card, Cards, DECK};
use crate::games::sorry::track::Side;
use crate::games::sorry::{Sorry, Stage};
use crate::games::ui::Viewer;

/// What lies between the piles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Middle {
    /// The card that was drawn.
    Card(Card),
    /// A hand that may not be seen.
    Backs,
    /// The mark of whoever draws.
    Whose(Side),
    /// A hand, which has spots of its own.
    Hand,
}

impl Sorry {
    /// The kinds of card that a colour holds, with their number.
    pub(in crate::games::sorry) fn kinds_held(&self, side: Side) -> Vec<(Card, u8)> {
        let hand = self.hand(side);
        let held = Card::all().map(|card| (card, hand[card.index()]));
        held.filter(|(_, n)| *n > 0).collect()
    }

    /// Whose hand a viewer sees: their own, and everybody that of whoever acts.
    pub(super) fn visible_hand(&self, viewer: Viewer) -> Option<Side> {
        match viewer {
            Viewer::Everybody => Some(self.to_act()),
            Viewer::Nobody => None,
            Viewer::Seat(seat) => Some(self.side(seat)),
        }
    }

    /// Is the card that is drawn now one for a hand that a viewer does not see?
    pub(super) fn draws_unseen_by(&self, viewer: Viewer) -> bool {
        self.options().hand && self.visible_hand(viewer) != Some(self.to_act())
    }

    /// The cards that a viewer has not seen since the deck was shuffled.
    pub(super) fn unseen_by(&self, viewer: Viewer) -> Cards {
        self.unseen(self.pile, self.visible_hand(viewer))
    }

    /// How many cards lie face up, put down since the deck was shuffled.
    pub(in crate::games::sorry) fn put_down_count(&self) -> u8 {
        let count = |cards: &Cards| cards.iter().sum::<u8>();
        count(&DECK) - count(&self.pile) - count(&self.cards_in_use())
    }

    /// What a viewer sees between the piles.
    pub(super) fn middle_for(&self, viewer: Viewer) -> Middle {
        let plays = !matches!(self.stage(), Stage::Over | Stage::Deal);
        match self.card() {
            Some(card) => Middle::Card(card),
            None if !(self.options().hand && plays) => Middle::Whose(self.to_act()),
            None if self.visible_hand(viewer).is_some() => Middle::Hand,
            None => Middle::Backs,
        }
    }
}
