//! What the players of Sorry! agree on. All of it holds the whole match, so a position carries it along.

use super::track::Side;
use crate::game::{Choice, Unreadable};
use crate::text;
use std::fmt;
use std::str::FromStr;

/// What New match offers. The order of the values is that of the fields and tables below.
pub(super) const CHOICES: &[Choice] = &[
    choice("cards", &["drawn", "hand"]),
    choice("begin", &["start", "exit"]),
    choice("teams", &["off", "on"]),
    choice("points", &["off", "100", "200", "300"]),
];
const POINTS: [u16; 4] = [0, 100, 200, 300];
const LETTERS: [char; 4] = ['R', 'B', 'Y', 'G'];

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
    /// Rounds are played until somebody has so many points; 0: one round.
    pub points: u16,
    /// The colours of the seats, as a word; empty: as the number of seats suggests.
    pub colours: Colours,
}

/// The colours of seats 1, 2 … in the order they play, which is clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Colours {
    sides: [Option<Side>; 4],
}

impl Colours {
    /// Those that are usual for so many seats.
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
        let mut colours = Colours::default();
        let mut turned = 0;
        for (i, letter) in word.chars().enumerate() {
            let number = LETTERS.iter().position(|other| *other == letter)?;
            *colours.sides.get_mut(i)? = Some(Side::ALL[number]);
            if i > 0 {
                let before = colours.sides[i - 1].map_or(0, |side| side as usize);
                turned += (number + 3 - before) % 4 + 1;
            }
        }
        (turned < 4).then_some(colours)
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

    /// As a word.
    pub fn word(&self) -> String {
        self.all().map(|side| LETTERS[side as usize]).collect()
    }
}

impl Options {
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

    pub(super) fn chosen(&self) -> [usize; 4] {
        let points = POINTS.iter().position(|points| *points == self.points);
        [
            usize::from(self.hand),
            usize::from(self.quick),
            usize::from(self.teams),
            points.expect("options are read, and then the number is one of those offered"),
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
        match self.colours.count() {
            0 => Ok(()),
            _ => f.write_str(&text::glued(&[" colours=", &self.colours.word()])),
        }
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        let mut colours = Colours::default();
        let chosen = Choice::read(CHOICES, text, |key, value| {
            let read = Colours::read(value).filter(|_| key == "colours");
            colours = read.ok_or_else(|| Unreadable::new("an option of Sorry!", key))?;
            Ok(())
        })?;
        Ok(Options::from_chosen(&chosen, colours))
    }
}
