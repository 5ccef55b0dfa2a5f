//! Exact values under the standard rules: the margin perfect play leads to, by search to the end.
//!
//! What was already won does not matter to what is still to come: values are margins of the stones in play, from the mover's side.
//! All stones end in a store, so a value is odd or even with the stones in play.

mod book;
mod ends;
mod known;
mod rows;
mod sketch;
#[cfg(test)]
mod tests;

pub use book::{Advice, Book, Root, SOLVABLE};
pub use ends::Ends;
pub use rows::{MOST, Rows};
pub use sketch::STONE;

use super::PITS;
use crate::ai::{Limits, sort};
use known::{Bounds, Known};
#[cfg(test)]
use rows::positions;
use rows::{Sown, at};

/// Solves positions, and remembers what it has learnt.
pub struct Solver {
    ends: Ends,
    known: Known,
}

/// With so many more stones than are known by heart, positions are not remembered.
const SHALLOW: i32 = 3;
/// How many moves the first guess looks ahead.
const HUNCH: u32 = 4;

/// What is known of a sowing before it is looked into.
#[derive(Clone, Copy)]
struct Child {
    sown: Sown,
    pit: u8,
    /// The greater, the sooner it is tried.
    promise: i32,
}

/// Sowings, the most promising first.
struct Children {
    all: [Child; PITS],
    count: usize,
}

impl Default for Children {
    #[inline(always)]
    fn default() -> Children {
        let none = Child {
            sown: Sown::NONE,
            pit: 0,
            promise: 0,
        };
        Children {
            all: [none; PITS],
            count: 0,
        }
    }
}

impl Children {
    #[inline(always)]
    fn add(&mut self, child: Child) {
        let mut place = self.count;
        while place > 0 && self.all[place - 1].promise < child.promise {
            self.all[place] = self.all[place - 1];
            place -= 1;
        }
        self.all[place] = child;
        self.count += 1;
    }

    #[inline(always)]
    fn all(&self) -> &[Child] {
        &self.all[..self.count]
    }
}

impl Solver {
    /// Remembers 2 to the power of `bits` positions, and knows all with at most so many stones.
    pub fn new(bits: u32, stones: i32) -> Solver {
        Solver {
            ends: Ends::of(stones),
            known: Known::new(bits),
        }
    }

    /// Learns a part of the positions with one stone more by heart, up to so many; tells whether there is more to learn.
    pub fn learn(&mut self, stones: i32) -> bool {
        if self.ends.stones() < stones {
            self.ends.grow();
        }
        self.ends.stones() < stones
    }

    /// Forgets what it has learnt, but for what it knows by heart.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// The pit that proved the value most likely, if one was remembered.
    pub fn favourite(&self, rows: Rows) -> Option<usize> {
        let best = self.known.get(rows.number(), rows.stones()).best.into();
        (best < PITS).then_some(best)
    }

    /// A pit that leads to the value: this one, if it does, or of the others the one that brings in most, for the fewer stones are in
    /// play, the sooner all is known.
    pub fn best(
        &mut self,
        rows: Rows,
        value: i32,
        first: Option<usize>,
        limits: &mut Limits,
    ) -> Option<usize> {
        let mut pits: Vec<usize> = rows.pits().collect();
        sort(&mut pits, |pit| match Some(*pit) == first {
            true => i32::MIN,
            false => -rows.sow(*pit).gain,
        });
        let stones = rows.stones();
        for pit in pits {
            let sown = rows.sow(pit);
            let reached = match self.told(&sown, stones) {
                Some(told) => told,
                None => self.through(&sown, stones, value, limits),
            };
            if limits.over() {
                return None;
            }
            if reached >= value {
                return Some(pit);
            }
        }
        None
    }

    /// What a pit leads to.
    pub fn after(&mut self, rows: Rows, pit: usize, limits: &mut Limits) -> Option<i32> {
        let sown = rows.sow(pit);
        if sown.over {
            return Some(sown.gain);
        }
        let value = self.value(sown.rows, None, limits)?;
        Some(sown.gain + if sown.again { value } else { -value })
    }

    /// What each pit leads to: its number from 0, and the margin to come.
    pub fn values(&mut self, rows: Rows, limits: &mut Limits) -> Option<Vec<(usize, i32)>> {
        let mut values = Vec::new();
        for pit in rows.pits() {
            values.push((pit, self.after(rows, pit, limits)?));
        }
        Some(values)
    }

    /// The margin to come from these rows, if both sides play best; nothing, if the limits came first. It is found by asking again and
    /// again whether it is more than a guess, which may be at hand.
    pub fn value(&mut self, rows: Rows, guess: Option<i32>, limits: &mut Limits) -> Option<i32> {
        let stones = rows.stones();
        if stones <= self.ends.stones() {
            return Some(self.ends.get(rows));
        }
        self.known.age();
        let guess = guess.unwrap_or_else(|| hunch(rows, HUNCH));
        let (mut least, mut most) = (-stones, stones);
        let mut guess = guess.max(least).min(most);
        if (guess ^ stones) & 1 == 1 {
            guess += 1;
        }
        while least < most {
            let beta = if guess == least { guess + 2 } else { guess };
            guess = self.search(rows, stones, beta, limits);
            if limits.over() {
                return None;
            }
            if guess < beta {
                most = guess;
            } else {
                least = guess;
            }
        }
        Some(guess)
    }

    /// Is the value at least `beta`? If the answer is, so is the value; if it is less, the value is at most the answer.
    fn search(&mut self, rows: Rows, stones: i32, beta: i32, limits: &mut Limits) -> i32 {
        // With few stones it is quicker to look once more than to remember.
        let deep = stones > self.ends.stones() + SHALLOW;
        let number = if deep { rows.number() } else { 0 };
        let known = match deep {
            true => self.known.get(number, stones),
            false => Bounds::none(stones),
        };
        if known.least >= beta {
            return known.least;
        }
        if known.most < beta {
            return known.most;
        }
        let (children, told) = self.children(rows, stones, known.best);
        let (mut most, mut best) = (-stones, known.best);
        if let Some((pit, value)) = told {
            if value >= beta {
                return value;
            }
            (most, best) = (value, pit);
        }
        for child in children.all() {
            if limits.spend(1) {
                return 0;
            }
            let value = self.through(&child.sown, stones, beta, limits);
            if limits.over() {
                return 0;
            }
            if value >= beta {
                let best = child.pit;
                if deep {
                    self.known.put(
                        number,
                        stones,
                        Bounds {
                            least: value,
                            best,
                            ..known
                        },
                    );
                }
                return value;
            }
            if value > most {
                (most, best) = (value, child.pit);
            }
        }
        if deep {
            self.known.put(
                number,
                stones,
                Bounds {
                    most,
                    best,
                    ..known
                },
            );
        }
        most
    }

    /// The same of a sowing that must be looked into, for whoever sows. What was sown into the store is no longer in play.
    #[inline(always)]
    fn through(&mut self, sown: &Sown, stones: i32, beta: i32, limits: &mut Limits) -> i32 {
        let (gain, left) = (sown.gain, stones - sown.gain);
        match sown.again {
            true => gain + self.search(sown.rows, left, beta - gain, limits),
            false => gain - self.search(sown.rows, left, gain - beta + 2, limits),
        }
    }

    /// The sowings that must be looked into, the most promising first; and of those that are told already, the best.
    #[inline(always)]
    fn children(&self, rows: Rows, stones: i32, favourite: u8) -> (Children, Option<(u8, i32)>) {
        let mut children = Children::default();
        let mut best: Option<(u8, i32)> = None;
        // From the store on: what is near to it blocks it, and what lies there is soon won.
        for pit in (0..PITS).rev() {
            if at(rows.mine, pit) == 0 {
                continue;
            }
            let sown = rows.sow_in_haste(pit);
            let pit = pit as u8;
            match self.told(&sown, stones) {
                Some(value) if best.is_none_or(|(_, known)| value > known) => {
                    best = Some((pit, value));
                }
                Some(_) => {}
                None => {
                    let again = if sown.again { 40 } else { 0 };
                    let first = if pit == favourite { 1_000 } else { 0 };
                    let promise = first + again + 8 * sown.gain + i32::from(pit);
                    children.add(Child { sown, pit, promise });
                }
            }
        }
        (children, best)
    }

    /// The value of a sowing that need not be looked into.
    #[inline(always)]
    fn told(&self, sown: &Sown, stones: i32) -> Option<i32> {
        if sown.over {
            return Some(sown.gain);
        }
        if stones - sown.gain > self.ends.stones() {
            return None;
        }
        let value = self.ends.get(sown.rows);
        Some(sown.gain + if sown.again { value } else { -value })
    }
}

/// What the next moves seem to bring.
fn hunch(rows: Rows, depth: u32) -> i32 {
    if depth == 0 {
        return (rows::sum(rows.mine) - rows::sum(rows.theirs)) / 4;
    }
    let mut best = i32::MIN;
    for pit in 0..PITS {
        if at(rows.mine, pit) > 0 {
            let sown = rows.sow(pit);
            let next = match (sown.over, sown.again) {
                (true, _) => 0,
                (false, true) => hunch(sown.rows, depth - 1),
                (false, false) => -hunch(sown.rows, depth - 1),
            };
            best = best.max(sown.gain + next);
        }
    }
    best
}
