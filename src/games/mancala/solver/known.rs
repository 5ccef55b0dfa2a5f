//! What a search has learnt, in a table of fixed size: for each position a word that holds all of it.
//!
//! ```text
//!     number 44 bits | age 3 | best pit 3 | least 7 | most 7      bounds count from -stones in steps of two
//! ```

/// The value of a position is between these, and this pit was best.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub least: i32,
    pub most: i32,
    pub best: u8,
}

impl Bounds {
    /// All that is known of any position with so many stones.
    pub fn none(stones: i32) -> Bounds {
        Bounds {
            least: -stones,
            most: stones,
            best: NO_PIT,
        }
    }
}

/// A table of bounds by the numbers of positions.
pub struct Known {
    words: Vec<u64>,
    age: u64,
}

/// So many words are looked through for a position.
const BUCKET: usize = 4;
const NO_PIT: u8 = 7;

impl Known {
    /// Room for 2 to the power of `bits` positions.
    pub fn new(bits: u32) -> Known {
        Known {
            words: vec![0; 1 << bits],
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// What was learnt before now gives way first.
    pub fn age(&mut self) {
        self.age = (self.age + 1) & 7;
    }

    #[inline]
    fn bucket(&self, number: u64) -> usize {
        let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
        mixed as usize & (self.words.len() - BUCKET)
    }

    /// What is known of a position with so many stones.
    pub fn get(&self, number: u64, stones: i32) -> Bounds {
        let bucket = self.bucket(number);
        for word in &self.words[bucket..bucket + BUCKET] {
            if word >> 20 == number {
                return Bounds {
                    least: 2 * (word >> 7 & 127) as i32 - stones,
                    most: 2 * (word & 127) as i32 - stones,
                    best: (word >> 14 & 7) as u8,
                };
            }
        }
        Bounds::none(stones)
    }

    /// Notes what was learnt. Of four, the one with the fewest stones, or an old one, gives way.
    pub fn put(&mut self, number: u64, stones: i32, bounds: Bounds) {
        let half = |bound: i32| ((bound + stones) / 2) as u64;
        let word = number << 20
            | self.age << 17
            | u64::from(bounds.best) << 14
            | half(bounds.least) << 7
            | half(bounds.most);
        let (bucket, age) = (self.bucket(number), self.age);
        let words = &mut self.words[bucket..bucket + BUCKET];
        let mut place = 0;
        let mut cheapest = u64::MAX;
        for (i, old) in words.iter().enumerate() {
            if old >> 20 == number {
                place = i;
                break;
            }
            let worth = if old >> 17 & 7 == age {
                *old
            } else {
                *old >> 20
            };
            if worth < cheapest {
                (cheapest, place) = (worth, i);
            }
        }
        words[place] = word;
    }
}
