//! What a position looks like at a glance, in hundredths of a man.

use super::lines::{MILLS, NEAR, bare, count, moves, pairs, points_of, touched_by, whole};
use super::men::Men;
use crate::games::morris::net::Points;

/// Points with four neighbours.
const CROSSINGS: Points = 1 << 4 | 1 << 10 | 1 << 13 | 1 << 19;

/// What each thing is worth that a side may have.
#[derive(Clone, Copy, Debug)]
pub struct Prices {
    /// A mill that stands.
    pub mill: i32,
    /// Two in line with the third point free.
    pub pair: i32,
    /// One of them that can be completed at once, or a mill that can be opened and closed.
    pub ready: i32,
    /// One that is completed by a man from another mill.
    pub swing: i32,
    /// A free point next to an own man.
    pub room: i32,
    /// A move along a line to a free point.
    pub moves: i32,
    /// A man that cannot go anywhere.
    pub stuck: i32,
    /// A man on a point with four neighbours.
    pub crossing: i32,
    /// To have the move, and to have it with a mill to close.
    pub tempo: [i32; 2],
}

/// What counts while men are placed, what counts later, and what flying is worth beside three men.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// While there are men in hand.
    pub placing: Prices,
    /// When there are none.
    pub moving: Prices,
    /// Three men that fly are worth more than three.
    pub flying: i32,
}

impl Taste {
    /// What proved best in matches against others: while placing, room to move counts most.
    pub const USUAL: Taste = Taste {
        placing: Prices {
            mill: 12,
            pair: 4,
            ready: 10,
            swing: 40,
            room: 4,
            moves: 20,
            stuck: 30,
            crossing: 5,
            tempo: [5, 20],
        },
        moving: Prices {
            mill: 12,
            pair: 14,
            ready: 18,
            swing: 40,
            room: 6,
            moves: 7,
            stuck: 10,
            crossing: 0,
            tempo: [5, 20],
        },
        flying: 0,
    };

    /// The worth for whoever moves.
    pub fn worth(&self, men: &Men) -> i32 {
        let prices = match men.hand {
            [0, 0] => &self.moving,
            _ => &self.placing,
        };
        let free = men.free();
        let counts = [count(men.own), count(men.other)];
        let (mine, ready) = self.side(prices, men.own, counts, men.hand[0], free);
        let back = [counts[1], counts[0]];
        let (theirs, _) = self.side(prices, men.other, back, men.hand[1], free);
        mine - theirs + prices.tempo[usize::from(ready)]
    }

    /// What one side has, and whether it may close a mill next.
    #[inline(always)]
    fn side(
        &self,
        prices: &Prices,
        own: Points,
        counts: [u32; 2],
        hand: u8,
        free: Points,
    ) -> (i32, bool) {
        let mut open = pairs(counts[0]) & bare(counts[1]);
        let many = own.count_ones() as i32;
        let mut worth = 100 * (many + i32::from(hand)) + prices.pair * open.count_ones() as i32;
        if hand == 0 && many == 3 {
            return (
                worth + self.flying + prices.ready * open.count_ones() as i32,
                open != 0,
            );
        }
        let mut mills = whole(counts[0]);
        worth += prices.mill * mills.count_ones() as i32;
        worth += prices.room * (touched_by(own) & free).count_ones() as i32;
        worth += prices.moves * moves(own, free) as i32;
        worth -= prices.stuck * (own & !touched_by(free)).count_ones() as i32;
        worth += prices.crossing * (own & CROSSINGS).count_ones() as i32;
        if hand > 0 {
            return (worth + prices.ready * open.count_ones() as i32, open != 0);
        }
        let milled = points_of(mills);
        let mut is_ready = false;
        while open != 0 {
            let line = MILLS[open.trailing_zeros() as usize / 2];
            open &= open - 1;
            let gap = line & free;
            let near = NEAR[gap.trailing_zeros() as usize] & own & !line;
            if near != 0 {
                is_ready = true;
                worth += prices.ready;
            }
            if near & milled != 0 {
                worth += prices.swing;
            }
        }
        while mills != 0 {
            let line = MILLS[mills.trailing_zeros() as usize / 2];
            mills &= mills - 1;
            if touched_by(line) & free != 0 {
                worth += prices.ready;
            }
        }
        (worth, is_ready)
    }
}
