//! The text of positions, both ways.
//!
//! A line for each colour that plays, in the order of the seats: its pawns (`-` in Start, `s1` to `s5` in safety, `H` at Home), then its
//! hand, hits and points, if there are any; and a last line: who acts, what is to be done, the draw pile, the top of the discard pile, and
//! the options that are not standard.
//!
//! Without `pile`, nothing has been discarded.
//!
//! ```text
//! red -,4,s2,H hits=3,1
//! yellow -,-,12,31
//! red plays 11 pile=5,4,4,4,4,4,4,4,3,4,3 top=S begin=exit
//! ```

use super::{digits, place_name, read_place};
use crate::game::{Choice, ParseError};
use crate::games::sorry::cards::{Card, Cards, DECK, KINDS};
use crate::games::sorry::options::{CHOICES, Colours, Options};
use crate::games::sorry::pawns::Pawns;
use crate::games::sorry::rules::{Sorry, Stage};
use crate::games::sorry::track::Side;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

impl fmt::Display for Sorry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in self.sides() {
            self.write_side(side, f)?;
        }
        write!(f, "{} ", self.to_act.name())?;
        match self.stage {
            Stage::Deal => f.write_str("deals")?,
            Stage::Draw => f.write_str("draws")?,
            Stage::Refill(false) => f.write_str("refills")?,
            Stage::Refill(true) => f.write_str("refills-again")?,
            Stage::Play(None) => f.write_str("plays")?,
            Stage::Play(Some(card)) => write!(f, "plays {}", card.name())?,
            Stage::Over => f.write_str("over")?,
        }
        write!(f, " pile={}", list(&self.pile))?;
        if let Some(card) = self.top {
            write!(f, " top={}", card.name())?;
        }
        for (choice, chosen) in CHOICES.iter().zip(self.options.chosen()) {
            if chosen > 0 {
                write!(f, " {}={}", choice.key, choice.values[chosen])?;
            }
        }
        Ok(())
    }
}

impl Sorry {
    fn write_side(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = self.pawns.of(side).map(place_name).join(",");
        write!(f, "{} {places}", side.name())?;
        if self.hand(side) != &[0; KINDS] {
            write!(f, " hand={}", list(self.hand(side)))?;
        }
        if self.hits(side) != [0; 2] {
            write!(f, " hits={}", list(&self.hits(side)))?;
        }
        if self.points(side) > 0 {
            write!(f, " points={}", self.points(side))?;
        }
        writeln!(f)
    }

    /// Reads the line of one colour; returns which it is.
    fn read_side(&mut self, line: &str) -> Option<Side> {
        let mut words = line.trim().split(' ').filter(|word| !word.is_empty());
        let side = Side::named(words.next()?)?;
        let places: Option<Vec<_>> = words.next()?.split(',').map(read_place).collect();
        self.pawns.set(side, places?.try_into().ok()?);
        let index = side as usize;
        for fact in words {
            match fact.split_once('=')? {
                ("hand", value) => self.hands[index] = read_cards(value)?,
                ("hits", value) => {
                    let [given, lost] = read_list(value)?;
                    self.hits[0][index] = given;
                    self.hits[1][index] = lost;
                }
                ("points", value) => self.points[index] = digits(value)?,
                _ => return None,
            }
        }
        Some(side)
    }
}

impl FromStr for Sorry {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Sorry, ParseError> {
        let unreadable = |wanted| ParseError::new(wanted, text.trim());
        let mut position = Sorry {
            pawns: Pawns::WAITING,
            to_act: Side::Red,
            stage: Stage::Draw,
            pile: DECK,
            hands: [[0; KINDS]; 4],
            top: None,
            hits: [[0; 4]; 2],
            points: [0; 4],
            options: Options::default(),
        };
        let (sides, last) = text
            .trim()
            .rsplit_once('\n')
            .ok_or_else(|| unreadable("pawns, and who acts"))?;
        let mut letters = String::new();
        for line in sides.lines() {
            let side = position
                .read_side(line)
                .ok_or_else(|| ParseError::new("a colour and its pawns", line))?;
            letters.push(side.letter());
        }
        let colours = Colours::read(&letters)
            .filter(|colours| colours.count() > 1)
            .ok_or_else(|| unreadable("colours clockwise"))?;
        let mut words = last.split_whitespace();
        position.to_act = words
            .next()
            .and_then(Side::named)
            .ok_or_else(|| unreadable("who acts"))?;
        position.stage = read_stage(&mut words).ok_or_else(|| unreadable("what is to be done"))?;
        let mut pile = None;
        let chosen = Choice::read_words(CHOICES, words, &mut |key, value| {
            let read = match key {
                "pile" => {
                    pile = read_cards(value);
                    pile.is_some()
                }
                "top" => {
                    position.top = Card::named(value);
                    position.top.is_some()
                }
                _ => false,
            };
            let unreadable = || ParseError::new("a fact of a position", key);
            read.then_some(()).ok_or_else(unreadable)
        })?;
        position.pile = pile.unwrap_or_else(|| position.undiscarded_pile());
        position.options = Options::from_chosen(&chosen, colours);
        position.validate().map_err(unreadable)?;
        Ok(position)
    }
}

fn read_stage(words: &mut SplitWhitespace<'_>) -> Option<Stage> {
    Some(match words.next()? {
        "deals" => Stage::Deal,
        "draws" => Stage::Draw,
        "refills" => Stage::Refill(false),
        "refills-again" => Stage::Refill(true),
        "over" => Stage::Over,
        "plays" => {
            let card = words.clone().next().and_then(Card::named);
            if card.is_some() {
                words.next();
            }
            Stage::Play(card)
        }
        _ => return None,
    })
}

/// Numbers with commas between.
fn list<T: ToString>(numbers: &[T]) -> String {
    let numbers: Vec<String> = numbers.iter().map(T::to_string).collect();
    numbers.join(",")
}

/// Reads exactly so many numbers with commas between; commas too many do no harm.
fn read_list<T: FromStr, const N: usize>(word: &str) -> Option<[T; N]> {
    let numbers = word.split(',').filter(|number| !number.is_empty());
    let numbers: Option<Vec<T>> = numbers.map(digits).collect();
    numbers?.try_into().ok()
}

fn read_cards(word: &str) -> Option<Cards> {
    let cards: Cards = read_list(word)?;
    let fits = cards.iter().zip(DECK).all(|(n, most)| *n <= most);
    fits.then_some(cards)
}
