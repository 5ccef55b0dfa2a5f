//! Finished matches: one key each, and the index that lists them.

use super::desk::Found;
use super::entry::Entry;
use super::index::Index;
use super::{Form, Kind, Store};
use crate::table::{Flaw, LONGEST, MatchId, Record};
use crate::text;
use std::fmt;
use std::rc::Rc;

const INDEX: &str = "index/all";
/// Room for a hundred thousand matches, more than any browser keeps.
const LONGEST_INDEX: usize = 16 * 1024 * 1024;

pub(super) fn match_key(id: MatchId) -> String {
    text::glued(&[Kind::History.folder(), &id.text()])
}

/// Why a match cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gone {
    /// There is none of this name.
    Unknown,
    /// It is not for this release: a newer format, or a game that is not here. It stays where it is.
    NotForUs(Flaw),
    /// It cannot be read or breaks the rules, and was put aside unchanged.
    Lost(String),
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gone::Unknown => write!(f, "no such match is kept here"),
            Gone::NotForUs(flaw) => {
                write!(f, "the match is kept, but not for this release: {flaw}")
            }
            Gone::Lost(why) => write!(f, "the match was put aside unchanged: {why}"),
        }
    }
}

impl std::error::Error for Gone {}

impl Gone {
    pub(super) fn lost(why: &str) -> Gone {
        Gone::Lost(why.to_owned())
    }
}

impl From<Flaw> for Gone {
    fn from(flaw: Flaw) -> Gone {
        match flaw {
            Flaw::Newer(_) | Flaw::UnknownGame(_) => Gone::NotForUs(flaw),
            other => Gone::Lost(other.text()),
        }
    }
}

impl Store {
    /// All finished matches, the newest first.
    pub fn history(&self) -> Rc<Vec<Entry>> {
        self.index().entries
    }

    /// A finished match, replayed through the rules.
    pub fn record(&self, id: MatchId) -> Result<Record, Gone> {
        let record = self.finished(id)?;
        if let Err(flaw) = self.replay(&record, Form::Packed) {
            let gone = flaw.into();
            self.put_aside_if_lost(id, &gone);
            return Err(gone);
        }
        Ok(record)
    }

    /// Keeps a finished, packed match, and ends its running. Refused is only what could not be read back.
    pub fn keep(&self, record: &Record) -> Result<(), Flaw> {
        match self.keep_all(&[record]).pop() {
            Some((_, flaw)) => Err(flaw),
            None => Ok(()),
        }
    }

    /// Deletes a finished match and hands it out, so that it can be kept again.
    pub fn delete(&self, id: MatchId) -> Option<Record> {
        let mut index = self.index();
        let record = self.finished(id).ok()?;
        self.desk().remove(&match_key(id));
        index.retain(&|other| other != id);
        self.write_index(index);
        Some(record)
    }

    /// Keeps many, writing the index once. Hands back those that were refused.
    ///
    /// The order is what makes it safe: first the record, then the index, last the running match goes. A tab that dies
    /// in between leaves an index out of step, which is noticed, or a running match that is finished too.
    pub(super) fn keep_all(&self, records: &[&Record]) -> Vec<(MatchId, Flaw)> {
        let mut index = self.index();
        let (mut kept, mut entries, mut refused) = (Vec::new(), Vec::new(), Vec::new());
        for record in records {
            let (id, key, text) = (record.id, match_key(record.id), record.write());
            match self.desk().read(&key, LONGEST) {
                _ if text.len() > LONGEST => refused.push((id, Flaw::TooLong)),
                Found::Newer(version) => refused.push((id, Flaw::Newer(version))),
                found => {
                    if found == Found::Damaged {
                        self.put_aside(&key, "damaged");
                    }
                    kept.push((id, self.desk().write(&key, &text)));
                    entries.push(Entry::of(record));
                }
            }
        }
        index.add(entries);
        self.write_index(index);
        for (id, kept) in kept {
            self.finish_running(id, kept);
        }
        refused
    }

    /// A finished match as it stands, without moving anything.
    pub(super) fn peek(&self, id: MatchId) -> Result<Record, Gone> {
        match self.desk().read(&match_key(id), LONGEST) {
            Found::Nothing => Err(Gone::Unknown),
            Found::Newer(version) => Err(Gone::NotForUs(Flaw::Newer(version))),
            Found::Damaged => Err(Gone::lost("damaged")),
            Found::Sound(text) => read_match(id, &text),
        }
    }

    /// A finished match; one that cannot be read is put aside.
    fn finished(&self, id: MatchId) -> Result<Record, Gone> {
        self.peek(id)
            .inspect_err(|gone| self.put_aside_if_lost(id, gone))
    }

    fn put_aside_if_lost(&self, id: MatchId, gone: &Gone) {
        if let Gone::Lost(why) = gone {
            self.put_aside(&match_key(id), why);
        }
    }

    /// The index, in step with the matches that are there: remembered, stored, or mended from the records.
    fn index(&self) -> Index {
        let remembered = self.inner.index.borrow().clone();
        // Listing five thousand keys takes as long as a page of them. Other tabs tell when they write, and then nothing is
        // remembered.
        let state = Some(self.desk().state());
        if self.inner.checked.replace(state) == state {
            return remembered;
        }
        let ids = self.match_ids();
        if remembered.is_about(&ids) {
            return remembered;
        }
        let stored = match self.desk().read(INDEX, LONGEST_INDEX) {
            Found::Sound(text) => Index::read(&text).unwrap_or_default(),
            _ => Index::default(),
        };
        if stored.is_about(&ids) {
            self.inner.index.replace(stored.clone());
            return stored;
        }
        let mut index = stored;
        index.retain(&|id| ids.contains(&id));
        let mut found = Vec::new();
        for id in ids {
            if !index.lists(id) {
                match self.finished(id) {
                    Ok(record) => found.push(Entry::of(&record)),
                    Err(Gone::NotForUs(_)) => index.newer.push(id),
                    Err(_) => {}
                }
            }
        }
        index.add(found);
        self.write_index(index.clone());
        index
    }

    /// All ids; a key that is no id is put aside.
    fn match_ids(&self) -> Vec<MatchId> {
        let mut ids = Vec::new();
        for name in self.desk().names(Kind::History.folder()) {
            match MatchId::read(&name) {
                Some(id) => ids.push(id),
                None => self.put_aside_nameless(Kind::History, &name),
            }
        }
        ids
    }

    /// No match has such a key; unless a later release knows better, it is put aside.
    pub(super) fn put_aside_nameless(&self, kind: Kind, name: &str) {
        let key = text::glued(&[kind.folder(), name]);
        if !matches!(self.desk().read(&key, LONGEST), Found::Newer(_)) {
            self.put_aside(&key, "no match has this name");
        }
    }

    fn write_index(&self, index: Index) {
        self.desk().write(INDEX, &index.write());
        self.inner.index.replace(index);
    }
}

/// The record that is kept under this name, if it is one.
pub(super) fn read_match(id: MatchId, text: &str) -> Result<Record, Gone> {
    let record = Record::read(text)?;
    if record.id == id {
        Ok(record)
    } else {
        Err(Gone::lost("it tells of another match"))
    }
}
