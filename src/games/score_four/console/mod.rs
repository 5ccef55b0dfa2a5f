//! The console of Score Four («testing mode», part C of the rule sheet): commands in, replies, errors and notes out.

mod commands;
mod drawing;
mod history;
mod interface;
mod match_console;
mod replies;
mod session;
#[cfg(test)]
mod tests;

pub use drawing::draw;
pub use interface::{Event, Kind, Question, Said};
pub use match_console::{EXAMPLES, MatchConsole};

use super::{Board, Peg, ScoreFour, Side, Verdict};
use crate::game::Game;
use crate::table::Level;
use commands::Command;
use history::History;
use std::collections::VecDeque;

/// What the computer is thinking about.
#[derive(Clone, Debug)]
struct Thinking {
    number: u32,
    side: Side,
    /// Is its move made, or only shown?
    plays: bool,
    /// Was it asked to stop?
    stopped: bool,
}

/// The reply to a command.
enum Reply {
    Done,
    Text(String),
    /// With the reason, if there is one to tell.
    Impossible(Option<String>),
    /// The computer has to think first.
    Later,
}

/// The console: boards, settings, and what waits.
#[derive(Clone, Debug)]
pub struct Console {
    history: History,
    level: u8,
    notes: bool,
    /// Commands to be run and errors to be shown, in order.
    waiting: VecDeque<Result<Command, String>>,
    /// Events that were not handed out yet, in order.
    events: VecDeque<Event>,
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
            history: History::new(board),
            level: 3,
            notes: true,
            waiting: VecDeque::new(),
            events: VecDeque::new(),
            asked: 0,
            thinking: None,
        }
    }

    /// The present board.
    pub fn board(&self) -> &Board {
        self.history.present()
    }

    /// The colour for which the computer thinks.
    pub fn thinking(&self) -> Option<Side> {
        self.thinking.as_ref().map(|thinking| thinking.side)
    }

    /// The board was changed elsewhere: a step like any other, without a reply (C7).
    pub fn moved(&mut self, board: Board) {
        self.history.push(board);
    }

    /// Takes what was typed (C1). What no period ends is given back, to be finished.
    pub fn submit(&mut self, typed: &str) -> String {
        let mut rest = typed;
        while let Some((command, after)) = rest.split_once('.') {
            self.waiting.push_back(commands::parse(command));
            rest = after;
        }
        let rest = rest.trim_start();
        if !rest.is_empty() {
            let unfinished = "Error: every command ends with a period.";
            self.waiting.push_back(Err(unfinished.to_owned()));
        }
        // The input field has a single line.
        rest.replace(char::is_whitespace, " ")
    }

    /// What happens next; `None` while it waits for the computer or for commands.
    pub fn next_event(&mut self) -> Option<Event> {
        if self.events.is_empty() {
            match self.next_waiting()? {
                Ok(command) => self.run(command),
                Err(text) => self.events.push_back(said(Kind::Error, text)),
            }
        }
        self.events.pop_front()
    }

    /// Takes the next command or error. While the computer thinks only `quit` and `stop` do not wait; one `stop` is enough for one
    /// search, so another one is kept for the next search.
    fn next_waiting(&mut self) -> Option<Result<Command, String>> {
        let Some(thinking) = &self.thinking else {
            return self.waiting.pop_front();
        };
        let index = self.waiting.iter().position(|command| match command {
            Ok(Command::Quit) => true,
            Ok(Command::Stop) => !thinking.stopped,
            _ => false,
        })?;
        self.waiting.remove(index)
    }

    /// Takes the computer's move, if it found one. An answer that is no longer awaited is dropped.
    pub fn answered(&mut self, number: u32, peg: Option<Peg>) {
        let awaited = self.thinking.take_if(|thinking| thinking.number == number);
        let Some(thinking) = awaited else {
            return;
        };
        let before = *self.board();
        let reply = match peg {
            Some(peg) if check_add(&before, thinking.side, peg).is_ok() => {
                if thinking.plays {
                    self.history.push(before.with(thinking.side, peg));
                }
                Reply::Text(format!("{peg}."))
            }
            _ => Reply::Impossible(None),
        };
        self.report(&before, reply, Vec::new());
    }

    fn run(&mut self, command: Command) {
        let (before, mut events) = (*self.board(), Vec::new());
        let reply = self
            .execute(command, &mut events)
            .unwrap_or_else(|reason| Reply::Impossible(Some(reason)));
        self.report(&before, reply, events);
    }

    /// Queues the reply, then the notes, then other events (C2).
    fn report(&mut self, before: &Board, reply: Reply, events: Vec<Event>) {
        let (text, reason) = match reply {
            Reply::Done => ("Done.".to_owned(), None),
            Reply::Text(text) => (text, None),
            Reply::Impossible(reason) => ("Impossible.".to_owned(), reason),
            Reply::Later => return self.events.extend(events),
        };
        self.events.push_back(said(Kind::Reply, text));
        if self.notes {
            let reason = reason.map(|reason| format!("Note: {reason}."));
            let referee = replies::referee_notes(before, self.board());
            let notes = reason.into_iter().chain(referee);
            self.events.extend(notes.map(|note| said(Kind::Note, note)));
        }
        self.events.extend(events);
    }

    /// Executes a command; what else happens is added to `events`. An error is the reason why it is impossible.
    fn execute(&mut self, command: Command, events: &mut Vec<Event>) -> Result<Reply, String> {
        let board = *self.board();
        match command {
            Command::Clear => self.history.push(Board::default()),
            Command::Quit => {
                self.waiting.clear();
                if self.thinking.take().is_some() {
                    events.push(Event::Stop);
                }
                events.push(Event::Left);
                return Ok(Reply::Text("Goodbye.".to_owned()));
            }
            Command::Add(side, peg) => {
                check_add(&board, side, peg)?;
                self.history.push(board.with(side, peg));
            }
            Command::Remove(peg) => {
                let empty = || format!("peg {peg} is empty");
                self.history.push(board.without(peg).ok_or_else(empty)?);
            }
            Command::Play(peg) => {
                check_open(&board)?;
                check_add(&board, board.mover(), peg)?;
                self.history.push(board.with(board.mover(), peg));
            }
            Command::Get(side) => return self.ask(side, false, events),
            Command::PlayFor(side) => return self.ask(side, true, events),
            Command::Show(topic) => {
                return Ok(Reply::Text(replies::show(&board, self.level, topic)));
            }
            Command::Go => events.push(Event::Board),
            Command::Load(pegs) => self.history.push(load(&pegs)?),
            Command::Undo(count) => {
                let too_few = |left| too_few(left, "undo");
                self.history.undo(count).map_err(too_few)?;
            }
            Command::Redo(count) => {
                let too_few = |left| too_few(left, "redo");
                self.history.redo(count).map_err(too_few)?;
            }
            Command::Level(level) => self.level = level,
            Command::Notes(on) => self.notes = on,
            Command::Stop => {
                let thinking = self.thinking.as_mut().ok_or("the AI is not thinking")?;
                thinking.stopped = true;
                events.push(Event::Stop);
            }
            Command::Help(usage) => return Ok(Reply::Text(usage.to_owned())),
        }
        Ok(Reply::Done)
    }

    /// Asks the computer for a move of a colour.
    fn ask(&mut self, side: Side, plays: bool, events: &mut Vec<Event>) -> Result<Reply, String> {
        let board = *self.board();
        check_open(&board)?;
        check_balls(&board, side)?;
        self.asked = self.asked.wrapping_add(1);
        self.thinking = Some(Thinking {
            number: self.asked,
            side,
            plays,
            stopped: false,
        });
        // The fifth level is the fourth with more time.
        let best = Level::ALL.len();
        let level = usize::from(self.level);
        events.push(Event::Think(Question {
            number: self.asked,
            position: ScoreFour::set_up(board).with_mover(side).to_string(),
            level: Level::ALL[level.min(best) - 1],
            patience: if level > best { 3 } else { 1 },
        }));
        Ok(Reply::Later)
    }
}

fn said(kind: Kind, text: String) -> Event {
    Event::Said(Said { kind, text })
}

fn check_open(board: &Board) -> Result<(), String> {
    match board.verdict() {
        Verdict::Open => Ok(()),
        _ => Err("the game is over".to_owned()),
    }
}

fn check_balls(board: &Board, side: Side) -> Result<(), String> {
    match board.has_ball(side) {
        true => Ok(()),
        false => Err(format!("{} has no balls left", side.name())),
    }
}

fn check_add(board: &Board, side: Side, peg: Peg) -> Result<(), String> {
    match board.landing(peg) {
        Some(_) => check_balls(board, side),
        None => Err(format!("peg {peg} is full")),
    }
}

fn too_few(left: usize, what: &str) -> String {
    match left {
        0 => format!("nothing to {what}"),
        _ => format!("only {left} to {what}"),
    }
}

/// The board after these moves by the rules, or which of them is not legal.
fn load(pegs: &[Peg]) -> Result<Board, String> {
    let mut position = ScoreFour::set_up(Board::default());
    for (peg, number) in pegs.iter().zip(1..) {
        if position.play(*peg).is_err() {
            return Err(format!("move {number} ({peg}) is not legal"));
        }
    }
    Ok(*position.board())
}
