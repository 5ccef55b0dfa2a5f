//! A worker beside the page, as far as JavaScript is concerned.

use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent};

/// A worker that talks in texts. Dropping it ends it.
pub struct Worker {
    worker: web_sys::Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Worker {
    /// Opens the worker at an address; none, if the browser refuses.
    pub fn open(
        address: &str,
        on_message: impl Fn(String) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Option<Worker> {
        let worker = web_sys::Worker::new(address).ok()?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |e: MessageEvent| {
            if let Some(text) = e.data().as_string() {
                on_message(text);
            }
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |e: Event| {
            e.prevent_default();
            on_error();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Worker {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Sends a text.
    pub fn send(&self, text: &str) {
        _ = self.worker.post_message(&text.into());
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // What it says from now on is heard by nobody.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
