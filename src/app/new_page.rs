//! A new match: who plays, by which rules, who begins. An untouched form starts at once.

use super::dom::{El, h};
use super::house::House;
use super::icons::mark;
use super::lost_page::lost;
use super::route::Route;
use super::ui::{block, button, field, heading, icon_button, link, page, pick, row};
use super::var::Var;
use super::words::{Message, words};
use crate::game::Choice;
use crate::games::{Boxed, FACES, boxed};
use crate::store::{BadName, Begins, Entry, LastChoice, Seating, full_name};
use crate::table::{Colour, Sitter, clean};
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

/// The form. Cheap to copy.
#[derive(Clone, Copy)]
struct Form {
    house: House,
    boxed: &'static Boxed,
    filled: Var<Filled>,
    /// How many play; apart, so that typing a name does not build the rows anew.
    count: Var<usize>,
}

/// What has been filled in.
#[derive(Clone)]
struct Filled {
    seats: Vec<Sitter>,
    choices: Vec<usize>,
    begins: Begins,
    seed: String,
    fault: String,
}

impl Form {
    /// The form as it was left last time.
    fn new(house: House, boxed: &'static Boxed) -> Form {
        let last = house
            .settings
            .look(|s| s.last(boxed.id).cloned())
            .unwrap_or_default();
        let (fewest, most) = boxed.seats;
        let fits = (usize::from(fewest)..=usize::from(most)).contains(&last.seats.len());
        let count = if fits {
            last.seats.len()
        } else {
            usize::from(fewest.max(2))
        };
        let chosen = Choice::read(boxed.choices, &last.options, |_, _| Ok(()));
        let mut seats = if fits { last.seats } else { Vec::new() };
        while seats.len() < count {
            seats.push(newcomer(&seats));
        }
        let choices = chosen.unwrap_or_else(|_| vec![0; boxed.choices.len()]);
        let filled = Filled {
            seats,
            choices,
            begins: last.begins,
            seed: String::new(),
            fault: String::new(),
        };
        Form {
            house,
            boxed,
            filled: Var::new(filled),
            count: Var::new(count),
        }
    }

    fn options(&self) -> String {
        let word = |(choice, value): (&Choice, &usize)| {
            format!("{}={}", choice.key, choice.values[*value])
        };
        self.filled.look(|f| {
            self.boxed
                .choices
                .iter()
                .zip(&f.choices)
                .map(word)
                .collect::<Vec<_>>()
                .join(" ")
        })
    }

    /// The people as typed, their names cleaned; nobody may be named twice.
    fn people(&self) -> Result<Vec<Sitter>, String> {
        let mut people: Vec<Sitter> = Vec::new();
        for (i, sitter) in self
            .filled
            .look(|f| f.seats.clone())
            .into_iter()
            .enumerate()
        {
            let name = clean(&sitter.name);
            let (first, last) = name.split_once(' ').unwrap_or((&name, ""));
            let name = if name.is_empty() {
                somebody(i)
            } else {
                full_name(first, last).map_err(|bad| bad_name(&bad))?
            };
            if people
                .iter()
                .any(|other| other.name.to_lowercase() == name.to_lowercase())
            {
                return Err(Message::new(words().name_twice).with("who", name).plain());
            }
            people.push(Sitter { name, ..sitter });
        }
        Ok(people)
    }

    fn start(&self) {
        let (house, boxed) = (self.house, self.boxed);
        let mut people = match self.people() {
            Ok(people) => people,
            Err(fault) => return self.filled.update(|f| f.fault = fault),
        };
        for (_, sitter) in people
            .iter()
            .enumerate()
            .filter(|(i, sitter)| sitter.name != somebody(*i))
        {
            let (first, last) = sitter.name.split_once(' ').unwrap_or((&sitter.name, ""));
            // Somebody known already is no fault here.
            _ = house.store().add_player(first, last, house.now());
        }
        let (begins, seed) = self.filled.look(|f| (f.begins, f.seed.trim().to_owned()));
        let options = self.options();
        let last = LastChoice {
            game: boxed.id.to_owned(),
            seats: people.clone(),
            options: options.clone(),
            begins,
        };
        house.set(|settings| settings.set_last(last));
        let first = first_of(house, boxed, begins, &people);
        people.rotate_left(first);
        house.begin(
            boxed,
            options,
            people,
            (!seed.is_empty()).then(|| seed_of(&seed)),
        );
    }

    fn set_count(&self, n: usize) {
        self.filled.update(|f| {
            f.seats.truncate(n);
            while f.seats.len() < n {
                f.seats.push(newcomer(&f.seats));
            }
        });
        self.count.set(n);
    }
}

fn somebody(i: usize) -> String {
    Message::new(words().player_number).with("n", i + 1).plain()
}

/// One more player, with a colour that nobody has.
fn newcomer(seats: &[Sitter]) -> Sitter {
    let free = Colour::ALL
        .into_iter()
        .find(|colour| seats.iter().all(|s| s.colour != *colour));
    Sitter::person(&somebody(seats.len()), free.unwrap_or_default())
}

/// Why a name is not taken, in words.
pub fn bad_name(bad: &BadName) -> String {
    match bad {
        BadName::Empty => words().name_empty.to_owned(),
        BadName::TooLong => words().name_long.to_owned(),
        BadName::Taken(name) => Message::new(words().name_taken)
            .with("who", name.as_str())
            .plain(),
    }
}

/// Any text makes a seed: hexadecimal as records show it, or a word.
fn seed_of(text: &str) -> u64 {
    let word = || {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        })
    };
    u64::from_str_radix(text, 16).unwrap_or_else(|_| word())
}

/// Who of the form's people begins.
fn first_of(house: House, boxed: &Boxed, begins: Begins, people: &[Sitter]) -> usize {
    let named = |name: &str| people.iter().position(|sitter| sitter.name == name);
    let last = |pick: fn(&[u8]) -> Option<usize>| {
        let same = |entry: &&Entry| {
            entry.game == boxed.id
                && entry.seats.len() == people.len()
                && entry.seats.iter().all(|s| named(&s.name).is_some())
        };
        let history = house.store().history();
        let entry = history.iter().find(same)?;
        named(&entry.seats[pick(&entry.places)?].name)
    };
    match begins {
        Begins::Chosen => 0,
        Begins::Random => (super::browser::fresh() % people.len() as u64) as usize,
        Begins::Loser => {
            last(|places| places.iter().position(|p| Some(p) == places.iter().max())).unwrap_or(0)
        }
        Begins::Winner => last(|places| places.iter().position(|p| *p == 1)).unwrap_or(0),
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
