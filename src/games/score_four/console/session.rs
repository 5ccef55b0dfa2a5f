//! A session as one line of text, both ways, so that it can be saved.
//!
//! ```text
//! 1 3 on 2 .w5b5             format, level, notes, index of the present board, and the boards
//! ```
//!
//! Each board is written as the change from the one before, the first as the change from an empty one: `w5` adds a white ball to
//! peg 5 (A1 is 0, D4 is f), `b5` a black one, `-5` removes the top ball, `.` clears the board, and `=` with the cells of both
//! colours in hexadecimal stands for any other change.

use super::Console;
use super::history::{History, MAX_BOARDS};
use crate::games::score_four::notation::{digits, hex_digits};
use crate::games::score_four::{Board, Peg, Side};

const FORMAT: &str = "1";

impl Console {
    /// The session: boards, level and notes. Commands and questions that wait are no part of it.
    pub fn session(&self) -> String {
        let (boards, present) = self.history.all();
        let mut before = Board::default();
        let mut changes = String::new();
        for board in boards {
            changes += &write_change(&before, board);
            before = *board;
        }
        let notes = if self.notes { "on" } else { "off" };
        format!("{FORMAT} {} {notes} {present} {changes}", self.level)
    }

    /// The console of a session, if the text is one.
    pub fn read(session: &str) -> Option<Console> {
        let words: Vec<&str> = session.split(' ').filter(|word| !word.is_empty()).collect();
        let [FORMAT, level, notes, present, changes] = words[..] else {
            return None;
        };
        let level = digits(level).filter(|level| (1..=5).contains(level))?;
        let notes = match notes {
            "on" => true,
            "off" => false,
            _ => return None,
        };
        let history = read_history(changes)?.with_present(digits(present)? as usize)?;
        Some(Console {
            level: level as u8,
            notes,
            history,
            ..Console::default()
        })
    }
}

fn write_change(before: &Board, after: &Board) -> String {
    if after.filled() == 0 {
        return ".".to_owned();
    }
    for peg in Peg::all() {
        let index = peg.0;
        let adds = |side| before.landing(peg).is_some() && before.with(side, peg) == *after;
        if adds(Side::White) {
            return format!("w{index:x}");
        } else if adds(Side::Black) {
            return format!("b{index:x}");
        } else if before.without(peg) == Some(*after) {
            return format!("-{index:x}");
        }
    }
    format!("={}", after.to_hex())
}

impl Board {
    /// The cells of both colours as hexadecimal numbers.
    pub(super) fn to_hex(self) -> String {
        let [white, black] = self.balls;
        format!("{white:016x}{black:016x}")
    }

    /// Reads what `to_hex` wrote; `None` also if such a board cannot be built.
    pub(super) fn from_hex(text: &str) -> Option<Board> {
        let (white, black) = text.split_at_checked(16)?;
        let balls = [hex_digits(white)?, hex_digits(black)?];
        Some(Board { balls }).filter(|board| text.len() == 32 && board.is_sound())
    }
}

fn read_history(changes: &str) -> Option<History> {
    let (mut board, mut history, mut count) = (Board::default(), None, 0);
    let mut changes = changes.chars();
    while let Some(sign) = changes.next() {
        let length = match sign {
            '.' => 0,
            '=' => 32,
            _ => 1,
        };
        let (argument, rest) = changes.as_str().split_at_checked(length)?;
        board = read_change(&board, sign, argument)?;
        changes = rest.chars();
        count += 1;
        match &mut history {
            None => history = Some(History::new(board)),
            // Two in a row are never equal.
            Some(history) if *history.present() == board || count > MAX_BOARDS => return None,
            Some(history) => history.push(board),
        }
    }
    history
}

fn read_change(before: &Board, sign: char, argument: &str) -> Option<Board> {
    let peg = || Some(Peg(hex_digits(argument)? as u8));
    let add = |side: Side| {
        let peg = peg()?;
        before.landing(peg)?;
        before.has_ball(side).then(|| before.with(side, peg))
    };
    match sign {
        '.' => Some(Board::default()),
        '=' => Board::from_hex(argument),
        '-' => before.without(peg()?),
        'w' => add(Side::White),
        'b' => add(Side::Black),
        _ => None,
    }
}
