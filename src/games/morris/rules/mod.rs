//! The rules: a position, what may be done in it, and what follows.

pub mod board;
mod ending;
#[cfg(test)]
pub(super) mod tests;

pub use ending::{BLOCKED, FEW, FULL, QUIET, REPEATED};

use super::Side;
use super::options::{CHOICES, Double, Options, Removal};
use crate::game::seat::PerSeat;
use crate::game::{Choice, Game, Outcome, Turn};
use board::{Board, Points, each};
use std::ops::RangeInclusive;

/// The name of a point, a letter and a digit.
pub type Name = [u8; 2];

/// One decision of a player. A mill's removal opens a new choice, and so is a decision of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Place a man from the hand.
    Place(Name),
    /// Move or fly from a point to another.
    Slide(Name, Name),
    /// Remove an opposing man.
    Remove(Name),
}

/// The men of both sides and who acts: what has to recur for a repetition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Snapshot {
    /// White's men, Black's men.
    pub men: [Points; 2],
    /// Who acts.
    pub to_act: Side,
}

/// A position of Morris.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Morris {
    pub(super) now: Snapshot,
    /// Men that White and Black have not placed yet.
    pub(super) hand: [u8; 2],
    /// How many men the side to act still has to remove.
    pub(super) owed: u8,
    /// The positions of the moving phase since the last removal, without the present one: as many as quiet turns.
    pub(super) earlier: Vec<Snapshot>,
    pub(super) options: Options,
}

impl Morris {
    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.options.board
    }

    /// Who acts; without meaning once the game is over.
    pub fn to_act(&self) -> Side {
        self.now.to_act
    }

    /// The men of a side on the board.
    pub fn men(&self, side: Side) -> Points {
        self.now.men[side as usize]
    }

    /// How many men a side has not placed yet.
    pub fn hand(&self, side: Side) -> u8 {
        self.hand[side as usize]
    }

    /// How many men a side has left, on the board and in hand.
    pub fn left(&self, side: Side) -> u8 {
        self.men(side).count_ones() as u8 + self.hand(side)
    }

    /// How many men of a side were removed.
    pub fn lost(&self, side: Side) -> u8 {
        self.board().men() - self.left(side)
    }

    /// How many men the side to act still has to remove.
    pub fn owed(&self) -> u8 {
        self.owed
    }

    /// The positions of the moving phase since the last removal, before this one.
    pub fn earlier(&self) -> &[Snapshot] {
        &self.earlier
    }

    /// Who has a man on a point?
    pub fn at(&self, point: u8) -> Option<Side> {
        self.now.at(point)
    }

    /// The points without a man.
    pub fn free(&self) -> Points {
        self.board().all() & !(self.men(Side::White) | self.men(Side::Black))
    }

    /// Are both hands empty?
    pub fn placed(&self) -> bool {
        self.hand == [0; 2]
    }

    /// «Flying»: with an empty hand and exactly three men on the board.
    pub fn flies(&self, side: Side) -> bool {
        let may_fly = self.options.fly && self.board() != Board::Six;
        may_fly && self.hand(side) == 0 && self.men(side).count_ones() == 3
    }

    /// Where a side's man may go from a point, once its hand is empty.
    pub fn targets(&self, side: Side, point: u8) -> Points {
        match self.flies(side) {
            true => self.free(),
            false => self.free() & self.board().neighbours(point),
        }
    }

    /// «What may be removed» of a side's men.
    pub fn removable(&self, side: Side) -> Points {
        let men = self.men(side);
        let loose = men & !self.board().in_mills(men);
        match self.options.removal {
            Removal::LooseFirst if loose != 0 => loose,
            Removal::LooseFirst | Removal::Any => men,
        }
    }

    fn point(&self, name: Name) -> u8 {
        let point = self.board().find(name);
        point.expect("a move names points of its board")
    }

    /// Puts a man of the side to act on a point; the mills it closes owe removals («Mill»).
    fn arrive(&mut self, point: u8) {
        let side = self.to_act();
        self.now.men[side as usize] |= 1 << point;
        let mills = self.board().mills_through(point, self.men(side));
        let due = match self.options.double {
            Double::One => mills.min(1),
            Double::Two => mills.min(2),
        };
        self.owed = due.min(self.men(side.other()).count_ones() as u8);
        self.end_turn();
    }

    /// The turn passes only when no removal is owed any more.
    fn end_turn(&mut self) {
        if self.owed == 0 {
            self.now.to_act = self.now.to_act.other();
        }
    }
}

impl Snapshot {
    /// Who has a man on a point?
    pub fn at(&self, point: u8) -> Option<Side> {
        let holds = |side: &Side| self.men[*side as usize] & 1 << point != 0;
        Side::BOTH.into_iter().find(holds)
    }
}

impl Game for Morris {
    const ID: &'static str = "morris";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const CHOICES: &'static [Choice] = CHOICES;
    const AGREED_DRAW: bool = true;

    type Options = Options;
    type Move = Move;

    fn new(_seats: u8, options: &Options) -> Morris {
        Morris {
            now: Snapshot {
                men: [0; 2],
                to_act: Side::White,
            },
            hand: [options.board.men(); 2],
            owed: 0,
            earlier: Vec::new(),
            options: *options,
        }
    }

    fn turn(&self) -> Turn {
        let Some((loser, why)) = self.end() else {
            return Turn::Seat(self.to_act().seat());
        };
        let place = |seat| 1 + u8::from(loser == Some(Side::of(seat)));
        Turn::Over(Outcome {
            places: PerSeat::new(2, place),
            why,
        })
    }

    fn moves(&self) -> Vec<Move> {
        if self.end().is_some() {
            return Vec::new();
        }
        let (board, side) = (self.board(), self.to_act());
        let name = |point| board.name(point);
        if self.owed > 0 {
            let removable = each(self.removable(side.other()));
            removable.map(|point| Move::Remove(name(point))).collect()
        } else if self.hand(side) > 0 {
            let free = each(self.free());
            free.map(|point| Move::Place(name(point))).collect()
        } else {
            let slides = |from| {
                let targets = each(self.targets(side, from));
                targets.map(move |to| Move::Slide(name(from), name(to)))
            };
            each(self.men(side)).flat_map(slides).collect()
        }
    }

    fn is_half_way(&self) -> bool {
        self.owed > 0
    }

    fn apply(&mut self, m: Move) {
        let side = self.to_act();
        match m {
            Move::Place(name) => {
                self.hand[side as usize] -= 1;
                self.arrive(self.point(name));
            }
            Move::Slide(from, to) => {
                if self.placed() {
                    self.earlier.push(self.now);
                }
                self.now.men[side as usize] &= !(1 << self.point(from));
                self.arrive(self.point(to));
            }
            Move::Remove(name) => {
                // No earlier position can recur with a man less.
                self.earlier.clear();
                self.now.men[side.other() as usize] &= !(1 << self.point(name));
                self.owed -= 1;
                self.end_turn();
            }
        }
    }
}
