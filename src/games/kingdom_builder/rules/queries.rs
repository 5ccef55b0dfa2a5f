//! What there is to ask about a position. Who may see a hand is decided where positions are shown.

use super::hex::Hex;
use super::hex_set::HexSet;
use super::land::{Land, LocationKind, Terrain};
use super::placement::Placement;
use super::scoring::{Earned, castles};
use super::turns::{DECK, Deck};
use super::{KingdomBuilder, MANDATORY, SETTLEMENTS, Stage};
use crate::game::seat::Seat;
use crate::games::kingdom_builder::options::{Cards, Options};

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
    pub fn location_kinds(&self) -> [LocationKind; 4] {
        self.options.boards().map(|quadrant| quadrant.kind)
    }

    /// Who holds the marker of the first player, all through the game.
    pub fn first_player(&self) -> Seat {
        Seat::ONE
    }

    /// Whose turn it is; once the game is over, whose turn was the last.
    pub fn to_act(&self) -> Seat {
        self.to_act
    }

    /// What is to be done next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The settlements of a seat.
    pub fn settlements(&self, seat: Seat) -> HexSet {
        self.settlements[seat.index()]
    }

    /// Whose settlement stands on a hex.
    pub fn owner(&self, hex: Hex) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.settlements[seat.index()].contains(hex))
    }

    /// How many settlements a seat has left to build.
    pub fn supply(&self, seat: Seat) -> u32 {
        SETTLEMENTS.saturating_sub(self.settlements[seat.index()].count())
    }

    /// How many settlements of the mandatory action are still to be built.
    pub fn due(&self) -> u8 {
        (MANDATORY - self.built).min(self.supply(self.to_act) as u8)
    }

    /// The terrain card that a seat holds; others may see it only while it is in play.
    pub fn hand(&self, seat: Seat) -> Option<Terrain> {
        self.hands[seat.index()]
    }

    /// The terrain card that is in play, open to all.
    pub fn card_in_play(&self) -> Option<Terrain> {
        self.hand(self.to_act).filter(|_| self.stage == Stage::Act)
    }

    /// How many cards of each terrain are in the draw pile.
    pub fn pile(&self) -> Deck {
        self.pile
    }

    /// How many cards of each terrain were discarded since the pile was made.
    pub fn discards(&self) -> Deck {
        self.discards
    }

    /// Of each terrain, how many cards are in hands or discarded.
    pub(super) fn held_or_discarded(&self) -> Deck {
        let mut cards = self.discards;
        for card in self.hands.iter().flatten() {
            cards[*card as usize] += 1;
        }
        cards
    }

    /// How many cards of each terrain were removed from the game.
    pub fn removed(&self) -> Deck {
        let elsewhere = self.held_or_discarded();
        std::array::from_fn(|card| DECK[card] - self.pile[card] - elsewhere[card])
    }

    /// Where the player in turn may build and move settlements.
    pub fn placement(&self) -> Placement<'_> {
        let seat = self.to_act.index();
        Placement::new(&self.land, &self.settlements, seat, self.hands[seat])
    }

    /// Can a tile of this kind be used now? Not during the mandatory action, nor to build without a settlement left.
    pub fn can_use(&self, kind: LocationKind) -> bool {
        let between = self.built > 0 && self.built < MANDATORY;
        let supplied = kind.moves() || self.supply(self.to_act) > 0;
        self.stage == Stage::Act && !between && supplied && self.has_ready_tile(kind)
    }

    /// Where the player in turn may build now: by the mandatory action, or by a tile.
    pub fn targets(&self, kind: Option<LocationKind>) -> HexSet {
        let allowed = match kind {
            None => self.stage == Stage::Act && self.built < MANDATORY,
            Some(kind) => self.can_use(kind),
        };
        if allowed {
            self.placement().build_targets(kind)
        } else {
            HexSet::EMPTY
        }
    }

    /// Which of their settlements the player in turn may move by a tile now.
    pub fn movable(&self, kind: LocationKind) -> HexSet {
        if self.can_use(kind) {
            self.placement().movable(kind)
        } else {
            HexSet::EMPTY
        }
    }

    /// What a part of the score gives a seat, if the game ended now: 0 to 2 are the cards, 3 the castles.
    pub fn score_part(&self, part: usize, seat: Seat) -> Earned {
        let settlements = &self.settlements[..usize::from(self.seats)];
        match self.cards().get(part) {
            Some(card) => card.earns(&self.land, settlements, seat.index()),
            None => self.castles(seat),
        }
    }

    /// What each of the three cards gives a seat, if the game ended now.
    pub fn card_scores(&self, seat: Seat) -> [Earned; 3] {
        [0, 1, 2].map(|part| self.score_part(part, seat))
    }

    /// What the castles give a seat, if the game ended now.
    pub fn castles(&self, seat: Seat) -> Earned {
        castles(&self.land, self.settlements[seat.index()])
    }

    /// All gold of a seat, if the game ended now.
    pub fn gold(&self, seat: Seat) -> u32 {
        let cards = self.card_scores(seat);
        cards.iter().map(|earned| earned.gold).sum::<u32>() + self.castles(seat).gold
    }
}
