//! The drawer as the store uses it: texts in envelopes, and whatever the drawer refuses put aside in memory.
//!
//! Reading prefers what was put aside, so play goes on as if nothing had happened. What a later release wrote is never
//! overwritten or taken away.

use super::drawer::{Drawer, Failed, PREFIX};
use super::envelope::{self, Opened};
use crate::table::FORMAT;
use crate::text;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// No text in an envelope is longer, in bytes: more than any browser keeps.
const LONGEST_TEXT: usize = 16 * 1024 * 1024;

/// What is under a key.
#[derive(PartialEq, Debug)]
pub(super) enum Found {
    Nothing,
    Sound(String),
    Newer(u32),
    Damaged,
}

/// What the drawer did not take; without a value it was to be removed.
#[derive(Clone)]
struct Aside {
    key: String,
    value: Option<String>,
}

pub(super) struct Desk {
    drawer: Rc<dyn Drawer>,
    aside: RefCell<Vec<Aside>>,
    failed: Cell<Option<Failed>>,
    writes: Cell<u32>,
}

/// Opens any text, and looks whether a later release wrote the record inside.
fn look(value: &str) -> Opened<'_> {
    let opened = envelope::open(value, LONGEST_TEXT);
    let Opened::Sound(payload) = opened else {
        return opened;
    };
    // A running match has one line of its own above the record.
    for line in payload.lines().take(2) {
        if let Some(format) = line.strip_prefix("parlour ").and_then(text::count) {
            return match format > FORMAT {
                true => Opened::Newer(format),
                false => opened,
            };
        }
    }
    opened
}

impl Desk {
    pub fn new(drawer: Rc<dyn Drawer>) -> Desk {
        // Whether anything can be read at all is known before the first write.
        let failed = drawer.get("settings/all").err();
        Desk {
            drawer,
            aside: RefCell::default(),
            failed: Cell::new(failed),
            writes: Cell::new(0),
        }
    }

    pub fn failed(&self) -> Option<Failed> {
        self.failed.get()
    }

    /// The text under a key as it stands, envelope and all.
    pub fn raw(&self, key: &str) -> Option<String> {
        match self.aside.borrow().iter().find(|aside| aside.key == key) {
            Some(aside) => aside.value.clone(),
            None => self.stored(key),
        }
    }

    pub fn read(&self, key: &str, most: usize) -> Found {
        let Some(value) = self.raw(key) else {
            return Found::Nothing;
        };
        match look(&value) {
            Opened::Sound(payload) if payload.len() <= most => Found::Sound(payload.to_owned()),
            Opened::Newer(version) => Found::Newer(version),
            _ => Found::Damaged,
        }
    }

    /// Puts a text in its envelope under a key. Tells whether it will be there after a reload.
    pub fn write(&self, key: &str, payload: &str) -> bool {
        let value = envelope::seal(payload);
        if self.is_read_only(key) {
            self.put_aside(key, Some(value));
            return false;
        }
        self.offer(key, Some(value))
    }

    /// Has the drawer keep a text, or remove it; what it refuses is put aside. Tells whether it did.
    fn offer(&self, key: &str, value: Option<String>) -> bool {
        match self.hand_over(key, &value) {
            Ok(()) => {
                self.forget_aside(key);
                if self.failed.get().is_some() {
                    self.retry();
                }
                true
            }
            Err(failed) => {
                self.failed.set(Some(failed));
                self.put_aside(key, value);
                false
            }
        }
    }

    fn hand_over(&self, key: &str, value: &Option<String>) -> Result<(), Failed> {
        self.writes.update(|n| n + 1);
        match value {
            Some(value) => self.drawer.set(key, value),
            None => self.drawer.remove(key),
        }
    }

    /// Takes a text away for good, unless a later release wrote it.
    pub fn remove(&self, key: &str) {
        if !self.is_read_only(key) {
            self.offer(key, None);
        }
    }

    /// Takes a text out of sight until the reload: what stands for it could not be kept, so it must not be lost.
    pub fn hide(&self, key: &str) {
        self.put_aside(key, None);
    }

    /// Removes or hides, as the text that takes its place is kept or not.
    pub fn replaced(&self, key: &str, kept: bool) {
        if kept {
            self.remove(key);
        } else {
            self.hide(key);
        }
    }

    /// Offers the drawer once more what it refused, until it refuses again; removals last, when nothing depends on them.
    pub fn retry(&self) {
        let aside = self.aside.borrow().clone();
        for texts in [true, false] {
            for Aside { key, value } in &aside {
                if value.is_some() != texts || self.is_read_only(key) {
                    continue;
                }
                if let Err(failed) = self.hand_over(key, value) {
                    return self.failed.set(Some(failed));
                }
                self.forget_aside(key);
            }
        }
        self.failed.set(None);
    }

    /// All keys that begin like this, without that beginning, in any order.
    pub fn names(&self, beginning: &str) -> Vec<String> {
        let mut names = Vec::new();
        for key in self.drawer.keys() {
            if let Some(name) = key.strip_prefix(beginning)
                && self.is_kept(&key)
            {
                names.push(name.to_owned());
            }
        }
        for aside in self.aside.borrow().iter() {
            if let Some(name) = aside.key.strip_prefix(beginning)
                && aside.value.is_some()
            {
                names.push(name.to_owned());
            }
        }
        names
    }

    /// How many keys there are, and how often one was written from here: if both stay, so did everything.
    pub fn state(&self) -> (usize, u32) {
        (self.drawer.count(), self.writes.get())
    }

    /// Keys that a later release wrote.
    pub fn newer(&self) -> Vec<String> {
        let mut keys = self.drawer.keys();
        keys.retain(|key| self.is_read_only(key));
        keys
    }

    /// What is under a key in the drawer itself, whatever was put aside.
    pub fn stored(&self, key: &str) -> Option<String> {
        self.drawer.get(key).ok().flatten()
    }

    /// Is what one reads under a key what is in the drawer?
    pub fn is_kept(&self, key: &str) -> bool {
        !self.aside.borrow().iter().any(|aside| aside.key == key)
    }

    /// Bytes the drawer holds for the parlour, names included.
    pub fn used(&self) -> usize {
        let mut used = 0;
        for key in self.drawer.keys() {
            used += PREFIX.len() + key.len() + self.stored(&key).unwrap_or_default().len();
        }
        used
    }

    fn is_read_only(&self, key: &str) -> bool {
        let stored = self.stored(key);
        stored.is_some_and(|value| matches!(look(&value), Opened::Newer(_)))
    }

    fn put_aside(&self, key: &str, value: Option<String>) {
        self.writes.update(|n| n + 1);
        self.forget_aside(key);
        let key = key.to_owned();
        self.aside.borrow_mut().push(Aside { key, value });
    }

    fn forget_aside(&self, key: &str) {
        self.aside.borrow_mut().retain(|aside| aside.key != key);
    }
}
