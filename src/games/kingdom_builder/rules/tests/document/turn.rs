//! Turn, but for what is drawn and clicked.

use super::ending::outcome;
use super::*;
use crate::game::Turn;

const GRASS: &str = "1 grass\n2 desert\n1 acts";

/// Nobody places on a hex with another’s settlement.
#[test]
fn a_hex_with_anothers_settlement_cannot_be_built_on() {
    let now = position(&["8,8", "8,7"], GRASS);
    assert!(refuses(&now, "8,7") && refuses(&now, "8,8"));
    assert!(now.allows("8,9".parse().expect("a move")));
}

/// Only on hexes of the type of the card.
#[test]
fn only_hexes_of_the_terrain_of_the_card_can_be_built_on() {
    for card in Terrain::ALL {
        let now = position(&[], &format!("1 {}\n2 desert\n1 acts", card.name()));
        assert_eq!(now.targets(None), now.land().terrain(card));
    }
}

/// Adjacent to an own settlement; ruling 6: only if possible, for each settlement by itself.
#[test]
fn one_builds_beside_an_own_settlement_if_that_is_possible() {
    // On a forest, with grass beside: nowhere else, not even beside a settlement of another.
    let now = position(&["8,6", "15,4"], GRASS);
    assert_eq!(text_of(now.targets(None)), "7,6 8,7");
}

/// Forty settlements each, and no more.
#[test]
fn each_player_has_forty_settlements() {
    let played = testing::random_game::<KingdomBuilder>(4, &Options::default(), 5);
    for now in &played.positions {
        for seat in Seat::all(4) {
            assert_eq!(
                now.settlements(seat).count() + now.supply(seat),
                SETTLEMENTS
            );
        }
    }
    let last = played.positions.last().expect("a game");
    assert!(Seat::all(4).any(|seat| last.supply(seat) == 0));
}

/// Out of settlements in the middle of a turn; ruling 13: building ends, not the turn.
#[test]
fn when_the_settlements_run_out_building_ends_and_tiles_that_move_may_still_be_used() {
    let canyons = hexes_of("", Terrain::Canyon, 0, 37);
    let own = format!("{canyons} 2,17 11,16");
    let rest = "1 desert paddock:2,18=ready farm:11,17=ready\n2 desert\n1 acts";
    let now = position(&[&own], rest);
    assert!(offers(&now, "farm") && offers(&now, "paddock"));
    let now = after(now, "2,16");
    assert_eq!((now.supply(Seat::ONE), now.due()), (0, 0));
    assert!(!offers(&now, "farm") && offers(&now, "paddock") && offers(&now, "end"));
}

/// A turn starts with the three settlements or with extra actions, and with nothing else.
#[test]
fn a_turn_starts_with_the_three_settlements_or_with_extra_actions() {
    let now = position(&["11,18"], "1 desert farm:11,17=ready\n2 desert\n1 acts");
    assert!(offers(&now, "farm") && !now.targets(None).is_empty());
}

/// No extra action in the turn in which its tile is taken.
#[test]
fn a_tile_cannot_be_used_in_the_turn_it_is_taken() {
    // The line of three is there.
    let now = position(&["8,7 8,8"], "1 grass\n2 grass\n1 acts");
    let now = after(now, "7,7 8,9 8,10");
    assert_eq!(tiles(&now, Seat::ONE), "tavern:6,7=fresh");
    assert_eq!(moves(&now), ["end"]);
    let now = after(now, "end =desert");
    let now = after(now, "14,11 14,12 15,11 end =desert");
    assert!(offers(&now, "tavern"));
    assert_eq!(now.to_act(), Seat::ONE);
}

/// Tiles place additional settlements, and move some; beside the three of the turn.
#[test]
fn tiles_build_and_move_additional_settlements() {
    let rest = "1 grass farm:11,17=ready paddock:6,11=ready\n2 desert\n1 acts";
    let now = after(position(&["11,18 7,10"], rest), "farm:10,18");
    assert_eq!((now.supply(Seat::ONE), now.due()), (37, 3));
    let now = after(now, "paddock:7,10-7,8");
    assert_eq!((now.supply(Seat::ONE), now.due()), (37, 3));
    assert_eq!(text_of(now.settlements(Seat::ONE)), "7,8 10,18 11,18");
}

/// Nobody builds on water, locations, castles and mountains; a harbor moves onto water, and nothing else does.
#[test]
fn only_a_harbor_puts_a_settlement_on_what_is_not_buildable_and_only_on_water() {
    let rest = format!("1 desert harbor:17,16=ready\n2 desert\n1 acts {OTHERS}");
    let now = position(&["16,16 17,17"], &rest);
    let (water, land) = (now.land().water, now.land().buildable);
    for kind in [None].into_iter().chain(LocationKind::ALL.map(Some)) {
        assert!(
            (now.placement().build_targets(kind) - land).is_empty(),
            "{kind:?}"
        );
    }
    for kind in LocationKind::ALL.into_iter().filter(|kind| kind.moves()) {
        for from in now.settlements(Seat::ONE).iter() {
            let allowed = if kind == LocationKind::Harbor {
                water
            } else {
                land
            };
            assert!(
                (now.placement().move_targets(kind, from) - allowed).is_empty(),
                "{kind:?}"
            );
        }
    }
    assert!(water.contains(Hex::at(17, 15)));
    after(now, "harbor:17,17-17,15");
}

/// Moved settlements go next to existing ones; ruling 12: by barn and harbor if that is possible, by the paddock never.
#[test]
fn a_moved_settlement_goes_beside_others_if_possible_and_by_the_paddock_anywhere() {
    let rest = format!("1 desert harbor:17,16=ready\n2 desert\n1 acts {OTHERS}");
    let now = position(&["16,16 17,17"], &rest);
    let near = HexSet::from(Hex::at(16, 16)).neighbours();
    let to = now
        .placement()
        .move_targets(LocationKind::Harbor, Hex::at(17, 17));
    assert!(!to.is_empty() && (to - near).is_empty());
    // Alone, it may go to any water.
    let now = position(&["17,17"], &rest);
    let to = now
        .placement()
        .move_targets(LocationKind::Harbor, Hex::at(17, 17));
    assert_eq!(to, now.land().water);
    let rest = "1 grass paddock:6,11=ready\n2 desert\n1 acts";
    let now = after(position(&["7,10 0,1"], rest), "paddock:7,10-7,8");
    assert!(
        !HexSet::from(Hex::at(7, 8))
            .neighbours()
            .intersects(&now.settlements(Seat::ONE))
    );
}

/// Where no place is beside, anywhere of the type of the card.
#[test]
fn if_nothing_is_beside_any_hex_of_the_terrain_will_do() {
    let now = position(&["0,6", "8,7"], GRASS);
    assert_eq!(now.targets(None).count(), 61 - 1);
    assert!(now.targets(None).contains(Hex::at(14, 12)));
}

/// Extra actions may be left, the three settlements not.
#[test]
fn a_tile_may_be_left_unused_but_the_three_settlements_not() {
    let now = position(&["11,18"], "1 desert farm:11,17=ready\n2 desert\n1 acts");
    let now = after(now, "0,1 0,2 1,2");
    assert!(offers(&now, "farm"));
    assert_eq!(tiles(&after(now, "end"), Seat::ONE), "farm:11,17=ready");
}

/// Those after the one who runs out have one more turn.
#[test]
fn after_a_player_runs_out_those_after_them_have_one_more_turn() {
    let own = hexes_of("", Terrain::Canyon, 0, 39);
    let now = position(&[&own], "1 grass\n2 desert\n3 forest\n1 acts");
    assert!(!now.is_last_round());
    let first = moves(&now)[0].clone();
    let now = after(now, &first);
    assert!(now.is_last_round());
    // Seat 1 needs no other card.
    let now = after(now, "end");
    assert_eq!(now.turn(), Turn::Seat(Seat::TWO));
    let now = after(now, "10,10 10,11 11,10 end");
    assert_eq!(now.turn(), Turn::Seat(Seat::at(2)));
    let now = after(now, "10,15 10,16 11,14 end");
    assert_eq!(outcome(&now).why.0, "gold");
    assert!(now.moves().is_empty());
}
