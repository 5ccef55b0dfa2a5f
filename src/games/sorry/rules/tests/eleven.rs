//! Eleven: section 8.

use super::{NOBODY, after, drawn, leads, moves, position};

#[test]
fn s8_a_swap_changes_places_and_bumps_nobody() {
    let now = drawn("20,H,H,H", "50,-,-,-", "11");
    assert_eq!(after(now, "11:R20x50"), "50,H,H,H -,-,-,20");
}

#[test]
fn s8_forward_and_swap_onto_the_same_square_are_two_plays() {
    let now = drawn("22,H,H,H", "33,-,-,-", "11");
    assert_eq!(moves(&now), ["11:R22x33", "11:R22+11"]);
    assert_eq!(after(now, "11:R22x33"), "33,H,H,H -,-,-,22");
    assert_eq!(after(now, "11:R22+11"), "33,H,H,H -,-,-,-");
}

#[test]
fn s8_nobody_swaps_from_start_or_safety_or_home() {
    assert_eq!(leads("-,s1,s2,H", "20,-,-,-", "11"), ["pass"]);
}

#[test]
fn s8_nobody_swaps_with_an_own_pawn() {
    assert_eq!(
        moves(&drawn("20,25,H,H", NOBODY, "11")),
        ["11:R20+11", "11:R25+11"]
    );
}

#[test]
fn r3_the_movers_slide_can_hit_the_pawn_it_has_swapped_with() {
    let now = drawn("33,H,H,H", "31,-,-,-", "11");
    assert_eq!(after(now, "11:R33x31"), "34,H,H,H -,-,-,-");
}

#[test]
fn r3_the_swapped_pawns_slide_can_hit_the_mover() {
    let now = drawn("9,H,H,H", "11,-,-,-", "11");
    assert_eq!(after(now, "11:R9x11"), "-,H,H,H -,-,-,13");
}

#[test]
fn r3_both_slide_the_mover_first() {
    // Red goes to Yellow's own head, Yellow to Red's.
    let now = drawn("9,H,H,H", "31,-,-,-", "11");
    assert_eq!(after(now, "11:R9x31"), "34,H,H,H -,-,-,13");
}

#[test]
fn r6_who_can_only_swap_may_decline() {
    let now = drawn("s1,58,H,H", "20,-,-,-", "11");
    // From 58 eleven forward is beyond Home.
    assert_eq!(moves(&now), ["11:R58x20", "pass"]);
    assert_eq!(after(now, "pass"), "58,s1,H,H -,-,-,20");
}

#[test]
fn r6_who_can_go_forward_may_not_decline() {
    assert_eq!(
        moves(&drawn("33,H,H,H", "20,-,-,-", "11")),
        ["11:R33x20", "11:R33+11"]
    );
}

#[test]
fn r6_forward_onto_an_own_pawn_is_no_way_forward() {
    // The one is in the other's way, and the other would overshoot.
    let now = drawn("55,s4,H,H", "20,-,-,-", "11");
    assert_eq!(moves(&now), ["11:R55x20", "pass"]);
}

#[test]
fn s8_a_swap_past_ones_own_entry_costs_a_lap() {
    use crate::games::sorry::track::{Side, distance};
    let now = drawn("58,H,H,H", "3,-,-,-", "11");
    assert_eq!(after(now, "11:R58x3"), "3,H,H,H -,-,-,58");
    assert_eq!((distance(Side::Red, 58), distance(Side::Red, 3)), (10, 65));
}

#[test]
fn s8_with_four_one_swaps_with_any_opponent() {
    let now = position("red 20,-,-,-\nblue 5,-,-,-\nyellow s1,6,-,-\ngreen 7,-,-,-\nred plays 11");
    assert_eq!(
        moves(&now),
        ["11:R20x5", "11:R20x6", "11:R20x7", "11:R20+11"]
    );
}
