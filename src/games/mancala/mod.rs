//! Mancala, in the form known as Kalah: two rows of six pits, a store each, stones sown one by one.

mod bot;
mod notation;
mod options;
mod rules;
pub mod ui;

pub use bot::{book, solver};
pub use options::{Capture, End, Options, Start, Sweep, Variant};
pub use rules::{
    CANNOT_MOVE, EMPTY_SIDE, HOLES, Hole, Mancala, Move, PITS, Pit, Side, Sowing, Taken,
};
