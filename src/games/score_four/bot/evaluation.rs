//! The static evaluation of a position, in points.
//!
//! It counts the lines that are still open to one side only, and the cells that would complete a line. How much such a cell is worth
//! depends on its height. Toward the end only one peg is left, and both sides must go on filling it: whoever moves while an even
//! number of cells is empty (White, unless a board was set up) gets its third cell, the other side its second and fourth. A side
//! that would complete a line in one of its own cells need only wait.

use super::position::Position;
use crate::games::score_four::rules::FLOOR;

/// A line that only one side can still complete, by the balls it has there.
pub const LINE_POINTS: [i32; 5] = [0, 2, 6, 12, 12];
/// The points that one more ball adds to such a line, by the balls there before.
pub const LINE_GAIN: [i32; 4] = [
    LINE_POINTS[1] - LINE_POINTS[0],
    LINE_POINTS[2] - LINE_POINTS[1],
    LINE_POINTS[3] - LINE_POINTS[2],
    LINE_POINTS[4] - LINE_POINTS[3],
];
/// A cell that completes a line, by its height, for the side that gets the third cell of the last peg.
const THIRD_CELL_SIDE: [i32; 4] = [0, 8, 80, 4];
/// The same for the side that gets the second and the fourth.
const OTHER_SIDE: [i32; 4] = [0, 15, 25, 8];
/// Two such cells of one side on top of each other.
const STACKED_WINS: i32 = 120;
/// Having the move.
const TEMPO: i32 = 4;

/// What a position is worth to the side to move.
#[inline(always)]
pub fn evaluate(position: &Position) -> i32 {
    let both = position.own_wins & position.other_wins;
    let (own, other) = (position.own_wins & !both, position.other_wins & !both);
    let [own_points, other_points] = match position.filled().count_ones() % 2 {
        0 => [&THIRD_CELL_SIDE, &OTHER_SIDE],
        _ => [&OTHER_SIDE, &THIRD_CELL_SIDE],
    };
    let mut score = position.line_score + TEMPO;
    if own | other != 0 {
        let mut level = FLOOR;
        for height in 1..4 {
            level <<= 16;
            score += own_points[height] * (own & level).count_ones() as i32;
            score -= other_points[height] * (other & level).count_ones() as i32;
        }
        score += STACKED_WINS * (position.own_wins & position.own_wins >> 16).count_ones() as i32;
        score -=
            STACKED_WINS * (position.other_wins & position.other_wins >> 16).count_ones() as i32;
    }
    score
}
