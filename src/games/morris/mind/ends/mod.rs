//! Positions with few men, known by heart: who wins, and in how many turns.
//!
//! A table for each pair of numbers, the mover's men first. The mover's men stand in one of 16 equal ways, so only the least of them
//! is listed; where the other men stand on the points left is counted. Repetition and quiet turns are left aside.

mod make;
mod pack;
#[cfg(test)]
mod tests;

use make::Making;
use pack::{Reader, Unpacking};

use super::super::net::Points;
use super::lines::{count, pairs, points_of};
use super::men::{Men, each};
use super::twins::Twins;
use std::rc::Rc;

/// The pairs that are known, in the order in which one can be made from those before it.
pub const PAIRS: [(usize, usize); 6] = [(3, 3), (3, 4), (4, 3), (4, 4), (3, 5), (5, 3)];

/// What is known of a position: 0 for a draw, else one more than the turns to the end. Who moves wins if these are odd.
pub type Known = u8;

/// Fewest and most men in one table.
const FEWEST: usize = 3;
const MOST: usize = 5;

/// How sets of points are numbered.
pub struct Numbers {
    twins: Twins,
    /// How many ways to choose.
    choose: [[u32; MOST + 2]; 25],
    /// For each set of so many points: the number of its class, and the way that leads to the one listed.
    classes: [Vec<u16>; MOST + 1],
    /// The sets listed, in order.
    listed: [Vec<Points>; MOST + 1],
    /// In which ways each of them is its own image.
    kept: [Vec<u16>; MOST + 1],
}

impl Numbers {
    fn new() -> Numbers {
        let mut choose = [[0; MOST + 2]; 25];
        for n in 0..25 {
            choose[n][0] = 1;
            for k in 1..MOST + 2 {
                choose[n][k] = if n == 0 {
                    0
                } else {
                    choose[n - 1][k - 1] + choose[n - 1][k]
                };
            }
        }
        let mut numbers = Numbers {
            twins: Twins::work_out(),
            choose,
            classes: Default::default(),
            listed: Default::default(),
            kept: Default::default(),
        };
        for men in FEWEST..=MOST {
            numbers.list(men);
        }
        numbers
    }

    fn list(&mut self, men: usize) {
        let mut classes = vec![u16::MAX; self.choose[24][men] as usize];
        let mut listed = Vec::new();
        for set in sets(24, men) {
            if classes[self.number(set)] != u16::MAX {
                continue;
            }
            // Sets come in order, so the first of its class is the least.
            let mut kept = 0;
            for way in 0..16 {
                let image = self.twins.turn(way, set);
                kept |= u16::from(image == set) << way;
                let image = self.number(image);
                if classes[image] == u16::MAX {
                    classes[image] = (listed.len() * 16 + self.back(way)) as u16;
                }
            }
            listed.push(set);
            self.kept[men].push(kept);
        }
        self.classes[men] = classes;
        self.listed[men] = listed;
    }

    /// The way that undoes another.
    fn back(&self, way: usize) -> usize {
        let undone = |back: &usize| {
            (0..24)
                .all(|point| self.twins.turn(*back, self.twins.turn(way, 1 << point)) == 1 << point)
        };
        (0..16).find(undone).unwrap_or(Twins::SAME)
    }

    /// The number of a set among those with as many points.
    fn number(&self, set: Points) -> usize {
        let (mut number, mut k) = (0, 0);
        for point in each(set) {
            k += 1;
            number += self.choose[point as usize][k];
        }
        number as usize
    }

    /// How many positions a table holds.
    pub fn size(&self, pair: (usize, usize)) -> usize {
        self.listed[pair.0].len() * self.choose[24 - pair.0][pair.1] as usize
    }

    /// The place of a position in its table.
    pub fn place(&self, own: Points, other: Points) -> usize {
        let men = own.count_ones() as usize;
        let class = usize::from(self.classes[men][self.number(own)]);
        self.place_in(class / 16, men, self.twins.turn(class % 16, other))
    }

    fn place_in(&self, class: usize, men: usize, other: Points) -> usize {
        let own = self.listed[men][class];
        let (mut number, mut k) = (0, 0);
        for point in each(other) {
            k += 1;
            let holes = (own & ((1 << point) - 1)).count_ones();
            number += self.choose[(point - holes) as usize][k];
        }
        class * self.choose[24 - men][k] as usize + number as usize
    }

    /// The men at a place of a table.
    pub fn at(&self, pair: (usize, usize), place: usize) -> (Points, Points) {
        let row = self.choose[24 - pair.0][pair.1] as usize;
        let own = self.listed[pair.0][place / row];
        let (mut left, mut set) = ((place % row) as u32, 0);
        for k in (1..=pair.1).rev() {
            let point = (0..24).rev().find(|n| self.choose[*n][k] <= left);
            let point = point.unwrap_or(0);
            left -= self.choose[point][k];
            set |= 1 << point;
        }
        (own, spread(set, own))
    }

    /// The places where the same position stands, for men that are their own image in more than one way.
    fn same(&self, pair: (usize, usize), place: usize, told: &mut impl FnMut(usize)) {
        let class = place / self.choose[24 - pair.0][pair.1] as usize;
        let ways = self.kept[pair.0][class];
        if ways == 1 << Twins::SAME {
            return told(place);
        }
        let (_, other) = self.at(pair, place);
        for way in each(ways.into()) {
            told(self.place_in(class, pair.0, self.twins.turn(way as usize, other)));
        }
    }

    /// The first of these places.
    fn least(&self, pair: (usize, usize), place: usize) -> usize {
        let mut least = place;
        self.same(pair, place, &mut |same| least = least.min(same));
        least
    }
}

/// Sets of so many of the first points, in order.
fn sets(points: u32, men: usize) -> impl Iterator<Item = Points> {
    let mut next: Points = (1 << men) - 1;
    std::iter::from_fn(move || {
        let set = next;
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        next = ripple | (((set ^ ripple) / low) >> 2);
        (set < 1 << points).then_some(set)
    })
}

/// Moves a set up to the points that are not held.
fn spread(set: Points, held: Points) -> Points {
    let mut image = set;
    for point in each(held) {
        let below = (1 << point) - 1;
        image = image & below | (image & !below) << 1;
    }
    image
}

/// Points that would complete a mill of these.
fn gaps_of(held: Points) -> Points {
    points_of(pairs(count(held))) & !held
}

/// What is being done about a table that is missing.
enum Work {
    Making(Making),
    Unpacking(Unpacking),
}

/// The tables.
pub struct Ends {
    numbers: Rc<Numbers>,
    tables: [Vec<Known>; PAIRS.len()],
    /// How many of them are there.
    ready: usize,
    file: Option<Reader>,
    work: Option<Work>,
}

impl Ends {
    /// Knows nothing yet. What cannot be read from the file will be worked out.
    pub fn new(file: Vec<u8>) -> Ends {
        Ends {
            numbers: Rc::new(Numbers::new()),
            tables: Default::default(),
            ready: 0,
            file: Reader::new(file),
            work: None,
        }
    }

    /// The ways to turn the board.
    pub fn twins(&self) -> &Twins {
        &self.numbers.twins
    }

    /// Learns a part; tells whether there is more to learn.
    pub fn learn(&mut self) -> bool {
        let next = self.ready;
        let Some(pair) = PAIRS.get(next).copied() else {
            return false;
        };
        let mut file = self.file.take();
        let work = match (self.work.take(), &file) {
            (Some(work), _) => work,
            (None, Some(_)) if next > 0 => Work::Unpacking(Unpacking::new(self, next)),
            _ => Work::Making(Making::new(self, pair)),
        };
        match (work, &mut file) {
            (Work::Making(mut making), _) => match making.go(self) {
                true => self.work = Some(Work::Making(making)),
                // Made in pairs, unless that is one with itself.
                false => self.ready += 1 + usize::from(pair.0 != pair.1),
            },
            (Work::Unpacking(mut unpacking), Some(file)) => match unpacking.go(self, file) {
                true => self.work = Some(Work::Unpacking(unpacking)),
                false => self.ready += 1,
            },
            _ => {}
        }
        self.file = file;
        self.ready < PAIRS.len()
    }

    /// What is known of a position, if its men are few enough.
    #[inline]
    pub fn probe(&self, men: &Men) -> Option<Known> {
        if men.hand != [0, 0] || (men.own | men.other).count_ones() > 8 {
            return None;
        }
        let pair = (men.own.count_ones(), men.other.count_ones());
        self.look(pair, men.own, men.other)
    }

    fn look(&self, pair: (u32, u32), own: Points, other: Points) -> Option<Known> {
        let table = table_of((pair.0 as usize, pair.1 as usize))?;
        self.tables[table]
            .get(self.numbers.place(own, other))
            .copied()
    }

    /// The table of a pair, empty if it is not there.
    pub fn table(&self, pair: usize) -> &[Known] {
        &self.tables[pair]
    }
}

/// Which table has this pair.
#[inline(always)]
fn table_of(pair: (usize, usize)) -> Option<usize> {
    match pair {
        (3, 3) => Some(0),
        (3, 4) => Some(1),
        (4, 3) => Some(2),
        (4, 4) => Some(3),
        (3, 5) => Some(4),
        (5, 3) => Some(5),
        _ => None,
    }
}
