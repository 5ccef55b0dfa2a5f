//! Seven: section 9.

use super::{NOBODY, after, drawn, leads, moves};
use crate::games::sorry::Sorry;

fn allows(now: &Sorry, m: &str) -> bool {
    moves(now).iter().any(|listed| listed == m)
}

#[test]
fn s9_one_pawn_goes_seven_forward_or_two_share_it() {
    let now = drawn("5,40,-,H", NOBODY, "7");
    let listed = moves(&now);
    assert_eq!(listed[..2], ["7:R5+7", "7:R40+7"]);
    // Six ways to share, in either order.
    assert_eq!(listed.len(), 2 + 12);
    assert_eq!(after(now, "7:R5+3/R40+4"), "-,8,44,H -,-,-,-");
}

#[test]
fn s9_a_seven_starts_no_pawn() {
    assert_eq!(leads("-,-,-,H", NOBODY, "7"), ["pass"]);
    assert_eq!(moves(&drawn("5,-,-,-", NOBODY, "7")), ["7:R5+7"]);
}

#[test]
fn s9_all_seven_are_used() {
    assert_eq!(leads("s2,H,H,-", NOBODY, "7"), ["pass"]);
    // Four take the one Home, and the other can go three.
    assert_eq!(leads("s2,s3,H,-", NOBODY, "7"), ["-,H,H,H -,-,-,-"]);
    // Here it cannot.
    assert_eq!(leads("s2,s4,H,-", NOBODY, "7"), ["pass"]);
}

#[test]
fn s9_both_halves_may_go_home() {
    assert_eq!(leads("s1,s4,H,H", NOBODY, "7"), ["H,H,H,H -,-,-,-"]);
}

#[test]
fn s9_both_pawns_may_not_end_on_one_square() {
    // 5 + 4 = 6 + 3.
    let now = drawn("5,6,H,H", NOBODY, "7");
    assert!(!allows(&now, "7:R5+4/R6+3") && !allows(&now, "7:R6+3/R5+4"));
}

#[test]
fn r7_a_pawn_may_land_where_its_partner_stood_if_that_one_goes_first() {
    let now = drawn("5,6,H,H", NOBODY, "7");
    assert_eq!(after(now, "7:R6+6/R5+1"), "6,12,H,H -,-,-,-");
    assert!(!allows(&now, "7:R5+1/R6+6"));
}

#[test]
fn r7_who_was_sent_to_start_by_the_first_half_cannot_go_any_more() {
    let now = drawn("14,18,H,H", NOBODY, "7");
    assert!(!allows(&now, "7:R14+2/R18+5"));
    // The other order is fine.
    assert_eq!(after(now, "7:R18+5/R14+2"), "19,23,H,H -,-,-,-");
}

#[test]
fn s9_the_two_are_different_pawns() {
    // The first slides over the second and comes to rest where that one stood: it must not go on from there.
    let now = drawn("14,19,H,H", NOBODY, "7");
    assert!(!allows(&now, "7:R14+2/R19+5"));
    assert_eq!(after(now, "7:R19+5/R14+2"), "19,28,H,H -,-,-,-");
}

#[test]
fn r7_the_second_halfs_slide_may_hit_the_first_pawn() {
    // The first ends on 18; the second slides from 16 to 19.
    let now = drawn("13,14,H,H", NOBODY, "7");
    assert_eq!(after(now, "7:R13+5/R14+2"), "-,19,H,H -,-,-,-");
}

#[test]
fn r7_both_halves_may_land_on_the_same_head() {
    // The first has slid away before the second arrives, and is hit at the end of the slide.
    let now = drawn("12,13,H,H", NOBODY, "7");
    assert_eq!(after(now, "7:R12+4/R13+3"), "-,19,H,H -,-,-,-");
}

#[test]
fn s9_each_half_bumps() {
    let now = drawn("5,40,H,H", "8,44,-,-", "7");
    assert_eq!(after(now, "7:R5+3/R40+4"), "8,44,H,H -,-,-,-");
}
