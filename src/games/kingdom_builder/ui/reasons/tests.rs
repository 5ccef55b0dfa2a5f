//! What hints say for a move.

use super::*;
use crate::games::kingdom_builder::rules::tests::{position, refuses};

fn why(settled: &str, rest: &str, m: &str) -> Reason {
    let now = position(&[settled, ""], rest);
    assert!(!refuses(&now, m), "{m} in\n{now}");
    now.strongest_reason(m.parse().expect("a move"))
}

#[test]
fn a_hint_names_the_weightiest_reason() {
    let desert = "1 desert\n2 grass\n1 acts setup=first";
    assert_eq!(why("", desert, "7,1"), Reason::Takes(LocationKind::Tavern));
    assert_eq!(why("", desert, "0,1"), Reason::Earns(2));
    let forest = "1 forest\n2 grass\n1 acts setup=first";
    assert_eq!(why("0,5 0,6", forest, "8,6"), Reason::Opens);
    assert_eq!(why("8,5 8,6", forest, "7,5"), Reason::Keeps);
}

#[test]
fn ending_the_turn_needs_a_reason_only_while_a_tile_can_be_used() {
    let done = "1 desert tavern:6,2=ready\n2 grass\n1 acts built=3 setup=first";
    assert_eq!(why("7,1", done, "end"), Reason::Only);
    assert_eq!(why("0,5 0,6 0,7 7,1", done, "end"), Reason::Rests);
    assert_eq!(why("0,5 0,6 0,7 7,1", done, "tavern:0,8"), Reason::Earns(2));
}

#[test]
fn to_overtake_another_lord_costs_gold() {
    let rest =
        "1 grass\n2 desert\n1 acts boards=tavern,paddock,oasis,farm cards=lords,miners,citizens";
    let now = position(&["8,7 8,8", "0,5 0,6"], rest);
    let m = "8,9".parse().expect("a move");
    assert_eq!(now.strongest_reason(m), Reason::Costs(6, Seat::TWO));
}
