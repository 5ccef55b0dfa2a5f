//! Which turns are looked at first: the better the order, the less has to be looked at.

use super::lines::{NEAR, bare, count, pairs, points_of};
use super::men::{Men, NONE, Step};
use crate::games::morris::net::Points;

/// No line is longer.
pub const LONGEST: usize = 96;
/// Where the history of turns is halved.
const RENOWNED: u32 = 8_000;
/// How promising it is to take a man, and that it is one of a pair that could become a mill.
const TAKES: u32 = 40_000;
const BREAKS: u32 = 4_000;
/// To be what refuted another turn last, or before that; to stop a mill.
const REFUTES: [u32; 2] = [20_000, 18_000];
const STOPS: u32 = 15_000;

/// What was good elsewhere, and the turns of all positions of the line, each with its promise in the upper half.
pub struct Order {
    refutations: [[Step; 2]; LONGEST],
    history: [u32; 1_024],
    list: Vec<u32>,
}

impl Order {
    /// Nothing is known yet.
    pub fn new() -> Box<Order> {
        Box::new(Order {
            refutations: [[Step::NULL; 2]; LONGEST],
            history: [0; 1_024],
            list: Vec::with_capacity(2_048),
        })
    }

    /// How many turns are listed, those of earlier positions first.
    #[inline]
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Keeps so many.
    #[inline]
    pub fn keep(&mut self, count: usize) {
        self.list.truncate(count);
    }

    /// The most promising turn from here on, brought to this place.
    #[inline]
    pub fn pick(&mut self, i: usize) -> Step {
        let list = &mut self.list[i..];
        let (mut top, mut most) = (0, list[0]);
        for (j, other) in list.iter().enumerate() {
            if *other > most {
                (top, most) = (j, *other);
            }
        }
        list.swap(0, top);
        Step(most as u16)
    }

    /// Lists the turns that take a man, but for one.
    pub fn captures(&mut self, men: &Men, but: Step) {
        let pairs = points_of(pairs(count(men.other)) & bare(count(men.own)));
        men.closings(&mut |step| {
            if step != but {
                let take = step.take();
                let ways = NEAR[take as usize].count_ones();
                let promise = TAKES + BREAKS * (pairs >> take & 1) + 16 * ways;
                self.list.push(promise << 16 | u32::from(step.0));
            }
        });
    }

    /// Lists the turns to these points that take nothing, but for one.
    pub fn quiet(&mut self, men: &Men, targets: Points, ply: usize, but: Step) {
        let stops = men.turned().closable();
        let refutations = self.refutations[ply];
        men.quiet(targets, &mut |step| {
            if step != but {
                let mut promise = self.history[usize::from(step.0) & 1_023];
                promise += (stops >> step.to() & 1) * STOPS;
                if let Some(rank) = refutations.iter().position(|other| *other == step) {
                    promise += REFUTES[rank];
                }
                self.list.push(promise << 16 | u32::from(step.0));
            }
        });
    }

    /// A turn was too good. Captures are tried early anyway.
    pub fn praise(&mut self, step: Step, depth: u32, ply: usize) {
        if step.take() != NONE {
            return;
        }
        let refutations = &mut self.refutations[ply];
        if refutations[0] != step {
            *refutations = [step, refutations[0]];
        }
        let fame = &mut self.history[usize::from(step.0) & 1_023];
        *fame += depth * depth;
        if *fame > RENOWNED {
            self.history.iter_mut().for_each(|fame| *fame /= 2);
        }
    }
}
