//! Whether the browser keeps what is stored when room gets short.

use super::part;
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;

/// Is it kept? `ask`: asks the browser to. It may not say.
pub async fn is_persistent(ask: bool) -> Option<bool> {
    let navigator = window().navigator();
    part(&navigator, "storage")?;
    let storage = navigator.storage();
    let asked = if ask {
        storage.persist()
    } else {
        storage.persisted()
    };
    JsFuture::from(asked.ok()?).await.ok()?.as_bool()
}
