//! Moving, flying, and how a match is won.

use super::*;
use crate::games::morris::{BLOCKED, FEW, Options, Side};
use crate::table::{Timestamp, When};
use crate::testing::new_table;

#[test]
fn a_man_moves_along_a_line_to_the_next_free_point() {
    let game = at("W..W..W..W.B..B..B.B.B.. W 0 0 -");
    assert!(moves(&game).contains(&"A1-A4".to_owned()));
    assert!(!moves(&game).contains(&"A1-A7".to_owned()));
    let across = at("...........WB..BB..BWW.. W 0 0 -");
    assert!(
        !moves(&across).contains(&"D3-D5".to_owned()),
        "the middle joins nothing"
    );
}

#[test]
fn out_of_a_mill_into_another_is_a_new_mill() {
    let game = after(&at("WWWW.W.....B.B.B........ W 0 0 -"), "A4-B4");
    assert_eq!((game.owed(), game.to_act()), (1, Side::White));
}

#[test]
fn only_the_point_of_arrival_can_close_a_mill() {
    let mut game = at("WWW.......W....BBB..B... W 0 0 -");
    game = after(&game, "D2-B2");
    assert_eq!((game.owed(), game.to_act()), (0, Side::Black));
}

#[test]
fn a_mill_that_is_opened_and_closed_takes_each_time() {
    let game = at("WWW......W.....BBB..B.B. W 0 0 -");
    let opened = after(&game, "A4-B4 F6-D6");
    let closed = after(&opened, "B4-A4");
    assert_eq!(closed.owed(), 1);
}

#[test]
fn three_men_fly_and_the_other_side_does_not() {
    let game = at("WWW......BBB.B.......... W 0 0 -");
    assert!(game.flies(Side::White) && !game.flies(Side::Black));
    assert_eq!(moves(&game).len(), 3 * 17);
    let game = after(&game, "A1-G7");
    assert!(moves(&game).iter().all(|m| m != "D1-G4"));
}

#[test]
fn without_flying_three_men_slide_and_can_be_blocked() {
    let game = at("W.W...W..BB.......B....B W 0 0 - fly=off");
    assert_eq!(moves(&game), ["A1-A4", "A7-A4", "A7-D7", "C3-C4", "C3-D3"]);
    let stuck = at("WWWBB....B....B......... W 0 0 - fly=off");
    assert_over(&stuck, Some(Seat::TWO), BLOCKED);
}

#[test]
fn six_men_never_fly() {
    let game = at("WWW......BBB.... W 0 0 - board=six");
    assert!(!game.flies(Side::White));
}

#[test]
fn whoever_has_two_men_left_has_lost() {
    let game = at("BBB.....WW.W............ B 0 0 x");
    let game = after(&game, "xC5");
    assert_over(&game, Some(Seat::TWO), FEW);
}

#[test]
fn it_is_not_over_before_the_removal() {
    let game = after(&at("BB......WW.W...B........ B 0 0 -"), "E3-A7");
    assert_eq!(game.turn(), Turn::Seat(Seat::TWO));
    assert_over(&after(&game, "xC5"), Some(Seat::TWO), FEW);
}

#[test]
fn whoever_cannot_move_has_lost() {
    let men = "WWW.B....B...BW........B";
    assert_over(&at(&format!("{men} W 0 0 -")), Some(Seat::TWO), BLOCKED);
    let placing = at(&format!("{men} W 1 1 -"));
    assert_eq!(
        placing.turn(),
        Turn::Seat(Seat::ONE),
        "placing is never blocked"
    );
}

#[test]
fn men_in_hand_count_before_anybody_has_too_few() {
    let game = at("W.......B............... W 8 8 -");
    assert_eq!(game.turn(), Turn::Seat(Seat::ONE));
}

#[test]
fn undo_takes_a_mill_and_its_removal_back_together() {
    let mut table = new_table::<Morris>(2, &Options::default(), 1);
    for m in "A1 D2 A4 D6 A7 xD2".split(' ') {
        let parsed = m.parse().expect("it is a move");
        assert!(table.play(parsed, When::default()).is_ok(), "{m}");
    }
    assert!(table.undo());
    assert_eq!(table.moves().len(), 4, "the man is back, and the mill open");
    assert!(table.redo(Timestamp::default()));
    assert_eq!(table.moves().len(), 6);
    assert!(!table.can_redo());
}
