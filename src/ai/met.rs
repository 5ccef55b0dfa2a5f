//! What a game's own search remembers of positions it has met: sixteen bytes each.

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
    /// The position: no two that a search meets share a key.
    key: u64,
    /// For whoever moves, ends counted from here.
    pub score: i16,
    /// The best move, as the game numbers them.
    pub best: u16,
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
    best: 0,
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
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32) as usize & (self.places.len() - 2)
    }

    /// What is known of the position with this key.
    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<Known> {
        let place = self.place(key);
        for known in &self.places[place..place + 2] {
            if known.key == key && known.age == self.age {
                return Some(*known);
            }
        }
        None
    }

    /// Remembers, at the cost of something else.
    #[inline(always)]
    pub fn put(&mut self, key: u64, score: i16, best: u16, depth: u8, bound: Bound) {
        let place = self.place(key);
        let pair = &mut self.places[place..place + 2];
        let first = pair[0];
        let stays = first.age == self.age && first.key != key && first.depth > depth;
        pair[usize::from(stays)] = Known {
            key,
            score,
            best,
            depth,
            bound,
            age: self.age,
        };
    }
}
