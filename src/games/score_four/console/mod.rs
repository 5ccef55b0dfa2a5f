//! The console of Score Four («testing mode», part C of the rule sheet): commands in, replies, errors and notes out.

mod at_table;
mod boards;
mod commands;
mod replies;
mod session;
#[cfg(test)]
mod tests;

use super::balls::Peg;
use super::{Board, ScoreFour, Side, Verdict};
use crate::console::{Event, Kind, Question, Said};
use crate::game::Game;
use crate::table::Level;
use crate::text::{self, glued, told};
pub use at_table::AtTable;
use boards::Boards;
use commands::{Command, USAGE};
use replies::note;

/// What the computer is thinking about.
#[derive(Clone, Debug)]
struct Thinking {
    number: u32,
    side: Side,
    /// Is its move made, or only told?
    plays: bool,
    /// Was it told to come to an end?
    stopped: bool,
}

/// The answer to a command.
enum Reply {
    Done,
    Told(String),
    /// And why not, if there is something to say.
    Impossible(String),
    /// The computer has to think first.
    Later,
}

/// The console: boards, settings, and what waits.
#[derive(Clone, Debug)]
pub struct Console {
    boards: Boards,
    level: u8,
    notes: bool,
    /// Commands and errors in the order they are to be dealt with, the next one last.
    waiting: Vec<Result<Command, String>>,
    /// What happened and is not told yet, the next one last.
    untold: Vec<Event>,
    /// How many questions were asked.
    asked: u32,
    thinking: Option<Thinking>,
}

impl Default for Console {
    fn default() -> Console {
        Console::of(Board::default())
    }
}

impl Console {
    /// A new session with a board.
    pub fn of(board: Board) -> Console {
        Console {
            boards: Boards::new(board),
            level: 3,
            notes: true,
            waiting: Vec::new(),
            untold: Vec::new(),
            asked: 0,
            thinking: None,
        }
    }

    /// The board as it is.
    pub fn board(&self) -> &Board {
        self.boards.now()
    }

    /// The colour for which the computer thinks.
    pub fn thinking(&self) -> Option<Side> {
        self.thinking.as_ref().map(|thinking| thinking.side)
    }

    /// The board was changed elsewhere: a step like any other, of which nothing is said (C7).
    pub fn moved(&mut self, board: Board) {
        self.boards.change(board);
    }

    /// Takes what was typed (C1). What no period ends is given back, to be finished.
    pub fn submit(&mut self, typed: &str) -> String {
        let mut commands = Vec::new();
        let mut rest = typed;
        while let Some((command, after)) = rest.split_once('.') {
            commands.push(commands::read(command));
            rest = after;
        }
        let rest = rest.trim_start();
        if !rest.is_empty() {
            let unfinished = "Error: every command ends with a period.";
            commands.push(Err(unfinished.to_owned()));
        }
        line_up(&mut self.waiting, commands);
        // A field of one line has no breaks.
        let blank = |sign: char| if sign.is_whitespace() { ' ' } else { sign };
        rest.chars().map(blank).collect()
    }

    /// What happens next. Nothing: it waits for the computer or for commands.
    pub fn next_event(&mut self) -> Option<Event> {
        if self.untold.is_empty() {
            let wanted = match &self.thinking {
                Some(thinking) => {
                    let place = place_of_urgent(&self.waiting, thinking.stopped)?;
                    self.waiting.remove(place)
                }
                None => self.waiting.pop()?,
            };
            match wanted {
                Ok(command) => self.run(command),
                Err(text) => self.untold.push(said(Kind::Error, text)),
            }
        }
        self.untold.pop()
    }

    /// The computer has found a move, or none. An answer that nobody waits for any more is dropped.
    pub fn answered(&mut self, number: u32, peg: Option<Peg>) {
        let waited = self.thinking.take_if(|thinking| thinking.number == number);
        let Some(thinking) = waited else {
            return;
        };
        let before = *self.board();
        let can = |peg: &Peg| before.landing(*peg).is_some() && before.has_ball(thinking.side);
        let reply = match peg.filter(can) {
            Some(peg) => {
                if thinking.plays {
                    self.boards.change(before.with(thinking.side, peg));
                }
                Reply::Told(glued(&[&peg.name(), "."]))
            }
            None => Reply::Impossible(String::new()),
        };
        self.tell(&before, reply, Vec::new());
    }

    fn run(&mut self, command: Command) {
        let (before, mut after) = (*self.board(), Vec::new());
        let reply = self.obey(command, &mut after);
        self.tell(&before, reply, after);
    }

    /// One reply, then the notes, then what else comes of it (C2).
    fn tell(&mut self, before: &Board, reply: Reply, after: Vec<Event>) {
        let (text, mut notes) = match reply {
            Reply::Done => ("Done.".to_owned(), Vec::new()),
            Reply::Told(text) => (text, Vec::new()),
            Reply::Impossible(why) => ("Impossible.".to_owned(), vec![why]),
            Reply::Later => return line_up(&mut self.untold, after),
        };
        let mut events = vec![said(Kind::Reply, text)];
        notes.append(&mut replies::judged(before, self.board()));
        for note in notes {
            if self.notes && !note.is_empty() {
                events.push(said(Kind::Note, note));
            }
        }
        events.extend(after);
        line_up(&mut self.untold, events);
    }

    /// Does what a command says; `after` takes what happens besides.
    fn obey(&mut self, command: Command, after: &mut Vec<Event>) -> Reply {
        let board = *self.board();
        let can_add = |side: Side, peg: Peg| match (board.landing(peg), board.has_ball(side)) {
            (None, _) => Some(note(&["peg ", &peg.name(), " is full"])),
            (_, false) => Some(no_balls(side)),
            _ => None,
        };
        let blocked = match command {
            Command::Add(side, peg) => can_add(side, peg),
            Command::Get(_) | Command::PlayFor(_) | Command::Play(_)
                if board.verdict() != Verdict::Open =>
            {
                Some(note(&["the game is over"]))
            }
            Command::Play(peg) => can_add(board.mover(), peg),
            Command::Get(side) | Command::PlayFor(side) if !board.has_ball(side) => {
                Some(no_balls(side))
            }
            Command::Remove(peg) if board.height(peg) == 0 => {
                Some(note(&["peg ", &peg.name(), " is empty"]))
            }
            Command::Stop if self.thinking.is_none() => Some(note(&["the AI is not thinking"])),
            _ => None,
        };
        if let Some(why) = blocked {
            return Reply::Impossible(why);
        }
        match command {
            Command::Clear => self.boards.change(Board::default()),
            Command::Quit => {
                self.waiting = Vec::new();
                if self.thinking.take().is_some() {
                    after.push(Event::Stop);
                }
                after.push(Event::Left);
                return Reply::Told("Goodbye.".to_owned());
            }
            Command::Add(side, peg) => self.boards.change(board.with(side, peg)),
            Command::Remove(peg) => {
                self.boards.change(board.without(peg).unwrap_or(board));
            }
            Command::Play(peg) => self.boards.change(board.with(board.mover(), peg)),
            Command::Get(side) => return self.ask(side, false, after),
            Command::PlayFor(side) => return self.ask(side, true, after),
            Command::Show(topic) => {
                return Reply::Told(replies::shown(&board, self.level, topic));
            }
            Command::Go => after.push(Event::Board),
            Command::Load(pegs) => match loaded(&pegs) {
                Ok(board) => self.boards.change(board),
                Err(why) => return Reply::Impossible(why),
            },
            Command::Undo(count) => {
                if let Err(left) = self.boards.undo(count) {
                    return Reply::Impossible(too_few(left, " to undo"));
                }
            }
            Command::Redo(count) => {
                if let Err(left) = self.boards.redo(count) {
                    return Reply::Impossible(too_few(left, " to redo"));
                }
            }
            Command::Level(level) => self.level = level,
            Command::Notes(on) => self.notes = on,
            Command::Stop => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.stopped = true;
                }
                after.push(Event::Stop);
            }
            Command::Help(usage) => {
                return Reply::Told(match usage {
                    Some(usage) => usage.to_owned(),
                    None => manual(),
                });
            }
        }
        Reply::Done
    }

    fn ask(&mut self, side: Side, plays: bool, after: &mut Vec<Event>) -> Reply {
        self.asked = self.asked.wrapping_add(1);
        self.thinking = Some(Thinking {
            number: self.asked,
            side,
            plays,
            stopped: false,
        });
        // The fifth level is the fourth with more time.
        let best = Level::ALL.len();
        let level = usize::from(self.level).min(best);
        after.push(Event::Think(Question {
            number: self.asked,
            position: ScoreFour::set_up(*self.board())
                .with_mover(side)
                .to_string(),
            level: Level::ALL[level - 1],
            patience: if usize::from(self.level) > best { 3 } else { 1 },
        }));
        Reply::Later
    }
}

/// The next command that does not wait for the computer. One `stop` is enough for one search: the next is for the next one.
fn place_of_urgent(waiting: &[Result<Command, String>], stopped: bool) -> Option<usize> {
    waiting.iter().rposition(|wanted| match wanted {
        Ok(Command::Quit) => true,
        Ok(Command::Stop) => !stopped,
        _ => false,
    })
}

/// Puts things behind all that wait in a list whose next one is the last.
fn line_up<T>(waiting: &mut Vec<T>, mut things: Vec<T>) {
    things.reverse();
    things.append(waiting);
    *waiting = things;
}

fn said(kind: Kind, text: String) -> Event {
    Event::Said(Said { kind, text })
}

fn no_balls(side: Side) -> String {
    note(&[side.name(), " has no balls left"])
}

fn too_few(left: usize, to: &str) -> String {
    match left {
        0 => note(&["nothing", to]),
        _ => note(&["only ", &told(left as i64), to]),
    }
}

/// The board after these moves by the rules, or why there is none.
fn loaded(pegs: &[Peg]) -> Result<Board, String> {
    let mut position = ScoreFour::set_up(Board::default());
    for (i, peg) in pegs.iter().enumerate() {
        if !position.moves().contains(peg) {
            let number = told(i as i64 + 1);
            return Err(note(&[
                "move ",
                &number,
                " (",
                &peg.name(),
                ") is not legal",
            ]));
        }
        position.apply(*peg);
    }
    Ok(*position.board())
}

fn manual() -> String {
    let mut lines = String::new();
    for usage in USAGE {
        text::push_word(&mut lines, '\n', usage);
    }
    lines
}
