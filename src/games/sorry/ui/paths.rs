//! Which spots one touches to make a move, and what has been chosen so far.

use super::Spot;
use crate::game::{Game as _, Turn};
use crate::games::sorry::plays::{Act, Part, Walk};
use crate::games::sorry::track::{Place, START, Side, on_ring};
use crate::games::sorry::{Card, Move, Sorry};
use std::collections::HashSet;

impl Sorry {
    /// The spots one touches to make a move.
    pub(super) fn spots_of(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Draw(_) => vec![Spot::Deck],
            Move::Pass => vec![Spot::Pass],
            Move::Discard(card) => vec![Spot::Card(card), Spot::Discard],
            Move::Play(card, act) => {
                let card_spot = self.options().hand.then_some(Spot::Card(card));
                card_spot
                    .into_iter()
                    .chain(self.spots_of_play(card, act))
                    .collect()
            }
        }
    }

    fn spots_of_play(&self, card: Card, act: Act) -> Vec<Spot> {
        let walked = |walk: Walk| {
            let to = walk.to().unwrap_or(walk.from);
            [Spot::of(walk.side, walk.from), Spot::of(walk.side, to)]
        };
        match act {
            Act::Out(side) => vec![Spot::of(side, START), Spot::of(side, side.exit())],
            Act::Sorry(side, to) => vec![Spot::of(side, START), Spot::of(side, to)],
            Act::Split(first, second) => [walked(first), walked(second)].concat(),
            // An eleven that lands where it could change places asks which of both is meant.
            Act::Go(walk) => {
                let to = walk.to().unwrap_or(walk.from);
                let asks = card == Card::ELEVEN && self.may_swap(walk.side, walk.from, to);
                let forward = asks.then_some(Spot::Forward);
                walked(walk).into_iter().chain(forward).collect()
            }
            Act::Swap(side, from, to) => {
                let eleven = Walk {
                    side,
                    from,
                    steps: 11,
                };
                let swap = (eleven.to() == Some(to)).then_some(Spot::Swap);
                let ends = [Spot::of(side, from), Spot::of(side, to)];
                ends.into_iter().chain(swap).collect()
            }
        }
    }

    /// May a pawn change places with somebody on that square?
    fn may_swap(&self, side: Side, from: Place, to: Place) -> bool {
        let other = self.pawns().on(to);
        on_ring(from) && other.is_some_and(|other| !self.together(side, other))
    }

    /// What an allowed play does, part by part.
    pub(in crate::games::sorry) fn parts(&self, act: Act) -> Vec<Part> {
        act.make(&mut { *self.pawns() })
            .expect("only plays that the rules allow are shown")
    }

    /// All moves whose path begins with these spots.
    pub(super) fn moves_along(&self, touched: &[Spot]) -> Vec<Move> {
        match self.turn() {
            Turn::Seat(_) => {
                let begins = |m: &Move| self.spots_of(*m).starts_with(touched);
                self.moves().into_iter().filter(begins).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How many pawns, or cards, may be chosen next.
    pub(super) fn choice_count(&self, touched: &[Spot]) -> usize {
        let moves = self.moves_along(touched).into_iter();
        let next: HashSet<Spot> = moves
            .filter_map(|m| self.spots_of(m).get(touched.len()).copied())
            .collect();
        let count = |spot: Spot| match spot {
            Spot::Start(side) => self.pawns().count(side, START),
            _ => usize::from(spot.place().is_some() || spot.card().is_some()),
        };
        next.into_iter().map(count).sum()
    }

    /// What is touched besides the card of a hand.
    pub(super) fn after_card<'a>(&self, touched: &'a [Spot]) -> &'a [Spot] {
        &touched[touched.len().min(usize::from(self.options().hand))..]
    }

    /// The pawn that is chosen and has not been sent anywhere yet.
    pub(super) fn chosen_pawn(&self, touched: &[Spot]) -> Option<Spot> {
        match self.after_card(touched) {
            steps if steps.len() % 2 == 1 => steps.last().copied(),
            _ => None,
        }
    }

    /// The two halves of a seven, once the first of them is chosen.
    pub(super) fn chosen_split(&self, touched: &[Spot]) -> Option<(i8, i8)> {
        if self.after_card(touched).len() < 2 {
            return None;
        }
        match self.moves_along(touched)[..] {
            [Move::Play(_, Act::Split(first, second)), ..] => Some((first.steps, second.steps)),
            _ => None,
        }
    }
}
