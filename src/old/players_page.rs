//! Everybody who has played here: those on the list, and those whose names only the history knows.

use super::dom::{El, h};
use super::figures;
use super::house::House;
use super::new_form::bad_name;
use super::route::Route;
use super::ui::{bare, block, button, dialog, empty, field, heading, icon_button, link, page, row};
use super::var::Var;
use super::words::{Message, Text, words};
use crate::storage::{BadName, Entry, Profile, Standings, Who, everybody, standings};
use crate::text::glimpse;
use leptos::prelude::event_target;
use std::rc::Rc;

/// What is asked about somebody.
#[derive(Clone, PartialEq)]
enum Asked {
    Rename(String),
    Delete(String),
}

/// Everybody, and the matches they are counted from.
struct Everybody {
    entries: Rc<Vec<Entry>>,
    people: Vec<Who>,
    all: Standings,
}

/// The players.
pub fn players_page(house: House) -> El {
    let asked: Var<Option<Asked>> = Var::new(None);
    let add = block(words().add_player).child(name_form(house, None, || ()));
    let list = h("div.people").live(move || {
        house.stored.watch();
        people(house, asked)
    });
    let ask = dialog(
        words().players,
        "panel",
        move || asked.with(Option::is_some),
        || false,
        move || asked.renew(None),
        move || question(house, asked),
    );
    page("players wide", words().players)
        .child(add)
        .child(list)
        .child(ask)
}

fn fill(text: Text, who: &str) -> Message {
    Message::new(text).with("who", who)
}

/// Two fields for a name, and a button: for somebody new, or for somebody else's new name.
fn name_form(house: House, owner: Option<String>, done: impl Fn() + 'static) -> El {
    let old = owner.as_deref().unwrap_or_default();
    let (first, last) = old.split_once(' ').unwrap_or((old, ""));
    let typed = Var::new([first.to_owned(), last.to_owned()]);
    let fault = Var::new(String::new());
    let part = |i: usize, label: Text| {
        let value = move || typed.with(|typed| typed[i].clone());
        field(label, "text", value, move |text| {
            fault.renew(String::new());
            typed.update(|typed| typed[i] = text);
        })
    };
    let label = if owner.is_some() {
        words().rename
    } else {
        words().add
    };
    let submit = h("button.btn.primary").text(label);
    let fields = h("div.name-fields")
        .child(part(0, words().first_name))
        .child(part(1, words().last_name))
        .child(submit);
    h("form")
        .child(fields)
        .child(h("p.fault role=alert").says(move || fault.get()))
        .on("submit", move |e| {
            e.prevent_default();
            let [first, last] = typed.peek();
            match enter(house, owner.as_deref(), &first, &last) {
                Ok(said) => {
                    typed.set(Default::default());
                    house.written();
                    house.announce(said);
                    done();
                }
                Err(bad) => fault.set(bad_name(&bad).plain()),
            }
        })
}

/// Puts a name on the list, or in the place of another.
fn enter(house: House, owner: Option<&str>, first: &str, last: &str) -> Result<Message, BadName> {
    let Some(old) = owner else {
        let profile = house.store().add_player(first, last, house.now())?;
        return Ok(fill(words().player_added, &profile.name));
    };
    let new = house.store().rename_player(old, first, last)?;
    // The next match is offered to the new name, or the old one would soon be on the list again.
    house.set(|settings| {
        for last in &mut settings.last {
            for sitter in &mut last.seats {
                if sitter.name == old {
                    sitter.name.clone_from(&new);
                }
            }
        }
    });
    Ok(fill(words().player_renamed, &new))
}

fn people(house: House, asked: Var<Option<Asked>>) -> Vec<El> {
    let entries = house.store().history();
    let profiles = house.store().players();
    let mut people = everybody(&entries);
    for Profile { name, .. } in &profiles {
        let who = Who::Person(name.clone());
        if let Err(place) = people.binary_search(&who) {
            people.insert(place, who);
        }
    }
    let all = standings(&entries, &people, None);
    let room = Rc::new(Everybody {
        entries,
        people,
        all,
    });
    let mut cards = Vec::new();
    for (i, who) in room.people.iter().enumerate() {
        if let Who::Person(name) = who {
            let listed = profiles.iter().any(|profile| profile.name == *name);
            cards.push(card(house, asked, room.clone(), (i, name.clone()), listed));
        }
    }
    if cards.is_empty() {
        let step = link("primary big", "plus", words().new_match, &Route::New(None));
        let text = words().no_players_text;
        cards.push(empty("players", words().no_players, text, step));
    }
    cards
}

fn card(
    house: House,
    asked: Var<Option<Asked>>,
    room: Rc<Everybody>,
    (i, name): (usize, String),
    listed: bool,
) -> El {
    let coin = glimpse(&name, 1);
    let known = (!listed).then(|| h("p.lab").text(words().only_history));
    let text = h("div.person-name")
        .child(heading("h2", &name))
        .child(known);
    let head = h("div.person-head")
        .child(h("span.coin aria-hidden=true").text(coin))
        .child(text)
        .child(h("p.sums").text(figures::sums(&room.all, i)));
    let more = (room.all.tallies[i].played > 0).then(|| {
        let open = Var::new(false);
        let tables = move || {
            if open.get() {
                figures::of_person(house, &room.entries, &room.people, i)
            } else {
                Vec::new()
            }
        };
        h("details")
            .child(h("summary").child(heading("b", words().statistics)))
            .live(tables)
            .on("toggle", move |e| {
                let details: web_sys::Element = event_target(&e);
                open.renew(details.has_attribute("open"));
            })
    });
    let acts = h("div.person-acts");
    let acts = if listed {
        let (renamed, deleted) = (name.clone(), name);
        let rename = bare("pen", words().rename)
            .click(move || asked.set(Some(Asked::Rename(renamed.clone()))));
        let delete = bare("trash", words().delete)
            .click(move || asked.set(Some(Asked::Delete(deleted.clone()))));
        acts.child(rename).child(delete)
    } else {
        acts.child(button("plain accent", words().remember, move || {
            let (first, last) = name.split_once(' ').unwrap_or((&name, ""));
            match enter(house, None, first, last) {
                Ok(said) => house.announce(said),
                Err(bad) => house.tell(bad_name(&bad)),
            }
            house.written();
        }))
    };
    h("section.block.person")
        .child(head.child(acts))
        .child(more)
}

fn question(house: House, asked: Var<Option<Asked>>) -> Vec<El> {
    let close = move || asked.set(None);
    let cancel = || button("", words().cancel, close);
    match asked.get() {
        Some(Asked::Rename(name)) => vec![
            heading("h2", fill(words().rename_of, &name)),
            h("p").text(words().rename_means),
            name_form(house, Some(name), close),
            row([cancel()]),
        ],
        Some(Asked::Delete(name)) => {
            let title = fill(words().delete_of, &name);
            let delete = icon_button("primary", "trash", words().delete, move || {
                house.store().remove_player(&name);
                house.written();
                house.announce(fill(words().player_deleted, &name));
                close();
            });
            vec![
                heading("h2", title),
                h("p").text(words().delete_means),
                row([delete, cancel()]),
            ]
        }
        None => Vec::new(),
    }
}
