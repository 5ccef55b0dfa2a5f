//! The rules: a position, the moves in it, and what each of them does.

mod ending;
mod holes;
mod sowing;
#[cfg(test)]
mod tests;

pub use ending::{CANNOT_MOVE, EMPTY_SIDE};
pub use holes::{HOLES, Hole, PITS, Pit, Side};
pub use sowing::{Sowing, Taken};

use super::options::{CHOICES, Options, Variant};
use crate::game::seat::Seat;
use crate::game::{Choice, Game, Turn};
use std::ops::RangeInclusive;

/// A position of Mancala.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mancala {
    pub(super) pits: [[u8; PITS]; 2],
    pub(super) stores: [u8; 2],
    /// South once the game is over, so that final positions with the same stones compare equal.
    pub(super) to_move: Side,
    pub(super) over: bool,
    pub(super) variant: Variant,
    pub(super) pie: Pie,
    /// The players have changed sides: seat 1 is North.
    pub(super) swapped: bool,
    /// The stones each store got by the final sweep; none before the end.
    pub(super) swept: [u8; 2],
}

/// The stages of the pie rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Pie {
    /// The first player's first turn, extra moves included, is not yet over.
    Opening,
    /// The second player may sow or change sides.
    Offered,
    /// The offer was answered, or the pie rule is not played.
    Settled,
}

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Sow the pit of this number, 1 to 6.
    Sow(u8),
    /// Change sides, once, instead of answering the first turn.
    Swap,
}

impl Move {
    /// Sows a pit, counted from 0.
    pub(super) fn sow(pit: usize) -> Move {
        Move::Sow(pit as u8 + 1)
    }
}

impl Mancala {
    /// The stones in a pit.
    pub fn stones(&self, pit: Pit) -> u8 {
        self.pits[pit.side as usize][pit.index]
    }

    /// The stones in a hole.
    pub fn stones_in(&self, hole: Hole) -> u8 {
        match hole {
            Hole::Pit(pit) => self.stones(pit),
            Hole::Store(side) => self.store(side),
        }
    }

    /// The stones in a side's store, the swept ones included.
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side as usize]
    }

    /// How many of the stones in the store were swept there at the end.
    pub fn swept(&self, side: Side) -> u8 {
        self.swept[side as usize]
    }

    /// The stones in all pits of a side.
    pub fn in_play(&self, side: Side) -> u8 {
        self.pits[side as usize].iter().sum()
    }

    /// The side that has to move; without meaning once the game is over.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Has the game ended?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// May the player to move change sides instead?
    pub fn swap_offered(&self) -> bool {
        self.pie == Pie::Offered
    }

    /// The rules of capture and end that were agreed on.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The side a seat plays.
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::BOTH[usize::from((seat == Seat::TWO) != self.swapped)]
    }

    /// The seat that plays a side.
    pub fn seat_of(&self, side: Side) -> Seat {
        Seat::at(usize::from((side == Side::North) != self.swapped))
    }
}

impl Game for Mancala {
    const ID: &'static str = "mancala";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = CHOICES;

    type Options = Options;
    type Move = Move;

    fn new(_seats: u8, options: &Options) -> Mancala {
        Mancala {
            pits: options.pits(),
            stores: [0; 2],
            to_move: Side::South,
            over: false,
            variant: options.variant,
            pie: if options.pie {
                Pie::Opening
            } else {
                Pie::Settled
            },
            swapped: false,
            swept: [0; 2],
        }
    }

    fn turn(&self) -> Turn {
        if self.over {
            Turn::Over(self.outcome())
        } else {
            Turn::Seat(self.seat_of(self.to_move))
        }
    }

    fn moves(&self) -> Vec<Move> {
        if self.over {
            return Vec::new();
        }
        let sowings = (self.to_move.pits())
            .filter(|pit| self.stones(*pit) > 0)
            .map(|pit| Move::sow(pit.index));
        let swap = self.swap_offered().then_some(Move::Swap);
        sowings.chain(swap).collect()
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Sow(number) => {
                let (side, index) = (self.to_move, usize::from(number) - 1);
                self.apply_sowing(Pit { side, index });
            }
            // «Pie rule»: the players exchange sides; the board and the side to move stay as they are.
            Move::Swap => {
                self.swapped = true;
                self.pie = Pie::Settled;
            }
        }
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        Some(self.store(self.side_of(seat)).into())
    }
}
