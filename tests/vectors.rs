//! Replays the test vectors: every file of `tests/vectors`, or of the directory that `VECTORS_DIR` names.

#[path = "vectors/kingdom_builder.rs"]
mod kingdom_builder;
#[path = "vectors/mancala.rs"]
#[allow(dead_code)]
mod mancala;
#[path = "vectors/mancala_solved.rs"]
mod mancala_solved;
#[path = "vectors/morris.rs"]
mod morris;
#[path = "vectors/morris_tactics.rs"]
mod morris_tactics;
mod report;
#[path = "vectors/score_four.rs"]
mod score_four;
#[path = "vectors/score_four_tactics.rs"]
mod score_four_tactics;
#[path = "vectors/set_up.rs"]
mod set_up;
#[path = "vectors/sorry.rs"]
mod sorry;

use report::Report;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// How a file is replayed.
#[derive(Clone, Copy)]
enum Replay {
    /// Line by line, each of which must hold: says what does not.
    Lines(fn(&str) -> Result<(), String>),
    /// As a whole, by shares that must hold: its name and its text.
    Shares(fn(&str, &str, &mut Report)),
    /// Both ways, one after the other.
    Both(fn(&str) -> Result<(), String>, fn(&str, &str, &mut Report)),
}
use Replay::{Both, Lines, Shares};

/// All files there are.
const KNOWN: &[(&str, Replay)] = &[
    (
        "kingdom-builder-scores.jsonl",
        Lines(kingdom_builder::replay_scores),
    ),
    (
        "kingdom-builder-targets.jsonl",
        Lines(kingdom_builder::replay_targets),
    ),
    ("mancala.jsonl", Lines(mancala::replay)),
    ("mancala-options.jsonl", Lines(mancala::replay)),
    ("mancala-solved.jsonl", Shares(mancala_solved::replay)),
    ("morris.jsonl", Lines(morris::replay)),
    ("morris-draws.jsonl", Lines(morris::replay_drawn)),
    ("morris-tactics.jsonl", Shares(morris_tactics::replay)),
    (
        "score-four.jsonl",
        Both(score_four::replay, score_four_tactics::replay),
    ),
    ("sorry.jsonl", Lines(sorry::replay)),
    ("sorry-games.jsonl", Lines(sorry::replay_game)),
];

fn main() -> ExitCode {
    let mut report = Report::default();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let folder = std::env::var_os("VECTORS_DIR").map_or(ours, PathBuf::from);
    match files(&folder) {
        Ok(files) => {
            for file in files {
                replay(&file, &mut report);
            }
        }
        Err(fault) => {
            report.check("vectors", || Err(fault));
        }
    }
    report.check("morris: ways to begin", morris::begin);
    report.finish()
}

/// The files of a folder in order, without what explains and what replays them.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |fault| format!("{}: {fault}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let known = path.ends_with("README.md") || path.extension().is_some_and(|e| e == "rs");
        if !known {
            files.push(path);
        }
    }
    files.sort();
    match files.is_empty() {
        true => Err(format!("{}: no vectors", folder.display())),
        false => Ok(files),
    }
}

fn replay(file: &Path, report: &mut Report) {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let Some((_, replay)) = KNOWN.iter().find(|(known, _)| *known == name) else {
        report.check(&name, || Err("nobody knows this file".into()));
        return;
    };
    let cases = fs::read_to_string(file).map_err(|fault| fault.to_string());
    let text = match cases {
        Ok(text) if !text.trim().is_empty() => text,
        cases => {
            report.check(&name, || cases.and(Err("no cases".into())));
            return;
        }
    };
    let replay = match *replay {
        Shares(replay) => return replay(&name, &text, report),
        Lines(replay) => replay,
        Both(line, whole) => {
            whole(&name, &text, report);
            line
        }
    };
    let cases = text
        .lines()
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty());
    let (mut held, mut all) = (0, 0);
    for (line, number) in cases {
        let holds = report.quietly(&format!("{name}:{number}"), || replay(line));
        held += u64::from(holds);
        all += 1;
    }
    println!("{name}: {held} of {all} cases held");
}
