//! Drawn positions, named by sentences of the sheet; the number of its section comes first, or that of a ruling.

mod cards;
mod eleven;
mod played;
mod ring;
mod seven;
mod slides;
mod turns;
mod variants;

use crate::games::sorry::test_support::*;
