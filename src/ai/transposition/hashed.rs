//! The transposition table of the generic search: any game, over a hash that is the same on every machine.

use super::Bound;
use std::hash::{Hash, Hasher};

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Entry {
    key: u64,
    pub score: i32,
    /// How many moves were looked ahead; `TO_THE_END` if every line ended.
    pub depth: u8,
    pub bound: Bound,
    /// The best move's place in the rules' list.
    best: u8,
}

/// Deeper than any horizon.
pub(in crate::ai) const TO_THE_END: u8 = u8::MAX;

const NO_MOVE: u8 = u8::MAX;
const EMPTY: Entry = Entry {
    key: 0,
    score: 0,
    depth: 0,
    bound: Bound::Lower,
    best: NO_MOVE,
};

impl Entry {
    /// What a search found; a move too far down the list is not kept.
    pub fn new(key: u64, score: i32, depth: u8, bound: Bound, best: usize) -> Entry {
        Entry {
            key,
            score,
            depth,
            bound,
            best: u8::try_from(best).unwrap_or(NO_MOVE),
        }
    }

    /// The place of the best move in a list of so many.
    pub fn best(&self, moves: usize) -> Option<usize> {
        Some(usize::from(self.best)).filter(|best| *best < moves && self.best != NO_MOVE)
    }
}

/// A table in pairs of slots: the first keeps what was searched deepest, the second the latest.
pub(in crate::ai) struct HashedTable {
    slots: Vec<Entry>,
}

impl HashedTable {
    /// Room enough for a search of so many positions, up to a million.
    pub fn new(nodes: u64) -> HashedTable {
        let bits = (u64::BITS - nodes.leading_zeros()).clamp(8, 20);
        HashedTable {
            slots: vec![EMPTY; 1 << bits],
        }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 2)
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let pair = [self.slots[slot], self.slots[slot + 1]];
        pair.into_iter().find(|entry| entry.key == key)
    }

    /// Stores what was found, in place of something else.
    pub fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        let first = &self.slots[slot];
        let keeps_first = first.key != entry.key && first.depth > entry.depth;
        self.slots[slot + usize::from(keeps_first)] = entry;
    }
}

/// The hash of a position, the same on every machine; never 0, which marks an empty slot.
pub(in crate::ai) fn hash(position: &impl Hash) -> u64 {
    let mut hasher = PositionHasher(0);
    position.hash(&mut hasher);
    hasher.finish().max(1)
}

/// Multiplies and rotates, word by word.
struct PositionHasher(u64);

impl PositionHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    // `usize` has another width on the web than natively, so each kind of number goes in as the same word.
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
