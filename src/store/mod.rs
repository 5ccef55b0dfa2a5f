//! What outlasts a reload: running matches, history, players, settings; all of it texts in the browser's local storage.
//!
//! ```text
//!     parlour/v1/live/<id>/a and b   a running match, saved in two slots by turns
//!     parlour/v1/match/<id>          a finished match, packed
//!     parlour/v1/index/all           what history lists, rebuilt from the matches whenever in doubt
//!     parlour/v1/players/all         settings/all
//!     parlour/v1/console/<id>        what the console of a match keeps, of a few matches
//!     parlour/v1/lost/<sum>          what could not be read, unchanged, with the reason
//! ```
//!
//! Nothing here knows a game: the rules come in as one function. Nothing fails for the player: what the browser does
//! not keep is held in memory, `mode` says so, and export still works.

mod choices;
mod desk;
mod drawer;
mod entry;
mod envelope;
mod export;
mod history;
mod import;
mod index;
mod live;
mod local;
mod lost;
mod memory;
mod plan;
mod players;
mod session;
mod settings;
mod statistics;
mod who;

pub use choices::{
    Animation, Begins, BoardSide, Marks, Motion, Notation, Seating, TextSize, Theme,
};
pub use drawer::{Drawer, Failed, PREFIX};
pub use entry::{Entry, Verdict};
pub use envelope::{Opened, SCHEMA, open, seal, seal_as};
pub use history::Gone;
pub use live::Saved;
pub use local::Local;
pub use lost::{Lost, one_line};
pub use memory::{Memory, Trouble};
pub use plan::{LARGEST, NoImport, Plan, Refusal, Refused};
pub use players::{BadName, LONGEST_PART, Profile, full_name};
pub use settings::{LastChoice, Settings};
pub use statistics::{Standings, Tally, Versus, standings, tally, versus};
pub use who::{Filter, Who, everybody, filter};

use crate::table::{Flaw, Record};
use crate::text;
use desk::Desk;
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
pub type Replay = fn(&Record, Form) -> Result<Record, Flaw>;

/// Whether what is stored will outlast a reload.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It will.
    Kept,
    /// Not all of it: the latest is in memory only, for this reason.
    Memory(Failed),
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
    Lost,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 5] = [
        Kind::Running,
        Kind::History,
        Kind::Players,
        Kind::Settings,
        Kind::Lost,
    ];

    const fn folder(self) -> &'static str {
        match self {
            Kind::Running => "live/",
            Kind::History => "match/",
            Kind::Players => "players/",
            Kind::Settings => "settings/",
            Kind::Lost => "lost/",
        }
    }
}

/// The store. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    inner: Rc<Inner>,
}

struct Inner {
    desk: Desk,
    replay: Replay,
    index: RefCell<Index>,
    /// The desk as it was when the index was last held against its keys.
    checked: Cell<Option<(usize, u32)>>,
}

impl Store {
    /// A store over a drawer; `replay` is how the rules judge a record.
    pub fn new(drawer: Rc<dyn Drawer>, replay: Replay) -> Store {
        let inner = Inner {
            desk: Desk::new(drawer),
            replay,
            index: RefCell::default(),
            checked: Cell::new(None),
        };
        Store {
            inner: Rc::new(inner),
        }
    }

    /// A store over the browser's local storage.
    pub fn local(replay: Replay) -> Store {
        Store::new(Rc::new(Local::open()), replay)
    }

    /// Will it outlast a reload?
    pub fn mode(&self) -> Mode {
        self.desk().failed().map_or(Mode::Kept, Mode::Memory)
    }

    /// Offers the browser once more what it did not take.
    pub fn retry(&self) -> Mode {
        self.desk().retry();
        self.mode()
    }

    /// Room taken. Reads everything, so it is for now and then.
    pub fn space(&self) -> Space {
        Space {
            used: self.desk().used(),
        }
    }

    /// Another tab wrote: forgets what was remembered of the storage.
    pub fn refresh(&self) {
        self.inner.index.take();
        self.inner.checked.set(None);
    }

    /// Keys of what a later release wrote; it stays as it is. Reads everything.
    pub fn newer(&self) -> Vec<String> {
        self.desk().newer()
    }

    /// Deletes everything of a kind, but not what a later release wrote.
    pub fn clear(&self, kind: Kind) {
        // A console goes with the matches it was opened at.
        let sessions = (kind == Kind::Running).then_some(session::FOLDER);
        for folder in [Some(kind.folder()), sessions].into_iter().flatten() {
            for name in self.desk().names(folder) {
                self.desk().remove(&text::glued(&[folder, &name]));
            }
        }
    }

    fn desk(&self) -> &Desk {
        &self.inner.desk
    }

    fn replay(&self, record: &Record, form: Form) -> Result<Record, Flaw> {
        (self.inner.replay)(record, form)
    }
}
