//! «Mandatory action»: its edge cases.

use super::*;
use crate::game::Turn;

const DESERTS: usize = 53;

/// All deserts of the first game but the first `left`, divided between seats 2 and 3.
fn deserts_but(left: usize) -> [String; 2] {
    let half = DESERTS / 2;
    [(left, half), (half, DESERTS)].map(|(from, to)| hexes_of("", Terrain::Desert, from, to))
}

#[test]
fn with_fewer_than_three_left_one_builds_them_all() {
    let forests = hexes_of("", Terrain::Forest, 0, 38);
    let now = position(&[&forests], "1 grass\n2 desert\n1 acts");
    assert_eq!(now.due(), 2);
    let first = moves(&now)[0].clone();
    let now = after(now, &first);
    assert!(refuses(&now, "end"));
    let second = moves(&now)[0].clone();
    let now = after(now, &second);
    assert_eq!(moves(&now), ["end"]);
}

#[test]
fn a_tile_used_before_may_take_what_was_due() {
    let rest = "1 desert farm:11,17=ready\n2 desert\n1 acts";
    let most = hexes_of("", Terrain::Canyon, 0, 37);
    let now = after(position(&[&format!("{most} 11,18")], rest), "farm:10,18");
    assert_eq!(now.due(), 1);
    let first = moves(&now)[0].clone();
    assert_eq!(moves(&after(now, &first)), ["end"]);
    let now = position(&[&format!("{most} 11,18 0,0")], rest);
    assert_eq!(moves(&after(now, "farm:10,18")), ["end"]);
}

#[test]
fn a_card_whose_terrain_is_full_is_removed_and_another_drawn() {
    let [two, three] = deserts_but(0);
    let rest = "1 desert\n2 grass\n3 -\n3 refills";
    let now = position(&["8,8", &two, &three], rest);
    let now = after(now, "=grass");
    // Seat 1's card cannot be built on.
    assert_eq!(now.turn(), Turn::Chance(Some(Seat::ONE)));
    assert_eq!(now.stage(), Stage::Replace);
    assert_eq!((now.removed(), now.discards()), ([0, 0, 0, 0, 1], [0; 5]));
    // Until one fits.
    let now = after(now, "=desert");
    assert_eq!(now.turn(), Turn::Chance(Some(Seat::ONE)));
    assert_eq!(now.removed(), [0, 0, 0, 0, 2]);
    let now = after(now, "=grass");
    assert_eq!(now.turn(), Turn::Seat(Seat::ONE));
    assert_eq!((now.card_in_play(), now.due()), (Some(Terrain::Grass), 3));
}

#[test]
fn when_the_terrain_fills_up_the_rest_of_the_three_goes_on_a_new_one() {
    let [two, three] = deserts_but(1);
    let now = position(&["8,8", &two, &three], "1 desert\n2 grass\n3 grass\n1 acts");
    assert_eq!(text_of(now.targets(None)), "0,1");
    let now = after(now, "0,1");
    assert_eq!((now.stage(), now.due()), (Stage::Replace, 2));
    assert!(now.settlements(Seat::ONE).contains(Hex::at(0, 1)));
    let now = after(now, "=grass");
    assert_eq!(now.due(), 2);
    let now = after(now, "8,9 8,10");
    assert_eq!(moves(&now), ["end"]);
    assert_eq!(after(now, "end").discards(), [1, 0, 0, 0, 0]);
}

#[test]
fn a_tile_used_before_may_take_the_last_hex_of_the_terrain() {
    let [two, three] = deserts_but(1);
    let rest = "1 desert oasis:12,7=ready\n2 grass\n3 grass\n1 acts";
    let now = after(position(&["11,7", &two, &three], rest), "oasis:0,1");
    assert_eq!((now.stage(), now.due()), (Stage::Replace, 3));
}

/// Seat 1 has an oracle on the other board, where only the first `left` deserts are free.
fn with_oracle(left: usize, facts: &str) -> KingdomBuilder {
    let [two, three] = [(left, 31), (31, 63)].map(|(a, b)| hexes_of(OTHERS, Terrain::Desert, a, b));
    let rest = format!("1 desert oracle:3,17=ready\n2 grass\n3 grass\n1 acts {facts} {OTHERS}");
    position(&["3,16", &two, &three], &rest)
}

#[test]
fn after_a_replacement_the_latest_card_counts() {
    let now = after(with_oracle(1, ""), "3,0 =flowers");
    let first = after(now, "2,0 2,1");
    assert_eq!(first.card_in_play(), Some(Terrain::Flowers));
    let targets = first.targets(Some(LocationKind::Oracle));
    assert!(!targets.is_empty() && (targets - first.land().terrain(Terrain::Flowers)).is_empty());
}

#[test]
fn after_the_three_settlements_a_full_terrain_is_not_replaced() {
    let now = with_oracle(3, "");
    assert!(offers(&now, "oracle"));
    let now = after(now, "3,0 4,0 4,1");
    assert_eq!(moves(&now), ["end"]);
    assert_eq!(now.card_in_play(), Some(Terrain::Desert));
    assert_eq!(after(now, "end").discards(), [0, 0, 0, 0, 1]);
}

#[test]
fn without_any_card_left_the_rest_of_the_three_is_skipped() {
    let now = with_oracle(1, "pile=0,0,0,0,0");
    let now = after(now, "3,0");
    assert_eq!(now.turn(), Turn::Seat(Seat::ONE));
    // Without a card the oracle cannot be used.
    assert_eq!(moves(&now), ["end"]);
    let now = after(now, "end");
    assert_eq!(now.turn(), Turn::Seat(Seat::TWO));
}
