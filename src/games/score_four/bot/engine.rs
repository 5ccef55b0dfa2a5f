//! The engine: the moves to choose from at the root, and what is kept from one request to the next.

use super::evaluation::evaluate;
use super::move_ordering::Child;
use super::position::{LineTable, Outlook, Position, cell_numbers};
use super::root::RootSearch;
use super::search::{DECIDED, Search, WIN};
use super::symmetry;
use crate::ai::Limits;
use crate::ai::transposition::TranspositionTable;
use crate::game::rng::{self, Rng};
use crate::games::score_four::rules::Cells;

/// The size of the transposition table as a power of 2: 16 MB.
const TABLE_BITS: u32 = 20;
/// With a single move to choose it searches only to tell how it stands.
const SINGLE_MOVE_NODES: u64 = 20_000;

/// How well a level plays.
#[derive(Clone, Copy)]
pub struct Skill {
    /// How many moves it looks ahead.
    pub depth: i32,
    /// By how many points it misjudges a move at most.
    pub noise: i32,
    /// Does it use the threat search, and the solver late in the game?
    pub solves: bool,
}

/// The best move so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestMove {
    /// The cell.
    pub cell: u32,
    /// What it is worth to whoever plays there, in points, or near `WIN`.
    pub score: i32,
    /// How many moves were looked ahead.
    pub depth: u32,
}

/// A move to choose from.
pub struct RootMove {
    /// The move and the position after it.
    pub child: Child,
    /// By how much it is misjudged.
    pub noise: i32,
    /// What the solver has proven: at least this (-1 lost, 0 drawn, 1 won).
    pub at_least: i32,
    /// What the solver has proven: at most this.
    pub at_most: i32,
    /// The score of the last search.
    pub score: i32,
}

impl RootMove {
    /// This move as the answer, after a search of a depth.
    pub fn as_best(&self, depth: i32) -> BestMove {
        BestMove {
            cell: self.child.bit.trailing_zeros(),
            score: self.score,
            depth: depth as u32,
        }
    }
}

/// The lines and the transposition table, kept because they are costly to make.
pub struct Engine {
    lines: Box<LineTable>,
    table: TranspositionTable,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine {
            lines: Box::default(),
            table: TranspositionTable::new(TABLE_BITS),
        }
    }
}

impl Engine {
    /// The position with these balls of the side to move and of the other side.
    pub fn position(&self, own: Cells, other: Cells) -> Position {
        self.lines.position(own, other)
    }

    /// The position after a ball in a cell, from the view of the other side.
    pub fn after(&self, position: &Position, cell: u32) -> Position {
        self.lines.after(position, 1 << cell)
    }

    /// Reports better and better moves, at least one, until the limits are reached. The position must have room and no line.
    pub fn search(
        &mut self,
        position: &Position,
        skill: Skill,
        rng: &mut Rng,
        limits: &mut Limits,
        report: &mut dyn FnMut(BestMove),
    ) {
        let mut moves = self.root_moves(position, skill, rng);
        if moves.len() == 1 {
            limits.narrow(SINGLE_MOVE_NODES);
        }
        let best = &moves[0];
        report(best.as_best(1));
        limits.spend(1);
        // No search is needed if the best move is known to decide the game. Only if every move lets the other side win with its next
        // ball, the search still runs; it ends at depth 1.
        if matches!(best.child.outlook, Outlook::Decided(_))
            && best.score.abs() >= DECIDED
            && best.score != 2 - WIN
        {
            return;
        }
        let search = Search::new(&self.lines, &mut self.table, limits);
        RootSearch::new(position, skill, search, report).run(&mut moves);
    }

    /// The moves to choose from (C9), the most promising first; of symmetric ones only one, any of them.
    fn root_moves(&self, position: &Position, skill: Skill, rng: &mut Rng) -> Vec<RootMove> {
        let mut cells: Vec<u32> = cell_numbers(allowed_moves(position)).collect();
        for i in (1..cells.len()).rev() {
            cells.swap(i, rng::pick(rng, i + 1));
        }
        let (mut moves, mut seen) = (Vec::new(), Vec::new());
        for cell in cells {
            let bit = 1 << cell;
            let after = self.lines.after(position, bit);
            let (_, canonical) = symmetry::canonical(&after);
            if seen.contains(&(canonical.own, canonical.other)) {
                continue;
            }
            seen.push((canonical.own, canonical.other));
            let wins = position.own_wins & bit != 0;
            let outlook = if wins {
                Outlook::Decided(0)
            } else {
                after.outlook()
            };
            let score = match outlook {
                _ if wins => WIN - 1,
                Outlook::Decided(0) => 0,
                Outlook::Decided(balls @ 1..) => balls + 1 - WIN,
                Outlook::Decided(balls) => WIN + balls - 1,
                _ => -evaluate(&after),
            };
            moves.push(RootMove {
                child: Child {
                    bit,
                    after,
                    outlook,
                    priority: 0,
                },
                noise: noise(skill.noise, rng),
                at_least: -1,
                at_most: 1,
                score,
            });
        }
        moves.sort_by_key(|root_move| -root_move.score - root_move.noise);
        moves
    }
}

/// A random number from `-most` to `most`, small ones more likely.
fn noise(most: i32, rng: &mut Rng) -> i32 {
    if most == 0 {
        return 0;
    }
    let mut any = || rng::pick(rng, most as usize + 1) as i32;
    any() + any() - most
}

/// The moves allowed to every level (C9): what completes a line; otherwise what keeps the other side from it; otherwise what does
/// not let it complete one on top; otherwise all. It does not matter here whether the other side has a ball left.
pub fn allowed_moves(position: &Position) -> Cells {
    let landings = position.landings();
    [
        position.own_wins,
        position.other_wins,
        !(position.other_wins >> 16),
    ]
    .into_iter()
    .map(|wanted| landings & wanted)
    .find(|moves| *moves != 0)
    .unwrap_or(landings)
}
