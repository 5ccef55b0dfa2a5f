//! Going back: undo, redo, and taking back a turn. This is the one place that says when.

use super::{Table, Timestamp, mark};
use crate::game::Game;
use crate::game::seat::Seat;

impl<G: Game> Table<G> {
    /// May the last move be undone? Only while nobody else has acted and no draw lies between.
    pub fn can_undo(&self) -> bool {
        !self.is_over() && self.moves.len() > self.floor
    }

    /// Undoes the last move, and the first half of the act if it was a second half.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        if can {
            self.pop();
        }
        while self.can_undo() && self.position().is_half_way() {
            self.pop();
        }
        can
    }

    fn pop(&mut self) {
        self.positions.pop();
        if let (Some(m), Some(spent)) = (self.moves.pop(), self.log.times.pop()) {
            self.undone.push((m, spent));
        }
    }

    /// Is there anything to redo?
    pub fn can_redo(&self) -> bool {
        !self.is_over() && !self.undone.is_empty()
    }

    /// Makes the move again that was undone last, and what belongs to the same act.
    pub fn redo(&mut self, now: Timestamp) -> bool {
        let mut done = false;
        while self.can_redo()
            && (!done || self.position().is_half_way())
            && let Some((m, spent)) = self.undone.pop()
        {
            done = self.push(m, spent).is_ok();
            debug_assert!(done, "it was legal here before");
        }
        if done {
            self.close(now);
        }
        done
    }

    /// Where this seat's last turn began, its draws included.
    fn last_turn(&self, seat: Seat) -> Option<usize> {
        let own = |i: &usize| self.actor(*i) == Some(seat);
        let last = (0..self.moves.len())
            .rev()
            .find(|i| own(i) && !self.is_draw(*i))?;
        (0..=last).rev().take_while(own).last()
    }

    /// Has this seat a turn to take back?
    pub fn can_take_back(&self, seat: Seat) -> bool {
        !self.is_over() && self.last_turn(seat).is_some()
    }

    /// Goes back to the beginning of the seat's last turn, answers and draws included, and marks the match.
    pub fn take_back(&mut self, seat: Seat) -> bool {
        let Some(begin) = self.last_turn(seat).filter(|_| !self.is_over()) else {
            return false;
        };
        while self.moves.len() > begin {
            self.pop();
        }
        self.floor = self.floor.min(begin);
        mark(&mut self.log.takebacks, self.log.seats.len(), seat);
        true
    }
}
