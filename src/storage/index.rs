//! The index of the history: one value that lists every finished match, so that five thousand need not be read.
//!
//! It is stored in a compact form: names, games and ends once each, and a short list for every match. Whatever is wrong
//! with it, the records are the truth and it is made anew.

use super::checksum::SCHEMA;
use super::entry::Entry;
use crate::table::{End, FORMAT, MatchId, Participant, Timestamp};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;
use std::rc::Rc;

/// All finished matches, the newest first, and those that a later release wrote.
#[derive(Clone, Default)]
pub(super) struct Index {
    pub entries: Rc<Vec<Entry>>,
    pub newer: Vec<MatchId>,
}

/// The index as it is stored.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredIndex {
    /// Of the release that wrote it: one that can read more must look at the matches again.
    schema: u32,
    format: u32,
    games: Vec<String>,
    participants: Vec<Participant>,
    ends: Vec<End>,
    matches: Vec<StoredEntry>,
    newer: Vec<MatchId>,
}

/// One match. It has no names for its fields, since there are thousands: id, game, begun, seconds it lasted, participants,
/// places, scores, end, length, whether it counts, whether it was set up by hand, hints, takebacks.
#[derive(Serialize, Deserialize)]
struct StoredEntry(
    MatchId,
    usize,
    u64,
    u64,
    Vec<usize>,
    Vec<u8>,
    Vec<i32>,
    Option<usize>,
    usize,
    bool,
    bool,
    Vec<u32>,
    Vec<u32>,
);

impl Index {
    /// The matches in it, those of a later release too.
    pub fn ids(&self) -> BTreeSet<MatchId> {
        let entries = self.entries.iter().map(|entry| entry.id);
        entries.chain(self.newer.iter().copied()).collect()
    }

    /// Forgets the matches that are not wanted.
    pub fn retain(&mut self, wanted: impl Fn(MatchId) -> bool) {
        Rc::make_mut(&mut self.entries).retain(|entry| wanted(entry.id));
        self.newer.retain(|id| wanted(*id));
    }

    /// Adds matches, in the place of those with the same name.
    pub fn add(&mut self, new: Vec<Entry>) {
        let ids: HashSet<MatchId> = new.iter().map(|entry| entry.id).collect();
        self.retain(|id| !ids.contains(&id));
        let entries = Rc::make_mut(&mut self.entries);
        entries.extend(new);
        entries.sort_by_key(|entry| Reverse(entry.age()));
    }

    /// The form that is stored.
    pub fn pack(&self) -> StoredIndex {
        let mut games = Dictionary::default();
        let mut participants = Dictionary::default();
        let mut ends = Dictionary::default();
        let pack = |entry: &Entry| {
            StoredEntry(
                entry.id,
                games.place(&entry.game),
                entry.begun.0,
                entry.ended.0.saturating_sub(entry.begun.0),
                entry.seats.iter().map(|p| participants.place(p)).collect(),
                entry.places.clone(),
                entry.scores.clone(),
                entry.end.as_ref().map(|end| ends.place(end)),
                entry.length,
                entry.counts,
                entry.set_up,
                entry.hints.clone(),
                entry.takebacks.clone(),
            )
        };
        let matches = self.entries.iter().map(pack).collect();
        StoredIndex {
            schema: SCHEMA,
            format: FORMAT,
            games: games.values,
            participants: participants.values,
            ends: ends.values,
            matches,
            newer: self.newer.clone(),
        }
    }

    /// The index that was stored; nothing, if another release wrote it or it makes no sense.
    pub fn unpack(stored: StoredIndex) -> Option<Index> {
        if (stored.schema, stored.format) != (SCHEMA, FORMAT) {
            return None;
        }
        let unpack = |entry: &StoredEntry| stored.unpack(entry);
        let entries: Vec<Entry> = stored.matches.iter().map(unpack).collect::<Option<_>>()?;
        let index = Index {
            entries: Rc::new(entries),
            newer: stored.newer,
        };
        let is_each_once = index.ids().len() == index.entries.len() + index.newer.len();
        is_each_once.then_some(index)
    }
}

impl StoredIndex {
    fn unpack(&self, entry: &StoredEntry) -> Option<Entry> {
        let StoredEntry(
            id,
            game,
            begun,
            lasted,
            seats,
            places,
            scores,
            end,
            length,
            counts,
            set_up,
            hints,
            takebacks,
        ) = entry;
        let participant = |place: &usize| self.participants.get(*place).cloned();
        let end = match end {
            Some(place) => Some(self.ends.get(*place)?.clone()),
            None => None,
        };
        Some(Entry {
            id: *id,
            game: self.games.get(*game)?.clone(),
            begun: Timestamp(*begun),
            ended: Timestamp(begun.checked_add(*lasted)?),
            seats: seats.iter().map(participant).collect::<Option<_>>()?,
            places: places.clone(),
            scores: scores.clone(),
            end,
            length: *length,
            counts: *counts,
            set_up: *set_up,
            hints: hints.clone(),
            takebacks: takebacks.clone(),
        })
    }
}

/// Values that occur often, each once.
struct Dictionary<T> {
    values: Vec<T>,
    places: HashMap<T, usize>,
}

impl<T> Default for Dictionary<T> {
    fn default() -> Dictionary<T> {
        Dictionary {
            values: Vec::new(),
            places: HashMap::new(),
        }
    }
}

impl<T: Clone + Eq + Hash> Dictionary<T> {
    /// The place of a value, which may be a new one.
    fn place(&mut self, value: &T) -> usize {
        if let Some(place) = self.places.get(value) {
            return *place;
        }
        let place = self.values.len();
        self.values.push(value.clone());
        self.places.insert(value.clone(), place);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Record;

    fn entry(text: &str) -> Entry {
        Entry::of(&text.parse::<Record>().expect("it is well formed"))
    }

    fn read(json: &str) -> Option<Index> {
        Index::unpack(serde_json::from_str(json).ok()?)
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
        let json = serde_json::to_string(&index.pack()).expect("it can be written");
        println!("{json}");
        let back = read(&json).expect("it was just written");
        assert_eq!(back.entries, index.entries);
        assert_eq!(back.entries[0].id, MatchId(2));
        assert_eq!(back.ids(), [1, 2, 7].map(MatchId).into());
        assert!(back.entries[1].counts && !back.entries[0].counts && back.entries[0].set_up);
    }

    #[test]
    fn an_entry_that_points_nowhere_makes_the_index_void() {
        let index = |entry: &str, newer: &str| {
            read(&format!(
                r#"{{"schema":1,"format":1,"games":["pebbles"],"participants":["person red Ann"],
                    "ends":["agreed"],"matches":[{entry}],"newer":[{newer}]}}"#
            ))
        };
        let sound = r#"["00000001",0,0,0,[0],[1],[],null,0,false,false,[],[]]"#;
        assert!(index(sound, "").is_some());
        assert!(index("", r#""00000007""#).is_some());
        for (old, new) in [
            (",0,0,0,", ",9,0,0,"),
            (",[0],", ",[1],"),
            ("null", "1"),
            ("[1]", "[999]"),
            ("\"00000001\"", "-1"),
            (",0,0,0,", ",0,1,18446744073709551615,"),
            (",[]]", "]"),
        ] {
            let damaged = sound.replacen(old, new, 1);
            assert_ne!(damaged, sound);
            assert!(index(&damaged, "").is_none(), "{damaged}");
        }
        assert!(index(sound, "\"x\"").is_none());
        assert!(index(sound, "\"00000001\"").is_none(), "listed twice");
        assert!(index("\"hello\"", "").is_none());
        let empty = r#"{"schema":1,"format":1,"games":[],"participants":[],"ends":[],"matches":[],"newer":[]}"#;
        assert!(read(empty).is_some());
        for other in ["\"schema\":9", "\"schema\":0"] {
            let other = empty.replace("\"schema\":1", other);
            assert!(read(&other).is_none(), "of another release");
        }
        assert!(read("{}").is_none() && read("").is_none());
    }
}
