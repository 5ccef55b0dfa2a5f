//! The memory twin of local storage, which can be told to fail.

use super::drawer::{Drawer, Failed};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// What goes wrong, and when. Writes are counted from 0, removals among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Trouble {
    /// Nothing.
    #[default]
    None,
    /// Not even reading works.
    Blocked,
    /// No more than so many bytes go in, names included.
    Full(usize),
    /// From this write on nothing happens any more, as if the tab had been killed before it.
    DeadAt(usize),
    /// This write stores only its first so many bytes, and after it the tab is dead.
    TornAt(usize, usize),
}

/// Texts under names, for as long as the page lives.
#[derive(Default)]
pub struct Memory {
    items: RefCell<BTreeMap<String, String>>,
    trouble: Cell<Trouble>,
    writes: Cell<usize>,
}

impl Memory {
    /// Fails like this from now on; counts writes anew.
    pub fn trouble(&self, trouble: Trouble) {
        self.trouble.set(trouble);
        self.writes.set(0);
    }

    /// How many writes were tried since the last `trouble`.
    pub fn writes(&self) -> usize {
        self.writes.get()
    }

    /// Bytes kept, names included.
    pub fn bytes(&self) -> usize {
        let size = |(key, value): (&String, &String)| key.len() + value.len();
        self.items.borrow().iter().map(size).sum()
    }

    /// How many bytes of the next write, at most so many long, are stored before the tab dies.
    fn count_write(&self) -> Result<Option<usize>, Failed> {
        let number = self.writes.replace(self.writes.get() + 1);
        match self.trouble.get() {
            Trouble::Blocked => Err(Failed::Blocked),
            Trouble::DeadAt(n) if number >= n => Err(Failed::Blocked),
            Trouble::TornAt(n, bytes) if number == n => Ok(Some(bytes)),
            Trouble::TornAt(n, _) if number > n => Err(Failed::Blocked),
            _ => Ok(None),
        }
    }
}

impl Drawer for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, Failed> {
        match self.trouble.get() {
            Trouble::Blocked => Err(Failed::Blocked),
            _ => Ok(self.items.borrow().get(key).cloned()),
        }
    }

    fn set(&self, key: &str, value: &str) -> Result<(), Failed> {
        let torn = self.count_write()?;
        if let Trouble::Full(most) = self.trouble.get() {
            let old = self.items.borrow().get(key).map(|v| key.len() + v.len());
            if self.bytes() - old.unwrap_or(0) + key.len() + value.len() > most {
                return Err(Failed::Full);
            }
        }
        let end = torn.map_or(value.len(), |bytes| value.floor_char_boundary(bytes));
        let stored = value[..end].to_owned();
        self.items.borrow_mut().insert(key.to_owned(), stored);
        torn.map_or(Ok(()), |_| Err(Failed::Blocked))
    }

    fn remove(&self, key: &str) -> Result<(), Failed> {
        self.count_write()?;
        self.items.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Vec<String> {
        match self.trouble.get() {
            Trouble::Blocked => Vec::new(),
            _ => self.items.borrow().keys().cloned().collect(),
        }
    }

    fn count(&self) -> usize {
        self.items.borrow().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_drawer_keeps_what_it_has() {
        let memory = Memory::default();
        memory.trouble(Trouble::Full(10));
        assert_eq!(memory.set("a", "12345"), Ok(()));
        assert_eq!(memory.set("b", "12345"), Err(Failed::Full));
        assert_eq!(memory.set("a", "123456789"), Ok(()));
        assert_eq!(memory.set("a", "1234567890"), Err(Failed::Full));
        assert_eq!(memory.get("a"), Ok(Some("123456789".to_owned())));
    }

    #[test]
    fn a_torn_write_leaves_its_beginning_and_nothing_follows() {
        let memory = Memory::default();
        memory.trouble(Trouble::TornAt(1, 3));
        assert_eq!(memory.set("a", "whole"), Ok(()));
        assert!(memory.set("b", "törn").is_err());
        assert!(memory.set("c", "never").is_err());
        assert!(memory.remove("a").is_err());
        assert_eq!(memory.get("b"), Ok(Some("tö".to_owned())));
        assert_eq!(memory.keys(), ["a", "b"]);
    }
}
