//! Which texts Kingdom Builder has. The texts themselves are in `words/en.txt`, and so are its rules and the words of its choices.

use super::KingdomBuilder;

crate::texts! {
    /// The texts of Kingdom Builder.
    Words of KingdomBuilder: "words/en.txt";

    name, board, gold, begins, grass, flowers, forest, canyon, desert, water, mountain, castle, oracle, farm, oasis, tower, tavern,
    barn, harbor, paddock, does_oracle, does_farm, does_oasis, does_tower, does_tavern, does_barn, does_harbor, does_paddock,
    fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers, castles, pays_fishermen,
    pays_merchants, pays_discoverers, pays_hermits, pays_citizens, pays_miners, pays_workers, pays_knights, pays_lords, pays_farmers,
    pays_castles, brief_fishermen, brief_merchants, brief_discoverers,
    brief_hermits, brief_citizens, brief_miners, brief_workers, brief_knights, brief_lords, brief_farmers, brief_castles, card_head, card_none, built_of, draw_pile, discard_pile, discard_label, scoring, gold_now, count_it,
    count_stop, counts, locations, one_use, tiles_head, no_tiles, end_turn, to_build, back_to_scores, tile_ready,
    tile_used, tile_new, tile_label, left_word, left_label, next_card, next_hold, zoom_in, zoom_out, zoom_all, next_hex, hex,
    hex_location, hex_settled, hex_open, build, build_free, build_first, may_first, done, done_tiles, choose_move, choose_to,
    draws_next, over, last_round, not_now, taken, no_building, no_building_location, not_terrain, not_beside, all_built, not_target,
    tile_none, tile_is_used, tile_is_new, tile_between, tile_no_supply, tile_useless, end_first, fore_gold, fore_less, fore_same,
    fore_takes, fore_loses, fore_here, fore_move, fore_lift, settles, extra, shifts, ends, draws, draws_hidden,
    moment_tile, moment_lost, moment_last, ending, ending_none, why_only, why_takes, why_earns, why_costs, why_opens, why_keeps, why_hastens, why_prepares, why_rests, text_seat,
    text_card,
}
