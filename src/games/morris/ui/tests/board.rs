//! What one touches, how men travel, and what the board marks.

use super::{FLYING, MILL, MOVING, point, spot};
use crate::app::match_view::paths::Paths;
use crate::game::seat::Seat;
use crate::games::morris::rules::board::each;
use crate::games::morris::rules::tests::{START, after, at, moves};
use crate::games::morris::ui::Spot;
use crate::games::morris::ui::lines::{closed_mills, ways_from};
use crate::games::morris::ui::point::occupant;
use crate::games::morris::{Board, Morris, Options};
use crate::games::ui::{Direction, GameUi as _, Orientation, Pieces};
use crate::testing::random_game;

fn names(spots: &[Spot]) -> Vec<String> {
    spots.iter().map(ToString::to_string).collect()
}

#[test]
fn points_are_named_by_column_and_row_in_reading_order() {
    let spots = names(&at(START).spots());
    assert_eq!(spots.len(), 24);
    assert_eq!(spots[..4], ["A7", "D7", "G7", "B6"]);
    assert_eq!(spots[23], "G1");
}

#[test]
fn arrows_follow_the_lines() {
    let game = at(START);
    let next = |from, way| {
        let next = game.neighbour(spot(from), way, Orientation::PICTURE, &());
        next.map(|spot| spot.to_string())
    };
    assert_eq!(next("A1", Direction::Right).as_deref(), Some("D1"));
    assert_eq!(next("D2", Direction::Up).as_deref(), Some("D3"));
    assert_eq!(next("D3", Direction::Up).as_deref(), Some("D5"), "no line");
    assert_eq!(next("A4", Direction::Left), None);
    let turned = Orientation {
        near: Seat::TWO,
        ..Orientation::PICTURE
    };
    let next = game.neighbour(spot("A1"), Direction::Left, turned, &());
    assert_eq!(next, Some(spot("D1")));
}

#[test]
fn a_path_goes_on_only_where_the_man_may_go() {
    let game = at("W........B....B...W..B.W W 0 0 - fly=off");
    let paths = Paths::of(&game);
    assert_eq!(names(&paths.next(&[])), ["A1", "F2", "G7"]);
    assert_eq!(names(&paths.next(&[spot("A1")])), ["A4"]);
    assert_eq!(names(&paths.next(&[spot("F2")])), ["D2", "F4"]);
    let m = paths.completed(&[spot("F2"), spot("F4")]);
    let m = m.expect("it is a move").to_string();
    assert!(moves(&game).contains(&m), "{m}");
}

#[test]
fn every_man_arrives_where_the_rules_say() {
    for board in [Board::Nine, Board::Six, Board::Twelve] {
        let options = Options {
            board,
            ..Options::default()
        };
        let game = random_game::<Morris>(2, &options, 7);
        let mut pieces = Pieces::new(game.positions[0].pieces());
        for (i, m) in game.moves.iter().enumerate() {
            let before = &game.positions[i];
            before.steps(*m).iter().for_each(|step| pieces.take(step));
            let sorted = |mut spots: Vec<(Spot, u8)>| {
                spots.sort_by_key(|(spot, kind)| (*kind, spot.to_string()));
                spots
            };
            let expected = sorted(game.positions[i + 1].pieces());
            assert_eq!(sorted(pieces.spots()), expected, "{m} in\n{before}");
        }
    }
}

#[test]
fn marks_tell_own_men_from_those_that_may_be_taken() {
    let game = at(".WBW.W....W..B.BBBW..BW. W 2 3 x");
    let mark = |name| occupant(&game, point(&game, name));
    assert_eq!(mark("A1"), "free");
    assert_eq!(mark("D2"), "own");
    assert_eq!(mark("A7"), "prey");
    assert_eq!(mark("E4"), "safe");
    let moving = at(MOVING);
    assert_eq!(occupant(&moving, point(&moving, "A1")), "other");
}

#[test]
fn the_mill_that_was_closed_is_lit_until_a_man_is_taken() {
    let game = at(".WBW.W....W..B.BBBW..BW. W 2 3 x");
    let mill = ["B2", "D2", "F2"].map(|name| point(&game, name));
    assert_eq!(closed_mills(&game, Some(spot("F2"))), [mill]);
    assert_eq!(closed_mills(&game, None), [mill]);
    assert_eq!(closed_mills(&game, Some(spot("A4"))), [] as [[u8; 3]; 0]);
    let taken = after(&game, "xA7");
    assert!(closed_mills(&taken, Some(spot("A7"))).is_empty());
}

#[test]
fn ways_are_shown_only_of_men_that_may_move() {
    let game = at("BBW.W.B.W.W..W..BBW.BBW. W 0 0 -");
    let ways = |game: &Morris, name| {
        let targets = each(ways_from(game, point(game, name)));
        targets
            .map(|to| game.spot_of(to).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(ways(&game, "D2"), ["B2", "D1", "D3"]);
    assert!(ways(&game, "A1").is_empty(), "the other side's");
    assert!(
        ways(&at(MILL), "E3").is_empty(),
        "a man has to be taken first"
    );
    assert_eq!(ways(&at(FLYING), "D1").len(), 24 - 6);
}

#[test]
fn every_picture_of_the_rules_can_be_drawn() {
    let pictures = Morris::BOOKLET.iter().flat_map(|page| page.pictures);
    for picture in pictures {
        let spots = names(&at(picture.position).spots());
        for spot in picture.spots {
            assert!(spots.iter().any(|name| name == spot), "{picture:?}");
        }
    }
}
