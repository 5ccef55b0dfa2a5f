//! The people at a table: a seat each, and what is kept per seat.

use crate::game::ParseError;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most people any game seats.
pub const MOST_SEATS: usize = 4;

/// One place at the table; a seat is a person, and seat 1 always begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins.
    pub const ONE: Seat = Seat(0);
    /// The seat after it.
    pub const TWO: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    pub const fn at(index: usize) -> Seat {
        assert!(index < MOST_SEATS);
        Seat(index as u8)
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people and records.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat a number tells, as people count.
    pub fn read(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [number @ b'1'..=b'4'] => Some(Seat(number - b'1')),
            _ => None,
        }
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// The next seat round a table.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The opposite seat of a table for two.
    pub const fn other(self) -> Seat {
        Seat(1 - self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        Seat::read(text).ok_or_else(|| ParseError::new("a seat", text))
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MOST_SEATS],
}

impl<T: Default> PerSeat<T> {
    /// A value for each of so many seats.
    pub fn new(seats: u8, mut value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let values = std::array::from_fn(|i| {
            if i < seats as usize {
                value(Seat::at(i))
            } else {
                T::default()
            }
        });
        PerSeat { seats, values }
    }

    /// The values of an iterator, the first four at most.
    pub fn of(values: impl IntoIterator<Item = T>) -> PerSeat<T> {
        let mut values = values.into_iter();
        let mut seats = 0;
        let values =
            std::array::from_fn(|_| values.next().inspect(|_| seats += 1).unwrap_or_default());
        PerSeat { seats, values }
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(&self.values)
    }

    /// The values in seat order.
    pub fn values(&self) -> &[T] {
        &self.values[..self.seats as usize]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: Hash> Hash for PerSeat<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

/// The two colours of games that have them; White begins, and so is seat 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Side {
    White,
    Black,
}

impl Side {
    /// Both, in the order they act.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opposing one.
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// Who plays it.
    pub const fn seat(self) -> Seat {
        Seat::at(self as usize)
    }

    /// The colour a person plays.
    pub const fn of(seat: Seat) -> Side {
        Side::BOTH[seat.index()]
    }

    /// As boards are written.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }

    /// As records and commands name it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// The side of a name or a letter.
    pub fn read(word: &str) -> Option<Side> {
        let known = |side: &Side| word == side.name() || word.chars().eq([side.letter()]);
        Side::BOTH.into_iter().find(known)
    }
}
