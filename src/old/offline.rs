//! The service worker, as the page sees it: are all files kept, does a new version wait, and switching to it on consent.

use super::browser::{Answer, then};
use super::house::{House, Offline};
use super::words::words;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

fn container() -> Option<ServiceWorkerContainer> {
    let navigator: JsValue = window().navigator().into();
    super::browser::field(&navigator, "serviceWorker").map(JsCast::unchecked_into)
}

/// Goes on with the service worker's registration, once there is one.
fn registration(done: impl FnOnce(ServiceWorkerRegistration) + 'static) {
    let Some(ready) = container().and_then(|container| container.ready().ok()) else {
        return;
    };
    let done = move |answer: Answer| {
        if let Ok(registration) = answer {
            done(registration.unchecked_into());
        }
    };
    then(Ok(ready.into()), Box::new(done));
}

/// Watches the service worker for as long as the page lives.
pub fn watch(house: House) {
    let Some(container) = container() else { return };
    // Reload only when an old version gave way to a new one, not when the first visit gets its first worker.
    let had_one = container.controller().is_some();
    let changed = Closure::<dyn Fn()>::new(move || {
        if had_one {
            super::browser::reload();
        }
    });
    _ = container
        .add_event_listener_with_callback("controllerchange", changed.as_ref().unchecked_ref());
    changed.forget();
    registration(move |registration| {
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

/// Asks whether there is a new version, and says the answer; one that is found is offered by `watch`.
pub fn check(house: House) {
    // Without a worker nothing is kept: the page is as new as its host.
    if house.offline.peek() == Offline::NotYet {
        return house.tell(words().newest);
    }
    registration(move |registration| {
        let asked = registration.update().map(JsValue::from);
        let told = move |answer: Answer| {
            look(house, &registration);
            let said = match answer {
                Err(_) => words().not_reached,
                Ok(_) if registration.waiting().is_some() => words().new_version_waits,
                Ok(_) if registration.installing().is_some() => words().new_version_comes,
                Ok(_) => words().newest,
            };
            house.tell(said);
        };
        then(asked, Box::new(told));
    });
}

/// Lets the version that waits take over; every tab then reloads.
pub fn take_over() {
    registration(|registration| {
        if let Some(waiting) = registration.waiting() {
            _ = waiting.post_message(&"take over".into());
        }
    });
}
