//! The text of moves, both ways.
//!
//! ```text
//! =7                    a seven is drawn
//! 1:Ro                  with a one, a red pawn leaves Start
//! 10:R12-1              with a ten, one step back from square 12
//! 7:R12+4/Rs1+3         a seven split: from square 12, then from the first safety square
//! 11:R12x30             changes places with the pawn on square 30
//! S:Rx30                Sorry! to the pawn on square 30
//! pass, ~7              nothing; a seven discarded
//! ```

use super::{digits, place_name, read_place};
use crate::game::ParseError;
use crate::games::sorry::cards::Card;
use crate::games::sorry::plays::{Act, Walk};
use crate::games::sorry::rules::Move;
use crate::games::sorry::track::{HOME, START, Side, on_ring};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw(card) => write!(f, "={}", card.name()),
            Move::Play(card, act) => write!(f, "{}:{act}", card.name()),
            Move::Pass => f.write_str("pass"),
            Move::Discard(card) => write!(f, "~{}", card.name()),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        read_move(text).ok_or_else(|| ParseError::new("a move like =7, 7:R12+7 or pass", text))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Act::Out(side) => write!(f, "{}o", side.letter()),
            Act::Go(walk) => write!(f, "{walk}"),
            Act::Split(first, second) => write!(f, "{first}/{second}"),
            Act::Swap(side, from, to) => {
                let [from, to] = [from, to].map(place_name);
                write!(f, "{}{from}x{to}", side.letter())
            }
            Act::Sorry(side, to) => write!(f, "{}x{}", side.letter(), place_name(to)),
        }
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let from = place_name(self.from);
        write!(f, "{}{from}{:+}", self.side.letter(), self.steps)
    }
}

fn read_move(word: &str) -> Option<Move> {
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
    Some(Move::Play(Card::named(card)?, read_act(act)?))
}

fn read_act(word: &str) -> Option<Act> {
    if let Some((first, second)) = word.split_once('/') {
        return Some(Act::Split(read_walk(first)?, read_walk(second)?));
    }
    let (side, rest) = read_side(word)?;
    if rest == "o" {
        return Some(Act::Out(side));
    }
    let square = |word: &str| read_place(word).filter(|place| on_ring(*place));
    match rest.split_once('x') {
        Some(("", to)) => Some(Act::Sorry(side, square(to)?)),
        Some((from, to)) => Some(Act::Swap(side, square(from)?, square(to)?)),
        None => Some(Act::Go(read_walk(word)?)),
    }
}

fn read_walk(word: &str) -> Option<Walk> {
    let (side, rest) = read_side(word)?;
    let sign = rest.find(['+', '-'])?;
    let (from, steps) = rest.split_at(sign);
    let from = read_place(from).filter(|from| *from != START && *from != HOME)?;
    let count: i8 = digits(&steps[1..]).filter(|n| (1..=12).contains(n))?;
    let steps = if steps.starts_with('+') {
        count
    } else {
        -count
    };
    Some(Walk { side, from, steps })
}

fn read_side(word: &str) -> Option<(Side, &str)> {
    let mut letters = word.chars();
    let side = Side::from_letter(letters.next()?)?;
    Some((side, letters.as_str()))
}
