//! Who sits where: person, computer or somebody far away, each with a colour and a name.

use crate::game::Unreadable;
use crate::text::{self, first_word};
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

    const IDS: [&str; 4] = ["easy", "medium", "hard", "expert"];

    /// Names the level in records and in CSS.
    pub const fn id(self) -> &'static str {
        Level::IDS[self as usize]
    }

    /// The level of this name.
    pub fn read(id: &str) -> Option<Level> {
        text::place_in(&Level::IDS, id).map(|place| Level::ALL[place])
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

    const IDS: [&str; 4] = ["red", "blue", "yellow", "green"];

    /// Names the colour in records and in CSS.
    pub const fn id(self) -> &'static str {
        Colour::IDS[self as usize]
    }
}

/// One seat, taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who decides.
    pub player: Player,
    /// The seat's colour and shape.
    pub colour: Colour,
    /// The person's name; may be empty for a computer.
    pub name: String,
}

impl Sitter {
    /// A person with a name.
    pub fn person(name: &str, colour: Colour) -> Sitter {
        Sitter {
            player: Player::Person,
            colour,
            name: clean(name),
        }
    }
}

impl Sitter {
    /// The seat as text: `person red Ann`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let (kind, level) = match self.player {
            Player::Person => ("person", ""),
            Player::Computer(level) => ("computer", level.id()),
            Player::Remote => ("remote", ""),
        };
        for word in [kind, level, self.colour.id(), &self.name] {
            if !word.is_empty() {
                text::push_word(&mut text, ' ', word);
            }
        }
        text
    }

    /// The seat a text tells.
    pub fn read(text: &str) -> Option<Sitter> {
        let (kind, mut rest) = first_word(text);
        let player = match kind {
            "person" => Player::Person,
            "remote" => Player::Remote,
            "computer" => {
                let level;
                (level, rest) = first_word(rest);
                Player::Computer(Level::read(level)?)
            }
            _ => return None,
        };
        let (colour, name) = first_word(rest);
        Some(Sitter {
            player,
            colour: Colour::ALL[text::place_in(&Colour::IDS, colour)?],
            name: clean(name),
        })
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sitter, Unreadable> {
        Sitter::read(text).ok_or_else(|| Unreadable::new("a seat like “person red Ann”", text))
    }
}

/// The most letters of a first and a last name together.
pub const LONGEST_NAME: usize = 49;

/// A name as plain text: one line, single blanks, nothing that turns the writing round, at most 49 letters.
pub fn clean(name: &str) -> String {
    let mut plain = String::new();
    let (mut letters, mut blank) = (0, false);
    for letter in name.chars() {
        if letter.is_whitespace() {
            blank = true;
            continue;
        }
        if letter.is_control()
            || matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
        {
            continue;
        }
        if blank && letters > 0 {
            plain.push(' ');
            letters += 1;
        }
        blank = false;
        letters += 1;
        if letters > LONGEST_NAME {
            break;
        }
        plain.push(letter);
    }
    if plain.ends_with(' ') {
        plain.pop();
    }
    plain
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
                text.parse::<Sitter>()
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
            assert!(text.parse::<Sitter>().is_err(), "{text}");
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
