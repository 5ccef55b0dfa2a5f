//! The console of a match: it begins with the boards of the match, and moves made there join its own history.

use super::Event;
use super::{Board, Console, Peg, ScoreFour};

/// Commands for newcomers to try.
pub const EXAMPLES: [&str; 5] = [
    "help.",
    "show board.",
    "draw board.",
    "get white move.",
    "go gui.",
];

/// A console, and the board of its match as it was last seen here.
pub struct MatchConsole {
    console: Console,
    match_board: Board,
}

impl MatchConsole {
    /// Opens a console at a match with these boards, the present one last, and with its saved session, if that can be read;
    /// `board_seen` if the board of the match has been shown since it was saved.
    pub fn open(boards: &[Board], saved: Option<&str>, board_seen: bool) -> MatchConsole {
        let match_board = boards.last().copied().unwrap_or_default();
        let (mut console, since) = match saved.and_then(read) {
            // Each move made on the board since then is a step; if moves were taken back there, all of that is one step.
            Some((before, console)) => {
                let known = boards.iter().rposition(|board| *board == before);
                let last = boards.len().saturating_sub(1);
                (console, known.map_or(last, |known| known + 1))
            }
            None => (Console::of(boards.first().copied().unwrap_or_default()), 0),
        };
        for board in &boards[since..] {
            console.moved(*board);
        }
        // Whoever comes back from the board finds its position, and the one edited here a step back.
        if board_seen && *console.board() != match_board {
            console.moved(match_board);
        }
        MatchConsole {
            console,
            match_board,
        }
    }
    /// Takes what was typed, and gives back what is not finished.
    pub fn submit(&mut self, typed: &str) -> String {
        self.console.submit(typed)
    }

    /// What happens next; `None` while it waits for the computer or for commands.
    pub fn next_event(&mut self) -> Option<Event> {
        self.console.next_event()
    }

    /// Does it wait for the computer?
    pub fn is_thinking(&self) -> bool {
        self.console.thinking().is_some()
    }

    /// Takes the computer's move, if it found one. An answer that is no longer awaited is dropped.
    pub fn answered(&mut self, number: u32, answer: Option<&str>) {
        self.console.answered(number, answer.and_then(Peg::named));
    }

    /// The session as text, to be saved.
    pub fn session(&self) -> String {
        format!("{} {}", self.match_board.to_hex(), self.console.session())
    }

    /// The position as text, unless it is still the one of the match. From now on it counts as the one of the match.
    pub fn settle(&mut self) -> Option<String> {
        let board = *self.console.board();
        let is_changed = board != self.match_board;
        self.match_board = board;
        is_changed.then(|| ScoreFour::set_up(board).to_string())
    }
}

/// Reads a saved session: the board of the match at that time, and the console.
fn read(saved: &str) -> Option<(Board, Console)> {
    let (board, session) = saved.split_once(' ')?;
    Some((Board::from_hex(board)?, Console::read(session)?))
}
