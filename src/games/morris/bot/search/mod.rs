//! Alpha-beta over whole turns with iterative deepening, a transposition table and a quiescence search.
//!
//! Scores are from the view of the side to move, in hundredths of a man. A position that occurred before, in the match or on the
//! line being searched, is a draw: who stands better must find something else.

mod quiescence;

use crate::ai::Limits;
use crate::ai::transposition::{Bound, TranspositionTable};
use crate::games::morris::bot::bitboard::ALL;
use crate::games::morris::bot::endgame::{EndgameTables, Value, is_won};
use crate::games::morris::bot::evaluation::Weights;
use crate::games::morris::bot::ordering::{MAX_PLY, MoveOrdering};
use crate::games::morris::bot::position::{PackedTurn, Position};
use crate::games::morris::rules::board::Points;
use quiescence::Extension;

/// The score of a game won at once; one less for each turn it takes.
pub const WIN: i32 = 30_000;
/// From here on a score is a proven win.
pub const DECIDED: i32 = 29_000;
/// More than any score.
const INFINITY: i32 = 32_000;
/// How far the evaluation may set drawn endgames apart.
const MAX_DRAW_SCORE: i32 = 60;

/// A turn at the root, and where it leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RootTurn {
    /// The turn.
    pub turn: PackedTurn,
    /// The position after it.
    pub after: Position,
}

impl RootTurn {
    /// A turn of a position.
    pub fn new(position: &Position, turn: PackedTurn) -> RootTurn {
        let after = position.after(turn);
        RootTurn { turn, after }
    }
}

/// A position being searched: the window, and the best turn so far.
struct Node {
    depth: u32,
    ply: usize,
    alpha: i32,
    beta: i32,
    best: i32,
    best_turn: PackedTurn,
    /// Was a turn searched? Those after the first get a null window.
    is_searched: bool,
}

/// A search from one root.
pub struct Search<'a, 'b> {
    endgame: Option<&'a EndgameTables>,
    weights: Weights,
    transpositions: &'a mut TranspositionTable,
    limits: &'a mut Limits<'b>,
    /// Keys of the positions before this one, of the match and then of the line being searched.
    past: Vec<u64>,
    /// Where in `past` the positions begin that may still recur: after the last capture or placement.
    reversible_from: usize,
    /// How many turns without a capture make a draw.
    quiet_limit: usize,
    ordering: Box<MoveOrdering>,
}

impl<'a, 'b> Search<'a, 'b> {
    /// Begins after these positions since the last capture.
    pub fn new(
        endgame: Option<&'a EndgameTables>,
        weights: Weights,
        transpositions: &'a mut TranspositionTable,
        limits: &'a mut Limits<'b>,
        past: Vec<u64>,
        quiet_limit: usize,
    ) -> Search<'a, 'b> {
        transpositions.clear();
        Search {
            endgame,
            weights,
            transpositions,
            limits,
            past,
            reversible_from: 0,
            quiet_limit,
            ordering: MoveOrdering::new(),
        }
    }

    /// How much of the limits is used up, 0 to 1.
    pub fn used(&self) -> f64 {
        self.limits.used()
    }

    /// Searches all turns to a depth, reports each better one and moves it to the front. `None` if the limits were reached.
    pub fn root(
        &mut self,
        position: &Position,
        turns: &mut [RootTurn],
        depth: u32,
        report: &mut dyn FnMut(PackedTurn, i32),
    ) -> Option<i32> {
        let mut node = Node::new(depth, 0, -INFINITY, INFINITY);
        for i in 0..turns.len() {
            let RootTurn { turn, after } = turns[i];
            let before = node.best;
            self.search_turn(position, turn, &after, &mut node);
            if self.limits.over() {
                return None;
            }
            if node.best > before {
                turns[..=i].rotate_right(1);
                report(turn, node.best);
            }
        }
        Some(node.best)
    }

    /// Is a turn worth at least this score? False if the limits were reached first.
    pub fn reaches(
        &mut self,
        position: &Position,
        root_turn: &RootTurn,
        depth: u32,
        score: i32,
    ) -> bool {
        let RootTurn { turn, after } = root_turn;
        let mut node = Node::new(depth, 0, score - 1, score);
        self.search_turn(position, *turn, after, &mut node) && !self.limits.over()
    }

    /// Searches one turn of a node: first with a null window, then with the full one where that fails. Returns whether the other
    /// turns can be cut off.
    fn search_turn(
        &mut self,
        position: &Position,
        turn: PackedTurn,
        after: &Position,
        node: &mut Node,
    ) -> bool {
        let (past_len, reversible_from) = (self.past.len(), self.reversible_from);
        self.past.push(position.key());
        if turn.is_capture() || position.hand[0] > 0 {
            self.reversible_from = self.past.len();
        }
        let (depth, ply, alpha) = (node.depth - 1, node.ply + 1, node.alpha);
        let mut score = alpha + 1;
        if node.is_searched {
            score = -self.node(after, depth, ply, -alpha - 1, -alpha);
        }
        if score > alpha && (!node.is_searched || score < node.beta) {
            score = -self.node(after, depth, ply, -node.beta, -alpha);
        }
        self.past.truncate(past_len);
        self.reversible_from = reversible_from;
        if self.limits.over() {
            return true;
        }
        node.is_searched = true;
        if score > node.best {
            node.best = score;
            node.best_turn = turn;
            node.alpha = alpha.max(score);
        }
        score >= node.beta
    }

    /// The score of a position that needs no search: lost, won with the next turn, or in the endgame tables.
    #[inline]
    fn immediate_score(&self, position: &Position, closable: Points, ply: usize) -> Option<i32> {
        if position.is_lost() {
            return Some(ply as i32 - WIN);
        }
        // A capture might set a blocked side free, so blocking is only sure without one.
        let wins = match closable {
            0 => position.can_block(),
            _ => position.other_men() == 3,
        };
        if wins {
            return Some(WIN - 1 - ply as i32);
        }
        let value = self.endgame?.probe(position)?;
        Some(self.endgame_score(value, position, ply))
    }

    /// The score of a position for the side to move.
    fn node(&mut self, position: &Position, depth: u32, ply: usize, alpha: i32, beta: i32) -> i32 {
        if self.limits.spend(1) {
            return 0;
        }
        let closable = position.closable();
        if position.is_placed() && !position.is_lost() && self.is_drawn(position) {
            return 0;
        }
        if let Some(score) = self.immediate_score(position, closable, ply) {
            return score;
        }
        let lost = ply as i32 + 2 - WIN;
        let targets = quiet_targets(position);
        if targets == 0 && closable == 0 {
            return lost;
        }
        if depth == 0 || ply + 1 >= MAX_PLY {
            return self.quiescence(position, closable, ply, [alpha, beta], Extension::FULL);
        }
        let key = position.key();
        let mut first = PackedTurn::NONE;
        if let Some(known) = self.transpositions.get(key) {
            let score = shift_decided(known.score.into(), -(ply as i32));
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if holds && u32::from(known.depth) >= depth {
                return score;
            }
            first = PackedTurn(known.best);
        }
        let mut node = Node::new(depth, ply, alpha, beta);
        if targets != ALL {
            // The score of all turns that are left out.
            node.best = lost;
            node.alpha = alpha.max(lost);
        }
        self.search_all(position, targets, first, &mut node);
        if self.limits.over() {
            return node.best;
        }
        let bound = if node.best >= beta {
            self.ordering.record_cutoff(node.best_turn, depth, ply);
            Bound::Lower
        } else if node.best <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let score = shift_decided(node.best, ply as i32) as i16;
        self.transpositions
            .put(key, score, node.best_turn.0, depth as u8, bound);
        node.best
    }

    /// Searches the turns of a node: the one from the transposition table, then captures and quiet turns in order.
    fn search_all(
        &mut self,
        position: &Position,
        targets: Points,
        first: PackedTurn,
        node: &mut Node,
    ) {
        if first != PackedTurn::NONE
            && self.search_turn(position, first, &position.after(first), node)
        {
            return;
        }
        let base = self.ordering.count();
        self.ordering.add_captures(position, first);
        self.ordering.add_quiet(position, targets, node.ply, first);
        for i in base..self.ordering.count() {
            let turn = self.ordering.pick(i);
            if self.search_turn(position, turn, &position.after(turn), node) {
                break;
            }
        }
        self.ordering.truncate(base);
    }

    /// Did this position occur before, or have there been too many quiet turns?
    #[inline]
    fn is_drawn(&self, position: &Position) -> bool {
        let reversible = &self.past[self.reversible_from..];
        let key = position.key();
        let mut at = reversible.len();
        if at >= self.quiet_limit {
            return true;
        }
        // With the same side to move: every second position, from four turns ago on.
        while at >= 4 {
            if reversible[at - 4] == key {
                return true;
            }
            at -= 2;
        }
        false
    }

    /// The score of a value in the endgame tables. The evaluation tells drawn positions apart.
    fn endgame_score(&self, value: Value, position: &Position, ply: usize) -> i32 {
        let turns = i32::from(value) - 1 + ply as i32;
        match value {
            0 => {
                let score = self.weights.evaluate(position) / 16;
                score.clamp(-MAX_DRAW_SCORE, MAX_DRAW_SCORE)
            }
            _ if is_won(value) => WIN - turns,
            _ => turns - WIN,
        }
    }
}

impl Node {
    fn new(depth: u32, ply: usize, alpha: i32, beta: i32) -> Node {
        Node {
            depth,
            ply,
            alpha,
            beta,
            best: -INFINITY,
            best_turn: PackedTurn::NONE,
            is_searched: false,
        }
    }
}

/// Where a man may go without a capture and not lose at once: with three men left, whoever does not stop a mill has lost.
#[inline]
fn quiet_targets(position: &Position) -> Points {
    if position.own_men() > 3 || position.hand[0] > 0 {
        return ALL;
    }
    let threats = position.flipped().closable();
    match threats.count_ones() {
        0 => ALL,
        1 => threats,
        _ => 0,
    }
}

/// Counts a decided score from another ply: from the root in the search, from the position itself in the transposition table.
fn shift_decided(score: i32, plies: i32) -> i32 {
    if score >= DECIDED {
        score + plies
    } else if score <= -DECIDED {
        score - plies
    } else {
        score
    }
}
