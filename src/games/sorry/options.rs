//! The options of Sorry! They hold for the whole match, so a position has them, too.

use super::track::Side;
use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::FromStr;

/// What New match offers, in the order of the numbers of `Options::chosen`.
pub(super) const CHOICES: &[Choice] = &[
    choice("cards", &["drawn", "hand"]),
    choice("begin", &["start", "exit"]),
    choice("teams", &["off", "on"]),
    choice("points", &["off", "100", "200", "300"]),
];
/// The values of the choice `points`.
const POINTS: [u16; 4] = [0, 100, 200, 300];

const fn choice(key: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { key, values }
}

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    /// Five cards in each hand, instead of one drawn?
    pub hand: bool,
    /// Does one pawn of each begin outside of Start?
    pub quick: bool,
    /// Red and Yellow against Blue and Green?
    pub teams: bool,
    /// Rounds are played until somebody has this many points; 0: one round.
    pub points: u16,
    /// The colours of the seats; none: as usual for the number of seats.
    pub colours: Colours,
}

/// The colours of seats 1, 2 … in the order they play, which is clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Colours {
    sides: [Option<Side>; 4],
}

impl Colours {
    /// Those that are usual for a number of seats.
    pub fn usual(seats: u8) -> Colours {
        let letters = match seats {
            2 => "RY",
            3 => "RBY",
            _ => "RBYG",
        };
        Colours::read(letters).expect("they are clockwise")
    }

    /// Reads `RYG`: each colour once, clockwise from whichever begins.
    pub fn read(word: &str) -> Option<Colours> {
        let sides: Vec<Side> = word.chars().map(Side::from_letter).collect::<Option<_>>()?;
        // Quarter turns from each colour to the next; from a colour to itself it is a whole turn.
        let turns = |pair: &[Side]| (pair[1] as usize + 3 - pair[0] as usize) % 4 + 1;
        let is_clockwise = sides.windows(2).map(turns).sum::<usize>() < 4;
        is_clockwise.then(|| Colours::of(sides.into_iter()))
    }

    /// These, in the order of the seats.
    pub fn of(sides: impl Iterator<Item = Side>) -> Colours {
        let mut colours = Colours::default();
        for (seat, side) in colours.sides.iter_mut().zip(sides) {
            *seat = Some(side);
        }
        colours
    }

    /// How many seats have one.
    pub fn count(&self) -> usize {
        self.sides.iter().flatten().count()
    }

    /// The colours in the order of the seats.
    pub fn all(&self) -> impl Iterator<Item = Side> {
        self.sides.into_iter().flatten()
    }
}

impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.all()
            .try_for_each(|side| write!(f, "{}", side.letter()))
    }
}

impl Options {
    /// The options with these indices into the values of `CHOICES`.
    pub(super) fn from_chosen(chosen: &[usize], colours: Colours) -> Options {
        let [hand, quick, teams, points] = *chosen else {
            unreachable!("there is one for each choice")
        };
        Options {
            hand: hand == 1,
            quick: quick == 1,
            teams: teams == 1,
            points: POINTS[points],
            colours,
        }
    }

    /// The index of each option into the values of its choice.
    pub(super) fn chosen(&self) -> [usize; 4] {
        let points = POINTS.iter().position(|points| *points == self.points);
        [
            usize::from(self.hand),
            usize::from(self.quick),
            usize::from(self.teams),
            points.expect("options are made of choices, which offer these points only"),
        ]
    }

    /// Does one pawn of each begin outside of Start?
    pub fn begins_outside(&self) -> bool {
        self.quick || self.hand
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Choice::write(CHOICES, &self.chosen(), f)?;
        if self.colours != Colours::default() {
            write!(f, " colours={}", self.colours)?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let mut colours = Colours::default();
        let chosen = Choice::read(CHOICES, text, |key, value| {
            let read = Colours::read(value).filter(|_| key == "colours");
            colours = read.ok_or_else(|| ParseError::new("an option of Sorry!", key))?;
            Ok(())
        })?;
        Ok(Options::from_chosen(&chosen, colours))
    }
}
