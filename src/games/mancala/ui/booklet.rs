//! The rules for people: which pages there are and which positions they show. The words are in the `.ftl` files.

use crate::games::ui::{Page, Picture};

const START: &str = "4 4 4 4 4 4 / 0 0 / 4 4 4 4 4 4 south to move";

/// The pages, in order.
pub const BOOKLET: &[Page] = &[
    Page {
        id: "aim",
        pictures: &[Picture {
            position: START,
            spots: &[],
        }],
    },
    Page {
        id: "sowing",
        pictures: &[Picture {
            position: START,
            spots: &["S6"],
        }],
    },
    Page {
        id: "again",
        pictures: &[Picture {
            position: START,
            spots: &["S3"],
        }],
    },
    Page {
        id: "capturing",
        pictures: &[Picture {
            position: "2 0 1 6 0 3 / 14 14 / 0 0 1 0 5 2 south to move",
            spots: &["S3"],
        }],
    },
    Page {
        id: "round",
        pictures: &[],
    },
    Page {
        id: "end",
        pictures: &[Picture {
            position: "0 3 0 0 1 2 / 21 20 / 0 0 0 0 0 1 south to move",
            spots: &["S6"],
        }],
    },
    Page {
        id: "variants",
        pictures: &[],
    },
];
