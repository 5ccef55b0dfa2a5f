//! The service worker, as the page sees it: are all files kept, does a new version wait, and switching to it on consent.

use super::part;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

/// Whether the page can do without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfflineState {
    /// Not known yet.
    Unknown,
    /// All files are kept.
    Ready,
    /// A new version waits for consent.
    UpdateWaits,
}

/// What asking for a new version came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdateCheck {
    /// This is the newest version.
    Newest,
    /// The host could not be reached.
    Unreachable,
    /// A new version waits for consent.
    Waits,
    /// A new version is being fetched.
    Comes,
}

fn container() -> Option<ServiceWorkerContainer> {
    part(&window().navigator(), "serviceWorker").map(JsCast::unchecked_into)
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let ready = container()?.ready().ok()?;
    Some(JsFuture::from(ready).await.ok()?.unchecked_into())
}

fn state_of(registration: &ServiceWorkerRegistration) -> OfflineState {
    match registration.waiting() {
        Some(_) => OfflineState::UpdateWaits,
        None => OfflineState::Ready,
    }
}

/// Follows the service worker for as long as the page lives.
pub fn watch_offline_state() -> RwSignal<OfflineState> {
    let state = RwSignal::new(OfflineState::Unknown);
    let Some(container) = container() else {
        return state;
    };
    // Reload only when an old version gave way to a new one, not when the first visit gets its first worker.
    if container.controller().is_some() {
        let changed = Closure::<dyn Fn()>::new(super::reload);
        container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    }
    spawn_local(async move {
        let Some(registration) = registration().await else {
            return;
        };
        state.set(state_of(&registration));
        let found = registration.clone();
        let update = Closure::<dyn Fn()>::new(move || {
            let Some(worker) = found.installing() else {
                return;
            };
            let found = found.clone();
            let changed = Closure::<dyn Fn()>::new(move || state.set(state_of(&found)));
            worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        });
        registration.set_onupdatefound(Some(update.as_ref().unchecked_ref()));
        update.forget();
    });
    state
}

/// Asks whether there is a new version; one that is found is offered through the state.
pub async fn check_for_update(state: RwSignal<OfflineState>) -> UpdateCheck {
    // Without a worker nothing is kept: the page is as new as its host.
    if state.get_untracked() == OfflineState::Unknown {
        return UpdateCheck::Newest;
    }
    let Some(registration) = registration().await else {
        return UpdateCheck::Newest;
    };
    let asked = match registration.update() {
        Ok(asked) => JsFuture::from(asked).await,
        Err(error) => Err(error),
    };
    state.set(state_of(&registration));
    match asked {
        Err(_) => UpdateCheck::Unreachable,
        Ok(_) if registration.waiting().is_some() => UpdateCheck::Waits,
        Ok(_) if registration.installing().is_some() => UpdateCheck::Comes,
        Ok(_) => UpdateCheck::Newest,
    }
}

/// Lets the version that waits take over; every tab then reloads.
pub fn switch_to_update() {
    spawn_local(async {
        let registration = registration().await;
        if let Some(waiting) = registration.and_then(|registration| registration.waiting()) {
            _ = waiting.post_message(&"take over".into());
        }
    });
}
