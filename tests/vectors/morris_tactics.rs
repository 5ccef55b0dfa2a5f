//! `morris-tactics.jsonl`: positions whose values are proven. The expert must find the win, the defence and the best of an endgame,
//! through the door that everybody uses; a turn that closes a mill is two questions.

use super::morris;
use super::report::Report;
use super::set_up::set_up;
use parlour::ai::{Budget, Limits};
use parlour::games::{Rules, rules};
use parlour::table::{Level, Moves, Record};
use serde::Deserialize;
use std::collections::BTreeMap;

/// So many positions may be looked at for each decision: less than two seconds of a tablet's worker are good for.
const NODES: u64 = 1_500_000;
/// Of these kinds so many hundredths must be right.
const WANTED: [(&str, usize); 6] = [
    ("win in 3", 100),
    ("win in 5", 100),
    ("win in 7", 90),
    ("win in 9", 80),
    ("defend", 100),
    ("endgame", 100),
];

#[derive(Deserialize)]
struct Case {
    id: String,
    kind: String,
    plies: Option<u32>,
    /// Forces the end within `plies`, or keeps the full value of an endgame.
    #[serde(default)]
    best: Vec<String>,
    /// Moves that do not lose.
    #[serde(default)]
    safe: Vec<String>,
}

/// Holds the expert to all cases of a file, kind by kind.
pub fn replay(name: &str, text: &str, report: &mut Report) {
    let rules = rules("morris").expect("it is on the shelf");
    while (rules.prepare)() {}
    let mut seen: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() {
            continue;
        }
        report.quietly(&format!("{name}:{number}"), || {
            let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
            let turn = turn(rules, line).map_err(|fault| format!("{}: {fault}", case.id))?;
            let right = case.best.contains(&turn) || case.safe.contains(&turn);
            if !right {
                println!("{name}: {}: {turn}", case.id);
            }
            let (hits, all) = seen.entry(case.class()).or_default();
            *hits += usize::from(right);
            *all += 1;
            Ok(())
        });
    }
    for (class, (right, all)) in seen {
        report.check(&format!("{name}: {class}"), || {
            let message = format!("{right} of {all} right");
            let wanted = WANTED.iter().find(|(known, _)| *known == class);
            let (_, percent) =
                wanted.ok_or_else(|| format!("{message}; nobody knows this kind"))?;
            match right * 100 >= all * percent {
                true => Ok(message),
                false => Err(format!("{message}, {percent} % are wanted")),
            }
        });
    }
}

impl Case {
    fn class(&self) -> String {
        match (self.kind.as_str(), self.plies) {
            ("win", Some(plies)) => format!("win in {plies}"),
            (kind, _) => kind.to_owned(),
        }
    }
}

/// The whole turn that the expert makes.
fn turn(rules: &Rules, line: &str) -> Result<String, String> {
    let (_, position) = morris::shown(line)?;
    let options = position.options().to_string();
    let mut record = set_up(rules.id, options, position.to_string());
    let mut decisions = Vec::new();
    while decisions.is_empty() || morris::owes(position.clone(), &decisions)? {
        decisions.push(decision(rules, &record)?);
        record.moves = Moves::Written(decisions.clone());
    }
    Ok(decisions.concat())
}

fn decision(rules: &Rules, record: &Record) -> Result<String, String> {
    let mut limits = Limits::new(Budget::of_nodes(NODES), &|| 0.0);
    let mut chosen = None;
    let found = (rules.think)(record, Level::Expert, &mut limits, &mut |thought| {
        chosen = Some(thought.chosen.clone());
    });
    found.map_err(|flaw| flaw.text())?;
    chosen.ok_or_else(|| "no move".into())
}
