//! What there is to see of a position: for rules, faces and computers. Whose eyes may see a hand is the face's matter.

use super::gold::{Earned, castles};
use super::hexes::{Hex, Hexes};
use super::land::{Kind, Land, Terrain};
use super::options::{Cards, Options};
use super::rules::{DUE, KingdomBuilder, SETTLEMENTS, Stage};
use super::targets::Sight;
use super::turns::{DECK, Deck};
use crate::seat::Seat;

impl KingdomBuilder {
    /// The board.
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The three Kingdom Builder cards.
    pub fn cards(&self) -> Cards {
        self.options.cards()
    }

    /// The kinds of locations in play, quadrant by quadrant.
    pub fn kinds(&self) -> [Kind; 4] {
        self.options.boards().map(|quadrant| quadrant.kind)
    }

    /// Who has the marker of the first player, all the game.
    pub fn first_player(&self) -> Seat {
        Seat::ONE
    }

    /// Whose turn it is; once it is over, whose was the last.
    pub fn to_act(&self) -> Seat {
        self.to_act
    }

    /// What is to be done.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The settlements of a seat.
    pub fn settlements(&self, seat: Seat) -> Hexes {
        self.settlements[seat.index()]
    }

    /// Whose settlement stands on a hex.
    pub fn settler(&self, hex: Hex) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.settlements[seat.index()].has(hex))
    }

    /// How many settlements a seat has left to build.
    pub fn left(&self, seat: Seat) -> u32 {
        SETTLEMENTS.saturating_sub(self.settlements[seat.index()].count())
    }

    /// How many of the three settlements of this turn are still to be built.
    pub fn due(&self) -> u8 {
        (DUE - self.built).min(self.left(self.to_act) as u8)
    }

    /// The terrain card a seat holds; others see it only while it is played.
    pub fn hand(&self, seat: Seat) -> Option<Terrain> {
        self.hands[seat.index()]
    }

    /// The card that is played now, open to all.
    pub fn card(&self) -> Option<Terrain> {
        self.hand(self.to_act).filter(|_| self.stage == Stage::Act)
    }

    /// How many cards of each terrain are in the pile.
    pub fn pile(&self) -> Deck {
        self.pile
    }

    /// How many cards of each terrain were discarded since the pile was made.
    pub fn discards(&self) -> Deck {
        self.discards
    }

    /// How many cards of each terrain were removed from the game.
    pub fn removed(&self) -> Deck {
        let mut left = DECK;
        for kind in Terrain::ALL {
            let held = self.hands.iter().filter(|hand| **hand == Some(kind));
            let known = self.pile[kind as usize] + self.discards[kind as usize];
            left[kind as usize] -= known + held.count() as u8;
        }
        left
    }

    /// The board as the seat in turn looks at it.
    pub fn sight(&self) -> Sight<'_> {
        let seat = self.to_act.index();
        Sight::new(&self.land, &self.settlements, seat, self.hands[seat])
    }

    /// Can a tile of this kind be used now? Not while the three settlements are being built, nor to build without one left.
    pub fn may_use(&self, kind: Kind) -> bool {
        let between = self.built > 0 && self.built < DUE;
        let supplied = kind.moves() || self.left(self.to_act) > 0;
        self.stage == Stage::Act && !between && supplied && self.is_ready(kind)
    }

    /// Where the seat in turn may build now: by its card, or by a tile.
    pub fn targets(&self, kind: Option<Kind>) -> Hexes {
        let may = match kind {
            None => self.stage == Stage::Act && self.built < DUE,
            Some(kind) => self.may_use(kind),
        };
        match may {
            true => self.sight().builds(kind),
            false => Hexes::NONE,
        }
    }

    /// Which of its settlements the seat in turn may move by a tile now.
    pub fn movable(&self, kind: Kind) -> Hexes {
        match self.may_use(kind) {
            true => self.sight().movable(kind),
            false => Hexes::NONE,
        }
    }

    /// What a part of the score gives a seat, if the game ended now: each of the three cards, then the castles.
    pub fn part(&self, part: usize, seat: Seat) -> Earned {
        let all = &self.settlements[..usize::from(self.seats)];
        match self.cards().get(part) {
            Some(card) => card.earns(&self.land, all, seat.index()),
            None => self.castles(seat),
        }
    }

    /// What each of the three cards gives a seat, if the game ended now.
    pub fn earned(&self, seat: Seat) -> [Earned; 3] {
        [0, 1, 2].map(|part| self.part(part, seat))
    }

    /// What the castles give a seat.
    pub fn castles(&self, seat: Seat) -> Earned {
        castles(&self.land, self.settlements[seat.index()])
    }

    /// All gold of a seat, if the game ended now.
    pub fn gold(&self, seat: Seat) -> u32 {
        let cards = self
            .earned(seat)
            .iter()
            .map(|earned| earned.gold)
            .sum::<u32>();
        cards + self.castles(seat).gold
    }
}
