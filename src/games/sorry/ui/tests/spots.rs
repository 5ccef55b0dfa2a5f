//! Spots, paths and ways.

use super::{folded, spots};
use crate::game::Game as _;
use crate::games::sorry::Sorry;
use crate::games::sorry::ui::booklet::BOOKLET;
use crate::games::sorry::ui::way::{Leg, Legs};
use crate::games::ui::GameUi as _;

/// The names of the spots of each move's path.
fn paths(game: &Sorry) -> Vec<String> {
    let path = |m| {
        let path = game.path(m);
        let names: Vec<String> = path.iter().map(ToString::to_string).collect();
        names.join(" ")
    };
    game.moves().into_iter().map(path).collect()
}

#[test]
fn spots_are_named_by_number_and_by_colour() {
    let game = folded("red 20,-,-,- / yellow 40,-,-,- / red plays 3");
    let names: Vec<String> = game.spots().iter().map(ToString::to_string).collect();
    assert_eq!(names[..3], ["0", "1", "2"]);
    let red = ["R-1", "R-2", "R-3", "R-4", "R-5", "R-start", "R-home"];
    assert_eq!(names[60..67], red);
    assert_eq!(names[67], "Y-1");
    let last = ["deck", "discard", "pass", "forward", "swap"];
    assert_eq!(names[74..], last);
}

#[test]
fn a_card_of_a_hand_is_chosen_before_a_pawn() {
    let ones = "1,0,1,1,1,0,0,1,0,0,0";
    let game = folded(&format!(
        "red 20,-,-,- hand={ones} / yellow 40,-,-,- hand={ones} / red plays cards=hand"
    ));
    let paths = paths(&game);
    for wanted in [
        "card-1 R-start 4",
        "card-1 20 21",
        "card-3 20 23",
        "card-10 20 19",
    ] {
        assert!(paths.iter().any(|path| path == wanted), "{paths:?}");
    }
}

#[test]
fn an_eleven_that_could_be_either_asks() {
    let game = folded("red 21,H,H,- / yellow 32,50,-,- / red plays 11");
    let mut paths = paths(&game);
    paths.sort();
    assert_eq!(paths, ["21 32 forward", "21 32 swap", "21 50"]);
}

#[test]
fn a_card_that_allows_nothing_is_passed() {
    let game = folded("red -,-,-,- / yellow 40,-,-,- / red plays 5");
    assert_eq!(paths(&game), ["pass"]);
}

#[test]
fn keys_draw_and_pass() {
    let draws = folded("red -,-,-,- / yellow 40,-,-,- / red draws");
    assert_eq!(draws.spot_for_key("d"), draws.draw_spot());
    assert_eq!(draws.spot_for_key("p"), None);
    let plays = folded("red -,-,-,- / yellow 40,-,-,- / red plays 5");
    assert_eq!(
        plays.spot_for_key("p"),
        spots(&plays, "pass").first().copied()
    );
}

#[test]
fn the_first_half_of_a_seven_stays_shown_while_the_second_is_chosen() {
    let game = folded("red 10,35,50,H / yellow 40,-,-,- / red plays 7");
    let chosen = spots(&game, "10 14");
    let shown = |names: &str| {
        let Legs(legs) = game.legs(&chosen, &spots(&game, names));
        let leg = |leg: &Leg| (leg.from, leg.to, leg.steps, leg.settled);
        legs.iter().map(leg).collect::<Vec<_>>()
    };
    assert_eq!(shown("10 14"), [(10, 14, 4, true)]);
    assert_eq!(shown("10 14 50"), [(10, 14, 4, true), (50, 53, 3, false)]);
    assert_eq!(game.chosen_split(&chosen), Some((4, 3)));
    assert_eq!(game.chosen_split(&chosen[..1]), None);
}

#[test]
fn a_pawn_that_waits_for_a_square_is_the_chosen_one() {
    let game = folded("red 10,35,50,H / yellow 40,-,-,- / red plays 7");
    let path = spots(&game, "10 14 50 53");
    let chosen = |count: usize| game.chosen_pawn(&path[..count]);
    assert_eq!([chosen(0), chosen(2), chosen(4)], [None; 3]);
    assert_eq!([chosen(1), chosen(3)], [Some(path[0]), Some(path[2])]);
}

#[test]
fn every_picture_of_the_booklet_can_be_drawn() {
    for page in BOOKLET {
        for picture in page.pictures {
            let game = folded(picture.position);
            let path = spots(&game, &picture.spots.join(" "));
            let is_shown = path.is_empty() || !game.legs(&[], &path).0.is_empty();
            assert!(is_shown, "{}", page.id);
        }
    }
}
