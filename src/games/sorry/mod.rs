//! Sorry!: four pawns each around the board and home, by cards, past whoever is in the way.

#[cfg(feature = "app")]
mod board;
mod bot;
#[cfg(feature = "app")]
mod face;
#[cfg(feature = "app")]
mod geometry;
mod notation;
mod options;
#[cfg(feature = "app")]
mod overlay;
mod rules;
#[cfg(feature = "app")]
mod saying;
#[cfg(feature = "app")]
mod spots;
#[cfg(feature = "app")]
mod telling;
#[cfg(test)]
mod test_support;
#[cfg(feature = "app")]
mod tray;
pub mod ui;
#[cfg(feature = "app")]
mod ways;
#[cfg(feature = "app")]
mod words;

pub use bot::reasons;
pub use options::{Colours, Options};
pub use rules::cards::Card;
pub use rules::rounds::{ARRIVED, POINTS};
pub use rules::{Move, Sorry, Stage, cards, pawns, plays, track};
