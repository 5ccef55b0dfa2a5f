//! Score Four: balls on sixteen pegs, and four in a row in any direction of space win.
//!
//! ```text
//!     rules/      the board, the 76 lines, the referee
//!     bot/        the computer: threat search, alpha-beta and solver
//!     console/    testing mode: commands in, replies out
//!     ui/         what it says, how the board is drawn and turned, and the page of the console
//! ```

#[cfg(feature = "app")]
mod board;
mod bot;
pub mod console;
#[cfg(feature = "app")]
mod face;
#[cfg(feature = "app")]
mod levels;
mod notation;
mod options;
#[cfg(feature = "app")]
mod plate;
pub mod rules;
pub mod ui;
#[cfg(feature = "app")]
mod words;

pub use crate::game::seat::Side;
pub use options::Options;
pub use rules::{BOTH, Board, FULL, LINE, Peg, ScoreFour, Verdict};
