//! Nine Men's Morris, with its boards of six and of twelve men: three in a row are a mill, and each mill removes an opposing man.

pub mod bot;
mod notation;
mod options;
pub mod rules;
pub mod ui;

pub use crate::game::seat::Side;
pub use options::{Double, Options, Removal};
pub use rules::board::Board;
pub use rules::{BLOCKED, FEW, FULL, Morris, Move, Name, QUIET, REPEATED, Snapshot};
