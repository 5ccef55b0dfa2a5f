//! The text of moves, both ways.
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

use super::cards::Card;
use super::plays::{Act, Walk};
use super::rules::Move;
use super::track::{HOME, Place, SAFETY, START, Side, on_ring};
use crate::game::Unreadable;
use crate::text;
use std::fmt;
use std::str::FromStr;

pub(super) const LETTERS: [&str; 4] = ["R", "B", "Y", "G"];

pub(super) fn place_name(place: Place) -> String {
    match place {
        START => "-".to_owned(),
        HOME => "H".to_owned(),
        SAFETY.. => text::glued(&["s", &text::told((place - SAFETY + 1).into())]),
        _ => text::told(place.into()),
    }
}

pub(super) fn read_place(word: &str) -> Option<Place> {
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
    let mut sides = Side::ALL.into_iter();
    sides.find_map(|side| Some((side, word.strip_prefix(LETTERS[side as usize])?)))
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
        let (from, steps) = rest.split_once(['+', '-'])?;
        let number = text::count(steps).filter(|n| (1..=12).contains(n))? as i8;
        let from = read_place(from).filter(|from| *from != START && *from != HOME)?;
        Some(Walk {
            side,
            from,
            steps: if rest.contains('+') { number } else { -number },
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
