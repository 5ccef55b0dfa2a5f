//! A storage in memory that fails when it is told to, for tests.

use super::key_value::{KeyValue, StorageError};
use super::memory::Memory;
use std::cell::Cell;

/// What goes wrong, and when. Writes are counted from 0, removals among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Failure {
    /// Nothing.
    #[default]
    None,
    /// Not even reading works.
    Blocked,
    /// No more than so many bytes go in, keys included.
    Full(usize),
    /// From this write on nothing happens any more, as if the tab had been killed before it.
    DeadAt(usize),
    /// This write stores only its first so many bytes, and after it the tab is dead.
    TornAt(usize, usize),
}

/// A storage in memory that can be made to fail.
#[derive(Default)]
pub struct Failing {
    memory: Memory,
    failure: Cell<Failure>,
    writes: Cell<usize>,
}

impl Failing {
    /// Fails like this from now on; counts writes anew.
    pub fn fail(&self, failure: Failure) {
        self.failure.set(failure);
        self.writes.set(0);
    }

    /// How many writes were tried since the last `fail`.
    pub fn writes(&self) -> usize {
        self.writes.get()
    }

    /// Bytes stored, keys included.
    pub fn bytes(&self) -> usize {
        self.memory.bytes()
    }

    /// Counts a write; tells how many bytes of it are stored if it is torn.
    fn count_write(&self) -> Result<Option<usize>, StorageError> {
        let number = self.writes.replace(self.writes.get() + 1);
        match self.failure.get() {
            Failure::Blocked => Err(StorageError::Blocked),
            Failure::DeadAt(n) if number >= n => Err(StorageError::Blocked),
            Failure::TornAt(n, bytes) if number == n => Ok(Some(bytes)),
            Failure::TornAt(n, _) if number > n => Err(StorageError::Blocked),
            _ => Ok(None),
        }
    }
}

impl KeyValue for Failing {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        match self.failure.get() {
            Failure::Blocked => Err(StorageError::Blocked),
            _ => self.memory.get(key),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let torn = self.count_write()?;
        if let Failure::Full(most) = self.failure.get() {
            let old = self.memory.get(key)?.map_or(0, |old| key.len() + old.len());
            if self.bytes() - old + key.len() + value.len() > most {
                return Err(StorageError::Full);
            }
        }
        match torn {
            None => self.memory.set(key, value),
            Some(bytes) => {
                self.memory
                    .set(key, &value[..value.floor_char_boundary(bytes)])?;
                Err(StorageError::Blocked)
            }
        }
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.count_write()?;
        self.memory.remove(key)
    }

    fn keys(&self) -> Vec<String> {
        match self.failure.get() {
            Failure::Blocked => Vec::new(),
            _ => self.memory.keys(),
        }
    }

    fn count(&self) -> usize {
        self.memory.count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_storage_keeps_what_it_has() {
        let storage = Failing::default();
        storage.fail(Failure::Full(10));
        assert_eq!(storage.set("a", "12345"), Ok(()));
        assert_eq!(storage.set("b", "12345"), Err(StorageError::Full));
        assert_eq!(storage.set("a", "123456789"), Ok(()));
        assert_eq!(storage.set("a", "1234567890"), Err(StorageError::Full));
        assert_eq!(storage.get("a"), Ok(Some("123456789".to_owned())));
    }

    #[test]
    fn a_torn_write_leaves_its_beginning_and_nothing_follows() {
        let storage = Failing::default();
        storage.fail(Failure::TornAt(1, 3));
        assert_eq!(storage.set("a", "whole"), Ok(()));
        assert!(storage.set("b", "törn").is_err());
        assert!(storage.set("c", "never").is_err());
        assert!(storage.remove("a").is_err());
        assert_eq!(storage.get("b"), Ok(Some("tö".to_owned())));
        assert_eq!(storage.keys(), ["a", "b"]);
    }
}
