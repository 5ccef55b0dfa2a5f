//! Files that leave the page or come into it.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

/// Offers a text as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) else {
        return;
    };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else {
        return;
    };
    if let Ok(link) = document().create_element("a") {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    _ = Url::revoke_object_url(&url);
}

/// The text of the file that was chosen in an input; nothing, if it is longer than `most` bytes or cannot be read.
pub async fn read_chosen(input: HtmlInputElement, most: usize) -> Option<String> {
    let file = input.files()?.get(0)?;
    if file.size() as usize > most {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
