//! Kingdom Builder: settlements on a board that is laid out anew for each match, and cards that say anew each time what earns gold.

mod bot;
mod notation;
mod options;
pub mod rules;
pub mod ui;

pub use options::{Cards, FIRST_CARDS, Options};
pub use rules::{
    Boards, Card, DECK, Deck, Direction, Earned, FIRST_BOARDS, Ground, Hex, HexSet, KingdomBuilder,
    Land, Location, LocationKind, MANDATORY, Move, Placement, Quadrant, SETTLEMENTS, SIDE, Stage,
    Terrain, Tile, castles,
};
