//! The rules for people: which pages there are and which positions they show. The words are in the `.ftl` files.

use crate::games::ui::{Page, Picture};

/// A page with one position.
const fn shows(id: &'static str, picture: &'static [Picture; 1]) -> Page {
    Page {
        id,
        pictures: picture,
    }
}

const fn words_only(id: &'static str) -> Page {
    Page { id, pictures: &[] }
}

/// The pages, in order.
pub const BOOKLET: &[Page] = &[
    shows(
        "aim",
        &[Picture {
            position: "W... B... .... .... .... BW.. .... .... .... .... BBW. .... .... .... .... WBBW black",
            spots: &[],
        }],
    ),
    shows(
        "turn",
        &[Picture {
            position: "W... .... .... .... .... .... .... .... .... WB.. .... .... .... .... .... B... white",
            spots: &["C2"],
        }],
    ),
    shows(
        "rows",
        &[Picture {
            position: "W... W... W... W... .... B... .... .... .... B... B... .... .... .... .... .... black",
            spots: &[],
        }],
    ),
    shows(
        "peg",
        &[Picture {
            position: "W... .... .... .... .... BBBB .... .... .... .... WW.. .... .... .... .... W... white",
            spots: &[],
        }],
    ),
    shows(
        "flat",
        &[Picture {
            position: "W... B... .... .... .... W... B... .... .... .... W... .... B... .... .... W... black",
            spots: &[],
        }],
    ),
    shows(
        "rising",
        &[Picture {
            position: "W... BW.. BBW. BWBW .... .... .... .... .... .... W... .... .... .... .... B... black",
            spots: &[],
        }],
    ),
    shows(
        "space",
        &[Picture {
            position: ".... .... W... B... .... .... WB.. .... .... WWB. .... .... WBWB .... .... W... white",
            spots: &[],
        }],
    ),
    words_only("end"),
    words_only("seeing"),
    words_only("places"),
];
