//! How fast the rules count the sequences of moves from the standard start.

use super::Effort;
use parlour::games::RULES;
use std::hint::black_box;
use std::time::Instant;

/// No deeper, for games whose moves are forced.
const DEEPEST: u32 = 30;

/// Counts them for every game.
pub fn count(effort: &Effort) {
    println!(
        "{:<28}{:>5}{:>12}{:>9}{:>16}",
        "perft", "depth", "nodes", "seconds", "nodes a second"
    );
    for rules in RULES {
        let depth = (1..DEEPEST)
            .find(|&depth| (rules.perft)(depth) >= effort.sequences)
            .unwrap_or(DEEPEST);
        let (mut nodes, mut seconds) = (0, f64::INFINITY);
        for _ in 0..effort.counts {
            let begun = Instant::now();
            nodes = black_box((rules.perft)(black_box(depth)));
            seconds = seconds.min(begun.elapsed().as_secs_f64());
        }
        let speed = nodes as f64 / seconds;
        println!(
            "{:<28}{depth:>5}{nodes:>12}{seconds:>9.3}{speed:>16.0}",
            rules.id
        );
    }
}
