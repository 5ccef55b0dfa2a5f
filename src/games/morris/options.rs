//! What two players of Morris agree on. All of it holds the whole match, so a position carries it along.

use super::Board;
use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::FromStr;

/// What New match offers. The values are in the order of the enums and of `QUIET_TURNS`.
pub(super) const CHOICES: &[Choice] = &[
    choice("board", &["nine", "six", "twelve"]),
    choice("fly", &["on", "off"]),
    choice("removal", &["loose-first", "any"]),
    choice("double", &["one", "two"]),
    choice("quiet", &["100", "0", "40", "60", "200"]),
    choice("repetition", &["on", "off"]),
];

/// Turns without a removal until a draw, in the order of the choice.
const QUIET_TURNS: [u8; 5] = [100, 0, 40, 60, 200];

const fn choice(key: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { key, values }
}

/// Which men a mill may remove.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Removal {
    /// Those outside mills, as long as there are any.
    #[default]
    LooseFirst,
    /// Any.
    Any,
}

/// How many men are removed for closing two mills at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Double {
    /// One.
    #[default]
    One,
    /// Two.
    Two,
}

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Which board is played on.
    pub board: Board,
    /// May three men fly?
    pub fly: bool,
    /// Which men a mill may remove.
    pub removal: Removal,
    /// How many men are removed for two mills at once.
    pub double: Double,
    /// Turns without a removal until it is a draw; 0: never.
    pub quiet: u8,
    /// Is the third occurrence of a position a draw?
    pub repetition: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: Board::Nine,
            fly: true,
            removal: Removal::LooseFirst,
            double: Double::One,
            quiet: QUIET_TURNS[0],
            repetition: true,
        }
    }
}

impl Options {
    /// From the index of the value chosen for each of `CHOICES`.
    pub(super) fn from_chosen(chosen: &[usize]) -> Options {
        let [board, fly, removal, double, quiet, repetition] = *chosen else {
            unreachable!("there is one for each choice")
        };
        Options {
            board: [Board::Nine, Board::Six, Board::Twelve][board],
            fly: fly == 0,
            removal: [Removal::LooseFirst, Removal::Any][removal],
            double: [Double::One, Double::Two][double],
            quiet: QUIET_TURNS[quiet],
            repetition: repetition == 0,
        }
    }

    /// The index of the value chosen for each of `CHOICES`.
    pub(super) fn chosen(&self) -> [usize; 6] {
        let quiet = QUIET_TURNS.iter().position(|turns| *turns == self.quiet);
        [
            self.board as usize,
            usize::from(!self.fly),
            self.removal as usize,
            self.double as usize,
            quiet.expect("only the numbers offered can be chosen"),
            usize::from(!self.repetition),
        ]
    }

    /// Does repetition or the number of quiet turns end a match that nobody wins?
    pub(super) fn can_end(&self) -> bool {
        self.repetition || self.quiet > 0
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Choice::write(CHOICES, &self.chosen(), f)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let chosen = Choice::read(CHOICES, text, |key, _| {
            Err(ParseError::new("an option of Morris", key))
        })?;
        let options = Options::from_chosen(&chosen);
        match options.can_end() {
            true => Ok(options),
            false => Err(ParseError::new(
                "draws by repetition or by quiet turns: without both a match could go on for ever",
                text.trim(),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_written_out() {
        let text = "board=nine fly=on removal=loose-first double=one quiet=100 repetition=on";
        assert_eq!(Options::default().to_string(), text);
        let text = "board=twelve fly=off removal=any double=two quiet=60 repetition=off";
        let read: Options = text.parse().expect("these options make sense");
        assert_eq!(read.to_string(), text);
    }

    #[test]
    fn a_match_that_could_go_on_for_ever_is_refused() {
        let refused = "quiet=0 repetition=off".parse::<Options>();
        let error = refused.expect_err("nothing would end it").to_string();
        assert!(error.contains("for ever"), "{error}");
        assert!("quiet=0".parse::<Options>().is_ok());
        assert!("repetition=off".parse::<Options>().is_ok());
    }

    #[test]
    fn unknown_options_are_refused() {
        for text in ["nine", "board=ten", "fly=", "quiet=99", "moon=full"] {
            assert!(text.parse::<Options>().is_err(), "{text}");
        }
    }
}
