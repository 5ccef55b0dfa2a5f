//! The made-up game played with open hands: chance and up to four seats, but nothing hidden.

use crate::toy::{Move, Options, Toy};
use parlour::ai::Insight;
use parlour::game::rng::Rng;
use parlour::game::seat::{PerSeat, Seat};
use parlour::game::{Choice, Game, ParseError, Turn};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Open(pub Toy);

impl fmt::Display for Open {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Open {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Open, ParseError> {
        text.parse().map(Open)
    }
}

impl Game for Open {
    const ID: &'static str = "open-toy";
    const SEATS: RangeInclusive<u8> = Toy::SEATS;
    const CHOICES: &'static [Choice] = Toy::CHOICES;

    type Options = Options;
    type Move = Move;

    fn new(seats: u8, options: &Options) -> Open {
        Open(Toy::new(seats, options))
    }

    fn lay_out(wish: &Options, seats: u8, rng: &mut Rng) -> Options {
        Toy::lay_out(wish, seats, rng)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self) -> Vec<Move> {
        self.0.moves()
    }

    fn apply(&mut self, m: Move) {
        self.0.apply(m);
    }

    fn weight(&self, m: Move) -> u32 {
        self.0.weight(m)
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        self.0.score(seat)
    }
}

impl Insight for Open {
    const CHANCE: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        self.0.worth()
    }
}
