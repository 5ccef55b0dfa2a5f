//! A new match: who plays, by which rules, who begins. An untouched form starts at once.

use super::dom::{El, h};
use super::face::Shape;
use super::house::House;
use super::icons::mark;
use super::lost_page::lost;
use super::new_form::{Form, somebody};
use super::route::Route;
use super::ui::{block, button, field, heading, icon_button, link, named, page, pick, row};
use super::words::{Message, words};
use crate::game::Choice;
use crate::game::seat::MOST_SEATS;
use crate::games::{Boxed, FACES, boxed};
use crate::storage::{Begins, Seating};
use crate::table::{Colour, Level, Player};
use leptos::prelude::*;

/// Who may begin, as the form offers it: the seats there are, and then by chance or by the last match.
const BEGINS: [Begins; 7] = [
    Begins::Chosen,
    Begins::Second,
    Begins::Third,
    Begins::Fourth,
    Begins::Random,
    Begins::Loser,
    Begins::Winner,
];

/// The form for a game, or the choice of one.
pub fn new_page(house: House, game: Option<&str>) -> El {
    match game.map(|game| boxed(game).ok_or(game)) {
        None => {
            let new = |boxed: &Boxed| {
                link(
                    "",
                    "plus",
                    boxed.name,
                    &Route::New(Some(boxed.id.to_owned())),
                )
            };
            page("", words().new_match)
                .child(h("p").text(words().choose_game))
                .child(row(FACES.iter().map(new)))
        }
        Some(Ok(boxed)) => form(Form::new(house, boxed)),
        Some(Err(game)) => lost(Message::new(words().unknown_game).with("game", game)),
    }
}

fn form(form: Form) -> El {
    let (house, boxed) = (form.house, form.boxed);
    let (fewest, most) = boxed.seats;
    let how_many = (fewest < most).then(|| {
        let fewest = usize::from(fewest);
        let w = words();
        pick(
            w.how_many,
            &[w.two, w.three, w.four][fewest - 2..usize::from(most) - 1],
            move || form.count.get() - fewest,
            move |n| form.set_count(fewest + n),
        )
    });
    let mut known = h("datalist id=people");
    for player in house.store().players() {
        known = known.child(h("option").set("value", &player.name));
    }
    let seats = h("div.seats").live(move || {
        let mut seats = Vec::new();
        for i in 0..form.count.get() {
            seats.push(seat(form, i));
        }
        seats
    });
    let fault = h("p.fault role=alert").says(move || form.filled.with(|f| f.fault.clone()));
    let people = block(words().players)
        .child(known)
        .child(how_many)
        .child(seats)
        .child(fault);
    // Where there is but one person, the board lies before them.
    let seating = move || {
        form.kinds.watch();
        form.count.watch();
        (form.persons() > 1 && boxed.shape != Shape::Beside).then(|| pick_seating(house))
    };
    let title = Message::new(words().new_match_of).with("game", boxed.name);
    let start = icon_button("primary big", "play", words().start, move || form.start());
    let rules = Route::Rules(Some(boxed.id.to_owned()), 1);
    page("new", title)
        .child(people)
        .child(start.set("data-act", "start"))
        .child(
            h("section.block")
                .live(move || pick_begins(form, form.count.get()))
                .child(boxed.begins.map(|means| h("p.lab").text(means)))
                .live(seating),
        )
        .child((!boxed.choices.is_empty()).then(|| variants(form)))
        .child(link("", "rules", words().rules, &rules).click(move || form.keep()))
}

/// Who begins, of so many.
fn pick_begins(form: Form, seats: usize) -> El {
    let w = words();
    let labels = [
        w.begins_first,
        w.begins_second,
        w.begins_third,
        w.begins_fourth,
        w.begins_random,
        w.begins_loser,
        w.begins_winner,
    ];
    let (mut offered, mut shown) = (Vec::new(), Vec::new());
    for (i, label) in labels.into_iter().enumerate() {
        if i < seats || i >= MOST_SEATS {
            offered.push(BEGINS[i]);
            shown.push(label);
        }
    }
    let (known, picked) = (offered.clone(), offered);
    pick(
        w.who_begins,
        &shown,
        move || {
            let chosen = form.filled.with(|f| f.begins);
            known.iter().position(|b| *b == chosen).unwrap_or(0)
        },
        move |i| form.filled.update(|f| f.begins = picked[i]),
    )
}

fn variants(form: Form) -> El {
    let standard = move || form.filled.with(|f| f.choices.iter().all(|v| *v == 0));
    let state = h("span.lab").says(move || {
        if standard() {
            words().standard
        } else {
            words().not_standard
        }
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
        named(h("button.swatch type=button"), label)
            .child(mark(wanted.id()))
            .pressed(move || colour() == wanted)
            .click(move || take(wanted))
    };
    let is_person = move || form.player(i) == Player::Person;
    let kind = pick(
        words().who_plays,
        &[words().a_person, words().a_computer],
        move || usize::from(!is_person()),
        move |kind| {
            // Somebody who is chosen again stays as they were.
            if kind != usize::from(!untrack(is_person)) {
                let level = form.last_level.peek();
                let computer = Player::Computer(level);
                form.set_player(i, [Player::Person, computer][kind]);
            }
        },
    );
    let who = h("div.seat-who").live(move || {
        form.kinds.watch();
        match untrack(is_person) {
            true => name_field(form, i),
            false => level_field(form, i),
        }
    });
    let swatches = h("div.swatches role=group").label(words().colour_of);
    let sign = h("span.sign").live(move || [mark(colour().id())]);
    let head = h("div.seat-head")
        .child(sign)
        .child(heading("h3", somebody(i)))
        .child(kind);
    h("div.seat-row role=group")
        .label(somebody(i))
        .child(head)
        .child(who)
        .child(swatches.children(Colour::ALL.map(swatch)))
}

/// What a person is called.
fn name_field(form: Form, i: usize) -> El {
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
    let input = h("input type=text list=people maxlength=49 autocomplete=off").value(name);
    let input = input.on("input", move |e| typed(event_target_value(&e)));
    let input = input.on("focus", |e| {
        event_target::<web_sys::HtmlInputElement>(&e).select()
    });
    h("label.field")
        .child(heading("b", words().name))
        .child(input)
}

/// How well a computer plays, and what that means.
fn level_field(form: Form, i: usize) -> El {
    let w = words();
    let level = move || match form.player(i) {
        Player::Computer(level) => level,
        _ => Level::Easy,
    };
    let levels = pick(
        w.level,
        &[w.pick_easy, w.pick_medium, w.pick_hard, w.pick_expert],
        move || level() as usize,
        move |number| {
            let level = Level::ALL[number];
            form.last_level.put(level);
            form.filled
                .update(|f| f.seats[i].player = Player::Computer(level));
        },
    );
    let means = move || {
        let how = match level() {
            Level::Easy => w.means_easy,
            Level::Medium => w.means_medium,
            Level::Hard => w.means_hard,
            Level::Expert => w.means_expert,
        };
        Message::new(w.may_think)
            .with("how", how)
            .with("n", form.boxed.thinks(level()).div_ceil(1_000))
    };
    h("div.level")
        .child(levels)
        .child(h("p.lab aria-live=polite").says(means))
}

fn option(form: Form, i: usize, choice: &'static Choice) -> El {
    let words = form.boxed.texts.choice(form.boxed.choices, i);
    let chosen = move || form.filled.with(|f| f.choices[i]);
    let mut labels = Vec::new();
    for value in 0..choice.values.len() {
        labels.push(words.value(value));
    }
    let explain = h("p.lab").says(move || words.means(chosen()));
    let picks = pick(words.name(), &labels, chosen, move |value| {
        form.filled.update(|f| f.choices[i] = value)
    });
    h("div.option")
        .set("data-option", choice.key)
        .child(picks)
        .child(explain)
}

/// How the players sit, as a row of buttons.
pub fn pick_seating(house: House) -> El {
    let w = words();
    pick(
        w.seating,
        &[w.face_to_face, w.side_by_side, w.fixed],
        move || house.settings.with(|s| s.seating as usize),
        move |i| house.set(|s| s.seating = Seating::ALL[i]),
    )
}
