//! Which moves the search looks at first.

use super::super::balls::Cells;
use super::search::{SOLVED, Search, Window};
use super::stacks::{Glance, Stacks, key};
use super::worth::worth;
use crate::ai::met::Bound;

/// With fewer balls the solver looks whether it knows one of the next positions, before it searches any.
const SPARSE: u32 = 44;
/// Before all others come the remembered move, and moves that refuted another one.
const KILLER: i32 = 1 << 20;
/// To the solver they matter less: it goes by threats.
const SOLVER_KILLER: i32 = 100;

/// A move and where it leads.
#[derive(Clone, Copy)]
pub struct Child {
    /// The cell.
    pub bit: Cells,
    /// The position after it, for the other side.
    pub after: Stacks,
    /// What that is at first sight.
    pub glance: Glance,
    /// How promising it is.
    pub promise: i32,
}

/// No move yet.
pub const NO_CHILD: Child = Child {
    bit: 0,
    after: Stacks {
        own: 0,
        other: 0,
        mine: 0,
        theirs: 0,
        lines: 0,
    },
    glance: Glance::End(0),
    promise: 0,
};

impl Search<'_, '_> {
    /// Lays out all moves of a position; or tells of the one after which the other side is lost at a glance.
    pub(super) fn unfold(
        &mut self,
        stacks: &Stacks,
        moves: Cells,
        ply: i32,
        beta: i32,
    ) -> Result<usize, (Cells, i32, Bound)> {
        let at = ply as usize;
        let (killers, side) = (self.killers[at], at % 2);
        let sparse = self.solving && stacks.filled().count_ones() < SPARSE;
        let (mut count, mut left) = (0, moves);
        while left != 0 {
            let cell = left.trailing_zeros();
            let bit = 1 << cell;
            left &= !bit;
            let after = self.net.after_in_haste(stacks, bit);
            let glance = after.glance();
            let mut promise = -4 * worth(&after);
            if !self.solving {
                promise += self.history[side][cell as usize];
            }
            match glance {
                Glance::End(-2) => return Err((bit, self.end(3, ply), Bound::Exact)),
                Glance::Forced(_) => promise += 200,
                Glance::Open(safe) => {
                    if sparse && self.is_lost(&after, beta) {
                        return Err((bit, beta, Bound::Least));
                    }
                    if !self.solving {
                        promise -= 50 * safe.count_ones() as i32;
                    }
                }
                _ => {}
            }
            if bit == killers[0] || bit == killers[1] {
                promise += if self.solving { SOLVER_KILLER } else { KILLER };
            }
            self.children[at][count] = Child {
                bit,
                after,
                glance,
                promise,
            };
            count += 1;
        }
        Ok(count)
    }

    /// Did the solver find out before that this position is so bad for whoever moves that the move to it is too good?
    fn is_lost(&self, after: &Stacks, beta: i32) -> bool {
        let window = Window {
            alpha: -beta,
            beta: 1 - beta,
        };
        let known = self.memory.get(key(after, SOLVED));
        known
            .and_then(|known| known.settles(0, 0, window))
            .is_some_and(|score| -score >= beta)
    }

    /// Takes out the most promising of so many children.
    #[inline(always)]
    pub(super) fn most_promising(&mut self, ply: i32, count: &mut usize) -> Child {
        let children = &mut self.children[ply as usize][..*count];
        let mut at = 0;
        for i in 1..children.len() {
            if children[i].promise > children[at].promise {
                at = i;
            }
        }
        *count -= 1;
        let child = children[at];
        children[at] = children[*count];
        child
    }

    /// A move was too good: it may be so elsewhere.
    pub(super) fn refuted(&mut self, bit: Cells, depth: i32, ply: i32) {
        let at = ply as usize;
        let killers = &mut self.killers[at];
        if killers[0] != bit {
            *killers = [bit, killers[0]];
        }
        if self.solving {
            return;
        }
        let history = &mut self.history[at % 2];
        let times = &mut history[bit.trailing_zeros() as usize];
        *times += depth * depth;
        if *times > KILLER / 2 {
            for times in history {
                *times /= 2;
            }
        }
    }
}
