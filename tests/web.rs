//! The built page in headless Chromium: each scenario has a server, an origin and so a storage of its own, and none may leave an
//! error in the console, break the security policy or ask another host for anything.
//!
//! `cargo test --test web` runs them all, `cargo test --test web -- offline` those with the word in their name, `-- --list` names them.

#[path = "web/advice.rs"]
mod advice;
#[path = "web/agreed.rs"]
mod agreed;
#[path = "web/computer.rs"]
mod computer;
#[path = "web/console.rs"]
mod console;
#[path = "web/kingdom_builder.rs"]
mod kingdom_builder;
#[path = "web/kingdom_builder_document.rs"]
mod kingdom_builder_document;
#[path = "web/kingdom_builder_mirror.rs"]
mod kingdom_builder_mirror;
#[path = "web/kingdom_builder_papers.rs"]
mod kingdom_builder_papers;
#[path = "web/kingdom_builder_screens.rs"]
mod kingdom_builder_screens;
#[path = "web/kingdom_builder_seen.rs"]
mod kingdom_builder_seen;
#[path = "web/kingdom_builder_turns.rs"]
mod kingdom_builder_turns;
#[path = "web/languages.rs"]
mod languages;
#[path = "web/morris.rs"]
mod morris;
#[path = "web/offline.rs"]
mod offline;
#[path = "web/play.rs"]
mod play;
#[path = "web/score_four.rs"]
mod score_four;
#[path = "web/screens.rs"]
mod screens;
#[path = "web/shell.rs"]
mod shell;
#[path = "web/sides.rs"]
mod sides;
#[path = "web/sorry.rs"]
mod sorry;
#[path = "web/sorry_mirror.rs"]
mod sorry_mirror;
#[path = "web/sorry_screens.rs"]
mod sorry_screens;
#[path = "web/sorry_steps.rs"]
mod sorry_steps;
#[path = "web/sorry_table.rs"]
mod sorry_table;
#[path = "web/sorry_turns.rs"]
mod sorry_turns;
#[path = "web/tools.rs"]
mod tools;
#[path = "web/trouble.rs"]
mod trouble;
#[path = "web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use web::{Browser, Done, Driver, Site};

/// A name that is a sentence, and what happens.
type Scenario = (
    &'static str,
    for<'a> fn(&'a mut Site) -> Pin<Box<dyn Future<Output = Done> + 'a>>,
);

/// Lists functions `async fn(&mut Site) -> Done`, by path.
macro_rules! scenarios {
    ($($path:path),* $(,)?) => { &[$((stringify!($path), |site| Box::pin($path(site)))),*] };
}

const SCENARIOS: &[Scenario] = scenarios![
    shell::the_page_starts,
    shell::the_watchers_see_what_is_forbidden,
    shell::everything_lies_under_the_sub_path,
    shell::the_manifest_and_its_icons_are_sound,
    shell::light_and_dark_follow_the_system_unless_forced,
    shell::axe_finds_nothing_by_day_or_night,
    shell::opened_as_a_file_it_says_what_to_do,
    shell::without_scripts_it_says_what_to_do,
    shell::with_a_part_missing_it_says_so,
    offline::a_reload_and_a_new_visit_start,
    offline::neighbours_are_left_alone,
    offline::a_new_version_waits_until_told,
    offline::a_version_that_arrives_in_pieces_is_dropped,
    offline::the_build_fails_if_a_file_is_missing,
    play::a_match_by_clicks,
    play::a_match_by_keyboard_alone,
    play::a_match_from_the_list_of_moves_alone,
    play::a_match_by_touch_on_a_phone,
    play::stones_travel_and_no_tap_is_lost_to_it,
    play::nothing_travels_where_stillness_is_wanted,
    play::a_finished_match_is_listed_in_history,
    play::a_replay_ends_in_the_same_result,
    tools::a_match_goes_on_where_it_was_left,
    tools::back_and_forward_lead_through_the_screens,
    tools::undo_and_redo_by_button_and_by_key,
    tools::taking_back_asks_once_and_marks_the_match,
    tools::resigning_asks_once_and_is_a_loss,
    tools::a_match_can_end_without_a_result,
    tools::a_restart_keeps_seats_and_options,
    tools::a_rematch_exchanges_the_sides,
    tools::a_tap_on_the_wrong_place_says_why,
    sides::face_to_face_the_far_strip_is_turned,
    sides::side_by_side_the_board_turns_for_the_mover,
    sides::a_fixed_board_turns_for_nobody,
    sides::the_board_turns_only_after_the_move_was_shown,
    sides::sides_are_changed_once_after_the_first_turn,
    screens::the_lobby_and_the_form,
    screens::the_table_from_start_to_end,
    screens::the_table_in_its_other_dresses,
    screens::the_table_while_nothing_is_kept,
    screens::the_panels_of_a_table,
    screens::the_rules_page_by_page,
    screens::the_screens_that_say_there_is_nothing,
    screens::the_other_pages_before_anybody_has_played,
    screens::the_other_pages_after_some_matches,
    languages::every_screen_in_the_pseudo_language,
    languages::the_language_changes_without_a_reload,
    computer::a_match_against_it_to_the_end,
    computer::stop_plays_the_best_so_far,
    computer::taps_do_nothing_on_its_turn,
    computer::a_worker_that_dies_is_replaced,
    computer::a_reload_while_it_thinks_resumes,
    computer::leaving_ends_the_worker,
    computer::taking_back_while_it_thinks,
    computer::two_computers_play_each_other,
    computer::only_the_tab_that_plays_lets_it_think,
    computer::without_a_network_it_plays,
    computer::one_of_another_build_is_not_asked,
    computer::without_its_tables_it_plays,
    advice::a_hint_is_shown_and_counted,
    advice::values_are_exact,
    advice::the_screens_of_the_computer,
    agreed::a_draw_is_offered_declined_and_agreed,
    agreed::the_computer_answers_from_what_it_sees,
    agreed::moves_are_put_together_from_lists,
    agreed::a_match_is_taken_along_with_its_boards,
    morris::a_match_by_clicks_with_flying,
    morris::a_match_by_touch_until_somebody_is_blocked,
    morris::a_match_by_keyboard_alone,
    morris::a_match_from_the_list_of_moves_alone,
    morris::a_tap_on_the_wrong_point_says_why,
    morris::the_computer_plays_it_and_gives_hints,
    morris::its_screens,
    score_four::a_match_by_clicks,
    score_four::by_touch_the_first_tap_shows_and_the_second_drops,
    score_four::a_match_by_keyboard_alone,
    score_four::arrows_follow_the_board_as_it_is_turned,
    score_four::a_view_that_is_changed_in_haste_comes_to_rest,
    score_four::a_match_level_by_level_from_the_list,
    score_four::a_drag_turns_the_board_and_drops_nothing,
    score_four::it_is_preset_to_the_computer_which_plays_and_gives_hints,
    score_four::its_screens,
    sorry::a_match_of_four_by_clicks,
    sorry::a_match_of_two_by_touch_on_a_phone,
    sorry::a_match_by_keyboard_alone,
    sorry::a_match_from_the_list_of_moves_alone,
    sorry_steps::a_seven_is_split_step_by_step,
    sorry_steps::a_half_that_comes_home_needs_the_other,
    sorry_steps::an_eleven_that_can_be_either_asks,
    sorry_steps::a_ten_offers_both_squares,
    sorry_turns::a_tap_on_the_wrong_place_says_why,
    sorry_turns::a_card_that_allows_nothing_passes_with_one_tap,
    sorry_turns::undo_does_not_reach_across_a_card,
    sorry_table::three_computers_and_a_person,
    sorry_table::left_to_computers_a_match_comes_to_its_end,
    sorry_table::a_hand_that_is_not_shown_is_nowhere_in_the_page,
    sorry_table::two_hands_at_one_screen,
    sorry_table::somebody_among_three_resigns,
    sorry_screens::the_form_seats_two_three_and_four,
    sorry_screens::every_option_starts_a_match,
    sorry_screens::a_start_for_other_seats_is_refused,
    sorry_screens::its_screens,
    kingdom_builder::a_match_of_two_people_by_clicks,
    kingdom_builder::a_match_by_keyboard_alone,
    kingdom_builder::a_match_by_touch_on_a_phone,
    kingdom_builder::a_match_of_three_computers,
    kingdom_builder_document::the_hex_that_is_clicked_is_the_hex_that_is_used,
    kingdom_builder_document::a_click_outside_the_lit_region_plays_nothing,
    kingdom_builder_document::the_hexes_that_can_be_built_on_are_lit,
    kingdom_builder_document::the_light_has_an_alpha_of_150,
    kingdom_builder_document::the_settlements_each_player_has_left_are_shown,
    kingdom_builder_document::it_is_shown_whose_turn_it_is,
    kingdom_builder_document::the_whole_hexagon_of_each_hex_takes_the_click,
    kingdom_builder_document::as_many_cards_are_shown_as_there_are,
    kingdom_builder_document::all_three_scoring_cards_are_visible_at_all_times,
    kingdom_builder_document::the_picture_is_oriented_as_the_rules_are,
    kingdom_builder_papers::the_final_board_can_be_seen,
    kingdom_builder_papers::the_gold_of_each_card_is_displayed_separately,
    kingdom_builder_papers::the_scoring_cards_are_displayed_as_they_are,
    kingdom_builder_papers::the_gold_count_is_displayed_as_it_is_counted,
    kingdom_builder_papers::the_instructions_can_be_traversed,
    kingdom_builder_papers::all_pages_of_the_instructions_are_visible,
    kingdom_builder_papers::the_title_page_displays_start_and_instructions,
    kingdom_builder_papers::the_title_page_changes_when_buttons_are_clicked,
    kingdom_builder_papers::the_first_player_token_is_beside_who_went_first,
    kingdom_builder_turns::a_tile_is_used_by_tapping_it,
    kingdom_builder_turns::each_tile_that_moves_asks_which_and_where,
    kingdom_builder_turns::each_act_is_undone_until_the_turn_is_ended,
    kingdom_builder_turns::undo_does_not_reach_across_a_card,
    kingdom_builder_turns::what_cannot_be_done_is_told_in_a_sentence,
    kingdom_builder_turns::on_a_shared_screen_a_card_is_seen_while_it_is_held,
    kingdom_builder_turns::a_card_that_is_not_shown_is_nowhere_in_the_page,
    kingdom_builder_screens::what_earns_gold_shines_while_its_card_is_pointed_at,
    kingdom_builder_screens::the_count_goes_card_by_card_and_can_be_stopped,
    kingdom_builder_screens::a_reload_in_the_middle_of_a_turn_keeps_everything,
    kingdom_builder_screens::a_placement_redraws_only_what_changed,
    kingdom_builder_screens::axe_finds_nothing_at_four_sizes,
    kingdom_builder_screens::its_screens,
    console::a_position_is_built_played_on_and_found_again,
    console::a_position_that_is_over_is_shown_as_finished,
    console::what_is_not_finished_stays_and_keys_walk_through_the_rest,
    console::stop_and_quit_are_heard_while_the_computer_thinks,
    console::a_damaged_session_costs_nothing_else,
    console::its_screens,
    trouble::an_address_that_leads_nowhere_leads_home,
    trouble::a_damaged_running_match_is_put_aside,
    trouble::one_damaged_slot_costs_one_move,
    trouble::a_match_against_the_rules_is_put_aside,
    trouble::a_damaged_finished_match_is_put_aside,
    trouble::with_a_full_storage_play_goes_on,
    trouble::with_a_blocked_storage_play_goes_on,
    trouble::one_tab_plays_and_the_other_looks_on,
    trouble::lists_follow_what_another_tab_does,
    trouble::names_are_plain_text,
    trouble::a_name_that_cannot_be_is_refused_in_words,
    trouble::without_a_network_the_match_goes_on,
];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let chosen: Vec<_> = SCENARIOS
        .iter()
        .map(|(path, run)| {
            (
                path.replace(" ", "").replace("::", ": ").replace('_', " "),
                run,
            )
        })
        .filter(|(name, _)| {
            wanted
                .iter()
                .filter(|w| !w.starts_with("--"))
                .all(|w| name.contains(&w.replace('_', " ")))
        })
        .collect();
    if wanted.iter().any(|w| w == "--list") {
        chosen.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    }
    let (dist, driver) = match web::dist().and_then(|dist| Ok((dist, Driver::start()?))) {
        Ok(both) => both,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime needs nothing");

    let said = hear_panics();
    let (mut failed, mut free) = (0, None);
    for (name, run) in &chosen {
        let begun = Instant::now();
        let result = runtime
            .block_on(Site::open(&driver, &dist, free.take()))
            .and_then(|mut site| {
                let result = catch_unwind(AssertUnwindSafe(|| runtime.block_on(run(&mut site))))
                    .unwrap_or_else(|_| Err(said().into()));
                let result = runtime.block_on(judge(&site.browser, name, result));
                let browser = site.close();
                if result.is_ok() {
                    free = Some(browser);
                } else {
                    runtime.block_on(browser.close())?;
                }
                result
            });
        let time = begun.elapsed().as_secs_f32();
        match result {
            Ok(()) => println!("{time:6.1} s  ok      {name}"),
            Err(error) => {
                failed += 1;
                println!("{time:6.1} s  FAILED  {name}\n    {error}");
            }
        }
    }
    println!("{} passed, {failed} failed", chosen.len() - failed);
    let asked = free.map_or(Ok(Vec::new()), |browser| runtime.block_on(browser.close()));
    match asked {
        Ok(asked) if asked.is_empty() => {}
        Ok(asked) => {
            failed += 1;
            println!("asked other hosts: {}", asked.join(" "));
        }
        Err(error) => {
            failed += 1;
            println!("what was asked of other hosts is not known: {error}");
        }
    }
    if failed == 0 && !chosen.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// What the scenario came to, if nothing went wrong unseen; a failure gets a picture.
async fn judge(browser: &Browser, name: &str, mut result: Done) -> Done {
    match browser.troubles().await {
        Ok(troubles) if result.is_ok() && !troubles.is_empty() => {
            result = Err(troubles.join("\n    ").into())
        }
        _ => {}
    }
    if let Err(error) = &mut result {
        let picture = web::target()
            .join("shots/failed")
            .join(format!("{}.png", name.replace([' ', ':'], "-")));
        if browser.screenshot(&picture).await.is_ok() {
            *error = format!("{error}\n    seen at the end: {}", picture.display()).into();
        }
    }
    result
}

/// From now on a panic is kept to be told with its scenario.
fn hear_panics() -> impl Fn() -> String {
    let last = Arc::new(Mutex::new(String::new()));
    let heard = last.clone();
    std::panic::set_hook(Box::new(move |info| {
        let said = info.to_string().replace('\n', "\n    ");
        *heard.lock().unwrap_or_else(PoisonError::into_inner) = said;
    }));
    move || last.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
