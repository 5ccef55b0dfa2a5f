//! A new match: who plays, by which rules, who begins. An untouched form starts at once.

mod first_player;
pub mod form;
pub mod names;
mod seat_row;
mod variants;

use crate::app::browser::clock::now;
use crate::app::browser::random;
use crate::app::components::{Block, Button, ChoiceRow, LinkButton, Page};
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::pages::lost::LostPage;
use crate::app::pages::table::menu::SeatingChoice;
use crate::app::route::Route;
use crate::app::state::{
    AppSettings, AppStorage, MatchActions, use_matches, use_settings, use_storage,
};
use crate::games::ui::Layout;
use crate::games::{self, GAMES, GameInfo};
use crate::storage::Store;
use crate::table::Participant;
use first_player::{first_player, last_match_of, offered};
use form::{MatchForm, read_seed};
use leptos::prelude::*;
use names::split_name;
use seat_row::SeatRow;
use variants::Variants;

/// The form of a game, or the choice of one.
#[component]
pub fn NewMatchPage(
    /// The game.
    game: Option<String>,
) -> impl IntoView {
    let Some(game) = game else {
        return view! { <GameChoice /> }.into_any();
    };
    match games::info(&game) {
        Some(info) => view! { <FormPage info /> }.into_any(),
        None => view! { <LostPage why=Text::UnknownGame { game } /> }.into_any(),
    }
}

/// A link to the form of each game.
#[component]
fn GameChoice() -> impl IntoView {
    let link = |info: &GameInfo| {
        let to = Route::New(Some(info.id.to_owned()));
        view! { <LinkButton icon="plus" label=t(info.name.clone()) to /> }
    };
    view! {
        <Page class="" title=t(Text::NewMatch)>
            <p>{t(Text::ChooseGame)}</p>
            <div class="row">{GAMES.iter().map(link).collect_view()}</div>
        </Page>
    }
}

/// The form on the page. Cheap to copy.
#[derive(Clone, Copy)]
struct FormState {
    info: &'static GameInfo,
    form: RwSignal<MatchForm>,
    /// A seed, as typed.
    seed: RwSignal<String>,
    settings: AppSettings,
    storage: AppStorage,
    matches: MatchActions,
}

impl FormState {
    fn new(info: &'static GameInfo) -> FormState {
        let settings = use_settings();
        let last = settings
            .all
            .with_untracked(|all| all.last(info.id).cloned());
        let language = use_i18n().language.get_untracked();
        let form = MatchForm::new(info, last.unwrap_or_default(), language);
        FormState {
            info,
            form: RwSignal::new(form),
            seed: RwSignal::new(String::new()),
            settings,
            storage: use_storage(),
            matches: use_matches(),
        }
    }

    /// How many play.
    fn count(self) -> Memo<usize> {
        Memo::new(move |_| self.form.with(|form| form.seats.len()))
    }

    /// Begins the match, or says what is wrong.
    fn start(self) {
        let mut people = match self.form.with_untracked(MatchForm::participants) {
            Ok(people) => people,
            Err(fault) => return self.form.update(|form| form.fault = Some(fault)),
        };
        self.add_players(&people);
        self.remember(&people);
        let (options, begins) = self
            .form
            .with_untracked(|form| (form.options(), form.begins));
        let last_match = || {
            let history = self.storage.read(Store::history);
            last_match_of(&history, self.info.id, &people).cloned()
        };
        let first = first_player(begins, &people, last_match, random());
        people.rotate_left(first);
        let seed = self.seed.with_untracked(|typed| read_seed(typed));
        self.matches.begin(self.info, options, people, seed);
    }

    /// Puts whoever has typed a name on the list of players.
    fn add_players(self, people: &[Participant]) {
        self.form.with_untracked(|form| {
            for person in form.named(people) {
                let (first, last) = split_name(&person.name);
                // Somebody on the list already is no fault here.
                _ = self
                    .storage
                    .read(|store| store.add_player(first, last, now()));
            }
        });
    }

    /// Keeps what is filled in for whoever looks somewhere else and comes back.
    fn keep(self) {
        if let Ok(people) = self.form.with_untracked(MatchForm::participants) {
            self.remember(&people);
        }
    }

    fn remember(self, people: &[Participant]) {
        let last = self.form.with_untracked(|form| form.last_choice(people));
        self.settings.change(|all| all.set_last(last));
    }
}

/// The form of a game.
#[component]
fn FormPage(info: &'static GameInfo) -> impl IntoView {
    let state = FormState::new(info);
    let title = t(Text::NewMatchOf {
        game: info.name.clone(),
    });
    let rules = Route::Rules(Some(info.id.to_owned()), 1);
    let variants = (!info.choices.is_empty()).then(|| view! { <Variants state /> });
    view! {
        <Page class="new" title>
            <People state />
            <Button
                class="primary big"
                icon="play"
                label=t(Text::Start)
                on_click=move |()| state.start()
                attr:data-act="start"
            />
            <Beginning state />
            {variants}
            <LinkButton
                icon="rules"
                label=t(Text::Rules)
                to=rules
                on:click=move |_| state.keep()
            />
        </Page>
    }
}

/// Who plays.
#[component]
fn People(state: FormState) -> impl IntoView {
    let count = state.count();
    let i18n = use_i18n();
    let (fewest, most) = state.info.seats;
    let known = state.storage.read(Store::players);
    let known = known
        .into_iter()
        .map(|player| view! { <option value=player.name></option> });
    let fault = Memo::new(move |_| state.form.with(|form| form.fault.clone()));
    let explained = move || {
        fault
            .get()
            .map(|fault| i18n.say(fault.explain()))
            .unwrap_or_default()
    };
    view! {
        <Block title=t(Text::Players)>
            <datalist id="people">{known.collect_view()}</datalist>
            {(fewest < most).then(|| view! { <CountChoice state count /> })}
            <div class="seats">
                <For each=move || 0..count.get() key=|seat| *seat let:seat>
                    <SeatRow state seat />
                </For>
            </div>
            <p class="fault" role="alert">
                {explained}
            </p>
        </Block>
    }
}

/// How many play.
#[component]
fn CountChoice(state: FormState, count: Memo<usize>) -> impl IntoView {
    let (fewest, most) = state.info.seats;
    let numbers = [(2, Text::Two), (3, Text::Three), (4, Text::Four)];
    let labels = numbers
        .into_iter()
        .filter(|(number, _)| (fewest..=most).contains(number))
        .map(|(_, label)| t(label));
    let fewest = usize::from(fewest);
    view! {
        <ChoiceRow
            name=t(Text::HowMany)
            labels=labels.collect()
            chosen=Signal::derive(move || count.get() - fewest)
            on_choose=move |i: usize| state.form.update(|form| form.set_count(fewest + i))
        />
    }
}

/// Who begins, and how everybody sits.
#[component]
fn Beginning(state: FormState) -> impl IntoView {
    let (count, info) = (state.count(), state.info);
    let means = info.begins.clone();
    let means = means.map(|means| view! { <p class="lab">{t(means)}</p> });
    // Where there is but one person, the board lies before them.
    let together = Memo::new(move |_| state.form.with(|form| form.persons() > 1));
    view! {
        <section class="block">
            {move || view! { <FirstPlayerChoice state seats=count.get() /> }}
            {means}
            <Show when=move || together.get() && info.layout != Layout::Column>
                <SeatingChoice />
            </Show>
        </section>
    }
}

/// Who begins, of so many.
#[component]
fn FirstPlayerChoice(state: FormState, seats: usize) -> impl IntoView {
    let (values, labels): (Vec<_>, Vec<_>) = offered(seats).into_iter().unzip();
    let values = StoredValue::new(values);
    let chosen = Signal::derive(move || {
        let begins = state.form.with(|form| form.begins);
        let place = values.with_value(|values| values.iter().position(|value| *value == begins));
        place.unwrap_or(0)
    });
    let choose = move |i: usize| {
        let begins = values.with_value(|values| values[i]);
        state.form.update(|form| form.begins = begins);
    };
    view! {
        <ChoiceRow
            name=t(Text::WhoBegins)
            labels=labels.into_iter().map(t).collect()
            chosen
            on_choose=choose
        />
    }
}
