//! The first element of each kind. All others are copies of it: one call to the browser without a text to hand over, instead of
//! several with them. Long lists are made of little else.

use leptos::prelude::document;
use std::cell::RefCell;
use web_sys::Element;

/// The space of the page's own elements.
pub const HTML: &str = "http://www.w3.org/1999/xhtml";
/// The space of drawings.
pub const SVG: &str = "http://www.w3.org/2000/svg";

struct First {
    /// Where its words stand, and the length of its space: both spaces may share the words.
    place: (usize, usize),
    told: Box<str>,
    element: Element,
}

thread_local! {
    static FIRSTS: RefCell<Vec<First>> = const { RefCell::new(Vec::new()) };
}

/// The first element that was told so.
pub fn first(told: &str, space: &str) -> Element {
    let place = (told.as_ptr() as usize, space.len());
    FIRSTS.with_borrow_mut(|firsts| {
        let at = firsts.partition_point(|first| first.place < place);
        let known = firsts.get_mut(at).filter(|first| first.place == place);
        if let Some(first) = &known
            && *first.told == *told
        {
            return first.element.clone();
        }
        let element = made(told, space);
        let first = First {
            place,
            told: told.into(),
            element: element.clone(),
        };
        match known {
            // Words that were put together may stand where others stood before.
            Some(other) => *other = first,
            None => firsts.insert(at, first),
        }
        element
    })
}

/// A tag, classes, attributes: `button.tool.primary type=button`.
fn made(told: &str, space: &str) -> Element {
    let mut words = told.split(' ');
    let first = words.next().unwrap_or_default();
    let (tag, classes) = first.split_once('.').unwrap_or((first, ""));
    // Not `expect`: it would tell what the browser said, and the telling is as long as this file.
    let Ok(element) = document().create_element_ns(Some(space), tag) else {
        panic!("tags are plain words");
    };
    if !classes.is_empty() {
        _ = element.set_attribute("class", &classes.replace('.', " "));
    }
    for (name, value) in words.filter_map(|word| word.split_once('=')) {
        _ = element.set_attribute(name, value);
    }
    element
}
