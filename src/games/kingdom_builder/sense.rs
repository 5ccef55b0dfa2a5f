//! Which positions make sense. Whatever passes here can be played on.

use super::hexes::Hexes;
use super::land::{Kind, Terrain};
use super::rules::{DUE, KingdomBuilder, SETTLEMENTS, Stage};
use super::tiles::{ON_EACH, Tile};
use super::turns::{DECK, Deck};
use crate::seat::Seat;

impl KingdomBuilder {
    /// Of each terrain, how many cards are held or discarded.
    fn out(&self) -> Deck {
        let mut out = self.discards;
        for card in self.hands.iter().flatten() {
            out[*card as usize] += 1;
        }
        out
    }

    /// The pile, if no card has been removed.
    pub(super) fn not_out(&self) -> Deck {
        let mut left = DECK;
        for (left, out) in left.iter_mut().zip(self.out()) {
            *left = left.saturating_sub(out);
        }
        left
    }

    /// What a position of the rules has and this one has not.
    pub(super) fn nonsense(&self) -> Option<&'static str> {
        if self.to_act.number() > self.seats {
            Some("a seat at the table")
        } else if !self.settlements_fit() {
            Some("forty settlements at most, on land or where a harbor puts them")
        } else if !self.cards_fit() {
            Some("five cards of each terrain")
        } else if !self.tiles_fit() {
            Some("two tiles on each location, and a settlement beside where they come from")
        } else if !self.hands_fit() {
            Some("a card in each hand, as long as there is another turn")
        } else if !self.stage_fits() {
            Some("something to be done")
        } else {
            None
        }
    }

    fn settlements_fit(&self) -> bool {
        let mut allowed = self.land.buildable;
        if self.kinds().contains(&Kind::Harbor) {
            allowed = allowed | self.land.water;
        }
        self.settlements
            .iter()
            .all(|settled| settled.count() <= SETTLEMENTS && (*settled - allowed).is_empty())
    }

    /// A card is removed only when its terrain is full, and settlements never become fewer.
    fn cards_fit(&self) -> bool {
        let all = self.settlements.iter().map(Hexes::count).sum::<u32>();
        let out = self.out();
        Terrain::ALL.into_iter().all(|card| {
            let known = self.pile[card as usize] + out[card as usize];
            known == DECK[0] || known < DECK[0] && all >= self.land.terrain(card).count()
        })
    }

    fn tiles_fit(&self) -> bool {
        let in_turn = matches!(self.stage, Stage::Act | Stage::Replace);
        let fits = |seat: Seat| {
            let settled = self.settlements(seat);
            self.tiles(seat).all(|(location, tile)| match tile {
                Tile::Never | Tile::Lost => true,
                Tile::Ready => location.around.meets(&settled),
                Tile::Fresh | Tile::Used => {
                    in_turn && seat == self.to_act && location.around.meets(&settled)
                }
            })
        };
        let taken = |i: usize| {
            let tiles = self.tiles.iter().map(|tiles| tiles[i]);
            tiles.filter(|tile| *tile != Tile::Never).count()
        };
        Seat::all(self.seats).all(fits)
            && (0..self.land.locations.len()).all(|i| taken(i) <= ON_EACH)
    }

    /// Has a seat had its last turn?
    fn is_done(&self, seat: Seat) -> bool {
        let over = self.stage == Stage::Over;
        let mut before = Seat::all(seat.number());
        (over || seat < self.to_act) && before.any(|seat| self.left(seat) == 0)
    }

    fn hands_fit(&self) -> bool {
        let dealt = Seat::all(self.seats).map(|seat| self.hand(seat).is_some());
        let drawer = self.drawer();
        Seat::all(self.seats).zip(dealt).all(|(seat, holds)| {
            let in_turn = seat == self.to_act;
            match self.stage {
                Stage::Deal => holds == (seat < drawer),
                Stage::Act if in_turn => holds || self.built == DUE,
                Stage::Replace | Stage::Refill if in_turn => !holds,
                _ => holds != self.is_done(seat),
            }
        })
    }

    fn stage_fits(&self) -> bool {
        // Nobody after the seat in turn has run out: the round would have been the one before.
        let after = Seat::all(self.seats).filter(|seat| *seat > self.to_act);
        let in_order = after.into_iter().all(|seat| self.left(seat) > 0);
        let empty = || self.settlements.iter().all(Hexes::is_empty);
        let untaken = || {
            self.tiles
                .as_flattened()
                .iter()
                .all(|tile| *tile == Tile::Never)
        };
        let left = self.left(self.to_act) > 0;
        in_order
            && match self.stage {
                Stage::Deal => {
                    self.to_act == Seat::ONE
                        && self.hand(self.drawer()).is_none()
                        && self.discards == [0; 5]
                        && self.built == 0
                        && empty()
                        && untaken()
                }
                Stage::Act => self.built == DUE || left && self.fits_card(),
                Stage::Replace => self.built < DUE && left && self.can_draw(),
                Stage::Refill => self.built == 0 && !self.is_last_round() && self.can_draw(),
                Stage::Over => {
                    self.built == 0 && self.is_last_round() && self.to_act.number() == self.seats
                }
            }
    }
}
