//! The text of positions, both ways.
//!
//! Twenty rows, a sign for each hex: what it is, or the number of the seat whose settlement stands on it. Then a line for each seat: the
//! card it holds (`-`: none), and what it has of location hexes. And a last line: whose turn it is, what is to be done, how many of the
//! three settlements are built, what pile and discards hold (grass, flowers, forest, canyon, desert), what was agreed.
//!
//! A dot stands for a free hex, whatever it is. What is not told is 0; the pile, then, holds all that is nowhere else. Pictures leave the
//! rows out and name the settlements of each seat after its card: `1 desert +1,0 +1,1`.
//!
//! ```text
//! L D D M M D D C C C C C C D D W D D D D
//!  1 1 D D D M M C C C M M C D D W D D D D
//! …
//! 1 desert tavern:6,2=ready
//! 2 grass
//! 1 acts built=1 pile=4,5,5,5,4 discards=0,0,0,0,0 setup=first boards=… cards=…
//! ```

use super::hexes::{Hex, SIDE};
use super::land::{Kind, Terrain};
use super::options::Options;
use super::rules::{KingdomBuilder, Stage};
use super::tiles::Tile;
use super::turns::{DECK, Deck};
use crate::game::{Game, Unreadable};
use crate::seat::Seat;
use crate::text;
use std::fmt;
use std::str::FromStr;

const STAGES: [(&str, Stage); 5] = [
    ("deals", Stage::Deal),
    ("acts", Stage::Act),
    ("replaces", Stage::Replace),
    ("refills", Stage::Refill),
    ("over", Stage::Over),
];
const TILES: [(&str, Tile); 4] = [
    ("fresh", Tile::Fresh),
    ("ready", Tile::Ready),
    ("used", Tile::Used),
    ("lost", Tile::Lost),
];

fn name<T: PartialEq>(names: &[(&'static str, T)], thing: T) -> &'static str {
    let found = names.iter().find(|(_, other)| *other == thing);
    found.map_or("", |(name, _)| name)
}

fn named<T: Copy>(names: &[(&str, T)], word: &str) -> Option<T> {
    let found = names.iter().find(|(name, _)| *name == word);
    found.map(|(_, thing)| *thing)
}

fn read_deck(word: &str) -> Option<Deck> {
    let deck: Deck = text::numbers(word, ',')?.try_into().ok()?;
    deck.iter().all(|count| *count <= DECK[0]).then_some(deck)
}

impl KingdomBuilder {
    fn text(&self) -> String {
        let mut told = String::new();
        for hex in Hex::all() {
            if hex.column() > 0 || hex.row() % 2 == 1 {
                told.push(' ');
            }
            match self.settler(hex) {
                Some(seat) => text::push_number(&mut told, seat.number().into()),
                None => told.push(self.land.at(hex).letter()),
            }
            if hex.column() + 1 == SIDE {
                told.push('\n');
            }
        }
        for seat in Seat::all(self.seats) {
            text::push_number(&mut told, seat.number().into());
            told.push(' ');
            told += self.hand(seat).map_or("-", Terrain::name);
            for (location, tile) in self.tiles(seat) {
                if tile != Tile::Never {
                    let (kind, hex) = (location.kind.name(), location.hex.text());
                    for part in [" ", kind, ":", &hex, "=", name(&TILES, tile)] {
                        told += part;
                    }
                }
            }
            told.push('\n');
        }
        text::push_number(&mut told, self.to_act.number().into());
        for part in [
            " ",
            name(&STAGES, self.stage),
            " built=",
            &text::told(self.built.into()),
            " pile=",
            &text::list(&self.pile, ','),
            " discards=",
            &text::list(&self.discards, ','),
            " ",
            &self.options.text(),
        ] {
            told += part;
        }
        told
    }

    /// Reads what stands on the hexes of a row, which must be those of the board.
    fn read_row(&mut self, row: usize, line: &str) -> Option<()> {
        let signs = text::words(line.trim(), ' ');
        if signs.len() != SIDE {
            return None;
        }
        for (column, sign) in signs.into_iter().enumerate() {
            let hex = Hex::at(row, column);
            let [sign] = *sign.as_bytes() else {
                return None;
            };
            match sign {
                b'1'..=b'4' => self
                    .settlements
                    .get_mut(usize::from(sign - b'1'))
                    .filter(|_| sign - b'1' < self.seats)?
                    .add(hex),
                b'.' => {}
                _ if char::from(sign) == self.land.at(hex).letter() => {}
                _ => return None,
            }
        }
        Some(())
    }

    /// Reads what a seat holds.
    fn read_seat(&mut self, seat: Seat, line: &str) -> Option<()> {
        let words = text::words(line.trim(), ' ');
        let [number, card, ref tiles @ ..] = words[..] else {
            return None;
        };
        if Seat::read(number) != Some(seat) {
            return None;
        }
        if card != "-" {
            self.hands[seat.index()] = Some(Terrain::named(card)?);
        }
        for tile in tiles {
            if let Some(hex) = tile.strip_prefix('+') {
                self.settlements[seat.index()].add(Hex::read(hex)?);
                continue;
            }
            let (place, tile) = tile.split_once('=')?;
            let (kind, hex) = place.split_once(':')?;
            let (kind, hex) = (Kind::named(kind)?, Hex::read(hex)?);
            let mut locations = self.land.locations.iter();
            let place = locations.position(|other| other.kind == kind && other.hex == hex)?;
            *self.tiles[seat.index()].get_mut(place)? = named(&TILES, tile)?;
        }
        Some(())
    }
}

impl fmt::Display for KingdomBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for KingdomBuilder {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<KingdomBuilder, Unreadable> {
        let unreadable = |wanted, found: &str| Unreadable::new(wanted, found.trim());
        let lines = text::words(text.trim(), '\n');
        let rows = if lines.len() > SIDE { SIDE } else { 0 };
        let seats = lines.len().saturating_sub(rows + 1);
        if !(2..=4).contains(&seats) {
            return Err(unreadable("twenty rows, two to four seats, a turn", text));
        }
        let (rows, rest) = lines.split_at(rows);
        let (hands, last) = rest.split_at(seats);
        let last = last.first().copied().unwrap_or_default();
        let mut words = last.split_whitespace();
        let to_act = words.next().and_then(Seat::read);
        let stage = words.next().and_then(|word| named(&STAGES, word));
        let (Some(to_act), Some(stage)) = (to_act, stage) else {
            return Err(unreadable("whose turn it is, and what is to be done", last));
        };
        let (mut built, mut pile, mut discards) = (0, None, [0; 5]);
        let options = Options::read(words, &mut |key, value| {
            match key {
                "built" => built = text::count(value).filter(|built| *built < 4)? as u8,
                "pile" => pile = Some(read_deck(value)?),
                "discards" => discards = read_deck(value)?,
                _ => return None,
            }
            Some(())
        })?;
        let mut position = KingdomBuilder::new(seats as u8, &options);
        (position.to_act, position.stage, position.built) = (to_act, stage, built);
        position.discards = discards;
        for (row, line) in rows.iter().enumerate() {
            let read = position.read_row(row, line);
            read.ok_or_else(|| unreadable("a row of the board", line))?;
        }
        for (seat, line) in Seat::all(seats as u8).zip(hands) {
            let read = position.read_seat(seat, line);
            read.ok_or_else(|| unreadable("a seat, its card and its tiles", line))?;
        }
        position.pile = pile.unwrap_or_else(|| position.not_out());
        match position.nonsense() {
            None => Ok(position),
            Some(wanted) => Err(unreadable(wanted, last)),
        }
    }
}
