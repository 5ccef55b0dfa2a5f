//! Where values are stored under keys, and what can go wrong there.

use thiserror::Error;

/// What every key carries in the browser, so that neighbours on the same origin are left alone.
pub const PREFIX: &str = "parlour/v2/";

/// A storage of texts. Keys are given without the prefix, so that nothing but the parlour's own can be reached.
pub trait KeyValue {
    /// The value of a key.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Stores a value, whole or not at all.
    fn set(&self, key: &str, value: &str) -> Result<(), StorageError>;
    /// Removes a key, which may be gone already.
    fn remove(&self, key: &str) -> Result<(), StorageError>;
    /// All keys, in any order; none if they cannot be listed.
    fn keys(&self) -> Vec<String>;
    /// How many keys there are, those of others perhaps included. Called often, so it must be fast.
    fn count(&self) -> usize;
}

/// Why a value cannot be stored or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StorageError {
    /// The browser does not let the page store anything.
    #[error("the browser does not let this page store anything")]
    Blocked,
    /// There is no room left.
    #[error("there is no room left in the browser's storage")]
    Full,
}
