//! The rules as drawn positions, a file for each part of the rule sheet.

mod examples;
mod facts;
mod options;
mod turn;

use super::*;
use crate::game::Outcome;
use crate::game::seat::PerSeat;
use crate::testing::{after, position};

fn drawn(text: &str) -> Mancala {
    position(text)
}
