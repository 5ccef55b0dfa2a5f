//! What the page asks of the browser, and of nothing else: clock, address, secure numbers, sharing, the whole screen.

use super::deed::{follow, hear};
use super::timer::soon;
use super::var::Var;
use crate::table::Timestamp;
use crate::text;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Milliseconds of a clock that only goes forward.
pub fn clock() -> f64 {
    let performance = window().performance();
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// This moment.
pub fn now() -> Timestamp {
    Timestamp((js_sys::Date::now() / 1_000.0) as u64)
}

/// The same moment as a clock on the wall shows it, here and at that time of the year.
pub fn on_the_wall(moment: Timestamp) -> Timestamp {
    let date = js_sys::Date::new(&JsValue::from_f64(moment.0 as f64 * 1_000.0));
    let behind = date.get_timezone_offset() as i64 * 60;
    Timestamp(moment.0.saturating_add_signed(-behind))
}

/// A number from the browser's secure source.
pub fn fresh() -> u64 {
    // Without a secure source a match can still be played; the clock is unlike at every start.
    getrandom::u64()
        .unwrap_or_else(|_| js_sys::Math::random().to_bits() ^ js_sys::Date::now().to_bits())
}

/// The part of the address after `#`.
pub fn address() -> String {
    window().location().hash().unwrap_or_default()
}

/// Loads the page anew.
pub fn reload() {
    _ = window().location().reload();
}

/// Goes to an address within the page.
pub fn go(hash: &str) {
    _ = window().location().set_hash(hash);
}

/// Changes the address without a step to go back to.
pub fn readdress(hash: &str) {
    if let Ok(history) = window().history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

fn matches(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Does the system want nothing to move?
pub fn wants_stillness() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Is it mainly used by fingers, so that a keyboard would come over the page?
pub fn is_glass() -> bool {
    matches("(pointer: coarse)")
}

/// Is the window higher than wide?
pub fn is_tall() -> bool {
    matches("(max-aspect-ratio: 1/1)")
}

/// Is there room for two columns?
pub fn is_wide() -> bool {
    matches("(min-width: 62.5em)")
}

/// Is it a phone's window?
pub fn is_narrow() -> bool {
    matches("(max-width: 699px)")
}

/// The key of a keyboard's event.
pub fn key(e: &web_sys::Event) -> String {
    e.unchecked_ref::<web_sys::KeyboardEvent>().key()
}

/// Gives the focus to the first such element, once what was just changed is there.
pub fn focus(selector: &str) {
    let selector = selector.to_owned();
    soon(move || {
        if let Ok(Some(element)) = document().query_selector(&selector) {
            _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
        }
    });
}

/// Gives the focus to a part of the element that has this attribute.
pub fn focus_in(name: &str, value: &str, part: &str) {
    focus(&text::glued(&["[", name, "='", value, "'] ", part]));
}

/// Can a part of the page fill the screen?
pub fn can_fill() -> bool {
    document().fullscreen_enabled()
}

/// Fills the screen, or gives it back.
pub fn fill() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if let Some(page) = document().document_element() {
        _ = page.request_fullscreen();
    }
}

/// How long one step of a travelling piece takes, for style sheets.
pub fn set_step(milliseconds: u32) {
    if let Some(root) = document().document_element() {
        let style = root.unchecked_ref::<web_sys::HtmlElement>().style();
        _ = style.set_property(
            "--step",
            &text::glued(&[&text::told(milliseconds.into()), "ms"]),
        );
    }
}

/// Keeps the screen awake until this part of the page is left, or `enough`. A hidden page loses the lock, and asks again.
pub fn stay_awake(enough: impl Fn() -> bool + Copy + 'static) {
    let lock: Var<Option<Lent>> = Var::new(None);
    let ask = move || {
        let granted = move |granted: Answer| {
            let lent = granted.ok().map(|lock| Lent(lock, "release"));
            _ = lock.alter(|lock| *lock = lent);
        };
        then(
            call("wakeLock", "request", &"screen".into()),
            Box::new(granted),
        );
    };
    follow(move || {
        if enough() {
            lock.put(None);
        } else {
            ask();
        }
    });
    hear("visibilitychange", move |_| {
        if !document().hidden() && !untrack(enough) {
            ask();
        }
    });
}

/// What the browser lends until this is dropped: then the named method of it is called.
pub struct Lent(pub JsValue, pub &'static str);

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(give_back) = method(&self.0, self.1) {
            _ = give_back.call0(&self.0);
        }
    }
}

/// A method of a browser object that may not exist.
pub fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}

/// A field of a browser object that may not exist.
pub fn field(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into())
        .ok()
        .filter(|value| !value.is_null() && !value.is_undefined())
}

/// A plain object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = js_sys::Object::new();
    for (key, value) in fields {
        _ = Reflect::set(&object, &(*key).into(), value);
    }
    object.into()
}

/// What a promise came to.
pub type Answer = Result<JsValue, JsValue>;

type Done = Box<dyn FnOnce(Answer)>;

/// Goes on with what a call promised, or with its plain answer. All waiting of the page is here: every `async` block would be
/// compiled by itself, with all that drives it.
#[inline(never)]
pub fn then(call: Answer, done: Done) {
    let promise: JsValue = match call {
        Ok(value) => Promise::resolve(&value).into(),
        Err(error) => Promise::reject(&error).into(),
    };
    let done = Rc::new(Cell::new(Some(done)));
    let failed = done.clone();
    let good = goes_on(Box::new(move |value| finish(&done, Ok(value))));
    let bad = goes_on(Box::new(move |error| finish(&failed, Err(error))));
    if let Some(then) = method(&promise, "then") {
        _ = then.call2(&promise, &good, &bad);
    }
}

fn goes_on(act: Box<dyn FnOnce(JsValue)>) -> JsValue {
    Closure::once_into_js(act)
}

fn finish(done: &Cell<Option<Done>>, answer: Answer) {
    if let Some(done) = done.take() {
        done(answer);
    }
}

/// Calls a method of a part of the navigator that may not exist: `clipboard`, `writeText`.
fn call(part: &str, name: &str, argument: &JsValue) -> Answer {
    let navigator: JsValue = window().navigator().into();
    let object = field(&navigator, part).ok_or(JsValue::NULL)?;
    let method = method(&object, name).ok_or(JsValue::NULL)?;
    method.call1(&object, argument)
}

/// Copies a text; then says whether it was allowed.
pub fn copy(text: &str, done: Box<dyn FnOnce(bool)>) {
    let asked = call("clipboard", "writeText", &text.into());
    then(asked, Box::new(move |answer| done(answer.is_ok())));
}

/// Hands a text to the system's share sheet, or to the clipboard; then says whether it was copied.
pub fn share(text: String, done: Box<dyn FnOnce(bool)>) {
    let navigator: JsValue = window().navigator().into();
    let Some(share) = method(&navigator, "share") else {
        return copy(&text, done);
    };
    let wish = object(&[("text", text.as_str().into())]);
    let shared = move |answer: Answer| {
        if answer.is_err() {
            copy(&text, done);
        }
    };
    then(share.call1(&navigator, &wish), Box::new(shared));
}

/// Will the browser keep what is stored when room gets short? `wish`: asks it to. It may not know.
pub fn persistent(wish: bool, done: Box<dyn FnOnce(Option<bool>)>) {
    let name = if wish { "persist" } else { "persisted" };
    let asked = call("storage", name, &JsValue::UNDEFINED);
    let told = move |answer: Answer| done(answer.ok().and_then(|told| told.as_bool()));
    then(asked, Box::new(told));
}

/// The whole address of a screen, for another window.
pub fn link(hash: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    text::glued(&[page, hash])
}

/// Opens the print dialog.
pub fn print() {
    _ = window().print();
}

/// All texts, as the start script has put them into the page.
pub fn texts() -> String {
    let texts = field(&window(), "texts").and_then(|texts| texts.as_string());
    texts.expect("the start script loads them before the program")
}

/// What the page's head says under this name.
pub fn meta(name: &str) -> String {
    let tag = document().query_selector(&text::glued(&["meta[name=", name, "]"]));
    let told = tag
        .ok()
        .flatten()
        .and_then(|tag| tag.get_attribute("content"));
    told.unwrap_or_default()
}

/// The text of the file that was chosen in an input; nothing, if it is longer than `most` bytes or cannot be read.
pub fn chosen_file(
    input: &web_sys::HtmlInputElement,
    most: usize,
    done: Box<dyn FnOnce(Option<String>)>,
) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    if file.size() as usize > most {
        return done(None);
    }
    let read = move |answer: Answer| done(answer.ok().and_then(|text| text.as_string()));
    then(Ok(file.text().into()), Box::new(read));
}

/// Offers a text as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind) else {
        return;
    };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return;
    };
    if let Ok(link) = document()
        .create_element("a")
        .map(|a| a.unchecked_into::<web_sys::HtmlAnchorElement>())
    {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    _ = web_sys::Url::revoke_object_url(&url);
}
