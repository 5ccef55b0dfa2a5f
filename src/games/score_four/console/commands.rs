//! What a command says (C3), or what is wrong with it (C8).

use crate::games::score_four::balls::Peg;
use crate::games::score_four::rules::Side;
use crate::text;
use std::str::SplitWhitespace;

/// The most steps that one `undo` or `redo` takes.
const MOST_STEPS: u32 = 64;

/// One command, understood.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Command {
    Clear,
    Quit,
    Add(Side, Peg),
    Remove(Peg),
    /// The computer proposes a move for a colour.
    Get(Side),
    /// It makes it, too.
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
    /// All usage lines, or that of one command.
    Help(Option<&'static str>),
}

/// What can be shown without a change of anything.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Topic {
    Board,
    Status,
    Lines,
    Threats,
    Pegs,
    Level,
    Drawing,
}

/// The usage lines, in the order they are told.
pub const USAGE: [&str; 15] = [
    "add <white|black> bead to <peg>.",
    "remove bead from <peg>.",
    "get <white|black> move.",
    "play <peg>. or play <white|black> move.",
    "show <board|status|lines|threats|pegs|level|manual>.",
    "draw board.",
    "go <interactive|gui>.",
    "clear.",
    "quit.",
    "undo [count].",
    "redo [count].",
    "load <peg> <peg> ... .",
    "set level <1-5>. or set notes <on|off>.",
    "help [command].",
    "stop.",
];

/// First words with their equivalents, in the order of the usage lines.
const VERBS: [&[&str]; 15] = [
    &["add", "place", "put"],
    &["remove", "take"],
    &["get", "recommend", "suggest"],
    &["play"],
    &["show"],
    &["draw"],
    &["go"],
    &["clear", "reset"],
    &["quit", "exit"],
    &["undo"],
    &["redo"],
    &["load"],
    &["set"],
    &["help", "manual"],
    &["stop"],
];

const TOPICS: [(&str, Topic); 6] = [
    ("board", Topic::Board),
    ("status", Topic::Status),
    ("lines", Topic::Lines),
    ("threats", Topic::Threats),
    ("pegs", Topic::Pegs),
    ("level", Topic::Level),
];

/// An error as it is told.
type Fault = String;

/// Understands the words before a period.
pub fn read(command: &str) -> Result<Command, Fault> {
    let mut words = command.split_whitespace();
    let Some(first) = words.next() else {
        return Err("Error: empty command.".to_owned());
    };
    let verb = verb(first)?;
    let mut words = Words {
        rest: words,
        usage: USAGE[verb],
    };
    let command = match VERBS[verb][0] {
        "add" => {
            let side = words.side()?;
            let word = words.word()?;
            let word = words.past(word, &["bead", "ball"])?;
            let word = words.past(word, &["to", "on", "onto"])?;
            Command::Add(side, peg(word)?)
        }
        "remove" => {
            let word = words.word()?;
            let word = words.past(word, &["bead", "ball"])?;
            let word = words.past(word, &["from"])?;
            Command::Remove(peg(word)?)
        }
        "get" => words.with_move(Command::Get)?,
        "play" => match words.clone().side() {
            Ok(_) => words.with_move(Command::PlayFor)?,
            Err(_) => Command::Play(peg(words.word()?)?),
        },
        "show" => words.topic()?,
        "draw" => {
            words.one_of(&["board"])?;
            Command::Show(Topic::Drawing)
        }
        "go" => {
            words.one_of(&["interactive", "gui"])?;
            Command::Go
        }
        "clear" => Command::Clear,
        "quit" => Command::Quit,
        "undo" => Command::Undo(words.steps()?),
        "redo" => Command::Redo(words.steps()?),
        "load" => {
            let mut pegs = vec![peg(words.word()?)?];
            for word in words.rest.by_ref() {
                pegs.push(peg(word)?);
            }
            Command::Load(pegs)
        }
        "set" => words.setting()?,
        "help" => Command::Help(match words.rest.clone().next() {
            // Its equivalent takes no word.
            Some(word) if first.eq_ignore_ascii_case("help") => {
                words.rest.next();
                Some(USAGE[self::verb(word)?])
            }
            _ => None,
        }),
        _ => Command::Stop,
    };
    match words.rest.next() {
        None => Ok(command),
        Some(_) => Err(words.misused()),
    }
}

/// The words that follow the first one.
#[derive(Clone)]
struct Words<'a> {
    rest: SplitWhitespace<'a>,
    usage: &'static str,
}

impl<'a> Words<'a> {
    fn misused(&self) -> Fault {
        text::glued(&["Error: usage: ", self.usage])
    }

    /// The next word, which must not be missing.
    fn word(&mut self) -> Result<&'a str, Fault> {
        self.rest.next().ok_or_else(|| self.misused())
    }

    /// The word itself, or the next one if it is one of those that may be left out.
    fn past(&mut self, word: &'a str, idle: &[&str]) -> Result<&'a str, Fault> {
        match place_in(idle, word) {
            Some(_) => self.word(),
            None => Ok(word),
        }
    }

    /// Which of these comes next; one of them must.
    fn one_of(&mut self, words: &[&str]) -> Result<usize, Fault> {
        let word = self.word()?;
        place_in(words, word).ok_or_else(|| self.misused())
    }

    fn side(&mut self) -> Result<Side, Fault> {
        let word = self.word()?;
        match place_in(&["white", "w", "black", "b"], word) {
            Some(place) => Ok(Side::BOTH[place / 2]),
            None => Err(quoted("unknown colour ", word, ". Use white or black.")),
        }
    }

    /// A colour, and perhaps `move`.
    fn with_move(&mut self, command: fn(Side) -> Command) -> Result<Command, Fault> {
        let side = self.side()?;
        match self.rest.clone().next() {
            None => {}
            Some(_) => {
                self.one_of(&["move"])?;
            }
        }
        Ok(command(side))
    }

    fn topic(&mut self) -> Result<Command, Fault> {
        let word = self.word()?;
        for (name, topic) in TOPICS {
            if word.eq_ignore_ascii_case(name) {
                return Ok(Command::Show(topic));
            }
        }
        match word.eq_ignore_ascii_case("manual") {
            true => Ok(Command::Help(None)),
            false => Err(self.misused()),
        }
    }

    fn steps(&mut self) -> Result<usize, Fault> {
        let Some(word) = self.rest.next() else {
            return Ok(1);
        };
        match text::count(word).filter(|count| (1..=MOST_STEPS).contains(count)) {
            Some(count) => Ok(count as usize),
            None => Err(quoted("", word, " is not a count from 1 to 64.")),
        }
    }

    fn setting(&mut self) -> Result<Command, Fault> {
        if self.one_of(&["level", "notes"])? == 1 {
            return Ok(Command::Notes(self.one_of(&["off", "on"])? == 1));
        }
        let word = self.word()?;
        match text::count(word).filter(|level| (1..=5).contains(level)) {
            Some(level) => Ok(Command::Level(level as u8)),
            None => Err(quoted("", word, " is not a level from 1 to 5.")),
        }
    }
}

/// The number of the command that begins with a word.
fn verb(word: &str) -> Result<usize, Fault> {
    for (i, verbs) in VERBS.into_iter().enumerate() {
        if place_in(verbs, word).is_some() {
            return Ok(i);
        }
    }
    let help = ". Type \"help.\" for the list.";
    Err(quoted("unknown command ", word, help))
}

fn peg(word: &str) -> Result<Peg, Fault> {
    // Longer words need not be turned into capitals first.
    let peg = match word.len() {
        2 => Peg::named(&word.to_ascii_uppercase()),
        _ => None,
    };
    peg.ok_or_else(|| quoted("unknown peg ", word, ". Pegs are A1 to D4."))
}

fn place_in(words: &[&str], word: &str) -> Option<usize> {
    words
        .iter()
        .position(|known| word.eq_ignore_ascii_case(known))
}

/// An error that shows what was typed, or the beginning of it.
fn quoted(before: &str, word: &str, after: &str) -> Fault {
    text::glued(&[
        "Error: ",
        before,
        "\"",
        text::glimpse(word, 20),
        "\"",
        after,
    ])
}
