//! Alpha-beta over the threats. What a glance settles is never searched, and a forced reply costs no depth.
//!
//! The same search solves a position, when it is told to: then it knows only won, drawn and lost, and looks to the end.

use super::super::balls::Cells;
use super::memory::{Bound, Known, Memory, key};
use super::order::{Child, NO_CHILD};
use super::stacks::{Glance, Net, Stacks};
use super::twins;
use super::worth::worth;
use crate::ai::Limits;

/// The score of a game won at once; each ball on the way costs a point.
pub const WIN: i32 = 10_000;
/// Scores from here on are won.
pub const DECIDED: i32 = WIN - 100;
/// As deep as it gets: more than there are cells.
pub const TO_THE_END: i32 = 100;
/// With at most so many balls a position and its mirror images are the same.
const FEW: u32 = 8;
/// Sets apart what the solver remembers.
pub(super) const SOLVED: u64 = 0x5bd1_e995_97f4_a7c1;
/// From this place in the order on a move is seldom the best one, from that place on rarely.
const SELDOM: usize = 3;
const RARELY: usize = 7;

/// What a node looks for.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

/// One search.
pub struct Search<'a, 'b> {
    /// The lines.
    pub net: &'a Net,
    pub(super) memory: &'a mut Memory,
    /// What may be used up.
    pub limits: &'a mut Limits<'b>,
    /// Moves that were too good, by their distance from the root.
    pub(super) killers: Box<[[Cells; 2]; 72]>,
    /// How often a cell was too good, for either side.
    pub(super) history: Box<[[i32; 64]; 2]>,
    pub(super) children: Vec<[Child; 16]>,
    /// Only won, drawn, lost.
    pub(super) solving: bool,
    /// The solver goes on to this count of positions.
    until: u64,
    /// And no longer than this share of the budget.
    share: f64,
    stopped: bool,
}

impl<'a, 'b> Search<'a, 'b> {
    /// Nothing is known yet.
    pub fn new(net: &'a Net, memory: &'a mut Memory, limits: &'a mut Limits<'b>) -> Self {
        memory.forget();
        Search {
            net,
            memory,
            limits,
            killers: Box::new([[0; 2]; 72]),
            history: Box::new([[0; 64]; 2]),
            children: vec![[NO_CHILD; 16]; 72],
            solving: false,
            until: u64::MAX,
            share: 2.0,
            stopped: false,
        }
    }

    /// Was the last search cut off?
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The score of a child of the root, for whoever moves at the root.
    pub fn score(&mut self, child: &Child, depth: i32, alpha: i32, beta: i32) -> i32 {
        (self.solving, self.until, self.stopped) = (false, u64::MAX, self.limits.over());
        let window = Window {
            alpha: -beta,
            beta: -alpha,
        };
        -self.node(&child.after, child.glance, depth, 1, window)
    }

    /// Is a child of the root at least worth this (1 won, 0 drawn) for whoever moves at the root? Looks at no more than so many
    /// positions, and not beyond a share of the budget.
    pub fn is_at_least(
        &mut self,
        child: &Child,
        least: i32,
        nodes: u64,
        share: f64,
    ) -> Option<bool> {
        self.solving = true;
        self.until = self.limits.nodes().saturating_add(nodes);
        (self.share, self.stopped) = (share, self.limits.over());
        let window = Window {
            alpha: -least,
            beta: 1 - least,
        };
        let score = -self.node(&child.after, child.glance, TO_THE_END, 1, window);
        // That the solver gives up does not stop the search that comes after it.
        let given_up = std::mem::replace(&mut self.stopped, self.limits.over());
        (!given_up).then_some(score >= least)
    }

    /// Counts a position; tells whether that was all.
    #[inline(always)]
    fn spend(&mut self) -> bool {
        if self.limits.spend(1) {
            self.stopped = true;
        } else if self.solving {
            let nodes = self.limits.nodes();
            if nodes >= self.until || nodes.is_multiple_of(2_048) && self.limits.used() > self.share
            {
                self.stopped = true;
            }
        }
        self.stopped
    }

    /// The score of an end so many balls away.
    #[inline(always)]
    pub(super) fn end(&self, balls: i32, ply: i32) -> i32 {
        if self.solving {
            balls.signum()
        } else if balls > 0 {
            WIN - ply - balls
        } else if balls < 0 {
            ply - balls - WIN
        } else {
            0
        }
    }

    /// The score of a position for whoever has to move in it.
    fn node(
        &mut self,
        stacks: &Stacks,
        glance: Glance,
        mut depth: i32,
        ply: i32,
        window: Window,
    ) -> i32 {
        let safe = match glance {
            Glance::End(balls) => return self.end(balls, ply),
            Glance::Forced(bit) => {
                if self.spend() {
                    return 0;
                }
                let after = self.net.after(stacks, bit);
                let window = Window {
                    alpha: -window.beta,
                    beta: -window.alpha,
                };
                return -self.node(&after, after.glance(), depth, ply + 1, window);
            }
            Glance::Open(safe) => safe,
        };
        if self.spend() {
            return 0;
        }
        if depth <= 0 {
            return worth(stacks);
        }
        let (way, twin) = match stacks.filled().count_ones() {
            // Near the end of a line looking for the twin costs more than it saves.
            ..=FEW if depth > 2 => twins::chosen(stacks),
            _ => (0, *stacks),
        };
        let mut salt = 0;
        if self.solving {
            // What has more before it is worth more to remember.
            (salt, depth) = (SOLVED, (!stacks.filled()).count_ones() as i32);
        }
        let key = key(&twin, salt);
        let known = self.memory.get(key);
        let mut first = 0;
        if let Some(known) = known {
            if let Some(score) = known.settles(depth, ply, window) {
                return score;
            }
            let column = 0x0001_0001_0001_0001 << known.peg;
            first = safe & twins::turn_back(way, column);
        }
        let (mut best, mut best_bit, mut alpha) = (-2 * WIN, 0, window.alpha);
        if first != 0 {
            let after = self.net.after(stacks, first);
            let glance = after.glance();
            let child = Child {
                bit: first,
                after,
                glance,
                promise: 0,
            };
            best = self.child(&child, depth, ply, alpha, window.beta, 0);
            best_bit = first;
            alpha = alpha.max(best);
        }
        if best < window.beta && !self.stopped {
            let mut count = match self.unfold(stacks, safe & !first, ply, window.beta) {
                Ok(count) => count,
                // One of them wins by force at once.
                Err((bit, score, bound)) => {
                    self.remember(key, way, score, bit, depth, ply, bound);
                    return score;
                }
            };
            let mut rank = usize::from(best_bit != 0);
            while count > 0 && !self.stopped {
                let child = self.most_promising(ply, &mut count);
                let score = self.child(&child, depth, ply, alpha, window.beta, rank);
                rank += 1;
                if score > best {
                    (best, best_bit) = (score, child.bit);
                    alpha = alpha.max(score);
                    if score >= window.beta {
                        break;
                    }
                }
            }
        }
        if self.stopped {
            return best;
        }
        let bound = if best >= window.beta {
            self.refuted(best_bit, depth, ply);
            Bound::Least
        } else if best <= window.alpha {
            Bound::Most
        } else {
            Bound::Exact
        };
        self.remember(key, way, best, best_bit, depth, ply, bound);
        best
    }

    /// The score of the child at this place of the order, for the mover: exactly if it is the first, else only whether it is better.
    #[inline(always)]
    fn child(
        &mut self,
        child: &Child,
        depth: i32,
        ply: i32,
        alpha: i32,
        beta: i32,
        rank: usize,
    ) -> i32 {
        let Child { after, glance, .. } = child;
        let first = rank == 0;
        let narrow = Window {
            alpha: -alpha - 1,
            beta: -alpha,
        };
        let wide = Window {
            alpha: -beta,
            beta: -alpha,
        };
        let mut score = alpha + 1;
        if rank >= SELDOM && depth >= 3 && !self.solving && matches!(glance, Glance::Open(_)) {
            // Late moves are seldom good: a shorter look is enough, unless it finds something.
            let less = 1 + i32::from(rank >= RARELY);
            score = -self.node(after, *glance, depth - 1 - less, ply + 1, narrow);
            if score <= alpha || self.stopped {
                return score;
            }
        }
        if !first && beta > alpha + 1 {
            score = -self.node(after, *glance, depth - 1, ply + 1, narrow);
            if score <= alpha || score >= beta || self.stopped {
                return score;
            }
        }
        if first || score > alpha {
            score = -self.node(after, *glance, depth - 1, ply + 1, wide);
        }
        score
    }

    #[allow(clippy::too_many_arguments)]
    fn remember(
        &mut self,
        key: u64,
        way: u32,
        score: i32,
        bit: Cells,
        depth: i32,
        ply: i32,
        bound: Bound,
    ) {
        let peg = twins::turn(way, bit).trailing_zeros() as u8 % 16;
        let score = if score >= DECIDED {
            score + ply
        } else if score <= -DECIDED {
            score - ply
        } else {
            score
        };
        self.memory.put(key, score as i16, peg, depth as u8, bound);
    }
}

impl Known {
    /// The score, if that is all one needs to know here.
    #[inline(always)]
    pub(super) fn settles(&self, depth: i32, ply: i32, window: Window) -> Option<i32> {
        let mut score = i32::from(self.score);
        let mut deep = i32::from(self.depth) >= depth;
        if score >= DECIDED {
            // A win stays one, however far it was looked.
            deep |= self.bound != Bound::Most;
            score -= ply;
        } else if score <= -DECIDED {
            deep |= self.bound != Bound::Least;
            score += ply;
        }
        let holds = match self.bound {
            Bound::Exact => true,
            Bound::Least => score >= window.beta,
            Bound::Most => score <= window.alpha,
        };
        (deep && holds).then_some(score)
    }
}
