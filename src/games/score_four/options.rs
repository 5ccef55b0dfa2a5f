//! What two players of Score Four agree on: nothing. Who is White is decided with the seats.

use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::FromStr;

/// There is nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options;

impl fmt::Display for Options {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        Choice::read(&[], text, |key, _| {
            Err(ParseError::new("an option of Score Four", key))
        })
        .map(|_| Options)
    }
}
