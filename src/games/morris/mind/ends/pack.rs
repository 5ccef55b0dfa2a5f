//! The tables as a file: only what differs from what captures alone tell, which is soon worked out again.
//!
//! For each pair but the first its number of entries, four bytes, low first. Then, of all entries together, how many places each lies
//! after the one before it, seven bits a byte and the last of them marked; then what is known there, a byte each.

use super::{Ends, Known, Numbers, PAIRS, gaps_of};
use crate::games::morris::mind::men::Men;
use std::rc::Rc;

/// Positions looked at in a part of the work.
const PART: usize = 200_000;
/// The pairs that the file has.
const FIRST: usize = 1;

/// A table being unpacked.
pub struct Unpacking {
    numbers: Rc<Numbers>,
    pair: usize,
    row: usize,
    table: Vec<Known>,
}

/// Reads one entry after another.
pub struct Reader {
    bytes: Vec<u8>,
    counts: [usize; PAIRS.len()],
    steps: usize,
    values: usize,
}

impl Reader {
    /// Begins to read a file, if it is a whole one.
    pub fn new(bytes: Vec<u8>) -> Option<Reader> {
        let mut counts = [0; PAIRS.len()];
        let steps = 4 * (PAIRS.len() - FIRST);
        for (count, word) in counts[FIRST..].iter_mut().zip(bytes.chunks_exact(4)) {
            *count = u32::from_le_bytes(word.try_into().ok()?) as usize;
        }
        let all: usize = counts.iter().sum();
        let values = bytes.len().checked_sub(all)?;
        let ends = bytes.get(steps..values)?.iter().filter(|byte| **byte < 128);
        (all > 0 && ends.count() == all).then_some(Reader {
            bytes,
            counts,
            steps,
            values,
        })
    }

    fn step(&mut self) -> usize {
        let mut step = 0;
        loop {
            let byte = usize::from(self.bytes[self.steps]);
            self.steps += 1;
            step = step << 7 | byte & 127;
            if byte < 128 {
                return step;
            }
        }
    }

    /// Sets the entries of a pair.
    fn fill(&mut self, numbers: &Numbers, pair: usize, table: &mut [Known]) {
        let mut place = 0;
        for _ in 0..self.counts[pair] {
            place += self.step();
            let known = self.bytes[self.values];
            self.values += 1;
            if place < table.len() {
                numbers.same(PAIRS[pair], place, &mut |same| table[same] = known);
            }
        }
    }
}

impl Unpacking {
    /// Begins with a pair; those that captures lead to have to be there.
    pub fn new(ends: &Ends, pair: usize) -> Unpacking {
        Unpacking {
            numbers: ends.numbers.clone(),
            pair,
            row: 0,
            table: vec![0; ends.numbers.size(PAIRS[pair])],
        }
    }

    /// Does a part of the work; tells whether there is more to do.
    pub fn go(&mut self, ends: &mut Ends, reader: &mut Reader) -> bool {
        let pair = PAIRS[self.pair];
        let rows = self.numbers.listed[pair.0].len();
        let width = self.table.len() / rows;
        let until = rows.min(self.row + PART.div_ceil(width));
        foresee(
            ends,
            &self.numbers,
            pair,
            self.row..until,
            &mut |place, known| {
                self.table[place] = known;
            },
        );
        self.row = until;
        if until == rows {
            reader.fill(&self.numbers, self.pair, &mut self.table);
            ends.tables[self.pair] = std::mem::take(&mut self.table);
        }
        until < rows
    }
}

/// Tells of positions that a capture wins, and in how many turns, row by row.
fn foresee(
    ends: &Ends,
    numbers: &Numbers,
    pair: (usize, usize),
    rows: std::ops::Range<usize>,
    told: &mut dyn FnMut(usize, Known),
) {
    let width = numbers.choose[24 - pair.0][pair.1] as usize;
    for row in rows {
        let own = numbers.listed[pair.0][row];
        let gaps = gaps_of(own);
        if gaps == 0 {
            continue;
        }
        for (place, set) in super::sets(24 - pair.0 as u32, pair.1).enumerate() {
            let men = Men {
                own,
                other: super::spread(set, own),
                hand: [0, 0],
            };
            if gaps & !men.other != 0
                && let Some(turns) = ends.capture(&men)
            {
                told(row * width + place, turns as Known + 1);
            }
        }
    }
}

impl Ends {
    /// All tables but the first as a file.
    pub fn pack(&self) -> Vec<u8> {
        let (mut file, mut steps, mut values) = (Vec::new(), Vec::new(), Vec::new());
        for (index, pair) in PAIRS.into_iter().enumerate().skip(FIRST) {
            let (table, numbers) = (&self.tables[index], &self.numbers);
            let mut seen = vec![0; table.len()];
            let rows = 0..numbers.listed[pair.0].len();
            foresee(self, numbers, pair, rows, &mut |place, known| {
                seen[place] = known
            });
            let (mut last, before) = (0, values.len());
            for place in 0..table.len() {
                if table[place] != seen[place] && numbers.least(pair, place) == place {
                    let step = place - last;
                    let digits = (0..4).rev().filter(|n| *n == 0 || step >> (7 * n) > 0);
                    for n in digits {
                        let more = if n > 0 { 128 } else { 0 };
                        steps.push((step >> (7 * n) & 127) as u8 | more);
                    }
                    values.push(table[place]);
                    last = place;
                }
            }
            file.extend(((values.len() - before) as u32).to_le_bytes());
        }
        file.extend(steps);
        file.extend(values);
        file
    }
}
