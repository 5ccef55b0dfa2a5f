//! Search of limited depth for positions too far from the end to be solved: so many turns with their extra moves, then an
//! evaluation. It also tells the solver which pits to try first.

use super::rows::{Rows, row_sum};
use super::transposition::Bounds;
use super::{PITS, Solver};
use crate::ai::Limits;

/// Evaluations count in quarters of a stone.
pub const QUARTERS_PER_STONE: i32 = 4;
/// More than any evaluation.
const INFINITE: i32 = 1_000;

impl Solver {
    /// The best pit when looking so many turns ahead, and the margin to come in quarters of a stone; `None` if the limits were
    /// reached first.
    pub fn look_ahead(
        &mut self,
        rows: Rows,
        depth: u32,
        limits: &mut Limits,
    ) -> Option<(usize, i32)> {
        let value = self.alpha_beta(rows, rows.stones(), depth, -INFINITE, INFINITE, limits);
        let best = self.table.get(rows.index(), rows.stones()).best;
        (!limits.over() && usize::from(best) < PITS).then_some((best.into(), value))
    }

    fn alpha_beta(
        &mut self,
        rows: Rows,
        stones: i32,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        limits: &mut Limits,
    ) -> i32 {
        if depth == 0 {
            // Each stone on a side counts a quarter for it: it is swept, or sown past the store.
            return row_sum(rows.mine) - row_sum(rows.theirs);
        }
        let index = rows.index();
        let known = self.table.get(index, stones);
        if known.lower == known.upper {
            return QUARTERS_PER_STONE * known.lower;
        }
        let (candidates, best_known) = self.candidates(rows, stones, known.best);
        let (mut best_value, mut best) = (-INFINITE, known.best);
        if let Some((pit, value)) = best_known {
            (best_value, best) = (QUARTERS_PER_STONE * value, pit);
            alpha = alpha.max(best_value);
        }
        for candidate in candidates.as_slice() {
            if alpha >= beta {
                break;
            }
            if limits.spend(1) {
                return 0;
            }
            let next = candidate.next;
            let (gain, left) = (QUARTERS_PER_STONE * next.gain, stones - next.gain);
            let value = if next.again {
                let (alpha, beta) = (alpha - gain, beta - gain);
                gain + self.alpha_beta(next.rows, left, depth, alpha, beta, limits)
            } else {
                let (alpha, beta) = (gain - beta, gain - alpha);
                gain - self.alpha_beta(next.rows, left, depth - 1, alpha, beta, limits)
            };
            if limits.over() {
                return 0;
            }
            if value > best_value {
                (best_value, best) = (value, candidate.pit);
                alpha = alpha.max(value);
            }
        }
        self.table.insert(index, stones, Bounds { best, ..known });
        best_value
    }
}
