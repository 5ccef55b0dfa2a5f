//! The tactics of `score-four.jsonl`: what every peg leads to is proven. The expert must find the win, or the one move that does not
//! lose, through the door that everybody uses.

use super::report::Report;
use parlour::ai::{Budget, Limits, think};
use parlour::games::score_four::ScoreFour;
use parlour::table::{Colour, Level, Moves, Participant, Record};
use serde::Deserialize;
use std::collections::BTreeMap;

/// So many positions may be looked at: what one second is good for on a slow machine.
const NODES: u64 = 2_000_000;

#[derive(Deserialize)]
struct Case {
    id: String,
    kind: String,
    /// Plies of the shortest win.
    k: Option<u32>,
    moves: Vec<String>,
    /// Pegs that win, and after how many plies.
    win: BTreeMap<String, Option<u32>>,
    /// Pegs that draw.
    draw: Vec<String>,
    /// Does the other side threaten to win at once?
    forced: bool,
}

/// Holds the expert to all tactics of a file, kind by kind; other lines are not its matter.
pub fn replay(name: &str, text: &str, report: &mut Report) {
    let mut seen: BTreeMap<String, (usize, usize, usize)> = BTreeMap::new();
    for (line, number) in text.lines().zip(1..) {
        if !line.contains(r#""type":"tactic""#) {
            continue;
        }
        report.quietly(&format!("{name}:{number}"), || {
            let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
            let peg = answer(&case).map_err(|fault| format!("{}: {fault}", case.id))?;
            let right = match case.kind.as_str() {
                "win" => case.win.contains_key(&peg),
                "only" => case.draw.contains(&peg),
                other => return Err(format!("{}: nobody knows the kind {other}", case.id)),
            };
            if !right {
                println!("{name}: {}: {peg}", case.id);
            }
            let (class, percent) = case.class();
            let (hits, all, wanted) = seen.entry(class).or_default();
            *hits += usize::from(right);
            *all += 1;
            *wanted = percent;
            Ok(())
        });
    }
    for (class, (right, all, percent)) in seen {
        report.check(&format!("{name}: {class}"), || {
            let message = format!("{right} of {all} right");
            match right * 100 >= all * percent {
                true => Ok(message),
                false => Err(format!("{message}, {percent} % are wanted")),
            }
        });
    }
}

impl Case {
    /// What it is counted with, and how many hundredths of these must be right.
    fn class(&self) -> (String, usize) {
        match (self.kind.as_str(), self.k) {
            ("win", Some(k)) => {
                let percent = match k {
                    ..=5 => 100,
                    6..=9 => 95,
                    10..=13 => 85,
                    _ => 80,
                };
                (format!("win in {k}"), percent)
            }
            ("win", None) => ("long win".into(), 80),
            _ if self.forced => ("only move, forced".into(), 100),
            _ => ("only move".into(), 90),
        }
    }
}

/// The peg that the expert plays on.
fn answer(case: &Case) -> Result<String, String> {
    let sitter = |colour| Participant::person("", colour);
    let record = Record {
        game: "score-four".into(),
        seats: vec![sitter(Colour::Red), sitter(Colour::Blue)],
        moves: Moves::Written(case.moves.clone()),
        ..Record::default()
    };
    let mut limits = Limits::new(Budget::of_nodes(NODES), &|| 0.0);
    let mut chosen = None;
    let found = think::<ScoreFour>(&record, Level::Expert, &mut limits, &mut |thought| {
        chosen = Some(thought.chosen.clone());
    });
    found.map_err(|flaw| flaw.to_string())?;
    chosen.ok_or_else(|| "no move".into())
}
