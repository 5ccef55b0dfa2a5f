//! «End of the game».

use super::*;
use crate::game::{Outcome, Turn};

pub(super) fn outcome(now: &KingdomBuilder) -> Outcome {
    match now.turn() {
        Turn::Over(outcome) => outcome,
        turn => panic!("{turn:?}"),
    }
}

#[test]
fn when_the_last_player_runs_out_the_game_ends_with_that_turn() {
    let own = hexes_of("", Terrain::Canyon, 0, 39);
    let now = position(&["", &own], "1 grass\n2 desert\n2 acts");
    let first = moves(&now)[0].clone();
    let now = after(now, &first);
    assert_eq!(moves(&now), ["end"]);
    outcome(&after(now, "end"));
}

#[test]
fn the_end_cannot_be_undone_by_moving() {
    let own = format!("{} 2,17", hexes_of("", Terrain::Canyon, 0, 38));
    let rest = "1 desert paddock:2,18=ready\n2 desert\n1 acts";
    let now = after(position(&[&own], rest), "2,16");
    let now = after(now, "paddock:2,16-0,17 end");
    assert!(now.is_last_round());
    outcome(&after(now, "10,10 10,11 11,10 end"));
}

#[test]
fn the_gold_of_the_end_is_that_of_the_cards_and_castles_one_by_one() {
    let played = testing::random_game::<KingdomBuilder>(3, &Options::default(), 11);
    let last = played.positions.last().expect("a game");
    for seat in Seat::all(3) {
        let cards: u32 = last
            .card_scores(seat)
            .iter()
            .map(|earned| earned.gold)
            .sum();
        assert_eq!(last.gold(seat), cards + last.castles(seat).gold);
        assert_eq!(last.score(seat), Some(last.gold(seat) as i32));
    }
    assert_eq!(last.first_player(), Seat::ONE);
}
