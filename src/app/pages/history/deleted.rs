//! Matches that were just deleted: for a while they can be had back.

use crate::app::browser::focus::focus;
use crate::app::i18n::Text;
use crate::app::state::{AppStorage, MatchActions, Toasts, use_matches, use_storage, use_toasts};
use crate::table::{MatchId, Record};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a deleted match can be had back, in milliseconds.
const UNDO_TIME: u32 = 10_000;

/// Matches that were just deleted; those deleted in a row come back together.
#[derive(Clone, Copy)]
pub struct DeletedMatches {
    records: StoredValue<Vec<Record>>,
    /// The toast that offers the way back.
    offered: StoredValue<Option<usize>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    matches: MatchActions,
    storage: AppStorage,
    toasts: Toasts,
}

/// Matches that were just deleted on this page.
pub fn use_deleted_matches() -> DeletedMatches {
    DeletedMatches {
        records: StoredValue::new(Vec::new()),
        offered: StoredValue::new(None),
        matches: use_matches(),
        timer: StoredValue::new_local(None),
        storage: use_storage(),
        toasts: use_toasts(),
    }
}

impl DeletedMatches {
    /// Deletes a match, with a way back for a while.
    pub fn delete(self, id: MatchId) {
        if let Some(record) = self.storage.read(|store| store.delete(id)) {
            self.offer_back(record);
        }
        self.storage.changed();
    }

    fn offer_back(self, record: Record) {
        // Those before are gone for good once their way back was closed.
        if !self.is_offered() {
            self.records.set_value(Vec::new());
        }
        self.records.update_value(|records| records.push(record));
        let n = self.records.with_value(Vec::len);
        let deleted = Text::MatchesDeleted { n };
        let toast = self.toasts.offer(deleted, Text::Undo, move || self.undo());
        self.offered.set_value(Some(toast));
        // A new timer takes the place of the one before, which is thereby given up.
        self.timer.set_value(Some(Timeout::new(UNDO_TIME, move || {
            if self.is_offered() {
                self.toasts.dismiss();
            }
        })));
    }

    fn undo(self) {
        let records = self.records.try_update_value(std::mem::take);
        let records = records.unwrap_or_default();
        for record in &records {
            self.matches.keep(record);
        }
        if let Some(last) = records.last() {
            focus(format!("[data-match='{}'] a", last.id));
        }
    }

    /// Is the way back on the screen?
    fn is_offered(&self) -> bool {
        let toast = self.offered.get_value();
        toast.is_some_and(|toast| self.toasts.is_shown(toast))
    }
}
