//! The Expert level: from the start on it knows the final margin, and it never gets less.

use crate::ai::{Budget, Found, Insight as _, Limits};
use crate::game::Game as _;
use crate::game::rng;
use crate::game::seat::Seat;
use crate::games::mancala::{Mancala, Move, Options, Side};
use crate::table::Level;

/// About what a tablet searches in two seconds.
const NODES: u64 = 8_000_000;

fn best(game: &Mancala) -> Found<Move> {
    let mut limits = Limits::new(Budget::of_nodes(NODES), &|| 0.0);
    let mut best = None;
    let mut rng = rng::stream(1, 1);
    let asked = game.own_search(Level::Expert, &mut rng, &mut limits, &mut |found| {
        best = Some(found)
    });
    assert!(asked, "these are the rules it knows");
    best.expect("there is always an answer")
}

fn start(options: &str) -> Mancala {
    Mancala::new(
        2,
        &options
            .parse::<Options>()
            .expect("these options make sense"),
    )
}

#[test]
fn the_first_player_wins_by_eight_with_three_and_six() {
    let mut game = start("");
    for (pit, margin) in [(3, 8), (6, 8)] {
        let found = best(&game);
        assert_eq!((found.m, found.margin), (Move::Sow(pit), Some(margin)));
        game.apply(found.m);
    }
}

#[test]
fn every_first_pit_is_in_the_book() {
    let mut reported = Vec::new();
    let mut limits = Limits::new(Budget::of_nodes(1_000), &|| 0.0);
    let all = start("").values(&mut limits, &mut |m, margin| reported.push((m, margin)));
    reported.sort_by_key(|(m, _)| m.to_string());
    let published = [-14, -10, 8, -2, -8, 4];
    assert!(all);
    for ((m, margin), (pit, known)) in reported.iter().zip((1..).zip(published)) {
        assert_eq!((*m, *margin), (Move::Sow(pit), known));
    }
}

#[test]
fn while_the_opponent_may_still_swap_no_margin_is_reported() {
    let mut limits = Limits::new(Budget::of_nodes(1_000), &|| 0.0);
    let mut reported = 0;
    assert!(!start("pie=on").values(&mut limits, &mut |_, _| reported += 1));
    assert_eq!(reported, 0);
}

#[test]
fn with_the_pie_rule_it_opens_fairly_and_takes_the_better_side() {
    let mut game = start("pie=on");
    for pit in [3, 2] {
        let found = best(&game);
        assert_eq!((found.m, found.margin), (Move::Sow(pit), Some(0)));
        game.apply(found.m);
    }
    for (opening, swaps) in [("1", false), ("6", true), ("3 6", true), ("4", false)] {
        let mut game = start("pie=on");
        for m in opening.split(' ') {
            game.apply(m.parse().expect("it is a move"));
        }
        assert_eq!(best(&game).m == Move::Swap, swaps, "{opening}");
    }
}

#[test]
fn whatever_is_answered_it_gets_at_least_the_margin_it_announced() {
    let mut moves = 0;
    for seed in 0..6 {
        let expert = [Seat::ONE, Seat::TWO][seed as usize % 2];
        let mut chance = rng::stream(seed, 0);
        let mut game = start("");
        let mut announced = None;
        while !game.is_over() {
            let legal = game.moves();
            if game.turn().actor() != Some(expert) {
                game.apply(legal[rng::pick(&mut chance, legal.len())]);
                continue;
            }
            let found = best(&game);
            let margin = found.margin.expect("from the start on it is known");
            assert!(
                announced.is_none_or(|announced| margin >= announced),
                "{game}"
            );
            announced = Some(margin);
            game.apply(found.m);
            moves += 1;
        }
        let own = game.side_of(expert);
        let store = |side: Side| i32::from(game.store(side));
        assert!(Some(store(own) - store(own.other())) >= announced, "{game}");
    }
    println!("{moves} moves of the expert");
}
