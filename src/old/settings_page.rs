//! What can be set. Every change applies at once and survives a reload.

use super::data::data;
use super::dom::{El, h};
use super::house::House;
use super::new_page::pick_seating;
use super::route::Route;
use super::ui::{block, link, page, pick, switch};
use super::words::{Text, words};
use crate::storage::{Animation, Motion, Settings, TextSize, Theme};

/// The page of settings.
pub fn settings_page(house: House) -> El {
    let w = words();
    let look = block(w.look)
        .child(choice(
            house,
            w.theme,
            &[w.as_system, w.light, w.dark],
            |s| s.theme as usize,
            |s, i| s.theme = Theme::ALL[i],
        ))
        .child(choice(
            house,
            w.text_size,
            &[w.text_normal, w.text_large, w.text_larger],
            |s| s.text_size as usize,
            |s, i| s.text_size = TextSize::ALL[i],
        ))
        .child(choice(
            house,
            w.animation,
            &[w.off, w.fast, w.normal, w.slow],
            // The first of all values means the normal speed as well; it is not worth a button.
            |s| (s.animation as usize).checked_sub(1).unwrap_or(2),
            |s, i| s.animation = Animation::ALL[i + 1],
        ))
        .child(choice(
            house,
            w.motion,
            &[w.as_system, w.motion_reduced, w.motion_full],
            |s| s.motion as usize,
            |s, i| s.motion = Motion::ALL[i],
        ));
    let play = block(w.at_the_table)
        .child(pick_seating(house))
        .child(toggle(house, w.confirm, w.confirm_means, |s| {
            &mut s.confirm
        }))
        .child(toggle(house, w.one_tap, w.one_tap_means, |s| {
            &mut s.one_tap
        }))
        .child(toggle(house, w.auto_move, w.auto_move_means, |s| {
            &mut s.auto_move
        }))
        .child(toggle(house, w.point_names, w.point_names_means, |s| {
            &mut s.point_names
        }));
    page("settings", w.settings)
        .child(look)
        .child(play)
        .child(data(house))
        .child(link("", "info", w.about, &Route::About))
}

/// One of a few values, which a setting numbers in the order of its words.
fn choice(
    house: House,
    name: Text,
    labels: &[Text],
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
) -> El {
    pick(
        name,
        labels,
        move || house.settings.with(get),
        move |i| house.set(|s| set(s, i)),
    )
}

/// A setting that is on or off, with a sentence about it.
fn toggle(house: House, name: Text, means: Text, field: fn(&mut Settings) -> &mut bool) -> El {
    let on = move || house.settings.with(|s| *field(&mut s.clone()));
    let flip = move || house.set(|s| *field(s) ^= true);
    h("div.option")
        .child(switch(name, on, flip))
        .child(h("p.lab").text(means))
}
