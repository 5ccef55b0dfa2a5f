//! Transposition tables: what a search has found out about positions that it may reach again by another order of moves.
//!
//! `TranspositionTable` is for a game's own search, whose keys are exact; `hashed` is for the generic one, which hashes any game.

pub(super) mod hashed;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true score is at least the stored one.
    Lower,
    /// The true score is at most the stored one.
    Upper,
    /// The stored score is the true one.
    Exact,
}

/// What is known of a position, in sixteen bytes.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The position: no two that a search meets share a key.
    key: u64,
    /// For whoever moves; wins and losses are counted from this position.
    pub score: i16,
    /// The best move, as the game numbers them.
    pub best: u16,
    /// How many moves were looked ahead.
    pub depth: u8,
    /// What the score says.
    pub bound: Bound,
    /// The search that stored it.
    age: u8,
}

const EMPTY: Entry = Entry {
    key: 0,
    score: 0,
    best: 0,
    depth: 0,
    bound: Bound::Lower,
    age: 0,
};

/// A table in pairs of slots: the first keeps what was searched deepest, the second the latest.
pub struct TranspositionTable {
    slots: Vec<Entry>,
    age: u8,
}

impl TranspositionTable {
    /// Room for 2 to the power of `bits` positions.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable {
            slots: vec![EMPTY; 1 << bits],
            age: 1,
        }
    }

    /// Forgets everything, so that the answer to a request does not depend on those before it.
    pub fn clear(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.slots.fill(EMPTY);
            self.age = 1;
        }
    }

    #[inline(always)]
    fn slot(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32) as usize & (self.slots.len() - 2)
    }

    /// What is known of the position with this key.
    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let slot = self.slot(key);
        let mut pair = self.slots[slot..slot + 2].iter();
        pair.find(|entry| entry.key == key && entry.age == self.age)
            .copied()
    }

    /// Stores what was found, in place of something else.
    #[inline(always)]
    pub fn put(&mut self, key: u64, score: i16, best: u16, depth: u8, bound: Bound) {
        let slot = self.slot(key);
        let pair = &mut self.slots[slot..slot + 2];
        let first = pair[0];
        let keeps_first = first.age == self.age && first.key != key && first.depth > depth;
        pair[usize::from(keeps_first)] = Entry {
            key,
            score,
            best,
            depth,
            bound,
            age: self.age,
        };
    }
}
