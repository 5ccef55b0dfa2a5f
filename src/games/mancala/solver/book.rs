//! The opening by heart: what a perfect player does in every position its own play can reach, against whatever answers, as long as
//! too many stones are in play to be solved on the spot.
//!
//! The positions need not be kept: they follow from the starts by the rules and by the moves in the book. So the book tells only the
//! best pit and the value of each, in the order of one walk. `examples/book.rs` makes it.

use super::rows::{Rows, at};
use crate::games::mancala::PITS;

/// With at most so many stones in play a position is solved on the spot.
pub const SOLVABLE: i32 = 34;

/// Where a walk begins.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    /// A start.
    pub rows: Rows,
    /// Does the perfect player move first?
    pub ours: bool,
}

/// What the book says of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The best pit, counted from 0.
    pub pit: usize,
    /// The margin to come.
    pub value: i32,
}

impl Advice {
    /// As the book has it: the pit, and how much more it is worth than was known already, in steps of two.
    pub fn byte(self, least: i32) -> u8 {
        let more = (self.value - least) as usize / 2;
        (more * PITS + self.pit) as u8
    }

    /// What a byte of the book says.
    pub fn of_byte(byte: u8, least: i32) -> Advice {
        let byte = usize::from(byte);
        Advice {
            pit: byte % PITS,
            value: least + 2 * (byte / PITS) as i32,
        }
    }

    /// In sixteen bits.
    fn word(self) -> u64 {
        (self.pit as u64) << 8 | (self.value + 128) as u64
    }

    fn of(word: u64) -> Advice {
        Advice {
            pit: (word >> 8 & 0xff) as usize,
            value: (word & 0xff) as i32 - 128,
        }
    }
}

/// All positions with advice.
pub struct Book {
    advised: Marks,
}

impl Book {
    /// Reads a book, a byte for each position; one that does not fit the walk is empty.
    pub fn read(bytes: &[u8], roots: &[Root]) -> Book {
        Book::read_until(bytes, roots, SOLVABLE)
    }

    pub(super) fn read_until(bytes: &[u8], roots: &[Root], solvable: i32) -> Book {
        let mut told = bytes.iter();
        let mut fits = true;
        let book = Book::walk(roots, solvable, &mut |rows, least| {
            let advice = told.next().map(|byte| Advice::of_byte(*byte, least));
            let advice = advice.filter(|advice| at(rows.mine, advice.pit) > 0);
            fits &= advice.is_some();
            advice
        });
        match fits && told.next().is_none() {
            true => book,
            false => Book {
                advised: Marks::new(),
            },
        }
    }

    /// Walks through all positions of a book, and asks of each once: what is best, knowing that it is at least worth so much?
    pub fn walk(
        roots: &[Root],
        solvable: i32,
        decide: &mut dyn FnMut(Rows, i32) -> Option<Advice>,
    ) -> Book {
        let mut walk = Walk {
            solvable,
            advised: Marks::new(),
            answered: Marks::new(),
            decide,
        };
        for Root { rows, ours } in roots {
            match ours {
                true => walk.advise(*rows, -rows.stones()),
                false => walk.answer(*rows, rows.stones()),
            }
        }
        Book {
            advised: walk.advised,
        }
    }

    /// What the book says of a position, if it is in it.
    pub fn advice(&self, rows: Rows) -> Option<Advice> {
        self.advised.get(rows.number()).map(Advice::of)
    }

    /// How many positions are in it.
    pub fn len(&self) -> usize {
        self.advised.count
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

struct Walk<'a> {
    solvable: i32,
    advised: Marks,
    answered: Marks,
    decide: &'a mut dyn FnMut(Rows, i32) -> Option<Advice>,
}

impl Walk<'_> {
    /// The perfect player moves.
    fn advise(&mut self, rows: Rows, least: i32) {
        if rows.stones() <= self.solvable || self.advised.get(rows.number()).is_some() {
            return;
        }
        let Some(advice) = (self.decide)(rows, least) else {
            return;
        };
        self.advised.put(rows.number(), advice.word());
        let (sown, value) = (rows.sow(advice.pit), advice.value);
        if sown.over {
            return;
        }
        match sown.again {
            true => self.advise(sown.rows, value - sown.gain),
            false => self.answer(sown.rows, sown.gain - value),
        }
    }

    /// The other one moves, whatever they like; it is at most worth so much to them.
    fn answer(&mut self, rows: Rows, most: i32) {
        if rows.stones() <= self.solvable || self.answered.get(rows.number()).is_some() {
            return;
        }
        self.answered.put(rows.number(), 0);
        for pit in 0..PITS {
            if at(rows.mine, pit) == 0 {
                continue;
            }
            let sown = rows.sow(pit);
            if sown.over {
                continue;
            }
            match sown.again {
                true => self.answer(sown.rows, most - sown.gain),
                false => self.advise(sown.rows, sown.gain - most),
            }
        }
    }
}

/// Sixteen bits for each of some numbers. It grows when half full; a place that is taken leads to the next.
struct Marks {
    words: Vec<u64>,
    count: usize,
}

impl Marks {
    fn new() -> Marks {
        Marks {
            words: vec![0; 1 << 10],
            count: 0,
        }
    }

    /// Where a number is, or would be.
    fn place(&self, number: u64) -> usize {
        let last = self.words.len() - 1;
        let mut place = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize & last;
        while self.words[place] != 0 && self.words[place] >> 16 != number {
            place = (place + 1) & last;
        }
        place
    }

    fn get(&self, number: u64) -> Option<u64> {
        let word = self.words[self.place(number)];
        (word != 0).then_some(word & 0xffff)
    }

    fn put(&mut self, number: u64, mark: u64) {
        if 2 * self.count >= self.words.len() {
            let larger = vec![0; 2 * self.words.len()];
            for word in std::mem::replace(&mut self.words, larger) {
                if word != 0 {
                    let place = self.place(word >> 16);
                    self.words[place] = word;
                }
            }
        }
        let place = self.place(number);
        self.count += usize::from(self.words[place] == 0);
        self.words[place] = number << 16 | mark;
    }
}
