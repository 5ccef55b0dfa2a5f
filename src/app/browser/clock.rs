//! Time as the browser knows it.

use crate::app::i18n::Language;
use crate::table::Timestamp;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Milliseconds of a clock that only goes forward.
pub fn milliseconds() -> f64 {
    let performance = window().performance();
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// This moment.
pub fn now() -> Timestamp {
    Timestamp((js_sys::Date::now() / 1_000.0) as u64)
}

/// A moment as people here write it: `16 Nov 2026, 10:20`.
pub fn format_date(moment: Timestamp, language: Language) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment.0 as f64 * 1_000.0));
    let options = js_sys::Object::new();
    for (name, value) in [
        ("day", "numeric"),
        ("month", "short"),
        ("year", "numeric"),
        ("hour", "2-digit"),
        ("minute", "2-digit"),
    ] {
        _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    // English dates as most of the world writes them: the day first, and 24 hours.
    let locale = match language {
        Language::German => "de",
        Language::English | Language::Pseudo => "en-GB",
    };
    date.to_locale_string(locale, &options).into()
}
