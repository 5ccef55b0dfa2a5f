//! What can be wrong with a record.

use crate::game::{Illegal, Unreadable};
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

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unreadable(unreadable) => write!(f, "{unreadable}"),
            Flaw::Newer(version) => write!(f, "written by a newer parlour (format {version})"),
            Flaw::UnknownGame(id) => write!(f, "no game here is called “{id}”"),
            Flaw::Missing(line) => write!(f, "the line “{line}” is missing"),
            Flaw::TooLong => write!(f, "longer than any match"),
            Flaw::Seats(seats) => write!(f, "this game is not for {seats}"),
            Flaw::Illegal(number, illegal) => write!(f, "move {number}: {illegal}"),
            Flaw::WrongEnd => write!(f, "the moves do not lead to the result it tells"),
        }
    }
}

impl std::error::Error for Flaw {}
