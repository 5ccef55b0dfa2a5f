//! Which positions make sense. Whatever passes here can be played on.

use super::cards::{Card, Cards, DECK};
use super::rounds::HAND;
use super::rules::{Sorry, Stage};
use super::track::{HOME, Place, SAFETY, Side, slide};

impl Sorry {
    /// Of each kind, how many are in a hand or being played.
    pub(super) fn out(&self) -> Cards {
        let mut out = [0; DECK.len()];
        for hand in &self.hands {
            for (sum, held) in out.iter_mut().zip(hand) {
                *sum += held;
            }
        }
        if let Some(Card(kind)) = self.card() {
            out[usize::from(kind)] += 1;
        }
        out
    }

    /// The pile, if nothing has been discarded.
    pub(super) fn not_out(&self) -> Cards {
        let mut left = DECK;
        for (left, out) in left.iter_mut().zip(self.out()) {
            *left = left.saturating_sub(out);
        }
        left
    }

    /// What a position of the rules has and this one has not.
    pub(super) fn nonsense(&self) -> Option<&'static str> {
        let sides = || self.options.colours.all();
        let too_many = |((pile, out), most): ((&u8, u8), u8)| pile + out > most;
        if self.seat(self.to_act).is_none() {
            Some("a colour that plays")
        } else if self.options.teams && sides().count() < 4 {
            Some("four for teams")
        } else if (0..60).any(|square| self.is_crowded(square)) || sides().any(|s| self.piles_up(s))
        {
            Some("one pawn on a square")
        } else if sides().any(|side| self.on_head(side)) {
            Some("nobody on the head of another colour’s slide")
        } else if self.pile.iter().zip(self.out()).zip(DECK).any(too_many) {
            Some("no more cards than there are")
        } else if !self.stage_fits() || !sides().all(|side| self.hand_fits(side)) {
            Some("as many cards as one holds")
        } else if !self.end_fits() {
            Some("an end when somebody has won")
        } else {
            None
        }
    }

    fn is_crowded(&self, square: Place) -> bool {
        let standing = Side::ALL.map(|side| self.pawns.count(side, square));
        standing.iter().sum::<usize>() > 1
    }

    fn piles_up(&self, side: Side) -> bool {
        (SAFETY..HOME).any(|place| self.pawns.count(side, place) > 1)
    }

    fn on_head(&self, side: Side) -> bool {
        let mut places = self.pawns.places(side);
        places.any(|place| slide(side, place).is_some())
    }

    fn stage_fits(&self) -> bool {
        match self.stage {
            Stage::Over => true,
            Stage::Deal => self.options.hand && self.dealt_to().is_some(),
            Stage::Refill(_) | Stage::Play(None) => self.options.hand,
            Stage::Draw | Stage::Play(Some(_)) => !self.options.hand,
        }
    }

    fn hand_fits(&self, side: Side) -> bool {
        let held = self.held(side);
        match self.stage {
            _ if !self.options.hand => held == 0,
            Stage::Deal => held <= HAND,
            // The card just played has not been drawn for.
            Stage::Refill(_) | Stage::Over => held + u8::from(side == self.to_act) == HAND,
            Stage::Draw | Stage::Play(_) => held == HAND,
        }
    }

    fn end_fits(&self) -> bool {
        let sides = || self.options.colours.all();
        let over = self.stage == Stage::Over;
        let is_won = |side| over && self.together(side, self.to_act);
        let enough = sides().any(|side| self.points(side) >= self.options.points);
        let points_fit = match self.options.points {
            0 => sides().all(|side| self.points(side) == 0),
            _ => enough == over,
        };
        points_fit && sides().all(|side| self.is_done(side) == is_won(side))
    }
}
