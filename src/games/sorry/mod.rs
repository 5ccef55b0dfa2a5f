//! Sorry!: four pawns each around the board and home, by cards, past whoever is in the way.

mod bot;
pub mod cards;
mod diagram;
mod notation;
mod options;
pub mod pawns;
pub mod plays;
pub mod reasons;
mod rounds;
mod rules;
mod sense;
mod standing;
#[cfg(test)]
mod tests;
pub mod track;

pub use options::{Colours, Options};
pub use rounds::{ARRIVED, POINTS};
pub use rules::{Move, Sorry, Stage};
