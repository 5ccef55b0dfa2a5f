//! The eight quadrants, and boards made of four of them («Setup»).

use super::hex::{Hex, SIDE};
use super::land::{Ground, Land, LocationKind};
use crate::game::ParseError;
use crate::game::rng::{self, Rng};
use std::fmt;
use std::str::FromStr;

/// Each quadrant after its name, as ten rows of ten letters.
const PRINTED: &str = include_str!("quadrants.txt");
/// Rows and columns of a quadrant.
const HALF: usize = SIDE / 2;
/// What follows the name of a quadrant that is turned.
const TURNED: &str = "-turned";

/// One quadrant as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quadrant {
    /// Which one: the kind of its locations.
    pub kind: LocationKind,
    /// Is it turned by 180 degrees?
    pub turned: bool,
}

/// The quadrants of a board: top left, top right, bottom left, bottom right.
pub type Boards = [Quadrant; 4];

/// The board that the rules suggest for the first game.
pub const FIRST_BOARDS: Boards = [
    Quadrant::upright(LocationKind::Tavern),
    Quadrant::upright(LocationKind::Paddock),
    Quadrant::upright(LocationKind::Oasis),
    Quadrant::upright(LocationKind::Farm),
];

impl Quadrant {
    const fn upright(kind: LocationKind) -> Quadrant {
        Quadrant {
            kind,
            turned: false,
        }
    }

    /// What its hexes are, row by row, as it lies.
    fn grounds(self) -> Vec<Ground> {
        let title = format!("[{}]", self.kind.name());
        let words = PRINTED.split_whitespace().skip_while(|word| *word != title);
        let letters = words.skip(1).flat_map(str::chars).take(HALF * HALF);
        let mut grounds: Vec<Ground> = letters.filter_map(Ground::from_letter).collect();
        if self.turned {
            grounds.reverse();
        }
        grounds
    }
}

impl fmt::Display for Quadrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            self.kind.name(),
            if self.turned { TURNED } else { "" }
        )
    }
}

impl FromStr for Quadrant {
    type Err = ParseError;

    /// Reads `tavern` or `tavern-turned`.
    fn from_str(word: &str) -> Result<Quadrant, ParseError> {
        let (name, turned) = match word.strip_suffix(TURNED) {
            Some(name) => (name, true),
            None => (word, false),
        };
        match LocationKind::from_name(name) {
            Some(kind) => Ok(Quadrant { kind, turned }),
            None => Err(ParseError::new("a quadrant", word)),
        }
    }
}

/// Four of the eight quadrants in random places, each turned or not: all 26,880 boards are equally likely.
pub fn random_boards(rng: &mut Rng) -> Boards {
    let mut left = LocationKind::ALL.to_vec();
    std::array::from_fn(|_| Quadrant {
        kind: left.swap_remove(rng::pick(rng, left.len())),
        turned: rng::pick(rng, 2) == 1,
    })
}

impl Land {
    /// The land of a board of four quadrants.
    pub fn from_quadrants(boards: &Boards) -> Land {
        let mut grounds = [Ground::Mountain; SIDE * SIDE];
        for (corner, quadrant) in boards.iter().enumerate() {
            for (i, ground) in quadrant.grounds().into_iter().enumerate() {
                let row = corner / 2 * HALF + i / HALF;
                let column = corner % 2 * HALF + i % HALF;
                grounds[Hex::at(row, column).index()] = ground;
            }
        }
        Land::new(grounds)
    }
}
