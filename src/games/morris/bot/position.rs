//! A position of the standard game as the search sees it, and its turns: a placement or a move together with its removal.

use super::bitboard::{
    ALL, MILL_PARTNERS, NEIGHBOURS, completes_mill, in_mills, mill_counts, neighbours_of, pairs,
    points_of,
};
use crate::games::morris::rules::board::{self, Points};

/// Where the men are, from the view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The mover's men on the board.
    pub own: Points,
    /// The other side's men on the board.
    pub other: Points,
    /// Men in hand: the mover's, the other side's.
    pub hand: [u8; 2],
}

/// A whole turn in 15 bits: from where, to where, and which man is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedTurn(pub u16);

/// Stands for the hand as the origin of a man, and for no capture.
pub const NO_POINT: u32 = 31;

impl PackedTurn {
    /// No turn at all.
    pub const NONE: PackedTurn = PackedTurn(u16::MAX);

    /// A turn of these points, each of which may be `NO_POINT`.
    #[inline(always)]
    pub fn new(from: u32, to: u32, captured: u32) -> PackedTurn {
        PackedTurn((from | to << 5 | captured << 10) as u16)
    }

    /// Where the man comes from; `NO_POINT` is the hand.
    #[inline(always)]
    pub fn from(self) -> u32 {
        u32::from(self.0) & 31
    }

    /// Where it goes; `NO_POINT` if only a removal is left of the turn.
    #[inline(always)]
    pub fn to(self) -> u32 {
        u32::from(self.0) >> 5 & 31
    }

    /// Which man is removed; `NO_POINT` if none.
    #[inline(always)]
    pub fn captured(self) -> u32 {
        u32::from(self.0) >> 10 & 31
    }

    /// Does it remove a man?
    #[inline(always)]
    pub fn is_capture(self) -> bool {
        self.captured() != NO_POINT
    }
}

impl Position {
    /// The beginning of the game.
    pub const START: Position = Position {
        own: 0,
        other: 0,
        hand: [9, 9],
    };

    /// With all men placed.
    pub fn moving(own: Points, other: Points) -> Position {
        Position {
            own,
            other,
            hand: [0, 0],
        }
    }

    /// A key of 56 bits, different for each position and never 0 in play.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        let hands = u64::from(self.hand[0]) | u64::from(self.hand[1]) << 4;
        u64::from(self.own) | u64::from(self.other) << 24 | hands << 48
    }

    /// Are both hands empty?
    #[inline(always)]
    pub fn is_placed(&self) -> bool {
        self.hand == [0, 0]
    }

    /// Points without a man.
    #[inline(always)]
    pub fn free(&self) -> Points {
        ALL & !(self.own | self.other)
    }

    /// How many men the mover has, in hand and on the board.
    #[inline(always)]
    pub fn own_men(&self) -> u32 {
        self.own.count_ones() + u32::from(self.hand[0])
    }

    /// How many men the other side has, in hand and on the board.
    #[inline(always)]
    pub fn other_men(&self) -> u32 {
        self.other.count_ones() + u32::from(self.hand[1])
    }

    /// May the mover put a man on any free point? «Placing» and «Flying».
    #[inline(always)]
    pub fn moves_anywhere(&self) -> bool {
        self.hand[0] > 0 || self.own.count_ones() == 3
    }

    /// The same men, with the other side to move.
    #[inline(always)]
    pub fn flipped(&self) -> Position {
        Position {
            own: self.other,
            other: self.own,
            hand: [self.hand[1], self.hand[0]],
        }
    }

    /// Has the mover lost? «Few men», «Blocked».
    #[inline(always)]
    pub fn is_lost(&self) -> bool {
        self.own_men() < 3 || !self.moves_anywhere() && neighbours_of(self.own) & self.free() == 0
    }

    /// What the mover may remove: men outside mills, or any if there is none.
    pub fn removable(&self) -> Points {
        let loose = self.other & !in_mills(self.other);
        if loose == 0 { self.other } else { loose }
    }

    /// The free third points of the mover's pairs, whether or not a man can get there.
    #[inline(always)]
    pub fn gaps(&self) -> Points {
        points_of(pairs(mill_counts(self.own))) & self.free()
    }

    /// Where the mover can close a mill in this turn.
    pub fn closable(&self) -> Points {
        let gaps = self.gaps();
        if self.hand[0] > 0 {
            return gaps;
        }
        let flies = self.own.count_ones() == 3;
        let mut closable = 0;
        for to in each(gaps) {
            let near = if flies { ALL } else { NEIGHBOURS[to as usize] };
            // The man that arrives must not be one of the pair.
            let closes = MILL_PARTNERS[to as usize].map(|partners| {
                self.own & partners == partners && self.own & near & !partners != 0
            });
            closable |= Points::from(closes[0] || closes[1]) << to;
        }
        closable
    }

    /// Can the mover, who closes no mill, leave the other side without a move? «Blocked».
    pub fn can_block(&self) -> bool {
        if self.hand[1] > 0 || self.other.count_ones() <= 3 {
            return false;
        }
        let exits = neighbours_of(self.other) & self.free();
        // The point that the man leaves must not become an exit.
        exits.is_power_of_two()
            && self.sources(exits.trailing_zeros()) & !neighbours_of(self.other) != 0
    }

    /// The position after a turn.
    #[inline(always)]
    pub fn after(&self, turn: PackedTurn) -> Position {
        let (from, captured) = (turn.from(), turn.captured());
        // Bit 31 of `NO_POINT` is beyond the board, and clearing it changes nothing.
        let own = self.own & !(1 << from) | 1 << turn.to();
        Position {
            own: self.other & !(1 << captured),
            other: own,
            hand: [self.hand[1], self.hand[0] - u8::from(from == NO_POINT)],
        }
    }

    /// Visits all turns that close a mill.
    #[inline]
    pub fn for_each_capture(&self, visit: &mut impl FnMut(PackedTurn)) {
        let gaps = self.gaps();
        if gaps == 0 {
            return;
        }
        let removable = self.removable();
        for to in each(gaps) {
            for from in each(self.sources(to)) {
                if completes_mill(self.own & !(1 << from), to) {
                    for captured in each(removable) {
                        visit(PackedTurn::new(from, to, captured));
                    }
                }
            }
        }
    }

    /// Visits all turns to these points that close no mill.
    #[inline]
    pub fn for_each_quiet(&self, targets: Points, visit: &mut impl FnMut(PackedTurn)) {
        let gaps = self.gaps();
        for to in each(self.free() & targets) {
            for from in each(self.sources(to)) {
                if gaps >> to & 1 == 0 || !completes_mill(self.own & !(1 << from), to) {
                    visit(PackedTurn::new(from, to, NO_POINT));
                }
            }
        }
    }

    /// From where a man may come to a free point; the hand is the bit of `NO_POINT`.
    #[inline(always)]
    fn sources(&self, to: u32) -> Points {
        if self.hand[0] > 0 {
            1 << NO_POINT
        } else if self.own.count_ones() == 3 {
            self.own
        } else {
            self.own & NEIGHBOURS[to as usize]
        }
    }

    /// All turns; none if the game is over.
    pub fn turns(&self) -> Vec<PackedTurn> {
        let mut turns = Vec::new();
        if self.own_men() >= 3 {
            self.for_each_capture(&mut |turn| turns.push(turn));
            self.for_each_quiet(ALL, &mut |turn| turns.push(turn));
        }
        turns
    }
}

/// The points of a set, in order.
#[inline(always)]
pub fn each(points: Points) -> impl Iterator<Item = u32> {
    board::each(points).map(u32::from)
}
