//! What a search remembers of positions it has met: a table of fixed size over a hash that is the same everywhere.

use std::hash::{Hash, Hasher};

/// What a remembered score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is at least this.
    Least,
    /// It is at most this.
    Most,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    key: u64,
    pub score: i32,
    /// So many moves were looked ahead; `TO_THE_END` if that was all there are.
    pub depth: u8,
    pub bound: Bound,
    /// The best move's number in the rules' list.
    best: u8,
}

/// Deeper than any horizon.
pub(super) const TO_THE_END: u8 = u8::MAX;

const NOTHING: Known = Known {
    key: 0,
    score: 0,
    depth: 0,
    bound: Bound::Least,
    best: NO_MOVE,
};
const NO_MOVE: u8 = u8::MAX;

impl Known {
    /// What a search found.
    pub fn new(key: u64, score: i32, depth: u8, bound: Bound, best: usize) -> Known {
        Known {
            key,
            score,
            depth,
            bound,
            best: u8::try_from(best).unwrap_or(NO_MOVE),
        }
    }

    /// The number of the best move, of so many.
    pub fn best(&self, moves: usize) -> Option<usize> {
        Some(usize::from(self.best)).filter(|best| *best < moves && self.best != NO_MOVE)
    }
}

/// Remembers positions in pairs of places: one for what was searched deepest, one for the latest.
pub(super) struct Memory {
    places: Vec<Known>,
}

impl Memory {
    /// Room enough for a search of so many positions, within reason.
    pub fn new(nodes: u64) -> Memory {
        let bits = (u64::BITS - nodes.leading_zeros()).clamp(8, 20);
        Memory {
            places: vec![NOTHING; 1 << bits],
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 2)
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Known> {
        let place = self.place(key);
        let pair = [self.places[place], self.places[place + 1]];
        pair.into_iter().find(|known| known.key == key)
    }

    /// Remembers, at the cost of something else.
    pub fn put(&mut self, known: Known) {
        let place = self.place(known.key);
        let first = &self.places[place];
        let stays = first.key != known.key && first.depth > known.depth;
        self.places[place + usize::from(stays)] = known;
    }
}

/// The key of a position, the same on every machine; never 0, which is nobody's.
pub(super) fn key(position: &impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    position.hash(&mut mixer);
    mixer.finish().max(1)
}

/// Multiplies and turns, word by word.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    // A size differs from machine to machine, so each kind of number goes in as the same word.
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 29
    }
}
