//! Slides: section 5, and what goes wrong with them most often.

use super::{NOBODY, after, drawn, leads, moves, pawns, position};
use crate::games::sorry::track::{Side, slide};
use crate::testing;

#[test]
fn s5_who_lands_on_the_head_of_anothers_slide_slides_to_its_end() {
    assert_eq!(leads("11,H,H,H", NOBODY, "5"), ["19,H,H,H -,-,-,-"]);
    assert_eq!(leads("21,H,H,H", NOBODY, "3"), ["28,H,H,H -,-,-,-"]);
}

#[test]
fn r3_it_does_not_matter_how_it_got_there() {
    assert_eq!(leads("20,H,H,H", NOBODY, "4"), ["19,H,H,H -,-,-,-"]);
    let swapped = after(drawn("20,H,H,H", "31,-,-,-", "11"), "11:R20x31");
    assert_eq!(swapped, "34,H,H,H -,-,-,20");
    let sorry = after(drawn("-,H,H,H", "39,-,-,-", "S"), "S:Rx39");
    assert_eq!(sorry, "43,H,H,H -,-,-,-");
}

#[test]
fn r4_slides_of_colours_that_nobody_plays_work_as_well() {
    assert_eq!(leads("51,H,H,H", NOBODY, "3"), ["58,H,H,H -,-,-,-"]);
}

#[test]
fn r9_on_its_own_slide_a_pawn_just_stays() {
    assert_eq!(leads("6,H,H,H", "10,-,-,-", "3"), ["9,H,H,H -,-,-,10"]);
    assert_eq!(leads("59,H,H,H", NOBODY, "2"), ["1,H,H,H -,-,-,-"]);
}

#[test]
fn s5_entering_a_slide_behind_its_head_does_nothing() {
    assert_eq!(leads("14,H,H,H", "18,-,-,-", "3"), ["17,H,H,H -,-,-,18"]);
}

#[test]
fn r8_everybody_on_the_way_goes_to_start_the_sliders_own_too() {
    let slid = after(drawn("14,18,H,H", "17,19,20,15", "2"), "2:R14+2");
    assert_eq!(slid, "-,19,H,H -,-,15,20");
}

#[test]
fn s5_who_stood_on_the_head_is_bumped_by_the_landing() {
    let now = position("red 14,-,-,-\nblue 16,18,H,H\nred draws");
    let now = testing::after(now, "=2 2:R14+2");
    assert_eq!(pawns(&now, Side::Blue), "-,-,H,H");
    assert_eq!(pawns(&now, Side::Red), "-,-,-,19");
    assert_eq!(
        (now.hits(Side::Red), now.hits(Side::Blue)),
        ([2, 0], [0, 2])
    );
}

#[test]
fn r5_the_slider_is_never_bumped_by_its_own_slide() {
    assert_eq!(
        leads("17,H,H,H", NOBODY, "10"),
        ["19,H,H,H -,-,-,-", "27,H,H,H -,-,-,-"]
    );
    assert_eq!(leads("19,H,H,H", "18,-,-,-", "4"), ["15,H,H,H -,-,-,18"]);
}

#[test]
fn r5_back_onto_the_head_of_the_slide_it_stands_on_is_a_play_though_nothing_changes() {
    let now = drawn("28,-,-,-", NOBODY, "4");
    assert_eq!(moves(&now), ["4:R28-4"]);
    assert_eq!(after(now, "4:R28-4"), "-,-,-,28 -,-,-,-");
}

#[test]
fn s5_one_slide_never_leads_onto_another_head() {
    for side in Side::ALL {
        for end in (0..60).filter_map(|square| slide(side, square)) {
            assert!(Side::ALL.iter().all(|other| slide(*other, end).is_none()));
        }
    }
}
