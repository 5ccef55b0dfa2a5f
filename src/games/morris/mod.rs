//! Nine Men's Morris, with its boards of six and of twelve men: three in a row are a mill, and each mill removes an opposing man.

#[cfg(feature = "app")]
mod board;
pub mod bot;
#[cfg(feature = "app")]
mod face;
mod notation;
mod options;
pub mod rules;
#[cfg(test)]
mod tests;
pub mod ui;
#[cfg(feature = "app")]
mod words;

pub use crate::game::seat::Side;
pub use options::{Double, Options, Removal};
pub use rules::board::Board;
pub use rules::{BLOCKED, FEW, FULL, Morris, Move, Name, QUIET, REPEATED, Snapshot};
