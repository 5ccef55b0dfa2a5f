//! The buttons over the corners of the board that change how it is looked at.

use super::look::Look;
use super::message::Message;
use crate::app::components::Icon;
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::games::score_four::ScoreFour;
use leptos::prelude::*;

/// All buttons that change how the board is looked at.
#[component]
pub fn Controls(
    /// The board.
    board: BoardState<ScoreFour>,
) -> impl IntoView {
    let look = board.look;
    let turn = move |right: bool| move |()| look.update(|look| *look = look.turned(right));
    let tilt = move |up: bool| move |()| look.update(|look| *look = look.tilted(up));
    view! {
        <div
            class="seen"
            class:flat=move || look.get().flat
            class:standing=move || board.orientation.get().standing
            role="group"
            aria-label=t(Message::View)
        >
            <LookSwitch
                id="levels"
                label=Message::Levels
                pressed=Signal::derive(move || look.get().flat)
                on_click=move |()| look.update(Look::toggle_levels)
            />
            <LookSwitch
                id="threats"
                label=Message::Threats
                pressed=Signal::derive(move || look.get().marked)
                on_click=move |()| look.update(Look::toggle_threats)
            />
            <div class="sight">
                <div class="turns">
                    <RoundButton
                        id="turn-left"
                        key="q"
                        label=Message::TurnLeft
                        on_click=turn(false)
                    />
                    <RoundButton id="tilt-up" key="w" label=Message::TiltUp on_click=tilt(true) />
                    <RoundButton
                        id="tilt-down"
                        key="s"
                        label=Message::TiltDown
                        on_click=tilt(false)
                    />
                    <RoundButton
                        id="turn-right"
                        key="e"
                        label=Message::TurnRight
                        on_click=turn(true)
                    />
                </div>
            </div>
        </div>
    }
}

/// A switch that stays pressed: an icon and a word.
#[component]
fn LookSwitch(
    id: &'static str,
    label: Message,
    pressed: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="see"
            data-view=id
            aria-pressed=move || pressed.get().to_string()
            on:click=move |_| on_click.run(())
        >
            <Icon name=id />
            <span>{t(label)}</span>
        </button>
    }
}

/// A round button that turns or tilts the board; its name is shown under the pointer.
#[component]
fn RoundButton(
    id: &'static str,
    key: &'static str,
    label: Message,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let label = t(label);
    view! {
        <button
            type="button"
            class="round"
            data-view=id
            aria-keyshortcuts=key
            title=label
            aria-label=label
            on:click=move |_| on_click.run(())
        >
            <Icon name=id />
        </button>
    }
}
