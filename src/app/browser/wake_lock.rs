//! Keeps the screen awake. web-sys has the wake lock only behind an unstable flag.

use super::part;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    type WakeLock;
    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<js_sys::Promise, JsValue>;

    type Sentinel;
    #[wasm_bindgen(method, catch)]
    fn release(this: &Sentinel) -> Result<js_sys::Promise, JsValue>;
}

/// The screen stays awake while this is held.
struct Held(Sentinel);

impl Drop for Held {
    fn drop(&mut self) {
        _ = self.0.release();
    }
}

async fn hold() -> Option<Held> {
    let lock: WakeLock = part(&window().navigator(), "wakeLock")?.unchecked_into();
    let sentinel = JsFuture::from(lock.request("screen").ok()?).await.ok()?;
    Some(Held(sentinel.unchecked_into()))
}

/// Keeps the screen awake while `awake` holds, until this part of the page is left. A hidden page loses the lock, and asks again.
pub fn use_wake_lock(awake: Signal<bool>) {
    let held = StoredValue::new_local(None::<Held>);
    let ask = move || {
        spawn_local(async move {
            let lock = hold().await;
            // The page may have been left meanwhile; then the lock is dropped here.
            if awake.try_get_untracked() == Some(true) {
                _ = held.try_set_value(lock);
            }
        });
    };
    Effect::new(move |_| match awake.get() {
        true => ask(),
        false => held.set_value(None),
    });
    _ = leptos_use_event_listener::use_event_listener(
        document(),
        leptos::ev::visibilitychange,
        move |_| {
            if !document().hidden() && awake.get_untracked() {
                ask();
            }
        },
    );
}
