//! The parlour: classic board games in one static page.
//!
//! ```text
//!     rules  ──►  table  ──►  face
//!     what may    one match   what it looks like
//!     be done     in play     and what a finger does
//! ```
//!
//! Each layer knows only those to its left. Whatever leaves the program is one text: the record.

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod game;
pub mod games;
#[cfg(feature = "app")]
pub mod old;
pub mod storage;
pub mod table;
pub mod testing;
pub mod text;
