//! The expert of the standard game: its own search, and the openings and ends it knows by heart.
//!
//! ```text
//!     men.rs      a position in two masks, and whole turns
//!     lines.rs    mills and neighbours of whole sets of points
//!     worth.rs    what a position looks like
//!     search.rs   alpha-beta           order.rs    what it looks at first
//!     openings.rs the first men, and
//!     ends/       few men by heart     twins.rs    the 16 ways to turn the board
//! ```

pub mod ends;
pub mod lines;
pub mod men;
pub mod openings;
pub mod order;
pub mod search;
#[cfg(test)]
mod tests;
pub mod twins;
pub mod worth;

use crate::ai::Limits;
use crate::ai::met::Memory;
use crate::rng::{self, Rng};
use ends::Ends;
use men::{Men, NONE, Step, each};
use openings::Openings;
pub use search::Choice;
use search::{DECIDED, Search, WIN};
use worth::Taste;

/// Positions remembered, as a power of 2: 16 MB.
const MEMORY: u32 = 20;
/// With at most so many men the ends may be reached, and have to be known.
const FEW: u32 = 12;
/// How many turns it looks ahead at most.
const DEEPEST: u32 = 60;
/// How much of the time goes to what is to be taken: that was thought of with the turn before.
const SECOND_THOUGHT: f64 = 0.3;

/// What is asked.
pub struct Question {
    /// The position; if a man is to be taken, with the mill closed.
    pub men: Men,
    /// Is a man to be taken, and nothing else?
    pub takes: bool,
    /// Positions since the last capture or placement, without this one.
    pub past: Vec<u64>,
    /// Quiet turns that make a draw.
    pub quiet: usize,
    /// How many turns to look ahead at most.
    pub depth: u32,
    /// May it use what it knows by heart?
    pub by_heart: bool,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judged {
    /// The turn.
    pub step: Step,
    /// What it is worth to whoever makes it, in hundredths of a man, or near `WIN`.
    pub score: i32,
    /// How many turns were looked ahead.
    pub depth: u32,
}

/// What is learnt once and kept: a worker answers many questions.
pub struct Mind {
    openings: Openings,
    ends: Ends,
    memory: Memory,
}

impl Mind {
    /// With the file of ends and, after them, openings, or without: then they have to be worked out.
    pub fn new(mut file: Vec<u8>) -> Mind {
        Mind {
            openings: Openings::take(&mut file),
            ends: Ends::new(file),
            memory: Memory::new(MEMORY),
        }
    }

    /// Learns a part of the ends by heart; tells whether there is more to learn.
    pub fn learn(&mut self) -> bool {
        self.ends.learn()
    }

    /// Tells of better and better turns, until the limits are reached.
    pub fn answer(
        &mut self,
        question: Question,
        rng: &mut Rng,
        limits: &mut Limits,
        tell: &mut dyn FnMut(Judged),
    ) {
        let men = question.men;
        let mut choices = question.choices();
        for i in (1..choices.len()).rev() {
            choices.swap(i, rng::pick(rng, i + 1));
        }
        let Some(first) = choices.first() else {
            return;
        };
        let glance = Judged {
            step: first.step,
            score: 0,
            depth: 0,
        };
        tell(glance);
        if choices.len() == 1 {
            return;
        }
        if question.by_heart
            && let Some(judged) = self.opening(&men, &choices)
        {
            return tell(judged);
        }
        let few = question.by_heart && men.mine() + men.theirs() <= FEW;
        if few {
            while self.learn() {}
            if let Some(judged) = self.by_heart(&question, &choices) {
                return tell(judged);
            }
        }
        let Question {
            takes, past, quiet, ..
        } = question;
        let share = if takes { SECOND_THOUGHT } else { 1.0 };
        let ends = few.then_some(&self.ends);
        let mut search = Search::new(ends, Taste::USUAL, &mut self.memory, limits, past, quiet);
        for depth in 1..=question.depth.min(DEEPEST) {
            let mut told = |step, score| tell(Judged { step, score, depth });
            let Some(score) = search.root(&men, &mut choices, depth, &mut told) else {
                return;
            };
            let sure = score.abs() >= DECIDED && WIN - score.abs() <= depth as i32;
            if sure || search.used() > share {
                return;
            }
        }
    }

    /// One of the best choices of an opening that is known: the first, for they come in any order.
    fn opening(&self, men: &Men, choices: &[Choice]) -> Option<Judged> {
        let opening = self.openings.find(self.ends.twins(), men)?;
        let best = |choice: &&Choice| {
            let step = choice.step;
            step.take() == NONE && opening.points >> step.to() & 1 == 1
        };
        Some(Judged {
            step: choices.iter().find(best)?.step,
            score: opening.score.into(),
            depth: opening.depth.into(),
        })
    }

    /// The best choice, if what all lead to is known.
    fn by_heart(&self, question: &Question, choices: &[Choice]) -> Option<Judged> {
        let mut best: Option<Judged> = None;
        for Choice { step, after } in choices {
            let (score, depth) = if after.lost() {
                (WIN - 1, 1)
            } else {
                match self.ends.probe(after)? {
                    0 => (self.chances(after, question), 1),
                    known if known % 2 == 0 => (i32::from(known) - WIN, known.into()),
                    known => (WIN - i32::from(known), known.into()),
                }
            };
            if best.is_none_or(|best| score > best.score) {
                let step = *step;
                best = Some(Judged { step, score, depth });
            }
        }
        best
    }

    /// Of drawn ends those are better in which the other side may easily go wrong.
    fn chances(&self, after: &Men, question: &Question) -> i32 {
        // What was there before leads nowhere.
        if question.past.contains(&after.key()) {
            return 0;
        }
        let replies = after.steps();
        let wrong = |reply: &&Step| {
            let then = after.after(**reply);
            then.lost()
                || self
                    .ends
                    .probe(&then)
                    .is_some_and(|known| known > 0 && known % 2 == 0)
        };
        let wrong = replies.iter().filter(wrong).count();
        1 + (60 * wrong / replies.len().max(1)) as i32
    }
}

impl Question {
    /// All turns, or all men to take.
    fn choices(&self) -> Vec<Choice> {
        let men = &self.men;
        let mut choices = Vec::new();
        if self.takes {
            let back = men.turned();
            for take in each(men.loose()) {
                let after = Men {
                    own: back.own & !(1 << take),
                    ..back
                };
                let step = Step::new(NONE, NONE, take);
                choices.push(Choice { step, after });
            }
        } else {
            for step in men.steps() {
                let after = men.after(step);
                choices.push(Choice { step, after });
            }
        }
        choices
    }
}
