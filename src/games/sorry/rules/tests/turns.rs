//! The turn, the pile, the order and the end: sections 2, 3 and 10.

use super::{NOBODY, drawn, moves, position};
use crate::game::seat::Seat;
use crate::game::{Game, Turn};
use crate::games::sorry::cards::{Card, DECK};
use crate::games::sorry::track::Side;
use crate::games::sorry::{ARRIVED, Move, Options, Sorry, Stage};
use crate::testing;

#[test]
fn s10_all_begin_in_start_and_the_first_seat_draws() {
    let begun = Sorry::new(2, &Options::default());
    let drawn = "red -,-,-,-\nyellow -,-,-,-\nred draws";
    assert_eq!(begun, position(drawn));
    assert_eq!(begun.turn(), Turn::Chance(Some(Seat::ONE)));
}

#[test]
fn s3_who_cannot_play_forfeits_the_card_and_the_next_one_draws() {
    let now = testing::after(Sorry::new(2, &Options::default()), "=12 pass");
    assert_eq!((now.to_act(), now.stage()), (Side::Yellow, Stage::Draw));
}

#[test]
fn s3_a_two_draws_again() {
    let now = testing::after(Sorry::new(2, &Options::default()), "=2 2:Ro");
    assert_eq!((now.to_act(), now.stage()), (Side::Red, Stage::Draw));
    let now = testing::after(now, "=5 5:R4+5");
    assert_eq!(now.to_act(), Side::Yellow);
}

#[test]
fn r2_a_two_that_cannot_be_used_draws_again() {
    let useless = drawn("H,H,H,s5", NOBODY, "2");
    assert_eq!(moves(&useless), ["pass"]);
    let now = testing::after(useless, "pass");
    assert_eq!((now.to_act(), now.stage()), (Side::Red, Stage::Draw));
}

#[test]
fn s3_a_two_that_wins_draws_no_more() {
    let won = testing::after(drawn("H,H,H,s4", NOBODY, "2"), "2:Rs4+2");
    assert!(matches!(won.turn(), Turn::Over(_)));
    assert!(won.moves().is_empty());
}

#[test]
fn s10_the_first_with_four_pawns_home_wins_at_once() {
    let now = position("red H,H,H,-\nblue H,H,H,s3\nyellow H,H,H,s1\ngreen -,-,-,-\nblue plays 3");
    let won = testing::after(now, "3:Bs3+3");
    let Turn::Over(outcome) = won.turn() else {
        panic!("not over:\n{won}");
    };
    assert_eq!(
        (outcome.places.values(), outcome.why),
        (&[2, 1, 2, 2][..], ARRIVED)
    );
}

#[test]
fn r14_turns_pass_clockwise_whatever_colours_are_played() {
    for (colours, order) in [
        ("RY", "RYR"),
        ("BG", "BGB"),
        ("YR", "YRY"),
        ("RYG", "RYGR"),
        ("GRY", "GRYG"),
        ("BYG", "BYGB"),
        ("RBYG", "RBYGR"),
        ("YGRB", "YGRBY"),
    ] {
        let options: Options = format!("colours={colours}").parse().expect("clockwise");
        let mut now = Sorry::new(colours.len() as u8, &options);
        let mut found = String::new();
        for card in ["3", "5", "8", "12", "4"].iter().take(order.len()) {
            found.push(now.to_act().letter());
            now = testing::after(now, &format!("={card} pass"));
        }
        assert_eq!(found, order);
    }
}

#[test]
fn r14_colours_against_the_clock_are_refused() {
    for colours in ["RGY", "BRY", "RR", "YBR", "RBGY", "RBYGR", "X"] {
        assert!(
            format!("colours={colours}").parse::<Options>().is_err(),
            "{colours}"
        );
    }
}

#[test]
fn s10_colours_that_do_not_fit_the_seats_are_the_usual_ones() {
    for (seats, colours) in [(2, "RY"), (3, "RBY"), (4, "RBYG")] {
        for wish in ["", "colours=B", "colours=BYG", "colours=BY"] {
            let wish: Options = wish.parse().expect("these are colours");
            let laid_out = Sorry::lay_out(&wish, seats, &mut crate::game::rng::layout(1));
            let fits = wish.colours.count() == usize::from(seats);
            let expected = if fits {
                wish.colours.to_string()
            } else {
                colours.into()
            };
            assert_eq!(laid_out.colours.to_string(), expected);
        }
    }
}

#[test]
fn s2_cards_are_drawn_without_replacement() {
    let mut now = Sorry::new(2, &Options::default());
    for _ in 0..4 {
        now = testing::after(now, "=12 pass");
    }
    assert!(!moves(&now).contains(&"=12".to_owned()));
    assert_eq!(now.pile().iter().sum::<u8>(), 41);
    assert_eq!(now.weight(Move::Draw(Card::ONE)), 5);
}

#[test]
fn r1_an_empty_pile_is_made_anew_of_all_cards_the_one_just_played_too() {
    let last = position("red -,-,-,-\nyellow -,-,-,-\nred draws pile=0,0,0,0,0,0,0,0,0,1,0");
    assert_eq!(moves(&last), ["=12"]);
    let now = testing::after(last, "=12 pass");
    assert_eq!(now.pile(), DECK);
    assert_eq!(now.moves().len(), 11);
    assert_eq!(testing::after(now, "=12").pile().iter().sum::<u8>(), 44);
}

#[test]
fn hits_count_pawns_of_others_sent_back_and_own_ones_lost() {
    let now = drawn("14,18,H,H", "17,-,-,-", "2");
    let now = testing::after(now, "2:R14+2");
    // One of Yellow's, and one of Red's own.
    assert_eq!(
        (now.hits(Side::Red), now.hits(Side::Yellow)),
        ([1, 1], [0, 1])
    );
    assert_eq!(now.score(Seat::ONE), Some(2));
}
