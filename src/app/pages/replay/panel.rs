//! What may lie over a board that is looked at again.

use super::state::{MadeMove, Replay, ReplayTool};
use crate::app::components::{Button, Dialog, Switch};
use crate::app::i18n::{Text, t};
use crate::app::match_view::Panel;
use crate::app::pages::rules::Booklet;
use crate::app::pages::table::menu::ValuesSwitch;
use crate::app::pages::table::panels::{Done, TextPanel};
use crate::app::state::use_settings;
use leptos::prelude::*;

/// The dialogs of a replay, one at a time.
#[component]
pub fn ReplayPanel(
    /// The match.
    replay: Replay,
) -> impl IntoView {
    let frame = replay.frame;
    let content = move || match frame.panel.get() {
        Some(Panel::Moves) => view! {
            <h2>{t(Text::Moves)}</h2>
            <MoveButtons replay />
            <Done frame />
        }
        .into_any(),
        Some(Panel::Text) => view! { <TextPanel frame /> }.into_any(),
        Some(Panel::Rules) => view! {
            <Booklet info=frame.info page=RwSignal::new(0) />
            <Done frame />
        }
        .into_any(),
        Some(_) => view! { <ReplayMenu replay /> }.into_any(),
        None => ().into_any(),
    };
    view! {
        <Dialog
            label=t(Text::Replay)
            class="panel"
            open=Signal::derive(move || frame.panel.with(Option::is_some))
            on_close=move |()| frame.panel.set(None)
        >
            {content}
        </Dialog>
    }
}

/// Everything one may do with the match.
#[component]
fn ReplayMenu(replay: Replay) -> impl IntoView {
    const TOOLS: [ReplayTool; 7] = [
        ReplayTool::Branch,
        ReplayTool::Link,
        ReplayTool::Print,
        ReplayTool::Moves,
        ReplayTool::Text,
        ReplayTool::Rules,
        ReplayTool::Save,
    ];
    let frame = replay.frame;
    let button = move |tool: ReplayTool| {
        view! {
            <Button
                icon=tool.icon()
                label=t(tool.label())
                disabled=Signal::derive(move || replay.is_disabled(tool))
                on_click=move |()| replay.press(tool)
            />
        }
    };
    view! {
        <h2>{t(frame.info.name.clone())}</h2>
        <div class="row">{TOOLS.map(button).collect_view()}</div>
        <DiagramsSwitch />
        {frame.info.exact.then(|| view! { <ValuesSwitch frame /> })}
        <Done frame />
    }
}

/// Whether matches are handed on with a diagram of every turn.
#[component]
pub fn DiagramsSwitch() -> impl IntoView {
    let settings = use_settings();
    view! {
        <Switch
            name=t(Text::WithBoards)
            on=Signal::derive(move || settings.all.with(|all| all.boards))
            on_flip=move |()| settings.change(|all| all.boards ^= true)
        />
    }
}

/// Every move as a button that leads there.
#[component]
fn MoveButtons(replay: Replay) -> impl IntoView {
    let button = move |(i, MadeMove { notation, words }): (usize, MadeMove)| {
        let go = move |_| {
            replay.frame.panel.set(None);
            replay.step(i + 1);
        };
        view! {
            <li>
                <button type="button" class="move" on:click=go>
                    <b>{notation}</b>
                    " "
                    {replay.frame.say(words)}
                </button>
            </li>
        }
    };
    let moves = replay.moves.get_value().into_iter().enumerate();
    view! { <ol class="past">{moves.map(button).collect_view()}</ol> }
}
