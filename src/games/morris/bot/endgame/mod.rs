//! Endgame tables: for positions with few men who wins, and in how many turns.
//!
//! There is a table for each pair of numbers of men, the mover's first. Repetition and quiet turns are left out of account.

mod index;
mod pack;
mod retrograde;
#[cfg(test)]
mod tests;

use super::position::Position;
use super::symmetry::Symmetries;
use index::{Pair, PositionIndex};
use pack::{Reader, Unpacking};
use retrograde::Analysis;
use std::rc::Rc;

/// The pairs of the tables, in an order in which each can be computed from those before it.
pub const PAIRS: [Pair; 6] = [(3, 3), (3, 4), (4, 3), (4, 4), (3, 5), (5, 3)];

/// The most men on the board in any table.
const MAX_MEN: u32 = 8;

/// The value of a position: 0 for a draw, else one more than the turns to the end. The mover wins if these turns are odd.
pub type Value = u8;

/// Does the mover win?
pub fn is_won(value: Value) -> bool {
    value > 0 && value.is_multiple_of(2)
}

/// Does the mover lose?
pub fn is_lost(value: Value) -> bool {
    !value.is_multiple_of(2)
}

/// How the next table is being made.
enum Work {
    Analysis(Analysis),
    Unpacking(Unpacking),
}

/// The tables, as far as they are loaded.
pub struct EndgameTables {
    index: Rc<PositionIndex>,
    tables: [Vec<Value>; PAIRS.len()],
    /// How many of them are complete.
    ready: usize,
    file: Option<Reader>,
    work: Option<Work>,
}

impl EndgameTables {
    /// Without any table yet. What cannot be read from the file will be computed.
    pub fn new(file: Vec<u8>) -> EndgameTables {
        EndgameTables {
            index: Rc::new(PositionIndex::new()),
            tables: Default::default(),
            ready: 0,
            file: Reader::new(file),
            work: None,
        }
    }

    /// The symmetries of the board.
    pub fn symmetries(&self) -> &Symmetries {
        &self.index.symmetries
    }

    /// Unpacks or computes a part of the next table; returns whether there is more to do.
    pub fn load_part(&mut self) -> bool {
        let next = self.ready;
        let Some(pair) = PAIRS.get(next).copied() else {
            return false;
        };
        let mut file = self.file.take();
        let work = match (self.work.take(), &file) {
            (Some(work), _) => work,
            (None, Some(_)) if next >= pack::FIRST => Work::Unpacking(Unpacking::new(self, next)),
            _ => Work::Analysis(Analysis::new(self, pair)),
        };
        match (work, &mut file) {
            (Work::Analysis(mut analysis), _) => match analysis.do_part(self) {
                true => self.work = Some(Work::Analysis(analysis)),
                // A pair and its opposite are computed together.
                false => self.ready += if pair.0 == pair.1 { 1 } else { 2 },
            },
            (Work::Unpacking(mut unpacking), Some(file)) => match unpacking.do_part(self, file) {
                true => self.work = Some(Work::Unpacking(unpacking)),
                false => self.ready += 1,
            },
            (Work::Unpacking(_), None) => {}
        }
        self.file = file;
        self.ready < PAIRS.len()
    }

    /// The value of a position, if its table is loaded.
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let Position { own, other, .. } = *position;
        if !position.is_placed() || (own | other).count_ones() > MAX_MEN {
            return None;
        }
        let table = table_of((own.count_ones() as usize, other.count_ones() as usize))?;
        self.tables[table]
            .get(self.index.place(own, other))
            .copied()
    }

    /// The table of one of `PAIRS`, empty if it is not loaded.
    pub fn table(&self, pair: usize) -> &[Value] {
        &self.tables[pair]
    }
}

/// Which of `PAIRS` this is.
#[inline(always)]
fn table_of(pair: Pair) -> Option<usize> {
    match pair {
        (3, 3) => Some(0),
        (3, 4) => Some(1),
        (4, 3) => Some(2),
        (4, 4) => Some(3),
        (3, 5) => Some(4),
        (5, 3) => Some(5),
        _ => None,
    }
}
