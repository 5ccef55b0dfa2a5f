//! One writer for each running match: the tab that holds the browser's lock of its name. web-sys has no stable binding.

use super::part;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    type LockManager;
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &JsValue,
        granted: &JsValue,
    ) -> Result<js_sys::Promise, JsValue>;
}

/// Holds the lock of this name for this tab, as long as the current part of the page is there; tells whether it is held.
///
/// `steal` takes it from another tab. A browser without locks has its tabs trusted.
pub fn use_lock(name: &str, steal: bool) -> RwSignal<bool> {
    let held = RwSignal::new(true);
    let Some(locks) = part(&window().navigator(), "locks") else {
        return held;
    };
    let locks: LockManager = locks.unchecked_into();
    // The lock is held as long as this promise is open.
    let release = StoredValue::new_local(None::<js_sys::Function>);
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let got = !lock.is_null();
        held.try_set(got);
        if !got {
            return JsValue::UNDEFINED;
        }
        js_sys::Promise::new(&mut |resolve, _| {
            // Where the page is gone already, the lock is given back at once.
            if let Some(resolve) = release.try_set_value(Some(resolve)).flatten() {
                _ = resolve.call0(&JsValue::NULL);
            }
        })
        .into()
    });
    let options = js_sys::Object::new();
    let how = if steal { "steal" } else { "ifAvailable" };
    _ = js_sys::Reflect::set(&options, &how.into(), &JsValue::TRUE);
    let asked = locks.request(name, &options, &granted);
    spawn_local(async move {
        // It ends in an error when another tab takes the match over.
        if let Ok(asked) = asked
            && JsFuture::from(asked).await.is_err()
        {
            held.try_set(false);
        }
    });
    on_cleanup(move || {
        if let Some(Some(release)) = release.try_update_value(Option::take) {
            _ = release.call0(&JsValue::NULL);
        }
    });
    held
}
