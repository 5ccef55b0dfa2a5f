//! Moving the focus.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

/// Gives the focus to the first such element, once what was just changed is in the page.
pub fn focus(selector: String) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(&selector) {
            _ = element.unchecked_ref::<HtmlElement>().focus();
        }
    });
}
