//! The rules for people: which pages there are and which positions they show. The words are in the `.ftl` files.

use crate::games::ui::{Page, Picture};

/// The pages, in order.
pub const BOOKLET: &[Page] = &[
    Page {
        id: "aim",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 +6,6 +5,7 +5,8 / 2 canyon +4,9 +4,10 +5,10 +6,10 +7,10 +7,11 / 1 acts setup=first",
            spots: &[],
        }],
    },
    Page {
        id: "turn",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 / 2 canyon / 1 acts setup=first",
            spots: &["end"],
        }],
    },
    Page {
        id: "building",
        pictures: &[Picture {
            position: "1 flowers +4,4 +5,4 +3,4 +3,5 / 2 canyon / 1 acts setup=first",
            spots: &["end"],
        }],
    },
    Page {
        id: "locations",
        pictures: &[Picture {
            position: "1 desert +6,1 +7,0 tavern:6,2=ready / 2 canyon / 1 acts setup=first",
            spots: &[],
        }],
    },
    Page {
        id: "oracle",
        pictures: &[Picture {
            position: "1 forest +2,7 +2,8 +3,8 oracle:3,7=ready / 2 canyon / 1 acts built=3 setup=random boards=oracle,paddock,oasis,farm",
            spots: &["oracle"],
        }],
    },
    Page {
        id: "farm",
        pictures: &[Picture {
            position: "1 forest +10,17 +11,16 +12,16 farm:11,17=ready / 2 canyon / 1 acts built=3 setup=first",
            spots: &["farm"],
        }],
    },
    Page {
        id: "oasis",
        pictures: &[Picture {
            position: "1 canyon +16,5 +16,6 +16,7 oasis:17,5=ready / 2 canyon / 1 acts built=3 setup=first",
            spots: &["oasis"],
        }],
    },
    Page {
        id: "tower",
        pictures: &[Picture {
            position: "1 desert +6,1 +7,1 tower:7,2=ready / 2 canyon / 1 acts built=3 setup=random boards=tower,paddock,oasis,farm",
            spots: &["tower"],
        }],
    },
    Page {
        id: "tavern",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 tavern:6,7=ready / 2 canyon / 1 acts built=3 setup=first",
            spots: &["tavern"],
        }],
    },
    Page {
        id: "barn",
        pictures: &[Picture {
            position: "1 canyon +5,1 +5,2 +6,1 +6,3 barn:6,2=ready / 2 canyon / 1 acts built=3 setup=random boards=barn,paddock,oasis,farm",
            spots: &["barn", "6,3"],
        }],
    },
    Page {
        id: "harbor",
        pictures: &[Picture {
            position: "1 canyon +6,6 +6,7 +7,7 +8,7 harbor:7,6=ready / 2 canyon / 1 acts built=3 setup=random boards=harbor,paddock,oasis,farm",
            spots: &["harbor", "6,7"],
        }],
    },
    Page {
        id: "paddock",
        pictures: &[Picture {
            position: "1 canyon +5,10 +4,10 +7,10 paddock:6,11=ready / 2 canyon / 1 acts built=3 setup=first",
            spots: &["paddock", "4,10"],
        }],
    },
    Page {
        id: "castles",
        pictures: &[Picture {
            position: "1 grass +2,3 +3,4 +4,4 / 2 canyon / 1 acts setup=first",
            spots: &["score-4"],
        }],
    },
    Page {
        id: "fishermen",
        pictures: &[Picture {
            position: "1 grass +8,2 +9,1 +10,2 +8,1 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=fishermen,knights,lords",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "miners",
        pictures: &[Picture {
            position: "1 desert +0,1 +0,2 +1,3 +1,4 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=miners,knights,lords",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "workers",
        pictures: &[Picture {
            position: "1 grass +3,4 +2,3 +3,5 +6,1 +5,2 tavern:6,2=ready / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=workers,knights,lords",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "merchants",
        pictures: &[Picture {
            position: "1 canyon +5,8 +5,9 +5,10 +6,8 +6,10 tavern:6,7=ready paddock:6,11=ready / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=merchants,knights,lords",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "discoverers",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 +8,8 +9,8 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=discoverers,knights,lords",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "knights",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 +7,10 +8,8 +9,8 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=knights,lords,miners",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "hermits",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +9,8 +9,9 +6,9 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=hermits,lords,miners",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "citizens",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 +8,8 +9,8 +5,4 +4,4 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=citizens,lords,miners",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "lords",
        pictures: &[Picture {
            position: "1 grass +7,6 +7,7 +7,8 / 2 canyon +5,8 +5,9 / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=lords,knights,miners",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "farmers",
        pictures: &[Picture {
            position: "1 grass +8,8 +9,8 +9,9 +8,10 +9,10 +10,8 +10,9 +11,9 +11,10 +12,10 +12,11 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards=farmers,knights,miners",
            spots: &["score-1"],
        }],
    },
    Page {
        id: "end",
        pictures: &[],
    },
];
