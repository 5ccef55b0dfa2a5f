//! The index of the history: one text that lists every finished match, so that five thousand need not be read.
//!
//! Compact: games, seats and ends are told once, in a list of words, and the rows point into it. Whatever is wrong with
//! it, the records are the truth and it is made anew.

use super::entry::Entry;
use super::envelope::SCHEMA;
use crate::table::{FORMAT, MatchId, Stamp};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::rc::Rc;

/// All finished matches, the newest first, and those that a later release wrote.
#[derive(Clone, Default)]
pub(super) struct Index {
    pub entries: Rc<Vec<Entry>>,
    pub newer: Vec<MatchId>,
}

const COUNTS: u8 = 1;
const SET_UP: u8 = 2;

/// id, game, begun, seconds it lasted, seats, places, scores, end (0: none), length, flags, hints, takebacks
#[derive(Serialize, Deserialize)]
struct Row(
    u32,
    usize,
    u64,
    u64,
    Vec<usize>,
    Vec<u8>,
    Vec<i32>,
    usize,
    usize,
    u8,
    Vec<u32>,
    Vec<u32>,
);

/// schema and format of the release, words, rows, newer ones
#[derive(Serialize, Deserialize)]
struct Stored(u32, u32, Vec<String>, Vec<Row>, Vec<u32>);

#[derive(Default)]
struct Words {
    numbers: HashMap<String, usize>,
    words: Vec<String>,
}

impl Words {
    fn number(&mut self, word: String) -> usize {
        *self.numbers.entry(word).or_insert_with_key(|word| {
            self.words.push(word.clone());
            self.words.len() - 1
        })
    }
}

impl Index {
    /// Is it about exactly these matches, given in order?
    pub fn is_about(&self, ids: &[MatchId]) -> bool {
        self.ids() == ids
    }

    /// All ids in order.
    pub fn ids(&self) -> Vec<MatchId> {
        let mut ids = self.newer.clone();
        ids.extend(self.entries.iter().map(|entry| entry.id));
        ids.sort_unstable();
        ids
    }

    /// Forgets matches.
    pub fn retain(&mut self, wanted: impl Fn(MatchId) -> bool) {
        Rc::make_mut(&mut self.entries).retain(|entry| wanted(entry.id));
        self.newer.retain(|id| wanted(*id));
    }

    /// Adds matches, in the place of those with the same name.
    pub fn add(&mut self, entries: Vec<Entry>) {
        let mut ids: Vec<MatchId> = entries.iter().map(|entry| entry.id).collect();
        ids.sort_unstable();
        self.retain(|id| ids.binary_search(&id).is_err());
        let all = Rc::make_mut(&mut self.entries);
        all.extend(entries);
        all.sort_by_key(|entry| Reverse((entry.ended, entry.begun, entry.id)));
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut words = Words::default();
        // Number 0 is no end.
        words.number(String::new());
        let row = |e: &Entry| {
            let game = words.number(e.game.clone());
            let mut seats = Vec::new();
            seats.extend(e.seats.iter().map(|s| words.number(s.to_string())));
            let end = e
                .end
                .as_ref()
                .map_or(0, |end| words.number(end.to_string()));
            let flags = if e.counts { COUNTS } else { 0 } | if e.set_up { SET_UP } else { 0 };
            Row(
                e.id.0,
                game,
                e.begun.0,
                e.ended.0.saturating_sub(e.begun.0),
                seats,
                e.places.clone(),
                e.scores.clone(),
                end,
                e.length,
                flags,
                e.hints.clone(),
                e.takebacks.clone(),
            )
        };
        let rows = self.entries.iter().map(row).collect();
        let newer = self.newer.iter().map(|id| id.0).collect();
        let stored = Stored(SCHEMA, FORMAT, words.words, rows, newer);
        serde_json::to_string(&stored).expect("lists of numbers and words are JSON")
    }

    /// Reads the text; nothing, if it is not what this very release writes: one that could read more must look again.
    pub fn read(text: &str) -> Option<Index> {
        let Stored(schema, format, words, rows, newer) = serde_json::from_str(text).ok()?;
        if (schema, format) != (SCHEMA, FORMAT) {
            return None;
        }
        let sitters: Vec<_> = words.iter().map(|word| word.parse().ok()).collect();
        let ends: Vec<_> = words.iter().map(|word| word.parse().ok()).collect();
        let entry = |row: Row| {
            let Row(id, game, begun, lasted, seats, places, scores, end, length, flags, ..) = row;
            Some(Entry {
                id: MatchId(id),
                game: words.get(game)?.clone(),
                begun: Stamp(begun),
                ended: Stamp(begun.checked_add(lasted)?),
                seats: seats
                    .iter()
                    .map(|n| sitters.get(*n)?.clone())
                    .collect::<Option<_>>()?,
                places,
                scores,
                end: if end == 0 {
                    None
                } else {
                    Some(ends.get(end)?.clone()?)
                },
                length,
                counts: flags & COUNTS != 0,
                set_up: flags & SET_UP != 0,
                hints: row.10,
                takebacks: row.11,
            })
        };
        let entries: Vec<Entry> = rows.into_iter().map(entry).collect::<Option<_>>()?;
        Some(Index {
            entries: Rc::new(entries),
            newer: newer.into_iter().map(MatchId).collect(),
        })
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
        assert!(back.is_about(&[MatchId(1), MatchId(2), MatchId(7)]));
        assert!(back.entries[1].counts && !back.entries[0].counts && back.entries[0].set_up);
    }

    #[test]
    fn a_row_that_points_nowhere_makes_the_index_void() {
        let row = |seat: u32, end: u32| {
            format!("[1,1,[\"\",\"pebbles\"],[[1,1,0,0,[{seat}],[],[],{end},0,0,[],[]]],[]]")
        };
        assert!(Index::read(&row(9, 0)).is_none());
        assert!(Index::read(&row(1, 0)).is_none(), "a game is no seat");
        assert!(Index::read(&row(9, 9)).is_none());
        assert!(
            Index::read("[9,1,[],[],[]]").is_none(),
            "of another release"
        );
        assert!(Index::read("{}").is_none());
    }
}
