//! The deck, the hands, and the Kingdom Builder cards.

use super::*;
use crate::game::rng;

#[test]
fn a_pile_that_is_not_empty_is_not_made_anew() {
    let rest = "1 grass\n2 grass\n1 acts built=3 pile=0,0,0,1,0 discards=3,5,5,4,5";
    let now = after(position(&["8,8 8,9 8,10"], rest), "end");
    assert_eq!(moves(&now), ["=canyon"]);
    assert_eq!(now.weight(Move::Draw(Terrain::Canyon)), 1);
    let now = after(now, "=canyon");
    assert_eq!((now.pile(), now.discards()), ([0; 5], [4, 5, 5, 4, 5]));
}

#[test]
fn the_odds_of_a_card_are_those_left() {
    let rest = "1 -\n2 grass\n1 refills pile=4,2,0,1,5 discards=0,3,5,4,0";
    let now = position(&["8,8 8,9 8,10"], rest);
    let weights: Vec<u32> = now.moves().into_iter().map(|m| now.weight(m)).collect();
    assert_eq!(weights, [4, 2, 1, 5]);
}

#[test]
fn nobody_knows_anothers_card_until_it_is_played() {
    let now = position(&[], "1 grass\n2 desert\n3 canyon\n1 acts");
    let (mut seen, rng) = ([[0; 5]; 3], &mut rng::stream(3, 3));
    for _ in 0..3_000 {
        let mut imagined = now.clone();
        imagined.imagine(Seat::TWO, rng);
        for seat in Seat::all(3) {
            let card = imagined.hand(seat).expect("a card each");
            seen[seat.index()][card as usize] += 1;
        }
        assert_eq!(imagined.removed(), [0; 5]);
    }
    // Seat 1 plays its card, seat 2 sees its own; of 23 unseen, 4 are grass and 4 desert.
    assert_eq!((seen[0][0], seen[1][4]), (3_000, 3_000));
    let expected = [4, 5, 5, 5, 4].map(|n| n * 3_000 / 23);
    for (count, expected) in seen[2].iter().zip(expected) {
        assert!((expected - 120..expected + 120).contains(count), "{seen:?}");
    }
}

/// What a card gives seat 1 on the board of the first game.
pub(super) fn gold(card: Card, settled: &[&str]) -> u32 {
    let now = position(settled, "1 grass\n2 grass\n1 acts");
    let settled = [Seat::ONE, Seat::TWO].map(|seat| now.settlements(seat));
    card.earns(now.land(), &settled, 0).gold
}

#[test]
fn miners_and_workers_give_one_at_most_for_a_settlement() {
    assert_eq!(gold(Card::Miners, &["0,2 0,5 8,8"]), 2);
    assert_eq!(gold(Card::Workers, &["7,7 7,6 8,8"]), 2);
}

#[test]
fn hermits_count_areas_and_citizens_half_of_the_largest() {
    let own = "8,7 8,8 8,9 8,10 7,10 7,9 7,8 0,1 0,2 19,10";
    assert_eq!(gold(Card::Hermits, &[own]), 3);
    assert_eq!(gold(Card::Citizens, &[own]), 3);
}

#[test]
fn lords_rank_the_players_in_each_sector_also_those_without_a_settlement() {
    // Seat 1 is first in one sector, and both are in the three empty ones.
    assert_eq!(gold(Card::Lords, &["8,7"]), 12 + 36);
    assert_eq!(gold(Card::Lords, &["", "8,7"]), 6 + 36);
    assert_eq!(gold(Card::Lords, &["8,7", "8,8"]), 48);
    assert_eq!(gold(Card::Lords, &["8,7 8,9", "8,8 14,4"]), 12 + 6 + 24);
}

#[test]
fn farmers_give_three_for_each_settlement_of_the_emptiest_sector() {
    assert_eq!(
        gold(Card::Farmers, &["8,7 8,8 8,10 8,11 14,4 14,5 14,11"]),
        3
    );
    assert_eq!(gold(Card::Farmers, &["8,7 8,10 14,4"]), 0);
}

#[test]
fn the_gold_of_each_card_comes_with_the_hexes_that_earn_it() {
    let now = position(&["7,7 7,8 7,9 7,10 8,8"], "1 grass\n2 grass\n1 acts");
    assert_eq!(now.cards(), FIRST_CARDS);
    let earned = now.card_scores(Seat::ONE);
    assert_eq!(earned.map(|earned| earned.gold), [0, 8, 8]);
    let hexes = earned.map(|earned| text_of(earned.hexes));
    assert_eq!(hexes[1], "7,7 7,8 7,9 7,10");
    assert_eq!(hexes[2], "6,7 6,11 7,7 7,8 7,9 7,10 8,8");
    assert_eq!(now.score(Seat::ONE), Some(16));
}
