//! A session as one line of text, both ways, so that the page can keep it.
//!
//! ```text
//! 1 3 on 2 .w5b5             format, level, notes, place of the present board, and the boards
//! ```
//!
//! A board is told by what became of the one before, the first by what became of an empty one: `w5` a white ball on peg 5 (A1 is
//! 0, D4 is f), `b5` a black one, `-5` the top ball taken off, `.` all cleared, and `=` with the cells of both colours for the rest.

use super::Console;
use super::boards::{Boards, MOST};
use crate::games::score_four::balls::Peg;
use crate::games::score_four::{Board, Side};
use crate::text;

const FORMAT: &str = "1";

impl Console {
    /// The session: boards, level and notes. What waits or is being thought about is no part of it.
    pub fn session(&self) -> String {
        let (boards, at) = self.boards.all();
        let mut session = text::glued(&[
            FORMAT,
            " ",
            &text::told(self.level.into()),
            if self.notes { " on " } else { " off " },
            &text::told(at as i64),
            " ",
        ]);
        let mut before = Board::default();
        for board in boards {
            push_step(&mut session, &before, board);
            before = *board;
        }
        session
    }

    /// The session that a text tells, if it tells one.
    pub fn read(session: &str) -> Option<Console> {
        let [FORMAT, level, notes, at, steps] = text::words(session, ' ')[..] else {
            return None;
        };
        let boards = read_boards(steps)?;
        Some(Console {
            level: text::count(level).filter(|level| (1..=5).contains(level))? as u8,
            notes: text::place_in(&["off", "on"], notes)? == 1,
            boards: boards.turned_to(text::count(at)? as usize)?,
            ..Console::default()
        })
    }
}

fn push_step(text: &mut String, before: &Board, after: &Board) {
    if after.filled() == 0 {
        return text.push('.');
    }
    for peg in Peg::all() {
        let mut sign = None;
        for side in Side::BOTH {
            if before.landing(peg).is_some() && before.with(side, peg) == *after {
                sign = Some(['w', 'b'][side as usize]);
            }
        }
        if before.without(peg) == Some(*after) {
            sign = Some('-');
        }
        if let Some(sign) = sign {
            text.push(sign);
            return text::push_hex(text, peg.0.into(), 1);
        }
    }
    text.push('=');
    after.push_hex(text);
}

impl Board {
    /// Adds the cells of both colours.
    pub(super) fn push_hex(&self, text: &mut String) {
        for cells in self.balls {
            text::push_hex(text, cells, 16);
        }
    }

    /// The board that such letters tell, if it could be built.
    pub(super) fn from_hex(text: &str) -> Option<Board> {
        let (white, black) = text.split_at_checked(16)?;
        let balls = [text::hex(white)?, text::hex(black)?];
        Some(Board { balls }).filter(|board| text.len() == 32 && board.is_sound())
    }
}

fn read_boards(steps: &str) -> Option<Boards> {
    let (mut board, mut boards, mut count) = (Board::default(), None, 0);
    let mut steps = steps.chars();
    while let Some(sign) = steps.next() {
        let digits = match sign {
            '.' => 0,
            '=' => 32,
            _ => 1,
        };
        let (digits, rest) = steps.as_str().split_at_checked(digits)?;
        board = read_step(&board, sign, digits)?;
        steps = rest.chars();
        count += 1;
        match &mut boards {
            None => boards = Some(Boards::new(board)),
            // Two in a row are never the same.
            Some(boards) if *boards.now() == board || count > MOST => return None,
            Some(boards) => boards.change(board),
        }
    }
    boards
}

fn read_step(before: &Board, sign: char, digits: &str) -> Option<Board> {
    if sign == '.' {
        return Some(Board::default());
    }
    if sign == '=' {
        return Board::from_hex(digits);
    }
    let peg = Peg(text::hex(digits)? as u8);
    if sign == '-' {
        return before.without(peg);
    }
    let side = Side::BOTH[['w', 'b'].iter().position(|letter| *letter == sign)?];
    before.landing(peg)?;
    before.has_ball(side).then(|| before.with(side, peg))
}
