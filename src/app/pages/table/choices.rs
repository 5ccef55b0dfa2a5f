//! Buttons below what is said: what there is to press now.

use crate::app::components::{Button, LinkButton};
use crate::app::i18n::{Text, t};
use crate::app::match_view::{MatchAction, MatchFrame, SpotButton};
use crate::app::pages::table::TakeOver;
use crate::app::route::Route;
use leptos::prelude::*;

/// What there is to press now.
#[component]
pub fn Choices(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    view! {
        <MainChoice frame />
        <Show when=move || frame.may_cancel.get()>
            <Button
                class="small"
                label=t(Text::Cancel)
                on_click=move |()| frame.act(MatchAction::Cancel)
            />
        </Show>
        <SpotButtons frame />
    }
}

/// The one thing that stands out.
#[component]
fn MainChoice(frame: MatchFrame) -> impl IntoView {
    let take_over = expect_context::<TakeOver>();
    move || {
        if frame.is_over() {
            let to = Route::Result(frame.id);
            view! { <LinkButton class="small primary" icon="eye" label=t(Text::SeeResult) to /> }
                .into_any()
        } else if !frame.may_write.get() {
            let on_click = move |()| take_over.run();
            view! { <Button class="small primary" label=t(Text::PlayHere) on_click /> }.into_any()
        } else if frame.ai.with(|ai| ai.is_gone) {
            let on_click = move |()| frame.act(MatchAction::TryAgain);
            view! { <Button class="small primary" label=t(Text::TryAgain) on_click /> }.into_any()
        } else if let Some(go) = frame.pending.get() {
            let on_click = move |()| frame.act(MatchAction::Confirm);
            view! { <Button class="small primary" label=t(go) on_click /> }.into_any()
        } else {
            ().into_any()
        }
    }
}

/// Buttons for spots that lie beside the board.
#[component]
pub fn SpotButtons(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    view! {
        <For
            each=move || frame.buttons.get()
            key=|button| (button.spot.clone(), format!("{:?}", button.label))
            let(button)
        >
            <BesideButton frame button />
        </For>
    }
}

#[component]
fn BesideButton(frame: MatchFrame, button: SpotButton) -> impl IntoView {
    let SpotButton { spot, label } = button;
    let touched = spot.clone();
    view! {
        <button
            type="button"
            class="btn small"
            data-spot=spot
            on:click=move |_| frame.act(MatchAction::Touch(touched.clone()))
        >
            <span>{move || frame.say(label.clone())}</span>
        </button>
    }
}
