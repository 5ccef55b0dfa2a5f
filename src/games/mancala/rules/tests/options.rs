//! «Options»: other rules of capture and end, and the pie rule.

use super::*;

#[test]
fn empty_capture_takes_the_last_stone_alone() {
    let before = drawn(
        "    2  .  7  .  .  3
         14                   14
             .  .  1  .  5  2     south to move capture=empty",
    );
    let expected = drawn(
        "    2  .  7  .  .  3
         14                   15
             .  .  .  .  5  2     north to move capture=empty",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn without_captures_the_last_stone_stays() {
    let before = drawn(
        "    2  .  1  6  .  3
         14                   14
             .  .  1  .  5  2     south to move capture=none",
    );
    let expected = drawn(
        "    2  .  1  6  .  3
         14                   14
             .  .  .  1  5  2     north to move capture=none",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn end_at_the_turn_lets_an_emptied_side_get_stones_again() {
    let before = drawn(
        "    3  .  .  .  1  2
         20                   20
             .  .  .  .  .  2     south to move end=turn",
    );
    let expected = drawn(
        "    .  .  .  .  1  3
         21                   21
             1  1  .  .  .  .     south to move end=turn",
    );
    assert_eq!(after(before, "6 6"), expected);
}

#[test]
fn end_at_the_turn_comes_when_the_next_to_move_has_none() {
    let before = drawn(
        "    .  3  .  .  1  2
         22                   20
             .  .  .  .  .  .     north to move end=turn",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         28                   20
             .  .  .  .  .  .     over end=turn swept=0:6",
    );
    assert_eq!(after(before, "2"), expected);
}

#[test]
fn end_at_the_turn_comes_after_an_extra_move_too() {
    let before = drawn(
        "    .  3  .  .  1  2
         21                   20
             .  .  .  .  .  1     south to move end=turn",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         27                   21
             .  .  .  .  .  .     over end=turn swept=0:6",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn sweep_to_the_opponent_gives_the_rest_to_the_empty_side() {
    let before = drawn(
        "    .  3  .  .  1  2
         20                   20
             .  .  .  .  .  2     south to move sweep=opponent",
    );
    let expected = drawn(
        "    .  .  .  .  .  .
         20                   28
             .  .  .  .  .  .     over sweep=opponent swept=7:0",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn without_a_sweep_the_rest_stays_and_counts_for_nobody() {
    let before = drawn(
        "    .  3  .  .  1  2
         20                   20
             .  .  .  .  .  2     south to move sweep=none",
    );
    let expected = drawn(
        "    .  3  .  .  1  3
         20                   21
             .  .  .  .  .  .     over sweep=none",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn end_at_the_turn_has_its_own_reason() {
    let over = drawn(". . . . . .  24 24  . . . . . .  over end=turn");
    let places = PerSeat::of([1, 1]);
    let why = CANNOT_MOVE;
    assert_eq!(over.turn(), Turn::Over(Outcome { places, why }));
}

/// South's first turn with the pie rule, an extra move included.
fn opened() -> Mancala {
    let options = "pie=on".parse().expect("one choice by itself makes sense");
    after(Mancala::new(2, &options), "3 2")
}

#[test]
fn a_swap_is_offered_when_the_first_turn_is_over_extra_moves_included() {
    let options = "pie=on".parse().expect("one choice by itself makes sense");
    let start = Mancala::new(2, &options);
    assert!(!start.moves().contains(&Move::Swap));
    assert!(!after(start, "3").moves().contains(&Move::Swap));
    assert!(after(start, "3 2").moves().contains(&Move::Swap));
    assert!(after(start, "1").moves().contains(&Move::Swap));
}

#[test]
fn a_swap_exchanges_the_people_and_nothing_on_the_board() {
    let expected = drawn(
        "    4  4  4  4  4  4
          0                    1
             4  .  1  6  6  6     north to move
         swapped=yes",
    );
    assert_eq!(opened().turn(), Turn::Seat(Seat::TWO));
    let swapped = after(opened(), "swap");
    assert_eq!(swapped, expected);
    assert_eq!(swapped.turn(), Turn::Seat(Seat::ONE));
    assert_eq!(swapped.side_of(Seat::ONE), Side::North);
    assert_eq!(swapped.seat_of(Side::South), Seat::TWO);
    assert_eq!(swapped.score(Seat::TWO), Some(1));
}

#[test]
fn a_swap_is_offered_once() {
    assert!(!after(opened(), "swap").moves().contains(&Move::Swap));
    assert!(!after(opened(), "swap 1").moves().contains(&Move::Swap));
    // The third pit ends in North's store: the same player, but the offer is declined.
    assert!(!after(opened(), "3").moves().contains(&Move::Swap));
    assert!(!after(opened(), "1 1").moves().contains(&Move::Swap));
}

#[test]
fn after_a_swap_the_places_go_to_the_people_who_changed_sides() {
    let over = drawn(". . . . . .  28 20  . . . . . .  over swapped=yes");
    let (places, why) = (PerSeat::of([1, 2]), EMPTY_SIDE);
    assert_eq!(over.turn(), Turn::Over(Outcome { places, why }));
}
