//! Small drawings used all over the page. Their shapes are in `icons.svg`.

use leptos::prelude::*;

/// An icon by name, beside a word or above it.
#[component]
pub fn Icon(
    /// Its name: the shape `ic-…`.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
            <use href=move || format!("#ic-{}", name.get()) />
        </svg>
    }
}

/// A seat's mark: its colour and its shape.
#[component]
pub fn Mark(
    /// The seat's colour, as style sheets name it.
    colour: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("mark seat-{colour}") viewBox="-24 -24 48 48" aria-hidden="true">
            <use href=format!("#mark-{colour}") />
        </svg>
    }
}

/// A wreath, around the winner's mark or what is not there yet.
#[component]
pub fn Laurel(children: Children) -> impl IntoView {
    view! {
        <div class="laurel">
            <svg class="wreath" viewBox="-60 -60 120 120" aria-hidden="true">
                <use href="#wreath" />
            </svg>
            {children()}
        </div>
    }
}
