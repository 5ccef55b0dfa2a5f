//! One line of the history: what a record's own lines say, without a replay.

use crate::table::{End, MatchId, Participant, Record, Timestamp};

/// A finished match as history lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Names the match.
    pub id: MatchId,
    /// `Game::ID`.
    pub game: String,
    /// When it was laid out.
    pub begun: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
    /// Who sat where.
    pub seats: Vec<Participant>,
    /// Place of each seat; empty where there is no result.
    pub places: Vec<u8>,
    /// Score of each seat, where the game has scores.
    pub scores: Vec<i32>,
    /// How it ended.
    pub end: Option<End>,
    /// How many moves there were, chance's too.
    pub length: usize,
    /// Does it stand in the statistics?
    pub counts: bool,
    /// Was it set up by hand?
    pub set_up: bool,
    /// Hints each seat asked for; empty if none.
    pub hints: Vec<u32>,
    /// Turns each seat took back; empty if none.
    pub takebacks: Vec<u32>,
}

/// How a match went for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// First, alone.
    Won,
    /// First, with others.
    Drawn,
    /// Not first.
    Lost,
}

impl Entry {
    /// What a record says.
    pub fn of(record: &Record) -> Entry {
        Entry {
            id: record.id,
            game: record.game.clone(),
            begun: record.begun,
            ended: record.ended.unwrap_or(record.begun).max(record.begun),
            seats: record.seats.clone(),
            places: record.places.clone(),
            scores: record.scores.clone(),
            end: record.end.clone(),
            length: record.moves.count(),
            // Somebody may have written a record by hand: a place for each seat, or no result.
            counts: record.counts() && record.places.len() == record.seats.len(),
            set_up: record.start.is_some(),
            hints: record.hints.clone(),
            takebacks: record.takebacks.clone(),
        }
    }

    /// What the history is ordered by, the newest first.
    pub(super) fn age(&self) -> (Timestamp, Timestamp, MatchId) {
        (self.ended, self.begun, self.id)
    }

    /// How it went for a seat, counted from 0; nothing where there is no result.
    pub fn verdict(&self, seat: usize) -> Option<Verdict> {
        let first = self.places.iter().filter(|place| **place == 1).count();
        Some(match self.places.get(seat)? {
            1 if first == 1 => Verdict::Won,
            1 => Verdict::Drawn,
            _ => Verdict::Lost,
        })
    }
}
