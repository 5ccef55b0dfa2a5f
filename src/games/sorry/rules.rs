//! The rules: a position, what may be done in it, and what follows.

use super::cards::{Card, Cards, DECK};
use super::options::{CHOICES, Colours, Options};
use super::pawns::Pawns;
use super::plays::{Act, Part, Reach};
use super::track::{HOME, Side};
use crate::game::{Choice, Game, Turn};
use crate::rng::{self, Rng};
use crate::seat::Seat;
use std::ops::RangeInclusive;

/// One decision, of a player or of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A card is drawn.
    Draw(Card),
    /// A card is played.
    Play(Card, Act),
    /// The card drawn is not played: nothing can be, or only a swap could (R6).
    Pass,
    /// A card of the hand is put down without playing it.
    Discard(Card),
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Cards are dealt, in a game with hands.
    Deal,
    /// The side to act draws.
    Draw,
    /// The side to act draws for the card it has just played; it goes on, if that was a two.
    Refill(bool),
    /// The side to act plays the card it has drawn, or one of its hand.
    Play(Option<Card>),
    /// It is over.
    Over,
}

/// A position of Sorry!
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sorry {
    pub(super) pawns: Pawns,
    pub(super) to_act: Side,
    pub(super) stage: Stage,
    /// What the pile holds; if nothing, it is made anew when a card is needed.
    pub(super) pile: Cards,
    /// What each colour holds, in a game with hands.
    pub(super) hands: [Cards; 4],
    /// The card put down last, which lies on top.
    pub(super) top: Option<Card>,
    /// Pawns of others that each colour has sent back, and its own that it has lost, to whomever.
    pub(super) hits: [[u16; 4]; 2],
    /// Points of the rounds before.
    pub(super) points: [u16; 4],
    pub(super) options: Options,
}

impl Sorry {
    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The pawns.
    pub fn pawns(&self) -> &Pawns {
        &self.pawns
    }

    /// Who acts; once it is over, who has won the last round.
    pub fn to_act(&self) -> Side {
        self.to_act
    }

    /// What is to be done.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The card that was drawn and waits to be played.
    pub fn card(&self) -> Option<Card> {
        match self.stage {
            Stage::Play(card) => card,
            _ => None,
        }
    }

    /// What a colour holds.
    pub fn hand(&self, side: Side) -> &Cards {
        &self.hands[side as usize]
    }

    /// Pawns of others that a colour has sent back, and its own that it has lost, to whomever.
    pub fn hits(&self, side: Side) -> [u16; 2] {
        self.hits.map(|hits| hits[side as usize])
    }

    /// A colour's points from the rounds that are over.
    pub fn points(&self, side: Side) -> u16 {
        self.points[side as usize]
    }

    /// The colours that are played, in the order of the seats.
    pub fn sides(&self) -> impl Iterator<Item = Side> {
        self.options.colours.all()
    }

    /// The colour of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        let side = self.sides().nth(seat.index());
        side.expect("there is a colour for each seat")
    }

    /// The seat that plays a colour, if somebody does.
    pub fn seat(&self, side: Side) -> Option<Seat> {
        self.sides().position(|other| other == side).map(Seat::at)
    }

    pub(super) fn actor(&self) -> Seat {
        self.seat(self.to_act).expect("whoever acts has a seat")
    }

    /// Who gets the next card.
    pub fn drawer(&self) -> Side {
        match self.stage {
            Stage::Deal => self.dealt_to().unwrap_or(self.to_act),
            _ => self.to_act,
        }
    }

    /// What the next card is drawn from: the pile or, if it is empty, all cards that nobody holds (R1).
    pub fn pile(&self) -> Cards {
        if self.pile != [0; 11] {
            return self.pile;
        }
        let mut pile = DECK;
        for hand in &self.hands {
            for (left, held) in pile.iter_mut().zip(hand) {
                *left -= held;
            }
        }
        pile
    }

    /// What a colour may move.
    pub fn reach(&self, side: Side) -> Reach {
        Reach {
            side,
            teams: self.options.teams,
        }
    }

    /// What the side to act can do with a card.
    pub fn plays(&self, card: Card) -> Vec<Act> {
        self.reach(self.to_act).plays(&self.pawns, card)
    }

    fn pass_turn(&mut self) {
        let seats = self.options.colours.count();
        let next = (self.actor().index() + 1) % seats;
        self.to_act = self.side(Seat::at(next));
    }

    /// The card is done with: draw for it, go on, or the next one's turn.
    fn put_down(&mut self, card: Card, again: bool) {
        self.top = Some(card);
        if self.options.hand {
            self.hands[self.to_act as usize][usize::from(card.0)] -= 1;
            self.stage = Stage::Refill(again);
            return;
        }
        self.stage = Stage::Draw;
        if !again {
            self.pass_turn();
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
        self.put_down(card, card == Card::TWO);
        // Nobody comes Home in another's turn.
        if self.is_done(mover) {
            self.end_round(mover);
        }
    }

    /// May the card drawn, or any of the hand, be put down without playing it?
    fn may_pass(plays: &[Move]) -> bool {
        plays
            .iter()
            .all(|m| matches!(m, Move::Play(_, act) if act.is_swap()))
    }
}

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
            hands: [[0; 11]; 4],
            top: None,
            hits: [[0; 4]; 2],
            points: [0; 4],
            options,
        };
        position.set_out();
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
        let mut moves = Vec::new();
        let card = match self.stage {
            Stage::Over => return moves,
            Stage::Deal | Stage::Draw | Stage::Refill(_) => {
                let pile = self.pile();
                let left = Card::all().filter(|card| pile[usize::from(card.0)] > 0);
                moves.extend(left.map(Move::Draw));
                return moves;
            }
            Stage::Play(card) => card,
        };
        if let Some(card) = card {
            let plays = self.plays(card).into_iter();
            moves.extend(plays.map(|act| Move::Play(card, act)));
            if Sorry::may_pass(&moves) {
                moves.push(Move::Pass);
            }
            return moves;
        }
        let held = *self.hand(self.to_act);
        let held = || Card::all().filter(|card| held[usize::from(card.0)] > 0);
        for card in held() {
            let plays = self.plays(card).into_iter();
            moves.extend(plays.map(|act| Move::Play(card, act)));
        }
        if Sorry::may_pass(&moves) {
            moves.extend(held().map(Move::Discard));
        }
        moves
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Draw(card) => {
                self.pile = self.pile();
                self.pile[usize::from(card.0)] -= 1;
                let hold = |position: &mut Sorry, side: Side| {
                    position.hands[side as usize][usize::from(card.0)] += 1;
                };
                match self.stage {
                    Stage::Deal => {
                        hold(self, self.drawer());
                        if self.dealt_to().is_none() {
                            self.stage = Stage::Play(None);
                        }
                    }
                    Stage::Refill(again) => {
                        hold(self, self.to_act);
                        self.stage = Stage::Play(None);
                        if !again {
                            self.pass_turn();
                        }
                    }
                    _ => self.stage = Stage::Play(Some(card)),
                }
            }
            Move::Play(card, act) => self.play_card(card, act),
            Move::Pass => {
                let card = self.card().unwrap_or(Card::TWO);
                // A two that could not be used draws again, too (R2).
                self.put_down(card, card == Card::TWO);
            }
            Move::Discard(card) => self.put_down(card, false),
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Draw(card) => self.pile()[usize::from(card.0)].into(),
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

    /// Others' hands are dealt anew from the cards that the viewer has not seen.
    fn imagine(&mut self, viewer: Seat, rng: &mut Rng) {
        let viewer = self.side(viewer);
        let mut unseen = self.pile;
        let others = |side: &Side| *side != viewer;
        let others: Vec<Side> = self.sides().filter(others).collect();
        for side in &others {
            for (left, held) in unseen.iter_mut().zip(self.hand(*side)) {
                *left += held;
            }
        }
        for side in others {
            let count: u8 = self.hand(side).iter().sum();
            let mut hand = [0; 11];
            for _ in 0..count {
                let total: u8 = unseen.iter().sum();
                let mut nth = rng::pick(rng, total.into());
                for (held, left) in hand.iter_mut().zip(&mut unseen) {
                    if nth < usize::from(*left) {
                        *left -= 1;
                        *held += 1;
                        break;
                    }
                    nth -= usize::from(*left);
                }
            }
            self.hands[side as usize] = hand;
        }
        self.pile = unseen;
    }
}
