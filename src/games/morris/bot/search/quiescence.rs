//! The quiescence search: beyond the depth only captures are searched, and what stops a mill.

use super::Search;
use crate::games::morris::bot::ordering::MAX_PLY;
use crate::games::morris::bot::position::{PackedTurn, Position};
use crate::games::morris::rules::board::Points;

/// What it costs not to stop a mill.
const MILL_THREAT: i32 = 100;

/// How much further it may go.
#[derive(Clone, Copy)]
pub struct Extension {
    captures: u32,
    blocks: u32,
}

impl Extension {
    /// Three captures, and one mill that is stopped: two are no better, and cost more.
    pub const FULL: Extension = Extension {
        captures: 3,
        blocks: 1,
    };
}

impl Search<'_, '_> {
    /// The score of a position when it has become quiet; whoever is about to lose a man may defend.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        closable: Points,
        ply: usize,
        window: [i32; 2],
        extension: Extension,
    ) -> i32 {
        let [alpha, beta] = window;
        let stand_pat = self.weights.evaluate(position);
        if ply + 1 >= MAX_PLY {
            return stand_pat;
        }
        let base = self.ordering.count();
        let (mut best, mut rest) = (stand_pat, extension);
        if closable == 0 {
            if extension.blocks == 0 || stand_pat <= alpha {
                return stand_pat;
            }
            let threats = position.flipped().closable();
            if threats == 0 {
                return stand_pat;
            }
            best -= MILL_THREAT;
            rest.blocks -= 1;
            if threats.count_ones() == 1 {
                self.ordering
                    .add_quiet(position, threats, ply, PackedTurn::NONE);
            }
        } else {
            if extension.captures == 0 || stand_pat >= beta {
                return stand_pat;
            }
            rest.captures -= 1;
            self.ordering.add_captures(position, PackedTurn::NONE);
        }
        for i in base..self.ordering.count() {
            if best >= beta {
                break;
            }
            let after = position.after(self.ordering.pick(i));
            if self.limits.spend(1) {
                break;
            }
            let closable = after.closable();
            let window = [-beta, -alpha.max(best)];
            let score = match self.immediate_score(&after, closable, ply + 1) {
                Some(score) => score,
                None => self.quiescence(&after, closable, ply + 1, window, rest),
            };
            best = best.max(-score);
        }
        self.ordering.truncate(base);
        match closable {
            0 => best.min(stand_pat),
            _ => best,
        }
    }
}
