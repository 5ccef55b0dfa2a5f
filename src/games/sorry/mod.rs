//! Sorry!: four pawns each around the board and home, by cards, past whoever is in the way.

mod bot;
mod notation;
mod options;
mod rules;
#[cfg(test)]
mod test_support;
pub mod ui;

pub use bot::reasons;
pub use options::{Colours, Options};
pub use rules::cards::Card;
pub use rules::rounds::{ARRIVED, POINTS};
pub use rules::{Move, Sorry, Stage, cards, pawns, plays, track};
