//! The text of moves and positions, both ways.
//!
//! ```text
//! 7  W--------.--------B       the board, White's side below
//!    |        |        |
//!    …
//!    A  B  C  D  E  F  G
//! white to move hand=3:2       men in hand, White's and Black's; absent: none
//! owed=1 board=six …           whatever else is not standard
//! earlier=W.B…:W,…             positions since the last removal, as the short form writes them
//! ```
//!
//! A reader needs no line ends. It also takes the short form: the points in the order of their names, who acts, both hands, and
//! `x` if a removal is owed: `........................ W 9 9 -`.

mod diagram;
#[cfg(test)]
mod tests;

use super::options::{CHOICES, Options};
use super::rules::board::Board;
use super::{Morris, Move, Name, Side, Snapshot};
use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// More earlier positions than any option lets come about; without quiet turns a match ends by repetition long before.
const MAX_EARLIER: usize = 2_000;

/// No number of a position needs more digits.
const MAX_DIGITS: usize = 18;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Place(at) => write!(f, "{}", point_text(at)),
            Move::Slide(from, to) => write!(f, "{}-{}", point_text(from), point_text(to)),
            Move::Remove(at) => write!(f, "x{}", point_text(at)),
        }
    }
}

fn point_text(name: Name) -> String {
    name.map(char::from).iter().collect()
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let is_name = |name: Name| matches!(name, [b'A'..=b'G', b'1'..=b'7']);
        match *text.as_bytes() {
            [a, b] if is_name([a, b]) => Ok(Move::Place([a, b])),
            [b'x', a, b] if is_name([a, b]) => Ok(Move::Remove([a, b])),
            [a, b, b'-', c, d] if is_name([a, b]) && is_name([c, d]) => {
                Ok(Move::Slide([a, b], [c, d]))
            }
            _ => Err(ParseError::new("a move like D2, D2-D3 or xF4", text)),
        }
    }
}

impl Snapshot {
    /// An empty board.
    fn empty(to_act: Side) -> Snapshot {
        Snapshot {
            men: [0; 2],
            to_act,
        }
    }

    /// The letter of a point: `W`, `B` or a dot.
    fn letter(&self, point: u8) -> char {
        self.at(point).map_or('.', Side::letter)
    }

    /// All letters, in the order of the points.
    fn letters(&self, board: Board) -> String {
        (0..board.size()).map(|point| self.letter(point)).collect()
    }

    /// Sets a point as its letter says; `None` for any other letter.
    fn set(&mut self, point: u8, letter: char) -> Option<()> {
        if letter != '.' {
            let side = Side::BOTH
                .into_iter()
                .find(|side| side.letter() == letter)?;
            self.men[side as usize] |= 1 << point;
        }
        Some(())
    }

    /// Reads a letter for each point.
    fn read(board: Board, letters: &str, to_act: Side) -> Option<Snapshot> {
        let mut snapshot = Snapshot::empty(to_act);
        if letters.len() != usize::from(board.size()) {
            return None;
        }
        for (point, letter) in (0..board.size()).zip(letters.chars()) {
            snapshot.set(point, letter)?;
        }
        Some(snapshot)
    }
}

impl fmt::Display for Morris {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in diagram::draw(self) {
            writeln!(f, "{line}")?;
        }
        write!(f, "{} to move", self.to_act().name())?;
        if !self.placed() {
            let [white, black] = self.hand;
            write!(f, " hand={white}:{black}")?;
        }
        if self.owed > 0 {
            write!(f, " owed={}", self.owed)?;
        }
        for (choice, chosen) in CHOICES.iter().zip(self.options.chosen()) {
            if chosen > 0 {
                write!(f, " {}={}", choice.key, choice.values[chosen])?;
            }
        }
        if !self.earlier.is_empty() {
            let text = |then: &Snapshot| {
                let letters = then.letters(self.board());
                format!("{letters}:{}", then.to_act.letter())
            };
            let earlier: Vec<String> = self.earlier.iter().map(text).collect();
            write!(f, "\nearlier={}", earlier.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Morris {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Morris, ParseError> {
        let unreadable = |wanted| ParseError::new(wanted, text.trim());
        let mut words = text.split_whitespace();
        let (board, mut position) = read_board(&mut words).map_err(unreadable)?;
        // Earlier positions are read when the board is known.
        let mut earlier = String::new();
        let chosen = Choice::read_words(CHOICES, words, &mut |key, value| {
            let unknown = || ParseError::new("a fact of a position", key);
            match key {
                "hand" => position.hand = read_hand(value).ok_or_else(unknown)?,
                "owed" => position.owed = digits(value).ok_or_else(unknown)?.min(9) as u8,
                "earlier" => earlier = value.to_owned(),
                _ => return Err(unknown()),
            }
            Ok(())
        })?;
        position.options = Options::from_chosen(&chosen);
        if position.board().size() != board.size() {
            return Err(unreadable("the board that is drawn"));
        }
        let earlier = earlier.split(',').filter(|then| !then.is_empty());
        position.earlier = earlier
            .map(|then| read_earlier(board, then))
            .collect::<Result<_, _>>()?;
        position.check().map_err(unreadable)?;
        Ok(position)
    }
}

/// What should have been there instead.
type Wanted = &'static str;

/// Reads the board, who acts, and what else the short form has. The board of twelve is named later, as an option.
fn read_board(words: &mut SplitWhitespace<'_>) -> Result<(Board, Morris), Wanted> {
    let first = words.clone().next().unwrap_or_default();
    match first.len() {
        16 => Ok((Board::Six, read_short(Board::Six, words)?)),
        24 => Ok((Board::Nine, read_short(Board::Nine, words)?)),
        _ => {
            let (board, men) = diagram::read(words).ok_or("a board of Morris")?;
            let to_act = read_side(words)?;
            if (words.next(), words.next()) != (Some("to"), Some("move")) {
                return Err("a side to move");
            }
            Ok((board, Morris::standard(Snapshot { men, to_act })))
        }
    }
}

fn read_short(board: Board, words: &mut SplitWhitespace<'_>) -> Result<Morris, Wanted> {
    let letters = words.next().unwrap_or_default();
    let to_act = read_side(words)?;
    let now = Snapshot::read(board, letters, to_act).ok_or("W, B or a dot for each point")?;
    let mut hand = || {
        let men = words.next().and_then(digits);
        men.map(|men| u8::try_from(men).unwrap_or(u8::MAX))
            .ok_or("men in hand")
    };
    Ok(Morris {
        hand: [hand()?, hand()?],
        owed: match words.next() {
            Some("x") => 1,
            Some("-") => 0,
            _ => return Err("x or - for a removal"),
        },
        ..Morris::standard(now)
    })
}

fn read_side(words: &mut SplitWhitespace<'_>) -> Result<Side, Wanted> {
    let side = words.next().and_then(Side::read);
    side.ok_or("white or black to move")
}

/// Men in hand, White's and Black's: `3:2`.
fn read_hand(text: &str) -> Option<[u8; 2]> {
    let numbers = text.split(':').filter(|number| !number.is_empty());
    let men: Option<Vec<u8>> = numbers
        .map(|number| u8::try_from(digits(number)?).ok())
        .collect();
    men?.try_into().ok()
}

fn read_earlier(board: Board, text: &str) -> Result<Snapshot, ParseError> {
    let (letters, side) = text.split_once(':').unwrap_or_default();
    let read = Side::read(side).and_then(|side| Snapshot::read(board, letters, side));
    read.ok_or_else(|| ParseError::new("an earlier position", text))
}

/// A number of digits alone: no sign, no blanks.
fn digits(word: &str) -> Option<u32> {
    let is_plain = word.len() <= MAX_DIGITS && word.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { word.parse().ok() } else { None }
}

impl Morris {
    /// By the standard rules, all men placed.
    fn standard(now: Snapshot) -> Morris {
        Morris {
            now,
            hand: [0; 2],
            owed: 0,
            earlier: Vec::new(),
            options: Options::default(),
        }
    }

    /// Refuses positions that no play can lead to.
    fn check(&self) -> Result<(), Wanted> {
        let (own, other) = (self.men(self.to_act()), self.men(self.to_act().other()));
        let men = self.now.men.into_iter().zip(self.hand);
        let most = u32::from(self.board().men());
        if self.earlier.len() > MAX_EARLIER {
            Err("fewer earlier positions")
        } else if men
            .into_iter()
            .any(|(men, hand)| men.count_ones() + u32::from(hand) > most)
        {
            Err("no more men than each player has")
        } else if !self.options.can_end() {
            Err("rules by which it can end")
        } else if self.owed > 0 && (self.board().in_mills(own) == 0 || other == 0) {
            Err("a mill, and a man to remove")
        } else if self.owed > 2 || u32::from(self.owed) > (own | other).count_ones() {
            Err("at most two removals owed")
        } else if !self.earlier.is_empty() && !self.placed() {
            Err("all men placed before positions can recur")
        } else {
            Ok(())
        }
    }
}
