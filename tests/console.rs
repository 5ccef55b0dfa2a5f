//! Whole sessions with the console of Score Four, told in `tests/console/*.txt` as the README there says.

mod report;

use parlour::games::score_four::Peg;
use parlour::games::score_four::console::{Console, Event, Kind, Said};
use report::Report;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut report = Report::default();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder can be listed")
        .map(|entry| entry.expect("an entry can be read").path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    // Writes them anew, for people to read before anybody relies on them.
    let retold = std::env::var_os("RETELL").is_some();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        report.check(&name, || {
            let wanted = fs::read_to_string(&file).map_err(|fault| fault.to_string())?;
            let message = tell(&wanted)?;
            if retold {
                fs::write(&file, &message).map_err(|fault| fault.to_string())?;
            }
            compare(&wanted, &message)
        });
    }
    report.finish()
}

/// The session again: what is done, as it stands in the text, and what comes of it.
fn tell(text: &str) -> Result<String, String> {
    let (mut console, mut message) = (Console::default(), String::new());
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
        match what {
            "" | "#" => {}
            ">" => {
                let mut typed = rest.to_owned();
                message += line;
                while let Some(more) = lines.next_if(|next| next.starts_with("+ ")) {
                    typed.push('\n');
                    typed.push_str(&more[2..]);
                    message.push('\n');
                    message += more;
                }
                message.push('\n');
                let kept = console.submit(&typed);
                if !kept.is_empty() {
                    message += &format!("kept: {kept}\n");
                }
                happen(&mut console, &mut message);
                continue;
            }
            "answer" => {
                let (number, peg) = rest.split_once(' ').ok_or("an answer has a number")?;
                let number = number.parse().map_err(|_| "an answer has a number")?;
                console.answered(number, Peg::named(peg));
            }
            "moved" => {
                let peg = Peg::named(rest).ok_or("a move has a peg")?;
                let board = *console.board();
                console.moved(board.with(board.mover(), peg));
            }
            "reload" => {
                let session = console.session();
                console = Console::read(&session).ok_or("the session does not read back")?;
            }
            // What came of something: told again below, if it still comes.
            _ => continue,
        }
        message += line;
        message.push('\n');
        happen(&mut console, &mut message);
    }
    Ok(message)
}

/// Tells all that happens until the console waits.
fn happen(console: &mut Console, message: &mut String) {
    while let Some(event) = console.next_event() {
        *message += &match event {
            Event::Said(Said { kind, text }) => {
                let kind = match kind {
                    Kind::Reply => "reply",
                    Kind::Error => "error",
                    Kind::Note => "note",
                };
                match text.contains('\n') {
                    true => format!("{kind}:\n| {}", text.replace('\n', "\n| ")),
                    false => format!("{kind}: {text}"),
                }
            }
            Event::Think(question) => format!(
                "question {}: {} {:?} x{}",
                question.number,
                to_move(&question.position),
                question.level,
                question.patience
            ),
            Event::Stop => "search ended".into(),
            Event::Board => "board shown".into(),
            Event::Left => "console left".into(),
        };
        message.push('\n');
    }
}

/// Whose move is wanted: so a position ends.
fn to_move(position: &str) -> &str {
    let line = position.lines().last().unwrap_or_default();
    line.trim_end_matches(" to move")
}

fn compare(wanted: &str, message: &str) -> Result<String, String> {
    let (mut ours, mut number) = (message.lines(), 0);
    for line in wanted.lines() {
        number += 1;
        let found = ours.next();
        if found.map(str::trim_end) != Some(line.trim_end()) {
            return Err(format!("line {number}: {found:?}, not {line:?}"));
        }
    }
    match ours.next() {
        None => Ok(format!("{number} lines")),
        Some(more) => Err(format!("after its end: {more}")),
    }
}
