//! Reasons for a hint.

use crate::games::sorry::Sorry;
use crate::games::sorry::reasons::Reason;
use crate::games::sorry::test_support::{NOBODY, drawn, position};
use crate::games::sorry::track::Side;

fn reason(now: Sorry, m: &str) -> Reason {
    now.reason(m.parse().expect("it is a move"))
}

#[test]
fn reasons_for_a_play() {
    let now = drawn("4,20,-,s3", "23,50,-,-", "3");
    assert_eq!(reason(now, "3:R20+3"), Reason::Hits(1, Side::Yellow));
    assert_eq!(reason(now, "3:Rs3+3"), Reason::Home);
    assert_eq!(reason(now, "3:R4+3"), Reason::Nearer);
    assert_eq!(
        reason(drawn("20,-,-,-", "50,-,-,-", "1"), "1:Ro"),
        Reason::Out
    );
    let now = drawn("0,20,-,-", NOBODY, "3");
    assert_eq!(reason(now, "3:R0+3"), Reason::Safety);
    assert_eq!(
        reason(drawn("21,4,-,-", NOBODY, "3"), "3:R21+3"),
        Reason::Slides(4)
    );
}

#[test]
fn the_last_pawn_home_wins_and_a_single_play_needs_no_reason() {
    assert_eq!(
        reason(drawn("58,H,H,H", NOBODY, "10"), "10:R58+10"),
        Reason::Wins
    );
    assert_eq!(
        reason(drawn("4,-,-,-", NOBODY, "3"), "3:R4+3"),
        Reason::Only
    );
    assert_eq!(reason(drawn("-,-,-,-", NOBODY, "3"), "pass"), Reason::Only);
}

#[test]
fn a_four_from_the_exit_shortens_the_way() {
    let now = drawn("4,30,-,-", NOBODY, "4");
    assert_eq!(reason(now, "4:R4-4"), Reason::Shortens(56));
    assert_eq!(reason(now, "4:R30-4"), Reason::LeastBad);
}

#[test]
fn a_swap_gains_or_is_declined() {
    let now = drawn("58,s1,H,H", "34,-,-,-", "11");
    assert_eq!(reason(now, "pass"), Reason::Keeps);
    assert_eq!(reason(now, "11:R58x34"), Reason::LeastBad);
    let now = drawn("7,H,H,H", "30,-,-,-", "11");
    // Yellow loses 23 steps, and Red gains as many, ten of which are the worth of a place so near to the exit.
    assert_eq!(reason(now, "11:R7x30"), Reason::Gains(36));
}

#[test]
fn a_pawn_gets_away_from_danger() {
    // Yellow stands three and five behind, and waits with Sorry!; beyond, nobody does.
    let now = drawn("20,51,-,-", "12,15,17,18", "12");
    assert_eq!(reason(now, "12:R20+12"), Reason::Escapes);
    assert_eq!(reason(now, "12:R51+12"), Reason::Safety);
}

#[test]
fn cards_are_put_down_for_better_ones() {
    let now = position(
        "red -,-,H,s5 hand=0,0,2,0,2,0,0,0,0,1,0\nyellow 34,-,-,- hand=0,0,0,0,2,3,0,0,0,0,0\nred plays cards=hand",
    );
    assert_eq!(reason(now, "~12"), Reason::PutsDown);
}
