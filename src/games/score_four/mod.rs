//! Score Four: balls on sixteen pegs, and four in a row in any direction of space win.

pub mod balls;
pub mod console;
pub mod drawing;
mod notation;
mod options;
mod rules;
#[cfg(test)]
mod tests;

pub use balls::Peg;
pub use options::Options;
pub use rules::{BOTH, Board, FULL, LINE, ScoreFour, Side, Verdict};
