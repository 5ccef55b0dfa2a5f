//! The shape of the window.

use leptos::prelude::*;
use leptos_use_media_query::use_media_query;

/// The shape of the window, as a context.
#[derive(Clone, Copy)]
pub struct Viewport {
    /// Is it higher than wide?
    pub tall: Signal<bool>,
    /// Is there room for two columns?
    pub wide: Signal<bool>,
    /// Is it a phone's window?
    pub narrow: Signal<bool>,
    /// Is it mainly used by fingers, so that a keyboard would come over the page?
    pub by_fingers: Signal<bool>,
}

impl Viewport {
    /// Provides it to everything below.
    pub fn provide() -> Viewport {
        let state = Viewport {
            tall: use_media_query("(max-aspect-ratio: 1/1)"),
            wide: use_media_query("(min-width: 62.5em)"),
            narrow: use_media_query("(max-width: 699px)"),
            by_fingers: use_media_query("(pointer: coarse)"),
        };
        provide_context(state);
        state
    }
}

/// The shape of the window.
pub fn use_viewport() -> Viewport {
    expect_context()
}
