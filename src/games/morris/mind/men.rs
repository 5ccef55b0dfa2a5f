//! A position of the standard game as the search sees it, and its turns: a placement or a move together with its removal.

use super::super::net::{Each, Points};
use super::lines::{ALL, NEAR, THROUGH, closes, count, in_mills, pairs, points_of, touched_by};

/// Where the men are, from the side of whoever has to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Men {
    /// The mover's men on the board.
    pub own: Points,
    /// The other side's.
    pub other: Points,
    /// In hand: the mover's, the other side's.
    pub hand: [u8; 2],
}

/// A whole turn: from where (or the hand), to where, and what is taken (or nothing).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step(pub u16);

/// No point: from the hand, or nothing taken.
pub const NONE: u32 = 31;

impl Step {
    /// No turn at all.
    pub const NULL: Step = Step(u16::MAX);

    /// A turn of these points, each of which may be `NONE` but for the second.
    #[inline(always)]
    pub fn new(from: u32, to: u32, take: u32) -> Step {
        Step((from | to << 5 | take << 10) as u16)
    }

    /// Where the man comes from; `NONE` is the hand.
    #[inline(always)]
    pub fn from(self) -> u32 {
        u32::from(self.0) & 31
    }

    /// Where it goes.
    #[inline(always)]
    pub fn to(self) -> u32 {
        u32::from(self.0) >> 5 & 31
    }

    /// What it takes; `NONE` is nothing.
    #[inline(always)]
    pub fn take(self) -> u32 {
        u32::from(self.0) >> 10 & 31
    }
}

impl Men {
    /// The beginning of the game.
    pub const START: Men = Men {
        own: 0,
        other: 0,
        hand: [9, 9],
    };

    /// A number of its own for each position, of 56 bits, never 0 in play.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        let hands = u64::from(self.hand[0]) | u64::from(self.hand[1]) << 4;
        u64::from(self.own) | u64::from(self.other) << 24 | hands << 48
    }

    /// Points without a man.
    #[inline(always)]
    pub fn free(&self) -> Points {
        ALL & !(self.own | self.other)
    }

    /// All the mover's men, in hand and on the board.
    #[inline(always)]
    pub fn mine(&self) -> u32 {
        self.own.count_ones() + u32::from(self.hand[0])
    }

    /// All men of the other side.
    #[inline(always)]
    pub fn theirs(&self) -> u32 {
        self.other.count_ones() + u32::from(self.hand[1])
    }

    /// May the mover put any man on any point? «Placing» and «Flying».
    #[inline(always)]
    pub fn roams(&self) -> bool {
        self.hand[0] > 0 || self.own.count_ones() == 3
    }

    /// The same men, with the other side to act.
    #[inline(always)]
    pub fn turned(&self) -> Men {
        Men {
            own: self.other,
            other: self.own,
            hand: [self.hand[1], self.hand[0]],
        }
    }

    /// Has the mover lost? «Few men», «Blocked».
    #[inline(always)]
    pub fn lost(&self) -> bool {
        self.mine() < 3 || !self.roams() && touched_by(self.own) & self.free() == 0
    }

    /// What the mover may take: men outside mills, or any if there is none.
    pub fn loose(&self) -> Points {
        let loose = self.other & !in_mills(self.other);
        if loose == 0 { self.other } else { loose }
    }

    /// Where the mover can close a mill next, as far as the points are concerned that have to be held for it.
    #[inline(always)]
    pub fn gaps(&self) -> Points {
        points_of(pairs(count(self.own))) & self.free()
    }

    /// Where the mover really closes a mill with the next man or move.
    pub fn closable(&self) -> Points {
        let mut gaps = self.gaps();
        if self.hand[0] > 0 {
            return gaps;
        }
        let flies = self.own.count_ones() == 3;
        let mut real = 0;
        while gaps != 0 {
            let to = gaps.trailing_zeros();
            gaps &= gaps - 1;
            let near = if flies { ALL } else { NEAR[to as usize] };
            let [a, b] = THROUGH[to as usize];
            let by_row = self.own & a == a && self.own & near & !a != 0;
            let by_column = self.own & b == b && self.own & near & !b != 0;
            real |= Points::from(by_row || by_column) << to;
        }
        real
    }

    /// Can the mover, who closes no mill, leave the other side without a move? «Blocked».
    pub fn shuts_in(&self) -> bool {
        if self.hand[1] > 0 || self.other.count_ones() <= 3 {
            return false;
        }
        let ways = touched_by(self.other) & self.free();
        // What is left behind must not be a way out.
        ways.is_power_of_two() && self.sources(ways.trailing_zeros()) & !touched_by(self.other) != 0
    }

    /// The position after a turn.
    #[inline(always)]
    pub fn after(&self, step: Step) -> Men {
        let (from, take) = (step.from(), step.take());
        // A shift by 31 is beyond the board, and harmless.
        let own = self.own & !(1 << from) | 1 << step.to();
        Men {
            own: self.other & !(1 << take),
            other: own,
            hand: [self.hand[1], self.hand[0] - u8::from(from == NONE)],
        }
    }

    /// All turns that close a mill.
    #[inline]
    pub fn closings(&self, told: &mut impl FnMut(Step)) {
        let mut gaps = self.gaps();
        if gaps == 0 {
            return;
        }
        let loose = self.loose();
        while gaps != 0 {
            let to = gaps.trailing_zeros();
            gaps &= gaps - 1;
            for from in each(self.sources(to)) {
                if closes(self.own & !(1 << from), to) {
                    for take in each(loose) {
                        told(Step::new(from, to, take));
                    }
                }
            }
        }
    }

    /// All turns that close none.
    #[inline]
    pub fn quiet(&self, targets: Points, told: &mut impl FnMut(Step)) {
        let gaps = self.gaps();
        for to in each(self.free() & targets) {
            for from in each(self.sources(to)) {
                if gaps >> to & 1 == 0 || !closes(self.own & !(1 << from), to) {
                    told(Step::new(from, to, NONE));
                }
            }
        }
    }

    /// From where a man may come to a free point; the hand is a point beyond the board.
    #[inline(always)]
    fn sources(&self, to: u32) -> Points {
        if self.hand[0] > 0 {
            1 << NONE
        } else if self.own.count_ones() == 3 {
            self.own
        } else {
            self.own & NEAR[to as usize]
        }
    }

    /// All turns; none if the game is over.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.mine() >= 3 {
            self.closings(&mut |step| steps.push(step));
            self.quiet(ALL, &mut |step| steps.push(step));
        }
        steps
    }
}

/// The points of a set, in order.
#[inline(always)]
pub fn each(points: Points) -> Each<u32> {
    Each::of(points)
}
