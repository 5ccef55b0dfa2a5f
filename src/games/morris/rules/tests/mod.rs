//! The rules, a sentence each.

mod draws;
mod moving;
mod placing;

use crate::game::seat::Seat;
use crate::game::{Game as _, Reason, Turn};
use crate::games::morris::Morris;
use crate::testing::position;

/// The beginning of the standard game.
pub const START: &str = "........................ W 9 9 -";

/// The position after these moves.
pub fn after(before: &Morris, moves: &str) -> Morris {
    let mut game = before.clone();
    for m in moves.split_whitespace() {
        let parsed = m.parse().expect("it is a move");
        assert_eq!(game.play(parsed), Ok(()), "{m} in\n{game}");
    }
    game
}

/// All moves, as text.
pub fn moves(game: &Morris) -> Vec<String> {
    game.moves().iter().map(ToString::to_string).collect()
}

/// The position of a text, most often the short form.
pub fn at(text: &str) -> Morris {
    position(text)
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
