//! What Morris says. The wording is in the `.ftl` files beside this file.

use super::spot::Spot;
use crate::game::seat::Seat;
use crate::games::morris::Side;
use crate::games::ui::Phrase;
use crate::messages;

messages! {
    /// What Morris says.
    pub enum Message in "morris" {
        Name,
        Board,
        Begins,
        // What to do
        Place { n: u8 },
        PlaceLast,
        Choose,
        ChooseFly,
        Aim { point: Spot },
        AimFly { point: Spot },
        Remove { whom: Seat },
        RemoveMore { whom: Seat },
        Twice { what: Phrase },
        Quiet { what: Phrase, n: usize },
        Over,
        // A point, and what coming there leads to
        PointFree { point: Spot },
        PointMan { point: Spot, who: Seat, side: Side },
        PointMill { point: Spot, who: Seat, side: Side },
        Closes { point: Spot },
        // Why a point cannot be chosen
        Taken { point: Spot },
        NotYours { point: Spot, who: Seat },
        NoMan { point: Spot },
        Stuck { point: Spot },
        TooFar { point: Spot },
        NotYourPrey { point: Spot, whom: Seat },
        NobodyThere { point: Spot, whom: Seat },
        Safe { point: Spot },
        // What was played
        Places { who: Seat, point: Spot },
        Slides { who: Seat, from: Spot, point: Spot },
        Flies { who: Seat, from: Spot, point: Spot },
        Takes { who: Seat, whom: Seat, point: Spot },
        Mill { who: Seat },
        DoubleMill { who: Seat },
        MayFly { who: Seat },
        // Under a player's name
        NoteHand { side: Side, n: u8 },
        NoteMen { side: Side, n: u8 },
        NoteFly { side: Side },
        // On a tray
        TrayHand { side: Side, n: u8 },
        TrayMen { side: Side, n: u8 },
        TrayFly { side: Side },
        TrayLost { n: u8 },
        // A move put together from lists
        ListFrom,
        ListTo,
        ListTake,
        VerbPlace,
        VerbMove,
        VerbFly,
        VerbRemove,
        // How it ended
        EndsFew { who: Seat },
        EndsBlocked { who: Seat },
        EndsRepeated,
        EndsQuiet { n: u8 },
        EndsFull,
        PartLeft,
        PartTaken,
    }
}
