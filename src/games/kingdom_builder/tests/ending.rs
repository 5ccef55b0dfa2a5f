//! «End of the game»; the document's list, heading End of Game.

use super::*;
use crate::game::{Outcome, Turn};

fn outcome(now: &KingdomBuilder) -> Outcome {
    match now.turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("{turn:?}"),
    }
}

#[test]
fn after_a_player_runs_out_those_after_them_have_one_more_turn() {
    let own = some("", Terrain::Canyon, 0, 39);
    let now = drawn(&[&own], "1 grass\n2 desert\n3 forest\n1 acts");
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

#[test]
fn when_the_last_player_runs_out_the_game_ends_with_that_turn() {
    let own = some("", Terrain::Canyon, 0, 39);
    let now = drawn(&["", &own], "1 grass\n2 desert\n2 acts");
    let first = moves(&now)[0].clone();
    let now = after(now, &first);
    assert_eq!(moves(&now), ["end"]);
    outcome(&after(now, "end"));
}

#[test]
fn the_end_cannot_be_undone_by_moving() {
    let own = format!("{} 2,17", some("", Terrain::Canyon, 0, 38));
    let rest = "1 desert paddock:2,18=ready\n2 desert\n1 acts";
    let now = after(drawn(&[&own], rest), "2,16");
    let now = after(now, "paddock:2,16-0,17 end");
    assert!(now.is_last_round());
    outcome(&after(now, "10,10 10,11 11,10 end"));
}

#[test]
fn all_players_have_the_same_number_of_turns() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let played = testing::random_game::<KingdomBuilder>(seats, &Options::default(), seed);
            let mut turns = [0; 4];
            for (now, m) in played.positions.iter().zip(&played.moves) {
                turns[now.to_act().index()] += u32::from(*m == Move::End);
            }
            assert!(turns[..usize::from(seats)].iter().all(|n| *n == turns[0]));
        }
    }
}

/// Settlements that earn nothing by miners, workers, merchants and castles.
fn poor(from: usize, to: usize) -> String {
    let land = quadrants::laid(&FIRST_BOARDS);
    let poor = land.buildable - land.foothills - land.beside_sites;
    let words: Vec<String> = poor
        .iter()
        .map(Hex::text)
        .skip(from)
        .take(to - from)
        .collect();
    words.join(" ")
}

#[test]
fn all_who_have_the_most_gold_win() {
    let over = "1 grass\n2 -\n3 -\n3 over cards=miners,workers,merchants";
    let now = drawn(&[&poor(0, 10), &poor(10, 50), &poor(50, 60)], over);
    assert_eq!(outcome(&now).places.values(), [1, 1, 1]);
    let rich = format!("{} 7,14", poor(50, 60));
    let now = drawn(&[&poor(0, 10), &poor(10, 50), &rich], over);
    assert_eq!(now.gold(Seat::at(2)), 4);
    assert_eq!(outcome(&now).places.values(), [2, 2, 1]);
}

#[test]
fn the_gold_of_the_end_is_that_of_the_cards_and_castles_one_by_one() {
    let played = testing::random_game::<KingdomBuilder>(3, &Options::default(), 11);
    let last = played.positions.last().expect("a game");
    for seat in Seat::all(3) {
        let cards: u32 = last.earned(seat).iter().map(|earned| earned.gold).sum();
        assert_eq!(last.gold(seat), cards + last.castles(seat).gold);
        assert_eq!(last.score(seat), Some(last.gold(seat) as i32));
    }
    assert_eq!(last.first_player(), Seat::ONE);
}
