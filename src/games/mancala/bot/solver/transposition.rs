//! The transposition table, of fixed size: an entry is one word.
//!
//! ```text
//!     index 44 bits | generation 3 | best pit 3 | lower 7 | upper 7      bounds count from -stones in steps of two
//! ```

/// What is known of a position: bounds of its value, and the pit that was best.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub lower: i32,
    pub upper: i32,
    /// `NO_PIT` if none is known.
    pub best: u8,
}

impl Bounds {
    /// What is known of any position with so many stones.
    pub fn unknown(stones: i32) -> Bounds {
        Bounds {
            lower: -stones,
            upper: stones,
            best: NO_PIT,
        }
    }
}

/// Bounds by the index of the position.
pub struct TranspositionTable {
    entries: Vec<u64>,
    generation: u64,
}

/// A position may be in any of so many entries.
const BUCKET: usize = 4;
const NO_PIT: u8 = 7;

impl TranspositionTable {
    /// Room for 2 to the power of `bits` positions.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable {
            entries: vec![0; 1 << bits],
            generation: 0,
        }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.entries.fill(0);
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub fn next_generation(&mut self) {
        self.generation = (self.generation + 1) & 7;
    }

    #[inline]
    fn bucket(&self, index: u64) -> usize {
        let mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        mixed as usize & (self.entries.len() - BUCKET)
    }

    /// What is known of a position with so many stones.
    pub fn get(&self, index: u64, stones: i32) -> Bounds {
        let bucket = self.bucket(index);
        for entry in &self.entries[bucket..bucket + BUCKET] {
            if entry >> 20 == index {
                return Bounds {
                    lower: 2 * (entry >> 7 & 127) as i32 - stones,
                    upper: 2 * (entry & 127) as i32 - stones,
                    best: (entry >> 14 & 7) as u8,
                };
            }
        }
        Bounds::unknown(stones)
    }

    /// Stores what is known of a position. In a full bucket it replaces an entry of an earlier search, or else the one with the
    /// fewest stones, which has the smallest index.
    pub fn insert(&mut self, index: u64, stones: i32, bounds: Bounds) {
        let half = |bound: i32| ((bound + stones) / 2) as u64;
        let entry = index << 20
            | self.generation << 17
            | u64::from(bounds.best) << 14
            | half(bounds.lower) << 7
            | half(bounds.upper);
        let (bucket, generation) = (self.bucket(index), self.generation);
        let entries = &mut self.entries[bucket..bucket + BUCKET];
        let mut replaced = 0;
        let mut cheapest = u64::MAX;
        for (place, old) in entries.iter().enumerate() {
            if old >> 20 == index {
                replaced = place;
                break;
            }
            let cost = if old >> 17 & 7 == generation {
                *old
            } else {
                *old >> 20
            };
            if cost < cheapest {
                (cheapest, replaced) = (cost, place);
            }
        }
        entries[replaced] = entry;
    }
}
