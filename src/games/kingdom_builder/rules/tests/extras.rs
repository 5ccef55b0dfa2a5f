//! «The eight extra actions», played. The vectors hold the rest of it.

use super::*;

fn others(settled: &[&str], tiles: &str, card: &str) -> KingdomBuilder {
    position(
        settled,
        &format!("1 {card} {tiles}\n2 desert\n1 acts {OTHERS}"),
    )
}

#[test]
fn the_oracle_builds_on_the_terrain_of_the_card() {
    let now = others(&["3,16"], "oracle:3,17=ready", "flowers");
    assert_eq!(
        text_of(now.targets(Some(LocationKind::Oracle))),
        "4,16 4,17"
    );
    let now = after(now, "oracle:4,16");
    assert_eq!((now.supply(Seat::ONE), now.due()), (38, 3));
    assert!(!offers(&now, "oracle"));
}

#[test]
fn the_farm_builds_on_grass_and_the_oasis_on_desert() {
    let rest = "1 canyon farm:11,17=ready oasis:12,7=ready\n2 desert\n1 acts";
    let now = position(&["11,18 11,7"], rest);
    let [farm, oasis] =
        [LocationKind::Farm, LocationKind::Oasis].map(|kind| now.targets(Some(kind)));
    assert_eq!(text_of(farm), "10,7 10,8 10,18 10,19 11,8 11,19");
    assert_eq!(oasis, now.land().terrain(Terrain::Desert));
}

#[test]
fn the_tower_builds_on_the_edge_beside_own_settlements_whatever_the_terrain() {
    let now = others(&["3,6"], "tower:3,5=ready", "desert");
    // Nothing of the edge is beside: all 76 but what cannot be built on.
    let edge = now.land().buildable & HexSet::EDGE;
    assert_eq!(now.targets(Some(LocationKind::Tower)), edge);
    assert_eq!(HexSet::EDGE.count(), 76);
    let now = others(&["3,6 18,1"], "tower:3,5=ready", "desert");
    assert_eq!(
        text_of(now.targets(Some(LocationKind::Tower))),
        "17,0 18,0 19,0 19,1"
    );
}

#[test]
fn the_tavern_prolongs_a_line_of_three_at_either_end() {
    let rest = "1 desert tavern:6,7=ready\n2 desert\n1 acts";
    let now = position(&["7,7 7,8 7,9"], rest);
    assert_eq!(text_of(now.targets(Some(LocationKind::Tavern))), "7,6 7,10");
    // A line that slants, with an end that is taken.
    let now = position(&["7,7 8,8 9,8", "10,9"], rest);
    assert!(!offers(&now, "tavern"));
    // Two, a gap and one are no line.
    let now = position(&["7,7 7,8 7,10"], rest);
    assert!(!offers(&now, "tavern"));
}

#[test]
fn settlements_on_water_are_part_of_a_line() {
    // A settlement that a harbor has put onto water, in a line that a tavern prolongs.
    let rest = "1 grass tavern:6,2=ready\n2 desert\n1 acts boards=tavern,harbor,oasis,farm";
    let now = position(&["7,2 7,3 7,4"], rest);
    assert!(now.land().water.contains(Hex::at(7, 3)));
    assert_eq!(text_of(now.targets(Some(LocationKind::Tavern))), "7,1 7,5");
}

#[test]
fn the_barn_moves_to_the_terrain_of_the_card() {
    let now = others(&["16,1 13,6"], "barn:16,2=ready", "flowers");
    // Lifted, what is left touches flowers only beside 13,6.
    let to = now
        .placement()
        .move_targets(LocationKind::Barn, Hex::at(16, 1));
    assert_eq!(text_of(to), "13,7 14,6 14,7");
    let now = after(now, "barn:16,1-14,6");
    assert_eq!(now.supply(Seat::ONE), 38);
    assert_eq!(tiles(&now, Seat::ONE), "barn:16,2=lost");
}

#[test]
fn a_settlement_put_back_is_no_move() {
    // 13,6 is the only free flower field beside the other settlement: it cannot be moved elsewhere.
    let now = others(&["13,6 12,7 16,1"], "barn:16,2=ready", "flowers");
    let to = now
        .placement()
        .move_targets(LocationKind::Barn, Hex::at(13, 6));
    assert!(!to.contains(Hex::at(13, 6)));
    let pocket = others(&["13,6 12,7", "13,7 14,6 14,7"], "", "flowers");
    assert_eq!(
        text_of(
            pocket
                .placement()
                .move_targets(LocationKind::Barn, Hex::at(13, 6))
        ),
        ""
    );
}

#[test]
fn barn_and_harbor_go_anywhere_if_nothing_is_beside() {
    let now = others(&["16,1"], "barn:16,2=ready", "flowers");
    let to = now
        .placement()
        .move_targets(LocationKind::Barn, Hex::at(16, 1));
    assert_eq!(to, now.land().terrain(Terrain::Flowers));
    let to = now
        .placement()
        .move_targets(LocationKind::Harbor, Hex::at(16, 1));
    assert_eq!(to, now.land().water);
}

#[test]
fn the_paddock_jumps_two_steps_straight_over_anything() {
    let now = position(
        &["6,10 6,12", "7,10"],
        "1 desert paddock:6,11=ready\n2 desert\n1 acts",
    );
    let to = now
        .placement()
        .move_targets(LocationKind::Paddock, Hex::at(6, 10));
    // Over the paddock itself to 6,12 it cannot: there is a settlement. Over that of another it can.
    assert_eq!(text_of(to), "4,9 4,11 6,8 8,9 8,11");
    let now = after(now, "paddock:6,10-8,11");
    assert!(now.settlements(Seat::ONE).contains(Hex::at(8, 11)));
}

#[test]
fn a_settlement_of_this_turn_may_be_moved() {
    let now = position(&["7,10"], "1 grass paddock:6,11=ready\n2 desert\n1 acts");
    let now = after(now, "7,9 8,9 8,8 paddock:8,8-8,6");
    assert!(now.settlements(Seat::ONE).contains(Hex::at(8, 6)));
    assert_eq!(now.supply(Seat::ONE), 36);
}

#[test]
fn a_settlement_comes_back_from_water() {
    let rest = format!("1 grass barn:16,2=ready harbor:17,16=ready\n2 desert\n1 acts {OTHERS}");
    let now = position(&["16,14 16,15 17,17 16,1"], &rest);
    // From water to grass by a barn, from water to water by a harbor.
    let barn = now
        .placement()
        .move_targets(LocationKind::Barn, Hex::at(16, 14));
    assert!(!barn.is_empty() && (barn - now.land().terrain(Terrain::Grass)).is_empty());
    let harbor = now
        .placement()
        .move_targets(LocationKind::Harbor, Hex::at(16, 14));
    assert_eq!(text_of(harbor), "17,14 17,15");
}

#[test]
fn settlements_that_a_tile_can_move_are_listed() {
    let now = position(
        &["7,10 0,0"],
        "1 grass paddock:6,11=ready\n2 desert\n1 acts",
    );
    assert_eq!(text_of(now.movable(LocationKind::Paddock)), "0,0 7,10");
    assert_eq!(now.movable(LocationKind::Barn), HexSet::EMPTY);
}
