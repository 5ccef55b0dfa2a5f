//! What Mancala says. The wording is in the `.ftl` files beside this file.

use crate::game::seat::Seat;
use crate::games::ui::Arg;
use crate::messages;

/// Where a last stone falls, as the wording tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A pit of whoever sows.
    OwnPit,
    /// A pit of the other player.
    OtherPit,
    /// The store of whoever sows.
    Store,
}

impl From<Place> for Arg {
    fn from(place: Place) -> Arg {
        match place {
            Place::OwnPit => "own-pit",
            Place::OtherPit => "other-pit",
            Place::Store => "store",
        }
        .into()
    }
}

messages! {
    /// What Mancala says.
    pub enum Message in "mancala" {
        Name,
        Board,
        StoreLabel,
        RowNote { n: u8 },
        Choose,
        ChooseOrSwap { who: Seat },
        Swap,
        Over,
        Pit { who: Seat, pit: u8, n: u8 },
        Store { who: Seat, n: u8 },
        EmptyPit { pit: u8 },
        NotYours { who: Seat },
        NotAPit,
        NoSwap,
        AheadOne { pit: u8, place: Place, owner: Seat, last: u8 },
        Ahead { pit: u8, n: usize, place: Place, owner: Seat, last: u8 },
        AheadAgain { pit: u8 },
        AheadTakes { pit: u8, taken: u8 },
        AheadEnds { pit: u8 },
        TagAgain,
        TagTakes { n: u8 },
        TagEnds,
        Sows { who: Seat, n: usize, pit: u8, place: Place, owner: Seat, last: u8 },
        SowsOne { who: Seat, pit: u8, place: Place, owner: Seat, last: u8 },
        Swaps { who: Seat, whom: Seat },
        Again { who: Seat },
        Takes { who: Seat, n: u8 },
        Sweeps { who: Seat, n: u8 },
        EndsEmpty { who: Seat, whom: Seat, n: u8 },
        EndsEmptyBoth,
        EndsEmptyOther { who: Seat, n: u8 },
        EndsEmptyNone { who: Seat, n: u8 },
        PartStore,
        PartLeft,
        PartSwept,
    }
}
