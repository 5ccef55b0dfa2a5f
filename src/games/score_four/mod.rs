//! Score Four: balls on sixteen pegs, and four in a row in any direction of space win.
//!
//! ```text
//!     rules/      the board, the 76 lines, the referee
//!     bot/        the computer: threat search, alpha-beta and solver
//!     console/    testing mode: commands in, replies out
//!     ui/         what it says, how the board is drawn and turned, and the page of the console
//! ```

mod bot;
pub mod console;
mod notation;
mod options;
pub mod rules;
pub mod ui;

pub use crate::game::seat::Side;
pub use options::Options;
pub use rules::{BOTH, Board, FULL, LINE, Peg, ScoreFour, Verdict};
