//! The computer: what it takes and leaves, and what it may not see.

mod reasons;

use crate::ai::{Budget, Insight, Limits, MatchPosition, Thought, think_on};
use crate::game::Game;
use crate::game::seat::Seat;
use crate::games::sorry::test_support::{NOBODY, drawn, moves, position};
use crate::games::sorry::track::Side;
use crate::games::sorry::{Options, Sorry};
use crate::table::Level;
use crate::testing;

fn thought(now: &Sorry, level: Level, id: u32, nodes: u64) -> Thought {
    let asked = MatchPosition {
        game: Sorry::ID.into(),
        match_id: id,
        move_number: 7,
        position: now.to_string(),
    };
    let limits = &mut Limits::new(Budget::of_nodes(nodes), &|| 0.0);
    let mut last = None;
    let seen = &mut |thought: &Thought| last = Some(thought.clone());
    think_on::<Sorry>(&asked, level, limits, seen).expect("it is a position");
    last.expect("a move is found")
}

fn expert(now: &Sorry) -> String {
    thought(now, Level::Expert, 1, 1_000).chosen
}

#[test]
fn every_level_takes_a_win_it_has_in_hand() {
    let now = drawn("58,H,H,H", "20,-,-,-", "10");
    assert_eq!(moves(&now), ["10:R58+10", "10:R58-1"]);
    for level in Level::ALL {
        for id in 0..100 {
            let thought = thought(&now, level, id, 1_000);
            assert_eq!(thought.chosen, "10:R58+10");
            assert_eq!(thought.worth, 1.0);
        }
    }
}

#[test]
fn a_round_that_wins_points_is_taken_and_one_that_loses_the_match_is_not() {
    let now = position("red 58,H,H,H\nyellow 20,-,-,-\nred plays 10 points=300");
    assert_eq!(expert(&now), "10:R58+10");
    // Yellow would have 290 and 15 points, and Red only 100 and some.
    let now =
        position("red 58,H,H,H points=100\nyellow H,H,H,- points=290\nred plays 10 points=300");
    assert_eq!(expert(&now), "10:R58-1");
}

#[test]
fn expert_goes_back_from_the_exit_with_a_four() {
    assert_eq!(expert(&drawn("4,30,-,-", "50,-,-,-", "4")), "4:R4-4");
}

#[test]
fn expert_hits_whoever_is_nearly_home() {
    // Yellow's pawn on 30 has eight steps to go, that on 40 nearly a lap.
    assert_eq!(expert(&drawn("27,37,-,-", "30,40,-,-", "3")), "3:R27+3");
}

#[test]
fn expert_declines_a_swap_that_costs_more_than_it_brings() {
    // Red is nearly Home; the other one has just come out.
    let now = drawn("58,H,H,H", "34,-,-,-", "11");
    assert_eq!(expert(&now), "pass");
    // And takes one that brings almost a lap.
    let now = drawn("s1,7,-,-", "30,-,-,-", "11");
    assert_eq!(expert(&now), "11:R7x30");
}

#[test]
fn nobody_sees_the_hands_of_others() {
    let with = |yellow: &str, pile: &str| {
        position(&format!(
            "red 4,20,-,- hand=1,0,1,1,0,1,0,0,0,0,1\nyellow 34,50,-,- hand={yellow}\nred plays pile={pile} cards=hand"
        ))
    };
    let one = with("0,0,0,0,4,1,0,0,0,0,0", "2,2,2,2,0,1,2,2,2,2,2");
    let other = with("2,1,0,0,0,0,0,0,0,0,2", "0,1,2,2,4,2,2,2,2,2,0");
    for level in Level::ALL {
        for id in 0..20 {
            assert_eq!(
                thought(&one, level, id, 1_000),
                thought(&other, level, id, 1_000)
            );
        }
    }
}

#[test]
fn a_move_is_found_however_few_nodes_are_allowed() {
    let now = drawn("5,20,35,50", "10,25,40,55", "7");
    for nodes in [0, 1, 5] {
        let found = thought(&now, Level::Expert, 1, nodes);
        assert!(found.nodes <= nodes.max(1));
    }
}

#[test]
fn chances_add_up_to_one_and_partners_share_them() {
    for seats in 2..=4 {
        for wish in ["", "cards=hand", "teams=on", "points=300"] {
            let wish: Options = wish.parse().expect("these make sense");
            let game = testing::random_game::<Sorry>(seats, &wish, 3);
            for now in game.positions.iter().step_by(17) {
                let worth = now.worth();
                let teams = now.options().teams;
                let sum: f32 = worth.values().iter().sum();
                assert!(worth.values().iter().all(|w| (0.0..=1.0).contains(w)));
                assert!(sum < if teams { 2.01 } else { 1.01 }, "{sum} in\n{now}");
            }
        }
    }
    let ahead = drawn("H,H,H,s1", NOBODY, "12");
    let worth = ahead.worth();
    assert!(
        worth.values()[0] > 0.8 && worth.values()[1] < 0.2,
        "{worth:?}"
    );
    assert_eq!(ahead.side(Seat::ONE), Side::Red);
}
