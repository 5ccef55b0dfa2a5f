//! The text of positions, both ways. A move's is the name of its peg.
//!
//! ```text
//! D  .... .... .... ....       the pegs of each row, each from the bottom up, row D at the back
//! C  WBW. B... .... ....
//! B  .... W... .... ....
//! A  .... B... .... ....
//!    1    2    3    4
//! white to move
//! ```
//!
//! A reader needs no line ends. It also takes the short form: the 16 stacks in the order of the pegs' names, and who moves.

use super::balls::{BALLS, Peg};
use super::{Board, ScoreFour, Side};
use crate::game::Unreadable;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

impl Board {
    /// The letter of a cell, or another one for an empty cell.
    pub fn letter(&self, cell: u8, empty: char) -> char {
        self.at(cell).map_or(empty, Side::letter)
    }

    /// Puts the balls of a stack on a peg.
    fn stack(&mut self, peg: Peg, stack: &str) -> Option<()> {
        for ball in stack.trim_end_matches('.').chars() {
            let side = Side::BOTH.into_iter().find(|side| side.letter() == ball)?;
            self.landing(peg)?;
            *self = self.with(side, peg);
        }
        (stack.len() == 4).then_some(())
    }

    /// Reads the stacks: rows D to A, each after its letter, or all in the order of their names.
    fn read(words: &mut SplitWhitespace<'_>) -> Option<Board> {
        let mut board = Board::default();
        let short = words.clone().next().is_some_and(|word| word.len() == 4);
        for row in 0..4 {
            let letter = if short { row } else { 3 - row };
            if !short && words.next() != Some(ROWS[letter]) {
                return None;
            }
            for number in 0..4 {
                board.stack(Peg::at(letter as u8, number), words.next()?)?;
            }
        }
        // Under the drawing stand the numbers.
        let numbered = short || NUMBERS.split_whitespace().all(|n| words.next() == Some(n));
        numbered.then_some(board)
    }
}

const ROWS: [&str; 4] = ["A", "B", "C", "D"];
const NUMBERS: &str = "   1    2    3    4\n";

impl fmt::Display for ScoreFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = String::new();
        for letter in (0..4).rev() {
            told += ROWS[letter];
            told.push(' ');
            for number in 0..4 {
                told.push(' ');
                let peg = Peg::at(letter as u8, number);
                told.extend((0..4).map(|height| self.board.letter(peg.cell(height), '.')));
            }
            told.push('\n');
        }
        for part in [NUMBERS, self.to_move.name(), " to move"] {
            told += part;
        }
        f.write_str(&told)
    }
}

impl FromStr for ScoreFour {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ScoreFour, Unreadable> {
        let unreadable = |wanted| Unreadable::new(wanted, text.trim());
        let mut words = text.split_whitespace();
        let board = Board::read(&mut words).ok_or_else(|| unreadable("a board of Score Four"))?;
        if Side::BOTH.into_iter().any(|side| board.count(side) > BALLS) {
            return Err(unreadable("no more than 32 balls of a colour"));
        }
        let whose = words.next().unwrap_or_default();
        let to_move = Side::BOTH.into_iter().find(|side| side.name() == whose);
        let rest = (words.next(), words.next(), words.next());
        match to_move {
            Some(to_move) if matches!(rest, (None, ..) | (Some("to"), Some("move"), None)) => {
                if board.filled() != u64::MAX && !board.has_ball(to_move) {
                    return Err(unreadable("a ball left for the side to move"));
                }
                Ok(ScoreFour { board, to_move })
            }
            _ => Err(unreadable("white or black to move")),
        }
    }
}
