//! Who sits where: person, computer or somebody far away, each with a colour and a name.

use crate::game::ParseError;
use crate::game::notation::first_word;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Somebody at this screen.
    Person,
    /// The computer, this strong.
    Computer(Level),
    /// Somebody at another screen.
    Remote,
}

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Loses to a beginner, in a human way.
    Easy,
    /// Sees the next turn.
    Medium,
    /// Looks ahead.
    Hard,
    /// As well as it can.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Names the level in records and in CSS.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// The level of this name.
    pub fn read(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// The colour of a seat. Each has its own shape too: circle, square, triangle, diamond.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colour {
    /// With the circle.
    #[default]
    Red,
    /// With the square.
    Blue,
    /// With the triangle.
    Yellow,
    /// With the diamond.
    Green,
}

impl Colour {
    /// All colours, in the order seats take them.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    /// Names the colour in records and in CSS.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
        }
    }

    /// The colour of this name.
    pub fn read(id: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == id)
    }
}

/// One seat, taken.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Participant {
    /// Who decides.
    pub player: Player,
    /// The seat's colour and shape.
    pub colour: Colour,
    /// The person's name; may be empty for a computer.
    pub name: String,
}

impl Participant {
    /// A person with a name.
    pub fn person(name: &str, colour: Colour) -> Participant {
        Participant {
            player: Player::Person,
            colour,
            name: clean(name),
        }
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Player::Person => write!(f, "person")?,
            Player::Computer(level) => write!(f, "computer {}", level.id())?,
            Player::Remote => write!(f, "remote")?,
        }
        write!(f, " {}", self.colour.id())?;
        if !self.name.is_empty() {
            write!(f, " {}", self.name)?;
        }
        Ok(())
    }
}

impl FromStr for Participant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Participant, ParseError> {
        let unreadable = || ParseError::new("a seat like “person red Ann”", text);
        let (kind, mut rest) = first_word(text);
        let player = match kind {
            "person" => Player::Person,
            "remote" => Player::Remote,
            "computer" => {
                let (level, after) = first_word(rest);
                rest = after;
                Player::Computer(Level::read(level).ok_or_else(unreadable)?)
            }
            _ => return Err(unreadable()),
        };
        let (colour, name) = first_word(rest);
        Ok(Participant {
            player,
            colour: Colour::read(colour).ok_or_else(unreadable)?,
            name: clean(name),
        })
    }
}

/// The most letters of a first and a last name together.
pub const LONGEST_NAME: usize = 49;

/// A name as plain text: one line, single blanks, nothing that turns the writing round, at most 49 letters.
pub fn clean(name: &str) -> String {
    let visible = |letter: &char| !is_invisible(*letter);
    let words = name.split_whitespace();
    let words = words.map(|word| word.chars().filter(visible).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    let plain: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    plain.trim_end().to_owned()
}

/// Control characters, and marks that change the direction of writing or have no width.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_reads_back() {
        for text in [
            "person red Ann",
            "computer hard blue",
            "remote green Björn van der Berg",
            "person yellow",
        ] {
            assert_eq!(
                text.parse::<Participant>()
                    .expect("it is well formed")
                    .to_string(),
                text
            );
        }
        for text in [
            "",
            "person",
            "computer red",
            "computer brilliant red",
            "person pink Ann",
        ] {
            assert!(text.parse::<Participant>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_name_is_one_plain_line() {
        assert_eq!(clean("  Ann\n\tMarie  "), "Ann Marie");
        assert_eq!(clean("Ann\u{202E}evil\u{200B}\u{7}"), "Annevil");
        assert_eq!(clean(&"x".repeat(99)).len(), LONGEST_NAME);
        assert_eq!(clean(" \u{2067} "), "");
    }
}
