//! What the players of Kingdom Builder agree on: the board and the three cards. All of it holds the whole match, so a position carries it along.

use super::gold::Card;
use super::quadrants::{Boards, FIRST_BOARDS, Quadrant, drawn_boards};
use crate::game::{Choice, Unreadable};
use crate::rng::{self, Rng};
use crate::text;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// What New match offers. Boards and cards by name can be wished in words only.
pub(super) const CHOICES: &[Choice] = &[Choice {
    key: "setup",
    values: &["random", "first"],
}];

/// The Kingdom Builder cards of a match.
pub type Cards = [Card; 3];

/// Those that the rules suggest for the first game.
pub const FIRST_CARDS: Cards = [Card::Fishermen, Card::Knights, Card::Merchants];

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    /// Is it the set-up that the rules suggest for the first game?
    pub first: bool,
    /// The quadrants, once they are laid out.
    pub boards: Option<Boards>,
    /// The Kingdom Builder cards, once they are drawn.
    pub cards: Option<Cards>,
}

/// Reads three or four different things between commas.
fn read_each<T: Copy, const N: usize>(
    value: &str,
    read: fn(&str) -> Option<T>,
    same: fn(T, T) -> bool,
) -> Option<[T; N]> {
    let mut all: Vec<T> = Vec::new();
    for word in value.split(',') {
        let one = read(word)?;
        if all.iter().any(|other| same(*other, one)) {
            return None;
        }
        all.push(one);
    }
    all.try_into().ok()
}

impl Options {
    /// Lays out what is still open.
    pub(super) fn laid_out(mut self, rng: &mut Rng) -> Options {
        if !self.first {
            // Both are drawn, whatever was wished: a wish for boards does not change the cards.
            let (boards, mut left) = (drawn_boards(rng), Card::ALL.to_vec());
            let cards = [(); 3].map(|()| left.swap_remove(rng::pick(rng, left.len())));
            self.boards = self.boards.or(Some(boards));
            self.cards = self.cards.or(Some(cards));
        }
        self.set_out()
    }

    /// Whatever is open is that of the first game.
    pub(super) fn set_out(mut self) -> Options {
        self.boards = self.boards.or(Some(FIRST_BOARDS));
        self.cards = self.cards.or(Some(FIRST_CARDS));
        self
    }

    /// The quadrants.
    pub fn boards(&self) -> Boards {
        self.boards.unwrap_or(FIRST_BOARDS)
    }

    /// The Kingdom Builder cards.
    pub fn cards(&self) -> Cards {
        self.cards.unwrap_or(FIRST_CARDS)
    }

    /// As text.
    pub fn text(&self) -> String {
        let chosen = CHOICES[0].values[usize::from(self.first)];
        let mut told = text::glued(&[CHOICES[0].key, "=", chosen]);
        let mut key = " boards=";
        for quadrant in self.boards.iter().flatten() {
            told += key;
            told += &quadrant.text();
            key = ",";
        }
        key = " cards=";
        for card in self.cards.iter().flatten() {
            told += key;
            told += card.name();
            key = ",";
        }
        told
    }

    /// Reads words; those that are no options go to `other`.
    pub(super) fn read(
        words: SplitWhitespace<'_>,
        other: &mut dyn FnMut(&str, &str) -> Option<()>,
    ) -> Result<Options, Unreadable> {
        let mut options = Options::default();
        let chosen = Choice::read_words(CHOICES, words, &mut |key, value| {
            let read = match key {
                "boards" => {
                    let same = |one: Quadrant, other: Quadrant| one.kind == other.kind;
                    options.boards = read_each(value, Quadrant::read, same);
                    options.boards.map(|_| ())
                }
                "cards" => {
                    options.cards = read_each(value, Card::named, |one, other| one == other);
                    options.cards.map(|_| ())
                }
                _ => other(key, value),
            };
            read.ok_or_else(|| Unreadable::new("four boards, three cards or another fact", value))
        })?;
        options.first = chosen[0] == 1;
        Ok(options)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Options {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Options, Unreadable> {
        Options::read(text.split_whitespace(), &mut |_, _| None)
    }
}
