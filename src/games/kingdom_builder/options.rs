//! What the players agree on before a match: the board and the three Kingdom Builder cards.

use super::rules::{Boards, Card, FIRST_BOARDS, Quadrant, random_boards};
use crate::game::rng::{self, Rng};
use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::FromStr;

/// What New match offers. Boards and cards can be named in the text of options only.
pub(super) const CHOICES: &[Choice] = &[Choice {
    key: "setup",
    values: &["random", "first"],
}];

/// The Kingdom Builder cards of a match.
pub type Cards = [Card; 3];

/// The cards that the rules suggest for the first game.
pub const FIRST_CARDS: Cards = [Card::Fishermen, Card::Knights, Card::Merchants];

/// What is agreed before a match. It holds for the whole match, so every position carries it along.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    /// Is it the set-up that the rules suggest for the first game?
    pub first: bool,
    /// The quadrants, once they are laid out.
    pub boards: Option<Boards>,
    /// The Kingdom Builder cards, once they are drawn.
    pub cards: Option<Cards>,
}

impl Options {
    /// Fills what is still open: at random, or with the set-up of the first game if that was chosen.
    pub(super) fn laid_out(mut self, rng: &mut Rng) -> Options {
        if !self.first {
            // Both are drawn, whatever was wished: a wish for boards must not change which cards a seed gives.
            let boards = random_boards(rng);
            let mut left = Card::ALL.to_vec();
            let cards = std::array::from_fn(|_| left.swap_remove(rng::pick(rng, left.len())));
            self.boards = self.boards.or(Some(boards));
            self.cards = self.cards.or(Some(cards));
        }
        self.or_first_game()
    }

    /// Fills what is still open with the set-up of the first game.
    pub(super) fn or_first_game(mut self) -> Options {
        self.boards = Some(self.boards());
        self.cards = Some(self.cards());
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

    /// Reads `key=value` words; keys that are no option's go to `other`, which refuses a value by `None`.
    pub(super) fn read(
        text: &str,
        mut other: impl FnMut(&str, &str) -> Option<()>,
    ) -> Result<Options, ParseError> {
        let mut options = Options::default();
        let chosen = Choice::read(CHOICES, text, |key, value| {
            let read = match key {
                "boards" => {
                    let quadrant = |word: &str| word.parse::<Quadrant>().ok();
                    options.boards = read_different(value, quadrant, |quadrant| quadrant.kind);
                    options.boards.map(|_| ())
                }
                "cards" => {
                    options.cards = read_different(value, Card::from_name, |card| *card);
                    options.cards.map(|_| ())
                }
                _ => other(key, value),
            };
            read.ok_or_else(|| ParseError::new("four boards, three cards or another fact", value))
        })?;
        options.first = chosen[0] == 1;
        Ok(options)
    }
}

/// Reads exactly `N` things between commas, no two with the same key.
fn read_different<T, K: PartialEq, const N: usize>(
    list: &str,
    read: impl Fn(&str) -> Option<T>,
    key: impl Fn(&T) -> K,
) -> Option<[T; N]> {
    let all: Vec<T> = list.split(',').map(read).collect::<Option<_>>()?;
    let all: [T; N] = all.try_into().ok()?;
    let is_repeated = |i: usize| all[..i].iter().any(|other| key(other) == key(&all[i]));
    (!(0..N).any(is_repeated)).then_some(all)
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Choice::write(CHOICES, &[usize::from(self.first)], f)?;
        if let Some(boards) = self.boards {
            write!(
                f,
                " boards={}",
                boards.map(|board| board.to_string()).join(",")
            )?;
        }
        if let Some(cards) = self.cards {
            write!(f, " cards={}", cards.map(Card::name).join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        Options::read(text, |_, _| None)
    }
}
