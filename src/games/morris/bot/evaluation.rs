//! Static evaluation of a position, in hundredths of a man.

use super::bitboard::{
    NEIGHBOURS, complete, each_mill, mill_counts, mobility, neighbours_of, pairs, points_of,
    untouched,
};
use super::position::Position;
use crate::games::morris::rules::board::Points;

/// A man.
const MAN: i32 = 100;
/// Points with four neighbours.
const CROSSINGS: Points = 1 << 4 | 1 << 10 | 1 << 13 | 1 << 19;

/// What each feature of a side is worth.
#[derive(Clone, Copy, Debug)]
pub struct PhaseWeights {
    /// A mill that stands.
    pub mill: i32,
    /// Two in line with the third point free.
    pub pair: i32,
    /// A pair that can be completed at once, or a mill that can be opened and closed.
    pub ready: i32,
    /// A pair that is completed by a man from another mill.
    pub double_mill: i32,
    /// A free point next to an own man.
    pub room: i32,
    /// A move along a line to a free point.
    pub moves: i32,
    /// A man that cannot move, as a penalty.
    pub stuck: i32,
    /// A man on a point with four neighbours.
    pub crossing: i32,
    /// To have the move, and to have it with a mill to close.
    pub tempo: [i32; 2],
}

/// The weights of both phases.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// While there are men in hand.
    pub placing: PhaseWeights,
    /// When there are none.
    pub moving: PhaseWeights,
    /// What three men that fly are worth besides the men.
    pub flying: i32,
}

impl Weights {
    /// What proved best in matches against other weights: while placing, room to move counts most.
    pub const STANDARD: Weights = Weights {
        placing: PhaseWeights {
            mill: 12,
            pair: 4,
            ready: 10,
            double_mill: 40,
            room: 4,
            moves: 20,
            stuck: 30,
            crossing: 5,
            tempo: [5, 20],
        },
        moving: PhaseWeights {
            mill: 12,
            pair: 14,
            ready: 18,
            double_mill: 40,
            room: 6,
            moves: 7,
            stuck: 10,
            crossing: 0,
            tempo: [5, 20],
        },
        flying: 0,
    };

    /// The score of a position for the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let weights = match position.is_placed() {
            true => &self.moving,
            false => &self.placing,
        };
        let free = position.free();
        let counts = [mill_counts(position.own), mill_counts(position.other)];
        let (own, ready) = self.side(weights, position.own, counts, position.hand[0], free);
        let counts = [counts[1], counts[0]];
        let (other, _) = self.side(weights, position.other, counts, position.hand[1], free);
        own - other + weights.tempo[usize::from(ready)]
    }

    /// The score of one side's men, and whether it can close a mill in its next turn.
    /// The counts are those of this side's men in each mill, and those of the other's.
    #[inline(always)]
    fn side(
        &self,
        weights: &PhaseWeights,
        own: Points,
        counts: [u32; 2],
        hand: u8,
        free: Points,
    ) -> (i32, bool) {
        let open_pairs = pairs(counts[0]) & untouched(counts[1]);
        let pair_count = open_pairs.count_ones() as i32;
        let men = own.count_ones() as i32;
        let mut score = MAN * (men + i32::from(hand)) + weights.pair * pair_count;
        if hand == 0 && men == 3 {
            score += self.flying + weights.ready * pair_count;
            return (score, open_pairs != 0);
        }
        let mills = complete(counts[0]);
        score += weights.mill * mills.count_ones() as i32;
        score += weights.room * (neighbours_of(own) & free).count_ones() as i32;
        score += weights.moves * mobility(own, free) as i32;
        score -= weights.stuck * (own & !neighbours_of(free)).count_ones() as i32;
        score += weights.crossing * (own & CROSSINGS).count_ones() as i32;
        if hand > 0 {
            return (score + weights.ready * pair_count, open_pairs != 0);
        }
        let in_mills = points_of(mills);
        let mut is_ready = false;
        for pair in each_mill(open_pairs) {
            let gap = pair & free;
            let closers = NEIGHBOURS[gap.trailing_zeros() as usize] & own & !pair;
            if closers != 0 {
                is_ready = true;
                score += weights.ready;
            }
            if closers & in_mills != 0 {
                score += weights.double_mill;
            }
        }
        let can_open = |mill: &Points| neighbours_of(*mill) & free != 0;
        score += weights.ready * each_mill(mills).filter(can_open).count() as i32;
        (score, is_ready)
    }
}
