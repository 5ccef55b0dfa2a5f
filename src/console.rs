//! A console: positions of a game edited and looked at by commands. What every console has in common, whatever its language.
//!
//! It knows no page, no clock and no computer. Whoever holds it hands over what was typed, asks again and again what happens next,
//! and brings the computer's answers whenever they come.

use crate::table::Level;

/// Stands before a kept session once the board was seen again.
pub const LEFT: char = '!';

/// How something is meant: programs may read the replies alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Reply,
    Error,
    Note,
}

/// One thing the console says, of one or more lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How it is meant.
    pub kind: Kind,
    /// The words.
    pub text: String,
}

/// What the computer is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Names the question: an answer to another one is not taken.
    pub number: u32,
    /// The position, with the side to move that a move is wanted for.
    pub position: String,
    /// How well it is to play.
    pub level: Level,
    /// It may take so many times as long as usual.
    pub patience: u32,
}

/// What happens next.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The console speaks.
    Said(Said),
    /// The computer is to think; until it has answered, most commands wait.
    Think(Question),
    /// It is to end its search. If its answer is still waited for, that is the best it has.
    Stop,
    /// The board is to be shown, with the position as it is.
    Board,
    /// The console is left.
    Left,
}

/// A console that was opened at a match.
pub trait Console {
    /// Commands for those who see it for the first time.
    fn examples(&self) -> &'static [&'static str];
    /// Takes what was typed; what is not finished is given back.
    fn submit(&mut self, typed: &str) -> String;
    /// What happens next. Nothing: it waits for the computer or for commands.
    fn next_event(&mut self) -> Option<Event>;
    /// Does it wait for the computer?
    fn is_thinking(&self) -> bool;
    /// The computer's move, or none. An answer that nobody waits for is dropped.
    fn answered(&mut self, number: u32, answer: Option<&str>);
    /// What is to be kept of it.
    fn session(&self) -> String;
    /// The position as text, unless it is still the one of the match. From now on it is that of a match.
    fn settle(&mut self) -> Option<String>;
}
