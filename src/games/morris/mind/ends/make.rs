//! Works the tables out, backwards from the ends: a position is won if a turn leads to a lost one, and lost if all lead to won ones.

use super::{Ends, Known, Numbers, table_of};
use crate::games::morris::mind::lines::{ALL, NEAR, in_mills};
use crate::games::morris::mind::men::{Men, Step, each};
use crate::games::morris::net::Points;
use std::rc::Rc;

/// A pair of tables in the making: with so many men against so many, and the other way round.
pub struct Making {
    pairs: [(usize, usize); 2],
    numbers: Rc<Numbers>,
    /// How far the first look at all positions has come.
    seen: [usize; 2],
    /// What was found out, by its turns to the end: which of the two tables, and the place in it.
    found: Vec<Vec<(bool, u32)>>,
    /// How many turns of a position that take nothing may still save it, at least. Of one that is its own image: 0.
    hopes: [Vec<u8>; 2],
    turns: usize,
}

/// Positions looked at in a part of the work.
const PART: usize = 20_000;

impl Making {
    /// Begins with so many men against so many; those with fewer have to be there.
    pub fn new(ends: &mut Ends, pair: (usize, usize)) -> Making {
        let pairs = [pair, (pair.1, pair.0)];
        for pair in pairs {
            if let Some(table) = table_of(pair) {
                ends.tables[table] = vec![0; ends.numbers.size(pair)];
            }
        }
        Making {
            pairs,
            numbers: ends.numbers.clone(),
            seen: [0; 2],
            found: Vec::new(),
            hopes: pairs.map(|pair| vec![0; ends.numbers.size(pair)]),
            turns: 0,
        }
    }

    /// Does a part of the work; tells whether there is more to do.
    pub fn go(&mut self, ends: &mut Ends) -> bool {
        let kinds = 1 + usize::from(self.pairs[0] != self.pairs[1]);
        for kind in 0..kinds {
            let size = self.numbers.size(self.pairs[kind]);
            if self.seen[kind] < size {
                let until = size.min(self.seen[kind] + PART);
                for place in self.seen[kind]..until {
                    self.first(ends, kind == 1, place);
                }
                self.seen[kind] = until;
                return true;
            }
        }
        if let Some(layer) = self.found.get_mut(self.turns) {
            let part = layer.split_off(layer.len().saturating_sub(PART));
            let last = layer.is_empty();
            for (swapped, place) in part {
                self.settle(ends, swapped, place as usize);
            }
            self.turns += usize::from(last);
        }
        self.turns < self.found.len()
    }

    fn note(&mut self, turns: usize, swapped: bool, place: usize) {
        if self.found.len() <= turns {
            self.found.resize(turns + 1, Vec::new());
        }
        self.found[turns].push((swapped, place as u32));
    }

    /// What the captures from a position alone decide.
    fn first(&mut self, ends: &Ends, swapped: bool, place: usize) {
        let pair = self.pairs[usize::from(swapped)];
        let men = men(self.numbers.at(pair, place));
        let mut won = ends.capture(&men);
        let mut hopes = 0;
        men.quiet(ALL, &mut |_| hopes += 1);
        if hopes == 0 {
            won = won.or_else(|| ends.doomed(&men));
        }
        let mut images = 0;
        self.numbers
            .same(pair, place, &mut |same| images += u32::from(same == place));
        if images == 1 {
            self.hopes[usize::from(swapped)][place] = hopes;
        }
        if let Some(turns) = won {
            self.note(turns, swapped, place);
        }
    }

    /// Writes down what was found out about a position, and looks at those before it.
    fn settle(&mut self, ends: &mut Ends, swapped: bool, place: usize) {
        let pair = self.pairs[usize::from(swapped)];
        let table = |pair| table_of(pair).expect("it is one of the pairs");
        if ends.tables[table(pair)][place] != 0 {
            return;
        }
        let (turns, numbers) = (self.turns, self.numbers.clone());
        let Ok(known) = Known::try_from(turns + 1) else {
            panic!("the longest end is shorter");
        };
        numbers.same(pair, place, &mut |same| {
            ends.tables[table(pair)][same] = known
        });
        let (own, other) = numbers.at(pair, place);
        let before = table((pair.1, pair.0));
        // With as many men on either side there is but one table.
        let swapped = !swapped && self.pairs[0] != self.pairs[1];
        backwards(own, other, &mut |mover| {
            let place = numbers.place(mover, own);
            if ends.tables[before][place] != 0 {
                return;
            }
            if turns.is_multiple_of(2) {
                self.note(turns + 1, swapped, place);
                return;
            }
            let place = numbers.least((pair.1, pair.0), place);
            let hopes = &mut self.hopes[usize::from(swapped)][place];
            *hopes = hopes.saturating_sub(1);
            if *hopes == 0
                && let Some(turns) = ends.doomed(&men((mover, own)))
            {
                self.note(turns, swapped, place);
            }
        });
    }
}

fn men((own, other): (Points, Points)) -> Men {
    Men {
        own,
        other,
        hand: [0, 0],
    }
}

/// Where the other side's men may have stood before its last turn, if that took nothing.
fn backwards(own: Points, other: Points, told: &mut impl FnMut(Points)) {
    let free = ALL & !(own | other);
    let flies = other.count_ones() == 3;
    // A man that stands in a mill has taken something.
    for to in each(other & !in_mills(other)) {
        let from = if flies {
            free
        } else {
            free & NEAR[to as usize]
        };
        for from in each(from) {
            told(other & !(1 << to) | 1 << from);
        }
    }
}

impl Ends {
    /// In how many turns the game is over after this one, if that is decided; odd if who makes it wins.
    pub fn turns(&self, men: &Men, step: Step) -> Option<usize> {
        let after = men.after(step);
        if after.own.count_ones() < 3 {
            return Some(1);
        }
        match self.probe(&after) {
            None | Some(0) => None,
            Some(known) => Some(usize::from(known)),
        }
    }

    /// In how many turns a capture wins, if one does.
    pub(super) fn capture(&self, men: &Men) -> Option<usize> {
        let mut won: Option<usize> = None;
        men.closings(&mut |step| {
            if let Some(turns) = self.turns(men, step)
                && turns % 2 == 1
            {
                won = Some(won.map_or(turns, |won| won.min(turns)));
            }
        });
        won
    }

    /// In how many turns all is over, if every turn leads to a position won by the other side.
    fn doomed(&self, men: &Men) -> Option<usize> {
        let mut longest = Some(0);
        let mut look = |step: Step| {
            if let Some(turns) = longest {
                let after = self.turns(men, step).filter(|turns| turns % 2 == 0);
                longest = after.map(|after| turns.max(after));
            }
        };
        men.quiet(ALL, &mut look);
        men.closings(&mut look);
        longest
    }
}
