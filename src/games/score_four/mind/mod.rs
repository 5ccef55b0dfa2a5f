//! The computer's own search for Score Four.
//!
//! ```text
//!     stacks.rs   a position in two masks, and the cells that complete lines
//!     worth.rs    what a position looks like
//!     search.rs   alpha-beta and solver      order.rs    what it looks at first
//!     memory.rs   what it remembers
//!     chase.rs    wins by nothing but threats
//!     twins.rs    the eight ways to turn the board
//! ```

pub mod chase;
pub mod memory;
pub mod order;
pub mod search;
pub mod stacks;
#[cfg(test)]
mod tests;
pub mod twins;
pub mod worth;

use super::balls::Cells;
use crate::ai::{Limits, sort};
use crate::rng::{self, Rng};
use chase::chase;
use memory::Memory;
use order::Child;
use search::{DECIDED, Search, WIN};
use stacks::{Glance, Net, Stacks, each};
use worth::worth;

/// Positions remembered, as a power of 2: 16 MB.
const MEMORY: u32 = 20;
/// From so many balls on it tries to solve the position.
const LATE: u32 = 22;
/// How far it looks before it tries that: short wins are found sooner so.
const FIRST_LOOK: i32 = 6;
/// So much of the budget solving may use, and so much more with each ball: early it would hardly succeed.
const SOLVING: f64 = 0.06;
const MOST_SOLVING: f64 = 0.75;
/// So many positions each move gets when solving begins, and so many times more in each round.
const PATIENCE: u64 = 4_000;
const MORE: u64 = 4;
/// So many positions a chase from the root may use.
const CHASE: u64 = 20_000;
/// With no choice left it looks ahead only to tell how it stands.
const NO_CHOICE: u64 = 20_000;
/// Once a win is known, so much of the budget may be used to find a shorter one.
const SHORTER: f64 = 0.5;

/// What a level may do.
#[derive(Clone, Copy)]
pub struct Skill {
    /// So many moves it looks ahead.
    pub depth: i32,
    /// It misjudges moves by up to so many points.
    pub noise: i32,
    /// Does it solve late positions and chase?
    pub solves: bool,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The cell.
    pub cell: u32,
    /// What it is worth to whoever plays there, in points, or near `WIN`.
    pub score: i32,
    /// How many moves were looked ahead.
    pub depth: u32,
}

/// A move to choose from.
struct Choice {
    child: Child,
    /// By how much it is misjudged.
    noise: i32,
    /// What solving told: at least, and at most.
    least: i32,
    most: i32,
    /// As it was judged last.
    score: i32,
}

/// What is kept from question to question.
pub struct Mind {
    net: Box<Net>,
    memory: Memory,
}

impl Default for Mind {
    /// Nothing is known yet.
    fn default() -> Mind {
        Mind {
            net: Box::default(),
            memory: Memory::new(MEMORY),
        }
    }
}

impl Mind {
    /// The balls of whoever moves and of the other side.
    pub fn stacks(&self, own: Cells, other: Cells) -> Stacks {
        self.net.stacks(own, other)
    }

    /// The position after a ball in a cell, for the other side.
    pub fn after(&self, stacks: &Stacks, cell: u32) -> Stacks {
        self.net.after(stacks, 1 << cell)
    }

    /// Tells of better and better moves, at least of one, until the limits are reached. There is room and no line yet.
    pub fn answer(
        &mut self,
        stacks: &Stacks,
        skill: Skill,
        rng: &mut Rng,
        limits: &mut Limits,
        tell: &mut dyn FnMut(Judged),
    ) {
        let mut choices = self.choices(stacks, skill, rng);
        if choices.len() == 1 {
            limits.narrow(NO_CHOICE);
        }
        let best = &choices[0];
        tell(best.judged(1));
        limits.spend(1);
        if matches!(best.child.glance, Glance::End(_))
            && best.score.abs() >= DECIDED
            && best.score != 2 - WIN
        {
            return;
        }
        let search = Search::new(&self.net, &mut self.memory, limits);
        Answer {
            stacks,
            skill,
            search,
            known: false,
            tell,
        }
        .find(&mut choices);
    }

    /// The moves to choose from (C9), the most promising first; of twins only one, whichever.
    fn choices(&self, stacks: &Stacks, skill: Skill, rng: &mut Rng) -> Vec<Choice> {
        let mut cells: Vec<u32> = each(proper(stacks)).collect();
        for i in (1..cells.len()).rev() {
            cells.swap(i, rng::pick(rng, i + 1));
        }
        let (mut choices, mut seen) = (Vec::new(), Vec::new());
        for cell in cells {
            let bit = 1 << cell;
            let after = self.net.after(stacks, bit);
            let (_, twin) = twins::chosen(&after);
            if seen.contains(&(twin.own, twin.other)) {
                continue;
            }
            seen.push((twin.own, twin.other));
            let glance = match stacks.mine & bit {
                0 => after.glance(),
                _ => Glance::End(0),
            };
            let score = match glance {
                _ if stacks.mine & bit != 0 => WIN - 1,
                Glance::End(0) => 0,
                Glance::End(balls @ 1..) => balls + 1 - WIN,
                Glance::End(balls) => WIN + balls - 1,
                _ => -worth(&after),
            };
            let noise = match skill.noise {
                0 => 0,
                most => {
                    let most = most as usize;
                    (rng::pick(rng, most + 1) + rng::pick(rng, most + 1)) as i32 - most as i32
                }
            };
            let child = Child {
                bit,
                after,
                glance,
                promise: 0,
            };
            choices.push(Choice {
                child,
                noise,
                least: -1,
                most: 1,
                score,
            });
        }
        sort(&mut choices, |choice| -choice.score - choice.noise);
        choices
    }
}

/// The moves that are allowed to every level (C9): what completes a line; else what keeps the other side from it; else what does
/// not let it in on top; else all. It does not matter here whether the other side has a ball left.
pub fn proper(stacks: &Stacks) -> Cells {
    let landings = stacks.landings();
    for wanted in [stacks.mine, stacks.theirs, !(stacks.theirs >> 16)] {
        if landings & wanted != 0 {
            return landings & wanted;
        }
    }
    landings
}

impl Choice {
    fn judged(&self, depth: i32) -> Judged {
        Judged {
            cell: self.child.bit.trailing_zeros(),
            score: self.score,
            depth: depth as u32,
        }
    }
}

/// One question being answered.
struct Answer<'a, 'b, 't> {
    stacks: &'a Stacks,
    skill: Skill,
    search: Search<'a, 'b>,
    /// A win is known; only a shorter one is news.
    known: bool,
    tell: &'t mut dyn FnMut(Judged),
}

impl Answer<'_, '_, '_> {
    fn find(&mut self, choices: &mut Vec<Choice>) {
        let skill = self.skill;
        let late = self.stacks.filled().count_ones() >= LATE;
        if skill.solves {
            self.chase(choices);
        }
        for depth in 1..=skill.depth {
            if depth == FIRST_LOOK && skill.solves && late && choices.len() > 1 {
                self.solve(choices);
            }
            if self.deepen(choices, depth) {
                return;
            }
        }
    }

    /// Looks for a win by threats alone.
    fn chase(&mut self, choices: &mut [Choice]) {
        let most = (self.search.limits.left() / 8).min(CHASE);
        let mut left = most;
        for i in 0..choices.len() {
            let Child { after, glance, .. } = choices[i].child;
            let Glance::Forced(bit) = glance else {
                continue;
            };
            let net = self.search.net;
            let then = net.after(&after, bit);
            if let Some(balls) = chase(net, &then, then.glance(), &mut left) {
                self.wins(choices, i, WIN - 2 - balls);
                break;
            }
        }
        self.search.limits.spend(most - left);
    }

    /// A choice wins for sure: it comes first.
    fn wins(&mut self, choices: &mut [Choice], index: usize, score: i32) {
        choices[..=index].rotate_right(1);
        let choice = &mut choices[0];
        (choice.least, choice.score) = (1, score);
        self.known = true;
        (self.tell)(choice.judged(1));
    }

    /// Finds out which moves win and which lose, as far as that is possible, and drops what loses unless all do.
    fn solve(&mut self, choices: &mut Vec<Choice>) {
        if self.known {
            return;
        }
        let balls = self.stacks.filled().count_ones();
        let share = (SOLVING * f64::from(balls - LATE)).min(MOST_SOLVING);
        let mut nodes = PATIENCE;
        while choices.iter().any(|choice| choice.least < choice.most) {
            for i in 0..choices.len() {
                for wanted in [1, 0] {
                    let choice = &choices[i];
                    if choice.least >= wanted || choice.most < wanted {
                        continue;
                    }
                    match self.search.is_at_least(&choice.child, wanted, nodes, share) {
                        Some(true) => choices[i].least = wanted,
                        Some(false) => choices[i].most = wanted - 1,
                        // Whether it draws is asked once it is known not to win.
                        None => break,
                    }
                    if choices[i].least == 1 {
                        return self.wins(choices, i, DECIDED);
                    }
                }
            }
            if self.search.limits.over() || self.search.limits.used() > share {
                break;
            }
            nodes = nodes.saturating_mul(MORE);
        }
        if choices.iter().any(|choice| choice.most >= 0) {
            choices.retain(|choice| choice.most >= 0);
        }
    }

    /// Looks at all choices to this depth; tells whether there is no more to find out.
    fn deepen(&mut self, choices: &mut [Choice], depth: i32) -> bool {
        let (mut best, mut index) = (-2 * WIN, 0);
        for (i, choice) in choices.iter_mut().enumerate() {
            let Choice { child, noise, .. } = choice;
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
                index = i;
                choice.score = score;
                // A win that is known is not given up for hopes.
                if !self.known || score >= DECIDED {
                    (self.tell)(choice.judged(depth));
                }
            }
        }
        choices[..=index].rotate_right(1);
        let score = choices[0].score;
        let far = WIN - score.abs();
        let decided = score.abs() >= DECIDED;
        let share = self.search.limits.used();
        decided && far <= depth + 2
            || (self.known || decided && score > 0) && share > SHORTER
            || depth >= 64 - self.stacks.filled().count_ones() as i32
    }
}
