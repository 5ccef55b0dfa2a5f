//! Leptos always brings its server functions along, and they the crate this one stands in for, whose classes are exported to JavaScript
//! and therefore never dropped from the module: 9 KB gzipped of a page that has no server. Nothing here is ever called.

use futures_core::Stream;
use wasm_bindgen::JsValue;

type Item = Result<JsValue, JsValue>;

/// A stream that is never opened.
pub struct ReadableStream;

impl ReadableStream {
    /// Would take a stream from the browser.
    pub fn from_raw(_: web_sys::ReadableStream) -> ReadableStream {
        unreachable!()
    }

    /// Would hand a stream to the browser.
    pub fn from_stream(_: impl Stream<Item = Item> + 'static) -> ReadableStream {
        unreachable!()
    }

    /// Would be what the browser gets.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        unreachable!()
    }

    /// Would be what came from the browser.
    pub fn into_stream(self) -> Never {
        unreachable!()
    }
}

/// The stream that never is.
pub enum Never {}

impl Stream for Never {
    type Item = Item;

    fn poll_next(
        self: std::pin::Pin<&mut Self>,
        _: &mut std::task::Context,
    ) -> std::task::Poll<Option<Item>> {
        unreachable!()
    }
}
