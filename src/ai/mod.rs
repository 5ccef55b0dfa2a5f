//! The computer at the table: what a position is worth to each seat, and how a good move is found.
//!
//! One function, `think_on`, serves the worker, the tests and the tools. It takes the clock as an argument, so that nothing here
//! knows where it runs, and it sees only what its own seat may see.
//!
//! ```text
//!     two seats, nothing hidden     alpha_beta.rs    alpha-beta
//!     more seats, or chance         max_n.rs         each seat for itself, chance by its odds
//!     hidden hands                  monte_carlo.rs   samples of what the seat cannot see
//!     a game's own                  Insight::own_search
//! ```

mod alpha_beta;
mod draw_offer;
mod engine;
mod levels;
mod limits;
mod max_n;
mod monte_carlo;
pub mod protocol;
pub mod transposition;

pub use draw_offer::takes_draw;
pub use engine::LazyEngine;
pub(crate) use engine::embedded_tables;
pub use levels::{Strength, usual_budget};
pub use limits::{Budget, Limits};

use crate::game::rng::{self, Rng};
use crate::game::seat::{PerSeat, Seat};
use crate::game::{Game, Outcome, ParseError, Turn};
use crate::table::{Level, Record, RecordError, Table};
use rand::RngExt as _;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::cmp::Ordering;
use std::hash::Hash;

/// What the computer understands of a game.
pub trait Insight: Game + Hash {
    /// Can the final margin of every move be computed exactly, given time?
    const EXACT: bool = false;
    /// May a position hold what a seat cannot see?
    const HIDDEN: bool = false;
    /// May chance decide after the set-up?
    const CHANCE: bool = false;
    /// Does the game's own search always answer, so that no generic one is needed?
    const OWN: bool = false;

    /// How well each seat stands while the game goes on: 0 lost to 1 won.
    fn worth(&self) -> PerSeat<f32>;

    /// What this end of the game is worth to each seat; with two seats a win is at least `WON`.
    fn reward(&self, outcome: &Outcome) -> PerSeat<f32> {
        by_places(&outcome.places)
    }

    /// The final margin of an end that is worth so much to somebody, if the worth says it.
    fn margin(_reward: f32) -> Option<i32> {
        None
    }

    /// The final margin of each move for the side to move, if both play best from there on; reported one by one as they become
    /// known, until the limits are reached. Returns whether all are known.
    fn values(&self, _limits: &mut Limits, _report: &mut dyn FnMut(Self::Move, i32)) -> bool {
        false
    }

    /// How well a level plays this game.
    fn strength(level: Level) -> Strength {
        Strength::usual(level)
    }

    /// How long a level normally thinks about a move of this game.
    fn budget(level: Level) -> Budget {
        usual_budget(level)
    }

    /// Takes the tables that are shipped with the game, loaded and joined, before the first request.
    fn take(_table: Vec<u8>) {}

    /// Gets ready for harder requests while there are none, a part at a time; returns whether there is more to do.
    fn prepare() -> bool {
        false
    }

    /// The game's own search, if it has one for this position and level; returns whether it has found the answer. `self` holds
    /// only what the seat to move may see, and the rest imagined.
    fn own_search(
        &self,
        _level: Level,
        _rng: &mut Rng,
        _limits: &mut Limits,
        _seen: &mut dyn FnMut(Found<Self::Move>),
    ) -> bool {
        false
    }
}

/// Worth of this much and more is a game won, not just well begun; less than 1 minus this is a game lost.
pub const WON: f32 = 0.96;

/// A move that was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<M> {
    /// The move.
    pub m: M,
    /// What it is worth to whoever makes it: 0 lost to 1 won.
    pub worth: f32,
    /// The final margin it leads to, where it is known.
    pub margin: Option<i32>,
    /// How many moves were looked ahead.
    pub depth: u32,
}

/// What was found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The move, in notation.
    pub chosen: String,
    /// What it is worth to whoever makes it: 0 lost to 1 won.
    pub worth: f32,
    /// The final margin it leads to, where it is known.
    pub margin: Option<i32>,
    /// How many moves were looked ahead.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A position to think about. Its text says all of it; the match and the number of the move only decide among equal moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchPosition {
    /// `Game::ID`.
    pub game: String,
    /// The match.
    pub match_id: u32,
    /// How many moves were made.
    pub move_number: u32,
    /// The position as text.
    pub position: String,
}

impl MatchPosition {
    /// The position that a record leads to.
    pub fn after<G: Game>(record: &Record) -> Result<MatchPosition, RecordError> {
        let table = Table::<G>::replay(record)?;
        Ok(MatchPosition {
            game: record.game.clone(),
            match_id: record.id.0,
            move_number: table.moves().len() as u32,
            position: table.position().to_string(),
        })
    }
}

/// `think_on` for a match, which is replayed first.
pub fn think<G: Insight>(
    record: &Record,
    level: Level,
    limits: &mut Limits,
    seen: &mut dyn FnMut(&Thought),
) -> Result<(), RecordError> {
    let about = MatchPosition::after::<G>(record)?;
    Ok(think_on::<G>(&about, level, limits, seen)?)
}

/// Finds a move for whoever has to move. `seen` is called with each better one; the last one is the answer.
///
/// The same position, match, level and number of nodes always give the same answer.
pub fn think_on<G: Insight>(
    about: &MatchPosition,
    level: Level,
    limits: &mut Limits,
    seen: &mut dyn FnMut(&Thought),
) -> Result<(), ParseError> {
    let mut position: G = about.position.parse()?;
    let Turn::Seat(seat) = position.turn() else {
        return Ok(());
    };
    let mut rng = rng::stream(about.match_id.into(), about.move_number.into());
    // Before anything else looks at the position.
    if G::HIDDEN {
        position.imagine(seat, &mut rng);
    }
    let nodes = limits.counter();
    let is_found = Cell::new(false);
    let mut report = |found: Found<G::Move>| {
        is_found.set(true);
        seen(&Thought {
            chosen: found.m.to_string(),
            worth: found.worth,
            margin: found.margin,
            depth: found.depth,
            nodes: nodes.get(),
        });
    };
    // A single move needs no thought.
    let is_choice = G::OWN || position.moves().len() > 1;
    if is_choice && position.own_search(level, &mut rng, limits, &mut report) && is_found.get() {
        return Ok(());
    }
    if !G::OWN {
        look(
            &position,
            seat,
            G::strength(level),
            &mut rng,
            limits,
            &mut report,
        );
    }
    Ok(())
}

/// The generic search that fits the game, even if it has its own: what others are compared with. It is the seat's turn.
/// Reports each better move, at least one.
pub fn look<G: Insight>(
    position: &G,
    seat: Seat,
    strength: Strength,
    rng: &mut Rng,
    limits: &mut Limits,
    report: &mut dyn FnMut(Found<G::Move>),
) {
    limits.narrow(strength.nodes);
    let candidates = levels::candidates(position, seat, &strength, rng);
    if let [only] = &candidates[..] {
        report(Found {
            m: only.m,
            worth: value(&only.after)[seat],
            margin: None,
            depth: 1,
        });
    } else if G::HIDDEN {
        monte_carlo::search(position, seat, &candidates, strength, rng, limits, report);
    } else if G::CHANCE || *G::SEATS.end() > 2 && position.worth().seats() > 2 {
        max_n::search(candidates, seat, strength, rng.random(), limits, report);
    } else {
        alpha_beta::search(candidates, seat, strength, rng.random(), limits, report);
    }
}

/// What a position is worth as it stands, also if it is the last one.
fn value<G: Insight>(position: &G) -> PerSeat<f32> {
    match position.turn() {
        Turn::Over(outcome) => position.reward(&outcome),
        _ => position.worth(),
    }
}

/// Most for the first place, shared by all who have it, and a little for each place gained.
fn by_places(places: &PerSeat<u8>) -> PerSeat<f32> {
    let winners = places.values().iter().filter(|place| **place == 1).count() as f32;
    PerSeat::new(places.seats(), |seat| {
        let mine = places[seat];
        let points = |(other, place): (Seat, &u8)| match mine.cmp(place) {
            Ordering::Less => 1.0,
            Ordering::Equal if other != seat => 0.5,
            _ => 0.0,
        };
        let points: f32 = places.iter().map(points).sum();
        let won = if mine == 1 { 1.0 / winners } else { 0.0 };
        0.75 * won + 0.25 * points / f32::from(places.seats().max(2) - 1)
    })
}

/// `values_on` for a match, which is replayed first.
pub fn values<G: Insight>(
    record: &Record,
    limits: &mut Limits,
    report: &mut dyn FnMut(String, i32),
) -> Result<bool, RecordError> {
    let about = MatchPosition::after::<G>(record)?;
    Ok(values_on::<G>(&about, limits, report)?)
}

/// Reports the final margin of each move of whoever has to move, in notation, as far as the limits reach; returns whether all are
/// known.
pub fn values_on<G: Insight>(
    about: &MatchPosition,
    limits: &mut Limits,
    report: &mut dyn FnMut(String, i32),
) -> Result<bool, ParseError> {
    let position: G = about.position.parse()?;
    Ok(position.values(limits, &mut |m, margin| report(m.to_string(), margin)))
}
