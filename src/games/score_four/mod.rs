//! Score Four: balls on sixteen pegs, and four in a row in any direction of space win.

pub mod balls;
mod board;
mod bot;
pub mod console;
pub mod drawing;
mod face;
mod geometry;
mod levels;
pub mod mind;
mod notation;
mod options;
mod plate;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use balls::Peg;
pub use options::Options;
pub use rules::{BOTH, Board, FULL, LINE, ScoreFour, Side, Verdict};
