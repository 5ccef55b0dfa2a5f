//! What a command says (C3), or what is wrong with it (C8).

use crate::games::score_four::Side;
use crate::games::score_four::balls::Peg;
use crate::text;

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

/// What a command begins with, in the order of the usage lines.
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

/// First words, with all equivalents.
const VERBS: [(&str, Verb); 23] = [
    ("add", Verb::Add),
    ("place", Verb::Add),
    ("put", Verb::Add),
    ("remove", Verb::Remove),
    ("take", Verb::Remove),
    ("get", Verb::Get),
    ("recommend", Verb::Get),
    ("suggest", Verb::Get),
    ("play", Verb::Play),
    ("show", Verb::Show),
    ("draw", Verb::Draw),
    ("go", Verb::Go),
    ("clear", Verb::Clear),
    ("reset", Verb::Clear),
    ("quit", Verb::Quit),
    ("exit", Verb::Quit),
    ("undo", Verb::Undo),
    ("redo", Verb::Redo),
    ("load", Verb::Load),
    ("set", Verb::Set),
    ("help", Verb::Help),
    ("manual", Verb::Help),
    ("stop", Verb::Stop),
];

const TOPICS: [&str; 7] = [
    "board", "status", "lines", "threats", "pegs", "level", "manual",
];

/// Understands the words before a period, or tells what is wrong with them.
pub fn read(command: &str) -> Result<Command, String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    if words.is_empty() {
        return Err("Error: empty command.".to_owned());
    }
    let mut words = Words {
        rest: &words,
        usage: "",
        fault: String::new(),
    };
    match words.command() {
        Some(command) if words.rest.is_empty() => Ok(command),
        Some(_) => Err(misused(words.usage)),
        None => Err(words.fault),
    }
}

/// The words that are still to be understood. Whatever finds a fault tells it here, and gives nothing.
struct Words<'a> {
    rest: &'a [&'a str],
    usage: &'static str,
    fault: String,
}

impl<'a> Words<'a> {
    fn command(&mut self) -> Option<Command> {
        let first = self.word()?;
        let verb = self.verb(first)?;
        self.usage = USAGE[verb as usize];
        Some(match verb {
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
            Verb::Play => match self.rest.first().copied().and_then(side) {
                Some(_) => Command::PlayFor(self.side_to_move()?),
                None => Command::Play(self.peg()?),
            },
            Verb::Show => match self.one_of(&TOPICS)? {
                0 => Command::Show(Topic::Board),
                1 => Command::Show(Topic::Status),
                2 => Command::Show(Topic::Lines),
                3 => Command::Show(Topic::Threats),
                4 => Command::Show(Topic::Pegs),
                5 => Command::Show(Topic::Level),
                _ => Command::Help(None),
            },
            Verb::Draw => {
                self.one_of(&["board"])?;
                Command::Show(Topic::Drawing)
            }
            Verb::Go => {
                self.one_of(&["interactive", "gui"])?;
                Command::Go
            }
            Verb::Clear => Command::Clear,
            Verb::Quit => Command::Quit,
            Verb::Undo => Command::Undo(self.steps()?),
            Verb::Redo => Command::Redo(self.steps()?),
            Verb::Load => {
                let mut pegs = vec![self.peg()?];
                while !self.rest.is_empty() {
                    pegs.push(self.peg()?);
                }
                Command::Load(pegs)
            }
            Verb::Set => match self.one_of(&["level", "notes"])? {
                0 => Command::Level(self.number(5, " is not a level from 1 to 5.")? as u8),
                _ => Command::Notes(self.one_of(&["off", "on"])? == 1),
            },
            // Its equivalent takes no word.
            Verb::Help if self.rest.is_empty() || !first.eq_ignore_ascii_case("help") => {
                Command::Help(None)
            }
            Verb::Help => {
                let word = self.word()?;
                Command::Help(Some(USAGE[self.verb(word)? as usize]))
            }
            Verb::Stop => Command::Stop,
        })
    }

    /// The next word, which must not be missing.
    #[inline(never)]
    fn word(&mut self) -> Option<&'a str> {
        match self.rest {
            [first, rest @ ..] => {
                self.rest = rest;
                Some(first)
            }
            [] => self.wrong(misused(self.usage)),
        }
    }

    /// Tells what is wrong.
    fn wrong<T>(&mut self, fault: String) -> Option<T> {
        self.fault = fault;
        None
    }

    /// Passes over a word that may be left out.
    #[inline(never)]
    fn skip(&mut self, idle: &[&str]) {
        if let [first, rest @ ..] = self.rest
            && place_in(idle, first).is_some()
        {
            self.rest = rest;
        }
    }

    /// Which of these comes next; one of them must.
    #[inline(never)]
    fn one_of(&mut self, words: &[&str]) -> Option<usize> {
        let word = self.word()?;
        place_in(words, word).or_else(|| self.wrong(misused(self.usage)))
    }

    /// The command that begins with a word.
    #[inline(never)]
    fn verb(&mut self, word: &str) -> Option<Verb> {
        for (name, verb) in &VERBS {
            if word.eq_ignore_ascii_case(name) {
                return Some(*verb);
            }
        }
        let help = ". Type \"help.\" for the list.";
        self.wrong(quoted("unknown command ", word, help))
    }

    #[inline(never)]
    fn peg(&mut self) -> Option<Peg> {
        let word = self.word()?;
        let peg = match *word.as_bytes() {
            [letter @ (b'a'..=b'd' | b'A'..=b'D'), number @ b'1'..=b'4'] => {
                Some(Peg::at((letter | 32) - b'a', number - b'1'))
            }
            _ => None,
        };
        peg.or_else(|| self.wrong(quoted("unknown peg ", word, ". Pegs are A1 to D4.")))
    }

    #[inline(never)]
    fn side(&mut self) -> Option<Side> {
        let word = self.word()?;
        side(word).or_else(|| self.wrong(quoted("unknown colour ", word, ". Use white or black.")))
    }

    /// A colour, and perhaps `move`.
    fn side_to_move(&mut self) -> Option<Side> {
        let side = self.side()?;
        self.skip(&["move"]);
        Some(side)
    }

    /// A number from 1 to `most`.
    #[inline(never)]
    fn number(&mut self, most: u32, or: &str) -> Option<u32> {
        let word = self.word()?;
        let number = text::count(word).filter(|number| (1..=most).contains(number));
        number.or_else(|| self.wrong(quoted("", word, or)))
    }

    #[inline(never)]
    fn steps(&mut self) -> Option<usize> {
        match self.rest {
            [] => Some(1),
            _ => Some(self.number(64, " is not a count from 1 to 64.")? as usize),
        }
    }
}

fn side(word: &str) -> Option<Side> {
    let place = place_in(&["white", "w", "black", "b"], word)?;
    Some(Side::BOTH[place / 2])
}

#[inline(never)]
fn place_in(words: &[&str], word: &str) -> Option<usize> {
    words
        .iter()
        .position(|known| word.eq_ignore_ascii_case(known))
}

fn misused(usage: &str) -> String {
    text::glued(&["Error: usage: ", usage])
}

/// An error that shows what was typed, or the beginning of it.
#[inline(never)]
fn quoted(before: &str, word: &str, after: &str) -> String {
    text::glued(&[
        "Error: ",
        before,
        "\"",
        text::glimpse(word, 20),
        "\"",
        after,
    ])
}
