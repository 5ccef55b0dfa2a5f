//! What only a browser can answer for: tests that run as wasm inside headless Chromium (`make wasm`).
#![cfg(target_arch = "wasm32")]

use gloo_storage::{LocalStorage, Storage};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_browser_stores_a_text_and_gives_it_back() {
    LocalStorage::raw()
        .set_item("parlour/test", "a text")
        .expect("there is room");
    let back = LocalStorage::raw()
        .get_item("parlour/test")
        .expect("the store can be read");
    LocalStorage::delete("parlour/test");
    assert_eq!(back.as_deref(), Some("a text"));
}
