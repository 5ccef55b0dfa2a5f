//! «A turn» and «End and result»: sowing, captures, extra moves and how a game is decided.

use super::*;

#[test]
fn north_sows_over_norths_store_and_jumps_souths() {
    let before = drawn(
        "    9  2  .  .  3  .
         12                   10
             1  .  .  .  .  2     north to move",
    );
    let expected = drawn(
        "    .  2  .  .  4  1
         13                   10
             2  1  1  1  1  3     south to move",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn more_than_thirteen_stones_fill_the_pit_they_came_from() {
    let before = drawn(
        "    1  1  1  1  1  1
         22                    5
             1  .  .  . 14  .     south to move",
    );
    let expected = drawn(
        "    2  2  2  2  2  2
         22                    6
             2  1  1  1  1  2     north to move",
    );
    assert_eq!(after(before, "5"), expected);
}

#[test]
fn a_pit_filled_earlier_on_the_lap_was_not_empty_and_captures_nothing() {
    let before = drawn(
        "    1  1  1  1  1  1
         22                    5
             .  . 15  .  .  .     south to move",
    );
    let expected = drawn(
        "    2  2  2  2  2  2
         22                    6
             1  1  1  2  2  1     north to move",
    );
    assert_eq!(after(before, "3"), expected);
}

#[test]
fn what_lies_opposite_counts_after_sowing() {
    let before = drawn(
        "    3  .  .  .  1  2
         16                   16
             .  .  .  .  . 10     south to move",
    );
    let expected = drawn(
        "    4  1  .  1  2  3
         16                   19
             1  1  .  .  .  .     north to move",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn nothing_is_captured_on_the_other_side() {
    let before = drawn(
        "    .  .  .  .  1  .
          5                   10
             3  .  .  .  .  2     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  1  1
          5                   11
             3  .  .  .  .  .     north to move",
    );
    assert_eq!(after(before, "6"), expected);
}

#[test]
fn the_pit_opposite_is_seven_less_the_number() {
    let before = drawn(
        "    .  5  .  .  9  .
          5                   10
             1  .  .  .  .  3     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  9  .
          5                   16
             .  .  .  .  .  3     north to move",
    );
    assert_eq!(after(before, "1"), expected);
}

#[test]
fn a_pit_of_ones_own_that_held_stones_captures_nothing() {
    let before = drawn(
        "    .  5  .  .  9  .
          5                   10
             1  1  .  .  .  3     south to move",
    );
    let expected = drawn(
        "    .  5  .  .  9  .
          5                   10
             .  2  .  .  .  3     north to move",
    );
    assert_eq!(after(before, "1"), expected);
}

#[test]
fn north_captures_as_south_does() {
    let before = drawn(
        "    2  .  .  .  1  .
          5                   10
             .  .  .  7  .  1     north to move",
    );
    let expected = drawn(
        "    2  .  .  .  .  .
         13                   10
             .  .  .  .  .  1     south to move",
    );
    assert_eq!(after(before, "2"), expected);
}

#[test]
fn extra_moves_have_no_limit() {
    let before = drawn(
        "    .  .  .  .  .  1
          5                   10
             1  .  .  .  2  1     south to move",
    );
    let expected = drawn(
        "    .  .  .  .  .  1
          5                   13
             1  .  .  .  .  .     south to move",
    );
    assert_eq!(after(before, "6 5 6"), expected);
}

#[test]
fn more_than_half_of_the_stones_does_not_end_the_game() {
    let before = drawn(
        "    1  .  .  .  .  1
         12                   30
             4  .  .  .  .  .     south to move",
    );
    let expected = drawn(
        "    1  .  .  .  .  1
         12                   30
             .  1  1  1  1  .     north to move",
    );
    assert_eq!(after(before, "1"), expected);
}

#[test]
fn an_empty_pit_a_number_off_the_board_or_a_finished_game_is_refused() {
    let mut position = drawn(
        "    4  4  4  4  4  4
          0                    1
             4  4  .  5  5  5     south to move",
    );
    let before = position;
    for m in [Move::Sow(3), Move::Sow(0), Move::Sow(7), Move::Swap] {
        assert!(position.play(m).is_err());
        assert_eq!(position, before);
    }
    let mut over = drawn(". . . . . .  27 21  . . . . . .  over");
    assert!(over.moves().is_empty());
    assert!(over.play(Move::Sow(1)).is_err());
}

#[test]
fn more_stones_win_and_equal_stores_are_a_draw() {
    for (north, south, places) in [(27, 21, [2, 1]), (21, 27, [1, 2]), (24, 24, [1, 1])] {
        let over = drawn(&format!(". . . . . .  {north} {south}  . . . . . .  over"));
        let places = PerSeat::of(places);
        let why = EMPTY_SIDE;
        assert_eq!(over.turn(), Turn::Over(Outcome { places, why }));
        assert_eq!(over.score(Seat::ONE), Some(south));
        assert_eq!(over.score(Seat::TWO), Some(north));
    }
}

#[test]
fn a_sowing_tells_where_each_stone_falls_and_what_is_taken() {
    let position = drawn(
        "    3  .  .  .  1  2
         17                   16
             .  .  .  .  .  9     south to move",
    );
    let (south, north) = (Side::South, Side::North);
    let pit = |side, index| Hole::Pit(Pit { side, index });
    let sowing = position.sow(Pit {
        side: south,
        index: 5,
    });
    let across = (0..6).map(|index| pit(north, index));
    let holes = [Hole::Store(south)]
        .into_iter()
        .chain(across)
        .chain([pit(south, 0), pit(south, 1)]);
    assert_eq!(sowing.holes, holes.collect::<Vec<_>>());
    let opposite = Pit {
        side: north,
        index: 4,
    };
    assert_eq!(
        sowing.taken,
        Some(Taken {
            opposite,
            stones: 2
        })
    );
    assert_eq!(
        (sowing.extra, sowing.ends, sowing.swept),
        (false, false, [0, 0])
    );
}

#[test]
fn a_sowing_that_ends_the_game_is_no_extra_move() {
    let position = drawn(
        "    .  3  .  .  1  2
         21                   20
             .  .  .  .  .  1     south to move",
    );
    let sowing = position.sow(Pit {
        side: Side::South,
        index: 5,
    });
    assert_eq!(sowing.holes, [Hole::Store(Side::South)]);
    assert_eq!(
        (sowing.extra, sowing.ends, sowing.swept),
        (false, true, [0, 6])
    );
}
