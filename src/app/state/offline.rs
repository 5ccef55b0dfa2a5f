//! Whether the page works without a network, and new versions of it.

use super::toasts::{Toasts, use_toasts};
use crate::app::browser::service_worker::{
    OfflineState, UpdateCheck, check_for_update, switch_to_update, watch_offline_state,
};
use crate::app::i18n::Text;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Offline play and updates, as a context.
#[derive(Clone, Copy)]
pub struct Offline {
    /// What the service worker has got so far.
    pub state: RwSignal<OfflineState>,
    toasts: Toasts,
}

impl Offline {
    /// Provides it to everything below.
    pub fn provide() -> Offline {
        let state = Offline {
            state: watch_offline_state(),
            toasts: use_toasts(),
        };
        provide_context(state);
        state
    }

    /// Asks whether there is a new version, and says the answer.
    pub fn check(&self) {
        let Offline { state, toasts } = *self;
        spawn_local(async move {
            toasts.show(match check_for_update(state).await {
                UpdateCheck::Newest => Text::Newest,
                UpdateCheck::Unreachable => Text::NotReached,
                UpdateCheck::Waits => Text::NewVersionWaits,
                UpdateCheck::Comes => Text::NewVersionComes,
            });
        });
    }

    /// Lets the version that waits take over.
    pub fn switch(&self) {
        switch_to_update();
    }
}

/// Offline play and updates.
pub fn use_offline() -> Offline {
    expect_context()
}
