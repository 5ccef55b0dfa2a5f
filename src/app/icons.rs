//! Small drawings used all over the page: icons in one line, the marks of the seats.

use super::dom::{El, h, s, shape};

/// Every icon by name, as one path on a grid of 24.
const ICONS: &[(&str, &str)] = &[
    (
        "home",
        "m3 11 9-7.5 9 7.5M5.5 9.500V20.500h13V9.500M10 20.500v-6h4v6",
    ),
    ("undo", "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"),
    ("redo", "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"),
    ("moves", "M9 6h12M9 12h12M9 18h12M3.5 6h1M3.5 12h1M3.5 18h1"),
    (
        "text",
        "M6 4h12a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM8 9h8M12 9v7",
    ),
    (
        "rules",
        "M12 6.500C10 5 7 4.5 3.5 4.500v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.500ZM12 6.500v14",
    ),
    (
        "menu",
        "M5 10.800v2.400M3.8 12h2.400M12 10.800v2.400M10.8 12h2.400M19 10.800v2.400M17.8 12h2.4",
    ),
    ("resign", "M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0"),
    ("full", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
    ("again", "M4 12a8 8 0 1 1 2.5 5.800M4 20v-4.500h4.5"),
    ("swap", "M4 8h15l-4-4M20 16H5l4 4"),
    (
        "eye",
        "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
    ),
    ("play", "M7 4.500v15l12-7.500Z"),
    ("pause", "M8 5v14M16 5v14"),
    ("start", "M18 5v14L8 12ZM6 5v14"),
    ("back", "M16 5v14L6 12Z"),
    ("forward", "M8 5v14l10-7Z"),
    ("end", "M6 5v14l10-7ZM18 5v14"),
    (
        "branch",
        "M5.5 21V3M5.5 15h6a6.5 6.5 0 0 0 6.500-6.500V4M14.5 7.5 18 4l3.5 3.5",
    ),
    (
        "link",
        "M10 14a4.5 4.5 0 0 0 6.400 0l3-3a4.530 4.530 0 0 0-6.400-6.400l-1 1M14 10a4.5 4.5 0 0 0-6.400 0l-3 3a4.530 4.530 0 0 0 6.400 6.400l1-1",
    ),
    (
        "print",
        "M7 8V3.500h10V8M7 17H3.500V8h17v9H17M7 14h10v6.500H7Z",
    ),
    ("plus", "M12 4.500v15M4.5 12h15"),
    (
        "history",
        "M3.5 12a8.5 8.5 0 1 0 2.8-6.300L3.5 8M3.5 3.500V8H8M12 7.500V12l3.5 2",
    ),
    (
        "players",
        "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20c0-4 2.5-6.5 6.5-6.500s6.5 2.5 6.5 6.500M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14c2.3.8 3.5 3 3.5 6",
    ),
    (
        "settings",
        "M3 7h10M19 7h2M3 17h3M12 17h9M18.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM11.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z",
    ),
    ("arrow", "M4 12h16M14 6l6 6-6 6"),
    ("left", "M15 5l-7 7 7 7"),
    ("right", "M9 5l7 7-7 7"),
    ("check", "m4.5 12.5 5 5 10-11"),
    ("close", "M5.5 5.500l13 13M18.5 5.500l-13 13"),
    (
        "other",
        "M4 4h6.500v6.500H4ZM13.5 4H20v6.500h-6.500ZM4 13.500h6.500V20H4ZM20 16.750a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z",
    ),
    (
        "share",
        "M12 15V3.500M7.5 7.5 12 3l4.5 4.500M6 11H4.500v9.500h15V11H18",
    ),
    (
        "pen",
        "M4 20l1-4.500L16 4.500l3.5 3.500L8.500 19ZM13.5 7l3.5 3.5",
    ),
    (
        "trash",
        "M4 6.500h16M9 6V4h6v2M6.5 6.5 7.5 20.500h9l1-14M10 10.500v6M14 10.500v6",
    ),
    (
        "save",
        "M12 3.500V15M7.5 10.5 12 15l4.5-4.500M4.5 17v3.500h15V17",
    ),
    (
        "info",
        "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 11v5.500M12 7.500v.1",
    ),
    (
        "search",
        "M17 10.500a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.500l5 5",
    ),
];

/// The shape of each colour, around the middle of a square of 48.
const MARKS: &[(&str, &str)] = &[
    ("mark-red", "M17 0A17 17 0 1 1-17 0 17 17 0 1 1 17 0Z"),
    (
        "mark-blue",
        "M-13-15.300H13a2.3 2.3 0 0 1 2.3 2.300V13a2.3 2.3 0 0 1-2.3 2.300H-13a2.3 2.3 0 0 1-2.3-2.300V-13a2.3 2.3 0 0 1 2.3-2.300Z",
    ),
    ("mark-yellow", "M0-19 19 14.500H-19Z"),
    ("mark-green", "M0-20.5 17.5 0 0 20.5-17.5 0Z"),
];

/// An icon by name, beside a word or above it.
pub fn icon(name: &str) -> El {
    let path = ICONS
        .iter()
        .find(|(known, _)| *known == name)
        .map_or("", |(_, path)| path);
    debug_assert!(!path.is_empty(), "no icon is called {name}");
    let svg = s("svg.ic")
        .set("viewBox", "0 0 24 24")
        .set("aria-hidden", "true");
    svg.child(s("path").set("d", path))
}

/// A seat's mark: its colour and its shape.
pub fn mark(colour: &str) -> El {
    let svg = s("svg")
        .class(&["mark seat-", colour].concat())
        .set("viewBox", "-24 -24 48 48")
        .set("aria-hidden", "true");
    svg.child(shape(&["mark-", colour].concat()))
}

/// Shapes that drawings refer to by name, kept in the page but not shown.
pub fn shapes(all: impl IntoIterator<Item = El>) -> El {
    let svg = s("svg width=0 height=0 aria-hidden=true focusable=false");
    h("div.defs").child(svg.child(s("defs").children(all)))
}

/// The shapes of the seats.
pub fn marks() -> El {
    shapes(MARKS.iter().map(|(id, path)| {
        s("path")
            .set("id", id)
            .set("d", path)
            .set("stroke-linejoin", "round")
    }))
}
