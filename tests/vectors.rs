//! Replays the test vectors: every file of `tests/vectors`, or of the directory that `VECTORS_DIR` names.

#[path = "vectors/mancala.rs"]
mod mancala;
mod report;

use report::Report;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replays one line of a file, or says what does not hold.
type Replay = fn(&str) -> Result<(), String>;

/// All files there are; those of what is not built yet have nothing that replays them.
const KNOWN: &[(&str, Option<Replay>)] = &[
    ("kingdom-builder-scores.jsonl", None),
    ("kingdom-builder-targets.jsonl", None),
    ("mancala.jsonl", Some(mancala::replay)),
    ("mancala-options.jsonl", Some(mancala::replay)),
    ("mancala-solved.jsonl", None),
    ("morris.jsonl", None),
    ("morris-draws.jsonl", None),
    ("morris-tactics.jsonl", None),
    ("score-four.jsonl", None),
    ("sorry.jsonl", None),
    ("sorry-games.jsonl", None),
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
    let Some(replay) = replay else {
        println!("{name}: not built");
        return;
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
