//! The rules: a position, and what may be done in it.
//!
//! ```text
//!     pegs.rs     pegs, cells and their bits
//!     lines.rs    the 76 lines
//!     board.rs    the balls on the pegs, and the referee
//! ```

mod board;
mod lines;
mod pegs;
#[cfg(test)]
mod tests;

pub use board::{Board, Verdict};
pub use lines::{LINES, Line, LineKind, cells_of, kind, line_name, lines_in};
pub use pegs::{BALLS, Cells, FLOOR, PEGS, Peg, cell_name};

use super::options::Options;
use crate::game::seat::{PerSeat, Side};
use crate::game::{Choice, Game, Outcome, Reason, Turn};
use std::ops::RangeInclusive;

/// A line of four (B2).
pub const LINE: Reason = Reason("line");
/// All cells are filled, and there is no line (B3).
pub const FULL: Reason = Reason("full");
/// Both colours have a line: only a position that was set up can be so (B7).
pub const BOTH: Reason = Reason("both");

/// A position of Score Four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreFour {
    pub(super) board: Board,
    pub(super) to_move: Side,
}

impl ScoreFour {
    /// A board as it was set up, with the side to move that follows from it (B8).
    pub fn set_up(board: Board) -> ScoreFour {
        let to_move = board.mover();
        ScoreFour { board, to_move }
    }

    /// The same board with a colour to move that has a ball left.
    pub fn with_mover(self, to_move: Side) -> ScoreFour {
        ScoreFour { to_move, ..self }
    }

    /// The balls.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who moves; without meaning once the game is over.
    pub fn to_move(&self) -> Side {
        self.to_move
    }
}

impl Game for ScoreFour {
    const ID: &'static str = "score-four";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = &[];

    type Options = Options;
    type Move = Peg;

    fn new(_seats: u8, _options: &Options) -> ScoreFour {
        ScoreFour::set_up(Board::default())
    }

    fn turn(&self) -> Turn {
        let (loser, why) = match self.board.verdict() {
            Verdict::Open => return Turn::Seat(self.to_move.seat()),
            Verdict::Won(side) => (Some(side.other()), LINE),
            Verdict::Both => (None, BOTH),
            Verdict::Draw => (None, FULL),
        };
        let place = |seat| 1 + u8::from(loser == Some(Side::of(seat)));
        Turn::Over(Outcome {
            places: PerSeat::new(2, place),
            why,
        })
    }

    fn moves(&self) -> Vec<Peg> {
        match self.board.verdict() {
            Verdict::Open => self.board.free().collect(),
            _ => Vec::new(),
        }
    }

    fn apply(&mut self, peg: Peg) {
        self.board = self.board.with(self.to_move, peg);
        // On a board that was set up one colour may run out of balls; the other has the rest of them.
        if self.board.has_ball(self.to_move.other()) {
            self.to_move = self.to_move.other();
        }
    }
}
