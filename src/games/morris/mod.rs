//! Nine Men's Morris, and its small and its large sister: three in a row are a mill, and each mill takes a man.

mod board;
mod bot;
mod face;
mod geometry;
pub mod mind;
pub mod net;
mod notation;
mod options;
mod rules;
#[cfg(test)]
mod tests;
mod words;

pub use crate::seat::Side;
pub use net::Net;
pub use options::{Double, Options, Removal};
pub use rules::{BLOCKED, FEW, FULL, Morris, Move, Name, QUIET, REPEATED, Snapshot};
