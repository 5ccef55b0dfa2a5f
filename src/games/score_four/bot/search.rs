//! Alpha-beta search. Positions that are decided without search are never expanded, and a forced reply costs no depth.
//!
//! The same search is the solver: then scores are only won (1), drawn (0) and lost (-1), and it looks to the end.

use super::evaluation::evaluate;
use super::move_ordering::{Child, Cutoff, NO_CHILD};
use super::position::{LineTable, Outlook, Position};
use super::symmetry;
use crate::ai::Limits;
use crate::ai::transposition::{Bound, Entry, TranspositionTable};
use crate::games::score_four::rules::{Cells, Peg};

/// The score of a game won at once; each ball on the way costs a point.
pub const WIN: i32 = 10_000;
/// Scores from here on are won.
pub const DECIDED: i32 = WIN - 100;
/// The solver's depth: more than there are cells.
pub const TO_THE_END: i32 = 100;
/// With at most so many balls symmetric positions share an entry of the transposition table.
const SYMMETRY_BALLS: u32 = 8;
/// Keeps the solver's entries of the transposition table apart.
pub(super) const SOLVER_SALT: u64 = 0x5bd1_e995_97f4_a7c1;
/// Late move reductions: from this place in the order on a move is searched one ply less deep, from that place on two.
const LATE_MOVE: usize = 3;
const VERY_LATE_MOVE: usize = 7;
/// Room for as many plies as there are cells, and a few more.
const PLIES: usize = 72;

/// The window of a node.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

/// One search, with its killer moves and history.
pub struct Search<'a, 'b> {
    /// The lines through each cell.
    pub lines: &'a LineTable,
    /// The transposition table.
    pub(super) table: &'a mut TranspositionTable,
    /// What may be used up.
    pub limits: &'a mut Limits<'b>,
    /// Moves that caused beta cutoffs, by ply.
    pub(super) killers: Box<[[Cells; 2]; PLIES]>,
    /// How often a cell caused beta cutoffs, for either side.
    pub(super) history: Box<[[i32; 64]; 2]>,
    /// The move lists, one a ply.
    pub(super) children: Vec<[Child; 16]>,
    /// Only won, drawn and lost count.
    pub(super) solving: bool,
    /// The solver stops at this count of positions.
    solver_nodes: u64,
    /// The solver stops at this share of the budget.
    solver_share: f64,
    stopped: bool,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search that knows nothing yet: the transposition table is cleared.
    pub fn new(
        lines: &'a LineTable,
        table: &'a mut TranspositionTable,
        limits: &'a mut Limits<'b>,
    ) -> Self {
        table.clear();
        Search {
            lines,
            table,
            limits,
            killers: Box::new([[0; 2]; PLIES]),
            history: Box::new([[0; 64]; 2]),
            children: vec![[NO_CHILD; 16]; PLIES],
            solving: false,
            solver_nodes: u64::MAX,
            solver_share: 2.0,
            stopped: false,
        }
    }

    /// Was the last search cut off by its limits?
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The score of a child of the root, from the view of the side to move at the root.
    pub fn score(&mut self, child: &Child, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.solving = false;
        self.solver_nodes = u64::MAX;
        self.stopped = self.limits.over();
        let window = Window {
            alpha: -beta,
            beta: -alpha,
        };
        -self.node(&child.after, child.outlook, depth, 1, window)
    }

    /// Is a child of the root worth at least `least` (1 won, 0 drawn) to the side to move at the root? Searches at most so many
    /// positions, and not beyond a share of the budget; `None` if that was not enough.
    pub fn is_at_least(
        &mut self,
        child: &Child,
        least: i32,
        nodes: u64,
        share: f64,
    ) -> Option<bool> {
        self.solving = true;
        self.solver_nodes = self.limits.nodes().saturating_add(nodes);
        self.solver_share = share;
        self.stopped = self.limits.over();
        let window = Window {
            alpha: -least,
            beta: 1 - least,
        };
        let score = -self.node(&child.after, child.outlook, TO_THE_END, 1, window);
        // That the solver gave up does not stop the search that comes after it.
        let gave_up = std::mem::replace(&mut self.stopped, self.limits.over());
        (!gave_up).then_some(score >= least)
    }

    /// Counts a position, and says whether the search must stop.
    #[inline(always)]
    fn spend(&mut self) -> bool {
        if self.limits.spend(1) {
            self.stopped = true;
        } else if self.solving {
            let nodes = self.limits.nodes();
            if nodes >= self.solver_nodes
                || nodes.is_multiple_of(2_048) && self.limits.used() > self.solver_share
            {
                self.stopped = true;
            }
        }
        self.stopped
    }

    /// The score of a game that is decided after so many balls: won if positive, lost if negative.
    #[inline(always)]
    pub(super) fn end_score(&self, balls: i32, ply: i32) -> i32 {
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

    /// The score of a position from the view of its side to move.
    fn node(
        &mut self,
        position: &Position,
        outlook: Outlook,
        mut depth: i32,
        ply: i32,
        window: Window,
    ) -> i32 {
        let safe = match outlook {
            Outlook::Decided(balls) => return self.end_score(balls, ply),
            Outlook::Forced(bit) => {
                if self.spend() {
                    return 0;
                }
                let after = self.lines.after(position, bit);
                let window = Window {
                    alpha: -window.beta,
                    beta: -window.alpha,
                };
                return -self.node(&after, after.outlook(), depth, ply + 1, window);
            }
            Outlook::Open(safe) => safe,
        };
        if self.spend() {
            return 0;
        }
        if depth <= 0 {
            return evaluate(position);
        }
        let (symmetry, canonical) = match position.filled().count_ones() {
            // Near the leaves, looking for the canonical position costs more than it saves.
            ..=SYMMETRY_BALLS if depth > 2 => symmetry::canonical(position),
            _ => (0, *position),
        };
        let mut salt = 0;
        if self.solving {
            // The table keeps what was searched deeper: for the solver, the positions with more empty cells.
            (salt, depth) = (SOLVER_SALT, (!position.filled()).count_ones() as i32);
        }
        let key = canonical.hash_key(salt);
        let mut first = 0;
        if let Some(entry) = self.table.get(key) {
            if let Some(score) = score_from_table(&entry, depth, ply, window) {
                return score;
            }
            let peg = Peg(entry.best as u8);
            first = safe & symmetry::transform_back(symmetry, peg.cells());
        }
        let (mut best, mut best_bit, mut alpha) = (-2 * WIN, 0, window.alpha);
        if first != 0 {
            let after = self.lines.after(position, first);
            let child = Child {
                bit: first,
                after,
                outlook: after.outlook(),
                priority: 0,
            };
            best = self.child(&child, depth, ply, alpha, window.beta, 0);
            best_bit = first;
            alpha = alpha.max(best);
        }
        if best < window.beta && !self.stopped {
            let mut count = match self.generate(position, safe & !first, ply, window.beta) {
                Ok(count) => count,
                Err(Cutoff { bit, score, bound }) => {
                    self.store(key, symmetry, score, bit, depth, ply, bound);
                    return score;
                }
            };
            let mut rank = usize::from(best_bit != 0);
            while count > 0 && !self.stopped {
                let child = self.take_best(ply, &mut count);
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
            self.record_cutoff(best_bit, depth, ply);
            Bound::Lower
        } else if best <= window.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        self.store(key, symmetry, best, best_bit, depth, ply, bound);
        best
    }

    /// The score of the child at this place of the order, from the view of its parent: principal variation search with late move
    /// reductions.
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
        let Child { after, outlook, .. } = child;
        let is_first = rank == 0;
        let narrow = Window {
            alpha: -alpha - 1,
            beta: -alpha,
        };
        let wide = Window {
            alpha: -beta,
            beta: -alpha,
        };
        let mut score = alpha + 1;
        if rank >= LATE_MOVE && depth >= 3 && !self.solving && matches!(outlook, Outlook::Open(_)) {
            let reduction = 1 + i32::from(rank >= VERY_LATE_MOVE);
            score = -self.node(after, *outlook, depth - 1 - reduction, ply + 1, narrow);
            if score <= alpha || self.stopped {
                return score;
            }
        }
        if !is_first && beta > alpha + 1 {
            score = -self.node(after, *outlook, depth - 1, ply + 1, narrow);
            if score <= alpha || score >= beta || self.stopped {
                return score;
            }
        }
        if is_first || score > alpha {
            score = -self.node(after, *outlook, depth - 1, ply + 1, wide);
        }
        score
    }

    /// Puts a position into the transposition table; wins and losses are counted from there on.
    #[allow(clippy::too_many_arguments)]
    fn store(
        &mut self,
        key: u64,
        symmetry: u32,
        score: i32,
        bit: Cells,
        depth: i32,
        ply: i32,
        bound: Bound,
    ) {
        let peg = symmetry::transform(symmetry, bit).trailing_zeros() as u8 % 16;
        let score = if score >= DECIDED {
            score + ply
        } else if score <= -DECIDED {
            score - ply
        } else {
            score
        };
        self.table
            .put(key, score as i16, peg.into(), depth as u8, bound);
    }
}

/// The score of an entry of the transposition table, if it is deep enough and its bound settles this window.
#[inline(always)]
pub(super) fn score_from_table(entry: &Entry, depth: i32, ply: i32, window: Window) -> Option<i32> {
    let mut score = i32::from(entry.score);
    let mut is_deep = i32::from(entry.depth) >= depth;
    if score >= DECIDED {
        // A win stays one, however deep it was searched.
        is_deep |= entry.bound != Bound::Upper;
        score -= ply;
    } else if score <= -DECIDED {
        is_deep |= entry.bound != Bound::Lower;
        score += ply;
    }
    let holds = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= window.beta,
        Bound::Upper => score <= window.alpha,
    };
    (is_deep && holds).then_some(score)
}
