//! What the expert answers.

use super::{limits, parsed, query};
use crate::ai::Insight as _;
use crate::game::Game as _;
use crate::game::rng;
use crate::games::morris::bot::expert::Expert;
use crate::games::morris::bot::search::WIN;
use crate::games::morris::{Morris, Move, Options, Side};
use crate::table::Level;

/// The endgame tables, without the opening book.
const FILE: &[u8] = include_bytes!("../endgame.table");

#[test]
fn forced_wins_are_found() {
    let mut expert = Expert::new(FILE.to_vec());
    let wins: [(&str, i32, u64); 4] = [
        ("W.B...WWWB.W..BWBW.WBW.. W 0 0 -", 9, 400_000),
        (".....BB..BBW.B.WB.W.B... B 0 0 -", 9, 400_000),
        (".W...BBW...B..BB...BB.WW B 0 0 -", 7, 400_000),
        ("............W.BWBB....W. W 0 0 -", 19, 1),
    ];
    for (text, turns, nodes) in wins {
        let (mut best, mut limits) = (None, limits(nodes));
        let (query, rng) = (query(parsed(text)), &mut rng::stream(1, 1));
        expert.answer(query, rng, &mut limits, &mut |rated| best = Some(rated));
        assert_eq!(best.map(|best| best.score), Some(WIN - turns), "{text}");
    }
}

#[test]
fn levels_with_the_expert_play_by_the_rules() {
    for (seed, level) in [(1, Level::Expert), (2, Level::Hard), (3, Level::Expert)] {
        let mut rng = rng::stream(seed, 9);
        let mut game = Morris::new(2, &Options::default());
        for turn in 0..400 {
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            let mut chosen: Option<Move> = None;
            // Against somebody who plays at random, so that everything comes up.
            if turn % 3 > 0 {
                game.own_search(level, &mut rng, &mut limits(1_500), &mut |found| {
                    assert!(moves.contains(&found.m), "{game}{}", found.m);
                    assert!((0.0..=1.0).contains(&found.worth));
                    chosen = Some(found.m);
                });
            }
            game.apply(chosen.unwrap_or(moves[rng::pick(&mut rng, moves.len())]));
        }
    }
}

#[test]
fn other_rules_are_not_for_the_expert() {
    for text in [
        "board=six",
        "board=twelve",
        "fly=off",
        "removal=any",
        "double=two",
    ] {
        let options: Options = text.parse().expect("these are options");
        let game = Morris::new(2, &options);
        let mut rng = rng::stream(1, 1);
        assert!(!game.own_search(Level::Expert, &mut rng, &mut limits(9), &mut |_| {}));
    }
}

#[test]
fn what_one_side_gains_the_other_loses() {
    let worth = Morris::new(2, &Options::default()).worth();
    assert_eq!(worth[Side::White.seat()] + worth[Side::Black.seat()], 1.0);
}
