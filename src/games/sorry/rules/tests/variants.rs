//! What may be agreed on: section 12.

use super::{moves, pawns, position};
use crate::game::seat::Seat;
use crate::game::{Game, Turn};
use crate::games::sorry::track::{HOME, START, Side};
use crate::games::sorry::{Options, POINTS, Sorry, Stage};
use crate::testing;

fn options(text: &str) -> Options {
    text.parse().expect("they make sense")
}

/// Pawns and hands of both; Red acts.
fn hands(red: &str, yellow: &str, last: &str) -> Sorry {
    position(&format!(
        "red {red}\nyellow {yellow}\nred {last} cards=hand"
    ))
}

#[test]
fn quick_start_begins_with_one_pawn_on_the_exit() {
    let begun = Sorry::new(2, &options("begin=exit"));
    let drawn = "red -,-,-,4\nyellow -,-,-,34\nred draws begin=exit";
    assert_eq!(begun, position(drawn));
}

#[test]
fn hands_of_five_are_dealt_one_by_one() {
    let begun = Sorry::new(3, &options("cards=hand colours=YGB"));
    assert_eq!(begun.turn(), Turn::Chance(None));
    assert_eq!(pawns(&begun, Side::Green), "-,-,-,49");
    let now = testing::after(begun, "=1 =2 =3 =1");
    let held = [Side::Yellow, Side::Green, Side::Blue].map(|side| now.held(side));
    assert_eq!(held, [2, 1, 1]);
    let now = testing::after(now, "=1 =1 =1 =2 =2 =2 =3 =3 =3 =4 =4");
    assert_eq!(now.turn(), Turn::Seat(Seat::ONE));
    assert_eq!(now.pile().iter().sum::<u8>(), 30);
}

#[test]
fn with_a_hand_one_plays_any_card_of_it_and_draws() {
    let now = hands(
        "4,-,-,- hand=1,0,1,1,0,0,0,0,0,1,1",
        "34,-,-,- hand=0,0,0,0,4,1,0,0,0,0,0",
        "plays",
    );
    assert_eq!(
        moves(&now),
        ["1:R4+1", "3:R4+3", "4:R4-4", "12:R4+12", "S:Rx34"]
    );
    let now = testing::after(now, "3:R4+3");
    assert_eq!(now.stage(), Stage::Refill(false));
    assert_eq!(now.turn(), Turn::Chance(Some(Seat::ONE)));
    let now = testing::after(now, "=8");
    assert_eq!(
        (now.to_act(), now.stage()),
        (Side::Yellow, Stage::Play(None))
    );
    assert_eq!(now.hand(Side::Red), &[1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1]);
}

#[test]
fn with_a_hand_a_two_that_is_played_goes_on_after_the_draw() {
    let now = hands(
        "4,-,-,- hand=0,2,1,1,0,0,0,0,0,1,0",
        "34,-,-,- hand=0,0,0,0,4,1,0,0,0,0,0",
        "plays",
    );
    let now = testing::after(now, "2:R4+2 =1");
    assert_eq!((now.to_act(), now.stage()), (Side::Red, Stage::Play(None)));
}

#[test]
fn with_a_hand_of_no_use_any_card_is_put_down_and_a_two_goes_not_on() {
    let now = hands(
        "-,-,H,s5 hand=0,0,2,0,2,0,0,0,0,1,0",
        "34,-,-,- hand=0,0,0,0,2,3,0,0,0,0,0",
        "plays",
    );
    assert_eq!(moves(&now), ["~3", "~5", "~12"]);
    let now = hands(
        "H,H,H,s5 hand=0,3,0,0,0,0,0,0,0,2,0",
        "34,-,-,- hand=0,0,0,0,2,3,0,0,0,0,0",
        "plays",
    );
    let now = testing::after(now, "~2 =5");
    assert_eq!(now.to_act(), Side::Yellow);
}

#[test]
fn r6_with_a_hand_of_nothing_but_swaps_one_may_discard_instead() {
    let now = hands(
        "58,H,H,H hand=0,0,0,0,0,0,0,0,3,2,0",
        "34,-,-,- hand=0,0,0,0,2,3,0,0,0,0,0",
        "plays",
    );
    assert_eq!(moves(&now), ["11:R58x34", "~11", "~12"]);
    // Not if another card can be played.
    let now = hands(
        "58,H,H,H hand=0,0,1,0,0,0,0,0,3,1,0",
        "34,-,-,- hand=0,0,0,0,2,3,0,0,0,0,0",
        "plays",
    );
    assert_eq!(moves(&now), ["3:R58+3", "11:R58x34"]);
}

#[test]
fn with_hands_an_empty_pile_is_made_anew_of_what_nobody_holds() {
    let now = hands(
        "4,-,-,- hand=1,0,1,1,0,0,0,0,0,1,1",
        "34,-,-,- hand=0,0,0,0,4,1,0,0,0,0,0",
        "plays pile=0,0,0,0,0,0,0,0,0,0,0",
    );
    let now = testing::after(now, "3:R4+3");
    // The three just played is among them, no five is.
    assert_eq!(now.pile(), [4, 4, 4, 3, 0, 3, 4, 4, 4, 3, 3]);
    assert_eq!(testing::after(now, "=1").pile().iter().sum::<u8>(), 35);
}

#[test]
fn others_hands_are_imagined_from_unseen_cards_only() {
    // Most cards have been discarded: what Yellow holds is among six.
    let now = hands(
        "4,-,-,- hand=1,0,1,1,0,0,0,0,0,1,1",
        "34,-,-,- hand=0,0,0,0,4,1,0,0,0,0,0",
        "plays pile=0,0,0,0,0,0,1,0,0,0,0",
    );
    for seed in 0..50 {
        let mut imagined = now;
        imagined.imagine(Seat::ONE, &mut crate::game::rng::layout(seed));
        assert_eq!(imagined.hand(Side::Red), now.hand(Side::Red));
        let [hand, pile] = [imagined.hand(Side::Yellow), &imagined.pile];
        assert_eq!((hand.iter().sum::<u8>(), pile.iter().sum::<u8>()), (5, 1));
        assert_eq!(
            [hand[4] + pile[4], hand[5] + pile[5], hand[6] + pile[6]],
            [4, 1, 1]
        );
    }
}

#[test]
fn points_are_five_a_pawn_and_more_for_the_winner() {
    for (yellow, bonus) in [
        ("-,-,-,-", 100),
        ("H,-,-,-", 50),
        ("H,H,-,-", 25),
        ("H,H,H,-", 0),
    ] {
        let now = position(&format!(
            "red s5,H,H,H points=40\nyellow {yellow}\nred plays 1 points=300"
        ));
        let home = now.pawns().count(Side::Yellow, HOME) as u16;
        let now = testing::after(now, "1:Rs5+1");
        assert_eq!(now.points(Side::Red), 40 + 20 + 5 * (4 - home) + bonus);
        assert_eq!(now.points(Side::Yellow), 5 * home);
        // And the winner begins the next round.
        assert_eq!((now.to_act(), now.stage()), (Side::Red, Stage::Draw));
        assert_eq!(now.pawns().count(Side::Red, START), 4);
    }
}

#[test]
fn points_decide_the_match_once_somebody_has_enough() {
    let now = position(
        "red -,-,-,- points=60\nblue s5,H,H,H points=20\nyellow H,H,H,- points=85\nblue plays 1 points=100",
    );
    let now = testing::after(now, "1:Bs5+1");
    let Turn::Over(outcome) = now.turn() else {
        panic!("not over:\n{now}");
    };
    // Blue has won the round, and Yellow the match: 60, 20 + 20 + 25, 85 + 15.
    assert_eq!(
        [Side::Red, Side::Blue, Side::Yellow].map(|s| now.points(s)),
        [60, 65, 100]
    );
    assert_eq!(
        (outcome.places.values(), outcome.why),
        (&[3, 2, 1][..], POINTS)
    );
}

#[test]
fn of_equal_points_the_last_rounds_are_worth_more() {
    let now = position("red s5,H,H,H points=75\nyellow H,H,H,- points=85\nred plays 1 points=100");
    let now = testing::after(now, "1:Rs5+1");
    assert_eq!([Side::Red, Side::Yellow].map(|s| now.points(s)), [100, 100]);
    let Turn::Over(outcome) = now.turn() else {
        panic!("not over:\n{now}");
    };
    assert_eq!(outcome.places.values(), [1, 2]);
}

const TEAMS: &str = "red H,H,H,H\nblue -,-,-,-\nyellow 40,-,-,-\ngreen -,-,-,-\nred plays";

#[test]
fn partners_may_use_a_card_for_each_others_pawns() {
    let now = position(&format!("{TEAMS} 3 teams=on"));
    assert_eq!(moves(&now), ["3:Y40+3"]);
    let now = position(&format!("{TEAMS} 1 teams=on"));
    assert_eq!(moves(&now), ["1:Yo", "1:Y40+1"]);
}

#[test]
fn partners_bump_each_other_when_they_land_on_each_other() {
    let now =
        position("red 5,-,-,-\nblue -,-,-,-\nyellow 8,-,-,-\ngreen -,-,-,-\nred plays 3 teams=on");
    let now = testing::after(now, "3:R5+3");
    assert_eq!(pawns(&now, Side::Yellow), "-,-,-,-");
}

#[test]
fn partners_share_a_seven() {
    let now =
        position("red 5,-,-,-\nblue -,-,-,-\nyellow 40,-,-,-\ngreen -,-,-,-\nred plays 7 teams=on");
    let now = testing::after(now, "7:R5+3/Y40+4");
    assert_eq!(
        (pawns(&now, Side::Red), pawns(&now, Side::Yellow)),
        ("-,-,-,8".into(), "-,-,-,44".into())
    );
}

#[test]
fn partners_must_say_sorry_even_to_their_own_side() {
    let now =
        position("red -,H,H,H\nblue -,-,-,-\nyellow 40,H,H,H\ngreen -,-,-,-\nred plays S teams=on");
    assert_eq!(moves(&now), ["S:Rx40"]);
}

#[test]
fn partners_swap_with_opponents_only() {
    let now = position(
        "red 5,H,H,H\nblue 20,-,-,-\nyellow 40,H,H,H\ngreen -,-,-,-\nred plays 11 teams=on",
    );
    assert_eq!(
        moves(&now),
        ["11:R5x20", "11:R5+11", "11:Y40x20", "11:Y40+11"]
    );
}

#[test]
fn partners_win_with_all_eight_pawns_home() {
    let now =
        position("red H,H,H,s5\nblue H,H,H,H\nyellow H,H,H,H\ngreen -,-,-,-\nred plays 1 teams=on");
    let now = testing::after(now, "1:Rs5+1");
    let Turn::Over(outcome) = now.turn() else {
        panic!("not over:\n{now}");
    };
    assert_eq!(outcome.places.values(), [1, 3, 1, 3]);
}

#[test]
fn partners_score_together_and_the_mover_of_the_last_pawn_begins_again() {
    let now = position(
        "red H,H,H,H\nblue H,-,-,-\nyellow H,H,H,s5\ngreen H,H,-,-\nyellow plays 1 teams=on points=300",
    );
    let now = testing::after(now, "1:Ys5+1");
    let points = Side::ALL.map(|side| now.points(side));
    assert_eq!(points, [40 + 25 + 25, 15, 40 + 25 + 25, 15]);
    assert_eq!(now.to_act(), Side::Yellow);
}

#[test]
fn there_are_teams_of_four_only() {
    assert!(!Sorry::new(3, &options("teams=on")).options().teams);
    assert!(Sorry::new(4, &options("teams=on")).options().teams);
}
