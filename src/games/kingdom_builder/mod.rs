//! Kingdom Builder: settlements on a board that is laid out anew for each match, and cards that say anew each time what earns gold.

#[cfg(feature = "app")]
mod beside;
#[cfg(feature = "app")]
mod board;
mod bot;
#[cfg(feature = "app")]
mod face;
#[cfg(feature = "app")]
mod facts;
#[cfg(feature = "app")]
mod names;
mod notation;
mod options;
pub mod rules;
#[cfg(feature = "app")]
mod scoring;
#[cfg(feature = "app")]
mod seat;
#[cfg(feature = "app")]
mod spots;
#[cfg(feature = "app")]
mod telling;
pub mod ui;
#[cfg(feature = "app")]
mod words;

pub use options::{Cards, FIRST_CARDS, Options};
pub use rules::{
    Boards, Card, DECK, Deck, Direction, Earned, FIRST_BOARDS, Ground, Hex, HexSet, KingdomBuilder,
    Land, Location, LocationKind, MANDATORY, Move, Placement, Quadrant, SETTLEMENTS, SIDE, Stage,
    Terrain, Tile, castles,
};
