//! A form for a name: of somebody new, or somebody's new one.

use crate::app::browser::clock::now;
use crate::app::components::TextField;
use crate::app::i18n::{I18n, Text, t, use_i18n};
use crate::app::pages::new_match::names::{explain_bad_name, split_name};
use crate::app::state::{AppSettings, AppStorage, Toasts, use_settings, use_storage, use_toasts};
use crate::storage::{BadName, Settings};
use leptos::ev;
use leptos::prelude::*;

/// Offers the next match to the new name, or the old one would soon be on the list again.
fn rename_last_players(settings: &mut Settings, old: &str, new: &str) {
    let seats = settings.last.iter_mut().flat_map(|last| &mut last.seats);
    for seat in seats.filter(|seat| seat.name == old) {
        seat.name = new.to_owned();
    }
}

/// The list of players, to be changed and heard of.
#[derive(Clone, Copy)]
pub struct PlayerList {
    storage: AppStorage,
    settings: AppSettings,
    toasts: Toasts,
    i18n: I18n,
}

/// The list of players.
pub fn use_player_list() -> PlayerList {
    PlayerList {
        storage: use_storage(),
        settings: use_settings(),
        toasts: use_toasts(),
        i18n: use_i18n(),
    }
}

impl PlayerList {
    /// Puts somebody on the list.
    fn add(&self, first: &str, last: &str) -> Result<(), BadName> {
        let added = self
            .storage
            .read(|store| store.add_player(first, last, now()))?;
        let who = added.name.into();
        self.tell(Text::PlayerAdded { who });
        Ok(())
    }

    /// Puts somebody on the list whom only the history knows.
    pub fn remember(&self, name: &str) -> Result<(), BadName> {
        let (first, last) = split_name(name);
        self.add(first, last)
    }

    /// Gives somebody on the list another name.
    fn rename(&self, old: &str, first: &str, last: &str) -> Result<(), BadName> {
        let new = self
            .storage
            .read(|store| store.rename_player(old, first, last))?;
        self.settings
            .change(|settings| rename_last_players(settings, old, &new));
        self.tell(Text::PlayerRenamed { who: new.into() });
        Ok(())
    }

    /// Takes somebody off the list.
    pub fn remove(&self, name: &str) {
        self.storage.read(|store| store.remove_player(name));
        self.tell(Text::PlayerDeleted { who: name.into() });
    }

    /// The list was changed: it is shown anew, and what happened is read out.
    fn tell(&self, what: Text) {
        self.storage.changed();
        self.toasts.announce(untrack(|| self.i18n.say(what)));
    }
}

/// Two fields for a name, and a button.
#[component]
pub fn NameForm(
    /// Who is to be renamed; without, somebody is added.
    #[prop(optional, into)]
    owner: Option<String>,
    /// Called when it is done.
    #[prop(optional, into)]
    on_done: Option<Callback<()>>,
) -> impl IntoView {
    let (list, i18n) = (use_player_list(), use_i18n());
    let (first, last) = split_name(owner.as_deref().unwrap_or_default());
    let first = RwSignal::new(first.to_owned());
    let last = RwSignal::new(last.to_owned());
    let fault = RwSignal::new(None::<Text>);
    let label = match owner.is_some() {
        true => Text::Rename,
        false => Text::Add,
    };
    let submit = move |e: ev::SubmitEvent| {
        e.prevent_default();
        let (typed, typed_last) = (first.get_untracked(), last.get_untracked());
        let entered = match &owner {
            Some(owner) => list.rename(owner, &typed, &typed_last),
            None => list.add(&typed, &typed_last),
        };
        match entered {
            Ok(()) => {
                first.set(String::new());
                last.set(String::new());
                fault.set(None);
                if let Some(on_done) = on_done {
                    on_done.run(());
                }
            }
            Err(bad) => fault.set(Some(explain_bad_name(&bad))),
        }
    };
    let message = move || fault.get().map(|fault| i18n.say(fault));
    view! {
        <form on:submit=submit on:input=move |_| fault.set(None)>
            <div class="name-fields">
                <TextField name=t(Text::FirstName) value=first />
                <TextField name=t(Text::LastName) value=last />
                <button class="btn primary">{t(label)}</button>
            </div>
            <p class="fault" role="alert">
                {message}
            </p>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::LastChoice;
    use crate::table::Participant;

    #[test]
    fn a_last_name_may_have_several_words() {
        assert_eq!(split_name("Ann van der Berg"), ("Ann", "van der Berg"));
        assert_eq!(split_name("Ann"), ("Ann", ""));
    }

    #[test]
    fn the_next_match_is_offered_to_the_new_name() {
        let seat = |name| Participant::person(name, Default::default());
        let choice = |seats| LastChoice {
            game: "toy".to_owned(),
            seats,
            options: String::new(),
            begins: Default::default(),
        };
        let mut settings = Settings {
            last: vec![choice(vec![seat("Ann"), seat("Ben")])],
            ..Settings::default()
        };
        rename_last_players(&mut settings, "Ann", "Anna");
        assert_eq!(settings.last[0].seats, [seat("Anna"), seat("Ben")]);
    }
}
