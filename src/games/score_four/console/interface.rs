//! What a console and its page say to each other.
//!
//! The console knows no page, no clock and no computer. Its holder passes on what was typed, asks for the next event until there is
//! none, and brings the computer's answers whenever they come.

use crate::table::Level;

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
