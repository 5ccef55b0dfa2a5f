//! What can be wrong with a record.

use crate::game::{IllegalMove, ParseError};
use thiserror::Error;

/// Why a record is not taken for a match.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// A line does not say what it should.
    #[error(transparent)]
    ParseError(#[from] ParseError),
    /// A later release wrote it.
    #[error("written by a newer parlour (format {0})")]
    Newer(u32),
    /// No such game is here.
    #[error("no game here is called “{0}”")]
    UnknownGame(String),
    /// A line that every record has is missing.
    #[error("the line “{0}” is missing")]
    Missing(&'static str),
    /// More than a record may hold.
    #[error("longer than any match")]
    TooLong,
    /// Other seats than the game has.
    #[error("this game is not for {0}")]
    Seats(usize),
    /// The rules do not allow this move.
    #[error("move {0}: {1}")]
    IllegalMove(usize, IllegalMove),
    /// The moves do not lead to the result that is told.
    #[error("the moves do not lead to the result it tells")]
    WrongEnd,
}

impl RecordError {
    /// What should have been said instead, if that is all that is wrong; else the sentence.
    pub fn wanted(&self) -> String {
        match self {
            RecordError::ParseError(unreadable) => unreadable.wanted().to_owned(),
            _ => self.to_string(),
        }
    }

    /// The sentence; the same as `to_string`, for the page before Leptos.
    pub fn text(&self) -> String {
        self.to_string()
    }
}
