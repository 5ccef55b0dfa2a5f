//! The text of positions.
//!
//! Twenty rows with a sign for each hex: what it is, or the number of the seat whose settlement stands on it. Then a line for each seat:
//! the card it holds (`-`: none), and its tiles. And a last line: whose turn it is, what is to be done, how many settlements of the
//! mandatory action are built, what pile and discards hold (grass, flowers, forest, canyon, desert), and the options.
//!
//! When a diagram is read, a dot stands for a free hex, whatever it is. What is left out is 0; the pile then holds all cards that are
//! nowhere else. The rows may be left out: then the settlements of each seat are named after its card, `1 desert +1,0 +1,1`.
//!
//! ```text
//! L D D M M D D C C C C C C D D W D D D D
//!  1 1 D D D M M C C C M M C D D W D D D D
//! …
//! 1 desert tavern:6,2=ready
//! 2 grass
//! 1 acts built=1 pile=4,5,5,5,4 discards=0,0,0,0,0 setup=first boards=… cards=…
//! ```

use super::digits;
use crate::game::seat::Seat;
use crate::game::{Game, ParseError};
use crate::games::kingdom_builder::options::Options;
use crate::games::kingdom_builder::rules::{
    DECK, Deck, Hex, KingdomBuilder, LocationKind, MANDATORY, SIDE, Stage, Terrain, Tile,
};
use std::fmt;
use std::str::FromStr;

impl Stage {
    const ALL: [Stage; 5] = [
        Stage::Deal,
        Stage::Act,
        Stage::Replace,
        Stage::Refill,
        Stage::Over,
    ];

    fn name(self) -> &'static str {
        match self {
            Stage::Deal => "deals",
            Stage::Act => "acts",
            Stage::Replace => "replaces",
            Stage::Refill => "refills",
            Stage::Over => "over",
        }
    }

    fn from_name(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

impl Tile {
    /// Its name; a tile that was not taken is not written.
    fn name(self) -> Option<&'static str> {
        match self {
            Tile::Never => None,
            Tile::Fresh => Some("fresh"),
            Tile::Ready => Some("ready"),
            Tile::Used => Some("used"),
            Tile::Lost => Some("lost"),
        }
    }

    fn from_name(name: &str) -> Option<Tile> {
        let mut taken = [Tile::Fresh, Tile::Ready, Tile::Used, Tile::Lost].into_iter();
        taken.find(|tile| tile.name() == Some(name))
    }
}

/// The counts of a pile, between commas.
fn write_deck(deck: &Deck) -> String {
    deck.map(|count| count.to_string()).join(",")
}

fn read_deck(list: &str) -> Option<Deck> {
    let counts: Vec<u8> = list
        .split(',')
        .filter(|word| !word.is_empty())
        .map(|word| u8::try_from(digits(word)?).ok())
        .collect::<Option<_>>()?;
    let deck: Deck = counts.try_into().ok()?;
    let fits = deck.iter().zip(DECK).all(|(count, all)| *count <= all);
    fits.then_some(deck)
}

/// The words of a line between blanks.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.trim().split(' ').filter(|word| !word.is_empty())
}

impl fmt::Display for KingdomBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIDE {
            let signs = (0..SIDE).map(|column| {
                let hex = Hex::at(row, column);
                match self.owner(hex) {
                    Some(seat) => seat.to_string(),
                    None => self.land.at(hex).letter().to_string(),
                }
            });
            let signs: Vec<String> = signs.collect();
            let indent = if row % 2 == 1 { " " } else { "" };
            writeln!(f, "{indent}{}", signs.join(" "))?;
        }
        for seat in Seat::all(self.seats) {
            write!(f, "{seat} {}", self.hand(seat).map_or("-", Terrain::name))?;
            for (location, tile) in self.tiles(seat) {
                if let Some(state) = tile.name() {
                    write!(f, " {}:{}={state}", location.kind.name(), location.hex)?;
                }
            }
            writeln!(f)?;
        }
        write!(
            f,
            "{} {} built={} pile={} discards={} {}",
            self.to_act,
            self.stage.name(),
            self.built,
            write_deck(&self.pile),
            write_deck(&self.discards),
            self.options,
        )
    }
}

impl KingdomBuilder {
    /// Reads what stands on the hexes of a row, which must be those of the board.
    fn read_row(&mut self, row: usize, line: &str) -> Option<()> {
        let signs: Vec<&str> = words(line).collect();
        if signs.len() != SIDE {
            return None;
        }
        for (column, sign) in signs.into_iter().enumerate() {
            let hex = Hex::at(row, column);
            if let Some(seat) = Seat::read(sign) {
                if seat.number() > self.seats {
                    return None;
                }
                self.settlements[seat.index()].insert(hex);
            } else if sign != "." && !sign.chars().eq([self.land.at(hex).letter()]) {
                return None;
            }
        }
        Some(())
    }

    /// Reads the card and the tiles of a seat, and its settlements if they are named.
    fn read_seat(&mut self, seat: Seat, line: &str) -> Option<()> {
        let mut words = words(line);
        if Seat::read(words.next()?) != Some(seat) {
            return None;
        }
        self.hands[seat.index()] = match words.next()? {
            "-" => None,
            card => Some(Terrain::from_name(card)?),
        };
        for word in words {
            if let Some(hex) = word.strip_prefix('+') {
                self.settlements[seat.index()].insert(hex.parse().ok()?);
                continue;
            }
            let (location, state) = word.split_once('=')?;
            let (kind, hex) = location.split_once(':')?;
            let (kind, hex) = (LocationKind::from_name(kind)?, hex.parse().ok()?);
            let mut locations = self.land.locations.iter();
            let i = locations.position(|other| other.kind == kind && other.hex == hex)?;
            *self.tiles[seat.index()].get_mut(i)? = Tile::from_name(state)?;
        }
        Some(())
    }
}

impl FromStr for KingdomBuilder {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<KingdomBuilder, ParseError> {
        let unreadable = |wanted, found: &str| ParseError::new(wanted, found.trim());
        let lines = text.trim().split('\n').filter(|line| !line.is_empty());
        let lines: Vec<&str> = lines.collect();
        let rows = if lines.len() > SIDE { SIDE } else { 0 };
        let (rows, rest) = lines.split_at(rows);
        let (last, hands) = match rest {
            [hands @ .., last] if (2..=4).contains(&hands.len()) => (*last, hands),
            _ => return Err(unreadable("twenty rows, two to four seats, a turn", text)),
        };
        let mut facts = last.split_whitespace();
        let to_act = facts.next().and_then(Seat::read);
        let stage = facts.next().and_then(Stage::from_name);
        let (Some(to_act), Some(stage)) = (to_act, stage) else {
            return Err(unreadable("whose turn it is, and what is to be done", last));
        };
        let facts: Vec<&str> = facts.collect();
        let (mut built, mut pile, mut discards) = (0, None, [0; 5]);
        let options = Options::read(&facts.join(" "), |key, value| {
            match key {
                "built" => {
                    let count = u8::try_from(digits(value)?).ok();
                    built = count.filter(|built| *built <= MANDATORY)?;
                }
                "pile" => pile = Some(read_deck(value)?),
                "discards" => discards = read_deck(value)?,
                _ => return None,
            }
            Some(())
        })?;
        let seats = hands.len() as u8;
        let mut position = KingdomBuilder::new(seats, &options);
        (position.to_act, position.stage, position.built) = (to_act, stage, built);
        position.discards = discards;
        for (row, line) in rows.iter().enumerate() {
            let read = position.read_row(row, line);
            read.ok_or_else(|| unreadable("a row of the board", line))?;
        }
        for (seat, line) in Seat::all(seats).zip(hands) {
            let read = position.read_seat(seat, line);
            read.ok_or_else(|| unreadable("a seat, its card and its tiles", line))?;
        }
        position.pile = pile.unwrap_or_else(|| position.full_pile());
        match position.validate() {
            Ok(()) => Ok(position),
            Err(wanted) => Err(unreadable(wanted, last)),
        }
    }
}
