//! The games of the parlour: a folder, a `mod` line and a line in the list each.
//!
//! The list becomes two tables. `RULES` is what the worker and the tests know of a game; `GAMES` is what the app knows.

mod info;
pub mod kingdom_builder;
pub mod mancala;
pub mod morris;
pub mod score_four;
pub mod sorry;
pub mod ui;

pub use info::{GameInfo, NewMatch};

use crate::ai::{self, Budget, Insight, Limits, MatchPosition, Thought};
use crate::game::{Choice, Game, ParseError};
use crate::storage::Form;
use crate::table::{Level, Record, RecordError, Table};
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    game::{Turn, rng},
    testing::{self, Fault, Tally},
};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Expands the list of games into its tables, and into `with_game!`, where types are taken away.
macro_rules! games {
    ($dollar:tt $($module:ident: $game:ident,)*) => {
        /// What the worker and the tests know of each game, in the order of the lobby.
        pub static RULES: &[Rules] = &[$(Rules::of::<$module::$game>(),)*];

        /// What the app knows of each game, in the order of the lobby.
        pub static GAMES: LazyLock<Vec<GameInfo>> =
            LazyLock::new(|| vec![$(GameInfo::of::<$module::$game>(),)*]);

        /// Replays a record of whatever game by its rules and writes it again.
        pub fn retell(record: &Record, form: Form) -> Result<Record, RecordError> {
            match record.game.as_str() {
                $(<$module::$game as Game>::ID => retell_game::<$module::$game>(record, form),)*
                unknown => Err(RecordError::UnknownGame(unknown.to_owned())),
            }
        }

        /// Runs generic code for the game with an id, its type by this name; none, if there is no such game.
        #[cfg(feature = "app")]
        macro_rules! with_game {
            ($dollar id:expr, $dollar type:ident => $dollar body:expr) => {{
                let id: &str = $dollar id;
                $(if id == <$crate::games::$module::$game as $crate::game::Game>::ID {
                    type $dollar type = $crate::games::$module::$game;
                    Some($dollar body)
                } else)* {
                    None
                }
            }};
        }
        #[cfg(feature = "app")]
        pub(crate) use with_game;
    };
}

games! { $
    mancala: Mancala,
    morris: Morris,
    score_four: ScoreFour,
    sorry: Sorry,
    kingdom_builder: KingdomBuilder,
}

type Think<On, E> = fn(&On, Level, &mut Limits, &mut dyn FnMut(&Thought)) -> Result<(), E>;
type Values<On, E> = fn(&On, &mut Limits, &mut dyn FnMut(String, i32)) -> Result<bool, E>;

/// The rules of one game with its types taken away.
pub struct Rules {
    /// `Game::ID`.
    pub id: &'static str,
    /// `Game::SEATS`.
    pub seats: RangeInclusive<u8>,
    /// `Game::CHOICES`.
    pub choices: &'static [Choice],
    /// Finds a move: `ai::think_on`.
    pub think_on: Think<MatchPosition, ParseError>,
    /// Finds the final margin of each move: `ai::values_on`.
    pub values_on: Values<MatchPosition, ParseError>,
    /// Takes the tables that are shipped with the game: `Insight::take`.
    pub take: fn(Vec<u8>),
    /// Gets ready for harder requests: `Insight::prepare`.
    pub prepare: fn() -> bool,
    /// How long a level normally thinks about a move: `Insight::budget`.
    pub budget: fn(Level) -> Budget,
    /// The same for a match: `ai::think`. Native only, as all below: only tests and tools use it.
    #[cfg(not(target_arch = "wasm32"))]
    pub think: Think<Record, RecordError>,
    /// The same for a match: `ai::values`.
    #[cfg(not(target_arch = "wasm32"))]
    pub values: Values<Record, RecordError>,
    /// The position that a match has led to.
    #[cfg(not(target_arch = "wasm32"))]
    pub position_after: fn(&Record) -> Result<MatchPosition, RecordError>,
    /// Whose decision a match waits for.
    #[cfg(not(target_arch = "wasm32"))]
    pub turn_after: fn(&Record) -> Result<Turn, RecordError>,
    /// Plays and checks so many games of every kind.
    #[cfg(not(target_arch = "wasm32"))]
    pub conform: fn(u64) -> Result<Tally, Fault>,
    /// A match of so many seats and these options, begun at random: `testing::begun_at_random`.
    #[cfg(not(target_arch = "wasm32"))]
    pub begun_at_random: fn(u8, &str, usize, u64) -> Result<Record, RecordError>,
    /// Plays a match on by a move in notation and the draws after it: `testing::played_on`.
    #[cfg(not(target_arch = "wasm32"))]
    pub played_on: fn(&Record, &str) -> Result<Record, RecordError>,
    /// How many sequences of so many moves begin the standard game of the fewest seats.
    #[cfg(not(target_arch = "wasm32"))]
    pub perft: fn(u32) -> u64,
}

impl Rules {
    const fn of<G: Insight>() -> Rules {
        Rules {
            id: G::ID,
            seats: G::SEATS,
            choices: G::CHOICES,
            think_on: ai::think_on::<G>,
            values_on: ai::values_on::<G>,
            take: G::take,
            prepare: G::prepare,
            budget: G::budget,
            #[cfg(not(target_arch = "wasm32"))]
            think: ai::think::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            values: ai::values::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            position_after: MatchPosition::after::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            turn_after: |record| Ok(Table::<G>::replay(record)?.position().turn()),
            #[cfg(not(target_arch = "wasm32"))]
            conform: testing::conform::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            begun_at_random: testing::begun_at_random::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            played_on: testing::played_on::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            perft: perft::<G>,
        }
    }
}

/// The rules of the game with this name.
pub fn rules(id: &str) -> Option<&'static Rules> {
    RULES.iter().find(|rules| rules.id == id)
}

fn retell_game<G: Game>(record: &Record, form: Form) -> Result<Record, RecordError> {
    let table = Table::<G>::replay(record)?;
    Ok(match form {
        Form::Written => table.record(),
        Form::Packed => table.packed(),
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn perft<G: Game>(depth: u32) -> u64 {
    let seats = *G::SEATS.start();
    let options = G::lay_out(&G::Options::default(), seats, &mut rng::layout(1));
    testing::perft(&G::new(seats, &options), depth)
}

/// What the app knows of the game with this id.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    GAMES.iter().find(|info| info.id == id)
}
