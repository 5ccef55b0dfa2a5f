//! Which positions are possible: every position that passes can be played on.

use super::cards::DECK;
use super::hands::HAND;
use super::track::{HOME, Place, RING, SAFETY, Side, slide};
use super::{Sorry, Stage};

impl Sorry {
    /// Checks what holds in every position of a game; an error says what was expected.
    pub(in crate::games::sorry) fn validate(&self) -> Result<(), &'static str> {
        let sides = || self.options.colours.all();
        let too_many = |((pile, used), most): ((&u8, u8), u8)| pile + used > most;
        if self.seat(self.to_act).is_none() {
            Err("a colour that plays")
        } else if self.options.teams && sides().count() < 4 {
            Err("four for teams")
        } else if (0..RING).any(|square| self.is_crowded(square))
            || sides().any(|side| self.is_safety_crowded(side))
        {
            Err("one pawn on a square")
        } else if sides().any(|side| self.is_on_head(side)) {
            Err("nobody on the head of another colour’s slide")
        } else if self
            .pile
            .iter()
            .zip(self.cards_in_use())
            .zip(DECK)
            .any(too_many)
        {
            Err("no more cards than there are")
        } else if !self.stage_fits() || !sides().all(|side| self.hand_fits(side)) {
            Err("as many cards as one holds")
        } else if !self.end_fits() {
            Err("an end when somebody has won")
        } else {
            Ok(())
        }
    }

    fn is_crowded(&self, square: Place) -> bool {
        let standing = Side::ALL.map(|side| self.pawns.count(side, square));
        standing.iter().sum::<usize>() > 1
    }

    fn is_safety_crowded(&self, side: Side) -> bool {
        (SAFETY..HOME).any(|place| self.pawns.count(side, place) > 1)
    }

    fn is_on_head(&self, side: Side) -> bool {
        let mut places = self.pawns.places(side);
        places.any(|place| slide(side, place).is_some())
    }

    fn stage_fits(&self) -> bool {
        match self.stage {
            Stage::Over => true,
            Stage::Deal => self.options.hand && self.next_dealt().is_some(),
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
        points_fit && sides().all(|side| self.all_home(side) == is_won(side))
    }
}
