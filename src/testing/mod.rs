//! Helpers for tests that draw positions and play notation, and `conform`, to which every game is held. Names no game.

mod conform;
mod table;
#[cfg(feature = "app")]
mod ui;

pub use conform::{Fault, Tally, conform};
pub use table::{begun_at_random, new_table, played_on};
#[cfg(feature = "app")]
pub use ui::conform_ui;

use crate::game::rng::{self, Rng};
use crate::game::{Game, Turn};

/// Longer than any game that ends.
const LONGEST: usize = 20_000;

/// The position that is drawn. Panics if it cannot be read: tests only.
pub fn position<G: Game>(text: &str) -> G {
    text.parse()
        .unwrap_or_else(|unreadable| panic!("{unreadable} in\n{text}"))
}

/// The position after moves written one after another. Panics if one is not allowed: tests only.
pub fn after<G: Game>(mut position: G, moves: &str) -> G {
    for word in moves.split_whitespace() {
        let m: G::Move = word.parse().unwrap_or_else(|fault| panic!("{fault}"));
        if let Err(illegal) = position.play(m) {
            panic!("{illegal}:\n{position}");
        }
    }
    position
}

/// How many sequences of exactly `depth` moves there are, those of chance counted like any other.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        // The last moves are counted, not made.
        1 => return position.moves().len() as u64,
        _ => (),
    }
    let after = |m| {
        let mut next = position.clone();
        next.apply(m);
        perft(&next, depth - 1)
    };
    position.moves().into_iter().map(after).sum()
}

/// A game from beginning to end.
pub struct Played<G: Game> {
    /// How many played.
    pub seats: u8,
    /// What was agreed, laid out.
    pub options: G::Options,
    /// Every move, chance's too.
    pub moves: Vec<G::Move>,
    /// The position before each move, and the last one.
    pub positions: Vec<G>,
}

/// Plays a game by even choice, chance's moves by their weights. A game without end is cut off.
pub fn random_game<G: Game>(seats: u8, wish: &G::Options, seed: u64) -> Played<G> {
    let options = G::lay_out(wish, seats, &mut rng::layout(seed));
    let rng = &mut rng::stream(seed, 1);
    let mut position = G::new(seats, &options);
    let (mut moves, mut positions) = (Vec::new(), vec![position.clone()]);
    while moves.len() < LONGEST
        && let Some(m) = random_move(&position, rng)
    {
        position.apply(m);
        moves.push(m);
        positions.push(position.clone());
    }
    Played {
        seats,
        options,
        moves,
        positions,
    }
}

/// One of the moves, by its weight if it is chance's; none if there is none.
pub fn random_move<G: Game>(position: &G, rng: &mut Rng) -> Option<G::Move> {
    let weight = |m: &G::Move| match position.turn() {
        Turn::Chance(_) => position.weight(*m) as usize,
        _ => 1,
    };
    let moves = position.moves();
    let all = moves.iter().map(weight).sum();
    let mut number = rng::pick(rng, all);
    moves.into_iter().find(|m| {
        let found = number < weight(m);
        number = number.saturating_sub(weight(m));
        found
    })
}
