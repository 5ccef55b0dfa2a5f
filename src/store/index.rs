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
use std::cmp::Reverse;
use std::fmt::{Display, Write as _};
use std::rc::Rc;

/// All finished matches, the newest first, and those that a later release wrote.
#[derive(Clone, Default)]
pub(super) struct Index {
    pub entries: Rc<Vec<Entry>>,
    pub newer: Vec<MatchId>,
}

const COUNTS: i64 = 1;
const SET_UP: i64 = 2;

impl Index {
    /// Is it about exactly these matches?
    pub fn is_about(&self, ids: &[MatchId]) -> bool {
        let listed = self.entries.iter().map(|entry| entry.id);
        let listed = listed.chain(self.newer.iter().copied());
        fingerprint(listed) == fingerprint(ids.iter().copied())
    }

    /// Is this match in it?
    pub fn lists(&self, id: MatchId) -> bool {
        self.entries.iter().any(|entry| entry.id == id) || self.newer.contains(&id)
    }

    /// Forgets matches.
    pub fn retain(&mut self, wanted: impl Fn(MatchId) -> bool) {
        Rc::make_mut(&mut self.entries).retain(|entry| wanted(entry.id));
        self.newer.retain(|id| wanted(*id));
    }

    /// Adds matches, in the place of those with the same name.
    pub fn add(&mut self, entries: Vec<Entry>) {
        self.retain(|id| !entries.iter().any(|entry| entry.id == id));
        let all = Rc::make_mut(&mut self.entries);
        all.extend(entries);
        all.sort_unstable_by_key(|entry| Reverse((entry.ended, entry.begun, entry.id)));
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut words = Vec::new();
        let mut number = |word: String| {
            let known = words.iter().position(|w| *w == word);
            known.unwrap_or_else(|| {
                words.push(word);
                words.len() - 1
            })
        };
        let mut rows = String::new();
        for e in self.entries.iter() {
            let game = number(e.game.clone());
            let seats: Vec<usize> = e.seats.iter().map(|s| number(s.to_string())).collect();
            let end = e.end.as_ref().map(|end| number(end.to_string()));
            let flags = i64::from(e.counts) * COUNTS + i64::from(e.set_up) * SET_UP;
            let lasted = e.ended.0.saturating_sub(e.begun.0);
            let row = [
                e.id.0.to_string(),
                game.to_string(),
                e.begun.0.to_string(),
                lasted.to_string(),
                list(&seats),
                list(&e.places),
                list(&e.scores),
                list(end.as_slice()),
                e.length.to_string(),
                flags.to_string(),
                list(&e.hints),
                list(&e.takebacks),
            ];
            rows.push_str("m ");
            rows.push_str(&row.join(" "));
            rows.push('\n');
        }
        let mut text = format!("index {SCHEMA} {FORMAT}\n");
        for word in &words {
            text.push_str("w ");
            text.push_str(word);
            text.push('\n');
        }
        text.push_str(&rows);
        for id in &self.newer {
            writeln!(text, "n {}", id.0).expect("writing to a string does not fail");
        }
        text
    }

    /// Reads the text; nothing, if it is not what this very release writes: one that could read more must look again.
    pub fn read(text: &str) -> Option<Index> {
        let mut lines = text.lines();
        if lines.next()? != format!("index {SCHEMA} {FORMAT}") {
            return None;
        }
        let mut words: Vec<Word> = Vec::new();
        let mut entries = Vec::new();
        let mut newer = Vec::new();
        for line in lines {
            match line.split_once(' ')? {
                ("w", word) => words.push(Word {
                    text: word.to_owned(),
                    sitter: word.parse().ok(),
                    end: word.parse().ok(),
                }),
                ("m", row) => entries.push(read_row(row, &words)?),
                ("n", id) => newer.push(MatchId(number(id)?)),
                _ => return None,
            }
        }
        Some(Index {
            entries: Rc::new(entries),
            newer,
        })
    }
}

/// A word, and what it says as a seat or an end, so that it is read once.
struct Word {
    text: String,
    sitter: Option<Sitter>,
    end: Option<End>,
}

fn read_row(row: &str, words: &[Word]) -> Option<Entry> {
    let mut fields = row.split(' ');
    let mut field = || fields.next();
    let word = |n: usize| words.get(n);
    let id = MatchId(number(field()?)?);
    let game = word(number(field()?)?)?.text.clone();
    let begun: u64 = number(field()?)?;
    let ended = begun.checked_add(number(field()?)?)?;
    let mut seats = Vec::new();
    for n in numbers(field()?)? {
        seats.push(word(n)?.sitter.clone()?);
    }
    let (places, scores) = (numbers(field()?)?, numbers(field()?)?);
    let end = match numbers(field()?)?.first() {
        Some(n) => Some(word(*n)?.end.clone()?),
        None => None,
    };
    let length = number(field()?)?;
    let flags: i64 = number(field()?)?;
    Some(Entry {
        id,
        game,
        begun: Stamp(begun),
        ended: Stamp(ended),
        seats,
        places,
        scores,
        end,
        length,
        counts: flags & COUNTS != 0,
        set_up: flags & SET_UP != 0,
        hints: numbers(field()?)?,
        takebacks: numbers(field()?)?,
    })
}

/// Tells two sets of matches apart, whatever their order.
fn fingerprint(ids: impl Iterator<Item = MatchId>) -> (usize, u64) {
    ids.fold((0, 0), |(count, sum), id| {
        // Scrambled, lest the sum of two be the sum of two others.
        let mut n = u64::from(id.0) + 0x9E37_79B9_7F4A_7C15;
        n = (n ^ (n >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        n = (n ^ (n >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (count + 1, sum.wrapping_add(n ^ (n >> 31)))
    })
}

fn list<T: Display>(items: &[T]) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    items.join(",")
}

fn number<T: TryFrom<i64>>(word: &str) -> Option<T> {
    T::try_from(word.parse().ok()?).ok()
}

fn numbers<T: TryFrom<i64>>(list: &str) -> Option<Vec<T>> {
    match list {
        "-" => Some(Vec::new()),
        list => list.split(',').map(number).collect(),
    }
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
