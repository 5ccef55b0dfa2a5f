//! What a game is: its rules, a position in it, and the text of both.

pub mod notation;
pub mod rng;
pub mod seat;

use crate::game::rng::Rng;
use crate::game::seat::{PerSeat, Seat};
use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitWhitespace};
use thiserror::Error;

/// The rules of one game, and a position in it.
///
/// Pure: no clock, no web crate, no random numbers. The same moves always give the same position.
pub trait Game:
    Clone + PartialEq + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
    /// Names the game in records, links and CSS.
    const ID: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// What New match offers besides seats. Conformance walks every value.
    const CHOICES: &'static [Choice];
    /// May two players agree on a draw?
    const AGREED_DRAW: bool = false;

    /// What is agreed before the first move, the lay-out of the board included.
    type Options: Clone
        + PartialEq
        + Debug
        + Default
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync;
    /// One decision. Its text is its notation, without blanks.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = ParseError> + Send + Sync;

    /// The position before the first move. Takes only options that are laid out.
    fn new(seats: u8, options: &Self::Options) -> Self;
    /// How many play in this position.
    fn seats(&self) -> u8 {
        *Self::SEATS.start()
    }
    /// Whose decision the game waits for. It alone says so: nothing alternates by itself.
    fn turn(&self) -> Turn;
    /// Everything they may decide, in a fixed order. Empty only when the game is over.
    fn moves(&self) -> Vec<Self::Move>;
    /// Makes one of `moves()`; search calls it unchecked.
    fn apply(&mut self, m: Self::Move);

    /// Fills what the wish leaves open: boards, cards, colours.
    fn lay_out(wish: &Self::Options, _seats: u8, _rng: &mut Rng) -> Self::Options {
        wish.clone()
    }
    /// How likely chance is to make `m`, against its other moves: the cards of that kind left.
    fn weight(&self, _m: Self::Move) -> u32 {
        1
    }
    /// Is the last move only half of an act, such as a mill without its removal? Undo and redo do not stop here.
    fn is_half_way(&self) -> bool {
        false
    }
    /// The running score, for show.
    fn score(&self, _seat: Seat) -> Option<i32> {
        None
    }
    /// Draws afresh whatever `viewer` cannot see, from the cards they have not seen.
    fn imagine(&mut self, _viewer: Seat, _rng: &mut Rng) {}
    /// Makes `m` if the rules allow it: the door for clicks, peers, workers and stored games.
    fn play(&mut self, m: Self::Move) -> Result<(), IllegalMove> {
        if self.moves().contains(&m) {
            self.apply(m);
            Ok(())
        } else {
            Err(IllegalMove(m.to_string()))
        }
    }
}

/// Whose decision a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat's.
    Seat(Seat),
    /// The cards' or the dice's; `Some`: that seat draws, `None`: the set-up does.
    Chance(Option<Seat>),
    /// Nobody's: the game is over.
    Over(Outcome),
}

impl Turn {
    /// Who acts: drawing is the act of the seat that draws.
    pub fn actor(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(seat) => seat,
            Turn::Over(_) => None,
        }
    }
}

/// How a game ended by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// 1 is first; equal places are a tie, and the next place counts on: 1 1 3.
    pub places: PerSeat<u8>,
    /// Why it ended.
    pub why: Reason,
}

impl Outcome {
    /// The places that follow from points, the most points first.
    pub fn by_points(points: PerSeat<i32>, why: Reason) -> Outcome {
        let places = PerSeat::new(points.seats(), |seat| {
            1 + points
                .values()
                .iter()
                .filter(|other| **other > points[seat])
                .count() as u8
        });
        Outcome { places, why }
    }
}

/// Names why a game ended; the game's face knows the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason(pub &'static str);

/// One thing to agree on before a match. Its sentences are in the game's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Names it in the text of the options.
    pub key: &'static str,
    /// What may be chosen, the standard first.
    pub values: &'static [&'static str],
}

impl Choice {
    /// Reads `key=value` words into one index per choice; what is not named stays standard.
    /// Words that name no choice go to `other`, for what only this game knows.
    pub fn read(
        choices: &[Choice],
        text: &str,
        mut other: impl FnMut(&str, &str) -> Result<(), ParseError>,
    ) -> Result<Vec<usize>, ParseError> {
        Choice::read_words(choices, text.split_whitespace(), &mut other)
    }

    /// The same for words that are left of a longer text.
    pub fn read_words(
        choices: &[Choice],
        words: SplitWhitespace<'_>,
        other: &mut dyn FnMut(&str, &str) -> Result<(), ParseError>,
    ) -> Result<Vec<usize>, ParseError> {
        let mut chosen = vec![0; choices.len()];
        for word in words {
            let unreadable = || ParseError::new("an option", word);
            let (key, value) = word.split_once('=').ok_or_else(unreadable)?;
            match choices.iter().position(|choice| choice.key == key) {
                Some(i) => {
                    let values = choices[i].values;
                    let place = values.iter().position(|known| *known == value);
                    chosen[i] = place.ok_or_else(unreadable)?;
                }
                None => other(key, value)?,
            }
        }
        Ok(chosen)
    }

    /// The text that `read` reads, every choice named: a stored match must not change when a standard does.
    pub fn write(choices: &[Choice], chosen: &[usize], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (choice, value)) in choices.iter().zip(chosen).enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{}={}", choice.key, choice.values[*value])?;
        }
        Ok(())
    }
}

/// A move that the rules do not allow here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(pub String);

/// A text that does not say what it should.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected {wanted}, found “{found}”")]
pub struct ParseError {
    wanted: &'static str,
    found: String,
}

impl ParseError {
    /// What was wanted, and the beginning of what was found instead.
    pub fn new(wanted: &'static str, found: &str) -> ParseError {
        ParseError {
            wanted,
            found: notation::glimpse(found, 40).to_owned(),
        }
    }

    /// What was wanted.
    pub fn wanted(&self) -> &'static str {
        self.wanted
    }

    /// The sentence; the same as `to_string`, for the page before Leptos.
    pub fn text(&self) -> String {
        self.to_string()
    }
}
