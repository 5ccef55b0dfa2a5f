//! How fast the rules count and the page starts: `make bench`. Prints, and judges nothing: seconds belong to the machine.
//!
//! - `rules`: for each game the number of move sequences from the standard start (perft), natively.
//! - `page`: the milliseconds from navigation to the first possible tap in headless Chromium, beside those of an empty Leptos page
//!   (`examples/empty.rs`) built, started, sealed and served the same way; their ratio is what can be compared between machines.
//! - `history`: how long a list of thousands of matches takes to open and to filter, in the same units.
//! - `placing`: the longest frame while a settlement is placed on a full board.
//! - `memory`: how much more a tab holds that has been open for long.
//! - `computer`: how long it takes to solve positions natively and in the browser's worker, and the longest task of the page while
//!   it thinks.
//!
//! `cargo run --release --example bench -- computer` runs one part. `--short` measures everything once, and little of it: `make test`
//! runs it so, to know that the bench still works; its figures mean nothing. `DIST` names another folder than `dist`.

#[path = "bench/history.rs"]
mod history;
#[path = "bench/memory.rs"]
mod memory;
#[path = "bench/pages.rs"]
mod pages;
#[path = "bench/placing.rs"]
mod placing;
#[path = "bench/rules.rs"]
mod rules;
#[path = "bench/thinking.rs"]
mod thinking;
#[path = "../tests/web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use std::process::ExitCode;
use std::time::{Duration, Instant};

/// How many times slower the processor is made.
const SLOWED: f64 = 4.0;
/// What a browser has to do for itself after its start.
const SETTLING: Duration = Duration::from_millis(400);
/// All parts, in the order in which they run.
const PARTS: [&str; 6] = ["rules", "page", "history", "placing", "memory", "computer"];

/// How much is measured.
struct Effort {
    is_short: bool,
    /// Deep enough to be timed: the first depth with so many sequences.
    sequences: u64,
    /// Counts of which the best is shown.
    counts: usize,
    /// Loads of which the median is shown.
    loads: usize,
    /// The profile of Cargo that the empty page is built with, and its folder.
    profile: (&'static str, &'static str),
    /// Matches in the history.
    matches: u32,
    /// Settlements that are placed.
    placings: usize,
    /// Screens that are opened in one tab, and matches that computers play there.
    screens: u32,
    played: u32,
    /// Positions with so many stones in play are solved.
    stones: &'static [i32],
    /// So many positions of each, of which the times are summed.
    positions: u32,
    /// No longer on one of them, in milliseconds.
    solving: u32,
    /// How long the worker may prepare itself, in milliseconds.
    preparing: u32,
    /// So many positions of each game are searched.
    searched: u64,
    /// So long each, in milliseconds.
    searching: u32,
}

const FULL: Effort = Effort {
    is_short: false,
    sequences: 5_000_000,
    counts: 3,
    loads: 7,
    profile: ("app", "app"),
    matches: 5_000,
    placings: 12,
    screens: 2_000,
    played: 30,
    stones: &[20, 24, 28, 32, 36, 40],
    positions: 3,
    solving: 20_000,
    preparing: 6_000,
    searched: 6,
    searching: 1_000,
};

/// Everything once. The empty page is built as the tests are, whose parts are there already.
const SHORT: Effort = Effort {
    is_short: true,
    sequences: 1_000,
    counts: 1,
    loads: 1,
    profile: ("test", "debug"),
    matches: 60,
    placings: 1,
    screens: 30,
    played: 1,
    stones: &[20],
    positions: 1,
    solving: 2_000,
    preparing: 0,
    searched: 1,
    searching: 100,
};

#[tokio::main]
async fn main() -> ExitCode {
    let (options, mut parts): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|word| word.starts_with('-'));
    let effort = match &options[..] {
        [] => &FULL,
        [short] if short == "--short" => &SHORT,
        _ => return explain(),
    };
    if parts.is_empty() {
        parts = PARTS.map(str::to_owned).to_vec();
    }
    if parts.iter().any(|part| !PARTS.contains(&&**part)) {
        return explain();
    }
    if effort.is_short {
        println!("everything once, to see that it works: these figures mean nothing\n");
    }
    let begun = Instant::now();
    let mut failed = Vec::new();
    for part in PARTS
        .into_iter()
        .filter(|part| parts.iter().any(|p| p == part))
    {
        // One part that cannot be measured does not hide the others.
        if let Err(error) = measure(part, effort).await {
            eprintln!("bench: {part}: {error}");
            failed.push(part);
        }
        println!();
    }
    println!(
        "{} in {:.0} s",
        parts.join(", "),
        begun.elapsed().as_secs_f64()
    );
    match failed.is_empty() {
        true => ExitCode::SUCCESS,
        false => {
            eprintln!("bench: not measured: {}", failed.join(", "));
            ExitCode::FAILURE
        }
    }
}

async fn measure(part: &str, effort: &Effort) -> web::Done {
    match part {
        "rules" => {
            rules::count(effort);
            Ok(())
        }
        "page" => pages::start(effort).await,
        "history" => history::list(effort).await,
        "placing" => placing::place(effort).await,
        "memory" => memory::stay(effort).await,
        _ => thinking::think(effort).await,
    }
}

fn explain() -> ExitCode {
    eprintln!("bench [--short] [{}]", PARTS.join("|"));
    ExitCode::FAILURE
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
