//! Looking ahead where the end is too far: so many turns, each to its end, and then a judgement. It also teaches the solver which pits to try first.

use super::known::Bounds;
use super::rows::{Rows, sum};
use super::{PITS, Solver};
use crate::ai::Limits;

/// Judgements count in quarters of a stone.
pub const STONE: i32 = 4;
/// More than any judgement.
const ALL: i32 = 1_000;

impl Solver {
    /// The pit that is best by looking so many turns ahead, and the margin to come in quarters of a stone; nothing, if the limits came
    /// first.
    pub fn sketch(&mut self, rows: Rows, depth: u32, limits: &mut Limits) -> Option<(usize, i32)> {
        let value = self.look(rows, rows.stones(), depth, -ALL, ALL, limits);
        let best = self.known.get(rows.number(), rows.stones()).best;
        (!limits.over() && usize::from(best) < PITS).then_some((best.into(), value))
    }

    fn look(
        &mut self,
        rows: Rows,
        stones: i32,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        limits: &mut Limits,
    ) -> i32 {
        if depth == 0 {
            // A stone on one's own side is worth something: it is swept, or sown past the store.
            return sum(rows.mine) - sum(rows.theirs);
        }
        let number = rows.number();
        let known = self.known.get(number, stones);
        if known.least == known.most {
            return STONE * known.least;
        }
        let (children, told) = self.children(rows, stones, known.best);
        let (mut most, mut best) = (-ALL, known.best);
        if let Some((pit, value)) = told {
            (most, best) = (STONE * value, pit);
            alpha = alpha.max(most);
        }
        for child in children.all() {
            if alpha >= beta {
                break;
            }
            if limits.spend(1) {
                return 0;
            }
            let (sown, left) = (child.sown, stones - child.sown.gain);
            let gain = STONE * sown.gain;
            let value = match sown.again {
                true => gain + self.look(sown.rows, left, depth, alpha - gain, beta - gain, limits),
                false => {
                    gain - self.look(
                        sown.rows,
                        left,
                        depth - 1,
                        gain - beta,
                        gain - alpha,
                        limits,
                    )
                }
            };
            if limits.over() {
                return 0;
            }
            if value > most {
                (most, best) = (value, child.pit);
                alpha = alpha.max(value);
            }
        }
        self.known.put(number, stones, Bounds { best, ..known });
        most
    }
}
