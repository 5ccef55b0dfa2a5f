//! The tables as a file: only values that differ from what captures alone decide, which is quickly computed again.
//!
//! For each pair but the first the number of its entries, four bytes, little-endian. Then, for all entries together, the distance of
//! each from the one before it, seven bits a byte, the highest first and all but the last byte marked by the high bit; then the
//! values, a byte each.

use super::index::{Pair, PositionIndex, sets, spread};
use super::{EndgameTables, PAIRS, Value};
use crate::games::morris::bot::bitboard::{mill_counts, pairs, points_of};
use crate::games::morris::bot::position::Position;
use std::ops::Range;
use std::rc::Rc;

/// The first of `PAIRS` that is in the file.
pub const FIRST: usize = 1;
/// Positions looked at in a part of the work.
const PART: usize = 200_000;

/// A table being unpacked.
pub struct Unpacking {
    index: Rc<PositionIndex>,
    /// Which of `PAIRS`.
    pair: usize,
    /// How many rows are done.
    row: usize,
    table: Vec<Value>,
}

/// Reads one entry after another.
pub struct Reader {
    bytes: Vec<u8>,
    /// How many entries each of `PAIRS` has.
    counts: [usize; PAIRS.len()],
    /// Where the next distance begins.
    distance_at: usize,
    /// Where the next value is.
    value_at: usize,
}

impl Reader {
    /// Begins to read a file, if it is a whole one.
    pub fn new(bytes: Vec<u8>) -> Option<Reader> {
        let mut counts = [0; PAIRS.len()];
        let distance_at = 4 * (PAIRS.len() - FIRST);
        for (count, word) in counts[FIRST..].iter_mut().zip(bytes.chunks_exact(4)) {
            *count = u32::from_le_bytes(word.try_into().ok()?) as usize;
        }
        let sum = |total: usize, count: &usize| total.checked_add(*count);
        let total = counts.iter().try_fold(0, sum)?;
        let value_at = bytes.len().checked_sub(total)?;
        let distances = bytes.get(distance_at..value_at)?;
        let last_bytes = distances.iter().filter(|byte| **byte < 128).count();
        (total > 0 && last_bytes == total).then_some(Reader {
            bytes,
            counts,
            distance_at,
            value_at,
        })
    }

    fn next_distance(&mut self) -> usize {
        let mut distance = 0;
        loop {
            let byte = usize::from(self.bytes[self.distance_at]);
            self.distance_at += 1;
            distance = distance << 7 | byte & 127;
            if byte < 128 {
                return distance;
            }
        }
    }

    /// Sets the entries of one of `PAIRS`.
    fn fill(&mut self, index: &PositionIndex, pair: usize, table: &mut [Value]) {
        let mut place = 0;
        for _ in 0..self.counts[pair] {
            place = self.next_distance().saturating_add(place);
            let value = self.bytes[self.value_at];
            self.value_at += 1;
            if place < table.len() {
                index.for_each_same(PAIRS[pair], place, &mut |same| table[same] = value);
            }
        }
    }
}

impl Unpacking {
    /// Begins with one of `PAIRS`; the tables that captures lead to have to be complete.
    pub fn new(tables: &EndgameTables, pair: usize) -> Unpacking {
        Unpacking {
            index: tables.index.clone(),
            pair,
            row: 0,
            table: vec![0; tables.index.size(PAIRS[pair])],
        }
    }

    /// Does a part of the work; returns whether there is more to do.
    pub fn do_part(&mut self, tables: &mut EndgameTables, reader: &mut Reader) -> bool {
        let pair = PAIRS[self.pair];
        let rows = self.index.rows(pair).len();
        let end = rows.min(self.row + PART.div_ceil(self.index.row_size(pair)));
        for_each_winning_capture(tables, pair, self.row..end, &mut |place, value| {
            self.table[place] = value;
        });
        self.row = end;
        if end == rows {
            reader.fill(&self.index, self.pair, &mut self.table);
            tables.tables[self.pair] = std::mem::take(&mut self.table);
        }
        end < rows
    }
}

/// Visits the places of these rows that a capture wins, with their values.
fn for_each_winning_capture(
    tables: &EndgameTables,
    pair: Pair,
    rows: Range<usize>,
    visit: &mut dyn FnMut(usize, Value),
) {
    let index = &tables.index;
    for row in rows {
        let own = index.rows(pair)[row];
        let gaps = points_of(pairs(mill_counts(own))) & !own;
        if gaps == 0 {
            continue;
        }
        for (place, set) in sets(24 - pair.0 as u32, pair.1).enumerate() {
            let position = Position::moving(own, spread(set, own));
            if gaps & !position.other != 0
                && let Some(turns) = tables.quickest_capture(&position)
            {
                visit(row * index.row_size(pair) + place, turns as Value + 1);
            }
        }
    }
}

impl EndgameTables {
    /// All tables but the first as a file.
    pub fn pack(&self) -> Vec<u8> {
        let (mut file, mut distances, mut values) = (Vec::new(), Vec::new(), Vec::new());
        for (table, pair) in self.tables.iter().zip(PAIRS).skip(FIRST) {
            let mut by_captures = vec![0; table.len()];
            let rows = 0..self.index.rows(pair).len();
            for_each_winning_capture(self, pair, rows, &mut |place, value| {
                by_captures[place] = value;
            });
            let (mut last, before) = (0, values.len());
            for place in 0..table.len() {
                if table[place] != by_captures[place] && self.index.first_same(pair, place) == place
                {
                    push_distance(&mut distances, place - last);
                    values.push(table[place]);
                    last = place;
                }
            }
            file.extend(((values.len() - before) as u32).to_le_bytes());
        }
        file.extend(distances);
        file.extend(values);
        file
    }
}

fn push_distance(distances: &mut Vec<u8>, distance: usize) {
    let groups = (0..4).rev().filter(|n| *n == 0 || distance >> (7 * n) > 0);
    distances.extend(groups.map(|n| {
        let more = if n > 0 { 128 } else { 0 };
        (distance >> (7 * n) & 127) as u8 | more
    }));
}
