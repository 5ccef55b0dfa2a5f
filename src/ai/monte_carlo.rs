//! Information set Monte Carlo tree search (Cowling et al. 2012), for hidden hands: each sample imagines afresh what the seat cannot
//! see, and all of them grow one tree.
//!
//! The tree has branches for decisions and for the draws that the seat sees, not for what others draw in secret. A move that is
//! possible only in some samples is judged by those.

use super::levels::{Candidate, Strength, is_overlooked, unit};
use super::{Found, Insight, Limits, value};
use crate::game::Turn;
use crate::game::rng::Rng;
use crate::game::seat::{PerSeat, Seat};
use rand::RngExt as _;

/// The weight of exploration against what has done well so far.
const EXPLORATION: f32 = 0.4;
/// The tree has at most so many branches.
const MOST_BRANCHES: usize = 400_000;
/// No line is longer.
const LONGEST: u32 = 200;
/// Beyond the tree so many draws and forced moves are followed before a position is judged.
const SETTLING: u32 = 8;

/// A branch of the tree: a move, and how it went.
struct Branch<M> {
    m: M,
    /// Who made it; nobody, if it was drawn.
    by: Option<Seat>,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// What came of it for whoever made it, all samples together.
    sum: f32,
    children: Vec<u32>,
}

impl<M> Branch<M> {
    fn new(m: M, by: Option<Seat>) -> Branch<M> {
        Branch {
            m,
            by,
            visits: 0,
            available: 0,
            sum: 0.0,
            children: Vec::new(),
        }
    }

    fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

struct Search<'a, 'b, G: Insight> {
    seat: Seat,
    strength: Strength,
    rng: &'a mut Rng,
    salt: u64,
    limits: &'a mut Limits<'b>,
    /// The first one is the root.
    tree: Vec<Branch<G::Move>>,
    /// The branches of the sample at hand.
    path: Vec<usize>,
    deepest: u32,
}

/// Reports each better move, at least one.
pub(super) fn search<G: Insight>(
    position: &G,
    seat: Seat,
    candidates: &[Candidate<G>],
    strength: Strength,
    rng: &mut Rng,
    limits: &mut Limits,
    report: &mut dyn FnMut(Found<G::Move>),
) {
    let salt = rng.random();
    let mut search = Search::<G> {
        seat,
        strength,
        rng,
        salt,
        limits,
        tree: vec![Branch::new(candidates[0].m, None)],
        path: Vec::new(),
        deepest: 0,
    };
    // The branches of the root, in the order of the candidates.
    for candidate in candidates {
        search.branch(0, candidate.m, Some(seat));
    }
    let mut reported = None;
    loop {
        let mut world = position.clone();
        world.imagine(seat, search.rng);
        search.sample(world);
        let best = search.best(candidates);
        let over = search.limits.over();
        let all_tried = search.tree[candidates.len()].visits > 0;
        if over || reported.is_none() || all_tried && reported != Some(best) {
            reported = Some(best);
            report(Found {
                m: candidates[best].m,
                worth: search.tree[1 + best].mean(),
                margin: None,
                depth: search.deepest.max(1),
            });
        }
        if over {
            return;
        }
    }
}

impl<G: Insight> Search<'_, '_, G> {
    /// The candidate that did best, among those that were tried often enough.
    fn best(&self, candidates: &[Candidate<G>]) -> usize {
        let branches = &self.tree[1..=candidates.len()];
        let most = branches.iter().map(|b| b.visits).max().unwrap_or(0);
        let (mut best, mut index) = (f32::NEG_INFINITY, 0);
        for (i, branch) in branches.iter().enumerate() {
            let worth = branch.mean() + candidates[i].noise;
            if branch.visits > 0 && branch.visits >= most / 2 && worth > best {
                (best, index) = (worth, i);
            }
        }
        index
    }

    /// Plays one imagined world down the tree and a branch further, and adds the result to its branches.
    fn sample(&mut self, mut world: G) {
        self.path.clear();
        let (mut at, mut depth) = (0, 0);
        for _ in 0..LONGEST {
            if self.limits.over() {
                break;
            }
            let moves = world.moves();
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance(by) => {
                    let m = self.drawn(&world, &moves);
                    self.make(&mut world, m);
                    if by.is_none_or(|by| by == self.seat) {
                        at = self.branch(at, m, None).0;
                        self.path.push(at);
                    }
                }
                Turn::Seat(seat) => {
                    if depth >= self.strength.depth {
                        break;
                    }
                    depth += 1;
                    let (m, is_new);
                    (at, m, is_new) = self.choose(at, seat, &moves);
                    self.path.push(at);
                    self.make(&mut world, m);
                    if is_new {
                        break;
                    }
                }
            }
        }
        self.deepest = self.deepest.max(depth);
        self.settle(&mut world);
        let worth = value(&world);
        self.add_result(&worth);
    }

    fn add_result(&mut self, worth: &PerSeat<f32>) {
        for at in &self.path {
            let branch = &mut self.tree[*at];
            branch.visits += 1;
            branch.sum += branch.by.map_or(0.0, |seat| worth[seat]);
        }
    }

    fn make(&mut self, world: &mut G, m: G::Move) {
        self.limits.spend(1);
        world.apply(m);
    }

    /// The branch of a move, the one that is there or a new one; and whether it was never followed.
    fn branch(&mut self, at: usize, m: G::Move, by: Option<Seat>) -> (usize, bool) {
        for child in &self.tree[at].children {
            let branch = &self.tree[*child as usize];
            if branch.m == m && branch.by == by {
                return (*child as usize, branch.visits == 0);
            }
        }
        let new = self.tree.len();
        self.tree.push(Branch::new(m, by));
        self.tree[at].children.push(new as u32);
        (new, true)
    }

    /// The branch that a seat follows: each move once, and then by upper confidence bounds. Returns whether it was never followed.
    fn choose(&mut self, at: usize, seat: Seat, moves: &[G::Move]) -> (usize, G::Move, bool) {
        // At the root only what the level notices is there to choose from.
        let branches = match at == 0 && self.path.is_empty() {
            true => self.root_branches(),
            false => self.branches(at, seat, moves),
        };
        let (mut best, mut chosen) = (f32::NEG_INFINITY, branches[0]);
        for branch in branches {
            let found = &mut self.tree[branch];
            found.available += 1;
            if found.visits == 0 {
                return (branch, found.m, true);
            }
            let visits = found.visits as f32;
            let exploration = ((found.available as f32).ln().max(0.0) / visits).sqrt();
            let bound = found.mean() + EXPLORATION * exploration;
            if bound > best {
                (best, chosen) = (bound, branch);
            }
        }
        // Once the tree is full, its branches are sampled without growing.
        (chosen, self.tree[chosen].m, self.tree.len() > MOST_BRANCHES)
    }

    fn root_branches(&self) -> Vec<usize> {
        let children = self.tree[0].children.iter();
        children.map(|child| *child as usize).collect()
    }

    /// Branches for all moves that are not overlooked.
    fn branches(&mut self, at: usize, seat: Seat, moves: &[G::Move]) -> Vec<usize> {
        let overlooks = self.strength.overlooks;
        let mut branches = Vec::with_capacity(moves.len());
        for (i, m) in moves.iter().enumerate() {
            if overlooks == 0.0 || !is_overlooked(at as u64, i, self.salt, overlooks) {
                branches.push(self.branch(at, *m, Some(seat)).0);
            }
        }
        if branches.is_empty() {
            branches.push(self.branch(at, moves[0], Some(seat)).0);
        }
        branches
    }

    /// One of chance's moves, by their weights.
    fn drawn(&mut self, world: &G, moves: &[G::Move]) -> G::Move {
        let odds: u32 = moves.iter().map(|m| world.weight(*m)).sum();
        let mut left = (unit(self.rng) * odds as f32) as u32;
        for m in moves {
            let weight = world.weight(*m);
            if left < weight {
                return *m;
            }
            left -= weight;
        }
        moves[0]
    }

    /// Follows draws and forced moves: a position is judged where somebody has a choice.
    fn settle(&mut self, world: &mut G) {
        for _ in 0..SETTLING {
            let moves = world.moves();
            let m = match world.turn() {
                Turn::Chance(_) => self.drawn(world, &moves),
                Turn::Seat(_) if moves.len() == 1 => moves[0],
                _ => return,
            };
            self.make(world, m);
        }
    }
}
