//! The boards that were: what `undo` goes back to and `redo` on to.

use crate::games::score_four::balls::{BALLS, Peg};
use crate::games::score_four::{Board, Side};

/// So many boards are kept; the oldest go first.
pub const MOST: usize = 1_000;

/// One board after another, and which of them is the present one. There is always one, and no two in a row are equal.
#[derive(Clone, PartialEq, Debug)]
pub struct Boards {
    all: Vec<Board>,
    at: usize,
}

impl Boards {
    /// Begins with a board.
    pub fn new(board: Board) -> Boards {
        Boards {
            all: vec![board],
            at: 0,
        }
    }

    /// The present one.
    pub fn now(&self) -> &Board {
        &self.all[self.at]
    }

    /// All of them, with the place of the present one.
    pub fn all(&self) -> (&[Board], usize) {
        (&self.all, self.at)
    }

    /// The same boards, another one of them the present one.
    pub fn turned_to(self, at: usize) -> Option<Boards> {
        (at < self.all.len()).then_some(Boards { at, ..self })
    }

    /// Makes this the present board: one step, after which there is nothing to redo. The same board again is no step.
    pub fn change(&mut self, board: Board) {
        if board != *self.now() {
            self.all.truncate(self.at + 1);
            self.all.push(board);
            if self.all.len() > MOST {
                self.all.remove(0);
            }
            self.at = self.all.len() - 1;
        }
    }

    /// Goes so many steps back, or none and tells how many there are.
    pub fn undo(&mut self, count: usize) -> Result<(), usize> {
        self.at = self.at.checked_sub(count).ok_or(self.at)?;
        Ok(())
    }

    /// Goes so many steps on, or none and tells how many there are.
    pub fn redo(&mut self, count: usize) -> Result<(), usize> {
        let left = self.all.len() - 1 - self.at;
        if count > left {
            return Err(left);
        }
        self.at += count;
        Ok(())
    }
}

impl Board {
    /// The same board without the top ball of a peg that is not empty.
    pub(super) fn without(&self, peg: Peg) -> Option<Board> {
        let top = peg.cell(self.height(peg).checked_sub(1)?);
        Some(Board {
            balls: self.balls.map(|cells| cells & !(1 << top)),
        })
    }

    /// Could it be built: no two balls in a cell, none in the air, none too many?
    pub(super) fn is_sound(&self) -> bool {
        let filled = self.filled();
        self.balls[0] & self.balls[1] == 0
            && filled >> 16 & !filled == 0
            && Side::BOTH.into_iter().all(|side| self.count(side) <= BALLS)
    }
}
