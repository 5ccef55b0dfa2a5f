//! The storage as the store uses it: every value is checksummed, and what the storage refuses is held in memory.
//!
//! Reading prefers what is held in memory, so play goes on as if nothing had happened. What a later release wrote is
//! never overwritten or removed.

use super::Kind;
use super::checksum::{ChecksumError, Checksummed};
use super::key_value::{KeyValue, PREFIX, StorageError};
use crate::table::{FORMAT, Record};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// No value is longer, in bytes: more than any browser stores.
pub(super) const LONGEST_VALUE: usize = 16 * 1024 * 1024;

/// The most bytes a text of so many bytes takes as JSON, with some room for other fields: six for a control character.
pub(super) const fn as_json(bytes: usize) -> usize {
    6 * bytes + 1024
}

/// What is under a key.
#[derive(PartialEq, Debug)]
pub(super) enum Found<T> {
    Nothing,
    Sound(T),
    /// A later release wrote it: the schema, or the format of the record.
    Newer(u32),
    /// With the reason.
    Damaged(String),
}

/// A change that the storage did not take; without a value, a removal.
#[derive(Clone)]
struct Pending {
    key: String,
    value: Option<String>,
}

/// The part of a stored match that says which release can read it.
#[derive(Deserialize)]
struct HoldsRecord {
    record: String,
}

pub(super) struct Backend {
    storage: Rc<dyn KeyValue>,
    pending: RefCell<Vec<Pending>>,
    failed: Cell<Option<StorageError>>,
    writes: Cell<u32>,
}

/// The JSON of a stored value, unless it is damaged or a later release wrote it or the record in it.
fn check<'a>(key: &str, value: &'a str) -> Result<&'a str, ChecksumError> {
    let json = Checksummed::read(value, LONGEST_VALUE)?;
    let is_match = [Kind::Running, Kind::History]
        .iter()
        .any(|kind| key.starts_with(kind.folder()));
    if is_match
        && let Ok(HoldsRecord { record }) = serde_json::from_str(json)
        && let Some(format) = Record::format(&record)
        && format > FORMAT
    {
        return Err(ChecksumError::Newer(format));
    }
    Ok(json)
}

impl Backend {
    pub fn new(storage: Rc<dyn KeyValue>) -> Backend {
        // Whether anything can be read at all is known before the first write.
        let failed = storage.get("settings/all").err();
        Backend {
            storage,
            pending: RefCell::default(),
            failed: Cell::new(failed),
            writes: Cell::new(0),
        }
    }

    /// Why the latest changes are in memory only, if they are.
    pub fn failed(&self) -> Option<StorageError> {
        self.failed.get()
    }

    /// The value under a key as it stands, its frame included.
    pub fn raw(&self, key: &str) -> Option<String> {
        match self.pending.borrow().iter().find(|p| p.key == key) {
            Some(pending) => pending.value.clone(),
            None => self.stored(key),
        }
    }

    /// The data under a key, at most `most` bytes of JSON.
    pub fn read<T: DeserializeOwned>(&self, key: &str, most: usize) -> Found<T> {
        let Some(value) = self.raw(key) else {
            return Found::Nothing;
        };
        match check(key, &value) {
            Ok(json) if json.len() > most => Found::Damaged("too long".to_owned()),
            Ok(json) => match serde_json::from_str(json) {
                Ok(data) => Found::Sound(data),
                Err(error) => Found::Damaged(format!("it does not say what it should: {error}")),
            },
            Err(ChecksumError::Newer(version)) => Found::Newer(version),
            Err(damaged) => Found::Damaged(damaged.to_string()),
        }
    }

    /// Stores data under a key. Tells whether it will be there after a reload.
    pub fn write(&self, key: &str, data: &(impl Serialize + ?Sized)) -> bool {
        let value = Checksummed::write(data);
        if self.is_read_only(key) {
            self.hold(key, Some(value));
            return false;
        }
        self.change(key, Some(value))
    }

    /// Stores or removes a value, or holds the change in memory. Tells whether the storage took it.
    fn change(&self, key: &str, value: Option<String>) -> bool {
        match self.send(key, &value) {
            Ok(()) => {
                self.forget_pending(key);
                if self.failed.get().is_some() {
                    self.retry();
                }
                true
            }
            Err(error) => {
                self.failed.set(Some(error));
                self.hold(key, value);
                false
            }
        }
    }

    fn send(&self, key: &str, value: &Option<String>) -> Result<(), StorageError> {
        self.writes.update(|n| n + 1);
        match value {
            Some(value) => self.storage.set(key, value),
            None => self.storage.remove(key),
        }
    }

    /// Removes a value for good, unless a later release wrote it.
    pub fn remove(&self, key: &str) {
        if !self.is_read_only(key) {
            self.change(key, None);
        }
    }

    /// Removes a value that another one replaces. If that is in memory only, this one is hidden until the reload instead.
    pub fn replace(&self, key: &str, is_stored: bool) {
        if is_stored {
            self.remove(key);
        } else {
            self.hold(key, None);
        }
    }

    /// Tries once more to store what was refused, until it is refused again; removals last, when nothing depends on them.
    pub fn retry(&self) {
        let pending = self.pending.borrow().clone();
        let (values, removals): (Vec<_>, Vec<_>) =
            pending.into_iter().partition(|p| p.value.is_some());
        for Pending { key, value } in values.into_iter().chain(removals) {
            if self.is_read_only(&key) {
                continue;
            }
            if let Err(error) = self.send(&key, &value) {
                self.failed.set(Some(error));
                return;
            }
            self.forget_pending(&key);
        }
        self.failed.set(None);
    }

    /// All keys that begin like this, without that beginning, in any order.
    pub fn names(&self, beginning: &str) -> Vec<String> {
        let pending = self.pending.borrow();
        let mut keys = self.storage.keys();
        keys.retain(|key| pending.iter().all(|p| p.key != *key));
        let unsaved = pending.iter().filter(|p| p.value.is_some());
        keys.iter()
            .chain(unsaved.map(|p| &p.key))
            .filter_map(|key| key.strip_prefix(beginning))
            .map(str::to_owned)
            .collect()
    }

    /// How many keys there are, and how often one was written from here: if both stay, so did everything.
    pub fn state(&self) -> (usize, u32) {
        (self.storage.count(), self.writes.get())
    }

    /// Keys that a later release wrote.
    pub fn newer(&self) -> Vec<String> {
        let mut keys = self.storage.keys();
        keys.retain(|key| self.is_read_only(key));
        keys
    }

    /// The value in the storage itself, whatever is held in memory.
    pub fn stored(&self, key: &str) -> Option<String> {
        self.storage.get(key).ok().flatten()
    }

    /// Is what one reads under a key what is in the storage?
    pub fn is_stored(&self, key: &str) -> bool {
        self.pending.borrow().iter().all(|p| p.key != key)
    }

    /// Bytes the storage holds for the parlour, keys included.
    pub fn used(&self) -> usize {
        let size = |key: &String| {
            PREFIX.len() + key.len() + self.stored(key).map_or(0, |value| value.len())
        };
        self.storage.keys().iter().map(size).sum()
    }

    fn is_read_only(&self, key: &str) -> bool {
        let stored = self.stored(key);
        stored.is_some_and(|value| matches!(check(key, &value), Err(ChecksumError::Newer(_))))
    }

    /// Holds a change in memory.
    fn hold(&self, key: &str, value: Option<String>) {
        self.writes.update(|n| n + 1);
        self.forget_pending(key);
        let key = key.to_owned();
        self.pending.borrow_mut().push(Pending { key, value });
    }

    fn forget_pending(&self, key: &str) {
        self.pending.borrow_mut().retain(|p| p.key != key);
    }
}
