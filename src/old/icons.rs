//! Small drawings used all over the page: icons in one line, the marks of the seats. Their shapes are in `shapes.svg`.

use super::dom::{El, s, shape};
use crate::text;
use std::cell::RefCell;

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

/// The first of each is drawn, all others are copied from it.
fn picture(told: &str, view: &str, id: &str) -> El {
    DRAWN.with_borrow_mut(|drawn| {
        if let Some((_, picture)) = drawn.iter().find(|(known, _)| **known == *id) {
            return picture.copy();
        }
        let svg = s(told).set("viewBox", view).set("aria-hidden", "true");
        let picture = svg.child(shape(id));
        drawn.push((id.into(), picture.copy()));
        picture
    })
}

thread_local! {
    static DRAWN: RefCell<Vec<(Box<str>, El)>> = const { RefCell::new(Vec::new()) };
}
