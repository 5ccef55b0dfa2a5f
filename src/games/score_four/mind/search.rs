//! Alpha-beta over the threats. What a glance settles is never searched, and a forced reply costs no depth.
//!
//! The same search solves a position, when it is told to: then it knows only won, drawn and lost, and looks to the end.

use super::super::balls::Cells;
use super::memory::{Bound, Known, Memory, key};
use super::stacks::{Glance, Net, Stacks, each};
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
const SOLVED: u64 = 0x5bd1_e995_97f4_a7c1;
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

const NO_CHILD: Child = Child {
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

/// What a node looks for.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

/// One search.
pub struct Search<'a, 'b> {
    /// The lines.
    pub net: &'a Net,
    memory: &'a mut Memory,
    /// What may be used up.
    pub limits: &'a mut Limits<'b>,
    /// Moves that were too good, by their distance from the root.
    killers: Box<[[Cells; 2]; 72]>,
    /// How often a cell was too good, for either side.
    history: Box<[[i32; 64]; 2]>,
    children: Vec<[Child; 16]>,
    /// Only won, drawn, lost.
    solving: bool,
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
        (!self.stopped).then_some(score >= least)
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
    fn end(&self, balls: i32, ply: i32) -> i32 {
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
            ..=FEW => twins::chosen(stacks),
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
            best = self.child(&child, depth, ply, alpha, window.beta, true);
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
            while count > 0 && !self.stopped {
                let child = self.most_promising(ply, &mut count);
                let score = self.child(&child, depth, ply, alpha, window.beta, best_bit == 0);
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

    /// The score of a child for the mover: exactly if it is the first, else only whether it is better.
    #[inline(always)]
    fn child(
        &mut self,
        child: &Child,
        depth: i32,
        ply: i32,
        alpha: i32,
        beta: i32,
        first: bool,
    ) -> i32 {
        let Child { after, glance, .. } = child;
        let narrow = Window {
            alpha: -alpha - 1,
            beta: -alpha,
        };
        let wide = Window {
            alpha: -beta,
            beta: -alpha,
        };
        let mut score = alpha + 1;
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

    /// Lays out all moves of a position; or tells of the one after which the other side is lost at a glance.
    fn unfold(
        &mut self,
        stacks: &Stacks,
        moves: Cells,
        ply: i32,
        beta: i32,
    ) -> Result<usize, (Cells, i32, Bound)> {
        let at = ply as usize;
        let (killers, side) = (self.killers[at], at % 2);
        let sparse = self.solving && stacks.filled().count_ones() < SPARSE;
        let mut count = 0;
        for cell in each(moves) {
            let bit = 1 << cell;
            let after = self.net.after(stacks, bit);
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
            if killers.contains(&bit) {
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
    fn most_promising(&mut self, ply: i32, count: &mut usize) -> Child {
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
    fn refuted(&mut self, bit: Cells, depth: i32, ply: i32) {
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
    fn settles(&self, depth: i32, ply: i32, window: Window) -> Option<i32> {
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
