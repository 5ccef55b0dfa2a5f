//! What is written reads back, and nonsense is refused.

use super::*;
use crate::game::Game as _;
use crate::games::morris::rules::tests::{START, after, at};

#[test]
fn the_board_is_drawn_with_its_lines_and_names() {
    let drawn = "\
7  W--------.--------B
   |        |        |
6  |  .-----W-----.  |
   |  |     |     |  |
5  |  |  .--.--.  |  |
   |  |  |     |  |  |
4  .--.--.     .--.--.
   |  |  |     |  |  |
3  |  |  .--.--.  |  |
   |  |     |     |  |
2  |  .-----B-----.  |
   |        |        |
1  .--------.--------.
   A  B  C  D  E  F  G
white to move hand=7:7";
    let read = at(drawn);
    assert_eq!(read, after(&at(START), "A7 G7 D6 D2"));
    assert_eq!(read.to_string(), drawn);
}

#[test]
fn the_other_boards_are_drawn_and_read_too() {
    for options in [
        "board=six",
        "board=twelve",
        "board=twelve double=two fly=off",
    ] {
        let options: Options = options.parse().expect("these options make sense");
        let game = after(&Morris::new(2, &options), "A1 B2 D2");
        assert_eq!(at(&game.to_string()), game, "{game}");
    }
    let twelve = Morris::new(2, &"board=twelve".parse().expect("it is a board"));
    let drawn = twelve.to_string();
    assert!(drawn.contains("   |\\       |       /|"), "{drawn}");
}

#[test]
fn nonsense_is_refused() {
    for text in [
        "",
        "white to move",
        "........................ W 9 9",
        "........................ W 9 10 -",
        "........................ W 9 +9 -",
        "........................ W 9 -9 -",
        "........................ G 9 9 -",
        "....................... W 9 9 -",
        "...........Q............ W 9 9 -",
        "........................ W 9 9 x",
        "WWW..................... W 6 9 x",
        "WWWWWW.................. W 4 9 -",
        "WWW....BBB.............. W 0 0 - owed=3",
        "WWW....BBB.............. W 0 0 - hand=1",
        "WWW....BBB.............. W 0 0 - hand=1:256",
        "WWW....BBB.............. W 0 0 - moon=full",
        "WWW....BBB.............. W 0 0 - earlier=W:W",
        "WWW....BBB.............. W 0 0 - quiet=0 repetition=off",
        "WWW....BBB...... W 0 0 -",
        "WWW....BBB.............. W 0 0 - board=six",
    ] {
        assert!(text.parse::<Morris>().is_err(), "{text}");
    }
}

#[test]
fn an_earlier_position_has_a_letter_for_each_point() {
    let before = "WWW....BBB.............. W 0 0 - earlier=";
    for points in [24, 23, 25, 24 + 256] {
        let text = format!("{before}{}:W", ".".repeat(points));
        assert_eq!(text.parse::<Morris>().is_ok(), points == 24, "{points}");
    }
}

#[test]
fn a_move_is_a_point_two_points_or_a_point_taken() {
    for text in ["D2", "D2-D3", "xF4"] {
        let read: Move = text.parse().expect("it is a move");
        assert_eq!(read.to_string(), text);
    }
    for text in [
        "", "D", "D8", "H1", "d2", "D2D3", "D2-", "-D2", "x", "xD8", "D2-D8", "D2 ", "D2-D3x",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}
