//! A match as text: what storage, links, workers and peers read and write. The text is the truth.

use super::flaw::Flaw;
use super::seating::{Player, Sitter};
use super::stamp::Stamp;
use crate::game::Unreadable;
use crate::seat::{MOST_SEATS, Seat};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The format this release writes; it reads every older one.
pub const FORMAT: u32 = 1;
/// No record is longer, in bytes.
pub const LONGEST: usize = 64 * 1024;
/// No match has more moves.
pub const MOST_MOVES: usize = 10_000;

/// Names a match in storage, links and messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct MatchId(pub u32);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl FromStr for MatchId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<MatchId, Unreadable> {
        // One name for one match: no signs, no capitals, no missing zeros.
        let plain = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let sane = text.len() == 8 && text.bytes().all(plain);
        let id = u32::from_str_radix(text, 16).ok().filter(|_| sane);
        id.map(MatchId)
            .ok_or_else(|| Unreadable::new("a match like 7f3a91c2", text))
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
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<End, Unreadable> {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("rules", why) => Ok(End::Rules(why.to_owned())),
            ("resigned", seat) => Ok(End::Resigned(seat.parse()?)),
            ("agreed", "") => Ok(End::Agreed),
            ("claimed", seat) => Ok(End::Claimed(seat.parse()?)),
            ("abandoned", "") => Ok(End::Abandoned),
            _ => Err(Unreadable::new("an end", text)),
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

/// A list of numbers or words, separated by blanks.
fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items
        .into_iter()
        .map(|item| item.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn numbers<T: FromStr>(wanted: &'static str, text: &str) -> Result<Vec<T>, Flaw> {
    let number = |word: &str| {
        word.parse()
            .map_err(|_| Unreadable::new(wanted, word).into())
    };
    text.split_whitespace().map(number).collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "parlour {FORMAT}\ngame {}\nid {}\nbegun {}",
            self.game, self.id, self.begun
        )?;
        if let Some(ended) = self.ended {
            writeln!(f, "ended {ended}")?;
        }
        writeln!(f, "options {}", self.options)?;
        if let Some(start) = &self.start {
            // A drawn position has several lines; a record has one line for each thing.
            let lines: Vec<&str> = start.lines().map(str::trim_end).collect();
            writeln!(f, "start {}", lines.join(" / "))?;
        }
        for (seat, sitter) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            writeln!(f, "seat {seat} {sitter}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed:016x}")?;
        }
        match &self.moves {
            Moves::Written(moves) => writeln!(f, "moves {}", list(moves))?,
            Moves::Packed(count, bits) => writeln!(f, "packed {count} {bits}")?,
        }
        let mut lines = String::new();
        let mut line = |key: &str, text: String| {
            if !text.is_empty() {
                writeln!(lines, "{key} {text}").expect("writing to a string does not fail");
            }
        };
        line("times", list(&self.times));
        line(
            "end",
            self.end.as_ref().map(End::to_string).unwrap_or_default(),
        );
        line("places", list(&self.places));
        line("scores", list(&self.scores));
        line("hints", list(&self.hints));
        line("takebacks", list(&self.takebacks));
        for (seat, number) in &self.left {
            line("left", format!("{seat} {number}"));
        }
        line("used", list(&self.used));
        f.write_str(&lines)?;
        self.other.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl FromStr for Record {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Record, Flaw> {
        if text.len() > LONGEST {
            return Err(Flaw::TooLong);
        }
        let mut lines = text
            .lines()
            .map(str::trim_end)
            .filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or_default();
        let format = first
            .strip_prefix("parlour ")
            .and_then(|n| n.parse::<u32>().ok());
        match format.ok_or_else(|| Unreadable::new("“parlour 1”", first))? {
            FORMAT => read(lines),
            0 => Err(Unreadable::new("“parlour 1”", first).into()),
            newer => Err(Flaw::Newer(newer)),
        }
    }
}

fn read<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Record, Flaw> {
    let (mut game, mut id, mut begun, mut options, mut moves) = (None, None, None, None, None);
    let mut record = Record::default();
    for line in lines {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "game" => game = Some(rest.to_owned()),
            "id" => id = Some(rest.parse()?),
            "begun" => begun = Some(rest.parse()?),
            "ended" => record.ended = Some(rest.parse()?),
            "options" => options = Some(rest.to_owned()),
            "start" => record.start = Some(rest.split(" / ").collect::<Vec<_>>().join("\n")),
            "seat" => {
                let (number, sitter) = rest
                    .split_once(' ')
                    .ok_or_else(|| Unreadable::new("a seat", rest))?;
                let next = record.seats.len();
                if next == MOST_SEATS || number.parse() != Ok(Seat::at(next)) {
                    return Err(Unreadable::new("the next seat", line).into());
                }
                record.seats.push(sitter.parse()?);
            }
            "seed" => {
                let seed = u64::from_str_radix(rest, 16);
                record.seed = Some(seed.map_err(|_| Unreadable::new("a seed", rest))?);
            }
            "moves" => {
                moves = Some(Moves::Written(
                    rest.split_whitespace().map(str::to_owned).collect(),
                ))
            }
            "packed" => {
                let (count, bits) = rest.split_once(' ').unwrap_or((rest, ""));
                let count = count
                    .parse()
                    .map_err(|_| Unreadable::new("packed moves", rest))?;
                moves = Some(Moves::Packed(count, bits.to_owned()));
            }
            "times" => record.times = numbers("a time", rest)?,
            "end" => record.end = Some(rest.parse()?),
            "places" => record.places = numbers("a place", rest)?,
            "scores" => record.scores = numbers("a score", rest)?,
            "hints" => record.hints = numbers("a number of hints", rest)?,
            "takebacks" => record.takebacks = numbers("a number of turns", rest)?,
            "left" => {
                let wrong = || Unreadable::new("a seat and a move", rest);
                let (seat, number) = rest.split_once(' ').ok_or_else(wrong)?;
                record
                    .left
                    .push((seat.parse()?, number.parse().map_err(|_| wrong())?));
            }
            "used" => record.used = numbers("a time", rest)?,
            _ => record.other.push(line.to_owned()),
        }
    }
    record.game = game.ok_or(Flaw::Missing("game"))?;
    record.id = id.ok_or(Flaw::Missing("id"))?;
    record.begun = begun.ok_or(Flaw::Missing("begun"))?;
    record.options = options.ok_or(Flaw::Missing("options"))?;
    record.moves = moves.ok_or(Flaw::Missing("moves"))?;
    if record.moves.count() > MOST_MOVES {
        return Err(Flaw::TooLong);
    }
    Ok(record)
}
