//! Running matches: saved after every move, in two slots by turns.
//!
//! A save never touches the slot that holds the latest one, so whenever the tab dies, at most the save it was at is
//! lost: of the sound slots the one with the higher counter is the match.

use super::backend::{Found, as_json};
use super::history::{match_key, read_match};
use super::{Form, Kind, LoadError, Store};
use crate::table::{LONGEST, MatchId, Record, RecordError, Timestamp};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeSet;

const SLOTS: [&str; 2] = ["a", "b"];

/// No match is saved more often. A counter beyond it was never written by us, and must not overflow.
const MOST_SAVES: u64 = 100_000_000_000_000_000;

/// A running match, and when it was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedMatch {
    /// When.
    pub saved: Timestamp,
    /// The match.
    pub record: Record,
}

/// A running match as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredMatch {
    /// Counts the saves of this match.
    save: u64,
    saved: Timestamp,
    record: String,
}

/// One of the two slots of a match, or the reason why it cannot be read.
struct Slot {
    key: String,
    content: Result<StoredMatch, String>,
}

impl Slot {
    /// The number of its save, if it is sound.
    fn save(&self) -> Option<u64> {
        self.content.as_ref().ok().map(|stored| stored.save)
    }
}

fn key(id: MatchId, slot: &str) -> String {
    format!("{}{id}/{slot}", Kind::Running.folder())
}

impl Store {
    /// Saves a running match. Refused is only what could not be read back: what is too long for a record, or a match
    /// that a later release is playing.
    pub fn save(&self, record: &Record, now: Timestamp) -> Result<(), RecordError> {
        let id = record.id;
        let record = record.to_string();
        if record.len() > LONGEST {
            return Err(RecordError::TooLong);
        }
        let mut saves = [0; 2];
        for (save, slot) in saves.iter_mut().zip(SLOTS) {
            *save = self
                .slot(key(id, slot))?
                .and_then(|slot| slot.save())
                .unwrap_or(0);
        }
        let older = if saves[0] <= saves[1] { 0 } else { 1 };
        let stored = StoredMatch {
            save: saves[0].max(saves[1]) + 1,
            saved: now,
            record,
        };
        self.backend().write(&key(id, SLOTS[older]), &stored);
        Ok(())
    }

    /// All running matches, the latest saved first. Not yet replayed: `load` does that.
    pub fn running(&self) -> Vec<SavedMatch> {
        let mut ids = BTreeSet::new();
        for name in self.backend().names(Kind::Running.folder()) {
            let (id, slot) = name.split_once('/').unwrap_or_default();
            match MatchId::read(id) {
                Some(id) if SLOTS.contains(&slot) => {
                    ids.insert(id);
                }
                _ => self.quarantine_nameless(Kind::Running, &name),
            }
        }
        let running = ids.into_iter().filter_map(|id| self.still_running(id));
        let mut running: Vec<SavedMatch> = running.collect();
        running.sort_by_key(|saved| Reverse((saved.saved, saved.record.id)));
        running
    }

    /// A running match, replayed through the rules.
    pub fn load(&self, id: MatchId) -> Result<Record, LoadError> {
        Ok(self.latest(id, true)?.record)
    }

    /// Forgets a running match.
    pub fn forget(&self, id: MatchId) {
        for slot in SLOTS {
            self.backend().remove(&key(id, slot));
        }
    }

    /// A finished match takes its place, which is stored or only in memory.
    pub(super) fn finish_running(&self, id: MatchId, is_stored: bool) {
        for slot in SLOTS {
            let key = key(id, slot);
            if self.backend().raw(&key).is_some() {
                self.backend().replace(&key, is_stored);
            }
        }
    }

    /// What the latest sound slot says, without the rules.
    pub(super) fn running_match(&self, id: MatchId) -> Result<SavedMatch, LoadError> {
        self.latest(id, false)
    }

    /// Finishes what a tab that died had begun: a match that is kept or over is not running.
    fn still_running(&self, id: MatchId) -> Option<SavedMatch> {
        let saved = self.running_match(id).ok()?;
        if self.peek(id).is_ok() {
            self.finish_running(id, self.backend().is_stored(&match_key(id)));
            return None;
        }
        if saved.record.end.is_some()
            && let Ok(packed) = self.replay(&saved.record, Form::Packed)
            && self.keep(&packed).is_ok()
        {
            return None;
        }
        Some(saved)
    }

    /// The latest sound slot; with the rules, the latest that they allow.
    fn latest(&self, id: MatchId, rules: bool) -> Result<SavedMatch, LoadError> {
        let mut slots = Vec::new();
        for slot in SLOTS {
            // If a later release plays it, neither slot is touched.
            slots.extend(self.slot(key(id, slot)).map_err(LoadError::Unsupported)?);
        }
        // The latest first, the damaged ones last.
        slots.sort_by_key(|slot| Reverse(slot.save()));
        let mut unreadable = Vec::new();
        let mut found = Err(LoadError::NotFound);
        for Slot { key, content } in slots {
            let content = content.map_err(LoadError::Quarantined);
            found = content.and_then(|stored| self.check_slot(id, &stored, rules));
            match &found {
                // A damaged slot beside a sound one is a save that did not come to its end: the next one takes its place.
                Ok(_) => break,
                Err(LoadError::Quarantined(reason)) => unreadable.push((key, reason.clone())),
                Err(_) => return found,
            }
        }
        for (key, reason) in &unreadable {
            self.quarantine(key, reason);
        }
        found
    }

    fn check_slot(
        &self,
        id: MatchId,
        stored: &StoredMatch,
        rules: bool,
    ) -> Result<SavedMatch, LoadError> {
        let record = read_match(id, &stored.record)?;
        if rules {
            self.replay(&record, Form::Written)?;
        }
        Ok(SavedMatch {
            saved: stored.saved,
            record,
        })
    }

    fn slot(&self, key: String) -> Result<Option<Slot>, RecordError> {
        let content = match self.backend().read::<StoredMatch>(&key, as_json(LONGEST)) {
            Found::Nothing => return Ok(None),
            Found::Newer(version) => return Err(RecordError::Newer(version)),
            Found::Damaged(reason) => Err(reason),
            Found::Sound(stored) if stored.save >= MOST_SAVES => Err("no saved match".to_owned()),
            Found::Sound(stored) => Ok(stored),
        };
        Ok(Some(Slot { key, content }))
    }
}
