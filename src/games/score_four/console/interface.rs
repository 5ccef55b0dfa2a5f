//! What a console and its page say to each other.
//!
//! The console knows no page, no clock and no computer. Its holder passes on what was typed, asks for the next event until there is
//! none, and brings the computer's answers whenever they come.

use crate::table::Level;

/// Marks a saved session whose match has been shown on the board since.
pub const LEFT_MARK: char = '!';

/// What sort of message it is: other programs may read the replies alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Reply,
    Error,
    Note,
}

/// A message of the console, of one or more lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// What sort of message it is.
    pub kind: Kind,
    /// Its text.
    pub text: String,
}

/// A question to the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Identifies the question: an answer to another one is dropped.
    pub number: u32,
    /// The position, with the side to move that a move is wanted for.
    pub position: String,
    /// The level it is to play at.
    pub level: Level,
    /// How many times its usual time it may take.
    pub patience: u32,
}

/// What happens next.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A message is to be shown.
    Said(Said),
    /// The computer is to think; until it has answered, most commands wait.
    Think(Question),
    /// The computer is to end its search. If its answer is still awaited, that is the best move so far.
    Stop,
    /// The board is to be shown, with the present position.
    Board,
    /// The console is left.
    Left,
}

/// What a page needs of a console that was opened at a match.
pub trait PageConsole {
    /// Commands for those who see a console for the first time.
    fn examples(&self) -> &'static [&'static str];
    /// Takes what was typed, and gives back what is not finished.
    fn submit(&mut self, typed: &str) -> String;
    /// What happens next; `None` while it waits for the computer or for commands.
    fn next_event(&mut self) -> Option<Event>;
    /// Does it wait for the computer?
    fn is_thinking(&self) -> bool;
    /// Takes the computer's move, if it found one. An answer that is no longer awaited is dropped.
    fn answered(&mut self, number: u32, answer: Option<&str>);
    /// The session as text, to be saved.
    fn session(&self) -> String;
    /// The position as text, unless it is still the one of the match. From now on it counts as the one of the match.
    fn settle(&mut self) -> Option<String>;
}
