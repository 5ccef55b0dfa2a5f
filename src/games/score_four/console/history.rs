//! The boards of a session: what `undo` goes back to and `redo` forward to.

use crate::games::score_four::rules::BALLS;
use crate::games::score_four::{Board, Peg, Side};

/// So many boards are kept; the oldest are dropped first.
pub const MAX_BOARDS: usize = 1_000;

/// The boards in order, and which of them is the present one. There is always one, and no two in a row are equal.
#[derive(Clone, PartialEq, Debug)]
pub struct History {
    boards: Vec<Board>,
    present: usize,
}

impl History {
    /// Begins with a board.
    pub fn new(board: Board) -> History {
        History {
            boards: vec![board],
            present: 0,
        }
    }

    /// The present board.
    pub fn present(&self) -> &Board {
        &self.boards[self.present]
    }

    /// All boards, and the index of the present one.
    pub fn all(&self) -> (&[Board], usize) {
        (&self.boards, self.present)
    }

    /// The same boards with another one of them as the present one.
    pub fn with_present(self, present: usize) -> Option<History> {
        (present < self.boards.len()).then_some(History { present, ..self })
    }

    /// Makes this the present board: one step, after which there is nothing to redo. The same board again is no step.
    pub fn push(&mut self, board: Board) {
        if board != *self.present() {
            self.boards.truncate(self.present + 1);
            self.boards.push(board);
            if self.boards.len() > MAX_BOARDS {
                self.boards.remove(0);
            }
            self.present = self.boards.len() - 1;
        }
    }

    /// Goes so many steps back; if there are fewer, goes nowhere and returns how many there are.
    pub fn undo(&mut self, count: usize) -> Result<(), usize> {
        self.present = self.present.checked_sub(count).ok_or(self.present)?;
        Ok(())
    }

    /// Goes so many steps forward; if there are fewer, goes nowhere and returns how many there are.
    pub fn redo(&mut self, count: usize) -> Result<(), usize> {
        let left = self.boards.len() - 1 - self.present;
        if count > left {
            return Err(left);
        }
        self.present += count;
        Ok(())
    }
}

impl Board {
    /// The same board without the top ball of a peg, unless the peg is empty.
    pub(super) fn without(&self, peg: Peg) -> Option<Board> {
        let top = peg.cell(self.height(peg).checked_sub(1)?);
        Some(Board {
            balls: self.balls.map(|cells| cells & !(1 << top)),
        })
    }

    /// Can it be built: no two balls in a cell, none in the air, no more than 32 of a colour?
    pub(super) fn is_sound(&self) -> bool {
        let filled = self.filled();
        self.balls[0] & self.balls[1] == 0
            && filled >> 16 & !filled == 0
            && Side::BOTH.into_iter().all(|side| self.count(side) <= BALLS)
    }
}
