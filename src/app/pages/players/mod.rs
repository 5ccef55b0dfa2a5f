//! Everybody who has played here: those on the list, and those whose names only the history knows.

mod name_form;
mod person_card;
mod question;

use crate::app::components::{Block, Dialog, EmptyState, LinkButton, Page};
use crate::app::i18n::{Text, t};
use crate::app::route::Route;
use crate::app::state::use_storage;
use crate::storage::{Entry, Profile, Store, Who, everybody, standings};
use leptos::prelude::*;
use name_form::NameForm;
use person_card::PersonCard;
use question::{Ask, Question};

/// One person as the page lists them: all their matches together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Person {
    name: String,
    is_listed: bool,
    played: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

/// Everybody who has played or has a profile, persons first, each once.
fn known_people(entries: &[Entry], profiles: &[Profile]) -> Vec<Who> {
    let names = profiles.iter().map(|profile| profile.name.clone());
    let mut people = everybody(entries);
    people.extend(names.map(Who::Person));
    people.sort();
    people.dedup();
    people
}

/// All persons, by name.
fn list_persons(entries: &[Entry], profiles: &[Profile]) -> Vec<Person> {
    let people = known_people(entries, profiles);
    let tallies = standings(entries, &people, None).tallies;
    let persons = people.into_iter().zip(tallies).filter_map(|(who, tally)| {
        let Who::Person(name) = who else {
            return None;
        };
        Some(Person {
            is_listed: profiles.iter().any(|profile| profile.name == name),
            name,
            played: tally.played,
            won: tally.won,
            drawn: tally.drawn,
            lost: tally.lost,
        })
    });
    persons.collect()
}

/// The page of the players.
#[component]
pub fn PlayersPage() -> impl IntoView {
    let storage = use_storage();
    let question = RwSignal::new(None::<Question>);
    let list = |store: &Store| list_persons(&store.history(), &store.players());
    let persons = Memo::new(move |_| storage.watch(list));
    let is_empty = Memo::new(move |_| persons.with(Vec::is_empty));
    let nobody = || {
        view! {
            <EmptyState icon="players" title=t(Text::NoPlayers) text=t(Text::NoPlayersText)>
                <LinkButton
                    class="primary big"
                    icon="plus"
                    label=t(Text::NewMatch)
                    to=Route::New(None)
                />
            </EmptyState>
        }
    };
    view! {
        <Page class="players wide" title=t(Text::Players)>
            <Block title=t(Text::AddPlayer)>
                <NameForm />
            </Block>
            <div class="people">
                <Show when=move || !is_empty.get() fallback=nobody>
                    <For each=move || persons.get() key=Person::clone let(person)>
                        <PersonCard person question />
                    </For>
                </Show>
            </div>
            <Dialog
                label=t(Text::Players)
                class="panel"
                open=Signal::derive(move || question.with(Option::is_some))
                on_close=move |()| question.set(None)
            >
                {move || question.get().map(|about| view! { <Ask about question /> })}
            </Dialog>
        </Page>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{End, Participant, Record, Timestamp};

    fn profile(name: &str) -> Profile {
        Profile {
            name: name.to_owned(),
            added: Timestamp(0),
        }
    }

    #[test]
    fn those_on_the_list_and_those_of_the_history_are_listed_together() {
        let record = Record {
            seats: vec![
                Participant::person("Ben", Default::default()),
                "computer hard blue".parse().expect("a seat"),
            ],
            end: Some(End::Agreed),
            places: vec![1, 1],
            ..Record::default()
        };
        let entries = [Entry::of(&record)];
        let profiles = [profile("Zoë"), profile("Ann"), profile("Ben")];
        let listed = list_persons(&entries, &profiles);
        let names: Vec<&str> = listed.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Ben", "Zoë"]);
        assert!(listed.iter().all(|person| person.is_listed));
        assert_eq!((listed[1].played, listed[1].drawn), (1, 1));
        let forgotten = list_persons(&entries, &[]);
        assert_eq!(forgotten.len(), 1);
        assert!(!forgotten[0].is_listed);
    }
}
