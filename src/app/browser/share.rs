//! Handing texts on: the system's share sheet, and the clipboard.

use super::part;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

/// What became of a text that was handed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The share sheet took it.
    Sent,
    /// It is in the clipboard.
    Copied,
    /// The browser allowed neither.
    Refused,
}

/// Copies a text; tells whether that was allowed.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    // Pages without a secure address have no clipboard.
    if part(&navigator, "clipboard").is_none() {
        return false;
    }
    let copied = navigator.clipboard().write_text(text);
    JsFuture::from(copied).await.is_ok()
}

/// Hands a text to the system's share sheet, or to the clipboard.
pub async fn share(text: &str) -> Shared {
    let navigator = window().navigator();
    if part(&navigator, "share").is_some() {
        let data = ShareData::new();
        data.set_text(text);
        if JsFuture::from(navigator.share_with_data(&data))
            .await
            .is_ok()
        {
            return Shared::Sent;
        }
    }
    match copy(text).await {
        true => Shared::Copied,
        false => Shared::Refused,
    }
}

/// The whole address of a screen, for another window.
pub fn link_to(hash: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// Changes the address without a step to go back to.
pub fn replace_address(hash: &str) {
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}
