//! The whole screen for the table.

use leptos::prelude::document;

/// Can a part of the page fill the screen?
pub fn is_available() -> bool {
    document().fullscreen_enabled()
}

/// Fills the screen, or gives it back.
pub fn toggle() {
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if let Some(page) = document().document_element() {
        _ = page.request_fullscreen();
    }
}
