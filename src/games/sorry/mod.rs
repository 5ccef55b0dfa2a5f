//! Sorry!: four pawns each around the board and home, by cards, past whoever is in the way.

pub mod cards;
mod notation;
mod options;
pub mod pawns;
pub mod plays;
mod rules;
#[cfg(test)]
mod tests;
pub mod track;

pub use options::{Colours, Options};
pub use rules::{ARRIVED, Move, POINTS, Sorry, Stage};
