//! A match as data: what storage, links, workers and peers read and write.

mod error;
mod json;
pub(super) mod packing;
mod participants;
mod text;
mod timestamps;

pub use error::RecordError;
pub use participants::{Colour, LONGEST_NAME, Level, Participant, Player, clean};
pub use text::{FORMAT, LONGEST, MOST_MOVES};
pub use timestamps::Timestamp;

use crate::game::ParseError;
use crate::game::notation::{first_word, hex};
use crate::game::seat::Seat;
use std::fmt;
use std::str::FromStr;

/// Names a match in storage, links and messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MatchId(pub u32);

impl MatchId {
    /// Reads a name. One name for one match: no signs, no capitals, no missing zeros.
    pub fn read(text: &str) -> Option<MatchId> {
        let id = hex(text).filter(|_| text.len() == 8)?;
        u32::try_from(id).ok().map(MatchId)
    }

    /// The same as `to_string`, for the page before Leptos.
    pub fn text(self) -> String {
        self.to_string()
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for MatchId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MatchId, ParseError> {
        MatchId::read(text).ok_or_else(|| ParseError::new("a match like 7f3a91c2", text))
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// By the rules, for this reason.
    Rules(String),
    /// This seat gave up.
    Resigned(Seat),
    /// The players agreed on a draw.
    Agreed,
    /// This seat claimed it from somebody who did not come back.
    Claimed(Seat),
    /// Nobody wanted to go on; no result.
    Abandoned,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Rules(why) => write!(f, "rules {why}"),
            End::Resigned(seat) => write!(f, "resigned {seat}"),
            End::Agreed => write!(f, "agreed"),
            End::Claimed(seat) => write!(f, "claimed {seat}"),
            End::Abandoned => write!(f, "abandoned"),
        }
    }
}

impl FromStr for End {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<End, ParseError> {
        let (kind, rest) = first_word(text);
        match kind {
            "rules" => Ok(End::Rules(rest.to_owned())),
            "resigned" => Ok(End::Resigned(rest.parse()?)),
            "claimed" => Ok(End::Claimed(rest.parse()?)),
            "agreed" if rest.is_empty() => Ok(End::Agreed),
            "abandoned" if rest.is_empty() => Ok(End::Abandoned),
            _ => Err(ParseError::new("an end like “resigned 2”", text)),
        }
    }
}

/// The moves of a record: written out, or packed as indices into the legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moves {
    /// In notation.
    Written(Vec<String>),
    /// How many, and their bits.
    Packed(usize, String),
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::Written(Vec::new())
    }
}

impl Moves {
    /// How many there are.
    pub fn count(&self) -> usize {
        match self {
            Moves::Written(moves) => moves.len(),
            Moves::Packed(count, _) => *count,
        }
    }
}

/// Everything there is to know of one match. A number a seat where a field has one for each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// `Game::ID`.
    pub game: String,
    /// Names the match.
    pub id: MatchId,
    /// When it was laid out.
    pub begun: Timestamp,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// `Game::Options` as text, laid out.
    pub options: String,
    /// The position it began from, if not the usual one.
    pub start: Option<String>,
    /// Who sits where.
    pub seats: Vec<Participant>,
    /// Decides only what has not happened yet. Absent once a match is over.
    pub seed: Option<u64>,
    /// Every move, chance's too.
    pub moves: Moves,
    /// Tenths of a second each move took, while the match runs.
    pub times: Vec<u32>,
    /// How it ended.
    pub end: Option<End>,
    /// Place of each seat; empty while it runs, and where there is no result.
    pub places: Vec<u8>,
    /// Final score of each seat, where the game has scores.
    pub scores: Vec<i32>,
    /// Hints each seat asked for.
    pub hints: Vec<u32>,
    /// Turns each seat took back.
    pub takebacks: Vec<u32>,
    /// Seats that left a match of three or four, and after how many moves.
    pub left: Vec<(Seat, usize)>,
    /// Seconds each seat used, once it is over.
    pub used: Vec<u32>,
    /// Lines this release does not know; kept as they are.
    pub other: Vec<String>,
}

impl Record {
    /// Whether it stands in the statistics: a result, nothing taken back, not set up by hand.
    pub fn counts(&self) -> bool {
        !self.places.is_empty() && self.start.is_none() && self.takebacks.iter().all(|n| *n == 0)
    }

    /// A match of its own that goes on after so many of these moves, which must be written out: the same lay-out and people,
    /// nobody far away. The seed decides only what has not happened yet.
    pub fn branch(&self, number: usize, id: MatchId, begun: Timestamp, seed: u64) -> Record {
        let mut moves = self.moves.clone();
        if let Moves::Written(moves) = &mut moves {
            moves.truncate(number);
        }
        let mut seats = self.seats.clone();
        for participant in &mut seats {
            if participant.player == Player::Remote {
                participant.player = Player::Person;
            }
        }
        Record {
            game: self.game.clone(),
            options: self.options.clone(),
            start: self.start.clone(),
            id,
            begun,
            seats,
            seed: Some(seed),
            moves,
            ..Record::default()
        }
    }

    /// The same as `to_string`, for the page before Leptos.
    pub fn write(&self) -> String {
        self.to_string()
    }

    /// The same as `parse`, for the page before Leptos.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_has_one_name() {
        assert_eq!("7f3a91c2".parse(), Ok(MatchId(0x7f3a_91c2)));
        assert_eq!(MatchId(10).to_string(), "0000000a");
        for text in ["", "a", "7F3A91C2", "07f3a91c2", "+7f3a91c", "7f3a91cg"] {
            assert!(text.parse::<MatchId>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_end_reads_back() {
        for text in [
            "rules no-cards",
            "resigned 2",
            "claimed 4",
            "agreed",
            "abandoned",
        ] {
            let end: End = text.parse().expect("it is well formed");
            assert_eq!(end.to_string(), text);
        }
        for text in [
            "",
            "resigned",
            "resigned 5",
            "claimed +1",
            "agreed 1",
            "won",
        ] {
            assert!(text.parse::<End>().is_err(), "{text}");
        }
    }
}
