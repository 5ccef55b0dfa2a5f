//! `mancala-solved.jsonl`: positions with the exact value of every move. The expert must play one of the best, through the door that
//! everybody uses; how many of them it may miss depends on how many stones are in play.

use super::mancala;
use super::report::Report;
use super::set_up::set_up;
use parlour::ai::{Budget, Limits};
use parlour::games::{Rules, rules};
use parlour::table::{Level, Record};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Up to so many stones in play, with so many positions looked at, so many hundredths must be right. The numbers stand for two
/// seconds of a tablet's worker, two of this machine, and a minute of it.
const CLASSES: [(u8, u64, usize); 3] = [
    (35, 8_000_000, 100),
    (39, 16_000_000, 95),
    (43, 480_000_000, 100),
];

#[derive(Deserialize)]
struct Case {
    id: String,
    in_play: u8,
    margin: i32,
    moves: BTreeMap<String, i32>,
    best: Vec<String>,
}

/// Holds the expert to all cases of a file, class by class.
pub fn replay(name: &str, text: &str, report: &mut Report) {
    let rules = rules("mancala").expect("it is on the shelf");
    while (rules.prepare)() {}
    let mut seen = [(0, 0); CLASSES.len()];
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() {
            continue;
        }
        report.quietly(&format!("{name}:{number}"), || {
            let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
            let class = CLASSES.iter().position(|class| case.in_play <= class.0);
            let class = class.ok_or("more stones in play than any class has")?;
            let (_, options, position) = mancala::shown(line)?;
            let record = set_up(rules.id, options, position.to_string());
            let right = case.check(rules, &record, CLASSES[class].1)?;
            seen[class].0 += usize::from(right);
            seen[class].1 += 1;
            Ok(())
        });
    }
    for ((right, all), (most, _, percent)) in seen.into_iter().zip(CLASSES) {
        report.check(&format!("{name}: up to {most} in play"), || {
            let message = format!("{right} of {all} with a best move");
            match right * 100 >= all * percent {
                true => Ok(message),
                false => Err(format!("{message}, {percent} % are wanted")),
            }
        });
    }
}

impl Case {
    /// Was one of the best moves found? What is told as exact must be so in any case.
    fn check(&self, rules: &Rules, record: &Record, nodes: u64) -> Result<bool, String> {
        let limits = || Limits::new(Budget::of_nodes(nodes), &|| 0.0);
        let mut chosen = None;
        let found = (rules.think)(record, Level::Expert, &mut limits(), &mut |thought| {
            chosen = Some(thought.clone());
        });
        found.map_err(|flaw| format!("{}: {}", self.id, flaw.text()))?;
        let chosen = chosen.ok_or(format!("{}: no move", self.id))?;
        if chosen.margin.is_some_and(|margin| margin != self.margin) {
            let margin = chosen.margin;
            return Err(format!("{}: {margin:?}, not {}", self.id, self.margin));
        }
        // The value of every move takes several times as long.
        if self.in_play > CLASSES[0].0 {
            return Ok(self.best.contains(&chosen.chosen));
        }
        let mut values = BTreeMap::new();
        let message = (rules.values)(record, &mut limits(), &mut |m, margin| {
            values.insert(m, margin);
        });
        let all = message.map_err(|flaw| format!("{}: {}", self.id, flaw.text()))?;
        let wrong = values
            .iter()
            .any(|(m, margin)| self.moves.get(m) != Some(margin));
        if wrong || all && values != self.moves {
            return Err(format!("{}: {values:?}, not {:?}", self.id, self.moves));
        }
        Ok(self.best.contains(&chosen.chosen))
    }
}
