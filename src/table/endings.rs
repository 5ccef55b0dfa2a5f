//! How a match ends: by the rules, or by an end that no rule knows.

use super::{End, Record, Table, Timestamp};
use crate::game::seat::Seat;
use crate::game::{Game, Turn};

impl<G: Game> Table<G> {
    /// Seats that left a match of three or four; the computer plays them on.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        self.log.left.iter().map(|(seat, _)| *seat)
    }

    /// This seat gives up: with two a win for the other; with more it is played on and placed last.
    pub fn resign(&mut self, seat: Seat, now: Timestamp) {
        self.log.resign(seat, self.moves.len(), now);
    }

    /// Both agree on a draw, in games that know it.
    pub fn agree(&mut self, now: Timestamp) {
        if G::AGREED_DRAW {
            let places = vec![1; self.log.seats.len()];
            self.log.finish(End::Agreed, places, now);
        }
    }

    /// This seat claims the match from those who did not come back.
    pub fn claim(&mut self, seat: Seat, now: Timestamp) {
        let mut places = vec![2; self.log.seats.len()];
        if let Some(place) = places.get_mut(seat.index()) {
            *place = 1;
        }
        self.log.finish(End::Claimed(seat), places, now);
    }

    /// Ends it without a result.
    pub fn abandon(&mut self, now: Timestamp) {
        self.log.finish(End::Abandoned, Vec::new(), now);
    }

    pub(super) fn close(&mut self, now: Timestamp) {
        if let Some((why, places)) = self.places_by_rules() {
            self.log.finish(End::Rules(why.to_owned()), places, now);
        }
    }

    pub(super) fn places_by_rules(&self) -> Option<(&'static str, Vec<u8>)> {
        let Turn::Over(outcome) = self.position().turn() else {
            return None;
        };
        let places = self.log.with_leavers_last(outcome.places.values());
        Some((outcome.why.0, places))
    }
}

impl Record {
    /// Ends a match that still runs.
    fn finish(&mut self, end: End, places: Vec<u8>, now: Timestamp) {
        if self.end.is_none() {
            self.end = Some(end);
            self.places = places;
            self.ended = Some(now);
        }
    }

    /// As which of the leavers this seat left, the first one being 0.
    fn left_as(&self, i: usize) -> Option<usize> {
        self.left.iter().position(|(seat, _)| seat.index() == i)
    }

    fn resign(&mut self, seat: Seat, moves: usize, now: Timestamp) {
        if self.end.is_some() || self.left_as(seat.index()).is_some() {
            return;
        }
        self.left.push((seat, moves));
        let seats = self.seats.len();
        if self.left.len() + 1 < seats {
            return;
        }
        let places = self.with_leavers_last(&vec![1; seats]);
        if seats == 2 {
            self.left.clear();
        }
        self.finish(End::Resigned(seat), places, now);
    }

    /// Those who left come last, the first to leave at the very end; the others keep their order.
    fn with_leavers_last(&self, places: &[u8]) -> Vec<u8> {
        let place = |i: usize| match self.left_as(i) {
            Some(order) => (places.len() - order) as u8,
            None => {
                let stayed = |other: &usize| self.left_as(*other).is_none();
                let better = |other: &usize| places[*other] < places[i];
                let ahead = (0..places.len()).filter(stayed).filter(better).count();
                1 + ahead as u8
            }
        };
        (0..places.len()).map(place).collect()
    }
}
