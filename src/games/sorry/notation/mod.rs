//! The text of places, moves (`moves.rs`) and positions (`diagram.rs`), both ways.

mod diagram;
mod moves;
#[cfg(test)]
mod tests;

use super::track::{HOME, Place, RING, SAFETY, START, Side};
use std::str::FromStr;

impl Side {
    /// Its letter in moves and options: `R`.
    pub(super) fn letter(self) -> char {
        ['R', 'B', 'Y', 'G'][self as usize]
    }

    /// The colour with this letter.
    pub(super) fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// Its name in diagrams: `red`.
    fn name(self) -> &'static str {
        ["red", "blue", "yellow", "green"][self as usize]
    }

    /// The colour with this name.
    fn named(name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// The text of a place: `-` Start, `12` a square of the ring, `s1` to `s5` safety, `H` Home.
pub(super) fn place_name(place: Place) -> String {
    match place {
        START => "-".to_owned(),
        HOME => "H".to_owned(),
        SAFETY.. => format!("s{}", place - SAFETY + 1),
        _ => place.to_string(),
    }
}

fn read_place(word: &str) -> Option<Place> {
    match word {
        "-" => return Some(START),
        "H" => return Some(HOME),
        _ => {}
    }
    if let Some(number) = word.strip_prefix('s') {
        let number: Place = digits(number).filter(|n| (1..=5).contains(n))?;
        return Some(SAFETY + number - 1);
    }
    digits(word).filter(|square| *square < RING)
}

/// Reads a number of digits alone: `parse` would accept a sign as well.
fn digits<T: FromStr>(word: &str) -> Option<T> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.parse().ok()).flatten()
}
