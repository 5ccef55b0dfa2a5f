//! The console beside a match: it begins with the boards of the match, and moves made there join its own.

use super::{Board, Console, Peg, ScoreFour};
use crate::console::{self, Event, LEFT};
use crate::text;

/// What newcomers may try.
const EXAMPLES: [&str; 5] = [
    "help.",
    "show board.",
    "draw board.",
    "get white move.",
    "go gui.",
];

/// A console, and the board of its match as it was last seen from here.
pub struct AtTable {
    console: Console,
    seen: Board,
}

impl AtTable {
    /// Opens it at a match with these boards, the present one last; with the session that was kept of it, if that can be read.
    pub fn open(boards: &[Board], kept: Option<&str>) -> AtTable {
        let seen = boards.last().copied().unwrap_or_default();
        let left = kept.and_then(|kept| kept.strip_prefix(LEFT));
        let read = left.or(kept).and_then(|kept| {
            let (before, session) = text::first_word(kept);
            let board = Board::from_hex(before)?;
            Some((board, Console::read(session)?))
        });
        let (mut console, since) = match read {
            // Of what was done on the board since then, every move is a step; where moves were taken back, there is but one.
            Some((before, console)) => {
                let place = boards.iter().rposition(|board| *board == before);
                let last = boards.len().saturating_sub(1);
                (console, place.map_or(last, |place| place + 1))
            }
            None => (Console::of(boards.first().copied().unwrap_or_default()), 0),
        };
        for board in &boards[since..] {
            console.moved(*board);
        }
        // Whoever has been at the board finds its position; their own board is a step back.
        if left.is_some() && *console.board() != seen {
            console.moved(seen);
        }
        AtTable { console, seen }
    }
}

impl console::Console for AtTable {
    fn examples(&self) -> &'static [&'static str] {
        &EXAMPLES
    }

    fn submit(&mut self, typed: &str) -> String {
        self.console.submit(typed)
    }

    fn next_event(&mut self) -> Option<Event> {
        self.console.next_event()
    }

    fn is_thinking(&self) -> bool {
        self.console.thinking().is_some()
    }

    fn answered(&mut self, number: u32, answer: Option<&str>) {
        self.console.answered(number, answer.and_then(Peg::named));
    }

    fn session(&self) -> String {
        let mut text = String::new();
        self.seen.push_hex(&mut text);
        text::glued(&[&text, " ", &self.console.session()])
    }

    fn settle(&mut self) -> Option<String> {
        let board = *self.console.board();
        let changed = board != self.seen;
        self.seen = board;
        changed.then(|| ScoreFour::set_up(board).to_string())
    }
}
