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
use crate::game::{Choice, Unreadable};
use crate::text;
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// More stones than any start has; what lies between is for positions set up by hand.
const MOST_STONES: u32 = 96;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Sow(number) => write_right(f, *number, 1),
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
        let [south, north] = &self.pits;
        let [south_store, north_store] = self.stores;
        f.write_str("  ")?;
        for stones in north.iter().rev() {
            write_count(f, *stones)?;
        }
        f.write_char('\n')?;
        write_right(f, north_store, 2)?;
        write_right(f, south_store, 21)?;
        f.write_str("\n  ")?;
        for stones in south {
            write_count(f, *stones)?;
        }
        f.write_str("     ")?;
        match self.over {
            true => f.write_str("over")?,
            false => {
                self.to_move.fmt(f)?;
                f.write_str(" to move")?;
            }
        }
        self.write_facts(f)
    }
}

/// Writes a number of stones; none is a dot.
fn write_count(f: &mut fmt::Formatter<'_>, stones: u8) -> fmt::Result {
    match stones {
        0 => f.write_str("  ."),
        _ => write_right(f, stones, 3),
    }
}

/// Writes a number at the end of so many places.
fn write_right(f: &mut fmt::Formatter<'_>, number: u8, places: usize) -> fmt::Result {
    let number = text::told(number.into());
    for _ in number.len()..places {
        f.write_char(' ')?;
    }
    f.write_str(&number)
}

impl Mancala {
    /// Writes whatever the board does not show and is not standard.
    fn write_facts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut mark = "\n";
        let mut fact = |key: &str, value: &str| {
            let written = f.write_str(&text::glued(&[mark, key, "=", value]));
            mark = " ";
            written
        };
        for (choice, chosen) in Variant::CHOICES.iter().zip(self.variant.chosen()) {
            if chosen > 0 {
                fact(choice.key, choice.values[chosen])?;
            }
        }
        match self.pie {
            Pie::Opening => fact("pie", "opening")?,
            Pie::Offered => fact("pie", "offered")?,
            Pie::Settled => {}
        }
        if self.swapped {
            fact("swapped", "yes")?;
        }
        if self.swept != [0; 2] {
            fact("swept", &text::list(&self.swept, ':'))?;
        }
        Ok(())
    }

    /// Why no play can lead to such a position, if none can.
    fn nonsense(&self) -> Option<&'static str> {
        let mut stones = 0;
        for hole in 0..HOLES {
            stones += u32::from(self.lying(Hole::at(hole)));
        }
        let swept = self.swept != [0; 2];
        let [south, north] = Side::BOTH.map(|side| self.left(side) == 0);
        let wanted = if stones > MOST_STONES {
            "at most 96 stones"
        } else if self.pie != Pie::Settled && (self.swapped || self.over) {
            "a swap offered once, while the game runs"
        } else if !self.over && self.has_ended() {
            "a side to move that the rules let move"
        } else if !self.over && swept {
            "nothing swept while the game runs"
        } else if !self.over {
            return None;
        } else if self.variant.sweep == Sweep::None && swept {
            "nothing swept by these rules"
        } else if self.variant.sweep == Sweep::None && !south && !north {
            "an empty side at the end"
        } else if self.variant.sweep == Sweep::None {
            return None;
        } else if !(south && north) {
            "empty pits at the end"
        } else if !self.swept.contains(&0) {
            "stones swept from one side"
        } else if Side::find(|side| self.swept(side) > self.store(side)).is_some() {
            "the swept stones in the stores"
        } else {
            return None;
        };
        Some(wanted)
    }
}

impl FromStr for Mancala {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Mancala, Unreadable> {
        let unreadable = |wanted| Err(Unreadable::new(wanted, text.trim()));
        let mut words = text.split_whitespace();
        let (mut pits, mut stores) = ([[0; PITS]; 2], [0; 2]);
        for i in 0..HOLES {
            let stones = read_count(words.next().unwrap_or_default())?;
            match i {
                0..6 => pits[1][5 - i] = stones,
                6 => stores[1] = stones,
                7 => stores[0] = stones,
                _ => pits[0][i - 8] = stones,
            }
        }
        let whose = words.next().unwrap_or_default();
        let (to_move, over) = match whose {
            "south" => (Side::South, false),
            "north" => (Side::North, false),
            "over" => (Side::South, true),
            _ => return Err(Unreadable::new("south, north or over", whose)),
        };
        if !over && (words.next(), words.next()) != (Some("to"), Some("move")) {
            return unreadable("a side to move");
        }
        let mut position = Mancala {
            pits,
            stores,
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
                _ => return Err(Unreadable::new("a fact of a position", key)),
            }
            Ok(())
        })?;
        position.variant = Variant::from_chosen(&chosen);
        match position.nonsense() {
            None => Ok(position),
            Some(wanted) => unreadable(wanted),
        }
    }
}

/// Reads a number of stones; a dot is none.
fn read_count(word: &str) -> Result<u8, Unreadable> {
    let mut count = (!word.is_empty()).then_some(0_u8);
    for byte in word.bytes() {
        count = match (byte, count) {
            (b'0'..=b'9', Some(n)) => n.checked_mul(10).and_then(|n| n.checked_add(byte - b'0')),
            (b'.', _) if word.len() == 1 => count,
            _ => None,
        };
    }
    count.ok_or_else(|| Unreadable::new("a number of stones", word))
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
