//! What outlasts a reload: running matches, history, players, settings; all of it JSON in the browser's local storage.
//!
//! ```text
//!     parlour/v2/live/<id>/a and b   a running match, saved in two slots by turns
//!     parlour/v2/match/<id>          a finished match, packed
//!     parlour/v2/index/all           what history lists, rebuilt from the matches whenever in doubt
//!     parlour/v2/players/all         settings/all
//!     parlour/v2/console/<id>        the console session of a match, of a few matches
//!     parlour/v2/quarantine/<sum>    what could not be read, unchanged, with the reason
//! ```
//!
//! Nothing here knows a game: the rules come in as one function. Nothing fails for the player: what the browser does
//! not store is held in memory, `mode` says so, and export still works.

mod backend;
mod checksum;
mod choices;
mod entry;
mod export;
mod failing;
mod filter;
mod history;
mod import;
mod import_file;
mod import_plan;
mod index;
mod key_value;
mod live;
#[cfg(feature = "app")]
mod local;
mod memory;
mod players;
mod quarantine;
mod sessions;
mod settings;
mod statistics;

pub use checksum::{ChecksumError, Checksummed, SCHEMA};
pub use choices::{
    Animation, Begins, BoardSide, LanguageChoice, Marks, Motion, Notation, Seating, TextSize, Theme,
};
pub use entry::{Entry, Verdict};
pub use export::{EXPORT, Export};
pub use failing::{Failing, Failure};
pub use filter::{Filter, Who, everybody, filter};
pub use history::LoadError;
pub use import_plan::{ImportError, ImportPlan, LARGEST_IMPORT, Refusal, Refused};
pub use key_value::{KeyValue, PREFIX, StorageError};
pub use live::SavedMatch;
#[cfg(feature = "app")]
pub use local::Local;
pub use memory::Memory;
pub use players::{BadName, LONGEST_PART, Profile, full_name};
pub use quarantine::Quarantined;
pub use sessions::Session;
pub use settings::{LastChoice, Settings};
pub use statistics::{Standings, Tally, Versus, standings, tally, versus};

use crate::table::{Record, RecordError};
use backend::Backend;
use index::Index;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How the moves of a record are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// In notation, for people.
    Written,
    /// In few letters, for storage.
    Packed,
}

/// Replays a record through the rules of its game and tells it again, in one form or the other.
pub type Replay = fn(&Record, Form) -> Result<Record, RecordError>;

/// Whether what is stored will outlast a reload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It will.
    Kept,
    /// Not all of it: the latest is in memory only, for this reason.
    Memory(StorageError),
}

/// What browsers grant a page, about: 5 MiB, which most of them count in letters.
pub const QUOTA: usize = 5 * 1024 * 1024;

/// Room taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Bytes of the parlour's own.
    pub used: usize,
}

impl Space {
    /// Hundredths of what browsers grant.
    pub fn percent(self) -> usize {
        self.used * 100 / QUOTA
    }

    /// Time to warn?
    pub fn is_tight(self) -> bool {
        self.percent() >= 80
    }
}

/// What can be deleted as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Matches in progress.
    Running,
    /// Finished matches.
    History,
    /// Profiles.
    Players,
    /// Settings.
    Settings,
    /// What could not be read.
    Quarantine,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 5] = [
        Kind::Running,
        Kind::History,
        Kind::Players,
        Kind::Settings,
        Kind::Quarantine,
    ];

    const fn folder(self) -> &'static str {
        match self {
            Kind::Running => "live/",
            Kind::History => "match/",
            Kind::Players => "players/",
            Kind::Settings => "settings/",
            Kind::Quarantine => "quarantine/",
        }
    }
}

/// The store. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    inner: Rc<Inner>,
}

struct Inner {
    backend: Backend,
    replay: Replay,
    index: RefCell<Index>,
    /// The state of the backend when the index was last held against its keys.
    checked: Cell<Option<(usize, u32)>>,
}

impl Store {
    /// A store over a storage; `replay` is how the rules check a record.
    pub fn new(storage: Rc<dyn KeyValue>, replay: Replay) -> Store {
        let inner = Inner {
            backend: Backend::new(storage),
            replay,
            index: RefCell::default(),
            checked: Cell::new(None),
        };
        Store {
            inner: Rc::new(inner),
        }
    }

    /// Will it outlast a reload?
    pub fn mode(&self) -> Mode {
        self.backend().failed().map_or(Mode::Kept, Mode::Memory)
    }

    /// Offers the browser once more what it did not take.
    pub fn retry(&self) -> Mode {
        self.backend().retry();
        self.mode()
    }

    /// Room taken. Reads everything, so it is for now and then.
    pub fn space(&self) -> Space {
        Space {
            used: self.backend().used(),
        }
    }

    /// Another tab wrote: forgets what was remembered of the storage.
    pub fn refresh(&self) {
        self.inner.index.take();
        self.inner.checked.set(None);
    }

    /// Keys of what a later release wrote; it stays as it is. Reads everything.
    pub fn newer(&self) -> Vec<String> {
        self.backend().newer()
    }

    /// Deletes everything of a kind, but not what a later release wrote.
    pub fn clear(&self, kind: Kind) {
        // A console goes with the matches it was opened at.
        let sessions = (kind == Kind::Running).then_some(sessions::FOLDER);
        for folder in [Some(kind.folder()), sessions].into_iter().flatten() {
            for name in self.backend().names(folder) {
                self.backend().remove(&format!("{folder}{name}"));
            }
        }
    }

    fn backend(&self) -> &Backend {
        &self.inner.backend
    }

    fn replay(&self, record: &Record, form: Form) -> Result<Record, RecordError> {
        (self.inner.replay)(record, form)
    }
}
