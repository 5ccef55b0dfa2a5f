//! A storage in memory, for tests and tools.

use super::key_value::{KeyValue, StorageError};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Values under keys, for as long as the program runs.
#[derive(Default)]
pub struct Memory {
    items: RefCell<BTreeMap<String, String>>,
}

impl Memory {
    /// Bytes stored, keys included.
    pub fn bytes(&self) -> usize {
        let size = |(key, value): (&String, &String)| key.len() + value.len();
        self.items.borrow().iter().map(size).sum()
    }
}

impl KeyValue for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.items.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.items.borrow_mut().insert(key, value);
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.items.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Vec<String> {
        self.items.borrow().keys().cloned().collect()
    }

    fn count(&self) -> usize {
        self.items.borrow().len()
    }
}
