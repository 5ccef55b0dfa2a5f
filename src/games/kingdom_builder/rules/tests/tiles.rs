//! «Location tiles»: getting, using, losing.

use super::*;

const PADDOCK: &str = "1 grass paddock:6,11=ready\n2 desert\n1 acts";

#[test]
fn a_tile_is_taken_after_each_settlement_also_the_third() {
    let now = after(position(&[], "1 grass\n2 desert\n1 acts"), "8,8 7,8");
    assert_eq!(tiles(&now, Seat::ONE), "");
    let now = after(now, "7,7");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=fresh");
    let place = now
        .land()
        .locations
        .iter()
        .position(|l| l.hex == Hex::at(6, 7));
    assert_eq!(now.tiles_left(place.expect("a tavern")), 1);
}

#[test]
fn a_tile_is_taken_by_an_extra_action() {
    let rest = "1 desert farm:11,17=ready\n2 desert\n1 acts";
    let now = after(position(&["11,18 8,8"], rest), "farm:7,7");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=fresh farm:11,17=used");
}

#[test]
fn a_tile_is_taken_by_moving_there() {
    let now = after(position(&["7,10 7,9"], PADDOCK), "paddock:7,9-7,7");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=fresh paddock:6,11=used");
}

#[test]
fn a_player_takes_one_tile_from_a_hex_in_the_whole_game() {
    let rest = "1 grass tavern:6,7=ready\n2 desert\n1 acts";
    let now = after(position(&["7,7"], rest), "7,6");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=ready");
    let place = now
        .land()
        .locations
        .iter()
        .position(|l| l.hex == Hex::at(6, 7));
    assert_eq!(now.tiles_left(place.expect("a tavern")), 1);
}

#[test]
fn when_both_tiles_are_taken_nobody_gets_one() {
    let rest = "1 grass tavern:6,7=ready\n2 desert tavern:6,7=ready\n3 forest\n3 acts";
    let now = after(position(&["7,7", "6,8"], rest), "6,6");
    assert_eq!(tiles(&now, Seat::at(2)), "");
    // And the hex is still a location.
    let settled = Seat::all(3).map(|seat| now.settlements(seat));
    let settled: Vec<HexSet> = settled.collect();
    assert_eq!(Card::Workers.earns(now.land(), &settled, 2).gold, 1);
}

#[test]
fn two_of_a_kind_come_from_two_hexes_and_each_is_used_once() {
    let rest = "1 desert farm:11,17=ready farm:15,12=ready\n2 desert\n1 acts";
    let now = position(&["11,18 15,11"], rest);
    let now = after(now, "farm:10,18 farm:14,12");
    assert!(!offers(&now, "farm"));
    assert_eq!(tiles(&now, Seat::ONE), "farm:11,17=used farm:15,12=used");
    let now = after(now, "0,1 0,2 1,2 end");
    assert_eq!(tiles(&now, Seat::ONE), "farm:11,17=ready farm:15,12=ready");
}

#[test]
fn a_tile_is_lost_when_no_own_settlement_touches_its_hex_any_more() {
    let rest = "1 grass tavern:6,7=ready paddock:6,11=ready\n2 desert\n1 acts";
    let now = position(&["7,7 8,7 9,6 7,10"], rest);
    assert!(offers(&now, "tavern"));
    let now = after(now, "paddock:7,7-7,9");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=lost paddock:6,11=used");
    assert!(!offers(&now, "tavern"));
    // It does not go back to the hex.
    let place = now
        .land()
        .locations
        .iter()
        .position(|l| l.hex == Hex::at(6, 7));
    assert_eq!(now.tiles_left(place.expect("a tavern")), 1);
    // And is not given again.
    let now = after(now, "7,8 7,7");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=lost paddock:6,11=used");
    let now = after(now, "7,6 end");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=lost paddock:6,11=ready");
}

#[test]
fn moving_from_one_neighbour_to_another_loses_nothing() {
    let rest = "1 grass tavern:6,7=ready paddock:6,11=ready\n2 desert\n1 acts";
    let now = after(position(&["6,6 7,10"], rest), "paddock:6,6-6,8");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=ready paddock:6,11=used");
}

#[test]
fn another_own_settlement_beside_keeps_the_tile_and_one_of_others_does_not() {
    let rest = "1 grass tavern:6,7=ready paddock:6,11=ready\n2 desert\n1 acts";
    let now = after(position(&["7,7 7,6 7,10"], rest), "paddock:7,7-7,9");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=ready paddock:6,11=used");
    let now = after(position(&["7,7 7,10", "7,6"], rest), "paddock:7,7-7,9");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=lost paddock:6,11=used");
}

#[test]
fn a_tile_can_lose_its_own_location() {
    let now = after(position(&["7,10"], PADDOCK), "paddock:7,10-7,8");
    assert_eq!(tiles(&now, Seat::ONE), "paddock:6,11=lost");
}

#[test]
fn of_two_of_a_kind_the_used_one_is_given_up() {
    let rest = "1 grass paddock:2,18=ready paddock:6,11=ready\n2 desert\n1 acts";
    let before = position(&["2,17 7,10"], rest);
    for m in ["paddock:7,10-7,8", "paddock:2,17-4,18"] {
        let now = after(before.clone(), m);
        let left = tiles(&now, Seat::ONE);
        assert!(left.contains("=ready") && left.contains("=lost"), "{left}");
        assert!(offers(&now, "paddock"));
    }
}

#[test]
fn of_two_of_a_kind_the_fresh_one_is_given_up() {
    let held = "tavern:6,2=ready tavern:6,7=fresh paddock:6,11=ready";
    let now = position(
        &["6,3 7,7 7,10"],
        &format!("1 grass {held}\n2 desert\n1 acts"),
    );
    let now = after(now, "paddock:6,3-6,5");
    let left = "tavern:6,2=lost tavern:6,7=ready paddock:6,11=used";
    assert_eq!(tiles(&now, Seat::ONE), left);
}

#[test]
fn tiles_of_others_are_not_touched() {
    let rest = "1 grass paddock:6,11=ready\n2 desert paddock:6,11=ready\n1 acts";
    let now = after(position(&["7,10", "7,11"], rest), "paddock:7,10-7,8");
    assert_eq!(tiles(&now, Seat::TWO), "paddock:6,11=ready");
}

#[test]
fn what_lies_before_a_seat_can_be_asked() {
    let rest = "1 grass tavern:6,7=used paddock:6,11=fresh\n2 desert\n1 acts";
    let now = position(&["7,7 7,10"], rest);
    let held = now.tiles(Seat::ONE).filter(|(_, tile)| tile.is_held());
    let held: Vec<(LocationKind, Tile)> =
        held.map(|(location, tile)| (location.kind, tile)).collect();
    assert_eq!(
        held,
        [
            (LocationKind::Tavern, Tile::Used),
            (LocationKind::Paddock, Tile::Fresh)
        ]
    );
}
