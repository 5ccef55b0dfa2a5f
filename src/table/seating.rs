//! Who sits where: person, computer or somebody far away, each with a colour and a name.

use crate::game::Unreadable;
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

    /// Names the level in records and in CSS.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
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

impl fmt::Display for Sitter {
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

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sitter, Unreadable> {
        let unreadable = || Unreadable::new("a seat like “person red Ann”", text);
        let (kind, rest) = text.split_once(' ').ok_or_else(unreadable)?;
        let (player, rest) = match kind {
            "person" => (Player::Person, rest),
            "remote" => (Player::Remote, rest),
            "computer" => {
                let (level, rest) = rest.split_once(' ').ok_or_else(unreadable)?;
                let level = Level::ALL
                    .into_iter()
                    .find(|l| l.id() == level)
                    .ok_or_else(unreadable)?;
                (Player::Computer(level), rest)
            }
            _ => return Err(unreadable()),
        };
        let (colour, name) = rest.split_once(' ').unwrap_or((rest, ""));
        let colour = Colour::ALL
            .into_iter()
            .find(|c| c.id() == colour)
            .ok_or_else(unreadable)?;
        Ok(Sitter {
            player,
            colour,
            name: clean(name),
        })
    }
}

/// The most letters of a first and a last name together.
pub const LONGEST_NAME: usize = 49;

/// A name as plain text: one line, single blanks, nothing that turns the writing round, at most 49 letters.
pub fn clean(name: &str) -> String {
    let visible = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    let blanks_for_breaks = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c });
    let plain: String = blanks_for_breaks
        .filter(visible)
        .take(4 * LONGEST_NAME)
        .collect();
    let name: String = plain
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    name.chars()
        .take(LONGEST_NAME)
        .collect::<String>()
        .trim_end()
        .to_owned()
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
