//! Small drawings used all over the page: icons in one line, the marks of the seats. Their shapes are in `shapes.svg`.

use super::dom::{El, s, shape};
use crate::text;

/// An icon by name, beside a word or above it.
pub fn icon(name: &str) -> El {
    picture("svg.ic", "0 0 24 24", &text::glued(&["ic-", name]))
}

/// A seat's mark: its colour and its shape.
pub fn mark(colour: &str) -> El {
    let class = text::glued(&["mark seat-", colour]);
    picture("svg", "-24 -24 48 48", &text::glued(&["mark-", colour])).class(&class)
}

/// A wreath, around the winner's mark or what is not there yet.
pub fn laurel() -> El {
    picture("svg.wreath", "-60 -60 120 120", "wreath")
}

fn picture(told: &str, view: &str, id: &str) -> El {
    let svg = s(told).set("viewBox", view).set("aria-hidden", "true");
    svg.child(shape(id))
}
