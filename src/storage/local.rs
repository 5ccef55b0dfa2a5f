//! The browser's local storage. The only file of the storage that knows the web.

use super::key_value::{KeyValue, PREFIX, StorageError};
use super::{Replay, Store};
use gloo_storage::{LocalStorage, Storage as _};
use std::rc::Rc;

/// Local storage, or nothing if it is blocked.
pub struct Local(Option<web_sys::Storage>);

impl Local {
    /// Looks whether there is one: blocked by a setting it throws, in a sandbox it is missing.
    pub fn open() -> Local {
        let there = web_sys::window().is_some_and(|w| matches!(w.local_storage(), Ok(Some(_))));
        Local(there.then(LocalStorage::raw))
    }

    fn area(&self) -> Result<&web_sys::Storage, StorageError> {
        self.0.as_ref().ok_or(StorageError::Blocked)
    }
}

impl Store {
    /// A store over the browser's local storage.
    pub fn local(replay: Replay) -> Store {
        Store::new(Rc::new(Local::open()), replay)
    }
}

fn prefixed(key: &str) -> String {
    format!("{PREFIX}{key}")
}

impl KeyValue for Local {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        let value = self.area()?.get_item(&prefixed(key));
        value.map_err(|_| StorageError::Blocked)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StorageError> {
        let done = self.area()?.set_item(&prefixed(key), value);
        // A storage that is there refuses a value for one reason only.
        done.map_err(|_| StorageError::Full)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        let done = self.area()?.remove_item(&prefixed(key));
        done.map_err(|_| StorageError::Blocked)
    }

    fn keys(&self) -> Vec<String> {
        let Ok(area) = self.area() else {
            return Vec::new();
        };
        // One text for all of them: asked for one by one, five thousand take longer than a page of the history. No key of
        // ours has a line break; a neighbour's that has one names nothing.
        let names = String::from(js_sys::Object::keys(area).join("\n"));
        let own = names.lines().filter_map(|name| name.strip_prefix(PREFIX));
        own.map(str::to_owned).collect()
    }

    fn count(&self) -> usize {
        let length = self.area().ok().and_then(|area| area.length().ok());
        length.unwrap_or_default() as usize
    }
}
