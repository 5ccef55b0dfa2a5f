//! What can be done with matches as a whole: beginning, saving, ending, finding and handing on.

use super::storage::{AppStorage, use_storage};
use super::toasts::{Toasts, use_toasts};
use crate::app::browser::clock::now;
use crate::app::browser::download::download;
use crate::app::browser::random;
use crate::app::browser::share::{Shared, copy, link_to, share};
use crate::app::i18n::{I18n, Text, use_i18n};
use crate::app::route::Route;
use crate::games::ui::Phrase;
use crate::games::{self, GameInfo, NewMatch};
use crate::storage::{Form, LoadError, Who};
use crate::table::{End, MatchId, Moves, Participant, Player, Record, RecordError};
use leptos::task::spawn_local;

/// What can be done with matches, from any screen.
#[derive(Clone, Copy)]
pub struct MatchActions {
    storage: AppStorage,
    toasts: Toasts,
    i18n: I18n,
}

/// What can be done with matches, from any screen.
pub fn use_matches() -> MatchActions {
    MatchActions {
        storage: use_storage(),
        toasts: use_toasts(),
        i18n: use_i18n(),
    }
}

fn new_id() -> MatchId {
    MatchId(random() as u32)
}

impl MatchActions {
    /// What somebody in the statistics is called; tracked.
    pub fn name_of(&self, who: &Who) -> String {
        match who {
            Who::Person(name) => name.clone(),
            Who::Computer(level) => self.i18n.say(Text::Computer { level: *level }),
        }
    }

    /// The names of those who sit there; tracked.
    pub fn names(&self, seats: &[Participant]) -> Vec<String> {
        let name = |seat: &Participant| match seat.player {
            _ if !seat.name.is_empty() => seat.name.clone(),
            Player::Computer(level) => self.name_of(&Who::Computer(level)),
            Player::Person | Player::Remote => self.i18n.say(Text::Somebody),
        };
        seats.iter().map(name).collect()
    }

    /// Saves a running match.
    pub fn save(&self, record: &Record) {
        if let Err(error) = self.storage.read(|store| store.save(record, now())) {
            let why = error.to_string();
            self.toasts.show(Text::NotSaved { why });
        }
        self.storage.changed();
    }

    /// Keeps a finished match; one without a single move is not worth it.
    pub fn keep(&self, record: &Record) {
        if record.moves.count() == 0 && record.end == Some(End::Abandoned) {
            self.storage.read(|store| store.forget(record.id));
        } else if let Err(error) = self.storage.read(|store| store.keep(record)) {
            let why = error.to_string();
            self.toasts.show(Text::NotSaved { why });
        }
        self.storage.changed();
        // The first match that is kept is worth asking for; later ones would only nag.
        if self.storage.read(|store| store.history().len()) == 1 {
            self.storage.check_persistence(true);
        }
    }

    /// Keeps a running match as one without a result.
    fn keep_abandoned(&self, record: &Record) {
        self.keep(&Record {
            ended: Some(now()),
            end: Some(End::Abandoned),
            seed: None,
            times: Vec::new(),
            ..record.clone()
        });
    }

    /// A match, running or over; or why it cannot be shown.
    pub fn find(&self, id: MatchId) -> Result<Record, Phrase> {
        let running = self.storage.read(|store| store.load(id));
        let found = match running {
            Err(LoadError::NotFound) => self.storage.read(|store| store.record(id)),
            found => found,
        };
        found.map_err(|error| match error {
            LoadError::NotFound => Text::MatchUnknown.into(),
            LoadError::Unsupported(error) => Text::MatchNewer {
                why: error.to_string(),
            }
            .into(),
            LoadError::Quarantined(why) => Text::MatchDamaged { why }.into(),
        })
    }

    /// Ends a running match from the lobby: without a result, and with a way back.
    pub fn end(self, id: MatchId) {
        let Ok(record) = self.storage.read(|store| store.load(id)) else {
            return;
        };
        self.keep_abandoned(&record);
        let back = move || {
            self.storage.read(|store| store.delete(id));
            self.save(&record);
        };
        self.toasts.offer(Text::MatchEnded, Text::Undo, back);
    }

    /// Lays out a new match and opens it.
    pub fn begin(
        &self,
        info: &GameInfo,
        options: String,
        seats: Vec<Participant>,
        seed: Option<u64>,
    ) {
        let new = NewMatch {
            id: new_id(),
            begun: now(),
            options,
            seats,
            seed: seed.unwrap_or_else(random),
        };
        match (info.begin)(&new) {
            Ok(record) => self.open_new(&record),
            Err(error) => self.refuse(&error),
        }
    }

    fn refuse(&self, error: &RecordError) {
        let why = error.wanted();
        self.toasts.show(Text::CannotBegin { why });
    }

    /// Saves a match that has just begun, and opens its table.
    fn open_new(&self, record: &Record) {
        self.save(record);
        Route::Match(record.id).open();
    }

    /// The same people, the same game once more; who begins is the game's own custom.
    pub fn rematch(&self, record: &Record) {
        if let Some(info) = games::info(&record.game) {
            let seats = info.rematch.seats(&record.seats, &record.places);
            self.begin(info, record.options.clone(), seats, None);
        }
    }

    /// The same match from its beginning; what was played so far ends without a result.
    pub fn restart(&self, record: &Record) {
        if let Some(info) = games::info(&record.game) {
            self.keep_abandoned(record);
            self.begin(info, record.options.clone(), record.seats.clone(), None);
        }
    }

    /// Opens a new match that goes on from a position of this one, which stays as it is.
    pub fn branch(&self, record: &Record, number: usize) {
        // What is stored is packed; moves are cut off where they are written out.
        match games::retell(record, Form::Written) {
            Ok(written) => self.open_new(&written.branch(number, new_id(), now(), random())),
            Err(error) => self.refuse(&error),
        }
    }

    /// A new match from a position that was set up, with the same people; this one stays as it is. Where the position is over, so
    /// is the match. Returns its id.
    pub fn set_up(&self, record: &Record, start: String) -> Option<MatchId> {
        let new = Record {
            start: Some(start),
            moves: Moves::default(),
            ..record.branch(0, new_id(), now(), random())
        };
        match games::retell(&new, Form::Packed) {
            Ok(over) if over.end.is_some() => self.keep(&over),
            Ok(_) => self.save(&new),
            Err(error) => {
                self.refuse(&error);
                return None;
            }
        }
        Some(new.id)
    }

    /// Hands a text on, to the system's share sheet or to the clipboard, and says what became of it.
    pub fn share_text(&self, text: String) {
        let toasts = self.toasts;
        spawn_local(async move {
            match share(&text).await {
                Shared::Sent => (),
                Shared::Copied => toasts.show(Text::Copied),
                Shared::Refused => toasts.show(Text::NotCopied),
            }
        });
    }

    /// Copies the whole address of a screen.
    pub fn copy_link(&self, route: &Route) {
        let (toasts, link) = (self.toasts, link_to(&route.to_string()));
        spawn_local(async move {
            toasts.show(match copy(&link).await {
                true => Text::LinkCopied,
                false => Text::LinkNotCopied,
            });
        });
    }

    /// Offers everything that is stored as one file.
    pub fn export_all(&self) {
        download(
            "parlour.json",
            &self.storage.read(|store| store.export(now())),
        );
    }
}
