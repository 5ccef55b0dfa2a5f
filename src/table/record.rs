//! A match as text: what storage, links, workers and peers read and write. The text is the truth.

use super::flaw::Flaw;
use super::seating::{Player, Sitter};
use super::stamp::Stamp;
use crate::game::Unreadable;
use crate::seat::{MOST_SEATS, Seat};
use crate::text::{self, first_word, list, numbers, push_line};
use std::fmt;
use std::str::FromStr;

/// The format this release writes; it reads every older one.
pub const FORMAT: u32 = 1;
/// No record is longer, in bytes. The longest match is one of Sorry! with four players up to 300 points: fifteen rounds at most, of some
/// eight hundred moves each.
pub const LONGEST: usize = 128 * 1024;
/// No match has more moves.
pub const MOST_MOVES: usize = 20_000;

/// Names a match in storage, links and messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MatchId(pub u32);

impl MatchId {
    /// The name as text: eight letters.
    pub fn text(self) -> String {
        let mut text = String::new();
        text::push_hex(&mut text, self.0.into(), 8);
        text
    }

    /// The name a text tells. One name for one match: no signs, no capitals, no missing zeros.
    pub fn read(text: &str) -> Option<MatchId> {
        let id = text::hex(text).filter(|_| text.len() == 8)?;
        Some(MatchId(id as u32))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for MatchId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<MatchId, Unreadable> {
        MatchId::read(text).ok_or_else(|| Unreadable::new("a match like 7f3a91c2", text))
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
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

impl End {
    /// The end as text: `resigned 2`.
    pub fn text(&self) -> String {
        let seated = |key: &str, seat: Seat| {
            let mut text = text::glued(&[key, " "]);
            text::push_number(&mut text, seat.number().into());
            text
        };
        match self {
            End::Rules(why) => text::glued(&["rules ", why]),
            End::Resigned(seat) => seated("resigned", *seat),
            End::Agreed => "agreed".to_owned(),
            End::Claimed(seat) => seated("claimed", *seat),
            End::Abandoned => "abandoned".to_owned(),
        }
    }

    /// The end a text tells.
    pub fn read(text: &str) -> Option<End> {
        let (kind, rest) = first_word(text);
        Some(match kind {
            "rules" => End::Rules(rest.to_owned()),
            "resigned" => End::Resigned(Seat::read(rest)?),
            "claimed" => End::Claimed(Seat::read(rest)?),
            "agreed" if rest.is_empty() => End::Agreed,
            "abandoned" if rest.is_empty() => End::Abandoned,
            _ => return None,
        })
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
    pub begun: Stamp,
    /// When it ended.
    pub ended: Option<Stamp>,
    /// `Game::Options` as text, laid out.
    pub options: String,
    /// The position it began from, if not the usual one.
    pub start: Option<String>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
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
}

impl Record {
    /// A match of its own that goes on after so many of these moves, which must be written out: the same lay-out and people,
    /// nobody far away. The seed decides only what has not happened yet.
    pub fn branch(&self, number: usize, id: MatchId, begun: Stamp, seed: u64) -> Record {
        let mut moves = self.moves.clone();
        if let Moves::Written(moves) = &mut moves {
            moves.truncate(number);
        }
        let mut seats = self.seats.clone();
        for sitter in &mut seats {
            if sitter.player == Player::Remote {
                sitter.player = Player::Person;
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
}

impl Record {
    /// The text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        push_line(&mut text, "parlour", &text::told(FORMAT.into()));
        push_line(&mut text, "game", &self.game);
        push_line(&mut text, "id", &self.id.text());
        push_line(&mut text, "begun", &self.begun.text());
        if let Some(ended) = self.ended {
            push_line(&mut text, "ended", &ended.text());
        }
        push_line(&mut text, "options", &self.options);
        if let Some(start) = &self.start {
            push_line(&mut text, "start", &text::fold(start));
        }
        for (i, sitter) in self.seats.iter().enumerate() {
            push_numbered(&mut text, "seat ", i as i64 + 1, &sitter.text());
        }
        if let Some(seed) = self.seed {
            text.push_str("seed ");
            text::push_hex(&mut text, seed, 16);
            text.push('\n');
        }
        match &self.moves {
            Moves::Written(moves) => {
                let mut words = String::new();
                for word in moves {
                    text::push_word(&mut words, ' ', word);
                }
                push_line(&mut text, "moves", &words);
            }
            Moves::Packed(count, bits) => {
                push_numbered(&mut text, "packed ", *count as i64, bits);
            }
        }
        push_some(&mut text, "times", &list(&self.times, ' '));
        if let Some(end) = &self.end {
            push_line(&mut text, "end", &end.text());
        }
        push_some(&mut text, "places", &list(&self.places, ' '));
        push_some(&mut text, "scores", &list(&self.scores, ' '));
        push_some(&mut text, "hints", &list(&self.hints, ' '));
        push_some(&mut text, "takebacks", &list(&self.takebacks, ' '));
        for (seat, number) in &self.left {
            let number = text::told(*number as i64);
            push_numbered(&mut text, "left ", seat.number().into(), &number);
        }
        push_some(&mut text, "used", &list(&self.used, ' '));
        for line in &self.other {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// The record a text tells. Lines that begin with `#` are for people, and no part of it.
    pub fn read(text: &str) -> Result<Record, Flaw> {
        let mut record = Record::default();
        let mut missing = ["parlour", "game", "id", "begun", "options", "moves"];
        let mut length = 0;
        for line in text.lines() {
            if line.starts_with('#') {
                continue;
            }
            length += line.len();
            if length > LONGEST {
                return Err(Flaw::TooLong);
            }
            length += 1;
            let line = line.trim_end();
            let (key, rest) = first_word(line);
            if missing[0].is_empty() {
                if !line.is_empty() && !record.take(key, rest, line) {
                    return Err(Unreadable::new("a line of a record", line).into());
                }
                // Packed or not, they are the moves.
                let key = if key == "packed" { "moves" } else { key };
                if let Some(place) = text::place_in(&missing, key) {
                    missing[place] = "";
                }
            } else if !line.is_empty() {
                match text::count(rest).filter(|_| key == "parlour") {
                    Some(FORMAT) => missing[0] = "",
                    Some(newer @ 1..) => return Err(Flaw::Newer(newer)),
                    _ => return Err(Unreadable::new("“parlour 1”", line).into()),
                }
            }
        }
        if !missing[0].is_empty() {
            return Err(Unreadable::new("“parlour 1”", "").into());
        }
        for key in missing {
            if !key.is_empty() {
                return Err(Flaw::Missing(key));
            }
        }
        if record.moves.count() > MOST_MOVES {
            return Err(Flaw::TooLong);
        }
        Ok(record)
    }

    /// Takes over what a line says; tells whether it makes sense.
    fn take(&mut self, key: &str, rest: &str, line: &str) -> bool {
        let (first, others) = first_word(rest);
        match key {
            "game" => rest.clone_into(&mut self.game),
            "id" => return put(&mut self.id, MatchId::read(rest)),
            "begun" => return put(&mut self.begun, Stamp::read(rest)),
            "ended" => {
                self.ended = Stamp::read(rest);
                return self.ended.is_some();
            }
            "options" => rest.clone_into(&mut self.options),
            "start" => self.start = Some(text::unfold(rest)),
            "seat" => {
                let number = self.seats.len();
                let sitter = Sitter::read(others);
                self.seats.extend(sitter);
                return number < self.seats.len()
                    && number < MOST_SEATS
                    && Seat::read(first).map(Seat::index) == Some(number);
            }
            "seed" => {
                self.seed = text::hex(rest);
                return self.seed.is_some();
            }
            "moves" => {
                let words = text::words(rest, ' ').into_iter();
                self.moves = Moves::Written(words.map(str::to_owned).collect());
            }
            "packed" => {
                let count = text::count(first).map(|count| count as usize);
                self.moves = Moves::Packed(count.unwrap_or_default(), others.to_owned());
                return count.is_some();
            }
            "times" => return put(&mut self.times, numbers(rest, ' ')),
            "end" => {
                self.end = End::read(rest);
                return self.end.is_some();
            }
            "places" => return put(&mut self.places, numbers(rest, ' ')),
            "scores" => return put(&mut self.scores, numbers(rest, ' ')),
            "hints" => return put(&mut self.hints, numbers(rest, ' ')),
            "takebacks" => return put(&mut self.takebacks, numbers(rest, ' ')),
            "left" => {
                let left = Seat::read(first).zip(text::count(others));
                let left = left.map(|(seat, number)| (seat, number as usize));
                self.left.extend(left);
                return left.is_some();
            }
            "used" => return put(&mut self.used, numbers(rest, ' ')),
            _ => self.other.push(line.to_owned()),
        }
        true
    }
}

/// Puts a thing in its place, if there is one.
fn put<T>(place: &mut T, thing: Option<T>) -> bool {
    thing.map(|thing| *place = thing).is_some()
}

/// Adds a line, if it says anything.
fn push_some(text: &mut String, key: &str, value: &str) {
    if !value.is_empty() {
        push_line(text, key, value);
    }
}

/// Adds a line that begins with a key and a number.
fn push_numbered(text: &mut String, key: &str, number: i64, value: &str) {
    text.push_str(key);
    push_line(text, &text::told(number), value);
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

impl FromStr for Record {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Record, Flaw> {
        Record::read(text)
    }
}
