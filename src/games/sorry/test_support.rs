//! Helpers of the tests: positions drawn in few words, and the pawns that a move leads to.

use super::notation::place_name;
use super::rules::{Move, Sorry};
use super::track::Side;
use crate::game::Game;
use crate::testing;

/// All in Start.
pub const NOBODY: &str = "-,-,-,-";

/// The position that is drawn.
pub fn position(text: &str) -> Sorry {
    testing::position(text)
}

/// Red has drawn a card; these are Red's pawns and Yellow's.
pub fn drawn(red: &str, yellow: &str, card: &str) -> Sorry {
    position(&format!("red {red}\nyellow {yellow}\nred plays {card}"))
}

/// What may be done, in notation.
pub fn moves(now: &Sorry) -> Vec<String> {
    now.moves().iter().map(|m| m.to_string()).collect()
}

/// A colour's pawns.
pub fn pawns(now: &Sorry, side: Side) -> String {
    now.pawns().of(side).map(place_name).join(",")
}

/// What Red's plays of a card lead to, pawns of Red's and of Yellow's; each once, in order.
pub fn leads(red: &str, yellow: &str, card: &str) -> Vec<String> {
    let now = drawn(red, yellow, card);
    let led = |m: Move| match m {
        Move::Pass => "pass".to_owned(),
        _ => {
            let mut after = now;
            after.apply(m);
            both_pawns(&after)
        }
    };
    let mut led: Vec<String> = now.moves().into_iter().map(led).collect();
    led.sort();
    led.dedup();
    led
}

/// What one move leads to, pawns of Red's and of Yellow's.
pub fn after(now: Sorry, m: &str) -> String {
    both_pawns(&testing::after(now, m))
}

fn both_pawns(now: &Sorry) -> String {
    let [red, yellow] = [Side::Red, Side::Yellow].map(|side| pawns(now, side));
    format!("{red} {yellow}")
}
