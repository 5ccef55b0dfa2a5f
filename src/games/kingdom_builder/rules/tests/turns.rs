//! «A turn» and «The building rule».

use super::*;
use crate::game::Turn;

const GRASS: &str = "1 grass\n2 desert\n1 acts";

#[test]
fn what_is_beside_is_looked_at_before_each_settlement() {
    // Free at first; then only beside the new one, until the pocket of three is full; then free again.
    let now = position(&["0,6"], GRASS);
    let now = after(now, "14,11");
    assert_eq!(text_of(now.targets(None)), "14,12 15,10 15,11");
    let now = position(&["0,6", "3,4 3,5 4,4 4,5"], GRASS);
    let now = after(now, "4,6");
    assert_eq!(now.targets(None).count(), 61 - 5);
    // All three may go to different areas.
    let now = position(&["8,6 14,12 2,19"], "1 grass\n2 desert\n1 acts");
    after(now, "7,6 14,11 8,7 end");
}

#[test]
fn the_first_settlement_goes_wherever_its_terrain_is() {
    let now = after(
        KingdomBuilder::new(2, &Options::default()),
        "=forest =forest",
    );
    assert_eq!(now.targets(None), now.land().terrain(Terrain::Forest));
}

#[test]
fn settlements_on_water_and_on_other_terrain_count_as_neighbours() {
    // On the harbor's board: 14,14 is water, beside it 14,15 and 13,15 are grass.
    let rest = format!("1 grass\n2 desert\n1 acts {OTHERS}");
    let now = position(&["14,14"], &rest);
    assert_eq!(text_of(now.targets(None)), "14,15 15,14");
}

#[test]
fn a_turn_is_three_settlements_and_then_its_end() {
    let now = position(&[], GRASS);
    assert_eq!(now.due(), 3);
    assert!(refuses(&now, "end"));
    let now = after(now, "8,8");
    assert!(refuses(&now, "end") && now.due() == 2);
    let now = after(now, "8,9 8,10");
    assert_eq!((now.due(), moves(&now)), (0, vec!["end".to_owned()]));
    assert_eq!(now.turn(), Turn::Seat(Seat::ONE));
    let now = after(now, "end");
    assert_eq!(now.turn(), Turn::Chance(Some(Seat::ONE)));
    assert_eq!(
        (now.hand(Seat::ONE), now.discards()),
        (None, [1, 0, 0, 0, 0])
    );
    let now = after(now, "=canyon");
    assert_eq!(now.turn(), Turn::Seat(Seat::TWO));
    assert_eq!(now.hand(Seat::ONE), Some(Terrain::Canyon));
}

#[test]
fn no_tile_is_used_between_the_first_settlement_and_the_third() {
    let now = position(&["11,18"], "1 desert farm:11,17=ready\n2 desert\n1 acts");
    let now = after(now, "0,1");
    assert!(!offers(&now, "farm") && refuses(&now, "farm:10,18"));
    let now = after(now, "0,2");
    assert!(!offers(&now, "farm"));
    let now = after(now, "1,2");
    assert!(offers(&now, "farm"));
}

#[test]
fn each_tile_is_used_before_or_after_and_others_the_other_way() {
    let rest = "1 desert farm:11,17=ready oasis:12,7=ready\n2 desert\n1 acts";
    let now = position(&["11,18 11,7"], rest);
    let now = after(now, "farm:10,18 10,10 10,11 11,10 oasis:9,0");
    assert!(!offers(&now, "farm") && !offers(&now, "oasis"));
}

#[test]
fn nothing_is_built_on_water_mountains_castles_and_locations() {
    let all = "1 desert\n2 desert\n1 acts";
    let now = position(&[], all);
    for kind in [None].into_iter().chain(LocationKind::ALL.map(Some)) {
        let never = now.land().buildable;
        assert!(
            (now.placement().build_targets(kind) - never).is_empty(),
            "{kind:?}"
        );
    }
}

#[test]
fn a_harbor_moves_onto_water_beside_own_settlements_if_possible() {
    let rest = format!("1 desert harbor:17,16=ready\n2 desert\n1 acts {OTHERS}");
    let now = position(&["16,16 17,17"], &rest);
    let now = after(now, "harbor:17,17-17,15");
    assert!(now.land().water.contains(Hex::at(17, 15)));
    assert_eq!(tiles(&now, Seat::ONE), "harbor:17,16=used");
}

#[test]
fn another_tile_does_not_put_a_settlement_on_water() {
    let now = position(&["7,10"], "1 desert paddock:6,11=ready\n2 desert\n1 acts");
    assert_eq!(
        text_of(
            now.placement()
                .move_targets(LocationKind::Paddock, Hex::at(7, 10))
        ),
        "5,9 5,11 7,8 7,12 9,9 9,11"
    );
    let now = position(
        &["7,11 7,10"],
        "1 desert paddock:6,11=ready\n2 desert\n1 acts",
    );
    // That is water.
    assert!(refuses(&now, "paddock:7,11-7,13"));
}

#[test]
fn the_right_number_of_settlements_is_left() {
    let now = position(&["8,8 8,9", "0,1"], GRASS);
    assert_eq!(
        [Seat::ONE, Seat::TWO].map(|seat| now.supply(seat)),
        [38, 39]
    );
    let now = after(now, "8,10");
    assert_eq!(now.supply(Seat::ONE), 37);
}
