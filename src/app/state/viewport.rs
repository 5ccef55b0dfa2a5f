//! The shape of the window.

use leptos::prelude::*;
use leptos_use_media_query::use_media_query;

/// The shape of the window, as a context.
#[derive(Clone, Copy)]
pub struct Viewport {
    /// Is it higher than wide?
    pub tall: RwSignal<bool>,
    /// Is there room for two columns?
    pub wide: RwSignal<bool>,
    /// Is it a phone's window?
    pub narrow: RwSignal<bool>,
    /// Is it mainly used by fingers, so that a keyboard would come over the page?
    pub by_fingers: RwSignal<bool>,
}

impl Viewport {
    /// Provides it to everything below.
    pub fn provide() -> Viewport {
        let state = Viewport {
            tall: follow("(max-aspect-ratio: 1/1)"),
            wide: follow("(min-width: 62.5em)"),
            narrow: follow("(max-width: 699px)"),
            by_fingers: follow("(pointer: coarse)"),
        };
        provide_context(state);
        state
    }
}

fn follow(query: &'static str) -> RwSignal<bool> {
    let matches = use_media_query(query);
    let signal = RwSignal::new(matches.get_untracked());
    Effect::new(move |_| signal.set(matches.get()));
    signal
}

/// The shape of the window.
pub fn use_viewport() -> Viewport {
    expect_context()
}
