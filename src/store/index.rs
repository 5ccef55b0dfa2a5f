//! The index of the history: one text that lists every finished match, so that five thousand need not be read.
//!
//! ```text
//!     index 1 1                                        schema and format of the release that wrote it
//!     w person red Ann                                 words, numbered from 0: games, seats, ends, each told once
//!     m 42 0 1794824431 600 1,2 1,2 30,18 3 60 1 - -   a match: id, game, begun, seconds it lasted, seats, places,
//!                                                      scores, end, length, flags, hints, takebacks
//!     n 7                                              a match that a later release wrote
//! ```
//!
//! Plain lines instead of JSON: a JSON reader brings tables for numbers that nobody stores, as large as a game.
//! Whatever is wrong with the text, the records are the truth and it is made anew.

use super::entry::Entry;
use super::envelope::SCHEMA;
use crate::table::{End, FORMAT, MatchId, Sitter, Stamp};
use crate::text::{self, count, number, push_line, push_number};
use std::rc::Rc;

/// All finished matches, the newest first, and those that a later release wrote.
#[derive(Clone, Default)]
pub(super) struct Index {
    pub entries: Rc<Vec<Entry>>,
    pub newer: Vec<MatchId>,
}

const COUNTS: u32 = 1;
const SET_UP: u32 = 2;

impl Index {
    /// Is it about exactly these matches, in whatever order?
    pub fn is_about(&self, ids: &[MatchId]) -> bool {
        let mut sum = 0_u64;
        for entry in self.entries.iter() {
            sum = sum.wrapping_add(scrambled(entry.id));
        }
        for id in &self.newer {
            sum = sum.wrapping_add(scrambled(*id));
        }
        for id in ids {
            sum = sum.wrapping_sub(scrambled(*id));
        }
        sum == 0 && self.entries.len() + self.newer.len() == ids.len()
    }

    /// Is this match in it?
    pub fn lists(&self, id: MatchId) -> bool {
        self.entries.iter().any(|entry| entry.id == id) || self.newer.contains(&id)
    }

    /// Forgets matches.
    pub fn retain(&mut self, wanted: &dyn Fn(MatchId) -> bool) {
        Rc::make_mut(&mut self.entries).retain(|entry| wanted(entry.id));
        self.newer.retain(|id| wanted(*id));
    }

    /// Adds matches, in the place of those with the same name.
    pub fn add(&mut self, mut entries: Vec<Entry>) {
        self.retain(&|id| !entries.iter().any(|entry| entry.id == id));
        let all = Rc::make_mut(&mut self.entries);
        // From the last one on: exports tell the oldest first, and what is new at the end moves nothing.
        while let Some(entry) = entries.pop() {
            let place = all.partition_point(|other| other.age() > entry.age());
            all.insert(place, entry);
        }
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = first_line();
        text.push('\n');
        let mut rows = String::new();
        let mut words = Vec::new();
        for entry in self.entries.iter() {
            write_row(entry, &mut rows, &mut words);
        }
        for word in &words {
            push_line(&mut text, "w", word);
        }
        text.push_str(&rows);
        for id in &self.newer {
            push_line(&mut text, "n", &text::told(id.0.into()));
        }
        text
    }

    /// Reads the text; nothing, if it is not what this very release writes: one that could read more must look again.
    pub fn read(text: &str) -> Option<Index> {
        let mut lines = text.lines();
        if lines.next()? != first_line() {
            return None;
        }
        let mut words = Vec::new();
        let mut entries = Vec::new();
        let mut newer = Vec::new();
        for line in lines {
            let (key, rest) = line.split_once(' ')?;
            match key {
                "w" => words.push(Word {
                    text: rest,
                    sitter: Sitter::read(rest),
                }),
                "m" => entries.push(read_row(rest, &words)?),
                "n" => newer.push(MatchId(count(rest)?)),
                _ => return None,
            }
        }
        Some(Index {
            entries: Rc::new(entries),
            newer,
        })
    }
}

fn first_line() -> String {
    let mut line = "index ".to_owned();
    push_number(&mut line, SCHEMA.into());
    line.push(' ');
    push_number(&mut line, FORMAT.into());
    line
}

/// The number of a word, which may be a new one.
fn word_number(words: &mut Vec<String>, word: String) -> u32 {
    let known = words.iter().position(|known| *known == word);
    let number = known.unwrap_or(words.len());
    if known.is_none() {
        words.push(word);
    }
    number as u32
}

fn write_row(e: &Entry, row: &mut String, words: &mut Vec<String>) {
    let mut seats = Vec::new();
    let game = word_number(words, e.game.clone());
    for sitter in &e.seats {
        seats.push(word_number(words, sitter.text()));
    }
    let end = match &e.end {
        Some(end) => vec![word_number(words, end.text())],
        None => Vec::new(),
    };
    let flags = u32::from(e.counts) * COUNTS + u32::from(e.set_up) * SET_UP;
    row.push('m');
    for number in [
        e.id.0.into(),
        game.into(),
        e.begun.0 as i64,
        e.ended.0.saturating_sub(e.begun.0) as i64,
    ] {
        row.push(' ');
        push_number(row, number);
    }
    push_list(row, &seats);
    push_list(row, &e.places);
    push_list(row, &e.scores);
    push_list(row, &end);
    push_list(row, &[e.length as u32]);
    push_list(row, &[flags]);
    push_list(row, &e.hints);
    push_list(row, &e.takebacks);
    row.push('\n');
}

fn push_list<T: Copy + Into<i64>>(row: &mut String, numbers: &[T]) {
    let list = text::list(numbers, ',');
    row.push(' ');
    row.push_str(if list.is_empty() { "-" } else { &list });
}

/// A word, and what it says as a seat, so that it is read once.
struct Word<'a> {
    text: &'a str,
    sitter: Option<Sitter>,
}

fn read_row(row: &str, words: &[Word]) -> Option<Entry> {
    let fields = text::words(row, ' ');
    let [
        id,
        game,
        begun,
        lasted,
        seated,
        places,
        scores,
        end,
        length,
        flags,
        hints,
        takebacks,
    ] = fields[..]
    else {
        return None;
    };
    let word = |n: u32| words.get(n as usize);
    let begun = u64::try_from(number(begun)?).ok()?;
    let ended = begun + u64::try_from(number(lasted)?).ok()?;
    let mut seats = Vec::new();
    for n in numbers(seated)? {
        seats.push(word(n)?.sitter.clone()?);
    }
    let end = match numbers(end)?.first() {
        Some(n) => Some(End::read(word(*n)?.text)?),
        None => None,
    };
    let flags = count(flags)?;
    Some(Entry {
        id: MatchId(count(id)?),
        game: word(count(game)?)?.text.to_owned(),
        begun: Stamp(begun),
        ended: Stamp(ended),
        seats,
        places: numbers(places)?,
        scores: numbers(scores)?,
        end,
        length: count(length)? as usize,
        counts: flags & COUNTS != 0,
        set_up: flags & SET_UP != 0,
        hints: numbers(hints)?,
        takebacks: numbers(takebacks)?,
    })
}

/// Scrambled, lest the sum of two be the sum of two others.
fn scrambled(id: MatchId) -> u64 {
    let mut n = u64::from(id.0) + 0x9E37_79B9_7F4A_7C15;
    n = (n ^ (n >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    n = (n ^ (n >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    n ^ (n >> 31)
}

fn numbers<T: TryFrom<i64>>(list: &str) -> Option<Vec<T>> {
    text::numbers(if list == "-" { "" } else { list }, ',')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Record;

    fn entry(text: &str) -> Entry {
        Entry::of(&text.parse::<Record>().expect("it is well formed"))
    }

    #[test]
    fn what_is_written_reads_back_newest_first() {
        let old = "parlour 1\ngame pebbles\nid 00000001\nbegun 2026-11-16T10:20Z\nended 2026-11-16T10:50Z\noptions a=b\n\
            seat 1 person red Ann\nseat 2 computer hard blue\nmoves 1 2 3\nend resigned 2\nplaces 1 2\nscores 30 -18\nhints 0 2\n";
        let new = "parlour 1\ngame pebbles\nid 00000002\nbegun 2026-11-17T10:20Z\noptions \nstart x\nseat 1 person red Ann\n\
            seat 2 person blue Björn \u{1F600}\nmoves \ntakebacks 1 0\n";
        let mut index = Index::default();
        index.add(vec![entry(old), entry(new)]);
        index.newer.push(MatchId(7));
        let back = Index::read(&index.write()).expect("it was just written");
        assert_eq!(back.entries, index.entries);
        assert_eq!(back.entries[0].id, MatchId(2));
        assert!(back.is_about(&[MatchId(7), MatchId(2), MatchId(1)]));
        assert!(!back.is_about(&[MatchId(6), MatchId(2), MatchId(2)]));
        assert!(back.entries[1].counts && !back.entries[0].counts && back.entries[0].set_up);
    }

    #[test]
    fn a_row_that_points_nowhere_makes_the_index_void() {
        let index =
            |row: &str| Index::read(&format!("index 1 1\nw pebbles\nw person red Ann\n{row}\n"));
        assert!(index("m 1 0 0 0 1 1 - - 0 0 - -").is_some());
        for row in [
            "m 1 9 0 0 1 1 - - 0 0 - -",
            "m 1 0 0 0 0 1 - - 0 0 - -",
            "m 1 0 0 0 1 1 - 1 0 0 - -",
            "m 1 0 0 0 1 999 - - 0 0 - -",
            "m -1 0 0 0 1 1 - - 0 0 - -",
            "m 1 0 0 0 1 1 - - 0 0 -",
            "n x",
            "hello",
        ] {
            assert!(index(row).is_none(), "{row}");
        }
        assert!(Index::read("index 9 1\n").is_none(), "of another release");
        assert!(Index::read("").is_none());
    }
}
