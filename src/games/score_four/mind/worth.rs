//! What a position looks like at a glance, in points.
//!
//! Sixty-four cells are filled by turns. Whoever moves when an even number is left (White, unless a board was set up) gets the third
//! cell of the last peg, the other side the second and the fourth: who would complete a line there need only wait.

use super::super::balls::FLOOR;
use super::stacks::Stacks;

/// A line that only one side can still complete, by the balls it has there.
pub const LINE: [i32; 5] = [0, 2, 6, 12, 12];
/// What one more makes of it, by the balls it has there.
pub const GAIN: [i32; 4] = [
    LINE[1] - LINE[0],
    LINE[2] - LINE[1],
    LINE[3] - LINE[2],
    LINE[4] - LINE[3],
];
/// A cell that completes a line, by its height: for the side whose turn comes at the third height, and for the other one.
const FIRST: [i32; 4] = [0, 8, 80, 4];
const SECOND: [i32; 4] = [0, 15, 25, 8];
/// Two such cells on top of each other.
const TOWER: i32 = 120;
/// To have the move.
const TEMPO: i32 = 4;

/// The worth for whoever moves.
#[inline(always)]
pub fn worth(stacks: &Stacks) -> i32 {
    let both = stacks.mine & stacks.theirs;
    let (mine, theirs) = (stacks.mine & !both, stacks.theirs & !both);
    let [own, other] = match stacks.filled().count_ones() % 2 {
        0 => [&FIRST, &SECOND],
        _ => [&SECOND, &FIRST],
    };
    let mut worth = stacks.lines + TEMPO;
    if mine | theirs != 0 {
        let mut level = FLOOR;
        for height in 1..4 {
            level <<= 16;
            worth += own[height] * (mine & level).count_ones() as i32;
            worth -= other[height] * (theirs & level).count_ones() as i32;
        }
        worth += TOWER * (stacks.mine & stacks.mine >> 16).count_ones() as i32;
        worth -= TOWER * (stacks.theirs & stacks.theirs >> 16).count_ones() as i32;
    }
    worth
}
