//! Which positions can occur. Whatever passes here can be played on.

use super::hex_set::HexSet;
use super::land::{LocationKind, Terrain};
use super::tiles::{TILES_PER_LOCATION, Tile};
use super::turns::{DECK, Deck};
use super::{KingdomBuilder, MANDATORY, SETTLEMENTS, Stage};
use crate::game::seat::Seat;

impl KingdomBuilder {
    /// The draw pile, if no card has been removed from the game.
    pub(crate) fn full_pile(&self) -> Deck {
        let elsewhere = self.held_or_discarded();
        std::array::from_fn(|card| DECK[card].saturating_sub(elsewhere[card]))
    }

    /// Checks that the rules can lead to this position; if not, says what it lacks.
    pub(crate) fn validate(&self) -> Result<(), &'static str> {
        if self.to_act.number() > self.seats {
            Err("a seat at the table")
        } else if !self.settlements_fit() {
            Err("forty settlements at most, on land or where a harbor puts them")
        } else if !self.cards_fit() {
            Err("five cards of each terrain")
        } else if !self.tiles_fit() {
            Err("two tiles on each location, and a settlement beside where they come from")
        } else if !self.hands_fit() {
            Err("a card in each hand, as long as there is another turn")
        } else if !self.stage_fits() {
            Err("something to be done")
        } else {
            Ok(())
        }
    }

    fn settlements_fit(&self) -> bool {
        let mut allowed = self.land.buildable;
        if self.location_kinds().contains(&LocationKind::Harbor) {
            allowed |= self.land.water;
        }
        self.settlements
            .iter()
            .all(|settled| settled.count() <= SETTLEMENTS && (*settled - allowed).is_empty())
    }

    /// A card is removed only when its terrain is full, and settlements never become fewer.
    fn cards_fit(&self) -> bool {
        let settlements: u32 = self.settlements.iter().map(HexSet::count).sum();
        let elsewhere = self.held_or_discarded();
        Terrain::ALL.into_iter().all(|card| {
            let all = DECK[card as usize];
            let known = self.pile[card as usize] + elsewhere[card as usize];
            known == all || known < all && settlements >= self.land.terrain(card).count()
        })
    }

    fn tiles_fit(&self) -> bool {
        let in_turn = matches!(self.stage, Stage::Act | Stage::Replace);
        let seat_fits = |seat: Seat| {
            let settled = self.settlements(seat);
            self.tiles(seat).all(|(location, tile)| match tile {
                Tile::Never | Tile::Lost => true,
                Tile::Ready => location.around.intersects(&settled),
                Tile::Fresh | Tile::Used => {
                    in_turn && seat == self.to_act && location.around.intersects(&settled)
                }
            })
        };
        let location_fits = |location| self.tiles_taken(location) <= TILES_PER_LOCATION;
        Seat::all(self.seats).all(seat_fits) && (0..self.land.locations.len()).all(location_fits)
    }

    /// Has a seat had its last turn?
    fn is_done(&self, seat: Seat) -> bool {
        let over = self.stage == Stage::Over;
        let mut up_to_seat = Seat::all(seat.number());
        (over || seat < self.to_act) && up_to_seat.any(|seat| self.supply(seat) == 0)
    }

    fn hands_fit(&self) -> bool {
        let drawer = self.drawer();
        Seat::all(self.seats).all(|seat| {
            let holds = self.hand(seat).is_some();
            let in_turn = seat == self.to_act;
            match self.stage {
                Stage::Deal => holds == (seat < drawer),
                Stage::Act if in_turn => holds || self.built == MANDATORY,
                Stage::Replace | Stage::Refill if in_turn => !holds,
                _ => holds != self.is_done(seat),
            }
        })
    }

    fn stage_fits(&self) -> bool {
        // Nobody after the player in turn has run out of settlements: then the round before would have been the last.
        let mut after = Seat::all(self.seats).filter(|seat| *seat > self.to_act);
        let in_order = after.all(|seat| self.supply(seat) > 0);
        let supplied = self.supply(self.to_act) > 0;
        in_order
            && match self.stage {
                Stage::Deal => self.is_untouched(),
                Stage::Act => self.built == MANDATORY || supplied && self.is_card_playable(),
                Stage::Replace => self.built < MANDATORY && supplied && self.can_draw(),
                Stage::Refill => self.built == 0 && !self.is_last_round() && self.can_draw(),
                Stage::Over => {
                    self.built == 0 && self.is_last_round() && self.to_act.number() == self.seats
                }
            }
    }

    /// Has nothing happened yet but that some of the first cards were dealt?
    fn is_untouched(&self) -> bool {
        let mut tiles = self.tiles.as_flattened().iter();
        self.to_act == Seat::ONE
            && self.hand(self.drawer()).is_none()
            && self.discards == [0; 5]
            && self.built == 0
            && self.settlements.iter().all(HexSet::is_empty)
            && tiles.all(|tile| *tile == Tile::Never)
    }
}
