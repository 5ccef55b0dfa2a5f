//! How a match is drawn.

use super::*;
use crate::games::morris::{FULL, QUIET, REPEATED};

/// The position after both sides have moved there or back so many times.
fn to_and_fro(game: &Morris, times: usize) -> Morris {
    let (a, b) = ("A4-B4 G1-G4", "B4-A4 G4-G1");
    let mut game = game.clone();
    for i in 0..times {
        game = after(&game, if i % 2 == 0 { a } else { b });
    }
    game
}

const SLOW: &str = "WW......B..B........BB.W W 0 0 -";

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let game = at(SLOW);
    let twice = to_and_fro(&game, 3);
    assert_eq!(twice.turn(), Turn::Seat(Seat::ONE));
    assert_over(&to_and_fro(&game, 4), None, REPEATED);
}

#[test]
fn what_was_before_a_removal_does_not_recur() {
    let game = after(&to_and_fro(&at(SLOW), 2), "A1-D1");
    assert_eq!(game.earlier().len(), 5);
    let closing = at("WW..........B..B..B....W W 0 0 -");
    let closed = after(&closing, "G7-A7");
    assert_eq!(closed.earlier().len(), 1);
    assert_eq!(after(&closed, "xD5").earlier().len(), 0);
}

#[test]
fn without_repetition_the_quiet_turns_end_it() {
    let game = at(&format!("{SLOW} repetition=off quiet=40"));
    let before = to_and_fro(&game, 19);
    let before = after(&before, "B4-A4");
    assert_eq!(before.turn(), Turn::Seat(Seat::TWO));
    assert_over(&after(&before, "G4-G1"), None, QUIET);
}

#[test]
fn earlier_positions_are_written_and_read_back() {
    let game = to_and_fro(&at(SLOW), 3);
    let text = game.to_string();
    assert!(
        text.contains("\nearlier=WW......B..B........BB.W:W,"),
        "{text}"
    );
    assert_eq!(at(&text), game);
    assert_over(&after(&at(&text), "B4-A4 G4-G1"), None, REPEATED);
}

#[test]
fn a_full_board_of_twelve_is_a_draw() {
    let men = "WBWBWBWBWBWBWBWBWBWBWBWB";
    let game = at(&format!("{men} W 0 0 - board=twelve"));
    assert_over(&game, None, FULL);
}

#[test]
fn a_win_stands_before_a_draw() {
    let text = "BBBWW................... W 0 0 - earlier=BBBWW...................:W,BBBWW...................:W";
    let Turn::Over(outcome) = at(text).turn() else {
        panic!("two men are too few");
    };
    assert_eq!(outcome.why, crate::games::morris::FEW);
}
