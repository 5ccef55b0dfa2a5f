//! The text of positions, both ways.
//!
//! A line for each colour that plays, in the order of the seats: its pawns (`-` in Start, `s1` to `s5` in safety, `H` at Home), and what
//! else is to be told of it; and a last line: who acts, what is to be done, what the pile holds, what was agreed.
//!
//! Where the pile is not told, nothing has been discarded.
//!
//! ```text
//! red -,4,s2,H hits=3,1
//! yellow -,-,12,31
//! red plays 11 pile=5,4,4,4,4,4,4,4,3,4,3 top=S begin=exit
//! ```

use super::cards::{Card, Cards, DECK, KINDS};
use super::notation::{LETTERS, place_name, read_place};
use super::options::{CHOICES, Colours, Options};
use super::pawns::Pawns;
use super::rules::{Sorry, Stage};
use super::track::Side;
use crate::game::{Choice, Unreadable};
use crate::text;
use std::fmt;
use std::str::FromStr;

const NAMES: [&str; 4] = ["red", "blue", "yellow", "green"];

fn read_cards(word: &str) -> Option<Cards> {
    let cards: Cards = text::numbers(word, ',')?.try_into().ok()?;
    cards
        .iter()
        .zip(DECK)
        .all(|(n, most)| *n <= most)
        .then_some(cards)
}

impl fmt::Display for Sorry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = String::new();
        for side in self.sides() {
            told += NAMES[side as usize];
            let mut mark = " ";
            for place in self.pawns.of(side) {
                told += mark;
                told += &place_name(*place);
                mark = ",";
            }
            let mut fact = |key: &str, value: &str| {
                for part in [" ", key, "=", value] {
                    told += part;
                }
            };
            if self.hand(side) != &[0; KINDS] {
                fact("hand", &text::list(self.hand(side), ','));
            }
            if self.hits(side) != [0; 2] {
                fact("hits", &text::list(&self.hits(side), ','));
            }
            if self.points(side) > 0 {
                fact("points", &text::told(self.points(side).into()));
            }
            told.push('\n');
        }
        told += NAMES[self.to_act as usize];
        let (stage, card) = match self.stage {
            Stage::Deal => (" deals", None),
            Stage::Draw => (" draws", None),
            Stage::Refill(false) => (" refills", None),
            Stage::Refill(true) => (" refills-again", None),
            Stage::Play(card) => (" plays", card),
            Stage::Over => (" over", None),
        };
        told += stage;
        if let Some(card) = card {
            told.push(' ');
            told += card.name();
        }
        told += " pile=";
        told += &text::list(&self.pile, ',');
        if let Some(card) = self.top {
            told += " top=";
            told += card.name();
        }
        for (choice, chosen) in CHOICES.iter().zip(self.options.chosen()) {
            if chosen > 0 {
                for part in [" ", choice.key, "=", choice.values[chosen]] {
                    told += part;
                }
            }
        }
        f.write_str(&told)
    }
}

impl Sorry {
    fn read_side(&mut self, line: &str, colours: &mut String) -> Option<()> {
        let words = text::words(line.trim(), ' ');
        let (name, rest) = words.split_first()?;
        let (places, facts) = rest.split_first()?;
        let number = text::place_in(&NAMES, name)?;
        let mut pawns = Vec::new();
        for place in places.split(',') {
            pawns.push(read_place(place)?);
        }
        self.pawns.set(Side::ALL[number], pawns.try_into().ok()?);
        for fact in facts {
            let (key, value) = fact.split_once('=')?;
            match key {
                "hand" => self.hands[number] = read_cards(value)?,
                "hits" => {
                    let [given, taken] = text::numbers(value, ',')?[..] else {
                        return None;
                    };
                    [self.hits[0][number], self.hits[1][number]] = [given, taken];
                }
                "points" => self.points[number] = text::count(value)?.try_into().ok()?,
                _ => return None,
            }
        }
        colours.push_str(LETTERS[number]);
        Some(())
    }
}

impl FromStr for Sorry {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Sorry, Unreadable> {
        let unreadable = |wanted| Unreadable::new(wanted, text.trim());
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
        let mut colours = String::new();
        for line in sides.lines() {
            position
                .read_side(line, &mut colours)
                .ok_or_else(|| Unreadable::new("a colour and its pawns", line))?;
        }
        let colours = Colours::read(&colours)
            .filter(|colours| colours.count() > 1)
            .ok_or_else(|| unreadable("colours clockwise"))?;
        let mut words = last.split_whitespace();
        let name = words.next().unwrap_or_default();
        let number = text::place_in(&NAMES, name).ok_or_else(|| unreadable("who acts"))?;
        position.to_act = Side::ALL[number];
        position.stage = match words.next() {
            Some("deals") => Stage::Deal,
            Some("draws") => Stage::Draw,
            Some("refills") => Stage::Refill(false),
            Some("refills-again") => Stage::Refill(true),
            Some("over") => Stage::Over,
            Some("plays") => {
                let card = words.clone().next().and_then(Card::named);
                if card.is_some() {
                    words.next();
                }
                Stage::Play(card)
            }
            _ => return Err(unreadable("what is to be done")),
        };
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
            let unreadable = || Unreadable::new("a fact of a position", key);
            read.then_some(()).ok_or_else(unreadable)
        })?;
        position.pile = pile.unwrap_or_else(|| position.not_out());
        position.options = Options::from_chosen(&chosen, colours);
        match position.nonsense() {
            None => Ok(position),
            Some(wanted) => Err(unreadable(wanted)),
        }
    }
}
