//! Which texts Score Four has. The texts themselves are in `words/en.txt`, and so are its rules.

use super::ScoreFour;

crate::texts! {
    /// The texts of Score Four.
    Words of ScoreFour: "words/en.txt";

    name, board, begins, white, black, row, column, vertical, flat, upright, space, peg_empty, peg_balls, peg_full, over, drop, again,
    lands, wins, blocks, full, drops, note_white, note_black, ends_line, ends_full, ends_both, part_balls, to_move, level, turn_left, turn_right, tilt_up,
    tilt_down, levels, threats, view,
}
