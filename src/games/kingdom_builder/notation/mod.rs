//! The text of moves; that of positions is in `diagram.rs`. A hex is its row and its column, both counted from 0.
//!
//! ```text
//! =desert               a desert card is drawn
//! 3,12                  a settlement of the mandatory action, in row 3, column 12
//! tower:0,7             one more, built by a tower
//! paddock:3,12-3,14     one moved by a paddock
//! end                   the turn is over
//! ```

mod diagram;
#[cfg(test)]
mod tests;

use super::rules::{Hex, LocationKind, Move, Terrain};
use crate::game::ParseError;
use std::fmt;
use std::str::FromStr;

/// Reads a number in digits: `parse` alone would also take a plus sign.
fn digits(word: &str) -> Option<usize> {
    let is_digits = word.bytes().all(|byte| byte.is_ascii_digit());
    is_digits.then(|| word.parse().ok())?
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl FromStr for Hex {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Hex, ParseError> {
        let read = || {
            let (row, column) = text.split_once(',')?;
            let hex = Hex::try_at(digits(row)?, digits(column)?)?;
            // A hex has one spelling: no zeros in front of its numbers.
            (hex.to_string() == text).then_some(hex)
        };
        read().ok_or_else(|| ParseError::new("a row and a column like 3,12", text))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw(card) => write!(f, "={}", card.name()),
            Move::Settle(hex) => write!(f, "{hex}"),
            Move::Extra(kind, hex) => write!(f, "{}:{hex}", kind.name()),
            Move::Shift(kind, from, to) => write!(f, "{}:{from}-{to}", kind.name()),
            Move::End => f.write_str("end"),
        }
    }
}

impl Move {
    fn read(text: &str) -> Option<Move> {
        if text == "end" {
            return Some(Move::End);
        }
        if let Some(card) = text.strip_prefix('=') {
            return Terrain::from_name(card).map(Move::Draw);
        }
        let hex = |word: &str| word.parse::<Hex>().ok();
        let Some((kind, hexes)) = text.split_once(':') else {
            return hex(text).map(Move::Settle);
        };
        let kind = LocationKind::from_name(kind)?;
        match hexes.split_once('-') {
            Some((from, to)) => Some(Move::Shift(kind, hex(from)?, hex(to)?)),
            None => Some(Move::Extra(kind, hex(hexes)?)),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let wanted = "a move like =desert, 3,12, tower:0,7, paddock:3,12-3,14 or end";
        Move::read(text).ok_or_else(|| ParseError::new(wanted, text))
    }
}
