//! The parlour: classic board games in one static page.
//!
//! ```text
//!     rules + table + ai  ──►  storage  ──►  app
//!     pure Rust                what lasts    Leptos components, signals, SVG
//! ```
//!
//! Each layer knows only those to its left. Whatever leaves the program is one text: the record.

pub mod ai;
#[cfg(feature = "app")]
pub mod app;
pub mod game;
pub mod games;
pub mod storage;
pub mod table;
pub mod testing;
