//! Placing men, the text of positions, and how many ways there are.

use super::*;
use crate::games::morris::{Move, Options, Side};
use crate::testing::perft;

const START: &str = "........................ W 9 9 -";

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
        "........................ G 9 9 -",
        "....................... W 9 9 -",
        "...........Q............ W 9 9 -",
        "........................ W 9 9 x",
        "WWW..................... W 6 9 x",
        "WWWWWW.................. W 4 9 -",
        "WWW....BBB.............. W 0 0 - owed=3",
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
fn a_move_is_a_point_two_points_or_a_point_taken() {
    for told in ["D2", "D2-D3", "xF4"] {
        let read: Move = told.parse().expect("it is a move");
        assert_eq!(read.to_string(), told);
    }
    for text in [
        "", "D", "D8", "H1", "d2", "D2D3", "D2-", "-D2", "x", "xD8", "D2-D8", "D2 ", "D2-D3x",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn men_are_placed_on_any_empty_point_and_none_is_moved_meanwhile() {
    let game = after(&at(START), "D2");
    assert_eq!(moves(&game).len(), 23);
    assert!(!moves(&game).contains(&"D2".to_owned()));
    assert_eq!((game.hand(Side::White), game.hand(Side::Black)), (8, 9));
    let three = after(&at(START), "D2 A1 D6 A4 B4 G7");
    assert!(
        moves(&three).iter().all(|m| m.len() == 2),
        "three men do not fly"
    );
}

#[test]
fn a_mill_closed_while_placing_takes_a_man() {
    let game = after(&at(START), "A1 D2 A4 D6 A7");
    assert_eq!(
        game.turn(),
        Turn::Seat(Seat::ONE),
        "the same player takes it"
    );
    assert_eq!(moves(&game), ["xD2", "xD6"]);
    let game = after(&game, "xD2");
    assert_eq!(game.turn(), Turn::Seat(Seat::TWO));
    assert_eq!(game.lost(Side::Black), 1);
}

#[test]
fn two_mills_at_once_take_one_man_or_two_if_agreed() {
    let before = ".WW......W...B.B.B...W.. W 4 5 -";
    let one = after(&at(before), "A1");
    assert_eq!(one.owed(), 1);
    let two = after(&at(&format!("{before} double=two")), "A1");
    assert_eq!(two.owed(), 2);
    let two = after(&two, "xE3");
    assert_eq!((two.owed(), two.to_act()), (1, Side::White));
    assert_eq!(after(&two, "xE5").to_act(), Side::Black);
}

#[test]
fn men_in_mills_are_safe_as_long_as_others_are_not() {
    let owed = at("W...BBBBBWW.B.....WW.WW. B 2 2 x");
    assert_eq!(moves(&owed), ["xD2", "xF2", "xF4", "xG4"]);
    let any = at("W...BBBBBWW.B.....WW.WW. B 2 2 x removal=any");
    assert_eq!(moves(&any).len(), 7);
}

#[test]
fn if_all_men_on_the_board_are_in_mills_any_may_be_taken() {
    assert_eq!(moves(&at(".W.WWW.W.......BBB...... B 4 4 x")).len(), 5);
}

#[test]
fn perft_of_the_sheet_by_decisions() {
    let start = at(START);
    for (depth, count) in (1..).zip([24, 552, 12_144, 255_024]) {
        assert_eq!(perft(&start, depth), count);
    }
    let listed: [(&str, &[u64]); 9] = [
        ("W...BBBBBWW.B.....W..WW. W 2 2 -", &[12, 108, 948, 7_578]),
        ("W...BBBBBWW.B....BWW.WW. B 0 1 -", &[10, 52, 331, 2_215]),
        ("BBWW.WWBWW.B.BWBBB.....W W 0 0 -", &[7, 45, 310, 2_124]),
        (".W.WWWBW...BB..BB..W.... B 0 0 -", &[5, 31, 170, 1_215]),
        (".W.WWW.W.......BBB...... B 4 4 x", &[5, 85, 1_295, 19_455]),
        ("W...BBBBBWW.B.....WW.WW. B 2 2 x", &[4, 48, 432, 3_804]),
        (
            ".W.WWWBW...B...B......W. B 0 0 -",
            &[45, 351, 15_795, 136_557],
        ),
        (".....WB..W.B...B.....W.. W 0 0 -", &[54, 2_865, 154_548]),
        ("WW..BWWWBWB..BB..BWBBBWW W 0 0 -", &[2, 17, 107, 659]),
    ];
    for (told, counts) in listed {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&at(told), depth), *count, "{told} to {depth}");
        }
    }
}

#[test]
fn perft_of_the_other_boards() {
    for (board, counts) in [
        ("board=six", [16, 240, 3_360, 43_680]),
        ("board=twelve", [24, 552, 12_144, 255_024]),
    ] {
        let start = Morris::new(2, &board.parse().expect("it is a board"));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{board} to {depth}");
        }
    }
}
