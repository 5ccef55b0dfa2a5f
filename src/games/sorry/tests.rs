//! Drawn positions, one ruling each, named by the sheet.

use super::cards::{Card, DECK};
use super::plays::Act;
use super::track::{HOME, SAFETY, START, Side, backward, distance, forward, slide};
use super::*;
use crate::game::{Game, Turn};
use crate::testing;

fn position(text: &str) -> Sorry {
    text.parse().expect("it is a position")
}

/// What Red's plays of a card lead to, with these pawns on the board: Red's, Yellow's.
fn leads(red: &str, yellow: &str, card: &str) -> Vec<String> {
    let now = position(&format!("red {red}\nyellow {yellow}\nred plays {card}"));
    let mut to: Vec<String> = now
        .moves()
        .into_iter()
        .map(|m| {
            let mut after = now;
            after.apply(m);
            let lines: Vec<String> = after.to_string().lines().map(str::to_owned).collect();
            let pawns = |i: usize| lines[i].split(' ').nth(1).unwrap_or_default().to_owned();
            match m {
                Move::Pass => "pass".to_owned(),
                _ => format!("{} {}", pawns(0), pawns(1)),
            }
        })
        .collect();
    to.sort();
    to.dedup();
    to
}

const ALONE: &str = "-,-,-,-";

#[test]
fn s1_the_way_round() {
    assert_eq!(distance(Side::Red, 4), 64);
    assert_eq!(distance(Side::Red, 3), 65);
    assert_eq!(forward(Side::Red, 59, 3), Some(2));
    assert_eq!(forward(Side::Red, 59, 4), Some(SAFETY));
    assert_eq!(forward(Side::Blue, 1, 4), Some(5));
    assert_eq!(forward(Side::Red, 2, 6), Some(HOME));
    assert_eq!(forward(Side::Red, 2, 7), None);
    assert_eq!(backward(Side::Red, SAFETY, 1), Some(2));
    assert_eq!(backward(Side::Red, SAFETY + 1, 4), Some(0));
    assert_eq!(backward(Side::Red, 1, 4), Some(57));
    assert_eq!(slide(Side::Red, 16), Some(19));
    assert_eq!(slide(Side::Red, 9), None);
    assert_eq!(slide(Side::Blue, 9), Some(13));
}

#[test]
fn s2_the_deck_has_45_cards() {
    assert_eq!(DECK.iter().sum::<u8>(), 45);
}

#[test]
fn s3_a_two_draws_again_even_if_it_is_of_no_use() {
    let mut stuck = position("red 4,-,-,-\nyellow -,-,-,-\nred plays 2");
    let useless = position("red H,H,H,s5\nyellow -,-,-,-\nred plays 2");
    assert_eq!(useless.moves(), [Move::Pass]);
    let mut after = useless;
    after.apply(Move::Pass);
    assert_eq!((after.to_act(), after.stage()), (Side::Red, Stage::Draw));
    stuck.apply(stuck.moves()[0]);
    assert_eq!(stuck.to_act(), Side::Red);
}

#[test]
fn s4_landing_bumps_and_never_on_an_own_pawn() {
    assert_eq!(leads("5,-,-,-", "8,-,-,-", "3"), ["-,-,-,8 -,-,-,-"]);
    assert_eq!(leads("5,8,-,-", ALONE, "3"), ["-,-,5,11 -,-,-,-"]);
}

#[test]
fn s5_slides_bump_everybody_and_never_the_slider() {
    assert_eq!(leads("14,18,-,-", "19,-,-,-", "2").len(), 3);
    assert!(leads("14,18,-,-", "19,-,-,-", "2").contains(&"-,-,-,19 -,-,-,-".to_owned()));
    // Back onto the head of the slide it stands on (R5).
    assert_eq!(leads("28,-,-,-", ALONE, "4"), ["-,-,-,28 -,-,-,-"]);
    // Its own slide does nothing.
    assert_eq!(
        leads("7,-,-,-", ALONE, "2"),
        ["-,-,-,9 -,-,-,-", "-,-,4,7 -,-,-,-"]
    );
}

#[test]
fn s6_home_by_exact_count() {
    assert_eq!(leads("s3,H,H,H", ALONE, "3"), ["H,H,H,H -,-,-,-"]);
    assert_eq!(leads("s3,H,H,H", ALONE, "5"), ["pass"]);
    let mut last = position("red s3,H,H,H\nyellow -,-,-,-\nred plays 3");
    last.apply(last.moves()[0]);
    assert!(matches!(last.turn(), Turn::Over(outcome) if outcome.why == ARRIVED));
}

#[test]
fn s7_leaving_start_and_sorry() {
    assert_eq!(leads(ALONE, ALONE, "1"), ["-,-,-,4 -,-,-,-"]);
    assert_eq!(leads(ALONE, ALONE, "3"), ["pass"]);
    assert_eq!(leads("4,H,H,-", ALONE, "1"), ["-,5,H,H -,-,-,-"]);
    // Onto the head of a slide, and down it.
    assert_eq!(
        leads(ALONE, "31,20,s1,-", "S"),
        ["-,-,-,20 -,-,31,s1", "-,-,-,34 -,-,20,s1"]
    );
}

#[test]
fn s8_eleven_swaps_slides_and_may_be_declined() {
    // The mover slides over the pawn it has changed places with.
    assert!(leads("33,H,H,H", "31,-,-,-", "11").contains(&"34,H,H,H -,-,-,-".to_owned()));
    // The other one slides over the mover.
    assert!(leads("9,H,H,H", "11,-,-,-", "11").contains(&"-,H,H,H -,-,-,13".to_owned()));
    // Only if nobody can go eleven forward.
    assert!(leads("s1,58,H,H", "20,-,-,-", "11").contains(&"pass".to_owned()));
    assert!(!leads("33,H,H,H", "20,-,-,-", "11").contains(&"pass".to_owned()));
}

#[test]
fn s9_a_seven_is_two_moves_one_after_the_other() {
    let split = leads("5,6,H,H", ALONE, "7");
    assert!(!split.iter().any(|to| to.starts_with("9,9")));
    // One may land where its partner stood, if that one goes first.
    assert!(split.contains(&"6,12,H,H -,-,-,-".to_owned()));
    // All seven are used.
    assert!(leads("s2,H,H,-", ALONE, "7") == ["pass"]);
    assert!(leads("s2,s3,H,-", ALONE, "7") == ["-,H,H,H -,-,-,-"]);
}

#[test]
fn s10_ten_goes_back_if_it_must() {
    assert_eq!(leads("s5,H,H,H", ALONE, "10"), ["s4,H,H,H -,-,-,-"]);
}

#[test]
fn s12_points_of_a_round() {
    let mut end = position("red s5,H,H,H points=40\nyellow H,-,-,-\nred plays 1 points=300");
    end.apply(end.moves()[0]);
    // Five a pawn at Home, five for each of Yellow's that is not, and fifty because Yellow has but one.
    assert_eq!(end.points(Side::Red), 40 + 20 + 15 + 50);
    assert_eq!(end.points(Side::Yellow), 5);
    assert_eq!((end.to_act(), end.stage()), (Side::Red, Stage::Draw));
    assert_eq!(end.pawns().count(Side::Red, START), 4);
}

#[test]
fn s12_partners_share_their_pawns() {
    let team =
        position("red H,H,H,H\nblue -,-,-,-\nyellow 40,-,-,-\ngreen -,-,-,-\nred plays 3 teams=on");
    let plays = team.plays(Card::named("3").expect("it is a card"));
    assert!(matches!(plays[..], [Act::Go(walk)] if walk.side == Side::Yellow));
    assert!(
        matches!(team.turn(), Turn::Seat(_)),
        "all eight have to be at Home"
    );
}

#[test]
fn a_position_reads_back() {
    for seats in 2..=4 {
        for options in ["", "cards=hand", "begin=exit points=100", "teams=on"] {
            let options: Options = options.parse().expect("these make sense");
            let game = testing::random_game::<Sorry>(
                seats,
                &Sorry::lay_out(&options, seats, &mut crate::rng::layout(1)),
                7,
            );
            for now in game.positions.iter().step_by(9) {
                assert_eq!(&position(&now.to_string()), now);
            }
        }
    }
}
