//! A match move by move: forward and back, by itself at three speeds, and on from any position as a new match.

mod panel;
mod print_sheet;
mod speech;
mod state;
mod transport;

use super::lost::LostPage;
use super::table::{PlayerBars, SidePanel, Stage, TableFrame};
use crate::app::components::{Tool, ToolLink};
use crate::app::i18n::{Text, t};
use crate::app::match_view::{GameView, MatchAction, MatchController, ValuesState};
use crate::app::route::{Route, use_route};
use crate::app::state::use_matches;
use crate::games::with_game;
use crate::table::{MatchId, Record, Table};
use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use leptos_use_event_listener::use_event_listener;
use panel::ReplayPanel;
use print_sheet::PrintSheet;
use speech::ReplaySpeech;
use state::{Replay, ReplayTool, SPEEDS};
use transport::Transport;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// The page of a stored match, running or over; the address says which position.
#[component]
pub fn ReplayPage(
    /// Names the match.
    id: MatchId,
) -> impl IntoView {
    match use_matches().find(id) {
        Ok(record) => {
            let game = record.game.clone();
            let page = with_game!(&game, G => open_replay::<G>(&record));
            page.unwrap_or_else(|| view! { <LostPage why=Text::UnknownGame { game } /> }.into_any())
        }
        Err(why) => view! { <LostPage why /> }.into_any(),
    }
}

fn open_replay<G: GameView>(record: &Record) -> AnyView {
    match Table::<G>::replay(record) {
        Ok(table) => view! { <ReplayTable table /> }.into_any(),
        Err(error) => {
            let why = error.to_string();
            view! { <LostPage why=Text::MatchDamaged { why } /> }.into_any()
        }
    }
}

/// A match that is looked at again.
#[component]
fn ReplayTable<G: GameView>(table: Table<G>) -> impl IntoView {
    let controller = MatchController::new(table, Signal::stored(true), true);
    let frame = controller.frame_view();
    let replay = Replay::new(controller, frame);
    let route = use_route();
    Effect::new(move |_| {
        if let Route::Replay(_, number) = route.get() {
            untrack(|| replay.go(number));
        }
    });
    run_by_itself(replay);
    use_keys(replay);
    use_printer(replay);
    let values = G::EXACT.then(|| {
        let shown = Signal::derive(move || frame.ai.with(|ai| ai.values != ValuesState::Off));
        let toggle = move |()| frame.act(MatchAction::ToggleValues);
        view! { <Tool icon="values" label=t(Text::Values) pressed=shown on_click=toggle /> }
    });
    view! {
        <TableFrame frame class="replay">
            <PlayerBars controller frame far=true />
            <div class="title">
                <b>{t(frame.info.name.clone())}</b>
                <span>{move || frame.say(replay.progress())}</span>
            </div>
            <nav class="tray tools" aria-label=t(Text::MatchTools)>
                <Press replay tool=ReplayTool::Branch />
                <Press replay tool=ReplayTool::Link />
                <Press replay tool=ReplayTool::Print />
                {values}
                <WaysOut replay />
            </nav>
            // A click leaves the focus where it is: arrow keys step on, and walk over the board only once Tab led there.
            <Stage controller frame on:mousedown=|e: ev::MouseEvent| e.prevent_default() />
            <ReplaySpeech replay />
            <SidePanel controller />
            <Transport replay />
            <PlayerBars controller frame far=false />
            <ReplayPanel replay />
            <PrintSheet replay />
        </TableFrame>
    }
}

/// A tool of the replay.
#[component]
fn Press(replay: Replay, tool: ReplayTool) -> impl IntoView {
    view! {
        <Tool
            icon=tool.icon()
            label=t(tool.label())
            disabled=Signal::derive(move || replay.is_disabled(tool))
            on_click=move |()| replay.press(tool)
        />
    }
}

/// The rest of the tools, and the way home.
#[component]
fn WaysOut(replay: Replay) -> impl IntoView {
    view! {
        <Press replay tool=ReplayTool::Menu />
        <ToolLink icon="home" label=t(Text::Home) to=Route::Lobby />
    }
}

/// Goes on by itself: every position stands for a while once its pieces have arrived.
fn run_by_itself(replay: Replay) {
    let timer = StoredValue::new_local(None::<Timeout>);
    let shown = Memo::new(move |_| replay.frame.state.with(|state| state.shown));
    Effect::new(move |_| {
        let at_end = shown.get() == replay.total();
        let (pause, _) = SPEEDS[replay.speed.get()];
        let runs = replay.runs.get();
        if runs && at_end {
            replay.runs.set(false);
        }
        let next = move || {
            replay.go(replay.at.get_untracked() + 1);
            replay.write_address();
        };
        timer.set_value((runs && !at_end).then(|| Timeout::new(pause, next)));
    });
}

/// Keys, unless they mean something to the control that has the focus.
fn use_keys(replay: Replay) {
    _ = use_event_listener(window(), ev::keydown, move |e| {
        let target = e
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let within = |selector: &str| {
            let found = target
                .as_ref()
                .and_then(|target| target.closest(selector).ok());
            found.flatten().is_some()
        };
        let tool = match e.key().as_str() {
            "ArrowLeft" => ReplayTool::Back,
            "ArrowRight" => ReplayTool::Forward,
            "Home" => ReplayTool::Start,
            "End" => ReplayTool::End,
            " " if !within("button, a") => ReplayTool::Play,
            _ => return,
        };
        if !(e.ctrl_key() || e.meta_key() || e.alt_key() || within("input, dialog")) {
            e.prevent_default();
            replay.press(tool);
        }
    });
}

/// On paper the last position is shown, wherever one was.
fn use_printer(replay: Replay) {
    _ = use_event_listener(
        window(),
        ev::Custom::new("beforeprint"),
        move |_: ev::Event| {
            // Twice: the second time ends the way there.
            replay.show.run(usize::MAX);
            replay.show.run(usize::MAX);
            replay.printed.set(Some(replay.at.get_untracked()));
        },
    );
    _ = use_event_listener(
        window(),
        ev::Custom::new("afterprint"),
        move |_: ev::Event| {
            if let Some(number) = replay.printed.get_untracked() {
                replay.printed.set(None);
                replay.show.run(number);
            }
        },
    );
}
