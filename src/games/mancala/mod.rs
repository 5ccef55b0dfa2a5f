//! Mancala, in the form known as Kalah: two rows of six pits, a store each, stones sown one by one.

mod ahead;
mod board;
mod bot;
mod carving;
mod expert;
mod face;
mod geometry;
mod notation;
mod options;
mod ring;
mod rules;
pub mod solver;
#[cfg(test)]
mod tests;
mod words;

pub use expert::roots;
pub use options::{Capture, End, Options, Start, Sweep, Variant};
pub use ring::{HOLES, Hole, PITS, Pit, Side};
pub use rules::{CANNOT_MOVE, EMPTY_SIDE, Mancala, Move, Sowing, Taken};
