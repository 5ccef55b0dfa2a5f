//! Sorry!: four pawns each around the board and home, by cards, past whoever is in the way.

mod board;
mod bot;
pub mod cards;
mod diagram;
mod face;
mod geometry;
mod notation;
mod options;
mod overlay;
pub mod pawns;
pub mod plays;
pub mod reasons;
mod rounds;
mod rules;
mod saying;
mod sense;
mod spots;
mod standing;
mod telling;
#[cfg(test)]
mod tests;
pub mod track;
mod tray;
mod ways;
mod words;

pub use cards::Card;
pub use options::{Colours, Options};
pub use rounds::{ARRIVED, POINTS};
pub use rules::{Move, Sorry, Stage};
