//! What the page asks of the browser. Everything that needs raw JavaScript values stays in this folder.

pub mod clock;
pub mod download;
pub mod focus;
pub mod fullscreen;
pub mod locks;
pub mod persistence;
pub mod service_worker;
pub mod share;
pub mod wake_lock;
pub mod worker;

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A number from the browser's secure source.
pub fn random() -> u64 {
    // Without a secure source a match can still be played; the clock differs at every start.
    getrandom::u64()
        .unwrap_or_else(|_| js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits())
}

/// Loads the page anew.
pub fn reload() {
    _ = window().location().reload();
}

/// Opens the print dialog.
pub fn print() {
    _ = window().print();
}

/// What the page's head says under this name.
pub fn meta(name: &str) -> String {
    let tag = document().query_selector(&format!("meta[name={name}]"));
    let content = tag
        .ok()
        .flatten()
        .and_then(|tag| tag.get_attribute("content"));
    content.unwrap_or_default()
}

/// The languages the browser asks for, the most wanted first.
pub fn languages() -> Vec<String> {
    let wanted = window().navigator().languages();
    wanted.iter().filter_map(|tag| tag.as_string()).collect()
}

/// Sets a custom property of the whole page.
pub fn set_root_property(name: &str, value: &str) {
    use wasm_bindgen::JsCast as _;
    if let Some(root) = document().document_element() {
        let root: web_sys::HtmlElement = root.unchecked_into();
        _ = root.style().set_property(name, value);
    }
}

/// Sets an attribute of the whole page, or takes it away.
pub fn set_root_attribute(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// A part of a browser object, if this browser has it.
fn part(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = js_sys::Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}
