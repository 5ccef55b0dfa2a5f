//! Mancala, in the form known as Kalah: two rows of six pits, a store each, stones sown one by one.

#[cfg(feature = "app")]
mod ahead;
#[cfg(feature = "app")]
mod board;
mod bot;
#[cfg(feature = "app")]
mod carving;
#[cfg(feature = "app")]
mod face;
mod notation;
mod options;
mod rules;
pub mod ui;
#[cfg(feature = "app")]
mod words;

#[cfg(feature = "app")]
use ui::geometry;

pub use bot::{book, solver};
pub use options::{Capture, End, Options, Start, Sweep, Variant};
pub use rules::{
    CANNOT_MOVE, EMPTY_SIDE, HOLES, Hole, Mancala, Move, PITS, Pit, Side, Sowing, Taken,
};
