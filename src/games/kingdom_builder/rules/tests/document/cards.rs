//! Cards, but for what is drawn.

use super::super::cards::gold;
use super::*;
use crate::game::rng;
use crate::table::{Record, Table, When};

/// The new deck has exactly 22 cards; rulings 3 and 4: with four players, when a card is needed.
#[test]
fn an_empty_pile_is_made_anew_of_all_discards_22_cards_with_four_players() {
    // The card played goes on the discards first, so all are there but those that others hold.
    for (seats, cards) in [(2, 24), (3, 23), (4, 22)] {
        let hands = ["1 grass", "2 grass", "3 flowers", "4 forest"];
        let mut discards = [3, 5, 5, 5, 5];
        for terrain in [1, 2].iter().take(seats - 2) {
            discards[*terrain] -= 1;
        }
        let discards = discards.map(|n| n.to_string()).join(",");
        let hands = hands[..seats].join("\n");
        let rest = format!("{hands}\n1 acts built=3 pile=0,0,0,0,0 discards={discards}");
        let now = after(position(&["8,8 8,9 8,10"], &rest), "end");
        assert_eq!(now.drawable().iter().sum::<u8>(), cards);
        assert_eq!(now.pile(), [0; 5]);
        let now = after(now, "=grass");
        assert_eq!(now.pile().iter().sum::<u8>(), cards - 1);
        assert_eq!(now.discards(), [0; 5]);
    }
}

/// Three of the Kingdom Builder cards are selected when the game starts.
#[test]
fn three_different_kingdom_builder_cards_are_selected() {
    let mut seen = [0; 10];
    for seed in 0..3_000 {
        let options = KingdomBuilder::lay_out(&Options::default(), 2, &mut rng::layout(seed));
        let cards = options.cards();
        assert!(cards[0] != cards[1] && cards[0] != cards[2] && cards[1] != cards[2]);
        for card in cards {
            seen[card as usize] += 1;
        }
    }
    assert!(seen.iter().all(|n| (780..1_020).contains(n)), "{seen:?}");
}

/// These three remain for the whole game: each position scores by them.
#[test]
fn the_three_cards_remain_in_effect_for_the_whole_game() {
    let played = testing::random_game::<KingdomBuilder>(3, &Options::default(), 9);
    let cards = played.options.cards();
    for now in &played.positions {
        assert_eq!(now.cards(), cards);
        let settled: Vec<HexSet> = Seat::all(3).map(|seat| now.settlements(seat)).collect();
        for seat in Seat::all(3) {
            let by_cards = cards.map(|card| card.earns(now.land(), &settled, seat.index()).gold);
            let gold = by_cards.iter().sum::<u32>() + now.castles(seat).gold;
            assert_eq!(now.gold(seat), gold);
        }
    }
}

/// What comes next in matches with other seeds, from this position.
fn next_cards(rest: &str) -> [u32; 5] {
    let start = position(&[], rest).to_string().replace('\n', " / ");
    let mut seen = [0; 5];
    for seed in 0..1_200 {
        let text = format!(
            "parlour 1\ngame kingdom-builder\nid 0000a001\nbegun 2026-11-16T10:20Z\noptions setup=first\nstart {start}\n\
             seat 1 person red Ann\nseat 2 person blue Ben\nseed {seed:016x}\nmoves\n"
        );
        let record: Record = text.parse().expect("a record");
        let mut table = Table::<KingdomBuilder>::replay(&record).expect("a match");
        let Some(Move::Draw(card)) = table.draw(When::default()) else {
            panic!("a card is drawn");
        };
        seen[card as usize] += 1;
    }
    seen
}

/// Both decks are shuffled: any of the cards left may come, each as often as any other; ruling 4: also when the deck is made anew.
#[test]
fn both_decks_are_drawn_from_at_random() {
    for (piles, cards) in [
        ("pile=4,2,0,1,5 discards=0,3,5,4,0", [4, 2, 0, 1, 5]),
        ("pile=0,0,0,0,0 discards=4,5,5,5,5", [4, 5, 5, 5, 5]),
    ] {
        let seen = next_cards(&format!("1 -\n2 grass\n1 refills {piles}"));
        let all: u32 = cards.iter().sum();
        for (count, cards) in seen.iter().zip(cards) {
            let expected = 1_200 * cards / all;
            assert!(
                count.abs_diff(expected) <= expected / 4 && count.abs_diff(expected) <= 60,
                "{piles}: {seen:?}"
            );
        }
    }
    // The Kingdom Builder cards: each three of the ten.
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..12_000 {
        let options = KingdomBuilder::lay_out(&Options::default(), 2, &mut rng::layout(seed));
        let mut cards = options.cards().map(|card| card as u8);
        cards.sort_unstable();
        *seen.entry(cards).or_insert(0_u32) += 1;
    }
    assert_eq!(seen.len(), 120);
    assert!(seen.values().all(|n| (55..150).contains(n)), "{seen:?}");
}

/// Discoverers: one for each row, however many are in it.
#[test]
fn discoverers_give_one_for_a_row_however_many_settlements_are_in_it() {
    assert_eq!(gold(Card::Discoverers, &["8,7 8,8 8,9 8,16"]), 1);
    assert_eq!(gold(Card::Discoverers, &["8,7 8,8 9,9 10,18"]), 3);
}

/// Fishermen: one at most for a settlement beside water; ruling 14: own ones, none on water, nothing doubled.
#[test]
fn fishermen_give_one_at_most_for_a_settlement_beside_water() {
    // 16,3 touches three hexes of water.
    assert_eq!(gold(Card::Fishermen, &["16,3"]), 1);
    assert_eq!(gold(Card::Fishermen, &["16,3 8,8", "16,1"]), 1);
    // On the harbor's board 14,14 is water, with water beside it.
    let now = position(
        &["14,14 14,15"],
        &format!("1 grass\n2 grass\n1 acts {OTHERS}"),
    );
    let settled = [Seat::ONE, Seat::TWO].map(|seat| now.settlements(seat));
    let earned = Card::Fishermen.earns(now.land(), &settled, 0);
    assert_eq!((earned.gold, text_of(earned.hexes)), (1, "14,15".into()));
}

/// Merchants: a site counts once, and others’ settlements link nothing; ruling 17: castles too, and two at least.
#[test]
fn merchants_count_each_site_once_and_only_by_ones_own_settlements() {
    // Tavern 6,7 and paddock 6,11 by row 7; the other end of the chain adds nothing.
    assert_eq!(gold(Card::Merchants, &["7,7 7,8 7,9 7,10"]), 8);
    assert_eq!(gold(Card::Merchants, &["7,7 7,8 7,9"]), 0);
    // Another in the gap breaks the chain.
    assert_eq!(gold(Card::Merchants, &["7,7 7,8 7,10", "7,9"]), 0);
    // A castle is a site as well, but by itself it is linked with nothing.
    assert_eq!(gold(Card::Merchants, &["7,14 8,15 7,16"]), 0);
    assert_eq!(gold(Card::Merchants, &["6,12 7,12 8,12 9,12 10,12"]), 8);
}

/// Merchants: chains pass through a location; ruling 18: the gold is the same, and no larger area comes of it.
#[test]
fn chains_that_meet_at_a_site_count_it_once_and_remain_two_areas() {
    // Tavern to paddock in row 7; and from the other side of the paddock to the castle at 11,11.
    let own = "7,7 7,8 7,9 7,10 6,12 7,12 8,12 9,12 10,12";
    assert_eq!(gold(Card::Merchants, &[own]), 12);
    assert_eq!(gold(Card::Hermits, &[own]), 2);
    assert_eq!(gold(Card::Citizens, &[own]), 2);
}

/// Knights: two for each settlement of the one row with most.
#[test]
fn knights_give_two_for_each_settlement_of_the_best_row() {
    assert_eq!(gold(Card::Knights, &["8,7 8,9 8,16 9,9 9,10"]), 6);
    assert_eq!(gold(Card::Knights, &["8,7 8,9 9,9 9,10"]), 4);
}

/// Four terrain cards at the start; ruling 2: one for each player, so two, three or four.
#[test]
fn each_player_is_dealt_one_terrain_card() {
    for seats in 2..=4 {
        let mut now = KingdomBuilder::new(seats, &Options::default());
        for seat in Seat::all(seats) {
            assert_eq!((now.stage(), now.drawer()), (Stage::Deal, seat));
            now = after(now, "=forest");
        }
        assert_eq!((now.stage(), now.to_act()), (Stage::Act, Seat::ONE));
        assert_eq!(now.pile(), [5, 5, 5 - seats, 5, 5]);
    }
}

/// The sentence «Guarantee that the terrain cards» is broken off; ruling 30: nothing to rule. At least, none of them is ever lost.
#[test]
fn the_terrain_cards_are_always_twenty_five() {
    for seats in 2..=4 {
        let played = testing::random_game::<KingdomBuilder>(seats, &Options::default(), 4);
        for now in &played.positions {
            let held = Seat::all(seats)
                .filter(|seat| now.hand(*seat).is_some())
                .count() as u8;
            let decks = [now.pile(), now.discards(), now.removed()];
            assert_eq!(held + decks.as_flattened().iter().sum::<u8>(), 25);
        }
    }
}
