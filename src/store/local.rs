//! The browser's local storage as a drawer: the only place of the store that knows the web.

use super::drawer::{Drawer, Failed, PREFIX};
use crate::text;
use gloo_storage::{LocalStorage, Storage as _};

/// Local storage, or the knowledge that it is blocked.
pub struct Local(Option<web_sys::Storage>);

impl Local {
    /// Looks whether there is one: blocked by a setting it throws, in a sandbox it is missing.
    pub fn open() -> Local {
        let there = web_sys::window().is_some_and(|w| matches!(w.local_storage(), Ok(Some(_))));
        Local(there.then(LocalStorage::raw))
    }

    fn area(&self) -> Result<&web_sys::Storage, Failed> {
        self.0.as_ref().ok_or(Failed::Blocked)
    }
}

fn full_name(key: &str) -> String {
    text::glued(&[PREFIX, key])
}

impl Drawer for Local {
    fn get(&self, key: &str) -> Result<Option<String>, Failed> {
        let value = self.area()?.get_item(&full_name(key));
        value.map_err(|_| Failed::Blocked)
    }

    fn set(&self, key: &str, value: &str) -> Result<(), Failed> {
        let done = self.area()?.set_item(&full_name(key), value);
        // A storage that is there refuses a text for one reason only.
        done.map_err(|_| Failed::Full)
    }

    fn remove(&self, key: &str) -> Result<(), Failed> {
        let done = self.area()?.remove_item(&full_name(key));
        done.map_err(|_| Failed::Blocked)
    }

    fn keys(&self) -> Vec<String> {
        let Ok(area) = self.area() else {
            return Vec::new();
        };
        // One text for all of them: asked for one by one, five thousand take longer than a page of the history. No name of
        // ours has a line break; a neighbour's that has one names nothing.
        let names = String::from(js_sys::Object::keys(area).join("\n"));
        let mut keys = Vec::new();
        for name in names.lines() {
            keys.extend(name.strip_prefix(PREFIX).map(str::to_owned));
        }
        keys
    }

    fn count(&self) -> usize {
        let length = self.area().ok().and_then(|area| area.length().ok());
        length.unwrap_or_default() as usize
    }
}
