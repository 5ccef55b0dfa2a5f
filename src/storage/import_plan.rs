//! What a file would bring, and what of it is not taken.

use super::{Profile, Quarantined, Settings};
use crate::game::notation::glimpse;
use crate::table::{Record, RecordError};
use thiserror::Error;

/// No file is longer, in bytes.
pub const LARGEST_IMPORT: usize = 32 * 1024 * 1024;

/// No file has more parts.
pub(super) const MOST_PARTS: usize = 20_000;

/// Why a file as a whole is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    /// More than 32 MB.
    #[error("the file is larger than 32 MB")]
    TooLarge,
    /// Neither an export nor a record.
    #[error("this is neither an export nor a record of the parlour")]
    NotOurs,
    /// More parts than any storage holds.
    #[error("the file has more parts than any browser can keep")]
    TooMany,
    /// A later release wrote it.
    #[error("a newer parlour wrote this file (export {0})")]
    Newer(u32),
    /// An export that is no JSON any more.
    #[error("the file is damaged at line {line}, column {column}")]
    Damaged {
        /// Counted from 1.
        line: usize,
        /// Counted from 1.
        column: usize,
    },
}

impl ImportError {
    /// The same as `to_string`, for the page before Leptos.
    pub fn text(self) -> String {
        self.to_string()
    }
}

/// Why a part of a file is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The record is not a match.
    #[error(transparent)]
    RecordError(#[from] RecordError),
    /// Another match here, or in the file, has this name.
    #[error("another match has this name")]
    OtherMatch,
    /// It runs here, and in the file it is over.
    #[error("this match is still running here")]
    StillRunning,
    /// It is over here, and in the file it still runs.
    #[error("this match is already over here")]
    AlreadyOver,
    /// A later release wrote it.
    #[error("written by a newer parlour")]
    Newer,
    /// It does not say what it should.
    #[error("it does not say what it should")]
    Malformed,
}

impl Refusal {
    /// The same as `to_string`, for the page before Leptos.
    pub fn text(&self) -> String {
        self.to_string()
    }
}

/// A part that is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// How it begins.
    pub glimpse: String,
    /// Why not.
    pub why: Refusal,
}

impl Refused {
    pub(super) fn new(part: &str, why: Refusal) -> Refused {
        let glimpse = glimpse(part, 120).to_owned();
        Refused { glimpse, why }
    }
}

/// What a file would bring.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ImportPlan {
    /// Matches that are not here yet, finished (packed) and running.
    pub new: Vec<Record>,
    /// How many are here already, the same to the letter.
    pub known: usize,
    /// What is not taken.
    pub refused: Vec<Refused>,
    /// Profiles that are not here yet.
    pub players: Vec<Profile>,
    /// Settings that would replace those here; take them out to keep one's own.
    pub settings: Option<Settings>,
    /// What could not be read where the file comes from.
    pub unreadable: Vec<Quarantined>,
    /// Was the file cut off?
    pub cut: bool,
}
