//! The rules for people: which pages there are and which positions they show. The words are in the `.ftl` files.

use crate::games::ui::{Page, Picture};

/// The pages, in order.
pub const BOOKLET: &[Page] = &[
    Page {
        id: "aim",
        pictures: &[Picture {
            position: ".WBW.W....W..B.BBB...BW. W 3 3 -",
            spots: &["F2"],
        }],
    },
    Page {
        id: "placing",
        pictures: &[Picture {
            position: "....B.....W..W.......... B 7 8 -",
            spots: &[],
        }],
    },
    Page {
        id: "mills",
        pictures: &[Picture {
            position: ".WBW.W....W..B.BBBW..BW. W 2 3 x",
            spots: &[],
        }],
    },
    Page {
        id: "all-in-mills",
        pictures: &[Picture {
            position: "WWW............BBB...... W 6 6 x",
            spots: &[],
        }],
    },
    Page {
        id: "moving",
        pictures: &[Picture {
            position: "BBW.W.B.W.W..W..BBW.BBW. W 0 0 -",
            spots: &["D2"],
        }],
    },
    Page {
        id: "flying",
        pictures: &[Picture {
            position: "W...W....BBB.B....B....W W 0 0 -",
            spots: &["A1"],
        }],
    },
    Page {
        id: "two-men",
        pictures: &[Picture {
            position: "BBB.W.......W..B........ W 0 0 -",
            spots: &[],
        }],
    },
    Page {
        id: "blocked",
        pictures: &[Picture {
            position: "WWW.B....B...BW........B W 0 0 -",
            spots: &[],
        }],
    },
    Page {
        id: "draws",
        pictures: &[],
    },
    Page {
        id: "variants",
        pictures: &[],
    },
];
