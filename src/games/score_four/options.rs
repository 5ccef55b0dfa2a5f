//! What two players of Score Four agree on: nothing. Who is White is decided with the seats.

use crate::game::{Choice, Unreadable};
use std::fmt;
use std::str::FromStr;

/// Nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options;

impl fmt::Display for Options {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        Choice::read(&[], text, |key, _| {
            Err(Unreadable::new("an option of Score Four", key))
        })
        .map(|_| Options)
    }
}
