//! The page: what all screens share, which screen is open, and what lies over all of them.

use super::browser::focus::focus;
use super::components::{Button, Icon};
use super::i18n::{Text, t};
use super::match_view::GameView as _;
use super::pages::about::AboutPage;
use super::pages::history::HistoryPage;
use super::pages::lobby::Lobby;
use super::pages::lost::LostPage;
use super::pages::new_match::NewMatchPage;
use super::pages::players::PlayersPage;
use super::pages::replay::ReplayPage;
use super::pages::rules::RulesPage;
use super::pages::settings::SettingsPage;
use super::pages::table::MatchPage;
use super::route::{Route, provide_route, use_route};
use super::state::{
    AppSettings, AppStorage, Offline, Toast, ToastAction, Toasts, Viewport, use_matches,
    use_offline, use_settings, use_storage, use_toasts, use_viewport,
};
use crate::games::ui::GameUi as _;
use crate::games::ui::Phrase;
use crate::games::{self, with_game};
use crate::storage::{Mode, Store};
use crate::table::MatchId;
use leptos::prelude::*;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    AppStorage::provide(Store::local(games::retell));
    AppSettings::provide();
    Toasts::provide();
    Viewport::provide();
    Offline::provide();
    provide_route();
    view! {
        <div class="app">
            <Banner />
            <Screen />
            <ToastArea />
            <LiveRegion />
        </div>
    }
}

/// The screen of the address.
#[component]
fn Screen() -> impl IntoView {
    let (route, toasts) = (use_route(), use_toasts());
    let screen = Memo::new(move |_| route.with(Route::screen));
    Effect::new(move |before: Option<()>| {
        screen.track();
        // A new screen is announced to those who cannot see it: its title takes the focus. It opens at its top.
        focus("h1[tabindex]".to_owned());
        if before.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            toasts.dismiss();
        }
    });
    let release_readers = use_release_readers();
    let settings = use_settings();
    move || {
        release_readers();
        // Read all over a screen, so it goes with the screen.
        settings.provide_language();
        match screen.get() {
            Route::Lobby => view! { <Lobby /> }.into_any(),
            Route::New(game) => view! { <NewMatchPage game /> }.into_any(),
            Route::Match(id) | Route::Result(id) => view! { <MatchPage id /> }.into_any(),
            Route::Replay(id, _) => view! { <ReplayPage id /> }.into_any(),
            Route::History => view! { <HistoryPage /> }.into_any(),
            Route::Players => view! { <PlayersPage /> }.into_any(),
            Route::Console(id) => view! { <ConsoleScreen id /> }.into_any(),
            Route::Rules(game, _) => view! { <RulesPage game /> }.into_any(),
            Route::Settings => view! { <SettingsPage /> }.into_any(),
            Route::About => view! { <AboutPage /> }.into_any(),
            Route::Unknown(route) => {
                view! { <LostPage why=Text::UnknownRoute { route } /> }.into_any()
            }
        }
    }
}

/// What is called between two screens, so that a tab that stays open for days does not grow.
///
/// A signal remembers everybody who has read it until it changes, also those who are gone: Leptos unsubscribes nobody who is dropped.
/// The signals of the app outlive all screens. Between two of them nobody needs to hear of a change; being notified, they forget.
fn use_release_readers() -> impl Fn() {
    let (settings, storage, offline) = (use_settings(), use_storage(), use_offline());
    let viewport = use_viewport();
    move || {
        settings.all.notify();
        storage.revision.notify();
        storage.mode.notify();
        offline.state.notify();
        viewport.tall.notify();
    }
}

/// The console of a match; or why there is none.
#[component]
fn ConsoleScreen(id: MatchId) -> impl IntoView {
    let console = use_matches().find(id).and_then(|record| {
        let game = record.game.clone();
        let console = with_game!(&game, G => {
            let none = Text::ConsoleNone { game: G::NAME.into() };
            G::console(record).ok_or(Phrase::from(none))
        });
        console.unwrap_or_else(|| Err(Text::UnknownGame { game }.into()))
    });
    console.unwrap_or_else(|why| view! { <LostPage why /> }.into_any())
}

/// What must be known: that nothing is kept. It stands above the screen, so that it covers nothing.
#[component]
fn Banner() -> impl IntoView {
    let (storage, matches) = (use_storage(), use_matches());
    move || match storage.mode.get() {
        Mode::Kept => None,
        Mode::Memory(why) => Some(view! {
            <div class="banner" role="alert">
                <p>{t(Text::NotKept { why: why.to_string() })}</p>
                <Button
                    class="small primary"
                    label=t(Text::Export)
                    on_click=move |()| matches.export_all()
                />
            </div>
        }),
    }
}

/// What is said in passing.
#[component]
fn ToastArea() -> impl IntoView {
    let toasts = use_toasts();
    let toast = move || {
        toasts.current.get().map(|Toast { text, action, .. }| {
            let action = action.map(|ToastAction { label, act }| {
                let run = move |()| {
                    toasts.dismiss();
                    act();
                };
                view! { <Button class="small primary" label=t(label) on_click=run /> }
            });
            view! {
                <div class="notice">
                    <p>{text}</p>
                    {action}
                    <button
                        type="button"
                        class="tool"
                        aria-label=t(Text::Close)
                        on:click=move |_| toasts.dismiss()
                    >
                        <Icon name="close" />
                    </button>
                </div>
            }
        })
    };
    view! {
        <aside class="passing" aria-label=t(Text::Notices)>
            {toast}
        </aside>
    }
}

/// What is read out to those who do not see it.
#[component]
fn LiveRegion() -> impl IntoView {
    let toasts = use_toasts();
    view! {
        <p class="aloud" role="status">
            {toasts.announced}
        </p>
    }
}
