//! The service worker, as the page sees it: are all files kept, does a new version wait, and switching to it on consent.

use super::browser::settled;
use super::house::{House, Offline};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

fn container() -> Option<ServiceWorkerContainer> {
    let navigator: JsValue = window().navigator().into();
    super::browser::field(&navigator, "serviceWorker").map(JsCast::unchecked_into)
}

async fn registration() -> Option<ServiceWorkerRegistration> {
    let ready = container()?.ready().ok()?;
    settled(Ok(ready.into()))
        .await
        .ok()
        .map(JsCast::unchecked_into)
}

/// Watches the service worker for as long as the page lives.
pub fn watch(house: House) {
    let Some(container) = container() else { return };
    // Reload only when an old version gave way to a new one, not when the first visit gets its first worker.
    let had_one = container.controller().is_some();
    let changed = Closure::<dyn Fn()>::new(move || {
        if had_one {
            _ = window().location().reload();
        }
    });
    _ = container
        .add_event_listener_with_callback("controllerchange", changed.as_ref().unchecked_ref());
    changed.forget();
    leptos::task::spawn_local(async move {
        let Some(registration) = registration().await else {
            return;
        };
        look(house, &registration);
        let found = registration.clone();
        let update = Closure::<dyn Fn()>::new(move || {
            let Some(worker) = found.installing() else {
                return;
            };
            let found = found.clone();
            let state = Closure::<dyn Fn()>::new(move || look(house, &found));
            worker.set_onstatechange(Some(state.as_ref().unchecked_ref()));
            state.forget();
        });
        registration.set_onupdatefound(Some(update.as_ref().unchecked_ref()));
        update.forget();
    });
}

fn look(house: House, registration: &ServiceWorkerRegistration) {
    let state = if registration.waiting().is_some() {
        Offline::Update
    } else {
        Offline::Ready
    };
    house.offline.set(state);
}

/// Asks whether there is a new version; the answer comes through `watch`, or says that there is none.
pub fn check(house: House, none: impl Fn() + 'static) {
    leptos::task::spawn_local(async move {
        let Some(registration) = registration().await else {
            return none();
        };
        let asked = registration.update().map(JsValue::from);
        _ = settled(asked).await;
        look(house, &registration);
        if registration.waiting().is_none() && registration.installing().is_none() {
            none();
        }
    });
}

/// Lets the version that waits take over; every tab then reloads.
pub fn take_over() {
    leptos::task::spawn_local(async move {
        if let Some(waiting) = registration()
            .await
            .and_then(|registration| registration.waiting())
        {
            _ = waiting.post_message(&"take over".into());
        }
    });
}
