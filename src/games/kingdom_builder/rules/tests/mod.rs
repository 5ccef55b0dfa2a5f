//! Tests of the rules on drawn positions, named by sentences of the rule sheet; `document/` holds the tests that the user's document
//! asks for, line by line.

mod cards;
mod document;
mod due;
mod ending;
mod extras;
mod played;
mod setup;
mod tiles;
mod turns;

use super::*;
use crate::game::Game;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::FIRST_CARDS;
use crate::testing::{self, after};

/// Four other quadrants, those that the first game leaves out.
pub(crate) const OTHERS: &str = "boards=tower,oracle,barn,harbor";

/// A diagram on which only settlements are drawn, those of each seat by their hexes; `rest` are the lines below.
pub(crate) fn diagram(settled: &[&str], rest: &str) -> String {
    let mut rows = vec![vec!["."; 20]; 20];
    for (settled, seat) in settled.iter().zip(["1", "2", "3", "4"]) {
        for hex in settled.split_whitespace() {
            let hex = hex.parse::<Hex>().expect("a row and a column");
            rows[hex.row()][hex.column()] = seat;
        }
    }
    let rows: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
    format!("{}\n{rest}", rows.join("\n"))
}

/// The position of such a diagram.
pub(crate) fn position(settled: &[&str], rest: &str) -> KingdomBuilder {
    testing::position(&diagram(settled, rest))
}

/// Hexes as text.
fn text_of(hexes: HexSet) -> String {
    let words: Vec<String> = hexes.iter().map(|hex| hex.to_string()).collect();
    words.join(" ")
}

/// The hexes of a terrain from one number to another, row by row, on the board of these options.
pub(crate) fn hexes_of(options: &str, terrain: Terrain, from: usize, to: usize) -> String {
    let options: Options = options.parse().expect("options");
    let land = Land::from_quadrants(&options.boards());
    let words = land.terrain(terrain).iter().map(|hex| hex.to_string());
    let words: Vec<String> = words.skip(from).take(to - from).collect();
    words.join(" ")
}

/// The moves, in notation.
fn moves(now: &KingdomBuilder) -> Vec<String> {
    now.moves().iter().map(|m| m.to_string()).collect()
}

/// Can a tile of this kind do anything now?
fn offers(now: &KingdomBuilder, kind: &str) -> bool {
    moves(now).iter().any(|m| m.starts_with(kind))
}

/// The tiles of a seat, as diagrams write them.
fn tiles(now: &KingdomBuilder, seat: Seat) -> String {
    let text = now.to_string();
    let line = text.lines().nth(20 + seat.index()).expect("a line a seat");
    line.splitn(3, ' ').nth(2).unwrap_or_default().to_owned()
}

/// Is this neither listed nor played as a move?
pub(crate) fn refuses(now: &KingdomBuilder, m: &str) -> bool {
    let m = m.parse().expect("a move");
    !now.moves().contains(&m) && now.clone().play(m).is_err()
}
