//! The text of moves and positions, both ways.
//!
//! ```text
//!     4  4  4  4  4  4          north's pits 6 to 1
//!  0                    1       north's store, south's store
//!     4  4  .  5  5  5     south to move
//! capture=empty pie=opening     whatever is not standard
//! ```
//!
//! A reader needs no line ends: the same words on one line are the same position.

use super::options::{Sweep, Variant};
use super::rules::Pie;
use super::{HOLES, Hole, Mancala, Move, PITS, Side};
use crate::game::{Choice, ParseError};
use std::array;
use std::fmt;
use std::str::FromStr;

/// More than any start has: positions may also be set up by hand.
const MAX_STONES: u32 = 96;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(number) => write!(f, "{number}"),
            Move::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Move::Sow(digit - b'0')),
            b"swap" => Ok(Move::Swap),
            _ => Err(ParseError::new("a pit from 1 to 6, or swap", text)),
        }
    }
}

impl fmt::Display for Mancala {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [south, north] = self.pits.map(|row| row.map(cell));
        let north: String = north.into_iter().rev().collect();
        let [south_store, north_store] = self.stores;
        writeln!(f, "  {north}")?;
        writeln!(f, "{north_store:>2}{south_store:>21}")?;
        write!(f, "  {}     ", south.concat())?;
        if self.over {
            f.write_str("over")?;
        } else {
            write!(f, "{} to move", self.to_move)?;
        }
        let extras = self.extras();
        if !extras.is_empty() {
            write!(f, "\n{}", extras.join(" "))?;
        }
        Ok(())
    }
}

/// The stones of a pit in the diagram; none is a dot.
fn cell(stones: u8) -> String {
    match stones {
        0 => "  .".to_owned(),
        _ => format!("{stones:>3}"),
    }
}

impl Mancala {
    /// What the board does not show and is not standard, as `key=value`.
    fn extras(&self) -> Vec<String> {
        let mut extras: Vec<String> = (Variant::CHOICES.iter())
            .zip(self.variant.chosen())
            .filter(|(_, chosen)| *chosen > 0)
            .map(|(choice, chosen)| format!("{}={}", choice.key, choice.values[chosen]))
            .collect();
        match self.pie {
            Pie::Opening => extras.push("pie=opening".to_owned()),
            Pie::Offered => extras.push("pie=offered".to_owned()),
            Pie::Settled => {}
        }
        if self.swapped {
            extras.push("swapped=yes".to_owned());
        }
        let [south, north] = self.swept;
        if south > 0 || north > 0 {
            extras.push(format!("swept={south}:{north}"));
        }
        extras
    }

    /// Refuses what no play can lead to, with what is wanted instead.
    fn check(&self) -> Result<(), &'static str> {
        let stones = (0..HOLES).map(|hole| u32::from(self.stones_in(Hole::at(hole))));
        // First of all, for the sums of a row below must fit a byte.
        if stones.sum::<u32>() > MAX_STONES {
            return Err("at most 96 stones");
        }
        if self.pie != Pie::Settled && (self.swapped || self.over) {
            return Err("a swap offered once, while the game runs");
        }
        if self.over {
            self.check_end()
        } else if self.has_ended() {
            Err("a side to move that the rules let move")
        } else if self.swept != [0; 2] {
            Err("nothing swept while the game runs")
        } else {
            Ok(())
        }
    }

    /// The same of a game that is over.
    fn check_end(&self) -> Result<(), &'static str> {
        let empty_sides = (Side::BOTH.iter())
            .filter(|side| self.in_play(**side) == 0)
            .count();
        if self.variant.sweep == Sweep::None {
            return if self.swept != [0; 2] {
                Err("nothing swept by these rules")
            } else if empty_sides == 0 {
                Err("an empty side at the end")
            } else {
                Ok(())
            };
        }
        if empty_sides < 2 {
            Err("empty pits at the end")
        } else if !self.swept.contains(&0) {
            Err("stones swept from one side")
        } else if (Side::BOTH.iter()).any(|side| self.swept(*side) > self.store(*side)) {
            Err("the swept stones in the stores")
        } else {
            Ok(())
        }
    }
}

impl FromStr for Mancala {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mancala, ParseError> {
        let unreadable = |wanted| ParseError::new(wanted, text.trim());
        let mut words = text.split_whitespace();
        let mut counts = [0; HOLES];
        for count in &mut counts {
            *count = read_count(words.next().unwrap_or_default())?;
        }
        let south = array::from_fn(|pit| counts[PITS + 2 + pit]);
        let north = array::from_fn(|pit| counts[PITS - 1 - pit]);
        let state = words.next().unwrap_or_default();
        let (to_move, over) = match state {
            "south" => (Side::South, false),
            "north" => (Side::North, false),
            "over" => (Side::South, true),
            _ => return Err(ParseError::new("south, north or over", state)),
        };
        if !over && (words.next(), words.next()) != (Some("to"), Some("move")) {
            return Err(unreadable("a side to move"));
        }
        let mut position = Mancala {
            pits: [south, north],
            stores: [counts[PITS + 1], counts[PITS]],
            to_move,
            over,
            variant: Variant::default(),
            pie: Pie::Settled,
            swapped: false,
            swept: [0; 2],
        };
        let chosen = Choice::read_words(Variant::CHOICES, words, &mut |key, value| {
            match (key, value) {
                ("pie", "opening") => position.pie = Pie::Opening,
                ("pie", "offered") => position.pie = Pie::Offered,
                ("swapped", "yes") => position.swapped = true,
                ("swept", _) => {
                    let (south, north) = value.split_once(':').unwrap_or_default();
                    position.swept = [read_count(south)?, read_count(north)?];
                }
                _ => return Err(ParseError::new("a fact of a position", key)),
            }
            Ok(())
        })?;
        position.variant = Variant::from_chosen(&chosen);
        position.check().map_err(unreadable)?;
        Ok(position)
    }
}

/// Reads a number of stones; a dot is none.
fn read_count(word: &str) -> Result<u8, ParseError> {
    // `parse` alone would take a plus sign.
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    match word {
        "." => Some(0),
        _ if digits => word.parse().ok(),
        _ => None,
    }
    .ok_or_else(|| ParseError::new("a number of stones", word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::position;

    #[test]
    fn a_position_is_drawn_like_the_board() {
        let drawn = concat!(
            "   10  5  .  .  .  1\n",
            " 7                   12\n",
            "    1  .  .  .  .  2     north to move\n",
            "capture=empty end=turn sweep=none swapped=yes",
        );
        let read: Mancala = position(drawn);
        assert_eq!(read.pits, [[1, 0, 0, 0, 0, 2], [1, 0, 0, 0, 5, 10]]);
        assert_eq!(read.stores, [12, 7]);
        assert_eq!(read.to_string(), drawn);
    }

    #[test]
    fn blanks_and_line_ends_do_not_matter() {
        let drawn: Mancala = position(
            "    .  5  .  .  .  1
              0                    0
                 1  .  .  .  .  2     south to move
             pie=offered",
        );
        let line: Mancala = position(". 5 0 . . 1 0 0 1 . . . . 2 south to move pie=offered");
        assert_eq!(drawn, line);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "over",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 south to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 1 south to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 south",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 east to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 over",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 -1 south to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 +1 south to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 256 south to move",
            "1 1 1 1 1 1 40 40 1 1 1 1 1 6 south to move",
            "255 255 1 1 1 1 0 0 1 1 1 1 1 1 south to move",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 south to move swept=0:1",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 south to move pie=on",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 south to move pie=offered swapped=yes",
            "1 1 1 1 1 1 0 0 1 1 1 1 1 1 south to move moon=full",
            "1 1 1 1 1 1 0 0 . . . . . . south to move",
            "1 1 1 1 1 1 0 0 . . . . . . north to move",
            "1 1 1 1 1 1 0 0 . . . . . . south to move end=turn",
            ". . . . . . 24 24 . . . . . . over swept=25:0",
            ". . . . . . 24 24 . . . . . . over swept=1:1",
            ". . . . . . 24 24 . . . . . . over swept=1",
            ". . . . . . 24 24 . . . . . . over pie=offered",
            ". . . . . . 24 24 . . . . . . over sweep=none swept=1:0",
        ] {
            assert!(text.parse::<Mancala>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_move_is_a_pit_from_1_to_6_or_swap() {
        assert_eq!("6".parse(), Ok(Move::Sow(6)));
        assert_eq!("swap".parse(), Ok(Move::Swap));
        for text in ["", "0", "7", "+3", "03", " 3", "3 ", "33", "Swap", "٣"] {
            assert!(text.parse::<Move>().is_err(), "{text}");
        }
    }
}
