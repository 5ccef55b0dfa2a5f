//! The search at the root: threat search, solver and iterative deepening, one after the other.

use super::engine::{BestMove, RootMove, Skill};
use super::move_ordering::Child;
use super::position::{Outlook, Position};
use super::search::{DECIDED, Search, WIN};
use super::threat_search::threat_win;

/// From so many balls on the solver is tried.
const SOLVER_BALLS: u32 = 22;
/// The depth before which the solver is tried: a search below it finds short wins sooner.
const SOLVER_DEPTH: i32 = 6;
/// The share of the budget the solver may use, for each ball beyond `SOLVER_BALLS`: early it would hardly succeed.
const SOLVER_SHARE: f64 = 0.06;
const MOST_SOLVER_SHARE: f64 = 0.75;
/// The positions the solver may search for each move in its first round, and the factor from round to round.
const FIRST_ROUND_NODES: u64 = 4_000;
const ROUND_FACTOR: u64 = 4;
/// The positions the threat search may look at.
const THREAT_NODES: u64 = 20_000;
/// Once a win is known, the share of the budget that may be used to find a shorter one.
const SHORTER_WIN_SHARE: f64 = 0.5;

/// The search for one request.
pub struct RootSearch<'a, 'b, 'r> {
    position: &'a Position,
    skill: Skill,
    search: Search<'a, 'b>,
    /// A win is known; only a shorter one is reported.
    win_known: bool,
    report: &'r mut dyn FnMut(BestMove),
}

impl<'a, 'b, 'r> RootSearch<'a, 'b, 'r> {
    /// A search that reports each better move.
    pub fn new(
        position: &'a Position,
        skill: Skill,
        search: Search<'a, 'b>,
        report: &'r mut dyn FnMut(BestMove),
    ) -> Self {
        RootSearch {
            position,
            skill,
            search,
            win_known: false,
            report,
        }
    }

    /// Searches the moves until the limits are reached or nothing is left to find out.
    pub fn run(&mut self, moves: &mut Vec<RootMove>) {
        let skill = self.skill;
        let is_late = self.position.filled().count_ones() >= SOLVER_BALLS;
        if skill.solves {
            self.find_threat_win(moves);
        }
        for depth in 1..=skill.depth {
            if depth == SOLVER_DEPTH && skill.solves && is_late && moves.len() > 1 {
                self.solve(moves);
            }
            if self.deepen(moves, depth) {
                return;
            }
        }
    }

    /// Looks for a move that wins by threats alone.
    fn find_threat_win(&mut self, moves: &mut [RootMove]) {
        let most = (self.search.limits.left() / 8).min(THREAT_NODES);
        let mut left = most;
        for i in 0..moves.len() {
            let Child { after, outlook, .. } = moves[i].child;
            let Outlook::Forced(reply) = outlook else {
                continue;
            };
            let lines = self.search.lines;
            let next = lines.after(&after, reply);
            if let Some(balls) = threat_win(lines, &next, next.outlook(), &mut left) {
                self.set_winner(moves, i, WIN - 2 - balls);
                break;
            }
        }
        self.search.limits.spend(most - left);
    }

    /// Puts a move that is proven to win first, and reports it.
    fn set_winner(&mut self, moves: &mut [RootMove], index: usize, score: i32) {
        moves[..=index].rotate_right(1);
        let winner = &mut moves[0];
        winner.at_least = 1;
        winner.score = score;
        self.win_known = true;
        (self.report)(winner.as_best(1));
    }

    /// Proves which moves win and which lose, as far as the budget reaches, and drops the losing ones unless all lose.
    fn solve(&mut self, moves: &mut Vec<RootMove>) {
        if self.win_known {
            return;
        }
        let balls = self.position.filled().count_ones();
        let share = (SOLVER_SHARE * f64::from(balls - SOLVER_BALLS)).min(MOST_SOLVER_SHARE);
        let mut nodes = FIRST_ROUND_NODES;
        while moves
            .iter()
            .any(|candidate| candidate.at_least < candidate.at_most)
        {
            for i in 0..moves.len() {
                for wanted in [1, 0] {
                    let candidate = &moves[i];
                    if candidate.at_least >= wanted || candidate.at_most < wanted {
                        continue;
                    }
                    let child = &candidate.child;
                    match self.search.is_at_least(child, wanted, nodes, share) {
                        Some(true) => moves[i].at_least = wanted,
                        Some(false) => moves[i].at_most = wanted - 1,
                        // Whether it draws is asked once it is known not to win.
                        None => break,
                    }
                    if moves[i].at_least == 1 {
                        return self.set_winner(moves, i, DECIDED);
                    }
                }
            }
            if self.search.limits.over() || self.search.limits.used() > share {
                break;
            }
            nodes = nodes.saturating_mul(ROUND_FACTOR);
        }
        if moves.iter().any(|candidate| candidate.at_most >= 0) {
            moves.retain(|candidate| candidate.at_most >= 0);
        }
    }

    /// Searches all moves to this depth, puts the best one first, and says whether the search is finished.
    fn deepen(&mut self, moves: &mut [RootMove], depth: i32) -> bool {
        let (mut best, mut best_index) = (-2 * WIN, 0);
        for (i, candidate) in moves.iter_mut().enumerate() {
            let RootMove { child, noise, .. } = candidate;
            let alpha = best - *noise;
            let mut score = alpha + 1;
            if i > 0 {
                score = self.search.score(child, depth - 1, alpha, alpha + 1);
            }
            if score > alpha && !self.search.stopped() {
                score = self.search.score(child, depth - 1, alpha, 2 * WIN);
            }
            if self.search.stopped() {
                return true;
            }
            if score > alpha {
                best = score + *noise;
                best_index = i;
                candidate.score = score;
                // A win that is known is not given up for a move that only looks better.
                if !self.win_known || score >= DECIDED {
                    (self.report)(candidate.as_best(depth));
                }
            }
        }
        moves[..=best_index].rotate_right(1);
        let score = moves[0].score;
        let is_decided = score.abs() >= DECIDED;
        let balls_to_end = WIN - score.abs();
        let share = self.search.limits.used();
        is_decided && balls_to_end <= depth + 2
            || (self.win_known || is_decided && score > 0) && share > SHORTER_WIN_SHARE
            || depth >= 64 - self.position.filled().count_ones() as i32
    }
}
