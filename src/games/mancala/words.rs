//! Which texts Mancala has. The texts themselves are in `words/en.txt`, and so are its rules and the words of its choices.

use super::Mancala;

crate::texts! {
    /// Mancala's texts.
    Words of Mancala: "words/en.txt";

    name, board, store_label, row_note, choose, choose_or_swap, swap, over, pit, store, empty_pit, not_yours, not_a_pit,
    no_swap, ahead_one, ahead, ahead_again, ahead_takes, ahead_ends, in_pit, in_own_pit, in_store, in_own_store, tag_again,
    tag_takes, tag_ends, sows, sows_one, swaps, again, takes, sweeps, ends_empty, ends_empty_both, ends_empty_other,
    ends_empty_none, part_store, part_left, part_swept,
}
