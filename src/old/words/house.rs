//! Which texts the house has. The texts themselves are in `en.txt` beside this file.

crate::texts! {
    /// The house's own texts.
    Words of house: "en.txt";

    parlour, home, close, notices, cancel, undo, redo, take_back, and, itself,

    lost_title, unknown_route, unknown_game, match_unknown, match_newer, match_damaged, not_saved, not_kept, cannot_begin,
    export,

    welcome, welcome_text, choose_game, carry_on, resume, end_match, match_ended, also, in_progress, whose_turn,
    players_exact, players_range, minutes, just_now, minutes_ago, hours_ago, days_ago, ready_offline, new_version, history,
    players, rules, settings, lobby,

    new_match, new_match_of, how_many, two, three, four, player_number, player, somebody, computer, level_easy, level_medium, level_hard,
    level_expert, who_plays, name, a_person, a_computer, level, pick_easy, pick_medium, pick_hard, pick_expert, means_easy,
    means_medium, means_hard, means_expert, may_think, colour_of, colour_red, colour_blue, colour_yellow, colour_green, name_empty, name_long, name_taken,
    name_twice, start, who_begins, begins_first, begins_random, begins_loser, begins_winner, begins_second, begins_third, begins_fourth, seating, face_to_face,
    side_by_side, fixed, variants, standard, not_standard, make_standard, seed, seed_means,

    your_turn_title, your_turn, first_player, leads_by, winner, move_number, finished, has_left, pass_to, show_hand, abandoned, last_move, match_tools,
    turn_tools, moves, entry_from, entry_to, entry_take, entry_place, entry_move, entry_fly, entry_remove, as_text, menu, board_as_text, no_moves, so_far, play_it, see_result, this_match, full_screen,
    offer, offer_ask, accept, decline, offer_taken, offer_declined, offer_weighed, offer_once, offer_early,
    resign, resign_ask, who_resigns, leave_ask, abandon, abandon_ask, restart, restart_ask, take_back_ask, go_on,
    thinking, is_thinking, not_your_turn, stop, stop_means, hint, hint_seeks, hint_why, hint_told, values, show_values,
    show_values_means, show_values_counts, leads_to, leads_to_best, what_leads, values_sought, values_known,
    values_beyond, computer_died, computer_gone, computer_failed, other_build, reload, elsewhere, play_here,

    console, console_none, console_log, console_means, console_field, console_send, console_thinks, console_try, to_board,

    result, wins, shared_win, draw, no_result, has_resigned, has_agreed, has_claimed, has_abandoned, half, total,
    moves_count, minutes_used, kept, rematch, rematch_begins, see_board, other_game, replay, share, copied, link_copied,
    link_not_copied, not_copied, with_boards,

    to_move, before_first, move_told, move_of, taken_back, position, to_start, back, play, pause, forward, to_end, speed,
    play_from_here, copy_link, print,

    look, theme, as_system, light, dark, text_size, text_normal, text_large, text_larger, animation, off, fast, normal,
    slow, motion, motion_reduced, motion_full, at_the_table, confirm, confirm_means, one_tap, one_tap_means, auto_move, auto_move_means, point_names, point_names_means,

    data, space, space_tight, persistent, not_persistent, persistent_unknown, ask_persistent, in_memory, try_again,
    export_all, import, import_means, import_file, import_paste, import_read, file_unreadable, not_imported, imported,
    take_over, plan_title, plan_new, plan_known, plan_refused, plan_players, plan_lost, plan_cut, plan_settings,
    delete_title, delete, delete_ask, deleted, kind_running, kind_history, kind_players, kind_settings, kind_lost,
    unreadable, reason, newer,

    about, about_text, this_version, version, check_update, newest, not_reached, new_version_waits, new_version_comes,
    licences, own_licence, leans_on,

    months, date, matches, matches_count, matches_found, matches_deleted, nothing_fits, show_all, show_more, no_history,
    no_history_text, placed, game, outcome, any_game, anybody, any_outcome, decided, with_takebacks, with_hints, set_up,

    statistics, game_by_game, statistics_means, nothing_counted, count_draws, draws_title, card, times_drawn, times_expected, played, won, drawn, lost, points_for, points_against,
    best, streak, head_to_head, against, against_whom, sums,

    add_player, first_name, last_name, add, rename, rename_of, rename_means, delete_of, delete_means, remember,
    only_history, not_yet_played, no_players, no_players_text, player_added, player_renamed, player_deleted,

    rules_of, pages, page_of, page_before, page_after, search_rules, nothing_found,
}
