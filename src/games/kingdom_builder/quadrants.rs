//! The eight quadrants, and boards laid out of four of them («Setup»).

use super::hexes::{Hex, SIDE};
use super::land::{Ground, Kind, Land};
use crate::rng::{self, Rng};
use crate::text;

/// Each quadrant by its name, ten rows of ten letters.
const PRINTED: &str = include_str!("quadrants.txt");
const HALF: usize = SIDE / 2;
const TURNED: &str = "-turned";

/// One quadrant as it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quadrant {
    /// Which one: the locations it shows.
    pub kind: Kind,
    /// Is it turned by 180 degrees?
    pub turned: bool,
}

/// Top left, top right, bottom left, bottom right.
pub type Boards = [Quadrant; 4];

/// The set-up that the rules suggest for the first game.
pub const FIRST_BOARDS: Boards = {
    const fn upright(kind: Kind) -> Quadrant {
        Quadrant {
            kind,
            turned: false,
        }
    }
    [
        upright(Kind::Tavern),
        upright(Kind::Paddock),
        upright(Kind::Oasis),
        upright(Kind::Farm),
    ]
};

impl Quadrant {
    /// Its name, and whether it is turned.
    pub fn text(self) -> String {
        text::glued(&[self.kind.name(), if self.turned { TURNED } else { "" }])
    }

    /// Reads `tavern` or `tavern-turned`.
    pub fn read(word: &str) -> Option<Quadrant> {
        let upright = word.strip_suffix(TURNED);
        Some(Quadrant {
            kind: Kind::named(upright.unwrap_or(word))?,
            turned: upright.is_some(),
        })
    }

    /// What its hexes are, row by row, as it lies.
    fn grounds(self) -> Vec<Ground> {
        let title = text::glued(&["[", self.kind.name(), "]"]);
        let mut words = PRINTED.split_whitespace();
        words.find(|word| *word == title);
        let letters = words.take(HALF * HALF).map(|word| word.as_bytes()[0]);
        let mut grounds: Vec<Ground> = letters.filter_map(Ground::read).collect();
        if self.turned {
            grounds.reverse();
        }
        grounds
    }
}

/// Four of the eight in random places, each turned or not: all 26,880 ways alike.
pub fn drawn_boards(rng: &mut Rng) -> Boards {
    let mut left = Kind::ALL.to_vec();
    [(); 4].map(|()| Quadrant {
        kind: left.swap_remove(rng::pick(rng, left.len())),
        turned: rng::pick(rng, 2) == 1,
    })
}

/// The board of four quadrants.
pub fn laid(boards: &Boards) -> Land {
    let mut grounds = [Ground::Mountain; SIDE * SIDE];
    for (corner, quadrant) in boards.iter().enumerate() {
        for (i, ground) in quadrant.grounds().into_iter().enumerate() {
            let row = corner / 2 * HALF + i / HALF;
            grounds[Hex::at(row, corner % 2 * HALF + i % HALF).index()] = ground;
        }
    }
    Land::of(grounds)
}
