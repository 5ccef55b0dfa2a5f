//! Finished matches: one key each, and the index that lists them.

use super::backend::{Found, LONGEST_VALUE, as_json};
use super::entry::Entry;
use super::index::{Index, StoredIndex};
use super::{Form, Kind, Store};
use crate::table::{LONGEST, MatchId, Record, RecordError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::rc::Rc;
use thiserror::Error;

const INDEX: &str = "index/all";

/// A finished match as it is stored: the record's text, its moves packed.
#[derive(PartialEq, Serialize, Deserialize)]
struct FinishedMatch {
    record: String,
}

pub(super) fn match_key(id: MatchId) -> String {
    format!("{}{id}", Kind::History.folder())
}

/// Why a match cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// There is none of this name.
    #[error("no such match is kept here")]
    NotFound,
    /// It is not for this release: a newer format, or a game that is not here. It stays where it is.
    #[error("the match is kept, but not for this release: {0}")]
    Unsupported(RecordError),
    /// It cannot be read or breaks the rules, and was moved to the quarantine unchanged.
    #[error("the match was put into quarantine unchanged: {0}")]
    Quarantined(String),
}

impl From<RecordError> for LoadError {
    fn from(error: RecordError) -> LoadError {
        match error {
            RecordError::Newer(_) | RecordError::UnknownGame(_) => LoadError::Unsupported(error),
            other => LoadError::Quarantined(other.to_string()),
        }
    }
}

impl Store {
    /// All finished matches, the newest first.
    pub fn history(&self) -> Rc<Vec<Entry>> {
        self.index().entries
    }

    /// A finished match, replayed through the rules.
    pub fn record(&self, id: MatchId) -> Result<Record, LoadError> {
        let record = self.finished(id)?;
        if let Err(error) = self.replay(&record, Form::Packed) {
            let error = error.into();
            self.quarantine_if_unreadable(id, &error);
            return Err(error);
        }
        Ok(record)
    }

    /// Keeps a finished, packed match, and ends its running. Refused is only what could not be read back.
    pub fn keep(&self, record: &Record) -> Result<(), RecordError> {
        match self.keep_all(&[record]).pop() {
            Some((_, error)) => Err(error),
            None => Ok(()),
        }
    }

    /// Deletes a finished match and hands it out, so that it can be kept again.
    pub fn delete(&self, id: MatchId) -> Option<Record> {
        let mut index = self.index();
        let record = self.finished(id).ok()?;
        self.backend().remove(&match_key(id));
        index.retain(|other| other != id);
        self.write_index(index);
        Some(record)
    }

    /// Keeps many, writing the index once. Hands back those that were refused.
    ///
    /// The order is what makes it safe: first the record, then the index, last the running match goes. A tab that dies
    /// in between leaves an index out of step, which is noticed, or a running match that is finished too.
    pub(super) fn keep_all(&self, records: &[&Record]) -> Vec<(MatchId, RecordError)> {
        let mut index = self.index();
        let (mut kept, mut entries, mut refused) = (Vec::new(), Vec::new(), Vec::new());
        for record in records {
            let (id, key, text) = (record.id, match_key(record.id), record.to_string());
            if text.len() > LONGEST {
                refused.push((id, RecordError::TooLong));
                continue;
            }
            match self.read_finished(&key) {
                Found::Newer(version) => {
                    refused.push((id, RecordError::Newer(version)));
                    continue;
                }
                Found::Damaged(reason) => self.quarantine(&key, &reason),
                Found::Nothing | Found::Sound(_) => {}
            }
            let finished = FinishedMatch { record: text };
            kept.push((id, self.backend().write(&key, &finished)));
            entries.push(Entry::of(record));
        }
        index.add(entries);
        self.write_index(index);
        for (id, is_stored) in kept {
            self.finish_running(id, is_stored);
        }
        refused
    }

    /// A finished match as it stands, without moving anything.
    pub(super) fn peek(&self, id: MatchId) -> Result<Record, LoadError> {
        match self.read_finished(&match_key(id)) {
            Found::Nothing => Err(LoadError::NotFound),
            Found::Newer(version) => Err(LoadError::Unsupported(RecordError::Newer(version))),
            Found::Damaged(reason) => Err(LoadError::Quarantined(reason)),
            Found::Sound(finished) => read_match(id, &finished.record),
        }
    }

    fn read_finished(&self, key: &str) -> Found<FinishedMatch> {
        self.backend().read(key, as_json(LONGEST))
    }

    /// A finished match; one that cannot be read goes to the quarantine.
    fn finished(&self, id: MatchId) -> Result<Record, LoadError> {
        self.peek(id)
            .inspect_err(|error| self.quarantine_if_unreadable(id, error))
    }

    fn quarantine_if_unreadable(&self, id: MatchId, error: &LoadError) {
        if let LoadError::Quarantined(reason) = error {
            self.quarantine(&match_key(id), reason);
        }
    }

    /// The index, in step with the matches that are there: remembered, stored, or mended from the records.
    fn index(&self) -> Index {
        let remembered = self.inner.index.borrow().clone();
        // Listing five thousand keys takes as long as a page of them. Other tabs tell when they write, and then nothing is
        // remembered.
        let state = Some(self.backend().state());
        if self.inner.checked.replace(state) == state {
            return remembered;
        }
        let ids = self.match_ids();
        if remembered.ids() == ids {
            return remembered;
        }
        let mut index = match self.backend().read::<StoredIndex>(INDEX, LONGEST_VALUE) {
            Found::Sound(stored) => Index::unpack(stored).unwrap_or_default(),
            _ => Index::default(),
        };
        let listed = index.ids();
        if listed == ids {
            self.inner.index.replace(index.clone());
            return index;
        }
        index.retain(|id| ids.contains(&id));
        let mut found = Vec::new();
        for id in ids.difference(&listed) {
            match self.finished(*id) {
                Ok(record) => found.push(Entry::of(&record)),
                Err(LoadError::Unsupported(_)) => index.newer.push(*id),
                Err(_) => {}
            }
        }
        index.add(found);
        self.write_index(index.clone());
        index
    }

    /// All ids; a key that is no id goes to the quarantine.
    fn match_ids(&self) -> BTreeSet<MatchId> {
        let mut ids = BTreeSet::new();
        for name in self.backend().names(Kind::History.folder()) {
            match MatchId::read(&name) {
                Some(id) => {
                    ids.insert(id);
                }
                None => self.quarantine_nameless(Kind::History, &name),
            }
        }
        ids
    }

    /// No match has such a key; unless a later release knows better, it goes to the quarantine.
    pub(super) fn quarantine_nameless(&self, kind: Kind, name: &str) {
        let key = format!("{}{name}", kind.folder());
        let found = self.backend().read::<FinishedMatch>(&key, as_json(LONGEST));
        if !matches!(found, Found::Newer(_)) {
            self.quarantine(&key, "no match has this name");
        }
    }

    fn write_index(&self, index: Index) {
        self.backend().write(INDEX, &index.pack());
        self.inner.index.replace(index);
    }
}

/// The record that is kept under this name, if it is one.
pub(super) fn read_match(id: MatchId, text: &str) -> Result<Record, LoadError> {
    let record: Record = text.parse()?;
    if record.id == id {
        Ok(record)
    } else {
        Err(LoadError::Quarantined(
            "it tells of another match".to_owned(),
        ))
    }
}
