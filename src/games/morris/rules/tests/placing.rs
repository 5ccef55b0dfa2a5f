//! Placing men, mills and removals, and the counts of move sequences (perft).

use super::*;
use crate::games::morris::Side;
use crate::testing::perft;

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
    for (text, counts) in listed {
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&at(text), depth), *count, "{text} to {depth}");
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
