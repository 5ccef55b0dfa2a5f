//! The rules, a sentence each.

mod draws;
mod moving;
mod placing;

use super::Morris;
use crate::game::{Game as _, Reason, Turn};
use crate::seat::Seat;
use crate::testing::position;

/// The position after these moves.
fn after(before: &Morris, moves: &str) -> Morris {
    let mut game = before.clone();
    for m in moves.split_whitespace() {
        let told = m.parse().expect("it is a move");
        assert_eq!(game.play(told), Ok(()), "{m} in\n{game}");
    }
    game
}

/// All moves, as text.
fn moves(game: &Morris) -> Vec<String> {
    game.moves().iter().map(ToString::to_string).collect()
}

/// A position of the small form, and other facts.
fn at(told: &str) -> Morris {
    position(told)
}

/// Is it over, with this winner, for this reason?
fn assert_over(game: &Morris, winner: Option<Seat>, why: Reason) {
    let Turn::Over(outcome) = game.turn() else {
        panic!("it goes on:\n{game}");
    };
    assert_eq!(outcome.why, why, "{game}");
    let first = Seat::all(2).filter(|seat| outcome.places[*seat] == 1);
    let winners: Vec<Seat> = first.collect();
    match winner {
        Some(seat) => assert_eq!(winners, [seat], "{game}"),
        None => assert_eq!(winners.len(), 2, "{game}"),
    }
    assert!(game.moves().is_empty());
}
