//! What can be wrong with a record.

use crate::game::{Illegal, Unreadable};
use crate::text;
use std::fmt;

/// Why a record is not taken for a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A line does not say what it should.
    Unreadable(Unreadable),
    /// A later release wrote it.
    Newer(u32),
    /// No such game is here.
    UnknownGame(String),
    /// A line that every record has is missing.
    Missing(&'static str),
    /// More than a record may hold.
    TooLong,
    /// Other seats than the game has.
    Seats(usize),
    /// The rules do not allow this move.
    Illegal(usize, Illegal),
    /// The moves do not lead to the result that is told.
    WrongEnd,
}

impl From<Unreadable> for Flaw {
    fn from(unreadable: Unreadable) -> Flaw {
        Flaw::Unreadable(unreadable)
    }
}

impl Flaw {
    /// What should have been said instead, if that is all that is wrong; else the sentence.
    pub fn wanted(&self) -> String {
        match self {
            Flaw::Unreadable(unreadable) => unreadable.wanted().to_owned(),
            _ => self.text(),
        }
    }

    /// The sentence.
    pub fn text(&self) -> String {
        let numbered = |before: &str, number: usize, after: &str| {
            let mut text = before.to_owned();
            text::push_number(&mut text, number as i64);
            text.push_str(after);
            text
        };
        match self {
            Flaw::Unreadable(unreadable) => unreadable.text(),
            Flaw::Newer(version) => {
                let written = "written by a newer parlour (format ";
                numbered(written, *version as usize, ")")
            }
            Flaw::UnknownGame(id) => text::glued(&["no game here is called “", id, "”"]),
            Flaw::Missing(line) => text::glued(&["the line “", line, "” is missing"]),
            Flaw::TooLong => "longer than any match".to_owned(),
            Flaw::Seats(seats) => numbered("this game is not for ", *seats, ""),
            Flaw::Illegal(number, illegal) => numbered("move ", *number, ": ") + &illegal.text(),
            Flaw::WrongEnd => "the moves do not lead to the result it tells".to_owned(),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for Flaw {}
