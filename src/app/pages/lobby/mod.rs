//! The lobby: what waits to be continued, all games, and the way to everything else.

mod waiting;

use crate::app::browser::service_worker::OfflineState;
use crate::app::components::{Button, Icon, SamplePicture, ToolLink};
use crate::app::i18n::{Text, t};
use crate::app::route::Route;
use crate::app::state::{use_offline, use_storage};
use crate::games::{GAMES, GameInfo, with_game};
use crate::storage::{SavedMatch, Store};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use waiting::Waiting;

/// The history is read when the lobby has been open for so many milliseconds.
const READ_AHEAD: u32 = 600;

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    let storage = use_storage();
    let running = Memo::new(move |_| storage.watch(Store::running));
    read_history_ahead();
    let cards = GAMES.iter();
    let cards = cards.map(|info| view! { <GameCard info running /> });
    view! {
        <main class="lobby">
            <header class="brand">
                <img src="icon.svg" alt="" width="44" height="44" />
                <h1 tabindex="-1">{t(Text::Parlour)}</h1>
                <div class="offline">
                    <OfflineNote />
                </div>
            </header>
            <div class="waiting">
                <Waiting running />
            </div>
            <h2 class="shelf-title">{t(Text::ChooseGame)}</h2>
            <ul class="shelf">{cards.collect_view()}</ul>
            <nav class="tray dock" aria-label=t(Text::Parlour)>
                <ToolLink
                    class="primary"
                    icon="plus"
                    label=t(Text::NewMatch)
                    to=Route::New(None)
                />
                <ToolLink icon="history" label=t(Text::History) to=Route::History />
                <ToolLink icon="players" label=t(Text::Players) to=Route::Players />
                <ToolLink icon="rules" label=t(Text::Rules) to=Route::Rules(None, 1) />
                <ToolLink icon="settings" label=t(Text::Settings) to=Route::Settings />
            </nav>
        </main>
    }
}

/// A long history takes a moment to read, and from here it is one tap away: it is read while nothing else is to be done.
fn read_history_ahead() {
    let storage = use_storage();
    let read = move || _ = storage.read(Store::history);
    let timeout = Timeout::new(READ_AHEAD, move || {
        // Not every browser says when it is idle.
        if request_idle_callback_with_handle(read).is_err() {
            read();
        }
    });
    // Whoever leaves sooner does not wait for it.
    _ = StoredValue::new_local(timeout);
}

/// Whether the page works without a network; or that a new version waits.
#[component]
fn OfflineNote() -> impl IntoView {
    let offline = use_offline();
    move || match offline.state.get() {
        OfflineState::Unknown => ().into_any(),
        OfflineState::Ready => view! {
            <Icon name="check" />
            <span>{t(Text::ReadyOffline)}</span>
        }
        .into_any(),
        OfflineState::UpdateWaits => view! {
            <Button
                class="small primary"
                label=t(Text::NewVersion)
                on_click=move |()| offline.switch()
            />
        }
        .into_any(),
    }
}

/// A game: its picture, for how many it is, and how long it takes.
#[component]
fn GameCard(info: &'static GameInfo, running: Memo<Vec<SavedMatch>>) -> impl IntoView {
    let busy = Memo::new(move |_| {
        running.with(|running| running.iter().any(|saved| saved.record.game == info.id))
    });
    let picture = with_game!(info.id, G => view! { <SamplePicture<G> /> }.into_any());
    let minutes = usize::from(info.minutes);
    view! {
        <li class="card">
            <a href=Route::New(Some(info.id.to_owned())).to_string()>
                <div class=format!("art {}", info.id) inert=true>
                    {picture}
                </div>
                <Show when=move || busy.get()>
                    <span class="badge">{t(Text::InProgress)}</span>
                </Show>
                <h3>{t(info.name.clone())}</h3>
                <p>{t(how_many(info.seats))}</p>
                <p>{t(Text::Minutes { n: minutes })}</p>
            </a>
        </li>
    }
}

/// For how many a game is.
fn how_many((fewest, most): (u8, u8)) -> Text {
    let (from, to) = (usize::from(fewest), usize::from(most));
    match from == to {
        true => Text::PlayersExact { n: to },
        false => Text::PlayersRange { from, to },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_for_how_many_the_game_is() {
        assert_eq!(how_many((2, 2)), Text::PlayersExact { n: 2 });
        assert_eq!(how_many((2, 4)), Text::PlayersRange { from: 2, to: 4 });
    }
}
