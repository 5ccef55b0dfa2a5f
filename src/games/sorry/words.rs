//! Which texts Sorry! has. The texts themselves are in `words/en.txt`, and so are its rules and the words of its choices.

use super::Sorry;

crate::texts! {
    /// The texts of Sorry!
    Words of Sorry: "words/en.txt";

    name, board, home_label, begins, start_word, home_word, draw_word, discard_word, cards_left, cards_of, cards_kind,
    drawn_1, drawn_2, drawn_3, drawn_4, drawn_5, drawn_7, drawn_8, drawn_10, drawn_11, drawn_12, drawn_sorry,
    face_1, face_2, face_3, face_4, face_5, face_7, face_8, face_10, face_11, face_12, face_sorry,
    named_1, named_2, named_3, named_4, named_5, named_7, named_8, named_10, named_11, named_12, named_sorry,
    draw, drawing, choose, choose_card, card_chosen, nothing, may_keep, nothing_in_hand, put_down, aim, aim_one, split_next, split_last,
    split_left, ask_eleven, over,
    draw_button, move_button, pass_button, keep_button, forward_button, swap_button, discard_button,
    place_square, place_safety, place_start, place_home, square_free, square_pawn, zone_free, zone_pawn, start_spot, home_spot,
    deck_spot, discard_spot, discard_empty, card_spot,
    leads, leads_home, slides_to, sends, sends_more, chain,
    draw_first, not_your_pawn, nobody_here, no_way_there, in_start, no_start, beyond, own_in_the_way, no_target, arrived, not_this_card,
    plays_out, plays_forward, plays_back, plays_split, half, plays_swap, plays_sorry, passes, keeps, draws, draws_hidden, discards,
    moment_sorry, moment_sent, moment_many, moment_home, moment_again, moment_round,
    why_only, why_wins, why_hits, why_hits_more, why_home, why_out, why_safety, why_shortens, why_gains, why_escapes, why_slides,
    why_nearer, why_keeps, why_puts_down, why_least_bad,
    note, note_points, ends_home, ends_team, ends_points, part_home, part_sent, part_lost,
    colour_red, colour_blue, colour_yellow, colour_green, text_line, text_pile, text_card,
}
