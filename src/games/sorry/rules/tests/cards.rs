//! The cards: sections 2 and 7. Seven and eleven have their own files.

use super::{NOBODY, after, drawn, leads, moves};
use crate::games::sorry::cards::{Card, DECK};

#[test]
fn r1_there_are_45_cards_five_of_them_ones() {
    assert_eq!((DECK.iter().sum::<u8>(), DECK[0]), (45, 5));
    let names: Vec<&str> = Card::all().map(Card::name).collect();
    assert_eq!(
        names,
        ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "S"]
    );
}

#[test]
fn s7_one_and_two_bring_a_pawn_out_or_go_forward() {
    for card in ["1", "2"] {
        assert_eq!(leads(NOBODY, NOBODY, card), ["-,-,-,4 -,-,-,-"]);
        assert_eq!(moves(&drawn("-,-,20,H", NOBODY, card)).len(), 2);
    }
}

#[test]
fn r12_a_two_from_start_leads_to_the_exit_and_not_one_further() {
    assert_eq!(after(drawn(NOBODY, NOBODY, "2"), "2:Ro"), "-,-,-,4 -,-,-,-");
}

#[test]
fn s7_all_pawns_in_start_are_one_choice() {
    assert_eq!(moves(&drawn(NOBODY, NOBODY, "1")), ["1:Ro"]);
}

#[test]
fn s7_nobody_leaves_start_while_an_own_pawn_stands_on_the_exit() {
    assert_eq!(leads("4,H,H,-", NOBODY, "1"), ["-,5,H,H -,-,-,-"]);
}

#[test]
fn s7_an_opponent_on_the_exit_is_bumped() {
    assert_eq!(leads("-,H,H,H", "4,-,-,-", "1"), ["4,H,H,H -,-,-,-"]);
}

#[test]
fn s7_three_five_eight_and_twelve_go_forward() {
    for (card, to) in [("3", 23), ("5", 25), ("8", 28), ("12", 32)] {
        let led = leads("20,-,H,H", NOBODY, card);
        assert_eq!(led, [format!("-,{to},H,H -,-,-,-")], "{card}");
    }
}

#[test]
fn s7_a_four_goes_back() {
    assert_eq!(
        leads("20,22,-,H", NOBODY, "4"),
        ["-,18,20,H -,-,-,-", "-,19,22,H -,-,-,-"]
    );
}

#[test]
fn s15_a_four_from_the_exit_leaves_eight_steps_to_home() {
    let now = drawn("4,H,H,H", NOBODY, "4");
    assert_eq!(after(now, "4:R4-4"), "0,H,H,H -,-,-,-");
    assert_eq!(leads("0,H,H,-", NOBODY, "8"), ["-,H,H,H -,-,-,-"]);
}

#[test]
fn r10_a_ten_goes_ten_forward_or_one_back_as_one_likes() {
    assert_eq!(
        moves(&drawn("20,-,-,-", NOBODY, "10")),
        ["10:R20+10", "10:R20-1"]
    );
}

#[test]
fn s7_a_ten_goes_back_if_nobody_can_go_forward() {
    assert_eq!(leads("s5,H,H,H", NOBODY, "10"), ["s4,H,H,H -,-,-,-"]);
    assert_eq!(leads("s1,H,H,H", NOBODY, "10"), ["2,H,H,H -,-,-,-"]);
}

#[test]
fn s7_sorry_takes_the_place_of_any_opponent_on_the_track() {
    assert_eq!(
        leads("-,-,-,7", "4,20,s1,H", "S"),
        ["-,-,4,7 -,20,s1,H", "-,-,7,20 -,4,s1,H"]
    );
}

#[test]
fn r13_sorry_must_be_used_if_it_can() {
    assert_eq!(moves(&drawn("-,H,H,H", "3,-,-,-", "S")), ["S:Rx3"]);
}

#[test]
fn s7_sorry_without_a_pawn_in_start_or_without_a_target_is_forfeited() {
    assert_eq!(leads("5,H,H,H", "3,-,-,-", "S"), ["pass"]);
    assert_eq!(leads("5,-,-,H", NOBODY, "S"), ["pass"]);
}

#[test]
fn s3_a_play_must_be_made_even_if_it_hurts() {
    // Out of safety; or over an own pawn, which goes to Start.
    assert_eq!(leads("s2,H,H,H", NOBODY, "4"), ["0,H,H,H -,-,-,-"]);
    assert_eq!(leads("20,18,H,-", NOBODY, "4")[0], "-,-,19,H -,-,-,-");
    assert_eq!(moves(&drawn("20,H,H,H", NOBODY, "4")), ["4:R20-4"]);
}
