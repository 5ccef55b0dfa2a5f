//! The opening book: what a perfect player sows in every position that its own play can reach, whatever the opponent answers, as
//! long as too many stones are in play to solve the position at once.
//!
//! `book.table` holds no positions: they follow from the starts by the rules and by the moves of the book. So a byte a position is
//! enough, the best pit and the value, in the order in which `OpeningBook::build` visits them. `examples/book.rs` makes the file.

use super::solver::Rows;
use crate::game::Game as _;
use crate::games::mancala::{Mancala, Options, PITS};
use std::collections::{HashMap, HashSet};

/// With at most so many stones in play a position is solved at once and not in the book.
pub const SOLVABLE: i32 = 34;

/// A position from which the book is built.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    /// The position.
    pub rows: Rows,
    /// Does the book move first, or its opponent?
    pub book_moves: bool,
}

/// The roots of our book: the usual start, for either player.
pub fn roots() -> Vec<Root> {
    let start = Rows::of(&Mancala::new(2, &Options::default()));
    let rows = start.expect("the usual start is played by the standard rules");
    [true, false]
        .map(|book_moves| Root { rows, book_moves })
        .to_vec()
}

/// What the book says of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BookMove {
    /// The best pit, counted from 0.
    pub pit: usize,
    /// The margin to come.
    pub value: i32,
}

impl BookMove {
    /// Its byte in the file: the pit, and by how much the value is above a known lower bound, in steps of two.
    pub fn to_byte(self, lower: i32) -> u8 {
        let above = (self.value - lower) as usize / 2;
        (above * PITS + self.pit) as u8
    }

    /// Reads a byte of the file.
    pub fn from_byte(byte: u8, lower: i32) -> BookMove {
        let byte = usize::from(byte);
        BookMove {
            pit: byte % PITS,
            value: lower + 2 * (byte / PITS) as i32,
        }
    }
}

/// The positions of the book with their moves.
#[derive(Default)]
pub struct OpeningBook {
    moves: HashMap<Rows, BookMove>,
}

impl OpeningBook {
    /// Reads a book file; one that does not fit the positions gives an empty book.
    pub fn read(bytes: &[u8], roots: &[Root]) -> OpeningBook {
        OpeningBook::read_down_to(bytes, roots, SOLVABLE)
    }

    fn read_down_to(bytes: &[u8], roots: &[Root], solvable: i32) -> OpeningBook {
        let mut bytes = bytes.iter();
        let mut fits = true;
        let book = OpeningBook::build(roots, solvable, &mut |rows, lower| {
            let book_move = bytes
                .next()
                .map(|byte| BookMove::from_byte(*byte, lower))
                .filter(|book_move| rows.can_sow(book_move.pit));
            fits &= book_move.is_some();
            book_move
        });
        if fits && bytes.next().is_none() {
            book
        } else {
            OpeningBook::default()
        }
    }

    /// Visits all positions of a book with more than `solvable` stones in play and asks once for the best move of each, given a
    /// lower bound of its value.
    pub fn build(
        roots: &[Root],
        solvable: i32,
        decide: &mut dyn FnMut(Rows, i32) -> Option<BookMove>,
    ) -> OpeningBook {
        let mut builder = Builder {
            solvable,
            moves: HashMap::new(),
            answered: HashSet::new(),
            decide,
        };
        for Root { rows, book_moves } in roots {
            if *book_moves {
                builder.visit_own(*rows, -rows.stones());
            } else {
                builder.visit_opponents(*rows, rows.stones());
            }
        }
        OpeningBook {
            moves: builder.moves,
        }
    }

    /// What the book says of a position, if it is in it.
    pub fn get(&self, rows: Rows) -> Option<BookMove> {
        self.moves.get(&rows).copied()
    }

    /// How many positions are in it.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Has it no position?
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
}

struct Builder<'a> {
    solvable: i32,
    moves: HashMap<Rows, BookMove>,
    /// The opponent's positions that were visited.
    answered: HashSet<Rows>,
    decide: &'a mut dyn FnMut(Rows, i32) -> Option<BookMove>,
}

impl Builder<'_> {
    /// The book moves; the position is worth at least `lower` to it.
    fn visit_own(&mut self, rows: Rows, lower: i32) {
        if rows.stones() <= self.solvable || self.moves.contains_key(&rows) {
            return;
        }
        let Some(book_move) = (self.decide)(rows, lower) else {
            return;
        };
        self.moves.insert(rows, book_move);
        let (next, value) = (rows.sow(book_move.pit), book_move.value);
        if next.over {
            return;
        }
        if next.again {
            self.visit_own(next.rows, value - next.gain);
        } else {
            self.visit_opponents(next.rows, next.gain - value);
        }
    }

    /// The opponent moves, any pit; the position is worth at most `upper` to them.
    fn visit_opponents(&mut self, rows: Rows, upper: i32) {
        if rows.stones() <= self.solvable || !self.answered.insert(rows) {
            return;
        }
        for pit in rows.pits().rev() {
            let next = rows.sow(pit);
            if next.over {
                continue;
            }
            if next.again {
                self.visit_opponents(next.rows, upper - next.gain);
            } else {
                self.visit_own(next.rows, next.gain - upper);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Limits};
    use crate::games::mancala::solver::Solver;

    #[test]
    fn a_book_reads_back_and_one_that_does_not_fit_is_empty() {
        let rows = Rows {
            mine: 0x0101_0002_0201,
            theirs: 0x0002_0100_0101,
        };
        let roots = [true, false].map(|book_moves| Root { rows, book_moves });
        let unlimited = || Limits::new(Budget::of_nodes(u64::MAX), &|| 0.0);
        let mut solver = Solver::new(12, 4);
        let (mut bytes, mut decided) = (Vec::new(), Vec::new());
        let none = OpeningBook::build(&roots, SOLVABLE, &mut |_, _| unreachable!("it is solvable"));
        assert!(none.is_empty());
        let book = OpeningBook::build(&roots, 5, &mut |rows, lower| {
            let value = solver.value(rows, None, &mut unlimited())?;
            assert!(value >= lower);
            let pit = solver.best_pit(rows, value, None, &mut unlimited())?;
            let book_move = BookMove { pit, value };
            bytes.push(book_move.to_byte(lower));
            decided.push((rows, book_move));
            Some(book_move)
        });
        assert_eq!(book.len(), decided.len());
        println!("{} positions", book.len());
        let read = OpeningBook::read_down_to(&bytes, &roots, 5);
        for (rows, book_move) in &decided {
            assert_eq!(book.get(*rows), Some(*book_move));
            assert_eq!(read.get(*rows), Some(*book_move));
        }
        assert!(OpeningBook::read_down_to(&bytes[1..], &roots, 5).is_empty());
        bytes.push(0);
        assert!(OpeningBook::read_down_to(&bytes, &roots, 5).is_empty());
    }
}
