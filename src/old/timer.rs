//! Waiting: something is done after a while, unless it was given up before. Compiled once for all that waits.

use super::browser::method;
use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// A while after which the page is drawn, in milliseconds.
const UNTOLD: u32 = 60;

/// What will be done. Dropping it gives it up.
#[must_use]
pub struct Timer {
    number: i32,
    _act: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does something after so many milliseconds.
    pub fn new(milliseconds: u32, act: impl FnOnce() + 'static) -> Timer {
        Timer::begin(milliseconds, Box::new(act))
    }

    #[inline(never)]
    fn begin(milliseconds: u32, act: Box<dyn FnOnce()>) -> Timer {
        let act = Closure::once(act);
        let number = window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(
                act.as_ref().unchecked_ref(),
                milliseconds as i32,
            )
            .unwrap_or_default();
        Timer { number, _act: act }
    }

    /// Does it in any case.
    pub fn forget(self) {
        std::mem::forget(self);
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        window().clear_timeout_with_handle(self.number);
    }
}

/// Does something once all that was just changed is in the page.
pub fn soon(act: impl FnOnce() + 'static) {
    Timer::new(0, act).forget();
}

/// Does something once the page is drawn and there is nothing else to do.
pub fn idle(act: impl FnOnce() + 'static) {
    when_idle(Box::new(act));
}

#[inline(never)]
fn when_idle(act: Box<dyn FnOnce()>) {
    let window = window();
    // Not every browser tells.
    match method(&window, "requestIdleCallback") {
        Some(ask) => _ = ask.call1(&window, &Closure::once_into_js(act)),
        None => Timer::begin(UNTOLD, act).forget(),
    }
}
