//! The expert, by the standard rules: by heart, by solving to the end, or by looking ahead, whichever reaches.

use super::rules::Pie;
use super::solver::{Book, Root, Rows, SOLVABLE, STONE, Solver};
use super::{Mancala, Move, Options};
use crate::ai::{Found, Kept, Limits, at_hand};
use crate::game::Game as _;
use crate::rng::{self, Rng};
use std::cell::RefCell;

/// With this many stones in play the end is out of reach: there are only minutes, not days.
const OUT_OF_REACH: i32 = 45;
/// With at most so many, solving takes no time, and there is a choice among equals.
const AT_ONCE: i32 = 26;
/// Positions remembered, as a power of 2: 16 MB.
const MEMORY: u32 = 21;
/// Stones up to which all positions are known by heart: before the first hard question, and later. 3 MB and 10 MB.
const SOME_ENDS: i32 = 12;
const ALL_ENDS: i32 = 14;
/// How many turns it looks ahead in any case, and at most.
const QUICK: u32 = 3;
const DEEPEST: u32 = 60;
/// How far openings are looked into that are in no book.
const GLIMPSE: u32 = 9;

/// What is learnt once and kept.
struct Mind {
    solver: Solver,
    book: Book,
}

thread_local! {
    static MIND: RefCell<Kept<Mind>> = const { RefCell::new(Kept::new(at_hand!("book.table"))) };
}

fn with<R>(act: impl FnOnce(&mut Mind) -> R) -> R {
    MIND.with_borrow_mut(|kept| {
        act(kept.mind(|book| Mind {
            solver: Solver::new(MEMORY, 0),
            book: Book::read(&book, &roots()),
        }))
    })
}

/// Takes the book; what was learnt without it goes.
pub(super) fn take(table: Vec<u8>) {
    MIND.set(Kept::of(table));
}

/// Where the book begins: the usual start, for either player.
pub fn roots() -> Vec<Root> {
    let mut roots = Vec::new();
    for ours in [true, false] {
        let start = Mancala::new(2, &Options::default());
        roots.extend(Rows::of(&start).map(|rows| Root { rows, ours }));
    }
    roots
}

/// Gets ready for harder questions, a part at a time; tells whether there is more to do.
pub(super) fn prepare() -> bool {
    with(|mind| mind.solver.learn(ALL_ENDS))
}

/// What a pit leads to, in quarters of a stone for whoever moves.
#[derive(Clone, Copy)]
struct Judged {
    pit: usize,
    quarters: i32,
    /// Is that the truth, or what it looks like so many moves ahead?
    exact: bool,
    depth: u32,
}

/// Finds the best move; false, if these are not the rules it knows.
pub(super) fn find(
    game: &Mancala,
    rng: &mut Rng,
    limits: &mut Limits,
    seen: &mut dyn FnMut(Found<Move>),
) -> bool {
    let Some(rows) = Rows::of(game) else {
        return false;
    };
    let won = STONE * won(game);
    with(|mind| match game.pie {
        Pie::Opening => {
            let judged = mind.open(rows, won, limits);
            seen(found(Move::sow(judged.pit), judged, judged.quarters));
        }
        _ => mind.answer(rows, rng, limits, &mut |judged| {
            let margin = won + judged.quarters;
            // Who stands worse changes sides, if they may.
            match game.swap_offered() && margin < 0 {
                true => seen(found(Move::Swap, judged, -margin)),
                false => seen(found(Move::sow(judged.pit), judged, margin)),
            }
        }),
    });
    true
}

/// Tells what each move leads to, those first that are known by heart; and whether all could be told.
pub(super) fn values(game: &Mancala, limits: &mut Limits, told: &mut dyn FnMut(Move, i32)) -> bool {
    // As long as the other one may take the better side, a pit does not lead to what it would lead to otherwise.
    let rows = Rows::of(game).filter(|_| game.pie != Pie::Opening);
    let Some(rows) = rows else {
        return false;
    };
    let won = won(game);
    with(|mind| {
        let mut best = -rows.stones();
        let mut hard = Vec::new();
        for pit in rows.pits() {
            match mind.by_heart(rows, pit) {
                Some(value) => {
                    best = best.max(value);
                    told(Move::sow(pit), won + value);
                }
                None => hard.push(pit),
            }
        }
        if !hard.is_empty() {
            mind.learn();
        }
        let mut all = true;
        for pit in hard {
            match mind.solver.after(rows, pit, limits) {
                Some(value) => {
                    best = best.max(value);
                    told(Move::sow(pit), won + value);
                }
                None => all = false,
            }
        }
        if all && game.swap_offered() {
            told(Move::Swap, -won - best);
        }
        all
    })
}

/// What the mover has won so far, against the other side.
fn won(game: &Mancala) -> i32 {
    let mover = game.to_move();
    i32::from(game.store(mover)) - i32::from(game.store(mover.other()))
}

fn found(m: Move, judged: Judged, quarters: i32) -> Found<Move> {
    let stones = quarters as f32 / STONE as f32;
    Found {
        m,
        worth: match judged.exact {
            true => super::bot::by_margin(stones),
            false => 0.5 + 0.4 * stones / (stones.abs() + 8.0),
        },
        margin: judged.exact.then_some(quarters / STONE),
        depth: judged.depth,
    }
}

impl Mind {
    /// Learns by heart what is needed for any question that the book does not answer.
    fn learn(&mut self) {
        while self.solver.learn(SOME_ENDS) {}
    }

    /// The best pit, as far as the limits reach.
    fn answer(
        &mut self,
        rows: Rows,
        rng: &mut Rng,
        limits: &mut Limits,
        tell: &mut dyn FnMut(Judged),
    ) {
        let stones = rows.stones();
        let exact = |pit: usize, value: i32| Judged {
            pit,
            quarters: STONE * value,
            exact: true,
            depth: stones as u32,
        };
        if let Some(advice) = self.book.advice(rows) {
            return tell(exact(advice.pit, advice.value));
        }
        self.learn();
        // The same question has the same answer, whatever was asked before.
        self.solver.forget();
        // Something to say before the end is reached, for a part of the time; the next depth takes a few times as long as all before.
        let share = if stones <= SOLVABLE {
            0.01
        } else if stones < OUT_OF_REACH {
            0.1
        } else {
            1.0
        };
        let mut guess = None;
        for depth in 1..DEEPEST {
            if limits.over() {
                return;
            }
            if depth > QUICK && limits.used() > share {
                break;
            }
            if let Some((pit, quarters)) = self.solver.sketch(rows, depth, limits) {
                guess = Some(quarters / STONE);
                tell(Judged {
                    pit,
                    quarters,
                    exact: false,
                    depth,
                });
            }
        }
        if stones <= AT_ONCE {
            let Some(values) = self.solver.values(rows, limits) else {
                return;
            };
            let mut best = Vec::new();
            for (pit, value) in values {
                if best.first().is_none_or(|(_, most)| value > *most) {
                    best.clear();
                }
                if best.first().is_none_or(|(_, most)| value == *most) {
                    best.push((pit, value));
                }
            }
            let (pit, value) = best[rng::pick(rng, best.len())];
            tell(exact(pit, value));
        } else if stones < OUT_OF_REACH
            && let Some(value) = self.solver.value(rows, guess, limits)
            && let first = self.solver.favourite(rows)
            && let Some(pit) = self.solver.best(rows, value, first, limits)
        {
            tell(exact(pit, value));
        }
    }

    /// «Pie rule»: the first turn should leave nobody better off, for the other one takes the better side. `won` counts in quarters
    /// too, and so does the answer, with what was won.
    fn open(&mut self, rows: Rows, won: i32, limits: &mut Limits) -> Judged {
        let mut best: Option<Judged> = None;
        for pit in rows.pits() {
            let sown = rows.sow(pit);
            let won = won + STONE * sown.gain;
            let judged = match (sown.over, sown.again) {
                (true, _) => Judged {
                    pit,
                    quarters: won,
                    exact: true,
                    depth: 1,
                },
                (false, true) => self.open(sown.rows, won, limits),
                (false, false) => {
                    let judged = self.glimpse(sown.rows, limits);
                    Judged {
                        quarters: -(won - judged.quarters).abs(),
                        ..judged
                    }
                }
            };
            if best.is_none_or(|best| judged.quarters > best.quarters) {
                best = Some(Judged { pit, ..judged });
            }
        }
        best.expect("the mover has a stone")
    }

    /// What a position comes to, by heart or at a glance.
    fn glimpse(&mut self, rows: Rows, limits: &mut Limits) -> Judged {
        let mut judged = Judged {
            pit: 0,
            quarters: 0,
            exact: false,
            depth: 0,
        };
        if let Some(advice) = self.book.advice(rows) {
            judged.quarters = STONE * advice.value;
            judged.exact = true;
            judged.depth = rows.stones() as u32;
            return judged;
        }
        for depth in 1..=GLIMPSE {
            if let Some((_, quarters)) = self.solver.sketch(rows, depth, limits) {
                judged.quarters = quarters;
                judged.depth = depth;
            }
        }
        judged
    }

    /// What a pit leads to, if that need not be looked into.
    fn by_heart(&self, rows: Rows, pit: usize) -> Option<i32> {
        let sown = rows.sow(pit);
        let value = match sown.over {
            true => 0,
            false => self.book.advice(sown.rows)?.value,
        };
        Some(sown.gain + if sown.again { value } else { -value })
    }
}
