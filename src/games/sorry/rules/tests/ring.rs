//! The board, moving and landing, safety zone and Home: sections 1, 4 and 6.

use super::{NOBODY, after, drawn, leads, moves, position};
use crate::games::sorry::track::{HOME, SAFETY, START, Side, backward, distance, forward, slide};

#[test]
fn s1_the_four_sides_are_alike() {
    assert_eq!(Side::ALL.map(Side::base), [0, 15, 30, 45]);
    assert_eq!(Side::ALL.map(Side::entry), [2, 17, 32, 47]);
    assert_eq!(Side::ALL.map(Side::exit), [4, 19, 34, 49]);
    let heads: Vec<i8> = (0..60)
        .filter(|square| Side::ALL.iter().any(|side| slide(*side, *square).is_some()))
        .collect();
    assert_eq!(heads, [1, 9, 16, 24, 31, 39, 46, 54]);
    assert_eq!(
        (slide(Side::Blue, 1), slide(Side::Blue, 9)),
        (Some(4), Some(13))
    );
    assert_eq!(
        (slide(Side::Red, 46), slide(Side::Red, 54)),
        (Some(49), Some(58))
    );
}

#[test]
fn s1_from_the_exit_it_is_64_steps_to_home_and_58_to_the_entry() {
    for side in Side::ALL {
        assert_eq!(distance(side, side.exit()), 64);
        assert_eq!(distance(side, side.entry()), 6);
        assert_eq!(distance(side, SAFETY), 5);
        assert_eq!((distance(side, HOME), distance(side, START)), (0, 65));
    }
}

#[test]
fn s1_one_back_from_the_exit_is_not_past_the_entry() {
    assert_eq!(distance(Side::Red, 3), 65);
    assert_eq!(forward(Side::Red, 3, 12), Some(15));
    assert_eq!(
        after(drawn("4,H,H,H", NOBODY, "10"), "10:R4-1"),
        "3,H,H,H -,-,-,-"
    );
}

#[test]
fn s1_other_colours_go_on_past_an_entry() {
    for side in [Side::Blue, Side::Yellow, Side::Green] {
        assert_eq!(forward(side, 0, 5), Some(5));
    }
    assert_eq!(leads(NOBODY, "0,H,H,H", "5"), ["pass"]);
    let yellow = position("red -,-,-,-\nyellow 0,H,H,H\nyellow plays 5");
    assert_eq!(after(yellow, "5:Y0+5"), "-,-,-,- 5,H,H,H");
}

#[test]
fn s4_forward_a_pawn_turns_into_its_own_safety_zone_only() {
    // Across the last square of the ring and the first.
    assert_eq!(forward(Side::Red, 59, 3), Some(2));
    assert_eq!(forward(Side::Red, 59, 4), Some(SAFETY));
    assert_eq!(forward(Side::Blue, 59, 4), Some(3));
    // From the entry itself there is no other way.
    assert_eq!(leads("2,H,H,H", NOBODY, "1"), ["s1,H,H,H -,-,-,-"]);
}

#[test]
fn s4_every_square_counts_and_pawns_are_jumped() {
    assert_eq!(leads("5,H,H,H", "6,7,-,-", "3"), ["8,H,H,H -,-,6,7"]);
}

#[test]
fn s4_landing_on_an_opponent_sends_it_to_its_start() {
    assert_eq!(leads("5,-,-,-", "8,-,-,-", "3"), ["-,-,-,8 -,-,-,-"]);
}

#[test]
fn s4_nobody_lands_on_an_own_pawn() {
    assert_eq!(leads("5,8,-,-", NOBODY, "3"), ["-,-,5,11 -,-,-,-"]);
    assert_eq!(leads("s1,s4,H,H", NOBODY, "3"), ["pass"]);
    assert_eq!(leads("8,12,-,-", NOBODY, "4"), ["-,-,4,12 -,-,-,-"]);
}

#[test]
fn s4_an_own_pawn_that_a_slide_would_sweep_away_blocks_nothing() {
    // Landing is judged on the head, 16, and the other stands at the end.
    assert_eq!(
        after(drawn("14,19,H,H", NOBODY, "2"), "2:R14+2"),
        "-,19,H,H -,-,-,-"
    );
    // On the head itself it does: on that of the own slide.
    assert_eq!(moves(&drawn("7,9,H,H", NOBODY, "2")), ["2:R9+2"]);
}

#[test]
fn s4_backward_a_pawn_passes_its_entry_on_the_track() {
    assert_eq!(leads("5,H,H,H", NOBODY, "4"), ["1,H,H,H -,-,-,-"]);
    assert_eq!(backward(Side::Red, 1, 4), Some(57));
    assert_eq!(backward(Side::Red, 3, 4), Some(59));
}

#[test]
fn r11_a_pawn_backs_out_of_its_safety_zone_if_it_must() {
    assert_eq!(backward(Side::Red, SAFETY, 1), Some(2));
    assert_eq!(backward(Side::Red, SAFETY + 1, 4), Some(0));
    assert_eq!(leads("s1,H,H,H", NOBODY, "4"), ["59,H,H,H -,-,-,-"]);
    assert_eq!(leads("s5,H,H,H", NOBODY, "4"), ["s1,H,H,H -,-,-,-"]);
    // Whoever stands there is bumped.
    assert_eq!(leads("s1,H,H,H", "59,-,-,-", "4"), ["59,H,H,H -,-,-,-"]);
}

#[test]
fn s4_pawns_in_start_and_at_home_never_move_by_counting() {
    for card in ["3", "4", "5", "7", "8", "10", "11", "12"] {
        assert_eq!(leads("-,-,H,H", "20,-,-,-", card), ["pass"], "{card}");
    }
}

#[test]
fn s6_home_is_reached_by_exact_count_only() {
    assert_eq!(leads("s3,H,H,-", NOBODY, "3"), ["-,H,H,H -,-,-,-"]);
    assert_eq!(leads("s3,H,H,-", NOBODY, "5"), ["pass"]);
    assert_eq!(leads("2,H,H,-", NOBODY, "7"), ["pass"]);
    assert_eq!(forward(Side::Red, 2, 6), Some(HOME));
}

#[test]
fn s6_safety_squares_of_two_colours_are_different_places() {
    let after = after(drawn("s1,-,-,-", "s3,-,-,-", "2"), "2:Rs1+2");
    assert_eq!(after, "-,-,-,s3 -,-,-,s3");
}

#[test]
fn s6_a_pawn_in_safety_or_at_home_is_neither_swapped_nor_hit() {
    assert_eq!(leads("-,-,-,H", "s2,H,-,-", "S"), ["pass"]);
    assert_eq!(leads("20,H,H,H", "s2,H,-,-", "11"), ["34,H,H,H -,-,s2,H"]);
    assert_eq!(leads("s1,H,H,H", "20,-,-,-", "11"), ["pass"]);
}
