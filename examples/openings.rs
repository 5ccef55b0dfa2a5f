//! Makes Morris' table of openings, `src/games/morris/bot/opening_book.table`: `cargo run --release --example openings`. It takes five minutes.
//!
//! Whoever knows it makes only its turns, and the other side any: from the start and from each first man of the other side, as long as
//! few men are on the board. Each position is looked into by as many positions, whatever the machine, so the table is always the same.

use parlour::ai::transposition::TranspositionTable;
use parlour::ai::{Budget, Limits};
use parlour::games::morris::bot::evaluation::Weights;
use parlour::games::morris::bot::opening_book::{BookEntry, least_image, numbered_position};
use parlour::games::morris::bot::position::Position;
use parlour::games::morris::bot::search::{RootTurn, Search};
use parlour::games::morris::bot::symmetry::Symmetries;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Positions with at most so many men are in it.
const LATEST: u32 = 4;
/// Positions looked at for each, and the part after which it is not looked further ahead: the rest is for what may be as good.
const NODES: u64 = 30_000_000;
const DEEP: f64 = 0.1;
/// Turns are as good that are worth so much less, in hundredths of a man.
const MARGIN: i32 = 5;
/// Positions remembered, as a power of 2.
const MEMORY: u32 = 20;

fn main() -> ExitCode {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/morris/bot/opening_book.table");
    let symmetries = Symmetries::new();
    let mut known: BTreeMap<u64, BookEntry> = BTreeMap::new();
    let mut next = BTreeSet::from([least_image(&symmetries, &Position::START).0]);
    next.extend(after(&symmetries, &Position::START).into_keys());
    while let Some(number) = next.pop_first() {
        let position = numbered_position(number);
        // A mill is closed without a book.
        if known.contains_key(&number) || position.closable() != 0 {
            continue;
        }
        let (opening, best) = judge(&symmetries, &position);
        println!(
            "{:3} done, {:3} to do: {opening:?}",
            known.len() + 1,
            next.len()
        );
        known.insert(number, opening);
        if (position.own | position.other).count_ones() + 2 <= LATEST {
            for choice in best {
                next.extend(after(&symmetries, &choice.after).into_keys());
            }
        }
    }
    let mut file = Vec::new();
    for (number, opening) in &known {
        file.extend(&number.to_le_bytes()[..6]);
        file.extend(&opening.points.to_le_bytes()[..3]);
        file.extend(opening.score.to_le_bytes());
        file.push(opening.depth);
    }
    file.extend((known.len() as u16).to_le_bytes());
    match fs::write(&path, &file) {
        Ok(()) => {
            println!("{} positions, {} bytes", known.len(), file.len());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("openings: {}: {fault}", path.display());
            ExitCode::FAILURE
        }
    }
}

/// All that turns lead to, each in only one of its images.
fn after(symmetries: &Symmetries, position: &Position) -> BTreeMap<u64, RootTurn> {
    let mut all = BTreeMap::new();
    for turn in position.turns() {
        let root_turn = RootTurn::new(position, turn);
        all.entry(least_image(symmetries, &root_turn.after).0)
            .or_insert(root_turn);
    }
    all
}

/// The best turns of a position.
fn judge(symmetries: &Symmetries, position: &Position) -> (BookEntry, Vec<RootTurn>) {
    let mut memory = TranspositionTable::new(MEMORY);
    let mut limits = Limits::new(Budget::of_nodes(NODES), &|| 0.0);
    let mut search = Search::new(
        None,
        Weights::STANDARD,
        &mut memory,
        &mut limits,
        Vec::new(),
        100,
    );
    let mut choices: Vec<RootTurn> = after(symmetries, position).into_values().collect();
    let (mut best, mut depth) = (0, 0);
    while search.used() < DEEP
        && let Some(score) = search.root(position, &mut choices, depth + 1, &mut |_, _| {})
    {
        (best, depth) = (score, depth + 1);
    }
    let mut equal = vec![choices[0]];
    for choice in &choices[1..] {
        if search.reaches(position, choice, depth, best - MARGIN) {
            equal.push(*choice);
        }
    }
    let opening = BookEntry {
        points: equal
            .iter()
            .fold(0, |all, choice| all | 1 << choice.turn.to()),
        score: best as i16,
        depth: depth as u8,
    };
    (opening, equal)
}
