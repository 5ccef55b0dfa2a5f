//! Drawn positions, named by sentences of the sheet; and line by line the list of tests that the document asks for.

mod boards;
mod cards;
mod diagrams;
mod document;
mod due;
mod ending;
mod extras;
mod gains;
mod played;
mod reasons;
mod tiles;
mod turns;

use super::*;
use crate::game::Game;
use crate::seat::Seat;
use crate::testing::{self, after};

/// Four other quadrants, those that the first game leaves out.
const OTHERS: &str = "boards=tower,oracle,barn,harbor";

/// A board on which only settlements are drawn, those of each seat by their hexes; and what else is to be told.
fn sketched(settled: &[&str], rest: &str) -> String {
    let mut rows = vec![vec!["."; 20]; 20];
    for (settled, seat) in settled.iter().zip(["1", "2", "3", "4"]) {
        for hex in settled.split_whitespace() {
            let hex = Hex::read(hex).expect("a row and a column");
            rows[hex.row()][hex.column()] = seat;
        }
    }
    let rows: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
    format!("{}\n{rest}", rows.join("\n"))
}

/// The position of such a board.
fn drawn(settled: &[&str], rest: &str) -> KingdomBuilder {
    testing::position(&sketched(settled, rest))
}

/// Hexes as text.
fn told(hexes: Hexes) -> String {
    let words: Vec<String> = hexes.iter().map(Hex::text).collect();
    words.join(" ")
}

/// Of the hexes of a terrain some, row by row: on the board of the first game, or on the other one.
fn some(options: &str, terrain: Terrain, from: usize, to: usize) -> String {
    let options: Options = options.parse().expect("options");
    let land = quadrants::laid(&options.boards());
    let words = land.terrain(terrain).iter().map(Hex::text);
    let words: Vec<String> = words.skip(from).take(to - from).collect();
    words.join(" ")
}

/// What may be done, in notation.
fn moves(now: &KingdomBuilder) -> Vec<String> {
    now.moves().iter().map(|m| m.to_string()).collect()
}

/// Can a tile of this kind do anything now?
fn offers(now: &KingdomBuilder, kind: &str) -> bool {
    moves(now).iter().any(|m| m.starts_with(kind))
}

/// What a seat has of location hexes, as diagrams tell it.
fn tiles(now: &KingdomBuilder, seat: Seat) -> String {
    let text = now.to_string();
    let line = text.lines().nth(20 + seat.index()).expect("a line a seat");
    line.splitn(3, ' ').nth(2).unwrap_or_default().to_owned()
}

fn refuses(now: &KingdomBuilder, m: &str) -> bool {
    let m = m.parse().expect("a move");
    !now.moves().contains(&m) && now.clone().play(m).is_err()
}
