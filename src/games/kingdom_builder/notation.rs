//! The text of moves, both ways. A hex is its row and its column, both counted from 0.
//!
//! ```text
//! =desert               a desert is drawn
//! 3,12                  one of the three settlements of the turn, in row 3, column 12
//! tower:0,7             one more, by a tower
//! paddock:3,12-3,14     moved by a paddock
//! end                   the turn is over
//! ```

use super::hexes::Hex;
use super::land::{Kind, Terrain};
use super::rules::Move;
use crate::game::Unreadable;
use crate::text;
use std::fmt;
use std::str::FromStr;

impl Hex {
    /// Its row and its column.
    pub fn text(self) -> String {
        text::list(&[self.row() as u8, self.column() as u8], ',')
    }

    /// Reads a row and a column.
    pub fn read(word: &str) -> Option<Hex> {
        let (row, column) = word.split_once(',')?;
        // A number has one writing: no zeros before it.
        let number = |word: &str| {
            let number = text::count(word)? as usize;
            (word.len() == 1 + usize::from(number > 9)).then_some(number)
        };
        Hex::found(number(row)?, number(column)?)
    }
}

impl Move {
    fn text(self) -> String {
        match self {
            Move::Draw(card) => text::glued(&["=", card.name()]),
            Move::Settle(hex) => hex.text(),
            Move::Extra(kind, hex) => text::glued(&[kind.name(), ":", &hex.text()]),
            Move::Shift(kind, from, to) => {
                text::glued(&[kind.name(), ":", &from.text(), "-", &to.text()])
            }
            Move::End => "end".to_owned(),
        }
    }

    fn read(word: &str) -> Option<Move> {
        if word == "end" {
            return Some(Move::End);
        }
        if let Some(card) = word.strip_prefix('=') {
            return Terrain::named(card).map(Move::Draw);
        }
        let Some((kind, hexes)) = word.split_once(':') else {
            return Hex::read(word).map(Move::Settle);
        };
        let kind = Kind::named(kind)?;
        Some(match hexes.split_once('-') {
            Some((from, to)) => Move::Shift(kind, Hex::read(from)?, Hex::read(to)?),
            None => Move::Extra(kind, Hex::read(hexes)?),
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        let wanted = "a move like =desert, 3,12, tower:0,7, paddock:3,12-3,14 or end";
        Move::read(text).ok_or_else(|| Unreadable::new(wanted, text))
    }
}
