//! What a search remembers of positions it has met.

use super::stacks::Stacks;

/// What a remembered score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is at least this.
    Least,
    /// It is at most this.
    Most,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy)]
pub struct Known {
    key: u64,
    /// For whoever moves, ends counted from here.
    pub score: i16,
    /// The best peg.
    pub peg: u8,
    /// So many moves were looked ahead.
    pub depth: u8,
    /// What the score says.
    pub bound: Bound,
    /// Of which question it is.
    age: u8,
}

const NOTHING: Known = Known {
    key: 0,
    score: 0,
    peg: 0,
    depth: 0,
    bound: Bound::Least,
    age: 0,
};

/// Remembers positions in pairs of places: one for what was searched deepest, one for the latest.
pub struct Memory {
    places: Vec<Known>,
    age: u8,
}

impl Memory {
    /// Room for 2 to the power of `bits` positions.
    pub fn new(bits: u32) -> Memory {
        Memory {
            places: vec![NOTHING; 1 << bits],
            age: 1,
        }
    }

    /// Forgets all: the same question has the same answer, whatever was asked before.
    pub fn forget(&mut self) {
        self.age = self.age.wrapping_add(1);
        if self.age == 0 {
            self.places.fill(NOTHING);
            self.age = 1;
        }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 2)
    }

    /// What is known of the position with this key.
    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Known> {
        let place = self.place(key);
        let pair = [self.places[place], self.places[place + 1]];
        let ours = |known: &Known| known.key == key && known.age == self.age;
        pair.into_iter().find(ours)
    }

    /// Remembers, at the cost of something else.
    #[inline(always)]
    pub fn put(&mut self, key: u64, score: i16, peg: u8, depth: u8, bound: Bound) {
        let place = self.place(key);
        let first = &self.places[place];
        let stays = first.age == self.age && first.key != key && first.depth > depth;
        self.places[place + usize::from(stays)] = Known {
            key,
            score,
            peg,
            depth,
            bound,
            age: self.age,
        };
    }
}

/// Names a position, the side to move included. 80 bits would be needed to tell all apart; that two of a search share
/// these 64 does not happen in practice. Each step spreads what differs only in high cells.
#[inline(always)]
pub fn key(stacks: &Stacks, salt: u64) -> u64 {
    let mut mixed = (stacks.own ^ salt).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 32;
    mixed = mixed
        .wrapping_add(stacks.other)
        .wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 29
}
