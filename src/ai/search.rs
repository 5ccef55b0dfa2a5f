//! Alpha-beta, for two seats and nothing hidden: deeper and deeper, what was best before first.
//!
//! Scores are from the side of whoever moves in a position. Nothing alternates by itself: a score changes its sign only where
//! the turn goes to the other seat.

use super::levels::{Candidate, Strength, is_overlooked, next};
use super::memory::{Bound, Known, Memory, TO_THE_END, key};
use super::{Found, Insight, Limits, WON, sort};
use crate::game::Turn;
use crate::seat::{PerSeat, Seat};

/// The score of worth 1.
const FULL: f32 = 1_000_000.0;
/// A score that only the end of the game has. An end loses a point a move on its way back: the nearer win is the better one.
const DECIDED: i32 = ((2.0 * WON - 1.0) * FULL) as i32 - 2 * LONGEST as i32;
/// More than any score.
const BEYOND: i32 = 2 * FULL as i32;
/// No line is longer.
const LONGEST: u32 = 240;
/// What a move gains in the order of moves that refuted another one.
const REFUTED: i32 = 20_000;

#[derive(Clone, Copy)]
struct Score {
    score: i32,
    /// Every line that matters was followed to the end of the game.
    complete: bool,
}

/// One position being searched.
struct Node {
    key: u64,
    me: Seat,
    depth: u32,
    ply: u32,
    alpha: i32,
    beta: i32,
    best: Score,
    index: usize,
    complete: bool,
}

/// A move to choose from.
struct Root<G: Insight> {
    /// Its score at first sight.
    seems: i32,
    noise: i32,
    candidate: Candidate<G>,
}

struct Search<'a, 'b, G: Insight> {
    strength: Strength,
    salt: u64,
    limits: &'a mut Limits<'b>,
    memory: Memory,
    /// Moves that were too good, by their distance from the root.
    refutations: Vec<[Option<G::Move>; 2]>,
    /// No line of this depth is longer.
    longest: u32,
}

/// Tells of each better move, at least of one.
pub(super) fn search<G: Insight>(
    candidates: Vec<Candidate<G>>,
    seat: Seat,
    strength: Strength,
    salt: u64,
    limits: &mut Limits,
    tell: &mut dyn FnMut(Found<G::Move>),
) {
    let memory = Memory::new(limits.left());
    let mut search = Search::<G> {
        strength,
        salt,
        limits,
        memory,
        refutations: vec![[None; 2]; LONGEST as usize + 2],
        longest: 0,
    };
    // At first sight.
    let (mut roots, mut best) = (Vec::new(), -BEYOND);
    for candidate in candidates {
        let noise = points(2.0 * candidate.noise);
        let mut seems = -BEYOND;
        if roots.is_empty() || !search.limits.over() {
            search.limits.spend(1);
            seems = standing(&candidate.after, seat, 1) + noise;
        }
        if seems > best {
            best = seems;
            let over = matches!(candidate.after.turn(), Turn::Over(_));
            tell(found::<G>(candidate.m, seems - noise, over, 1));
        }
        roots.push(Root {
            seems,
            noise,
            candidate,
        });
    }
    sort(&mut roots, |root| -root.seems);
    let first = if strength.chains { 1 } else { 2 };
    for depth in first..=strength.depth.min(LONGEST / 2) {
        if search.deepen(&mut roots, seat, depth, tell) {
            return;
        }
    }
}

impl<G: Insight> Search<'_, '_, G> {
    /// Looks at all moves to this depth; tells whether there is no more to find out.
    fn deepen(
        &mut self,
        roots: &mut [Root<G>],
        seat: Seat,
        depth: u32,
        tell: &mut dyn FnMut(Found<G::Move>),
    ) -> bool {
        self.longest = (2 * depth + 16).min(LONGEST);
        let (mut best, mut index, mut complete) = (-BEYOND, 0, true);
        for (i, root) in roots.iter().enumerate() {
            let Root {
                noise, candidate, ..
            } = root;
            let alpha = (best - noise).max(-BEYOND);
            let mut found_out = Score {
                score: alpha + 1,
                complete,
            };
            if i > 0 {
                found_out = self.child(&candidate.after, seat, depth, 1, alpha, alpha + 1);
            }
            if found_out.score > alpha {
                found_out = self.child(&candidate.after, seat, depth, 1, alpha, BEYOND);
            }
            if self.limits.over() {
                return true;
            }
            complete &= found_out.complete;
            if found_out.score + noise > best {
                best = found_out.score + noise;
                index = i;
                // With moves overlooked the end of all lines is not the truth.
                let sure = found_out.complete && self.strength.overlooks == 0.0;
                tell(found::<G>(candidate.m, found_out.score, sure, depth));
            }
        }
        roots[..=index].rotate_right(1);
        complete
    }

    /// The score, for `me`, of the position that a move of theirs led to.
    fn child(&mut self, after: &G, me: Seat, depth: u32, ply: u32, alpha: i32, beta: i32) -> Score {
        let stands = |complete| Score {
            score: standing(after, me, ply),
            complete,
        };
        let mover = match after.turn() {
            Turn::Seat(mover) => mover,
            Turn::Over(_) => return stands(true),
            Turn::Chance(_) => return stands(false),
        };
        let again = mover == me;
        let depth = depth - u32::from(!(again && self.strength.chains));
        if depth == 0 || ply >= self.longest {
            return stands(false);
        }
        if again {
            return self.node(after, me, depth, ply, alpha, beta);
        }
        let theirs = self.node(after, mover, depth, ply, -beta, -alpha);
        Score {
            score: -theirs.score,
            ..theirs
        }
    }

    /// The score of a position for whoever has to move in it.
    fn node(
        &mut self,
        position: &G,
        me: Seat,
        depth: u32,
        ply: u32,
        alpha: i32,
        beta: i32,
    ) -> Score {
        let key = key(position);
        let known = self.memory.get(key);
        if let Some(known) = known {
            let score = moved(known.score, -(ply as i32));
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if holds && u32::from(known.depth) >= depth {
                let complete = known.depth == TO_THE_END;
                return Score { score, complete };
            }
        }
        let moves = position.moves();
        let first = known.and_then(|known| known.best(moves.len()));
        let mut node = Node {
            key,
            me,
            depth,
            ply,
            alpha,
            beta,
            best: Score {
                score: -BEYOND,
                complete: true,
            },
            index: usize::MAX,
            complete: true,
        };
        self.try_all(position, &moves, first, &mut node);
        if self.limits.over() {
            return node.best;
        }
        if node.index == usize::MAX {
            // All overlooked.
            return Score {
                score: standing(position, me, ply),
                complete: false,
            };
        }
        self.remember(&node, alpha, moves[node.index]);
        node.best
    }

    /// Tries the moves of a position until one is too good.
    fn try_all(&mut self, position: &G, moves: &[G::Move], first: Option<usize>, node: &mut Node) {
        if let Some(index) = first
            && self.try_one(&next(position, moves[index]), index, node)
        {
            return;
        }
        let in_order = match node.depth {
            1 => Vec::new(),
            _ => self.in_order(position, moves, first, node),
        };
        for (_, index, after) in &in_order {
            if self.try_one(after, *index, node) {
                return;
            }
        }
        if node.depth > 1 {
            return;
        }
        for (index, m) in moves.iter().enumerate() {
            if Some(index) != first && self.try_one(&next(position, *m), index, node) {
                return;
            }
        }
    }

    /// The positions that moves lead to, the most promising first.
    fn in_order(
        &self,
        position: &G,
        moves: &[G::Move],
        first: Option<usize>,
        node: &Node,
    ) -> Vec<(i32, usize, G)> {
        let mut children = Vec::with_capacity(moves.len());
        for (index, m) in moves.iter().enumerate() {
            if Some(index) == first {
                continue;
            }
            let after = next(position, *m);
            let refuted = self.refutations[node.ply as usize].contains(&Some(*m));
            let promise = standing(&after, node.me, node.ply) + i32::from(refuted) * REFUTED;
            children.push((-promise, index, after));
        }
        sort(&mut children, |(promise, ..)| *promise);
        children
    }

    /// Tries one move; tells whether the others need not be tried.
    fn try_one(&mut self, after: &G, index: usize, node: &mut Node) -> bool {
        if self.strength.overlooks > 0.0
            && is_overlooked(node.key, index, self.salt, self.strength.overlooks)
        {
            return false;
        }
        if self.limits.spend(1) {
            return true;
        }
        let (me, depth, ply) = (node.me, node.depth, node.ply + 1);
        let mut found = Score {
            score: node.alpha + 1,
            complete: true,
        };
        if node.index != usize::MAX {
            found = self.child(after, me, depth, ply, node.alpha, node.alpha + 1);
        }
        if found.score > node.alpha && (node.index == usize::MAX || found.score < node.beta) {
            found = self.child(after, me, depth, ply, node.alpha, node.beta);
        }
        if self.limits.over() {
            return true;
        }
        node.complete &= found.complete;
        if found.score > node.best.score {
            (node.best, node.index) = (found, index);
            node.alpha = node.alpha.max(found.score);
        }
        let too_good = found.score >= node.beta;
        // One good enough answer proves its bound by itself; else all count.
        if !too_good {
            node.best.complete = node.complete;
        }
        too_good
    }

    fn remember(&mut self, node: &Node, alpha: i32, m: G::Move) {
        let bound = if node.best.score >= node.beta {
            let refutations = &mut self.refutations[node.ply as usize];
            if refutations[0] != Some(m) {
                *refutations = [Some(m), refutations[0]];
            }
            Bound::Least
        } else if node.best.score <= alpha {
            Bound::Most
        } else {
            Bound::Exact
        };
        let depth = match node.best.complete {
            true => TO_THE_END,
            false => node.depth as u8,
        };
        let score = moved(node.best.score, node.ply as i32);
        self.memory
            .put(Known::new(node.key, score, depth, bound, node.index));
    }
}

/// The score of a position as it stands, for one seat.
fn standing<G: Insight>(position: &G, seat: Seat, ply: u32) -> i32 {
    let score = |worth: PerSeat<f32>| points(2.0 * worth[seat] - 1.0);
    match position.turn() {
        Turn::Over(outcome) => moved(score(position.reward(&outcome)), -(ply as i32)),
        _ => score(position.worth()).clamp(1 - DECIDED, DECIDED - 1),
    }
}

/// A decided score, so many moves nearer to the end.
fn moved(score: i32, nearer: i32) -> i32 {
    if score >= DECIDED {
        score + nearer
    } else if score <= -DECIDED {
        score - nearer
    } else {
        score
    }
}

fn points(worth: f32) -> i32 {
    (worth * FULL) as i32
}

fn found<G: Insight>(m: G::Move, score: i32, sure: bool, depth: u32) -> Found<G::Move> {
    let worth = (score as f32 / FULL + 1.0) / 2.0;
    Found {
        m,
        worth,
        margin: if sure { G::margin(worth) } else { None },
        depth,
    }
}
