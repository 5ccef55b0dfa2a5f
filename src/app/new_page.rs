//! A new match: who plays, by which rules, who begins. An untouched form starts at once.

use super::dom::{El, h};
use super::house::House;
use super::icons::mark;
use super::lost_page::lost;
use super::new_form::{Form, somebody};
use super::route::Route;
use super::ui::{block, button, field, heading, icon_button, link, page, pick, row};
use super::words::{Message, words};
use crate::game::Choice;
use crate::games::{Boxed, FACES, boxed};
use crate::store::{Begins, Seating};
use crate::table::Colour;
use leptos::prelude::*;

/// The form for a game, or the choice of one.
pub fn new_page(house: House, game: Option<&str>) -> El {
    match game.map(|game| boxed(game).ok_or(game)) {
        None => {
            let new = |boxed: &Boxed| {
                link(
                    "",
                    "plus",
                    (boxed.name)(),
                    &Route::New(Some(boxed.id.to_owned())),
                )
            };
            page("", words().new_match)
                .child(h("p").text(words().choose_game))
                .child(row(FACES.iter().map(new)))
        }
        Some(Ok(boxed)) => form(Form::new(house, boxed)),
        Some(Err(game)) => lost(
            &Message::new(words().unknown_game)
                .with("game", game)
                .plain(),
        ),
    }
}

fn form(form: Form) -> El {
    let (house, boxed) = (form.house, form.boxed);
    let (fewest, most) = boxed.seats;
    let how_many = (fewest < most).then(|| {
        let values = (fewest..=most).map(|n| (usize::from(n), n.to_string()));
        pick(
            words().how_many,
            values,
            move || form.count.get(),
            move |n| form.set_count(n),
        )
    });
    let known = house
        .store()
        .players()
        .into_iter()
        .map(|p| h("option").set("value", &p.name));
    let seats = h("div.seats").live(move || {
        (0..form.count.get())
            .map(|i| seat(form, i))
            .collect::<Vec<_>>()
    });
    let fault = h("p.fault role=alert").says(move || form.filled.with(|f| f.fault.clone()));
    let people = block(words().players)
        .child(h("datalist id=people").children(known))
        .child(how_many)
        .child(seats)
        .child(fault);
    let begins = Begins::ALL
        .iter()
        .map(|begins| (*begins, begins_words(*begins).to_owned()));
    let seating = Seating::ALL
        .iter()
        .map(|seating| (*seating, seating_words(*seating).to_owned()));
    let begins = pick(
        words().who_begins,
        begins,
        move || form.filled.with(|f| f.begins),
        move |b| form.filled.update(|f| f.begins = b),
    );
    let seating = pick(
        words().seating,
        seating,
        move || house.settings.with(|s| s.seating),
        move |seating| house.set(|s| s.seating = seating),
    );
    page(
        "new",
        &Message::new(words().new_match_of)
            .with("game", (boxed.name)())
            .plain(),
    )
    .child(people)
    .child(
        icon_button("primary big", "play", words().start, move || form.start())
            .set("data-act", "start"),
    )
    .child(h("section.block").child(begins).child(seating))
    .child(variants(form))
    .child(link(
        "",
        "rules",
        words().rules,
        &Route::Rules(Some(boxed.id.to_owned()), 1),
    ))
}

fn variants(form: Form) -> El {
    let standard = move || form.filled.with(|f| f.choices.iter().all(|v| *v == 0));
    let state = h("span.lab").says(move || {
        if standard() {
            words().standard
        } else {
            words().not_standard
        }
        .to_owned()
    });
    let head = h("summary")
        .child(heading("h2", words().variants))
        .child(state);
    let reset = button("small", words().make_standard, move || {
        form.filled.update(|f| f.choices.fill(0))
    });
    let seed = field(
        words().seed,
        "text",
        move || form.filled.with(|f| f.seed.clone()),
        move |text| form.filled.update(|f| f.seed = text),
    );
    h("details.block")
        .flag("open", !untrack(standard))
        .child(head)
        .children(
            form.boxed
                .choices
                .iter()
                .enumerate()
                .map(|(i, choice)| option(form, i, choice)),
        )
        .child(reset.flag_when("disabled", standard))
        .child(seed)
        .child(h("p.lab").text(words().seed_means))
}

fn seat(form: Form, i: usize) -> El {
    let colour = move || {
        form.filled
            .with(|f| f.seats.get(i).map_or(Colour::Red, |s| s.colour))
    };
    let name = move || {
        form.filled
            .with(|f| f.seats.get(i).map(|s| s.name.clone()).unwrap_or_default())
    };
    let typed = move |text: String| {
        form.filled.update(|f| {
            f.fault.clear();
            f.seats[i].name = text;
        });
    };
    // Taking a colour that another seat has exchanges the two: no two seats ever share one.
    let take = move |wanted: Colour| {
        form.filled.update(|f| {
            let old = f.seats[i].colour;
            f.seats
                .iter_mut()
                .filter(|s| s.colour == wanted)
                .for_each(|s| s.colour = old);
            f.seats[i].colour = wanted;
        });
    };
    let swatch = move |wanted: Colour| {
        let label = words().colour(wanted);
        let swatch = h("button.swatch type=button")
            .set("title", label)
            .set("aria-label", label);
        swatch
            .child(mark(wanted.id()))
            .pressed(move || colour() == wanted)
            .click(move || take(wanted))
    };
    let input = h("input type=text list=people maxlength=49 autocomplete=off").value(name);
    let input = input.on("input", move |e| typed(event_target_value(&e)));
    let input = input.on("focus", |e| {
        event_target::<web_sys::HtmlInputElement>(&e).select()
    });
    let field = h("label.field")
        .child(heading("b", &somebody(i)))
        .child(input);
    let swatches = h("div.swatches role=group").set("aria-label", words().colour_of);
    let sign = h("span.sign").live(move || [mark(colour().id())]);
    h("div.seat-row")
        .child(sign)
        .child(field)
        .child(swatches.children(Colour::ALL.map(swatch)))
}

fn option(form: Form, i: usize, choice: &'static Choice) -> El {
    let words_of = form.boxed.choice;
    let chosen = move || form.filled.with(|f| f.choices[i]);
    let values = choice
        .values
        .iter()
        .map(|value| words_of(choice.key, value).value.to_owned())
        .enumerate();
    let name = words_of(choice.key, choice.values[0]).name;
    let explain = h("p.lab").says(move || {
        words_of(choice.key, choice.values[chosen()])
            .means
            .to_owned()
    });
    let picks = pick(name, values, chosen, move |value| {
        form.filled.update(|f| f.choices[i] = value)
    });
    h("div.option")
        .set("data-option", choice.key)
        .child(picks)
        .child(explain)
}

/// How the players sit, in words.
pub fn seating_words(seating: Seating) -> &'static str {
    match seating {
        Seating::FaceToFace => words().face_to_face,
        Seating::SideBySide => words().side_by_side,
        Seating::Fixed => words().fixed,
    }
}

fn begins_words(begins: Begins) -> &'static str {
    match begins {
        Begins::Chosen => words().begins_first,
        Begins::Random => words().begins_random,
        Begins::Loser => words().begins_loser,
        Begins::Winner => words().begins_winner,
    }
}
