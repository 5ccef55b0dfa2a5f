//! The computer at the table: what a position is worth to each seat, and how a good move is found.
//!
//! One door, `think`, serves the worker, the tests and the tools. It takes the clock as an argument, so that nothing here knows
//! where it runs, and it sees only what its own seat may see.
//!
//! ```text
//!     two seats, all in the open    search.rs        alpha-beta
//!     more seats, or chance         expectation.rs   each seat for itself, chance by its odds
//!     hidden hands                  monte_carlo.rs   samples of what the seat cannot see
//!     a game's own                  Insight::own_search
//! ```

mod expectation;
mod kept;
pub mod letters;
mod levels;
mod limits;
mod memory;
pub mod met;
mod monte_carlo;
mod offer;
mod search;
mod sort;

pub use kept::Kept;
pub(crate) use kept::at_hand;
pub use levels::{Strength, usual_budget};
pub use limits::{Budget, Limits};
pub use offer::takes_draw;
pub use sort::sort;

use crate::game::{Game, Outcome, Turn, Unreadable};
use crate::rng::{self, Rng};
use crate::seat::{PerSeat, Seat};
use crate::table::Level;
#[cfg(not(target_arch = "wasm32"))]
use crate::table::{Flaw, Record, Table};
use rand::RngExt as _;
use std::cell::Cell;
use std::hash::Hash;

/// What the computer understands of a game.
pub trait Insight: Game + Hash {
    /// Can the final margin of every move be told exactly, given time?
    const EXACT: bool = false;
    /// May a position hold what a seat cannot see?
    const HIDDEN: bool = false;
    /// May chance decide after the set-up?
    const CHANCE: bool = false;
    /// Does the game's own search answer always? Then no other is built into the program for it.
    const OWN: bool = false;

    /// How well each seat stands while the game goes on: 0 lost to 1 won.
    fn worth(&self) -> PerSeat<f32>;

    /// What this end of the game is worth to each seat; with two seats a win is at least `WON`.
    fn reward(&self, outcome: &Outcome) -> PerSeat<f32> {
        by_places(&outcome.places)
    }

    /// The final margin of an end that is worth so much to somebody, if that can be told.
    fn margin(_reward: f32) -> Option<i32> {
        None
    }

    /// The final margin of each move for the side to move, if both play best from there on; told one by one as they become known,
    /// until the limits are reached. Tells whether all are known.
    fn values(&self, _limits: &mut Limits, _told: &mut dyn FnMut(Self::Move, i32)) -> bool {
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

    /// Takes what is shipped with the game beside the program, before anything is asked.
    fn take(_table: Vec<u8>) {}

    /// Gets ready for harder questions while nobody asks, a part at a time; tells whether there is more to do.
    fn prepare() -> bool {
        false
    }

    /// The game's own search, if it has one for this position and level; tells whether it has found the answer. `self` holds only
    /// what the seat to move may see, and the rest imagined.
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
#[derive(Clone, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// `Game::ID`.
    pub game: String,
    /// The match.
    pub id: u32,
    /// How many moves were made.
    pub number: u32,
    /// The position.
    pub position: String,
}

impl Asked {
    /// The position that a record leads to.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn after<G: Game>(record: &Record) -> Result<Asked, Flaw> {
        let table = Table::<G>::replay(record)?;
        Ok(Asked {
            game: record.game.clone(),
            id: record.id.0,
            number: table.moves().len() as u32,
            position: table.position().to_string(),
        })
    }
}

/// The same for a match, which is replayed first.
#[cfg(not(target_arch = "wasm32"))]
pub fn think<G: Insight>(
    record: &Record,
    level: Level,
    limits: &mut Limits,
    seen: &mut dyn FnMut(&Thought),
) -> Result<(), Flaw> {
    Ok(think_on::<G>(
        &Asked::after::<G>(record)?,
        level,
        limits,
        seen,
    )?)
}

/// Finds a move for whoever has to move. `seen` is told of each better one; the last one told is the answer.
///
/// The same question, level and number of positions always give the same answer.
pub fn think_on<G: Insight>(
    asked: &Asked,
    level: Level,
    limits: &mut Limits,
    seen: &mut dyn FnMut(&Thought),
) -> Result<(), Unreadable> {
    let mut position: G = asked.position.parse()?;
    let Turn::Seat(seat) = position.turn() else {
        return Ok(());
    };
    let mut rng = rng::stream(asked.id.into(), asked.number.into());
    // Before anything else looks at the position.
    if G::HIDDEN {
        position.imagine(seat, &mut rng);
    }
    let nodes = limits.counter();
    let told = Cell::new(false);
    let mut tell = |found: Found<G::Move>| {
        told.set(true);
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
    if is_choice && position.own_search(level, &mut rng, limits, &mut tell) && told.get() {
        return Ok(());
    }
    if !G::OWN {
        look(
            &position,
            seat,
            G::strength(level),
            &mut rng,
            limits,
            &mut tell,
        );
    }
    Ok(())
}

/// The generic search that fits the game, without its own one and without the door: what others are compared with. The position
/// waits for the seat. Tells of each better move, at least of one.
pub fn look<G: Insight>(
    position: &G,
    seat: Seat,
    strength: Strength,
    rng: &mut Rng,
    limits: &mut Limits,
    tell: &mut dyn FnMut(Found<G::Move>),
) {
    limits.narrow(strength.nodes);
    let candidates = levels::candidates(position, seat, &strength, rng);
    if let [only] = &candidates[..] {
        tell(Found {
            m: only.m,
            worth: value(&only.after)[seat],
            margin: None,
            depth: 1,
        });
    } else if G::HIDDEN {
        monte_carlo::search(position, seat, &candidates, strength, rng, limits, tell);
    } else if G::CHANCE || *G::SEATS.end() > 2 && position.worth().seats() > 2 {
        expectation::search(candidates, seat, strength, rng.random(), limits, tell);
    } else {
        search::search(candidates, seat, strength, rng.random(), limits, tell);
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
        let (mut points, mine) = (0.0, places[seat]);
        for (other, place) in places.iter() {
            points += match mine.cmp(place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal if other != seat => 0.5,
                _ => 0.0,
            };
        }
        let won = if mine == 1 { 1.0 / winners } else { 0.0 };
        0.75 * won + 0.25 * points / f32::from(places.seats().max(2) - 1)
    })
}

/// The same for a match, which is replayed first.
#[cfg(not(target_arch = "wasm32"))]
pub fn values<G: Insight>(
    record: &Record,
    limits: &mut Limits,
    told: &mut dyn FnMut(String, i32),
) -> Result<bool, Flaw> {
    Ok(values_on::<G>(&Asked::after::<G>(record)?, limits, told)?)
}

/// Tells the final margin of each move of whoever has to move, in notation, as far as the limits reach; and whether all are known.
pub fn values_on<G: Insight>(
    asked: &Asked,
    limits: &mut Limits,
    told: &mut dyn FnMut(String, i32),
) -> Result<bool, Unreadable> {
    let position: G = asked.position.parse()?;
    Ok(position.values(limits, &mut |m, margin| told(m.to_string(), margin)))
}
