//! «Worked examples», by their numbers.

use super::{after, drawn};

#[test]
fn example_1_last_stone_in_ones_own_store_moves_again() {
    let before = drawn(
        "    4  4  4  4  4  4
          0                    0
             4  4  4  4  4  4     south to move",
    );
    let expected = drawn(
        "    4  4  4  4  4  4
          0                    1
             4  4  .  5  5  5     south to move",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn example_2_sowing_goes_on_over_the_store_onto_the_other_side() {
    let before = drawn(
        "    4  4  4  4  4  4
          0                    0
             4  4  4  4  4  4     south to move",
    );
    let expected = drawn(
        "    4  4  4  5  5  5
          0                    1
             4  4  4  4  4  .     north to move",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn example_3_last_stone_in_an_empty_pit_of_ones_own_takes_the_pit_opposite() {
    let before = drawn(
        "    2  .  1  6  .  3
         14                   14
             .  .  1  .  5  2     south to move",
    );
    let expected = drawn(
        "    2  .  1  .  .  3
         14                   21
             .  .  .  .  5  2     north to move",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn example_4_nothing_is_captured_when_the_pit_opposite_is_empty() {
    let before = drawn(
        "    2  .  7  .  .  3
         14                   14
             .  .  1  .  5  2     south to move",
    );
    let expected = drawn(
        "    2  .  7  .  .  3
         14                   14
             .  .  .  1  5  2     north to move",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn example_5_thirteen_stones_come_back_to_their_pit_and_capture() {
    let before = drawn(
        "    4  .  .  2  .  1
         13                   12
             . 13  .  .  1  2     south to move",
    );
    let expected = drawn(
        "    5  .  1  3  1  2
         13                   15
             1  .  1  1  2  3     north to move",
    );
    assert_eq!(after(before, "2"), expected);
}

#[test]
fn example_6_the_other_store_is_jumped_over() {
    let before = drawn(
        "    3  .  .  .  1  2
         17                   16
             .  .  .  .  .  9     south to move",
    );
    let expected = drawn(
        "    4  .  1  1  2  3
         17                   19
             1  .  .  .  .  .     north to move",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn example_7_no_extra_move_without_a_stone_to_move() {
    let before = drawn(
        "    .  3  .  .  1  2
         21                   20
             .  .  .  .  .  1     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         27                   21
             .  .  .  .  .  .     over swept=0:6",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn example_8_a_mover_who_empties_the_own_side_ends_the_game() {
    let before = drawn(
        "    .  3  .  .  1  2
         20                   20
             .  .  .  .  .  2     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         27                   21
             .  .  .  .  .  .     over swept=0:7",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn example_9_a_capture_may_empty_both_sides() {
    let before = drawn(
        "    .  .  .  .  4  .
         23                   20
             .  .  .  1  .  .     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         23                   25
             .  .  .  .  .  .     over",
    );
    assert_eq!(after(before, "4"), expected);
}

#[test]
fn example_10_the_player_who_did_not_move_sweeps_too() {
    let before = drawn(
        "    1  .  .  .  .  .
         23                   22
             2  .  .  .  .  .     north to move",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         24                   24
             .  .  .  .  .  .     over swept=2:0",
    );
    assert_eq!(after(before, "6"), expected);
}
