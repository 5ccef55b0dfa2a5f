//! The text of positions, both ways. A move's text is the name of its peg.
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
//! Any white space may stand for a line end. The short form is read too: the 16 stacks in the order of the pegs' names, and who
//! moves.

use super::rules::{BALLS, Cells, Peg};
use super::{Board, ScoreFour, Side};
use crate::game::ParseError;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

const ROWS: [&str; 4] = ["A", "B", "C", "D"];
/// What stands under the pegs of row A.
const NUMBERS: [&str; 4] = ["1", "2", "3", "4"];

/// The number that decimal digits alone stand for, without a sign. More than 18 digits are refused, leading zeros or not.
pub(super) fn digits(word: &str) -> Option<u32> {
    let plain = word.len() <= 18 && word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok())?
}

/// The number that lower-case hexadecimal digits stand for.
pub(super) fn hex_digits(word: &str) -> Option<u64> {
    let plain = word
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    plain.then(|| u64::from_str_radix(word, 16).ok())?
}

impl Board {
    /// The letter of the ball in a cell, or `empty`.
    pub fn letter(&self, cell: u8, empty: char) -> char {
        self.at(cell).map_or(empty, Side::letter)
    }

    /// Reads the balls of one peg, from the bottom up, with a dot for each empty cell above them.
    fn read_stack(&mut self, peg: Peg, stack: &str) -> Option<()> {
        for ball in stack.trim_end_matches('.').chars() {
            let side = Side::BOTH.into_iter().find(|side| side.letter() == ball)?;
            self.landing(peg)?;
            *self = self.with(side, peg);
        }
        (stack.len() == 4).then_some(())
    }

    /// Reads all stacks: rows D to A, each after its letter, or, in the short form, in the order of their names.
    fn read(words: &mut SplitWhitespace<'_>) -> Option<Board> {
        let mut board = Board::default();
        let is_short = words.clone().next().is_some_and(|word| word.len() == 4);
        for row in 0..4 {
            let letter = if is_short { row } else { 3 - row };
            if !is_short && words.next() != Some(ROWS[letter]) {
                return None;
            }
            for number in 0..4 {
                board.read_stack(Peg::at(letter as u8, number), words.next()?)?;
            }
        }
        let is_whole = is_short || NUMBERS.iter().all(|number| words.next() == Some(number));
        is_whole.then_some(board)
    }
}

impl fmt::Display for ScoreFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, name) in ROWS.iter().enumerate().rev() {
            let stacks = [0, 1, 2, 3].map(|number| {
                let peg = Peg::at(letter as u8, number);
                let balls = (0..4).map(|height| self.board.letter(peg.cell(height), '.'));
                balls.collect::<String>()
            });
            writeln!(f, "{name}  {}", stacks.join(" "))?;
        }
        writeln!(f, "   {}", NUMBERS.join("    "))?;
        write!(f, "{} to move", self.to_move.name())
    }
}

impl FromStr for ScoreFour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ScoreFour, ParseError> {
        let unreadable = |wanted| ParseError::new(wanted, text.trim());
        let mut words = text.split_whitespace();
        let board = Board::read(&mut words).ok_or_else(|| unreadable("a board of Score Four"))?;
        if Side::BOTH.into_iter().any(|side| board.count(side) > BALLS) {
            return Err(unreadable("no more than 32 balls of a colour"));
        }
        let rest: Vec<&str> = words.collect();
        let to_move = match rest[..] {
            [name] | [name, "to", "move"] => {
                Side::BOTH.into_iter().find(|side| side.name() == name)
            }
            _ => None,
        };
        let to_move = to_move.ok_or_else(|| unreadable("white or black to move"))?;
        if board.filled() != Cells::MAX && !board.has_ball(to_move) {
            return Err(unreadable("a ball left for the side to move"));
        }
        Ok(ScoreFour { board, to_move })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game as _;
    use crate::games::score_four::Options;

    #[test]
    fn numbers_are_digits_alone() {
        assert_eq!(digits("007"), Some(7));
        assert_eq!(digits("4294967295"), Some(u32::MAX));
        for word in [
            "",
            "-1",
            "+1",
            " 1",
            "1 ",
            "1x",
            "٣",
            "4294967296",
            "0000000000000000001",
        ] {
            assert_eq!(digits(word), None, "{word}");
        }
        assert_eq!(hex_digits("0f"), Some(15));
        assert_eq!(hex_digits("ffffffffffffffff"), Some(u64::MAX));
        for word in ["", "F", "+f", " f", "g", "10000000000000000"] {
            assert_eq!(hex_digits(word), None, "{word}");
        }
    }

    #[test]
    fn a_position_reads_back_and_nonsense_is_refused() {
        let mut played = ScoreFour::new(2, &Options);
        for peg in ["A1", "A1", "B2", "C3", "D4", "D4"] {
            played.apply(peg.parse().expect("it is a peg"));
        }
        let text = played.to_string();
        assert_eq!(text.parse(), Ok(played));
        for (what, instead) in [
            ("white", "red"),
            ("A  WB..", "A  W.B."),
            ("A  WB..", "A  WBWBW"),
            ("to move", "to run"),
            ("1 ", "2 "),
            ("D  ", "E  "),
        ] {
            assert!(text.contains(what), "{what}");
            let damaged = text.replacen(what, instead, 1);
            assert!(damaged.parse::<ScoreFour>().is_err(), "{damaged}");
        }
    }
}
