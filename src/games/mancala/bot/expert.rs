//! The Expert level by the standard rules: the opening book, then solving to the end, and search of limited depth where that is
//! out of reach.

use super::book::{OpeningBook, SOLVABLE, roots};
use super::by_margin;
use super::solver::{QUARTERS_PER_STONE, Rows, Solver};
use crate::ai::{Found, LazyEngine, Limits, embedded_tables};
use crate::game::rng::{self, Rng};
use crate::games::mancala::rules::Pie;
use crate::games::mancala::{Mancala, Move};
use std::cell::RefCell;

/// With this many stones in play solving would take days: only limited search is tried.
const UNSOLVABLE: i32 = 45;
/// With at most so many, every move is solved quickly, and one of the best is drawn by lot.
const INSTANT: i32 = 26;
/// Entries of the transposition table, as a power of 2: 16 MB.
const TABLE_BITS: u32 = 21;
/// Stones of the endgame table before the first search (3 MB), and once there was time to prepare (10 MB).
const MIN_ENDGAMES: i32 = 12;
const MAX_ENDGAMES: i32 = 14;
/// Turns that limited search looks ahead whatever its share of the time, and at most.
const MIN_DEPTH: u32 = 3;
const MAX_DEPTH: u32 = 60;
/// Turns that are searched to judge an opening under the pie rule, if it is not in the book.
const OPENING_DEPTH: u32 = 9;

/// The opening book and the solver with its tables.
struct Expert {
    solver: Solver,
    book: OpeningBook,
}

thread_local! {
    static EXPERT: RefCell<LazyEngine<Expert>> = const { RefCell::new(LazyEngine::embedded(embedded_tables!("book.table"))) };
}

fn with_expert<R>(act: impl FnOnce(&mut Expert) -> R) -> R {
    EXPERT.with_borrow_mut(|kept| {
        act(kept.get_or_build(|book| Expert {
            solver: Solver::new(TABLE_BITS, 0),
            book: OpeningBook::read(&book, &roots()),
        }))
    })
}

/// Takes the book file, and starts anew with it.
pub(super) fn take(table: Vec<u8>) {
    EXPERT.set(LazyEngine::loaded(table));
}

/// Extends the endgame table a part at a time; returns whether there is more to do.
pub(super) fn prepare() -> bool {
    with_expert(|expert| expert.solver.extend_endgames(MAX_ENDGAMES))
}

/// A pit with its value in quarters of a stone for the mover.
#[derive(Clone, Copy)]
struct Evaluation {
    pit: usize,
    quarters: i32,
    /// Is the value proven, or an estimate?
    exact: bool,
    depth: u32,
}

impl Evaluation {
    /// A proven value in stones, of a position with so many in play.
    fn exact(pit: usize, value: i32, stones: i32) -> Evaluation {
        Evaluation {
            pit,
            quarters: QUARTERS_PER_STONE * value,
            exact: true,
            depth: stones as u32,
        }
    }

    /// The move as the search reports it, with its final margin in quarters of a stone.
    fn found(&self, m: Move, margin: i32) -> Found<Move> {
        let stones = margin as f32 / QUARTERS_PER_STONE as f32;
        Found {
            m,
            worth: if self.exact {
                by_margin(stones)
            } else {
                0.5 + 0.4 * stones / (stones.abs() + 8.0)
            },
            margin: self.exact.then_some(margin / QUARTERS_PER_STONE),
            depth: self.depth,
        }
    }
}

/// Finds the best move; returns whether the position is played by the rules that the expert knows.
pub(super) fn find(
    game: &Mancala,
    rng: &mut Rng,
    limits: &mut Limits,
    seen: &mut dyn FnMut(Found<Move>),
) -> bool {
    let Some(rows) = Rows::of(game) else {
        return false;
    };
    let lead = QUARTERS_PER_STONE * lead(game);
    with_expert(|expert| {
        if game.pie == Pie::Opening {
            let best = expert.fairest_opening(rows, lead, limits);
            return seen(best.found(Move::sow(best.pit), best.quarters));
        }
        expert.search(rows, rng, limits, &mut |best| {
            let margin = lead + best.quarters;
            // A player who stands worse changes sides, if they may.
            seen(if game.swap_offered() && margin < 0 {
                best.found(Move::Swap, -margin)
            } else {
                best.found(Move::sow(best.pit), margin)
            });
        });
    });
    true
}

/// Reports the final margin of each move, those of the book first; returns whether all are known.
pub(super) fn values(
    game: &Mancala,
    limits: &mut Limits,
    report: &mut dyn FnMut(Move, i32),
) -> bool {
    let Some(rows) = Rows::of(game) else {
        return false;
    };
    // The opponent may still take the better side, so the value of a pit is not the margin it leads to.
    if game.pie == Pie::Opening {
        return false;
    }
    let lead = lead(game);
    with_expert(|expert| {
        let mut best = -rows.stones();
        let mut report_pit = |pit, value| {
            best = best.max(value);
            report(Move::sow(pit), lead + value);
        };
        let mut unknown = Vec::new();
        for pit in rows.pits() {
            match expert.book_value(rows, pit) {
                Some(value) => report_pit(pit, value),
                None => unknown.push(pit),
            }
        }
        if !unknown.is_empty() {
            expert.require_endgames();
        }
        let mut complete = true;
        for pit in unknown {
            match expert.solver.value_of_pit(rows, pit, limits) {
                Some(value) => report_pit(pit, value),
                None => complete = false,
            }
        }
        if complete && game.swap_offered() {
            report(Move::Swap, -lead - best);
        }
        complete
    })
}

/// The stones in the mover's store, less those in the opponent's.
fn lead(game: &Mancala) -> i32 {
    let mover = game.to_move();
    i32::from(game.store(mover)) - i32::from(game.store(mover.other()))
}

impl Expert {
    /// Makes the endgame table as large as every search needs it.
    fn require_endgames(&mut self) {
        while self.solver.extend_endgames(MIN_ENDGAMES) {}
    }

    /// The value of a pit, if it ends the game or leads to a position of the book.
    fn book_value(&self, rows: Rows, pit: usize) -> Option<i32> {
        let next = rows.sow(pit);
        if next.over {
            return Some(next.gain);
        }
        Some(next.value_for_mover(self.book.get(next.rows)?.value))
    }

    /// Finds the best pit and reports each better result, as far as the limits allow.
    fn search(
        &mut self,
        rows: Rows,
        rng: &mut Rng,
        limits: &mut Limits,
        report: &mut dyn FnMut(Evaluation),
    ) {
        let stones = rows.stones();
        if let Some(known) = self.book.get(rows) {
            return report(Evaluation::exact(known.pit, known.value, stones));
        }
        self.require_endgames();
        // So that the same question has the same answer, whatever was asked before.
        self.solver.clear();
        let guess = self.deepen(rows, limits, report);
        if limits.over() {
            return;
        }
        if stones <= INSTANT {
            if let Some(mut values) = self.solver.values(rows, limits) {
                let best = values.iter().map(|(_, value)| *value).max();
                values.retain(|(_, value)| Some(*value) == best);
                let (pit, value) = values[rng::pick(rng, values.len())];
                report(Evaluation::exact(pit, value, stones));
            }
        } else if stones < UNSOLVABLE
            && let Some(value) = self.solver.value(rows, guess, limits)
            && let first = self.solver.hash_move(rows)
            && let Some(pit) = self.solver.best_pit(rows, value, first, limits)
        {
            report(Evaluation::exact(pit, value, stones));
        }
    }

    /// Iterative deepening: something to report before the position is solved, for a share of the time. Returns the value so far,
    /// in stones.
    fn deepen(
        &mut self,
        rows: Rows,
        limits: &mut Limits,
        report: &mut dyn FnMut(Evaluation),
    ) -> Option<i32> {
        // The next depth takes a few times as long as all before it.
        let stones = rows.stones();
        let share = if stones <= SOLVABLE {
            0.01
        } else if stones < UNSOLVABLE {
            0.1
        } else {
            1.0
        };
        let mut guess = None;
        for depth in 1..MAX_DEPTH {
            if limits.over() || depth > MIN_DEPTH && limits.used() > share {
                break;
            }
            if let Some((pit, quarters)) = self.solver.look_ahead(rows, depth, limits) {
                guess = Some(quarters / QUARTERS_PER_STONE);
                report(Evaluation {
                    pit,
                    quarters,
                    exact: false,
                    depth,
                });
            }
        }
        guess
    }

    /// «Pie rule»: the opponent takes the better side, so the best first turn is the one that leaves both sides most nearly equal.
    /// Counts in quarters of a stone, `lead` and the result with it included.
    fn fairest_opening(&mut self, rows: Rows, lead: i32, limits: &mut Limits) -> Evaluation {
        let openings = rows.pits().map(|pit| {
            let next = rows.sow(pit);
            let lead = lead + QUARTERS_PER_STONE * next.gain;
            let evaluation = if next.over {
                Evaluation {
                    pit,
                    quarters: lead,
                    exact: true,
                    depth: 1,
                }
            } else if next.again {
                self.fairest_opening(next.rows, lead, limits)
            } else {
                let answer = self.estimate(next.rows, limits);
                Evaluation {
                    quarters: -(lead - answer.quarters).abs(),
                    ..answer
                }
            };
            Evaluation { pit, ..evaluation }
        });
        openings
            .reduce(|best, next| {
                if next.quarters > best.quarters {
                    next
                } else {
                    best
                }
            })
            .expect("the mover has a stone")
    }

    /// The value of a position, from the book or by a short search; its pit has no meaning.
    fn estimate(&mut self, rows: Rows, limits: &mut Limits) -> Evaluation {
        if let Some(known) = self.book.get(rows) {
            return Evaluation::exact(known.pit, known.value, rows.stones());
        }
        let mut estimate = Evaluation {
            pit: 0,
            quarters: 0,
            exact: false,
            depth: 0,
        };
        for depth in 1..=OPENING_DEPTH {
            if let Some((_, quarters)) = self.solver.look_ahead(rows, depth, limits) {
                (estimate.quarters, estimate.depth) = (quarters, depth);
            }
        }
        estimate
    }
}
