//! Drawn positions, named by sentences of the sheet; the number of its section comes first, or that of a ruling.

mod cards;
mod computer;
mod diagrams;
mod eleven;
mod played;
mod reasons;
mod ring;
mod seven;
mod slides;
mod turns;
mod variants;

use super::*;
use crate::game::Game;
use crate::testing;

/// All in Start.
const NOBODY: &str = "-,-,-,-";

fn position(text: &str) -> Sorry {
    testing::position(text)
}

/// Red has drawn a card; these are Red's pawns and Yellow's.
fn drawn(red: &str, yellow: &str, card: &str) -> Sorry {
    position(&format!("red {red}\nyellow {yellow}\nred plays {card}"))
}

/// What may be done, in notation.
fn moves(now: &Sorry) -> Vec<String> {
    now.moves().iter().map(|m| m.to_string()).collect()
}

/// A colour's pawns.
fn pawns(now: &Sorry, side: track::Side) -> String {
    let place = |place: &i8| notation::place_name(*place);
    now.pawns().of(side).map(|p| place(&p)).join(",")
}

/// What Red's plays of a card lead to, pawns of Red's and of Yellow's; each once, in order.
fn leads(red: &str, yellow: &str, card: &str) -> Vec<String> {
    let now = drawn(red, yellow, card);
    let mut to = Vec::new();
    for m in now.moves() {
        let mut after = now;
        after.apply(m);
        to.push(match m {
            Move::Pass => "pass".to_owned(),
            _ => format!(
                "{} {}",
                pawns(&after, track::Side::Red),
                pawns(&after, track::Side::Yellow)
            ),
        });
    }
    to.sort();
    to.dedup();
    to
}

/// What one move leads to, pawns of Red's and of Yellow's.
fn after(now: Sorry, m: &str) -> String {
    let after = testing::after(now, m);
    format!(
        "{} {}",
        pawns(&after, track::Side::Red),
        pawns(&after, track::Side::Yellow)
    )
}
