//! Move ordering: which moves the search tries first.

use super::evaluation::evaluate;
use super::position::{Outlook, Position};
use super::search::{SOLVER_SALT, Search, Window, score_from_table};
use crate::ai::transposition::Bound;
use crate::games::score_four::rules::Cells;

/// With fewer balls than this the solver looks all next positions up in the transposition table before it searches any.
const LOOK_UP_BALLS: u32 = 44;
/// Killer moves come before all others but the move of the transposition table.
const KILLER: i32 = 1 << 20;
/// To the solver they matter less: threats are a better guide.
const SOLVER_KILLER: i32 = 100;

/// A move and the position after it.
#[derive(Clone, Copy)]
pub struct Child {
    /// The cell.
    pub bit: Cells,
    /// The position after it, from the view of the other side.
    pub after: Position,
    /// What is known of that without search.
    pub outlook: Outlook,
    /// Its priority in the move order.
    pub priority: i32,
}

/// Fills the move lists before they are used.
pub const NO_CHILD: Child = Child {
    bit: 0,
    after: Position {
        own: 0,
        other: 0,
        own_wins: 0,
        other_wins: 0,
        line_score: 0,
    },
    outlook: Outlook::Decided(0),
    priority: 0,
};

/// A move that settles a node before any child is searched.
pub(super) struct Cutoff {
    pub bit: Cells,
    pub score: i32,
    pub bound: Bound,
}

impl Search<'_, '_> {
    /// Generates the moves of a position into the list of this ply and returns their number, unless one of them wins at once or is
    /// known to be good enough.
    pub(super) fn generate(
        &mut self,
        position: &Position,
        moves: Cells,
        ply: i32,
        beta: i32,
    ) -> Result<usize, Cutoff> {
        let at = ply as usize;
        let (killers, side) = (self.killers[at], at % 2);
        let looks_up = self.solving && position.filled().count_ones() < LOOK_UP_BALLS;
        let (mut count, mut left) = (0, moves);
        while left != 0 {
            let cell = left.trailing_zeros();
            let bit = 1 << cell;
            left &= !bit;
            let after = self.lines.after_inlined(position, bit);
            let outlook = after.outlook();
            let mut priority = -4 * evaluate(&after);
            if !self.solving {
                priority += self.history[side][cell as usize];
            }
            match outlook {
                Outlook::Decided(-2) => {
                    return Err(Cutoff {
                        bit,
                        score: self.end_score(3, ply),
                        bound: Bound::Exact,
                    });
                }
                Outlook::Forced(_) => priority += 200,
                Outlook::Open(safe) => {
                    if looks_up && self.is_known_to_fail_high(&after, beta) {
                        return Err(Cutoff {
                            bit,
                            score: beta,
                            bound: Bound::Lower,
                        });
                    }
                    if !self.solving {
                        priority -= 50 * safe.count_ones() as i32;
                    }
                }
                _ => {}
            }
            if bit == killers[0] || bit == killers[1] {
                priority += if self.solving { SOLVER_KILLER } else { KILLER };
            }
            self.children[at][count] = Child {
                bit,
                after,
                outlook,
                priority,
            };
            count += 1;
        }
        Ok(count)
    }

    /// Does the transposition table say that the move to this position scores at least `beta`?
    fn is_known_to_fail_high(&self, after: &Position, beta: i32) -> bool {
        let window = Window {
            alpha: -beta,
            beta: 1 - beta,
        };
        self.table
            .get(after.hash_key(SOLVER_SALT))
            .and_then(|entry| score_from_table(&entry, 0, 0, window))
            .is_some_and(|score| -score >= beta)
    }

    /// Takes the child of the highest priority out of the first `count` of this ply.
    #[inline(always)]
    pub(super) fn take_best(&mut self, ply: i32, count: &mut usize) -> Child {
        let children = &mut self.children[ply as usize][..*count];
        let mut best = 0;
        for i in 1..children.len() {
            if children[i].priority > children[best].priority {
                best = i;
            }
        }
        *count -= 1;
        let child = children[best];
        children[best] = children[*count];
        child
    }

    /// Remembers a move that caused a beta cutoff, as killer move and in the history: it may do so elsewhere.
    pub(super) fn record_cutoff(&mut self, bit: Cells, depth: i32, ply: i32) {
        let at = ply as usize;
        let killers = &mut self.killers[at];
        if killers[0] != bit {
            *killers = [bit, killers[0]];
        }
        if self.solving {
            return;
        }
        let history = &mut self.history[at % 2];
        let entry = &mut history[bit.trailing_zeros() as usize];
        *entry += depth * depth;
        if *entry > KILLER / 2 {
            for entry in history {
                *entry /= 2;
            }
        }
    }
}
