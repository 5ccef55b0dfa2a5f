//! The rules for people: which pages there are and which positions they show. The words are in the `.ftl` files.

use crate::games::ui::{Page, Picture};

/// The pages, in order.
pub const BOOKLET: &[Page] = &[
    page(
        "aim",
        &[picture(
            "red H,12,-,- / blue 19,-,-,- / yellow 48,s2,-,- / green s2,54,-,- / red plays 8",
            &["12"],
        )],
    ),
    page(
        "turn",
        &[picture("red 4,-,-,- / yellow 40,-,-,- / red draws", &[])],
    ),
    page(
        "leaving",
        &[picture(
            "red -,-,-,- / yellow 40,-,-,- / red plays 1",
            &["R-start"],
        )],
    ),
    page(
        "landing",
        &[picture(
            "red 20,-,-,- / yellow 28,-,-,- / red plays 8",
            &["20"],
        )],
    ),
    page(
        "slides",
        &[picture(
            "red 14,-,-,- / yellow 18,-,-,- / red plays 2",
            &["14"],
        )],
    ),
    page(
        "safety",
        &[picture(
            "red 58,H,-,- / yellow 30,-,-,- / red plays 7",
            &["58"],
        )],
    ),
    page(
        "card-1",
        &[picture(
            "red 20,-,-,- / yellow 40,-,-,- / red plays 1",
            &["20"],
        )],
    ),
    page(
        "card-2",
        &[picture(
            "red -,H,H,H / yellow 40,-,-,- / red plays 2",
            &["R-start"],
        )],
    ),
    page(
        "card-3",
        &[picture(
            "red 18,H,H,H / yellow 40,-,-,- / red plays 3",
            &["18"],
        )],
    ),
    page(
        "card-5",
        &[picture(
            "red 18,H,H,H / yellow 40,-,-,- / red plays 5",
            &["18"],
        )],
    ),
    page(
        "card-8",
        &[picture(
            "red 18,H,H,H / yellow 40,-,-,- / red plays 8",
            &["18"],
        )],
    ),
    page(
        "card-12",
        &[picture(
            "red 18,H,H,H / yellow 40,-,-,- / red plays 12",
            &["18"],
        )],
    ),
    page(
        "card-4",
        &[picture(
            "red 4,H,H,H / yellow 40,-,-,- / red plays 4",
            &["4"],
        )],
    ),
    page(
        "card-7",
        &[picture(
            "red 10,50,H,H / yellow 40,-,-,- / red plays 7",
            &["10", "14", "50", "53"],
        )],
    ),
    page(
        "card-10",
        &[picture(
            "red 20,H,H,H / yellow 40,-,-,- / red plays 10",
            &["20", "19"],
        )],
    ),
    page(
        "card-11",
        &[picture(
            "red 20,H,H,H / yellow 40,-,-,- / red plays 11",
            &["20", "40"],
        )],
    ),
    page(
        "card-sorry",
        &[picture(
            "red -,H,H,H / yellow 40,-,-,- / red plays S",
            &["R-start"],
        )],
    ),
    page("end", &[]),
    page("questions", &[]),
    page("variants", &[]),
];

const fn page(id: &'static str, pictures: &'static [Picture]) -> Page {
    Page { id, pictures }
}

const fn picture(position: &'static str, spots: &'static [&'static str]) -> Picture {
    Picture { position, spots }
}
