//! Kingdom Builder: settlements on a board that is laid out anew each time, for gold that other cards give each time.

pub mod gold;
pub mod hexes;
pub mod land;
pub mod quadrants;
pub mod targets;

pub use gold::{Card, Earned};
pub use hexes::{Hex, Hexes, Way};
pub use land::{Ground, Kind, Land, Location, Terrain};
pub use quadrants::{Boards, Quadrant};
pub use targets::Sight;
