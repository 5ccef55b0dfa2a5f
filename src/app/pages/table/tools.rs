//! The trays of a table: tools of the match, and tools of the turn.

use crate::app::components::{Tool, ToolLink};
use crate::app::i18n::{Text, t};
use crate::app::match_view::{MatchAction, MatchFrame, Panel};
use crate::app::route::Route;
use leptos::prelude::*;

/// Tools of the match. Where there is little room, the console stands for the board as text, which is in the menu then.
#[component]
pub fn MatchTools(
    /// The match.
    frame: MatchFrame,
    /// Is there little room?
    #[prop(optional)]
    small: bool,
) -> impl IntoView {
    let open = move |panel| Callback::new(move |()| frame.panel.set(Some(panel)));
    let console = frame.info.console;
    let text = (!(small && console)).then(|| {
        view! { <Tool icon="text" label=t(Text::AsText) on_click=open(Panel::Text) /> }
    });
    let console = console.then(|| {
        view! { <ToolLink icon="console" label=t(Text::Console) to=Route::Console(frame.id) /> }
    });
    view! {
        <Tool icon="moves" label=t(Text::Moves) on_click=open(Panel::Moves) />
        {text}
        {console}
        <Tool icon="rules" label=t(Text::Rules) on_click=open(Panel::Rules) />
        <Tool icon="menu" label=t(Text::Menu) on_click=open(Panel::Menu) />
        <ToolLink icon="home" label=t(Text::Home) to=Route::Lobby />
    }
}

/// Tools of the turn: back, forward, a hint.
#[component]
pub fn TurnTools(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    // One button goes back: it undoes while nobody else has acted, and takes a turn back after that.
    let can_undo = move || frame.state.with(|state| state.can_undo);
    let can_take_back = move || frame.state.with(|state| state.can_take_back.is_some());
    let label = Signal::derive(move || {
        frame.say(match can_undo() || !can_take_back() {
            true => Text::Undo,
            false => Text::TakeBack,
        })
    });
    view! {
        <Tool
            icon="undo"
            label
            disabled=Signal::derive(move || !can_undo() && !can_take_back())
            on_click=move |()| go_back(frame)
        />
        <Tool
            icon="redo"
            label=t(Text::Redo)
            disabled=Signal::derive(move || frame.state.with(|state| !state.can_redo))
            on_click=move |()| frame.act(MatchAction::Redo)
        />
        <AdviceTool frame />
    }
}

/// Undoes, or asks before a turn is taken back.
pub fn go_back(frame: MatchFrame) {
    let (undo, take_back) = frame
        .state
        .with_untracked(|state| (state.can_undo, state.can_take_back.is_some()));
    if undo {
        frame.act(MatchAction::Undo);
    } else if take_back {
        frame.panel.set(Some(Panel::TakeBack));
    }
}

/// Asks the computer for a hint, or stops its thinking.
#[component]
fn AdviceTool(frame: MatchFrame) -> impl IntoView {
    let thinks = Memo::new(move |_| frame.ai.with(|ai| ai.thinks_for.is_some()));
    let icon = Signal::derive(move || if thinks.get() { "stop" } else { "hint" });
    let label =
        Signal::derive(move || frame.say(if thinks.get() { Text::Stop } else { Text::Hint }));
    let disabled = Signal::derive(move || !thinks.get() && !frame.may_ask_hint.get());
    let act = move |()| {
        frame.act(match thinks.get_untracked() {
            true => MatchAction::StopThinking,
            false => MatchAction::AskHint,
        });
    };
    view! { <Tool icon label disabled on_click=act /> }
}
