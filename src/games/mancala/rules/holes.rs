//! The holes of the board, and the ring of them in which a side sows.

use std::fmt;

/// How many pits a side has.
pub const PITS: usize = 6;
/// How many holes there are: the pits and the two stores.
pub const HOLES: usize = 2 * (PITS + 1);

/// A side of the board: a row of pits and a store. South begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The row whose store is on the right of the diagram.
    South,
    /// The row opposite, numbered from the right of the diagram.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The side across the board.
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// The side's six pits in sowing order.
    pub fn pits(self) -> impl DoubleEndedIterator<Item = Pit> + Clone {
        (0..PITS).map(move |index| Pit { side: self, index })
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "south",
            Side::North => "north",
        })
    }
}

/// One of the twelve pits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pit {
    /// Whose row it is in.
    pub side: Side,
    /// Counted from 0 in sowing order: 5 is next to the side's store.
    pub index: usize,
}

impl Pit {
    /// Counted from 1, for people and moves.
    pub const fn number(self) -> u8 {
        self.index as u8 + 1
    }

    /// The pit across the board.
    pub const fn opposite(self) -> Pit {
        Pit {
            side: self.side.other(),
            index: PITS - 1 - self.index,
        }
    }
}

/// Anywhere a stone can fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// A pit of either side.
    Pit(Pit),
    /// The store of a side.
    Store(Side),
}

impl Hole {
    /// Numbered from 0: South's pits, South's store, North's pits, North's store.
    pub const fn number(self) -> usize {
        match self {
            Hole::Pit(pit) => pit.side as usize * (PITS + 1) + pit.index,
            Hole::Store(side) => side as usize * (PITS + 1) + PITS,
        }
    }

    /// The hole of a number.
    pub const fn at(number: usize) -> Hole {
        let (side, index) = if number <= PITS {
            (Side::South, number)
        } else {
            (Side::North, number - PITS - 1)
        };
        if index < PITS {
            Hole::Pit(Pit { side, index })
        } else {
            Hole::Store(side)
        }
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Hole::Pit(pit) => pit.side,
            Hole::Store(side) => side,
        }
    }

    /// Where `mover`'s next stone falls after this hole; the other side's store is not in the ring.
    pub fn next(self, mover: Side) -> Hole {
        match self {
            Hole::Pit(Pit { side, index }) if index + 1 < PITS => Hole::Pit(Pit {
                side,
                index: index + 1,
            }),
            Hole::Pit(Pit { side, .. }) if side == mover => Hole::Store(mover),
            Hole::Pit(Pit { side, .. }) | Hole::Store(side) => Hole::Pit(Pit {
                side: side.other(),
                index: 0,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_sows_in_a_ring_of_thirteen_holes_without_the_others_store() {
        for mover in Side::BOTH {
            let first = Hole::Pit(Pit {
                side: mover,
                index: 0,
            });
            let mut ring = vec![first];
            while ring[ring.len() - 1].next(mover) != first {
                ring.push(ring[ring.len() - 1].next(mover));
            }
            let expected: Vec<Hole> = (mover.pits().map(Hole::Pit))
                .chain([Hole::Store(mover)])
                .chain(mover.other().pits().map(Hole::Pit))
                .collect();
            assert_eq!(ring, expected);
        }
    }

    #[test]
    fn every_hole_has_a_number() {
        let row = |side: Side| side.pits().map(Hole::Pit).chain([Hole::Store(side)]);
        for (number, hole) in row(Side::South).chain(row(Side::North)).enumerate() {
            assert_eq!((hole.number(), Hole::at(number)), (number, hole));
        }
        assert_eq!(Hole::at(HOLES - 1), Hole::Store(Side::North));
    }

    #[test]
    fn opposite_pits_number_seven_together() {
        for pit in Side::BOTH.into_iter().flat_map(Side::pits) {
            assert_eq!(pit.number() + pit.opposite().number(), 7);
            assert_eq!(pit.opposite().opposite(), pit);
        }
    }
}
