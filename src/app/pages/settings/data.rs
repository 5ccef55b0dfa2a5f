//! What is stored here: how much room it takes, exporting it, importing it, and deleting it by kind.

use super::import::Import;
use super::question::{Question, QuestionDialog};
use super::unreadable::Unreadable;
use crate::app::components::{Block, Button, Switch};
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::state::{
    AppSettings, AppStorage, Toasts, use_matches, use_settings, use_storage, use_toasts,
};
use crate::games::ui::Phrase;
use crate::storage::{Kind, Mode, Space, Store};
use leptos::prelude::*;

/// What this part of Settings works with.
#[derive(Clone, Copy)]
pub struct DataState {
    /// The storage.
    pub storage: AppStorage,
    settings: AppSettings,
    /// Where outcomes are shown.
    pub toasts: Toasts,
    /// What waits for consent.
    pub question: RwSignal<Option<Question>>,
    /// The text that was pasted to be imported.
    pub pasted: RwSignal<String>,
    /// Shall an import bring its settings too?
    pub with_settings: RwSignal<bool>,
}

impl DataState {
    fn new() -> DataState {
        DataState {
            storage: use_storage(),
            settings: use_settings(),
            toasts: use_toasts(),
            question: RwSignal::new(None),
            pasted: RwSignal::new(String::new()),
            with_settings: RwSignal::new(false),
        }
    }

    /// Deletes everything of a kind.
    pub fn delete(self, kind: Kind) {
        self.storage.read(|store| store.clear(kind));
        self.finish(Text::Deleted);
    }

    /// Something else is stored now: everything that shows it looks again.
    pub fn finish(self, message: impl Into<Phrase>) {
        self.question.set(None);
        self.storage.read(Store::refresh);
        self.settings.all.set(self.storage.read(Store::settings));
        self.storage.changed();
        self.toasts.show(message);
    }
}

/// The part of Settings about what is stored.
#[component]
pub fn StoredData() -> impl IntoView {
    let (data, matches) = (DataState::new(), use_matches());
    data.storage.check_persistence(false);
    let rows = Kind::ALL.map(|kind| view! { <KindRow data kind /> });
    view! {
        <Block title=t(Text::Data)>
            <SpaceUsed />
            <Persistence />
            <div class="row">
                <Button
                    icon="save"
                    label=t(Text::ExportAll)
                    on_click=move |()| matches.export_all()
                />
            </div>
            <BoardsSwitch />
            <Import data />
            <h3>{t(Text::DeleteTitle)}</h3>
            <ul class="kinds">{rows.into_iter().collect_view()}</ul>
            <Unreadable />
            <QuestionDialog data />
        </Block>
    }
}

/// How much room everything takes.
#[component]
fn SpaceUsed() -> impl IntoView {
    let (storage, i18n) = (use_storage(), use_i18n());
    let space = Memo::new(move |_| storage.watch(Store::space));
    view! { <p>{move || i18n.say(describe_space(space.get()))}</p> }
}

fn describe_space(space: Space) -> Text {
    let (n, percent) = (space.used.div_ceil(1024), space.percent());
    match space.is_tight() {
        true => Text::SpaceTight { n, percent },
        false => Text::Space { n, percent },
    }
}

/// Whether all this will stay, and what can be done about it.
#[component]
fn Persistence() -> impl IntoView {
    let (storage, i18n) = (use_storage(), use_i18n());
    let state =
        Memo::new(move |_| describe_persistence(storage.mode.get(), storage.persistent.get()));
    let act = move |()| {
        storage.read(Store::retry);
        storage.changed();
        storage.check_persistence(true);
    };
    let button = move || {
        state.get().1.map(|label| {
            view! {
                <div class="row">
                    <Button class="small" label=t(label) on_click=act />
                </div>
            }
        })
    };
    view! {
        <p>{move || i18n.say(state.get().0)}</p>
        {button}
    }
}

/// Says whether what is stored will stay, with a word for the button that may help.
fn describe_persistence(mode: Mode, persistent: Option<bool>) -> (Text, Option<Text>) {
    match (mode, persistent) {
        (Mode::Memory(_), _) => (Text::InMemory, Some(Text::TryAgain)),
        (Mode::Kept, Some(true)) => (Text::Persistent, None),
        (Mode::Kept, Some(false)) => (Text::NotPersistent, Some(Text::AskPersistent)),
        (Mode::Kept, None) => (Text::PersistentUnknown, None),
    }
}

/// Whether matches are handed on with boards.
#[component]
pub fn BoardsSwitch() -> impl IntoView {
    let settings = use_settings();
    view! {
        <Switch
            name=t(Text::WithBoards)
            on=Signal::derive(move || settings.all.with(|all| all.boards))
            on_flip=move |()| settings.change(|all| all.boards ^= true)
        />
    }
}

/// Something that can be deleted as a whole, and how much of it there is.
#[component]
fn KindRow(
    /// What the page works with.
    data: DataState,
    /// What can be deleted.
    kind: Kind,
) -> impl IntoView {
    let i18n = use_i18n();
    let count = Memo::new(move |_| data.storage.watch(|store| count(store, kind)));
    let name = move || describe_kind(kind, count.get());
    let label = move || {
        i18n.say(Text::DeleteKind {
            what: name().into(),
        })
    };
    view! {
        <li>
            <span>{move || i18n.say(name())}</span>
            <Button
                class="small"
                label=t(Text::Delete)
                disabled=Signal::derive(move || count.get() == 0)
                on_click=move |()| data.question.set(Some(Question::Delete(kind)))
                attr:aria-label=label
            />
        </li>
    }
}

/// How many there are of a kind.
pub fn count(store: &Store, kind: Kind) -> usize {
    match kind {
        Kind::Running => store.running().len(),
        Kind::History => store.history().len(),
        Kind::Players => store.players().len(),
        Kind::Settings => 1,
        Kind::Quarantine => store.quarantined_count(),
    }
}

/// A kind of what is stored, with the number of them.
pub fn describe_kind(kind: Kind, n: usize) -> Text {
    match kind {
        Kind::Running => Text::KindRunning { n },
        Kind::History => Text::KindHistory { n },
        Kind::Players => Text::KindPlayers { n },
        Kind::Settings => Text::KindSettings,
        Kind::Quarantine => Text::KindLost { n },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Memory, QUOTA, StorageError};
    use crate::table::Timestamp;
    use std::rc::Rc;

    #[test]
    fn room_that_gets_short_is_said_with_advice() {
        let describe = |used| describe_space(Space { used });
        assert_eq!(describe(1), Text::Space { n: 1, percent: 0 });
        let (n, percent) = (QUOTA / 1024, 100);
        assert_eq!(describe(QUOTA), Text::SpaceTight { n, percent });
    }

    #[test]
    fn a_button_is_offered_where_it_may_help_to_keep_what_is_stored() {
        let button = |mode, persistent| describe_persistence(mode, persistent).1;
        let memory = Mode::Memory(StorageError::Full);
        assert_eq!(button(memory, Some(true)), Some(Text::TryAgain));
        assert_eq!(button(Mode::Kept, Some(false)), Some(Text::AskPersistent));
        assert_eq!(button(Mode::Kept, Some(true)), None);
        assert_eq!(button(Mode::Kept, None), None);
    }

    #[test]
    fn everything_stored_is_counted_by_kind() {
        let store = Store::new(Rc::new(Memory::default()), |record, _| Ok(record.clone()));
        store
            .add_player("Ann", "", Timestamp(0))
            .expect("she is the first");
        let counts = Kind::ALL.map(|kind| count(&store, kind));
        assert_eq!(counts, [0, 0, 1, 1, 0]);
        store.clear(Kind::Players);
        assert_eq!(count(&store, Kind::Players), 0);
    }
}
