//! The expert of the standard game: its own search, and the ends it knows by heart.

pub mod ends;
pub mod lines;
pub mod men;
pub mod twins;
