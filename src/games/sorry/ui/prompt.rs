//! What to do now, what a touch would lead to, and why a spot cannot be chosen. All of it is told to whoever acts.

use super::Spot;
use super::message::{Message, PlaceKind};
use crate::games::sorry::plays::{Act, Walk};
use crate::games::sorry::track::{HOME, Place, START, Side};
use crate::games::sorry::{Card, Move, Sorry, Stage};

impl Sorry {
    /// What to do now.
    pub(super) fn what_next(&self, touched: &[Spot]) -> Message {
        match self.stage() {
            Stage::Over => return Message::Over,
            Stage::Draw => return Message::Draw,
            Stage::Deal | Stage::Refill(_) => return Message::Drawing,
            Stage::Play(_) => {}
        }
        let moves = self.moves_along(touched);
        let n = self.choice_count(touched);
        match (self.after_card(touched), self.card()) {
            ([], Some(card)) => self.choose_pawn_for(card, n, &moves),
            ([], None) => match (touched.first().and_then(|spot| spot.card()), &moves[..]) {
                (Some(card), [Move::Discard(_)]) => Message::PutDown { card },
                (Some(card), _) => Message::CardChosen { card, n },
                (None, moves) if moves.iter().any(|m| matches!(m, Move::Play(..))) => {
                    Message::ChooseCard { n }
                }
                (None, _) => Message::NothingInHand,
            },
            (steps, _) => self.choose_target(steps, &moves),
        }
    }

    fn choose_pawn_for(&self, card: Card, n: usize, moves: &[Move]) -> Message {
        let drawn = Message::Drawn { card }.into();
        match moves {
            [Move::Pass] => Message::Nothing {
                drawn,
                why: self.why_useless(card).into(),
            },
            _ if moves.contains(&Move::Pass) => Message::MayKeep { drawn, n },
            _ => Message::Choose { drawn, n },
        }
    }

    /// A pawn is chosen: where it may go.
    fn choose_target(&self, steps: &[Spot], moves: &[Move]) -> Message {
        if let [Move::Play(_, act)] = moves {
            let what = || self.landing(*act).into();
            return match act {
                Act::Split(_, second) if steps.len() > 1 => Message::SplitLast {
                    what: what(),
                    left: second.steps,
                },
                Act::Split(..) => {
                    let [first, second] = self.describe_halves(*act);
                    Message::AimSplit { first, second }
                }
                _ => Message::AimOne { what: what() },
            };
        }
        let on = |square| self.pawns().on(square).unwrap_or(self.to_act());
        match moves.first() {
            Some(Move::Play(_, Act::Split(first, second))) if steps.len() == 2 => {
                Message::SplitNext {
                    n: first.steps,
                    left: second.steps,
                }
            }
            Some(Move::Play(_, Act::Go(walk))) if steps.len() == 2 => Message::AskEleven {
                whom: self.player(walk.to().map_or(walk.side, on)),
            },
            Some(Move::Play(_, Act::Swap(_, _, to))) if steps.len() == 2 => Message::AskEleven {
                whom: self.player(on(*to)),
            },
            _ => Message::Aim,
        }
    }

    /// What touching a spot next would lead to.
    pub(super) fn preview_of(&self, touched: &[Spot], next: Spot) -> Option<Message> {
        if touched.last() == Some(&next) {
            return None;
        }
        let path = [touched, &[next]].concat();
        let steps = self.after_card(&path).len();
        let is_target = match steps {
            0 | 1 => false,
            3 => matches!(next, Spot::Forward | Spot::Swap),
            _ => true,
        };
        let moves = is_target.then(|| self.moves_along(&path));
        moves?.into_iter().find_map(|m| match m {
            Move::Play(_, Act::Split(first, _)) if steps == 2 => Some(self.landing(Act::Go(first))),
            Move::Play(_, act) => Some(self.landing(act)),
            _ => None,
        })
    }

    /// Why a card allows nothing at all.
    fn why_useless(&self, card: Card) -> Message {
        let own = self.pawns().of(self.to_act());
        let is_waiting = own.contains(&START);
        let on_way = own.iter().find(|place| **place != START && **place != HOME);
        let steps = card.forward().or(card.backward().map(|n| -n));
        match (on_way, steps) {
            _ if card == Card::SORRY && is_waiting => Message::NoTarget,
            _ if card == Card::SORRY => Message::NoStart,
            (None, _) if is_waiting && !card.starts() => Message::InStart,
            (Some(from), Some(steps)) => self.why_stuck(self.to_act(), *from, steps),
            _ => Message::NotThisCard,
        }
    }

    /// Why a pawn cannot go so far.
    fn why_stuck(&self, side: Side, from: Place, steps: i8) -> Message {
        match (Walk { side, from, steps }).to() {
            None => Message::Beyond,
            Some(to) if self.pawns().count(side, to) > 0 => Message::OwnInTheWay,
            Some(_) => Message::NotThisCard,
        }
    }

    /// Why a spot cannot be chosen.
    pub(super) fn why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        match self.stage() {
            Stage::Over => return Message::Over,
            Stage::Draw | Stage::Deal | Stage::Refill(_) => return Message::DrawFirst,
            Stage::Play(_) => {}
        }
        let Some((_, at)) = spot.place() else {
            return match spot.card() {
                Some(_) => Message::NotThisCard,
                // Piles and buttons: what is to be done instead.
                None => self.what_next(&[]),
            };
        };
        let (place, n) = PlaceKind::of(at);
        if self.chosen_pawn(touched).is_some() {
            return Message::NoWayThere { place, n };
        }
        let side = match self.pawn_on(spot) {
            None => return Message::NobodyHere { place, n },
            Some(side) if self.reach(self.to_act()).is_own(side) => side,
            Some(other) => {
                return Message::NotYourPawn {
                    whom: self.player(other),
                };
            }
        };
        let chosen = touched.first().and_then(|spot| spot.card());
        match self.card().or(chosen) {
            Some(card) => self.why_not_pawn(card, side, at),
            None => Message::ChooseCard {
                n: self.choice_count(&[]),
            },
        }
    }

    /// Why a card cannot be played with a pawn of one's own.
    fn why_not_pawn(&self, card: Card, side: Side, at: Place) -> Message {
        match at {
            HOME => Message::Arrived,
            START if card == Card::SORRY => Message::NoTarget,
            START if card.starts() => Message::OwnInTheWay,
            START => Message::InStart,
            _ if card == Card::SORRY => Message::NoStart,
            _ => match card.forward().or(card.backward().map(|n| -n)) {
                Some(steps) => self.why_stuck(side, at, steps),
                None => Message::NotThisCard,
            },
        }
    }
}
