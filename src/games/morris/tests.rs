//! What the page before Leptos asks of the game.

mod entry;

use super::rules::tests::{at, moves};
