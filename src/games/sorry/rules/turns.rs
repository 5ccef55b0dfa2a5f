//! The turn: draw, play a card or discard it, and pass the turn on («Turn», and «Variants» for the game with hands).

use super::cards::{Card, DECK, KINDS};
use super::pawns::Pawns;
use super::plays::{Act, Part};
use super::track::{HOME, Side};
use super::{Move, Sorry, Stage};
use crate::game::rng::Rng;
use crate::game::seat::Seat;
use crate::game::{Choice, Game, Turn};
use crate::games::sorry::options::{CHOICES, Colours, Options};
use std::ops::RangeInclusive;

impl Game for Sorry {
    const ID: &'static str = "sorry";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] = CHOICES;

    type Options = Options;
    type Move = Move;

    fn new(seats: u8, options: &Options) -> Sorry {
        let mut options = *options;
        if options.colours.count() != usize::from(seats) {
            options.colours = Colours::usual(seats);
        }
        options.teams &= seats == 4;
        let first = options.colours.all().next();
        let mut position = Sorry {
            pawns: Pawns::WAITING,
            to_act: first.unwrap_or(Side::Red),
            stage: Stage::Draw,
            pile: DECK,
            hands: [[0; KINDS]; 4],
            top: None,
            hits: [[0; 4]; 2],
            points: [0; 4],
            options,
        };
        position.set_up_round();
        position
    }

    fn seats(&self) -> u8 {
        self.options.colours.count() as u8
    }

    fn lay_out(wish: &Options, seats: u8, _rng: &mut Rng) -> Options {
        Sorry::new(seats, wish).options
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over => Turn::Over(self.places()),
            Stage::Deal => Turn::Chance(None),
            Stage::Draw | Stage::Refill(_) => Turn::Chance(Some(self.actor())),
            Stage::Play(_) => Turn::Seat(self.actor()),
        }
    }

    fn moves(&self) -> Vec<Move> {
        match self.stage {
            Stage::Over => Vec::new(),
            Stage::Deal | Stage::Draw | Stage::Refill(_) => {
                let pile = self.pile();
                let left = Card::all().filter(|card| pile[card.index()] > 0);
                left.map(Move::Draw).collect()
            }
            Stage::Play(Some(card)) => {
                let mut moves: Vec<Move> = self.plays_of(card).collect();
                if may_decline(&moves) {
                    moves.push(Move::Pass);
                }
                moves
            }
            Stage::Play(None) => {
                let hand = self.hand(self.to_act);
                let held = || Card::all().filter(|card| hand[card.index()] > 0);
                let mut moves: Vec<Move> = held().flat_map(|card| self.plays_of(card)).collect();
                if may_decline(&moves) {
                    moves.extend(held().map(Move::Discard));
                }
                moves
            }
        }
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Draw(card) => self.draw(card),
            Move::Play(card, act) => self.play_card(card, act),
            Move::Pass => {
                let card = self.card().unwrap_or(Card::TWO);
                // A two that could not be used draws again, too (R2).
                self.discard(card, card == Card::TWO);
            }
            Move::Discard(card) => self.discard(card, false),
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Draw(card) => self.pile()[card.index()].into(),
            _ => 1,
        }
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        let side = self.side(seat);
        Some(match self.options.points {
            0 => self.pawns.count(side, HOME) as i32,
            _ => self.points(side).into(),
        })
    }

    fn imagine(&mut self, viewer: Seat, rng: &mut Rng) {
        self.redeal_unseen(self.side(viewer), rng);
    }
}

impl Sorry {
    fn plays_of(&self, card: Card) -> impl Iterator<Item = Move> {
        let plays = self.plays(card).into_iter();
        plays.map(move |act| Move::Play(card, act))
    }

    fn draw(&mut self, card: Card) {
        self.pile = self.pile();
        self.pile[card.index()] -= 1;
        match self.stage {
            Stage::Deal => {
                let side = self.next_dealt().unwrap_or(self.to_act);
                self.hands[side as usize][card.index()] += 1;
                if self.next_dealt().is_none() {
                    self.stage = Stage::Play(None);
                }
            }
            Stage::Refill(again) => {
                self.hands[self.to_act as usize][card.index()] += 1;
                self.stage = Stage::Play(None);
                if !again {
                    self.pass_turn();
                }
            }
            _ => self.stage = Stage::Play(Some(card)),
        }
    }

    fn play_card(&mut self, card: Card, act: Act) {
        let mover = self.to_act;
        let parts = act.make(&mut self.pawns).unwrap_or_default();
        for hit in parts.iter().flat_map(Part::hits) {
            let [given, lost] = &mut self.hits;
            if hit.side != mover {
                given[mover as usize] = given[mover as usize].saturating_add(1);
            }
            lost[hit.side as usize] = lost[hit.side as usize].saturating_add(1);
        }
        self.discard(card, card == Card::TWO);
        // Nobody comes Home in another's turn.
        if self.all_home(mover) {
            self.end_round(mover);
        }
    }

    /// Puts a card on the discard pile; then its player draws for it, or goes on (`again`), or the turn passes.
    fn discard(&mut self, card: Card, again: bool) {
        self.top = Some(card);
        if self.options.hand {
            self.hands[self.to_act as usize][card.index()] -= 1;
            self.stage = Stage::Refill(again);
            return;
        }
        self.stage = Stage::Draw;
        if !again {
            self.pass_turn();
        }
    }

    fn pass_turn(&mut self) {
        self.to_act = self.side(self.actor().next(self.seats()));
    }
}

/// May the card drawn, or any of the hand, be discarded without playing it? Only if there is no play but swaps (R6).
fn may_decline(plays: &[Move]) -> bool {
    plays
        .iter()
        .all(|m| matches!(m, Move::Play(_, act) if act.is_swap()))
}
