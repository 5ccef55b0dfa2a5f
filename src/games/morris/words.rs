//! Which texts Morris has. The texts themselves are in `words/en.txt`, and so are its rules and the words of its choices.

use super::Morris;

crate::texts! {
    /// The texts of Morris.
    Words of Morris: "words/en.txt";

    name, board, begins, white, black, place, place_last, choose, choose_fly, aim, aim_fly, remove, remove_more, twice, quiet, over,
    point_free, point_man, point_mill, closes, taken, not_yours, no_man, stuck, too_far, not_your_prey, nobody_there, safe,
    places, slides, flies, takes, mill, double_mill, may_fly, note_hand, note_men, note_fly, tray_hand, tray_men, tray_lost, tray_fly,
    ends_few, ends_blocked, ends_repeated, ends_quiet, ends_full, part_left, part_taken,
}
