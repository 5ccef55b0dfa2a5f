//! The computer player: how its levels play, and what a position is worth.
//!
//! ```text
//!     engine.rs           the moves to choose from, and what is kept between requests
//!     root.rs             threat search, solver and iterative deepening at the root
//!     search.rs           alpha-beta and solver       move_ordering.rs   what is tried first
//!     threat_search.rs    wins by threats alone
//!     position.rs         bitboards, and the cells that complete lines
//!     evaluation.rs       static evaluation           symmetry.rs        the eight symmetries
//! ```

mod engine;
mod evaluation;
mod move_ordering;
mod position;
mod root;
mod search;
mod symmetry;
#[cfg(test)]
mod tests;
mod threat_search;

use super::rules::Cells;
use super::{Peg, ScoreFour, Side};
use crate::ai::{Found, Insight, Limits, WON};
use crate::game::rng::{self, Rng};
use crate::game::seat::PerSeat;
use crate::table::Level;
use engine::{BestMove, Engine, Skill, allowed_moves};
use evaluation::evaluate;
use position::{Position, cell_numbers};
use search::{DECIDED, WIN};
use std::cell::RefCell;

/// An advantage of so many points is half of what an advantage can be worth.
const HALF_ADVANTAGE: f32 = 150.0;
const MEDIUM: Skill = Skill {
    depth: 2,
    noise: 12,
    solves: false,
};
const HARD: Skill = Skill {
    depth: 4,
    noise: 8,
    solves: false,
};
const EXPERT: Skill = Skill {
    depth: 64,
    noise: 0,
    solves: true,
};
/// Hard searches at most so many positions.
const HARD_NODES: u64 = 10_000;
/// The cells on seven lines: corners at the bottom and the top, the inner four between.
const STRONG_CELLS: Cells = 0x9009_0660_0660_9009;
/// Easy is so many times as likely to choose a cell on seven lines as one on four.
const STRONG_WEIGHT: usize = 3;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

impl Insight for ScoreFour {
    const OWN: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        let points = ENGINE.with_borrow(|engine| evaluate(&self.search_position(engine)));
        let own = worth_of_points(points);
        PerSeat::new(2, |seat| match Side::of(seat) == self.to_move() {
            true => own,
            false => 1.0 - own,
        })
    }

    fn own_search(
        &self,
        level: Level,
        rng: &mut Rng,
        limits: &mut Limits,
        seen: &mut dyn FnMut(Found<Peg>),
    ) -> bool {
        ENGINE.with_borrow_mut(|engine| {
            let position = self.search_position(engine);
            let skill = match level {
                Level::Easy => {
                    limits.spend(1);
                    seen(found(easy_move(engine, &position, rng)));
                    return;
                }
                Level::Medium => MEDIUM,
                Level::Hard => {
                    limits.narrow(HARD_NODES);
                    HARD
                }
                Level::Expert => EXPERT,
            };
            engine.search(&position, skill, rng, limits, &mut |best| seen(found(best)));
        });
        true
    }
}

impl ScoreFour {
    /// The position as the engine sees it.
    fn search_position(&self, engine: &Engine) -> Position {
        let side = self.to_move();
        engine.position(self.board().of(side), self.board().of(side.other()))
    }
}

/// Easy's move: any allowed cell, strong ones more likely.
fn easy_move(engine: &Engine, position: &Position, rng: &mut Rng) -> BestMove {
    let weighted: Vec<u32> = cell_numbers(allowed_moves(position))
        .flat_map(|cell| {
            let is_strong = STRONG_CELLS >> cell & 1 == 1;
            std::iter::repeat_n(cell, if is_strong { STRONG_WEIGHT } else { 1 })
        })
        .collect();
    let cell = weighted[rng::pick(rng, weighted.len())];
    let wins = position.own_wins >> cell & 1 == 1;
    BestMove {
        cell,
        score: match wins {
            true => WIN - 1,
            false => -evaluate(&engine.after(position, cell)),
        },
        depth: 1,
    }
}

fn found(best: BestMove) -> Found<Peg> {
    let beyond = (best.score.abs() - DECIDED) as f32 / (WIN - DECIDED) as f32;
    let won = WON + (1.0 - WON) * beyond;
    Found {
        m: Peg(best.cell as u8 % 16),
        worth: match best.score {
            DECIDED.. => won,
            score if score <= -DECIDED => 1.0 - won,
            score => worth_of_points(score),
        },
        margin: None,
        depth: best.depth,
    }
}

/// What an advantage in points is worth: a half for none, and never as much as a win.
fn worth_of_points(points: i32) -> f32 {
    let points = points as f32;
    0.5 + 0.45 * points / (points.abs() + HALF_ADVANTAGE)
}
