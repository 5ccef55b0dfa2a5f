//! The text of moves and positions, both ways.
//!
//! ```text
//! =7                    a seven is drawn
//! 1:Ro                  with a one, a red pawn leaves Start
//! 10:R12-1              with a ten, one step back from square 12
//! 7:R12+4/Rs1+3         a seven split: from square 12, then from the first safety square
//! 11:R12x30             changes places with the pawn on square 30
//! S:Rx30                Sorry! to the pawn on square 30
//! pass, ~7              nothing; a seven put down
//! ```
//!
//! A position is a line for each colour that plays, in the order of the seats: its pawns (`-` in Start, `s1` to `s5` in safety, `H` at
//! Home), and what else is to be told of it; and a last line: who acts, what is to be done, what the pile holds, what was agreed.

use super::cards::{Card, Cards, DECK, KINDS};
use super::options::{CHOICES, Colours, Options};
use super::pawns::Pawns;
use super::plays::{Act, Walk};
use super::rules::{Move, Sorry, Stage};
use super::track::{HOME, Place, SAFETY, START, Side, on_ring, slide};
use crate::game::{Choice, Unreadable};
use crate::text;
use std::fmt;
use std::str::FromStr;

const LETTERS: [&str; 4] = ["R", "B", "Y", "G"];
const NAMES: [&str; 4] = ["red", "blue", "yellow", "green"];

fn place_name(place: Place) -> String {
    match place {
        START => "-".to_owned(),
        HOME => "H".to_owned(),
        SAFETY.. => text::glued(&["s", &text::told((place - SAFETY + 1).into())]),
        _ => text::told(place.into()),
    }
}

fn read_place(word: &str) -> Option<Place> {
    match word {
        "-" => return Some(START),
        "H" => return Some(HOME),
        _ => {}
    }
    if let Some(number) = word.strip_prefix('s') {
        let number = text::count(number).filter(|n| (1..=5).contains(n))?;
        return Some(SAFETY + number as Place - 1);
    }
    let square = text::count(word).filter(|n| *n < 60)?;
    Some(square as Place)
}

fn read_side(word: &str) -> Option<(Side, &str)> {
    let number = LETTERS
        .iter()
        .position(|letter| word.starts_with(*letter))?;
    Some((Side::ALL[number], &word[1..]))
}

impl Walk {
    fn text(self) -> String {
        let sign = if self.steps > 0 { "+" } else { "-" };
        let steps = text::told(i64::from(self.steps).abs());
        text::glued(&[
            LETTERS[self.side as usize],
            &place_name(self.from),
            sign,
            &steps,
        ])
    }

    fn read(word: &str) -> Option<Walk> {
        let (side, rest) = read_side(word)?;
        let at = rest.find(['+', '-'])?;
        let (from, steps) = rest.split_at(at);
        let number = text::count(&steps[1..]).filter(|n| (1..=12).contains(n))? as i8;
        let from = read_place(from).filter(|from| *from != START && *from != HOME)?;
        Some(Walk {
            side,
            from,
            steps: if steps.starts_with('+') {
                number
            } else {
                -number
            },
        })
    }
}

impl Act {
    fn text(self) -> String {
        let letter = |side: Side| LETTERS[side as usize];
        match self {
            Act::Out(side) => text::glued(&[letter(side), "o"]),
            Act::Go(walk) => walk.text(),
            Act::Split(first, second) => text::glued(&[&first.text(), "/", &second.text()]),
            Act::Swap(side, from, to) => {
                text::glued(&[letter(side), &place_name(from), "x", &place_name(to)])
            }
            Act::Sorry(side, to) => text::glued(&[letter(side), "x", &place_name(to)]),
        }
    }

    fn read(word: &str) -> Option<Act> {
        if let Some((first, second)) = word.split_once('/') {
            return Some(Act::Split(Walk::read(first)?, Walk::read(second)?));
        }
        let (side, rest) = read_side(word)?;
        if rest == "o" {
            return Some(Act::Out(side));
        }
        let square = |word: &str| read_place(word).filter(|place| on_ring(*place));
        match rest.split_once('x') {
            Some(("", to)) => Some(Act::Sorry(side, square(to)?)),
            Some((from, to)) => Some(Act::Swap(side, square(from)?, square(to)?)),
            None => Some(Act::Go(Walk::read(word)?)),
        }
    }
}

impl Move {
    fn text(self) -> String {
        match self {
            Move::Draw(card) => text::glued(&["=", card.name()]),
            Move::Play(card, act) => text::glued(&[card.name(), ":", &act.text()]),
            Move::Pass => "pass".to_owned(),
            Move::Discard(card) => text::glued(&["~", card.name()]),
        }
    }

    fn read(word: &str) -> Option<Move> {
        if word == "pass" {
            return Some(Move::Pass);
        }
        if let Some(card) = word.strip_prefix('=') {
            return Card::named(card).map(Move::Draw);
        }
        if let Some(card) = word.strip_prefix('~') {
            return Card::named(card).map(Move::Discard);
        }
        let (card, act) = word.split_once(':')?;
        Some(Move::Play(Card::named(card)?, Act::read(act)?))
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
        Move::read(text).ok_or_else(|| Unreadable::new("a move like =7, 7:R12+7 or pass", text))
    }
}

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
    /// Why no play can lead to such a position, if none can.
    fn nonsense(&self) -> Option<&'static str> {
        let mut cards = self.pile;
        for hand in &self.hands {
            for (sum, held) in cards.iter_mut().zip(hand) {
                *sum += held;
            }
        }
        let crowded = |square: &Place| {
            let standing = Side::ALL.map(|side| self.pawns.count(side, *square));
            standing.iter().sum::<usize>() > 1
        };
        let in_safety = |side: Side| (SAFETY..HOME).any(|place| self.pawns.count(side, place) > 1);
        let on_head = |side: Side| {
            let mut places = self.pawns.places(side);
            places.any(|place| slide(side, place).is_some())
        };
        if cards.iter().zip(DECK).any(|(sum, most)| *sum > most) {
            Some("no more cards than there are")
        } else if (0..60).any(|square| crowded(&square)) || self.sides().any(in_safety) {
            Some("one pawn on a square")
        } else if self.sides().any(on_head) {
            Some("nobody on the head of another colour’s slide")
        } else if self.seat(self.to_act).is_none() {
            Some("a colour that plays")
        } else {
            None
        }
    }

    fn read_side(&mut self, line: &str, colours: &mut String) -> Option<()> {
        let words = text::words(line.trim(), ' ');
        let (name, rest) = words.split_first()?;
        let (places, facts) = rest.split_first()?;
        let number = text::place_in(&NAMES, name)?;
        let mut pawns = Vec::new();
        for place in places.split(',') {
            pawns.push(read_place(place)?);
        }
        pawns.sort_unstable();
        self.pawns.places[number] = pawns.try_into().ok()?;
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
        let chosen = Choice::read_words(CHOICES, words, &mut |key, value| {
            let unreadable = || Unreadable::new("a fact of a position", value);
            match key {
                "pile" => position.pile = read_cards(value).ok_or_else(unreadable)?,
                "top" => position.top = Some(Card::named(value).ok_or_else(unreadable)?),
                _ => return Err(unreadable()),
            }
            Ok(())
        })?;
        position.options = Options::from_chosen(&chosen, colours);
        if (position.card().is_none() && matches!(position.stage, Stage::Play(_)))
            != (position.options.hand && matches!(position.stage, Stage::Play(_)))
        {
            return Err(unreadable("a card to play"));
        }
        match position.nonsense() {
            None => Ok(position),
            Some(wanted) => Err(unreadable(wanted)),
        }
    }
}
