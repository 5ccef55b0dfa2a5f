//! The storage, with signals that say when something in it has changed.

use crate::app::browser::persistence::is_persistent;
use crate::storage::{Mode, Store};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use_event_listener::use_event_listener;

/// The storage, as a context.
#[derive(Clone, Copy)]
pub struct AppStorage {
    store: StoredValue<Store, LocalStorage>,
    /// Rises whenever stored matches or players change, here or in another tab.
    pub revision: RwSignal<usize>,
    /// Whether what is stored will outlast a reload.
    pub mode: RwSignal<Mode>,
    /// Whether the browser promises to keep it when room gets short, as far as it said.
    pub persistent: RwSignal<Option<bool>>,
}

impl AppStorage {
    /// Provides the storage to everything below.
    pub fn provide(store: Store) -> AppStorage {
        let state = AppStorage {
            mode: RwSignal::new(store.mode()),
            store: StoredValue::new_local(store),
            revision: RwSignal::new(0),
            persistent: RwSignal::new(None),
        };
        _ = use_event_listener(window(), ev::storage, move |_| {
            state.read(Store::refresh);
            state.changed();
        });
        provide_context(state);
        state
    }

    /// Reads or writes something; after writing, say so with `changed`.
    pub fn read<T>(&self, read: impl FnOnce(&Store) -> T) -> T {
        self.store.with_value(read)
    }

    /// Reads what lists show; tracked.
    pub fn watch<T>(&self, read: impl FnOnce(&Store) -> T) -> T {
        self.revision.track();
        self.read(read)
    }

    /// Something was written: lists look again, and a banner says if it will not last.
    pub fn changed(&self) {
        self.revision.update(|n| *n += 1);
        let mode = self.read(Store::mode);
        if self.mode.get_untracked() != mode {
            self.mode.set(mode);
        }
    }

    /// Learns whether the browser will keep what is stored; `ask`: asks it to.
    pub fn check_persistence(&self, ask: bool) {
        let persistent = self.persistent;
        spawn_local(async move { persistent.set(is_persistent(ask).await) });
    }
}

/// The storage.
pub fn use_storage() -> AppStorage {
    expect_context()
}
