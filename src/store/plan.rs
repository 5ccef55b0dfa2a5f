//! What a file would bring, and what of it is not taken.

use super::{Profile, Settings};
use crate::table::{Flaw, Record};
use crate::text;
use std::fmt;

/// No file is longer, in bytes.
pub const LARGEST: usize = 32 * 1024 * 1024;

/// No file has more parts.
pub(super) const MOST_BLOCKS: usize = 20_000;

/// Why a file as a whole is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoImport {
    /// More than 32 MB.
    TooLarge,
    /// Neither an export nor a record.
    NotOurs,
    /// More parts than any storage holds.
    TooMany,
    /// A later release wrote it.
    Newer(u32),
}

impl NoImport {
    /// The sentence.
    pub fn text(self) -> String {
        let text = match self {
            NoImport::TooLarge => "the file is larger than 32 MB",
            NoImport::NotOurs => "this is neither an export nor a record of the parlour",
            NoImport::TooMany => "the file has more parts than any browser can keep",
            NoImport::Newer(n) => {
                let number = text::told(n.into());
                return ["a newer parlour wrote this file (export ", &number, ")"].concat();
            }
        };
        text.to_owned()
    }
}

impl fmt::Display for NoImport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::error::Error for NoImport {}

/// Why a part of a file is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The record is not a match.
    Flaw(Flaw),
    /// Another match here, or in the file, has this name.
    OtherMatch,
    /// It runs here, and in the file it is over.
    StillRunning,
    /// It is over here, and in the file it still runs.
    AlreadyOver,
    /// The file ends in the middle of it.
    Cut,
    /// A later release wrote it.
    Newer,
    /// It does not say what it should.
    Strange,
}

impl Refusal {
    /// The sentence.
    pub fn text(&self) -> String {
        let text = match self {
            Refusal::Flaw(flaw) => return flaw.text(),
            Refusal::OtherMatch => "another match has this name",
            Refusal::StillRunning => "this match is still running here",
            Refusal::AlreadyOver => "this match is already over here",
            Refusal::Cut => "the file ends in the middle of it",
            Refusal::Newer => "written by a newer parlour",
            Refusal::Strange => "it does not say what it should",
        };
        text.to_owned()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
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
    pub(super) fn new(block: &str, why: Refusal) -> Refused {
        let glimpse = text::glimpse(block, 120).to_owned();
        Refused { glimpse, why }
    }
}

/// What a file would bring.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
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
    /// Things that could not be read where the file comes from: key, reason and text.
    pub lost: Vec<(String, String, String)>,
    /// Was the file cut off?
    pub cut: bool,
}
