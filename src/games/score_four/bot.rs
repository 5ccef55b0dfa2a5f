//! What the computer understands of Score Four.

use super::mind::search::{DECIDED, WIN};
use super::mind::worth::worth;
use super::mind::{Judged, Mind, Skill, proper};
use super::{Peg, ScoreFour, Side};
use crate::ai::{Found, Insight, Limits, WON};
use crate::rng::{self, Rng};
use crate::seat::PerSeat;
use crate::table::Level;
use std::cell::RefCell;

/// So many points make a game half won.
const HALF: f32 = 150.0;
/// How far Medium and Hard look ahead, by how much they misjudge a move, and at how many positions Hard looks.
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
pub(super) const EXPERT: Skill = Skill {
    depth: 64,
    noise: 0,
    solves: true,
};
const HARD_NODES: u64 = 10_000;
/// Easy likes cells with seven lines so much better than those with four.
const LIKING: usize = 3;
/// The cells with seven lines: corners below and above, the inner four between.
const STRONG: u64 = 0x9009_0660_0660_9009;

thread_local! {
    static MIND: RefCell<Option<Mind>> = const { RefCell::new(None) };
}

fn with<R>(act: impl FnOnce(&mut Mind) -> R) -> R {
    MIND.with_borrow_mut(|mind| act(mind.get_or_insert_with(Mind::default)))
}

impl Insight for ScoreFour {
    const OWN: bool = true;

    fn worth(&self) -> PerSeat<f32> {
        let own = share(with(|mind| worth(&self.stacks(mind))));
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
        with(|mind| {
            let stacks = self.stacks(mind);
            let skill = match level {
                Level::Easy => {
                    limits.spend(1);
                    let cell = liked(proper(&stacks), rng);
                    let score = match stacks.mine >> cell & 1 {
                        0 => -worth(&mind.after(&stacks, cell)),
                        _ => WIN - 1,
                    };
                    let depth = 1;
                    return seen(found(Judged { cell, score, depth }));
                }
                Level::Medium => MEDIUM,
                Level::Hard => {
                    limits.narrow(HARD_NODES);
                    HARD
                }
                Level::Expert => EXPERT,
            };
            mind.answer(&stacks, skill, rng, limits, &mut |judged| {
                seen(found(judged));
            });
        });
        true
    }
}

impl ScoreFour {
    fn stacks(&self, mind: &Mind) -> super::mind::stacks::Stacks {
        let side = self.to_move();
        mind.stacks(self.board().of(side), self.board().of(side.other()))
    }
}

/// One of these cells by lot, strong ones more likely.
fn liked(cells: u64, rng: &mut Rng) -> u32 {
    let mut lots = Vec::new();
    for cell in super::mind::stacks::each(cells) {
        let many = if STRONG >> cell & 1 == 1 { LIKING } else { 1 };
        lots.resize(lots.len() + many, cell);
    }
    lots[rng::pick(rng, lots.len())]
}

fn found(judged: Judged) -> Found<Peg> {
    let beyond = (judged.score.abs() - DECIDED) as f32 / (WIN - DECIDED) as f32;
    let won = WON + (1.0 - WON) * beyond;
    Found {
        m: Peg(judged.cell as u8 % 16),
        worth: match judged.score {
            DECIDED.. => won,
            score if score <= -DECIDED => 1.0 - won,
            score => share(score),
        },
        margin: None,
        depth: judged.depth,
    }
}

/// The worth of an advantage: half for none, and never all.
fn share(advantage: i32) -> f32 {
    let advantage = advantage as f32;
    0.5 + 0.45 * advantage / (advantage.abs() + HALF)
}
