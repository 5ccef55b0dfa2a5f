//! A made-up game with everything the trait must carry: a deck, hidden hands, long turns, up to four seats, a lay-out.
//!
//! Cards `a`, `b`, `c` are worth 1, 2, 3, trumps twice that. Each seat is dealt a hand. In a turn one shows one card or more
//! (nothing, if the hand is empty), ends the turn, and draws a card. When there is none to draw the game is over.
//!
//! ```text
//! deck aabc trump b
//! 1 ab 4             seat, hand, points
//! 2 - 0
//! shown 1            seat 1 has shown a card and may end
//! ```

mod bot;
mod notation;
mod tests;

pub use tests::TESTS;

use parlour::game::rng::{self, Rng};
use parlour::game::seat::{PerSeat, Seat};
use parlour::game::{Choice, Game, Outcome, ParseError, Reason, Turn};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

const DECK: Cards = Cards([6, 5, 4]);

/// How many there are of `a`, `b` and `c`, in no order.
#[derive(Clone, Copy, PartialEq, Hash, Default, Debug)]
struct Cards([u8; 3]);

impl Cards {
    fn len(self) -> u8 {
        self.0.iter().sum()
    }

    fn kinds(self) -> impl Iterator<Item = usize> {
        (0..3).filter(move |kind| self.0[*kind] > 0)
    }

    fn random(self, rng: &mut Rng) -> usize {
        let mut number = rng::pick(rng, self.len().into());
        (0..3)
            .find(|kind| {
                let found = number < self.0[*kind].into();
                number = number.saturating_sub(self.0[*kind].into());
                found
            })
            .expect("nobody draws from an empty deck")
    }
}

#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Toy {
    trump: usize,
    deck: Cards,
    hands: PerSeat<Cards>,
    points: PerSeat<i32>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Hash, Debug)]
enum Stage {
    /// Deals to this seat; so many cards are still to be dealt.
    Deal(Seat, u8),
    /// Must show a card, if there is one.
    Act(Seat),
    /// May end.
    Shown(Seat),
    Draw(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Chance's.
    Take(usize),
    Show(usize),
    End,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Options {
    /// An index into the values of `hand`.
    hand: usize,
    /// 0 leaves it open, 1 is `a`.
    trump: usize,
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] = &[
        Choice {
            key: "hand",
            values: &["2", "1", "3"],
        },
        Choice {
            key: "trump",
            values: &["any", "a", "b", "c"],
        },
    ];

    type Options = Options;
    type Move = Move;

    fn seats(&self) -> u8 {
        self.hands.seats()
    }

    fn lay_out(wish: &Options, _seats: u8, rng: &mut Rng) -> Options {
        let mut options = wish.clone();
        if options.trump == 0 {
            options.trump = 1 + rng::pick(rng, 3);
        }
        options
    }

    fn new(seats: u8, options: &Options) -> Toy {
        let hand = [2, 1, 3][options.hand];
        Toy {
            trump: options.trump.checked_sub(1).expect("trumps are laid out"),
            deck: DECK,
            hands: PerSeat::new(seats, |_| Cards::default()),
            points: PerSeat::new(seats, |_| 0),
            stage: Stage::Deal(Seat::ONE, hand * seats),
        }
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Deal(..) => Turn::Chance(None),
            Stage::Draw(seat) => Turn::Chance(Some(seat)),
            Stage::Act(seat) | Stage::Shown(seat) => Turn::Seat(seat),
            Stage::Over => Turn::Over(Outcome::by_points(self.points, Reason("no-cards"))),
        }
    }

    fn moves(&self) -> Vec<Move> {
        match self.stage {
            Stage::Deal(..) | Stage::Draw(_) => self.deck.kinds().map(Move::Take).collect(),
            Stage::Act(seat) | Stage::Shown(seat) => {
                let hand = self.hands[seat];
                let may_end = hand.len() == 0 || self.stage == Stage::Shown(seat);
                let end = may_end.then_some(Move::End);
                hand.kinds().map(Move::Show).chain(end).collect()
            }
            Stage::Over => Vec::new(),
        }
    }

    fn apply(&mut self, m: Move) {
        let next = |seat: Seat| seat.next(self.hands.seats());
        match (self.stage, m) {
            (Stage::Deal(seat, _) | Stage::Draw(seat), Move::Take(kind)) => {
                self.stage = match self.stage {
                    Stage::Deal(_, left) if left > 1 => Stage::Deal(next(seat), left - 1),
                    _ => Stage::Act(next(seat)),
                };
                self.deck.0[kind] -= 1;
                self.hands[seat].0[kind] += 1;
            }
            (Stage::Act(seat) | Stage::Shown(seat), Move::Show(kind)) => {
                let worth = kind as i32 + 1;
                self.hands[seat].0[kind] -= 1;
                self.points[seat] += if kind == self.trump { 2 * worth } else { worth };
                self.stage = Stage::Shown(seat);
            }
            (Stage::Act(seat) | Stage::Shown(seat), Move::End) => {
                self.stage = match self.deck.len() {
                    0 => Stage::Over,
                    _ => Stage::Draw(seat),
                };
            }
            _ => unreachable!("only moves of the list are made"),
        }
    }

    fn weight(&self, m: Move) -> u32 {
        match m {
            Move::Take(kind) => self.deck.0[kind].into(),
            _ => 1,
        }
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        Some(self.points[seat])
    }

    fn imagine(&mut self, viewer: Seat, rng: &mut Rng) {
        let others = Seat::all(self.seats()).filter(|seat| *seat != viewer);
        let held = PerSeat::new(self.seats(), |seat| self.hands[seat].len());
        for seat in others.clone() {
            for kind in 0..3 {
                self.deck.0[kind] += std::mem::take(&mut self.hands[seat].0[kind]);
            }
        }
        for seat in others {
            for _ in 0..held[seat] {
                let kind = self.deck.random(rng);
                self.deck.0[kind] -= 1;
                self.hands[seat].0[kind] += 1;
            }
        }
    }
}
