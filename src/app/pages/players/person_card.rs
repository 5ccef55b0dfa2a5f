//! One person: how they have done, and what can be done about them.

use super::name_form::use_player_list;
use super::question::Question;
use super::{Person, known_people};
use crate::app::components::{Button, IconButton};
use crate::app::i18n::{Text, t};
use crate::app::pages::new_match::names::explain_bad_name;
use crate::app::pages::statistics::{FigureTable, person_figures};
use crate::app::state::{use_storage, use_toasts};
use crate::storage::{Store, Who};
use leptos::prelude::*;

/// How somebody has done in all games, in one line.
fn sums(person: &Person) -> Text {
    let number = |n: u32| n as usize;
    match person.played {
        0 => Text::NotYetPlayed,
        played => Text::Sums {
            played: number(played),
            won: number(person.won),
            drawn: number(person.drawn),
            lost: number(person.lost),
        },
    }
}

/// One person.
#[component]
pub(super) fn PersonCard(person: Person, question: RwSignal<Option<Question>>) -> impl IntoView {
    let sums = t(sums(&person));
    let Person {
        name,
        is_listed,
        played,
        ..
    } = person;
    let initial: String = name.chars().take(1).collect();
    let who = Who::Person(name.clone());
    let acts = match is_listed {
        true => view! { <ListedActs name=name.clone() question /> }.into_any(),
        false => view! { <RememberButton name=name.clone() /> }.into_any(),
    };
    let unlisted = (!is_listed).then(|| view! { <p class="lab">{t(Text::OnlyHistory)}</p> });
    view! {
        <section class="block person">
            <div class="person-head">
                <span class="coin" aria-hidden="true">
                    {initial}
                </span>
                <div class="person-name">
                    <h2>{name}</h2>
                    {unlisted}
                </div>
                <p class="sums">{sums}</p>
                <div class="person-acts">{acts}</div>
            </div>
            {(played > 0).then(|| view! { <PersonStatistics who /> })}
        </section>
    }
}

/// Their tables, counted once they are folded out.
#[component]
fn PersonStatistics(who: Who) -> impl IntoView {
    let storage = use_storage();
    let open = RwSignal::new(false);
    let count = move |store: &Store| {
        let entries = store.history();
        person_figures(&entries, &known_people(&entries, &store.players()), &who)
    };
    let figures = Memo::new(move |_| match open.get() {
        true => storage.watch(&count),
        false => Vec::new(),
    });
    let tables = move || {
        let tables = figures.get().into_iter();
        tables
            .map(|figures| view! { <FigureTable figures /> })
            .collect_view()
    };
    view! {
        <details on:toggle:target=move |e| open.set(e.target().has_attribute("open"))>
            <summary>
                <b>{t(Text::Statistics)}</b>
            </summary>
            {tables}
        </details>
    }
}

/// What can be done about somebody on the list.
#[component]
fn ListedActs(name: String, question: RwSignal<Option<Question>>) -> impl IntoView {
    let other = name.clone();
    let rename = move |()| question.set(Some(Question::Rename(name.clone())));
    let delete = move |()| question.set(Some(Question::Delete(other.clone())));
    view! {
        <IconButton icon="pen" label=t(Text::Rename) on_click=rename />
        <IconButton icon="trash" label=t(Text::Delete) on_click=delete />
    }
}

/// Puts somebody on the list whom only the history knows.
#[component]
fn RememberButton(name: String) -> impl IntoView {
    let (list, toasts) = (use_player_list(), use_toasts());
    let remember = move |()| {
        if let Err(bad) = list.remember(&name) {
            toasts.show(explain_bad_name(&bad));
        }
    };
    view! { <Button class="plain accent" label=t(Text::Remember) on_click=remember /> }
}
