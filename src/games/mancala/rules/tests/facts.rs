//! «Facts for tests»: what holds in every game, and how many games there are.

use super::*;
use crate::testing::{perft, random_game};

#[test]
fn what_a_sowing_tells_is_what_happens() {
    for seed in 0..40 {
        let game = random_game::<Mancala>(2, &Options::default(), seed);
        for (n, m) in game.moves.iter().enumerate() {
            let (before, after) = (game.positions[n], game.positions[n + 1]);
            let Move::Sow(number) = *m else {
                panic!("no pie was agreed on")
            };
            let (side, index) = (before.to_move(), usize::from(number) - 1);
            let pit = Pit { side, index };
            let sowing = before.sow(pit);
            assert_eq!(sowing.holes.len(), usize::from(before.stones(pit)));
            let fell = |hole| sowing.holes.iter().filter(|h| **h == hole).count() as u8;
            let taken = sowing.taken.map_or(0, |taken| taken.stones);
            for each in Side::BOTH {
                let gained = fell(Hole::Store(each)) + if each == side { taken } else { 0 };
                let swept = sowing.swept[each as usize];
                assert_eq!(after.store(each), before.store(each) + gained + swept);
                assert_eq!(after.swept(each), swept);
            }
            let last = sowing.holes[sowing.holes.len() - 1];
            for pit in Side::BOTH.into_iter().flat_map(Side::pits) {
                let emptied = sowing.ends
                    || sowing
                        .taken
                        .is_some_and(|t| t.opposite == pit || last == Hole::Pit(pit));
                let unsown = if pit == (Pit { side, index }) {
                    0
                } else {
                    before.stones(pit)
                };
                let expected = if emptied {
                    0
                } else {
                    unsown + fell(Hole::Pit(pit))
                };
                assert_eq!(after.stones(pit), expected);
            }
            assert_eq!(sowing.ends, after.is_over());
            assert_eq!(sowing.extra, !after.is_over() && after.to_move() == side);
        }
    }
}

#[test]
fn no_stone_is_lost_or_made() {
    for choice in Mancala::CHOICES {
        for value in choice.values {
            let options = format!("{}={value}", choice.key);
            let options: Options = options.parse().expect("one choice by itself makes sense");
            for position in random_game::<Mancala>(2, &options, 5).positions {
                let all = |side| position.in_play(side) + position.store(side);
                assert_eq!(all(Side::South) + all(Side::North), 12 * options.stones);
            }
        }
    }
}

#[test]
fn the_board_turned_round_gives_the_same_game() {
    let turned = |position: Mancala| {
        let mut turned = position;
        turned.pits.reverse();
        turned.stores.reverse();
        turned.swept.reverse();
        if !position.over {
            turned.to_move = position.to_move.other();
        }
        turned
    };
    for seed in 0..20 {
        let game = random_game::<Mancala>(2, &Options::default(), seed);
        for (n, m) in game.moves.iter().enumerate() {
            let mut mirrored = turned(game.positions[n]);
            assert_eq!(mirrored.moves(), game.positions[n].moves());
            mirrored.apply(*m);
            assert_eq!(mirrored, turned(game.positions[n + 1]));
        }
    }
}

/// «Facts for tests».
#[test]
fn so_many_sequences_of_sowings_there_are() {
    for (options, counts) in [
        ("stones=3", [6, 35, 182, 904, 4_243, 19_418]),
        ("stones=4", [6, 35, 185, 942, 4_690, 23_233]),
        ("stones=5", [6, 35, 187, 982, 5_113, 26_927]),
        ("stones=6", [6, 35, 190, 1_056, 5_882, 32_243]),
        ("capture=empty", [6, 35, 185, 942, 4_685, 23_169]),
    ] {
        let options = options.parse().expect("one choice by itself makes sense");
        let start = Mancala::new(2, &options);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{options}, {depth} sowings");
        }
    }
}
