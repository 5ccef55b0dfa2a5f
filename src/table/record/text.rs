//! The record as text, format 1: one line for each thing. It is the file format of the parlour, and the text is the truth.

use super::{Moves, Record, RecordError};
use crate::game::ParseError;
use crate::game::notation::{digits, first_word, fold, hex, signed, unfold, words};
use crate::game::seat::MOST_SEATS;
use std::fmt::{self, Display};
use std::str::FromStr;

/// The format this release writes; it reads every older one.
pub const FORMAT: u32 = 1;
/// No record is longer, in bytes. The longest match is one of Sorry! with four players up to 300 points: fifteen rounds at most, of some
/// eight hundred moves each.
pub const LONGEST: usize = 128 * 1024;
/// No match has more moves.
pub const MOST_MOVES: usize = 20_000;

/// The lines that every record has, after the first; `packed` stands for `moves`.
const NEEDED: [&str; 5] = ["game", "id", "begun", "options", "moves"];

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "parlour {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "id {}", self.id)?;
        writeln!(f, "begun {}", self.begun)?;
        if let Some(ended) = self.ended {
            writeln!(f, "ended {ended}")?;
        }
        writeln!(f, "options {}", self.options)?;
        if let Some(start) = &self.start {
            writeln!(f, "start {}", fold(start))?;
        }
        for (number, participant) in (1..).zip(&self.seats) {
            writeln!(f, "seat {number} {participant}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed:016x}")?;
        }
        match &self.moves {
            Moves::Written(moves) => writeln!(f, "moves {}", moves.join(" "))?,
            Moves::Packed(count, bits) => writeln!(f, "packed {count} {bits}")?,
        }
        write_list(f, "times", &self.times)?;
        if let Some(end) = &self.end {
            writeln!(f, "end {end}")?;
        }
        write_list(f, "places", &self.places)?;
        write_list(f, "scores", &self.scores)?;
        write_list(f, "hints", &self.hints)?;
        write_list(f, "takebacks", &self.takebacks)?;
        for (seat, number) in &self.left {
            writeln!(f, "left {seat} {number}")?;
        }
        write_list(f, "used", &self.used)?;
        for line in &self.other {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// Writes a line of numbers, if there are any.
fn write_list<T: Display>(f: &mut fmt::Formatter<'_>, key: &str, numbers: &[T]) -> fmt::Result {
    if numbers.is_empty() {
        return Ok(());
    }
    f.write_str(key)?;
    for number in numbers {
        write!(f, " {number}")?;
    }
    writeln!(f)
}

impl FromStr for Record {
    type Err = RecordError;

    /// Lines that begin with `#` are for people, and no part of the record.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut seen_first = false;
        let mut missing = NEEDED.to_vec();
        let mut length = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            length += line.len();
            if length > LONGEST {
                return Err(RecordError::TooLong);
            }
            length += 1;
            let line = line.trim_end();
            if line.is_empty() {
                continue;
            }
            if !seen_first {
                check_format(line)?;
                seen_first = true;
                continue;
            }
            let (key, rest) = first_word(line);
            if record.take_line(key, rest, line).is_none() {
                return Err(ParseError::new("a line of a record", line).into());
            }
            let key = if key == "packed" { "moves" } else { key };
            missing.retain(|needed| *needed != key);
        }
        if !seen_first {
            return Err(ParseError::new("“parlour 1”", "").into());
        }
        if let Some(key) = missing.first() {
            return Err(RecordError::Missing(key));
        }
        if record.moves.count() > MOST_MOVES {
            return Err(RecordError::TooLong);
        }
        Ok(record)
    }
}

/// Checks the first line, which tells the format.
fn check_format(line: &str) -> Result<(), RecordError> {
    match Record::format(line) {
        Some(FORMAT) => Ok(()),
        Some(newer @ 1..) => Err(RecordError::Newer(newer)),
        _ => Err(ParseError::new("“parlour 1”", line).into()),
    }
}

impl Record {
    /// The format that the first line of a text tells; nothing if it is not the first line of a record.
    pub fn format(text: &str) -> Option<u32> {
        let line = text.lines().next()?.trim_end();
        line.strip_prefix("parlour ").and_then(digits)
    }

    /// Takes over what a line says; `None` if it makes no sense.
    fn take_line(&mut self, key: &str, rest: &str, line: &str) -> Option<()> {
        let (first, others) = first_word(rest);
        match key {
            "game" => self.game = rest.to_owned(),
            "id" => self.id = rest.parse().ok()?,
            "begun" => self.begun = rest.parse().ok()?,
            "ended" => self.ended = Some(rest.parse().ok()?),
            "options" => self.options = rest.to_owned(),
            "start" => self.start = Some(unfold(rest)),
            "seat" => {
                let next = self.seats.len() + 1;
                if next > MOST_SEATS || first != next.to_string() {
                    return None;
                }
                self.seats.push(others.parse().ok()?);
            }
            "seed" => self.seed = Some(hex(rest)?),
            "moves" => self.moves = Moves::Written(words(rest).map(str::to_owned).collect()),
            "packed" => {
                let count = digits::<u32>(first)? as usize;
                self.moves = Moves::Packed(count, others.to_owned());
            }
            "times" => self.times = read_list(rest)?,
            "end" => self.end = Some(rest.parse().ok()?),
            "places" => self.places = read_list(rest)?,
            "scores" => self.scores = words(rest).map(signed).collect::<Option<_>>()?,
            "hints" => self.hints = read_list(rest)?,
            "takebacks" => self.takebacks = read_list(rest)?,
            "left" => self
                .left
                .push((first.parse().ok()?, digits::<u32>(others)? as usize)),
            "used" => self.used = read_list(rest)?,
            _ => self.other.push(line.to_owned()),
        }
        Some(())
    }
}

/// Reads numbers with blanks between, if every one of them fits.
fn read_list<T: FromStr>(text: &str) -> Option<Vec<T>> {
    words(text).map(digits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frozen: files of format 1 look like this, and every later release reads them.
    const RUNNING: &str = "parlour 1\ngame pebbles\nid 7f3a91c2\nbegun 2026-11-16T10:20:31Z\noptions size=6\n\
        start  ab / c \nseat 1 person red Ann\nseat 2 computer hard blue\nseat 3 remote green Björn Berg\n\
        seed 00000000000000ff\nmoves 3 6 xD7\ntimes 10 0 35\nhints 0 2 0\ntakebacks 1 0 0\nleft 2 57\nmood cheerful\n";
    const FINISHED: &str = "parlour 1\ngame pebbles\nid 0000000a\nbegun 2026-11-16T10:20:31Z\n\
        ended 2026-11-16T11:00:00Z\noptions \nseat 1 person red\nseat 2 person blue Bob\npacked 60 AZaz09-_\n\
        end resigned 2\nplaces 1 2\nscores 30 -18\nused 61 59\n";

    #[test]
    fn format_1_is_written_to_the_letter() {
        for text in [RUNNING, FINISHED] {
            let record: Record = text.parse().expect("it is well formed");
            // Blanks at the end of a line are lost, but for those after a key without a value.
            let text = text.replace("c \n", "c\n");
            assert_eq!(record.to_string(), text);
        }
        let running: Record = RUNNING.parse().expect("it is well formed");
        assert_eq!(running.start.as_deref(), Some(" ab\nc"));
        assert_eq!((running.seed, running.moves.count()), (Some(255), 3));
        assert_eq!(running.other, ["mood cheerful"]);
    }

    #[test]
    fn numbers_are_plain() {
        let read = |old: &str, new: &str| {
            let text = [RUNNING, FINISHED].map(|text| text.replace(old, new));
            text.map(|text| text.parse::<Record>().is_ok())
        };
        for (old, new) in [
            ("times 10", "times +10"),
            ("times 10", "times 4294967296"),
            ("hints 0", "hints -1"),
            ("left 2 57", "left 2 +57"),
            ("left 2 57", "left 5 57"),
            ("left 2 57", "left 2"),
            ("seat 2", "seat +2"),
            ("seat 2", "seat 02"),
            ("seed 0", "seed F"),
            ("seed 0", "seed 00"),
            ("id 7f", "id 7F"),
            ("parlour 1", "parlour +1"),
        ] {
            assert!(!read(old, new)[0], "{new}");
        }
        for (old, new) in [
            ("packed 60", "packed +60"),
            ("packed 60", "packed"),
            ("places 1", "places 256"),
            ("scores 30", "scores +30"),
            ("scores 30", "scores 2147483648"),
            ("ended 2026", "ended +2026"),
            ("end resigned 2", "end resigned"),
        ] {
            assert!(!read(old, new)[1], "{new}");
        }
    }
}
