//! Alpha-beta with iterative deepening and a transposition table, for two seats and nothing hidden.
//!
//! Scores are from the side of whoever moves in a position. A score changes its sign only where the turn goes to the other seat,
//! because a seat may move again.

use super::levels::{Candidate, Strength, is_overlooked, next};
use super::transposition::Bound;
use super::transposition::hashed::{Entry, HashedTable, TO_THE_END, hash};
use super::{Found, Insight, Limits, WON};
use crate::game::Turn;
use crate::game::seat::{PerSeat, Seat};
use std::cmp::Reverse;

/// The score of worth 1.
const FULL: f32 = 1_000_000.0;
/// The least score of a won game. It loses a point for each move before it, so that the nearer win is the better one.
const DECIDED: i32 = ((2.0 * WON - 1.0) * FULL) as i32 - 2 * LONGEST as i32;
/// More than any score.
const BEYOND: i32 = 2 * FULL as i32;
/// No line is longer.
const LONGEST: u32 = 240;
/// What a killer move gains in the order of moves.
const KILLER: i32 = 20_000;

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
    /// Its score without looking ahead.
    static_score: i32,
    noise: i32,
    candidate: Candidate<G>,
}

struct Search<'a, 'b, G: Insight> {
    strength: Strength,
    salt: u64,
    limits: &'a mut Limits<'b>,
    table: HashedTable,
    /// Killer moves: those that caused a cut, by their distance from the root.
    killers: Vec<[Option<G::Move>; 2]>,
    /// No line of this depth is longer.
    longest: u32,
}

/// Reports each better move, at least one.
pub(super) fn search<G: Insight>(
    candidates: Vec<Candidate<G>>,
    seat: Seat,
    strength: Strength,
    salt: u64,
    limits: &mut Limits,
    report: &mut dyn FnMut(Found<G::Move>),
) {
    let table = HashedTable::new(limits.left());
    let mut search = Search::<G> {
        strength,
        salt,
        limits,
        table,
        killers: vec![[None; 2]; LONGEST as usize + 2],
        longest: 0,
    };
    let (mut roots, mut best) = (Vec::new(), -BEYOND);
    for candidate in candidates {
        let noise = points(2.0 * candidate.noise);
        let mut static_score = -BEYOND;
        if roots.is_empty() || !search.limits.over() {
            search.limits.spend(1);
            static_score = evaluate(&candidate.after, seat, 1) + noise;
        }
        if static_score > best {
            best = static_score;
            let over = matches!(candidate.after.turn(), Turn::Over(_));
            report(found::<G>(candidate.m, static_score - noise, over, 1));
        }
        roots.push(Root {
            static_score,
            noise,
            candidate,
        });
    }
    roots.sort_by_key(|root| Reverse(root.static_score));
    let first = if strength.chains { 1 } else { 2 };
    for depth in first..=strength.depth.min(LONGEST / 2) {
        if search.deepen(&mut roots, seat, depth, report) {
            return;
        }
    }
}

impl<G: Insight> Search<'_, '_, G> {
    /// Searches all moves to this depth; returns whether there is no more to find out.
    fn deepen(
        &mut self,
        roots: &mut [Root<G>],
        seat: Seat,
        depth: u32,
        report: &mut dyn FnMut(Found<G::Move>),
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
                report(found::<G>(candidate.m, found_out.score, sure, depth));
            }
        }
        roots[..=index].rotate_right(1);
        complete
    }

    /// The score, for `me`, of the position that a move of theirs led to.
    fn child(&mut self, after: &G, me: Seat, depth: u32, ply: u32, alpha: i32, beta: i32) -> Score {
        let leaf = |complete| Score {
            score: evaluate(after, me, ply),
            complete,
        };
        let mover = match after.turn() {
            Turn::Seat(mover) => mover,
            Turn::Over(_) => return leaf(true),
            Turn::Chance(_) => return leaf(false),
        };
        let again = mover == me;
        let depth = depth - u32::from(!(again && self.strength.chains));
        if depth == 0 || ply >= self.longest {
            return leaf(false);
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
        let key = hash(position);
        let stored = self.table.get(key);
        if let Some(entry) = stored {
            let score = moved(entry.score, -(ply as i32));
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if holds && u32::from(entry.depth) >= depth {
                let complete = entry.depth == TO_THE_END;
                return Score { score, complete };
            }
        }
        let moves = position.moves();
        let first = stored.and_then(|entry| entry.best(moves.len()));
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
                score: evaluate(position, me, ply),
                complete: false,
            };
        }
        self.store(&node, alpha, moves[node.index]);
        node.best
    }

    /// Tries the moves of a position until one causes a cut.
    fn try_all(&mut self, position: &G, moves: &[G::Move], first: Option<usize>, node: &mut Node) {
        if let Some(index) = first
            && self.try_one(&next(position, moves[index]), index, node)
        {
            return;
        }
        if node.depth > 1 {
            for (_, index, after) in &self.ordered(position, moves, first, node) {
                if self.try_one(after, *index, node) {
                    return;
                }
            }
            return;
        }
        // One move ahead, to put them into order would cost more than it saves.
        for (index, m) in moves.iter().enumerate() {
            if Some(index) != first && self.try_one(&next(position, *m), index, node) {
                return;
            }
        }
    }

    /// The positions that moves lead to, the most promising first.
    fn ordered(
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
            let is_killer = self.killers[node.ply as usize].contains(&Some(*m));
            let promise = evaluate(&after, node.me, node.ply) + i32::from(is_killer) * KILLER;
            children.push((promise, index, after));
        }
        children.sort_by_key(|(promise, ..)| Reverse(*promise));
        children
    }

    /// Tries one move; returns whether the others need not be tried.
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
        let is_cut = found.score >= node.beta;
        // A move that causes a cut proves the bound alone; else all moves count.
        if !is_cut {
            node.best.complete = node.complete;
        }
        is_cut
    }

    fn store(&mut self, node: &Node, alpha: i32, m: G::Move) {
        let bound = if node.best.score >= node.beta {
            let killers = &mut self.killers[node.ply as usize];
            if killers[0] != Some(m) {
                *killers = [Some(m), killers[0]];
            }
            Bound::Lower
        } else if node.best.score <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let depth = match node.best.complete {
            true => TO_THE_END,
            false => node.depth as u8,
        };
        let score = moved(node.best.score, node.ply as i32);
        self.table
            .put(Entry::new(node.key, score, depth, bound, node.index));
    }
}

/// The score of a position for one seat, without looking ahead.
fn evaluate<G: Insight>(position: &G, seat: Seat, ply: u32) -> i32 {
    let score = |worth: PerSeat<f32>| points(2.0 * worth[seat] - 1.0);
    match position.turn() {
        Turn::Over(outcome) => moved(score(position.reward(&outcome)), -(ply as i32)),
        _ => score(position.worth()).clamp(1 - DECIDED, DECIDED - 1),
    }
}

/// A score, so many moves nearer to the end if the game is decided.
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
