//! Reads commands (C3), and says what is wrong with those that cannot be read (C8).

use crate::games::score_four::notation::digits;
use crate::games::score_four::{Peg, Side};
use std::iter::Peekable;
use std::str::SplitWhitespace;

/// One command.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    Clear,
    Quit,
    Add(Side, Peg),
    Remove(Peg),
    /// The computer proposes a move for a colour.
    Get(Side),
    /// The computer makes a move for a colour.
    PlayFor(Side),
    Play(Peg),
    Show(Topic),
    Go,
    Load(Vec<Peg>),
    Undo(usize),
    Redo(usize),
    Level(u8),
    Notes(bool),
    Stop,
    /// Shows the usage line of one command.
    Help(&'static str),
}

/// What can be shown without changing anything.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Topic {
    Board,
    Status,
    Lines,
    Threats,
    Pegs,
    Level,
    Drawing,
    Manual,
}

/// What `set` changes.
#[derive(Clone, Copy)]
enum Setting {
    Level,
    Notes,
}

/// Which command it is, before its arguments are read.
#[derive(Clone, Copy)]
enum Verb {
    Add,
    Remove,
    Get,
    Play,
    Show,
    Draw,
    Go,
    Clear,
    Quit,
    Undo,
    Redo,
    Load,
    Set,
    Help,
    Stop,
}

/// How a command is written.
struct Usage {
    verb: Verb,
    /// The words it may begin with.
    names: &'static [&'static str],
    line: &'static str,
}

const fn usage(verb: Verb, names: &'static [&'static str], line: &'static str) -> Usage {
    Usage { verb, names, line }
}

/// All commands in the order of the manual.
#[rustfmt::skip]
const COMMANDS: [Usage; 15] = [
    usage(Verb::Add, &["add", "place", "put"], "add <white|black> bead to <peg>."),
    usage(Verb::Remove, &["remove", "take"], "remove bead from <peg>."),
    usage(Verb::Get, &["get", "recommend", "suggest"], "get <white|black> move."),
    usage(Verb::Play, &["play"], "play <peg>. or play <white|black> move."),
    usage(Verb::Show, &["show"], "show <board|status|lines|threats|pegs|level|manual>."),
    usage(Verb::Draw, &["draw"], "draw board."),
    usage(Verb::Go, &["go"], "go <interactive|gui>."),
    usage(Verb::Clear, &["clear", "reset"], "clear."),
    usage(Verb::Quit, &["quit", "exit"], "quit."),
    usage(Verb::Undo, &["undo"], "undo [count]."),
    usage(Verb::Redo, &["redo"], "redo [count]."),
    usage(Verb::Load, &["load"], "load <peg> <peg> ... ."),
    usage(Verb::Set, &["set"], "set level <1-5>. or set notes <on|off>."),
    usage(Verb::Help, &["help", "manual"], "help [command]."),
    usage(Verb::Stop, &["stop"], "stop."),
];

const TOPICS: [(&str, Topic); 7] = [
    ("board", Topic::Board),
    ("status", Topic::Status),
    ("lines", Topic::Lines),
    ("threats", Topic::Threats),
    ("pegs", Topic::Pegs),
    ("level", Topic::Level),
    ("manual", Topic::Manual),
];

/// The usage lines of all commands.
pub fn usage_lines() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|command| command.line)
}

/// Reads the words before a period. An error is the message to be shown.
pub fn parse(text: &str) -> Result<Command, String> {
    let mut words = text.split_whitespace().peekable();
    let first = words.next().ok_or("Error: empty command.")?;
    let usage = usage_of(first)?;
    let mut arguments = Arguments {
        words,
        usage: usage.line,
    };
    let command = match usage.verb {
        // This name of `help` takes no argument.
        Verb::Help if first.eq_ignore_ascii_case("manual") => Command::Show(Topic::Manual),
        verb => arguments.command(verb)?,
    };
    match arguments.words.next() {
        None => Ok(command),
        Some(_) => Err(arguments.misused()),
    }
}

/// The command that begins with a word.
fn usage_of(word: &str) -> Result<&'static Usage, String> {
    COMMANDS
        .iter()
        .find(|command| is_one_of(word, command.names))
        .ok_or_else(|| {
            let quoted = quoted(word);
            format!("Error: unknown command {quoted}. Type \"help.\" for the list.")
        })
}

/// The words of a command that are still to be read. The first fault decides.
struct Arguments<'a> {
    words: Peekable<SplitWhitespace<'a>>,
    usage: &'static str,
}

impl<'a> Arguments<'a> {
    fn command(&mut self, verb: Verb) -> Result<Command, String> {
        Ok(match verb {
            Verb::Add => {
                let side = self.side()?;
                self.skip(&["bead", "ball"]);
                self.skip(&["to", "on", "onto"]);
                Command::Add(side, self.peg()?)
            }
            Verb::Remove => {
                self.skip(&["bead", "ball"]);
                self.skip(&["from"]);
                Command::Remove(self.peg()?)
            }
            Verb::Get => Command::Get(self.side_to_move()?),
            Verb::Play => match self.words.peek().copied().and_then(side) {
                Some(_) => Command::PlayFor(self.side_to_move()?),
                None => Command::Play(self.peg()?),
            },
            Verb::Show => Command::Show(self.choice(&TOPICS)?),
            Verb::Draw => self.choice(&[("board", Command::Show(Topic::Drawing))])?,
            Verb::Go => self.choice(&[("interactive", Command::Go), ("gui", Command::Go)])?,
            Verb::Clear => Command::Clear,
            Verb::Quit => Command::Quit,
            Verb::Undo => Command::Undo(self.steps()?),
            Verb::Redo => Command::Redo(self.steps()?),
            Verb::Load => {
                let mut pegs = vec![self.peg()?];
                while self.words.peek().is_some() {
                    pegs.push(self.peg()?);
                }
                Command::Load(pegs)
            }
            Verb::Set => {
                match self.choice(&[("level", Setting::Level), ("notes", Setting::Notes)])? {
                    Setting::Level => Command::Level(self.number("level", 5)? as u8),
                    Setting::Notes => Command::Notes(self.choice(&[("on", true), ("off", false)])?),
                }
            }
            Verb::Help => match self.words.next() {
                None => Command::Show(Topic::Manual),
                Some(word) => Command::Help(usage_of(word)?.line),
            },
            Verb::Stop => Command::Stop,
        })
    }

    /// The next word, which must not be missing.
    fn word(&mut self) -> Result<&'a str, String> {
        self.words.next().ok_or_else(|| self.misused())
    }

    /// Passes over a word that may be left out.
    fn skip(&mut self, optional: &[&str]) {
        self.words.next_if(|word| is_one_of(word, optional));
    }

    /// What the next word stands for; it must be one of these.
    fn choice<T: Clone>(&mut self, choices: &[(&str, T)]) -> Result<T, String> {
        let word = self.word()?;
        let chosen = choices
            .iter()
            .find(|(name, _)| word.eq_ignore_ascii_case(name));
        match chosen {
            Some((_, meaning)) => Ok(meaning.clone()),
            None => Err(self.misused()),
        }
    }

    fn peg(&mut self) -> Result<Peg, String> {
        let word = self.word()?;
        Peg::named(&word.to_ascii_uppercase())
            .ok_or_else(|| format!("Error: unknown peg {}. Pegs are A1 to D4.", quoted(word)))
    }

    fn side(&mut self) -> Result<Side, String> {
        let word = self.word()?;
        side(word).ok_or_else(|| {
            let quoted = quoted(word);
            format!("Error: unknown colour {quoted}. Use white or black.")
        })
    }

    /// A colour, and perhaps `move`.
    fn side_to_move(&mut self) -> Result<Side, String> {
        let side = self.side()?;
        self.skip(&["move"]);
        Ok(side)
    }

    /// A number from 1 to `most`; `what` names it in the error.
    fn number(&mut self, what: &str, most: u32) -> Result<u32, String> {
        let word = self.word()?;
        digits(word)
            .filter(|number| (1..=most).contains(number))
            .ok_or_else(|| format!("Error: {} is not a {what} from 1 to {most}.", quoted(word)))
    }

    /// How many steps to undo or redo: one, if nothing is said.
    fn steps(&mut self) -> Result<usize, String> {
        match self.words.peek() {
            None => Ok(1),
            Some(_) => Ok(self.number("count", 64)? as usize),
        }
    }

    fn misused(&self) -> String {
        format!("Error: usage: {}", self.usage)
    }
}

fn side(word: &str) -> Option<Side> {
    if is_one_of(word, &["white", "w"]) {
        Some(Side::White)
    } else if is_one_of(word, &["black", "b"]) {
        Some(Side::Black)
    } else {
        None
    }
}

fn is_one_of(word: &str, names: &[&str]) -> bool {
    names.iter().any(|name| word.eq_ignore_ascii_case(name))
}

/// A word as it was typed, in quotation marks; of a long one only the beginning.
fn quoted(word: &str) -> String {
    let beginning: String = word.chars().take(20).collect();
    format!("\"{beginning}\"")
}
