//! How a match ends: by the rules, or by an end that no rule knows.

use super::{End, Stamp, Table};
use crate::game::{Game, Turn};
use crate::seat::Seat;

impl<G: Game> Table<G> {
    /// Seats that left a match of three or four; the computer plays them on.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        self.left.iter().map(|(seat, _)| *seat)
    }

    /// This seat gives up: with two a win for the other; with more it is played on and placed last.
    pub fn resign(&mut self, seat: Seat, now: Stamp) {
        if self.is_over() || self.left().any(|gone| gone == seat) {
            return;
        }
        self.left.push((seat, self.moves.len()));
        if self.left.len() + 1 < self.seats.len() {
            return;
        }
        let places = self.with_leavers_last(&vec![1; self.seats.len()]);
        if self.seats.len() == 2 {
            self.left.clear();
        }
        self.finish(End::Resigned(seat), places, now);
    }

    /// Both agree on a draw, in games that know it.
    pub fn agree(&mut self, now: Stamp) {
        if G::AGREED_DRAW && !self.is_over() {
            self.finish(End::Agreed, vec![1; self.seats.len()], now);
        }
    }

    /// This seat claims the match from those who did not come back.
    pub fn claim(&mut self, seat: Seat, now: Stamp) {
        if !self.is_over() {
            let places = (0..self.seats.len())
                .map(|i| if i == seat.index() { 1 } else { 2 })
                .collect();
            self.finish(End::Claimed(seat), places, now);
        }
    }

    /// Ends it without a result.
    pub fn abandon(&mut self, now: Stamp) {
        if !self.is_over() {
            self.finish(End::Abandoned, Vec::new(), now);
        }
    }

    fn finish(&mut self, end: End, places: Vec<u8>, now: Stamp) {
        self.end = Some(end);
        self.places = places;
        self.ended = Some(now);
        self.undone.clear();
    }

    pub(super) fn close(&mut self, now: Stamp) {
        if let Some((why, places)) = self.places_by_rules() {
            self.finish(End::Rules(why), places, now);
        }
    }

    pub(super) fn places_by_rules(&self) -> Option<(String, Vec<u8>)> {
        let Turn::Over(outcome) = self.position().turn() else {
            return None;
        };
        Some((
            outcome.why.0.to_owned(),
            self.with_leavers_last(outcome.places.values()),
        ))
    }

    /// Those who left come last, the first to leave at the very end; the others keep their order.
    fn with_leavers_last(&self, places: &[u8]) -> Vec<u8> {
        let left_as = |i: usize| self.left.iter().position(|(seat, _)| seat.index() == i);
        let stayed = |i: &usize| left_as(*i).is_none();
        let place = |i: usize| match left_as(i) {
            Some(order) => places.len() as u8 - order as u8,
            None => {
                1 + (0..places.len())
                    .filter(stayed)
                    .filter(|other| places[*other] < places[i])
                    .count() as u8
            }
        };
        (0..places.len()).map(place).collect()
    }
}
