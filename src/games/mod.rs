//! The games of the parlour: a folder, a `mod` line and a line in the list each.

pub mod mancala;

use crate::game::{Choice, Game};
#[cfg(not(target_arch = "wasm32"))]
use crate::testing::{self, Fault, Tally};

/// Expands the list of games into its tables.
macro_rules! games {
    ($($module:ident: $game:ident,)*) => {
        /// What the worker and the tests know of each game, in the order of the shelf.
        pub static RULES: &[Rules] = &[$(Rules::of::<$module::$game>(),)*];
    };
}

games! {
    mancala: Mancala,
}

/// The rules of one game with its types taken away.
pub struct Rules {
    /// `Game::ID`.
    pub id: &'static str,
    /// The fewest and the most who may play.
    pub seats: (u8, u8),
    /// `Game::CHOICES`.
    pub choices: &'static [Choice],
    /// Plays and checks so many games of every kind. Native only: page and worker need not carry it.
    #[cfg(not(target_arch = "wasm32"))]
    pub conform: fn(u64) -> Result<Tally, Fault>,
}

impl Rules {
    const fn of<G: Game>() -> Rules {
        Rules {
            id: G::ID,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            choices: G::CHOICES,
            #[cfg(not(target_arch = "wasm32"))]
            conform: testing::conform::<G>,
        }
    }
}

/// The rules of the game with this name.
pub fn rules(id: &str) -> Option<&'static Rules> {
    RULES.iter().find(|rules| rules.id == id)
}
