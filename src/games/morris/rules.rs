//! The rules: a position, what may be done in it, and what follows.

use super::net::{Net, Points, each};
use super::options::{CHOICES, Double, Options, Removal};
use crate::game::{Choice, Game, Outcome, Reason, Turn};
use crate::seat::{PerSeat, Side};
use std::ops::RangeInclusive;

/// Fewer than three men are left («Winning»).
pub const FEW: Reason = Reason("few");
/// No man can move («Winning»).
pub const BLOCKED: Reason = Reason("blocked");
/// The same position for the third time («Draws»).
pub const REPEATED: Reason = Reason("repetition");
/// Too many turns without a removal («Draws»).
pub const QUIET: Reason = Reason("fifty");
/// The board of twelve is full when placing ends, and nobody can move («Options»).
pub const FULL: Reason = Reason("full");

/// The name of a point, a letter and a digit.
pub type Name = [u8; 2];

/// One decision of a player. A mill's removal opens a new choice, and so is a decision of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Place a man from the hand.
    Place(Name),
    /// Move or fly from a point to another.
    Slide(Name, Name),
    /// Take an opposing man.
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
    /// So many men the side to act still has to remove.
    pub(super) owed: u8,
    /// The positions of the moving phase since the last removal, the one now not among them: as many as quiet turns.
    pub(super) earlier: Vec<Snapshot>,
    pub(super) options: Options,
}

impl Morris {
    /// What was agreed.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board.
    pub fn net(&self) -> Net {
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

    /// The men a side has not placed yet.
    pub fn hand(&self, side: Side) -> u8 {
        self.hand[side as usize]
    }

    /// A side's men on the board and in hand.
    pub fn left(&self, side: Side) -> u8 {
        self.men(side).count_ones() as u8 + self.hand(side)
    }

    /// A side's men that were taken.
    pub fn lost(&self, side: Side) -> u8 {
        self.net().men() - self.left(side)
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
        Side::BOTH
            .into_iter()
            .find(|side| self.men(*side) & 1 << point != 0)
    }

    /// The points without a man.
    pub fn free(&self) -> Points {
        self.net().all() & !(self.men(Side::White) | self.men(Side::Black))
    }

    /// Are both hands empty?
    pub fn placed(&self) -> bool {
        self.hand == [0; 2]
    }

    /// «Flying»: with an empty hand and exactly three men on the board.
    pub fn flies(&self, side: Side) -> bool {
        let may = self.options.fly && self.net() != Net::Six;
        may && self.hand(side) == 0 && self.men(side).count_ones() == 3
    }

    /// Where a side's man may go from a point, once its hand is empty.
    pub fn targets(&self, side: Side, point: u8) -> Points {
        match self.flies(side) {
            true => self.free(),
            false => self.free() & self.net().neighbours(point),
        }
    }

    /// «What may be removed» of a side's men.
    pub fn removable(&self, side: Side) -> Points {
        let men = self.men(side);
        let loose = men & !self.net().in_mills(men);
        match self.options.removal {
            Removal::LooseFirst if loose != 0 => loose,
            _ => men,
        }
    }

    /// How often this position has been there since the last removal, now included.
    pub fn occurred(&self) -> usize {
        let same = self.earlier.iter().filter(|then| **then == self.now);
        1 + same.count()
    }

    /// Can the side to act do nothing at all?
    fn is_blocked(&self) -> bool {
        let side = self.to_act();
        let stuck = |point| self.targets(side, point) == 0;
        self.hand(side) == 0 && each(self.men(side)).all(stuck)
    }

    /// «Winning» and «Draws»: who has lost, if anybody, and why it is over.
    pub(super) fn end(&self) -> Option<(Option<Side>, Reason)> {
        let side = self.to_act();
        if self.owed > 0 {
            None
        } else if self.left(side) < 3 {
            Some((Some(side), FEW))
        } else if self.is_blocked() {
            match self.free() {
                0 => Some((None, FULL)),
                _ => Some((Some(side), BLOCKED)),
            }
        } else if self.options.repetition && self.placed() && self.occurred() >= 3 {
            Some((None, REPEATED))
        } else if self.options.quiet > 0 && self.earlier.len() >= self.options.quiet.into() {
            Some((None, QUIET))
        } else {
            None
        }
    }

    fn point(&self, name: Name) -> u8 {
        let point = self.net().find(name);
        point.expect("a move names points of its board")
    }

    /// A man has come to a point: its mills are paid for, or the turn passes.
    fn arrive(&mut self, point: u8) {
        let side = self.to_act();
        self.now.men[side as usize] |= 1 << point;
        let mills = self.net().mills_through(point, self.men(side));
        let due = match self.options.double {
            Double::One => mills.min(1),
            Double::Two => mills.min(2),
        };
        self.owed = due.min(self.men(side.other()).count_ones() as u8);
        self.pass();
    }

    /// The turn passes only when nothing is owed any more.
    fn pass(&mut self) {
        if self.owed == 0 {
            self.now.to_act = self.now.to_act.other();
        }
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
        let mut moves = Vec::new();
        if self.end().is_some() {
            return moves;
        }
        let (net, side) = (self.net(), self.to_act());
        if self.owed > 0 {
            let men = each(self.removable(side.other()));
            moves.extend(men.map(|point| Move::Remove(net.name(point))));
        } else if self.hand(side) > 0 {
            moves.extend(each(self.free()).map(|point| Move::Place(net.name(point))));
        } else {
            for from in each(self.men(side)) {
                for to in each(self.targets(side, from)) {
                    moves.push(Move::Slide(net.name(from), net.name(to)));
                }
            }
        }
        moves
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
                // What was before can never be again.
                self.earlier.clear();
                self.now.men[side.other() as usize] &= !(1 << self.point(name));
                self.owed -= 1;
                self.pass();
            }
        }
    }
}
