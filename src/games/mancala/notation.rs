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
use super::{Mancala, Move, PITS, Side};
use crate::game::{Choice, Unreadable};
use std::fmt;
use std::str::FromStr;

/// More stones than any start has; what lies between is for positions set up by hand.
const MOST_STONES: u32 = 96;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(number) => write!(f, "{number}"),
            Move::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        match text.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Move::Sow(digit - b'0')),
            b"swap" => Ok(Move::Swap),
            _ => Err(Unreadable::new("a pit from 1 to 6, or swap", text)),
        }
    }
}

impl fmt::Display for Mancala {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |pits: &mut dyn Iterator<Item = u8>| -> String {
            pits.map(|stones| match stones {
                0 => "  .".into(),
                _ => format!("{stones:>3}"),
            })
            .collect()
        };
        let [south, north] = self.pits;
        let [south_store, north_store] = self.stores;
        writeln!(f, "  {}", row(&mut north.into_iter().rev()))?;
        writeln!(f, "{north_store:>2}{:18}{south_store:>3}", "")?;
        write!(f, "  {}     ", row(&mut south.into_iter()))?;
        match self.over {
            true => f.write_str("over")?,
            false => write!(f, "{} to move", self.to_move)?,
        }
        let facts = self.facts();
        match facts.is_empty() {
            true => Ok(()),
            false => write!(f, "\n{}", facts.join(" ")),
        }
    }
}

impl Mancala {
    /// Whatever the board does not show and is not standard.
    fn facts(&self) -> Vec<String> {
        let mut facts = Vec::new();
        for (choice, chosen) in Variant::CHOICES.iter().zip(self.variant.chosen()) {
            if chosen > 0 {
                facts.push(format!("{}={}", choice.key, choice.values[chosen]));
            }
        }
        match self.pie {
            Pie::Opening => facts.push("pie=opening".into()),
            Pie::Offered => facts.push("pie=offered".into()),
            Pie::Settled => {}
        }
        if self.swapped {
            facts.push("swapped=yes".into());
        }
        if self.swept != [0; 2] {
            facts.push(format!("swept={}:{}", self.swept[0], self.swept[1]));
        }
        facts
    }

    /// Why no play can lead to such a position, if none can.
    fn nonsense(&self) -> Option<&'static str> {
        let stones = self.pits.as_flattened().iter().chain(&self.stores);
        if stones.map(|n| u32::from(*n)).sum::<u32>() > MOST_STONES {
            return Some("at most 96 stones");
        }
        if self.pie != Pie::Settled && (self.swapped || self.over) {
            return Some("a swap offered once, while the game runs");
        }
        let swept = self.swept != [0; 2];
        if !self.over {
            return match (self.has_ended(), swept) {
                (true, _) => Some("a side to move that the rules let move"),
                (_, true) => Some("nothing swept while the game runs"),
                _ => None,
            };
        }
        let empty = Side::BOTH.map(|side| self.left(side) == 0);
        match self.variant.sweep {
            Sweep::None if swept => Some("nothing swept by these rules"),
            Sweep::None if empty == [false; 2] => Some("an empty side at the end"),
            Sweep::None => None,
            _ if empty != [true; 2] => Some("empty pits at the end"),
            _ if !self.swept.contains(&0) => Some("stones swept from one side"),
            _ if self.swept[0] > self.stores[0] || self.swept[1] > self.stores[1] => {
                Some("the swept stones in the stores")
            }
            _ => None,
        }
    }
}

impl FromStr for Mancala {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Mancala, Unreadable> {
        let mut words = text.split_whitespace();
        let mut count = || read_count(words.next().unwrap_or_default());
        let (mut pits, mut stores) = ([[0; PITS]; 2], [0; 2]);
        for pit in pits[1].iter_mut().rev() {
            *pit = count()?;
        }
        for side in Side::BOTH.into_iter().rev() {
            stores[side as usize] = count()?;
        }
        for pit in &mut pits[0] {
            *pit = count()?;
        }
        let whose = words.next().unwrap_or_default();
        let (to_move, over) = match whose {
            "south" => (Side::South, false),
            "north" => (Side::North, false),
            "over" => (Side::South, true),
            _ => return Err(Unreadable::new("south, north or over", whose)),
        };
        if !over && (words.next(), words.next()) != (Some("to"), Some("move")) {
            return Err(Unreadable::new("a side to move", text.trim()));
        }
        let (mut pie, mut swapped, mut swept) = (Pie::Settled, false, [0; 2]);
        let facts = words.collect::<Vec<_>>().join(" ");
        let chosen = Choice::read(Variant::CHOICES, &facts, |key, value| {
            match (key, value) {
                ("pie", "opening") => pie = Pie::Opening,
                ("pie", "offered") => pie = Pie::Offered,
                ("swapped", "yes") => swapped = true,
                ("swept", _) => {
                    let (south, north) = value.split_once(':').unwrap_or_default();
                    swept = [read_count(south)?, read_count(north)?];
                }
                _ => return Err(Unreadable::new("a fact of a position", key)),
            }
            Ok(())
        })?;
        let position = Mancala {
            pits,
            stores,
            to_move,
            over,
            variant: Variant::from_chosen(&chosen),
            pie,
            swapped,
            swept,
        };
        match position.nonsense() {
            None => Ok(position),
            Some(wanted) => Err(Unreadable::new(wanted, text.trim())),
        }
    }
}

/// Reads a number of stones; a dot is none.
fn read_count(word: &str) -> Result<u8, Unreadable> {
    let unreadable = || Unreadable::new("a number of stones", word);
    if word == "." {
        return Ok(0);
    }
    // `parse` alone would take a sign.
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(unreadable());
    }
    word.parse().map_err(|_| unreadable())
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
