//! Alpha-beta over whole turns, deeper and deeper, what was best before first.
//!
//! Scores are from the side of whoever moves, in hundredths of a man. A position that occurred before, in the match or on the line
//! itself, is a draw: who stands better must find something else.

use super::ends::{self, Ends};
use super::lines::ALL;
use super::men::{Men, NONE, Step};
use super::order::{LONGEST, Order};
use super::worth::Taste;
use crate::ai::Limits;
use crate::ai::met::{Bound, Memory};
use crate::games::morris::net::Points;

/// The score of a game won at once; one less for each turn it takes.
pub const WIN: i32 = 30_000;
/// A score that only a game has whose end is known.
pub const DECIDED: i32 = 29_000;
/// More than any score.
pub const BEYOND: i32 = 32_000;
/// Captures looked at beyond the horizon.
const CAPTURES: u32 = 3;
/// Mills stopped beyond the horizon. Two are no better, and cost more.
const BLOCKS: u32 = 1;
/// What it costs not to stop one.
const LOSS: i32 = 100;
/// How much a drawn end that is known by heart may seem better than another.
const NUANCE: i32 = 60;

/// One turn to choose from, and where it leads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The turn.
    pub step: Step,
    /// The position after it.
    pub after: Men,
}

/// What may still be looked at beyond the horizon.
#[derive(Clone, Copy)]
struct Left {
    captures: u32,
    blocks: u32,
}

/// A position being looked into.
struct Node {
    depth: u32,
    ply: usize,
    alpha: i32,
    beta: i32,
    best: i32,
    chosen: Step,
    tried: bool,
}

/// One question: what came before it, what is known, and how long it may go on.
pub struct Search<'a, 'b> {
    ends: Option<&'a Ends>,
    taste: Taste,
    memory: &'a mut Memory,
    limits: &'a mut Limits<'b>,
    /// Positions before, of the match and then of the line.
    past: Vec<u64>,
    /// Where in it the last capture or placement was.
    line: usize,
    /// Quiet turns that make a draw.
    quiet: usize,
    order: Box<Order>,
}

impl<'a, 'b> Search<'a, 'b> {
    /// Begins with the positions since the last capture.
    pub fn new(
        ends: Option<&'a Ends>,
        taste: Taste,
        memory: &'a mut Memory,
        limits: &'a mut Limits<'b>,
        past: Vec<u64>,
        quiet: usize,
    ) -> Search<'a, 'b> {
        memory.forget();
        Search {
            ends,
            taste,
            memory,
            limits,
            past,
            line: 0,
            quiet,
            order: Order::new(),
        }
    }

    /// How much of the limits is used up.
    pub fn used(&self) -> f64 {
        self.limits.used()
    }

    /// Looks at all choices to a depth, tells of each better one, and puts the best first. None if the limits were reached.
    pub fn root(
        &mut self,
        men: &Men,
        choices: &mut [Choice],
        depth: u32,
        tell: &mut dyn FnMut(Step, i32),
    ) -> Option<i32> {
        let mut node = Node::new(depth, 0, -BEYOND, BEYOND);
        for i in 0..choices.len() {
            let Choice { step, after } = choices[i];
            let before = node.best;
            self.try_one(men, step, &after, &mut node);
            if self.limits.over() {
                return None;
            }
            if node.best > before {
                choices[..=i].rotate_right(1);
                tell(step, node.best);
            }
        }
        Some(node.best)
    }

    /// Is a choice worth as much? Not, as far as one knows, if the limits were reached.
    pub fn reaches(&mut self, men: &Men, choice: &Choice, depth: u32, score: i32) -> bool {
        let mut node = Node::new(depth, 0, score - 1, score);
        self.try_one(men, choice.step, &choice.after, &mut node) && !self.limits.over()
    }

    /// Tries one turn; tells whether the others need not be tried.
    fn try_one(&mut self, men: &Men, step: Step, after: &Men, node: &mut Node) -> bool {
        let (length, line) = (self.past.len(), self.line);
        self.past.push(men.key());
        // What was before a capture or a placement cannot come again.
        if step.take() != NONE || men.hand[0] > 0 {
            self.line = self.past.len();
        }
        let (depth, ply, alpha) = (node.depth - 1, node.ply + 1, node.alpha);
        let mut score = alpha + 1;
        if node.tried {
            score = -self.node(after, depth, ply, -alpha - 1, -alpha);
        }
        if score > alpha && (!node.tried || score < node.beta) {
            score = -self.node(after, depth, ply, -node.beta, -alpha);
        }
        self.past.truncate(length);
        self.line = line;
        if self.limits.over() {
            return true;
        }
        node.tried = true;
        if score > node.best {
            node.best = score;
            node.chosen = step;
            node.alpha = alpha.max(score);
        }
        score >= node.beta
    }

    /// The score of a position, if it can be told without looking ahead.
    #[inline]
    fn told(&mut self, men: &Men, closable: Points, ply: usize) -> Option<i32> {
        if men.lost() {
            return Some(ply as i32 - WIN);
        }
        // A man that has to be taken might let them out.
        let wins = match closable {
            0 => men.shuts_in(),
            _ => men.theirs() == 3,
        };
        if wins {
            return Some(WIN - 1 - ply as i32);
        }
        let known = self.ends.and_then(|ends| ends.probe(men))?;
        Some(self.of_known(known, men, ply))
    }

    /// The score of a position for whoever has to move in it.
    fn node(&mut self, men: &Men, depth: u32, ply: usize, alpha: i32, beta: i32) -> i32 {
        if self.limits.spend(1) {
            return 0;
        }
        let closable = men.closable();
        if men.hand == [0, 0] && !men.lost() && self.is_drawn(men) {
            return 0;
        }
        if let Some(score) = self.told(men, closable, ply) {
            return score;
        }
        let lost = ply as i32 + 2 - WIN;
        let targets = saving(men);
        if targets == 0 && closable == 0 {
            return lost;
        }
        if depth == 0 || ply + 1 >= LONGEST {
            return self.rest(
                men,
                closable,
                ply,
                [alpha, beta],
                Left {
                    captures: CAPTURES,
                    blocks: BLOCKS,
                },
            );
        }
        let key = men.key();
        let mut first = Step::NULL;
        if let Some(known) = self.memory.get(key) {
            let score = nearer(known.score.into(), -(ply as i32));
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Least => score >= beta,
                Bound::Most => score <= alpha,
            };
            if holds && u32::from(known.depth) >= depth {
                return score;
            }
            first = Step(known.best);
        }
        let mut node = Node::new(depth, ply, alpha, beta);
        if targets != ALL {
            // What all turns lead to that were left out.
            node.best = lost;
            node.alpha = alpha.max(lost);
        }
        self.try_all(men, targets, first, &mut node);
        if self.limits.over() {
            return node.best;
        }
        let bound = if node.best >= beta {
            self.order.praise(node.chosen, depth, ply);
            Bound::Least
        } else if node.best <= alpha {
            Bound::Most
        } else {
            Bound::Exact
        };
        let score = nearer(node.best, ply as i32) as i16;
        self.memory
            .put(key, score, node.chosen.0, depth as u8, bound);
        node.best
    }

    fn try_all(&mut self, men: &Men, targets: Points, first: Step, node: &mut Node) {
        if first != Step::NULL && self.try_one(men, first, &men.after(first), node) {
            return;
        }
        let base = self.order.count();
        self.order.captures(men, first);
        self.order.quiet(men, targets, node.ply, first);
        for i in base..self.order.count() {
            let step = self.order.pick(i);
            if self.try_one(men, step, &men.after(step), node) {
                break;
            }
        }
        self.order.keep(base);
    }

    /// Beyond the horizon only captures count, and what stops them: whoever is about to lose a man may not leave it at that.
    fn rest(
        &mut self,
        men: &Men,
        closable: Points,
        ply: usize,
        window: [i32; 2],
        left: Left,
    ) -> i32 {
        let [alpha, beta] = window;
        let stands = self.taste.worth(men);
        if ply + 1 >= LONGEST {
            return stands;
        }
        let base = self.order.count();
        let (mut best, mut then) = (stands, left);
        if closable == 0 {
            if left.blocks == 0 || stands <= alpha {
                return stands;
            }
            let threats = men.turned().closable();
            if threats == 0 {
                return stands;
            }
            best -= LOSS;
            then.blocks -= 1;
            if threats.count_ones() == 1 {
                self.order.quiet(men, threats, ply, Step::NULL);
            }
        } else {
            if left.captures == 0 || stands >= beta {
                return stands;
            }
            then.captures -= 1;
            self.order.captures(men, Step::NULL);
        }
        for i in base..self.order.count() {
            if best >= beta {
                break;
            }
            let after = men.after(self.order.pick(i));
            if self.limits.spend(1) {
                break;
            }
            let ready = after.closable();
            let window = [-beta, -alpha.max(best)];
            let score = match self.told(&after, ready, ply + 1) {
                Some(score) => score,
                None => self.rest(&after, ready, ply + 1, window, then),
            };
            best = best.max(-score);
        }
        self.order.keep(base);
        match closable {
            0 => best.min(stands),
            _ => best,
        }
    }

    /// Did this position occur before, or have there been too many quiet turns?
    #[inline]
    fn is_drawn(&self, men: &Men) -> bool {
        let since = &self.past[self.line..];
        let key = men.key();
        let mut at = since.len();
        if at >= self.quiet {
            return true;
        }
        // The same side has to act, so every other one counts.
        while at >= 4 {
            if since[at - 4] == key {
                return true;
            }
            at -= 2;
        }
        false
    }

    /// The score of an end known by heart. Of drawn ones, the better looking.
    fn of_known(&self, known: ends::Known, men: &Men, ply: usize) -> i32 {
        let turns = i32::from(known) - 1 + ply as i32;
        match known {
            0 => (self.taste.worth(men) / 16).clamp(-NUANCE, NUANCE),
            _ if known.is_multiple_of(2) => WIN - turns,
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
            best: -BEYOND,
            chosen: Step::NULL,
            tried: false,
        }
    }
}

/// Where a man has to go that does not take one: with three men left, whoever does not stop a mill has lost.
#[inline]
fn saving(men: &Men) -> Points {
    if men.mine() > 3 || men.hand[0] > 0 {
        return ALL;
    }
    let threats = men.turned().closable();
    match threats.count_ones() {
        0 => ALL,
        1 => threats,
        _ => 0,
    }
}

/// A decided score, so many turns nearer to the end.
fn nearer(score: i32, turns: i32) -> i32 {
    if score >= DECIDED {
        score + turns
    } else if score <= -DECIDED {
        score - turns
    } else {
        score
    }
}
