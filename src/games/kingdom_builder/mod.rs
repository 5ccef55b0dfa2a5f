//! Kingdom Builder: settlements on a board that is laid out anew each time, for gold that other cards give each time.

mod beside;
mod board;
mod bot;
mod chart;
mod diagram;
mod face;
mod geometry;
pub mod gold;
mod hex;
pub mod hexes;
pub mod land;
mod names;
mod notation;
mod options;
mod plans;
mod playout;
pub mod quadrants;
pub mod reasons;
mod rules;
mod scoring;
mod seat;
mod seen;
mod sense;
mod spots;
mod standing;
mod survey;
pub mod targets;
mod telling;
#[cfg(test)]
mod tests;
mod tiles;
mod turns;
mod words;

pub use gold::{Card, Earned};
pub use hexes::{Hex, Hexes, Way};
pub use land::{Ground, Kind, Land, Location, Terrain};
pub use options::{Cards, FIRST_CARDS, Options};
pub use quadrants::{Boards, FIRST_BOARDS, Quadrant};
pub use rules::{DUE, KingdomBuilder, Move, SETTLEMENTS, Stage};
pub use targets::Sight;
pub use tiles::Tile;
pub use turns::{DECK, Deck};
