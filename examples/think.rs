//! The computer by itself: `cargo run --release --example think -- mancala expert --ms 2000 < records.txt`.
//!
//! Standard input is records separated by blank lines, or cases of the test vectors, one JSON object a line. For each a line of
//! JSON is printed: its name if it has one, the move, its value for whoever makes it (the final margin where that is known, else
//! the worth, 0 lost to 1 won), positions looked at, moves looked ahead. What cannot be answered is told on standard error.
//! Cases of Morris are answered by whole turns, a removal that a mill brings included; each decision has the budget for itself.

#[path = "../tests/vectors/mancala.rs"]
#[allow(dead_code)]
mod mancala;
#[path = "../tests/vectors/morris.rs"]
#[allow(dead_code)]
mod morris;
#[path = "../tests/vectors/set_up.rs"]
mod set_up;

use parlour::ai::{Budget, Limits, Thought};
use parlour::games::{self, Rules};
use parlour::table::{Level, Moves, Record};
use serde_json::{Map, Value, json};
use set_up::set_up;
use std::io::{BufRead as _, Write as _};
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str =
    "usage: think <game> <easy|medium|hard|expert> [--ms N | --nodes N] < records or cases";

/// After these decisions, does the turn that is wanted go on?
type GoesOn = Box<dyn Fn(&[String]) -> Result<bool, String>>;
type ReadCase = fn(&str) -> Result<Case, String>;

/// A case of the test vectors.
struct Case {
    id: Option<String>,
    record: Record,
    goes_on: GoesOn,
}

/// The games of which there are cases that show a position.
const CASES: &[(&str, ReadCase)] = &[
    ("mancala", |line| {
        let (id, options, position) = mancala::shown(line)?;
        Ok(Case {
            id,
            record: set_up("mancala", options, position.to_string()),
            goes_on: Box::new(|_| Ok(false)),
        })
    }),
    ("morris", |line| {
        let (id, position) = morris::shown(line)?;
        let options = position.options().to_string();
        Ok(Case {
            id,
            record: set_up("morris", options, position.to_string()),
            goes_on: Box::new(move |decisions| morris::owes(position.clone(), decisions)),
        })
    }),
];

struct Wish {
    rules: &'static Rules,
    level: Level,
    budget: Budget,
}

fn main() -> ExitCode {
    let wish = match read() {
        Ok(wish) => wish,
        Err(fault) => {
            eprintln!("think: {fault}");
            return ExitCode::FAILURE;
        }
    };
    // What takes long but is done once is not on anybody's time.
    while (wish.rules.prepare)() {}
    let (mut block, mut number, mut sound) = (String::new(), 0, true);
    let mut take = |text: &str| {
        if text.trim().is_empty() {
            return;
        }
        number += 1;
        match answer(&wish, text) {
            Ok(line) => {
                // Whoever reads no further wants no more answers.
                if writeln!(std::io::stdout(), "{line}").is_err() {
                    std::process::exit(1);
                }
            }
            Err(fault) => {
                sound = false;
                eprintln!("think: input {number}: {fault}");
            }
        }
    };
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else {
            eprintln!("think: standard input is no text");
            return ExitCode::FAILURE;
        };
        let is_case = line.trim_start().starts_with('{');
        if is_case || line.trim().is_empty() {
            take(&std::mem::take(&mut block));
        }
        match is_case {
            true => take(&line),
            false => {
                block.push_str(&line);
                block.push('\n');
            }
        }
    }
    take(&block);
    match sound {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn read() -> Result<Wish, String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [game, level, ref rest @ ..] = words[..] else {
        return Err(USAGE.into());
    };
    let rules = games::rules(game).ok_or_else(|| format!("no game is called “{game}”"))?;
    let level = Level::ALL.into_iter().find(|known| known.id() == level);
    let level = level.ok_or(USAGE)?;
    let number = |text: &str| match text.parse::<u64>() {
        Ok(number) => Ok(number),
        Err(_) => Err(format!("expected a number, found “{text}”")),
    };
    let budget = match *rest {
        [] => (rules.budget)(level),
        ["--ms", ms] => Budget::of_milliseconds(number(ms)? as f64),
        ["--nodes", nodes] => Budget::of_nodes(number(nodes)?),
        _ => return Err(USAGE.into()),
    };
    Ok(Wish {
        rules,
        level,
        budget,
    })
}

/// The answer to one record or case.
fn answer(wish: &Wish, text: &str) -> Result<Value, String> {
    let Case {
        id,
        mut record,
        goes_on,
    } = match text.trim_start().starts_with('{') {
        true => case(wish, text)?,
        false => {
            let record: Record = text.parse().map_err(|flaw| format!("{flaw}"))?;
            Case {
                id: Some(record.id.to_string()),
                record,
                goes_on: Box::new(|_| Ok(false)),
            }
        }
    };
    let (first, mut nodes) = decide(wish, &record)?;
    let mut decisions = vec![first.chosen.clone()];
    while goes_on(&decisions)? {
        record.moves = Moves::Written(decisions.clone());
        let (next, more) = decide(wish, &record)?;
        decisions.push(next.chosen);
        nodes += more;
    }
    let value = match first.margin {
        Some(margin) => json!(margin),
        None => json!((f64::from(first.worth) * 1e4).round() / 1e4),
    };
    let mut line = Map::new();
    if let Some(id) = id {
        line.insert("id".into(), id.into());
    }
    line.insert("move".into(), decisions.concat().into());
    line.insert("value".into(), value);
    line.insert("nodes".into(), nodes.into());
    line.insert("depth".into(), first.depth.into());
    Ok(line.into())
}

/// One decision, and how many positions were looked at.
fn decide(wish: &Wish, record: &Record) -> Result<(Thought, u64), String> {
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
    let limits = &mut Limits::new(wish.budget, &clock);
    let mut last = None;
    let message = &mut |thought: &Thought| last = Some(thought.clone());
    (wish.rules.think)(record, wish.level, limits, message).map_err(|flaw| flaw.to_string())?;
    let thought = last.ok_or("nobody has to decide anything here")?;
    Ok((thought, limits.nodes()))
}

/// A match that begins with the position of a case.
fn case(wish: &Wish, line: &str) -> Result<Case, String> {
    let known = CASES.iter().find(|(game, _)| *game == wish.rules.id);
    let (_, read) = known.ok_or("cases of this game cannot be read, only records")?;
    read(line)
}
