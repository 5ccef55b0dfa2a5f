//! Makes Morris' table of openings, `src/games/morris/openings.table`: `cargo run --release --example openings`. It takes five minutes.
//!
//! Whoever knows it makes only its turns, and the other side any: from the start and from each first man of the other side, as long as
//! few men are on the board. Each position is looked into by as many positions, whatever the machine, so the table is always the same.

use parlour::ai::met::Memory;
use parlour::ai::{Budget, Limits};
use parlour::games::morris::mind::men::Men;
use parlour::games::morris::mind::openings::{Opening, least};
use parlour::games::morris::mind::search::{Choice, Search};
use parlour::games::morris::mind::twins::Twins;
use parlour::games::morris::mind::worth::Taste;
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/morris/openings.table");
    let twins = Twins::work_out();
    let mut known: BTreeMap<u64, Opening> = BTreeMap::new();
    let mut next = BTreeSet::from([least(&twins, &Men::START).0]);
    next.extend(after(&twins, &Men::START).into_keys());
    while let Some(number) = next.pop_first() {
        let men = men(number);
        // A mill is closed without a book.
        if known.contains_key(&number) || men.closable() != 0 {
            continue;
        }
        let (opening, best) = judge(&twins, &men);
        println!(
            "{:3} done, {:3} to do: {opening:?}",
            known.len() + 1,
            next.len()
        );
        known.insert(number, opening);
        if (men.own | men.other).count_ones() + 2 <= LATEST {
            for choice in best {
                next.extend(after(&twins, &choice.after).into_keys());
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

/// The position that has this number.
fn men(number: u64) -> Men {
    let [own, other] = [number, number >> 24].map(|points| points as u32 & 0xff_ffff);
    let hand = [own, other].map(|points| 9 - points.count_ones() as u8);
    Men { own, other, hand }
}

/// All that turns lead to, each in only one of its images.
fn after(twins: &Twins, men: &Men) -> BTreeMap<u64, Choice> {
    let mut all = BTreeMap::new();
    for step in men.steps() {
        let after = men.after(step);
        all.entry(least(twins, &after).0)
            .or_insert(Choice { step, after });
    }
    all
}

/// The best turns of a position.
fn judge(twins: &Twins, men: &Men) -> (Opening, Vec<Choice>) {
    let mut memory = Memory::new(MEMORY);
    let mut limits = Limits::new(Budget::of_nodes(NODES), &|| 0.0);
    let mut search = Search::new(
        None,
        Taste::USUAL,
        &mut memory,
        &mut limits,
        Vec::new(),
        100,
    );
    let mut choices: Vec<Choice> = after(twins, men).into_values().collect();
    let (mut best, mut depth) = (0, 0);
    while search.used() < DEEP
        && let Some(score) = search.root(men, &mut choices, depth + 1, &mut |_, _| {})
    {
        (best, depth) = (score, depth + 1);
    }
    let mut equal = vec![choices[0]];
    for choice in &choices[1..] {
        if search.reaches(men, choice, depth, best - MARGIN) {
            equal.push(*choice);
        }
    }
    let opening = Opening {
        points: equal
            .iter()
            .fold(0, |all, choice| all | 1 << choice.step.to()),
        score: best as i16,
        depth: depth as u8,
    };
    (opening, equal)
}
