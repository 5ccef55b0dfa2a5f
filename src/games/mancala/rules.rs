//! The rules: a position, what may be sown, and what follows from it.

use super::options::{CHOICES, Capture, End, Options, Sweep, Variant};
use super::{Hole, PITS, Pit, Side};
use crate::game::{Choice, Game, Outcome, Reason, Turn};
use crate::seat::{PerSeat, Seat};
use std::ops::RangeInclusive;

/// One side has no stones left («End and result»).
pub const EMPTY_SIDE: Reason = Reason("empty-side");
/// The side that has to move has no stones (option `end=turn`).
pub const CANNOT_MOVE: Reason = Reason("cannot-move");

/// A position of Mancala.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mancala {
    pub(super) pits: [[u8; PITS]; 2],
    pub(super) stores: [u8; 2],
    /// South once the game is over, so that equal ends are equal.
    pub(super) to_move: Side,
    pub(super) over: bool,
    pub(super) variant: Variant,
    pub(super) pie: Pie,
    /// The people have changed sides: seat 1 is North.
    pub(super) swapped: bool,
    /// What each store got at the end; nothing while the game runs.
    pub(super) swept: [u8; 2],
}

/// How far the pie rule has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Pie {
    /// The first turn, extra moves included, is not yet over.
    Opening,
    /// The second player moves or changes sides.
    Offered,
    /// It was answered, or never agreed on.
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

/// What comes of sowing a pit: the board applies it, the face shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// Where the stones fall, in order; none if the pit is empty.
    pub holes: Vec<Hole>,
    /// What the last stone captures.
    pub taken: Option<Taken>,
    /// The same side moves again.
    pub extra: bool,
    /// What the stores of South and North get at the end.
    pub swept: [u8; 2],
    /// The game is over.
    pub ends: bool,
}

/// A capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The pit opposite the last stone.
    pub opposite: Pit,
    /// The stones that go to the store, the last stone included.
    pub stones: u8,
}

impl Mancala {
    /// The stones in a pit.
    pub fn stones(&self, pit: Pit) -> u8 {
        self.pits[pit.side as usize][pit.index]
    }

    /// The stones in a hole.
    pub fn lying(&self, hole: Hole) -> u8 {
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

    /// A side's stones that are still in its pits.
    pub fn left(&self, side: Side) -> u8 {
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

    /// The side a person plays.
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::BOTH[usize::from((seat == Seat::TWO) != self.swapped)]
    }

    /// The person who plays a side.
    pub fn seat_of(&self, side: Side) -> Seat {
        Seat::at(usize::from((side == Side::North) != self.swapped))
    }

    /// What would come of its owner sowing this pit now.
    pub fn sow(&self, pit: Pit) -> Sowing {
        let mut sowing = { *self }.carry(pit);
        let mut last = Hole::Pit(pit);
        for _ in 0..self.stones(pit) {
            last = last.next(pit.side);
            sowing.holes.push(last);
        }
        sowing
    }

    /// «A turn»: sows the pit and does all that follows. The sowing's list of holes stays empty, since search has no use for one.
    fn carry(&mut self, pit: Pit) -> Sowing {
        let mover = pit.side;
        let mut last = Hole::Pit(pit);
        for _ in 0..std::mem::take(self.count(last)) {
            last = last.next(mover);
            *self.count(last) += 1;
        }
        let again = last == Hole::Store(mover);
        let taken = self.capture(last, mover);
        self.to_move = if again { mover } else { mover.other() };
        self.pie = match self.pie {
            Pie::Opening if again => Pie::Opening,
            Pie::Opening => Pie::Offered,
            _ => Pie::Settled,
        };
        let ends = self.has_ended();
        if ends {
            self.finish();
        }
        Sowing {
            holes: Vec::new(),
            taken,
            extra: again && !ends,
            swept: self.swept,
            ends,
        }
    }

    fn count(&mut self, hole: Hole) -> &mut u8 {
        match hole {
            Hole::Pit(pit) => &mut self.pits[pit.side as usize][pit.index],
            Hole::Store(side) => &mut self.stores[side as usize],
        }
    }

    /// Takes what the last stone captures. A pit that holds one stone after it was empty before it, whatever happened
    /// earlier on a lap; and what lies opposite is what lies there after sowing.
    fn capture(&mut self, last: Hole, mover: Side) -> Option<Taken> {
        let Hole::Pit(pit) = last else { return None };
        let opposite = pit.opposite();
        let captures = pit.side == mover
            && self.stones(pit) == 1
            && match self.variant.capture {
                Capture::Nonempty => self.stones(opposite) > 0,
                Capture::Empty => true,
                Capture::None => false,
            };
        captures.then(|| {
            let stones = std::mem::take(self.count(Hole::Pit(opposite)))
                + std::mem::take(self.count(Hole::Pit(pit)));
            self.stores[mover as usize] += stones;
            Taken { opposite, stones }
        })
    }

    /// «End and result»: is a side empty that must not be?
    pub(super) fn has_ended(&self) -> bool {
        match self.variant.end {
            End::Either => Side::find(|side| self.left(side) == 0).is_some(),
            End::Turn => self.left(self.to_move) == 0,
        }
    }

    /// Sweeps the stones that are left, of which one side at most has any.
    fn finish(&mut self) {
        for side in Side::BOTH {
            let gainer = match self.variant.sweep {
                Sweep::Owner => side,
                Sweep::Opponent => side.other(),
                Sweep::None => continue,
            };
            let left = self.left(side);
            self.pits[side as usize] = [0; PITS];
            self.swept[gainer as usize] += left;
            self.stores[gainer as usize] += left;
        }
        self.over = true;
        self.to_move = Side::South;
        self.pie = Pie::Settled;
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
            pie: match options.pie {
                true => Pie::Opening,
                false => Pie::Settled,
            },
            swapped: false,
            swept: [0; 2],
        }
    }

    fn turn(&self) -> Turn {
        if !self.over {
            return Turn::Seat(self.seat_of(self.to_move));
        }
        let stores = PerSeat::new(2, |seat| i32::from(self.store(self.side_of(seat))));
        let why = match self.variant.end {
            End::Either => EMPTY_SIDE,
            End::Turn => CANNOT_MOVE,
        };
        Turn::Over(Outcome::by_points(stores, why))
    }

    fn moves(&self) -> Vec<Move> {
        if self.over {
            return Vec::new();
        }
        let mut moves = Vec::with_capacity(PITS + 1);
        for (number, stones) in (1..).zip(self.pits[self.to_move as usize]) {
            if stones > 0 {
                moves.push(Move::Sow(number));
            }
        }
        if self.swap_offered() {
            moves.push(Move::Swap);
        }
        moves
    }

    fn apply(&mut self, m: Move) {
        match m {
            Move::Sow(number) => {
                let (side, index) = (self.to_move, usize::from(number) - 1);
                self.carry(Pit { side, index });
            }
            // «Pie rule»: the people exchange sides; the board and the side to move stay as they are.
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
