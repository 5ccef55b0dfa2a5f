//! The panels of a table: the list of moves, the board as text, the rules, and what ends a match by hand.

use super::menu::{Menu, ResignPanel};
use crate::app::components::{Button, Dialog};
use crate::app::i18n::{Text, t};
use crate::app::match_view::{MatchAction, MatchFrame, Panel};
use crate::app::pages::rules::Booklet;
use crate::game::seat::Seat;
use leptos::prelude::*;

/// The dialogs of a table, one at a time.
#[component]
pub fn Panels(
    /// The match.
    frame: MatchFrame,
    /// The list of moves, which knows the game.
    #[prop(into)]
    moves: ViewFn,
) -> impl IntoView {
    let content = move || match frame.panel.get() {
        Some(Panel::Moves) => moves.run(),
        Some(Panel::Text) => view! { <TextPanel frame /> }.into_any(),
        Some(Panel::Rules) => view! {
            <Booklet info=frame.info page=RwSignal::new(0) />
            <Done frame />
        }
        .into_any(),
        // These stand still while computers play on: whoever reaches for a button finds it.
        Some(Panel::Menu) => untrack(|| view! { <Menu frame /> }.into_any()),
        Some(Panel::Resign) => untrack(|| view! { <ResignPanel frame /> }.into_any()),
        Some(Panel::TakeBack) => {
            let act = MatchAction::TakeBack;
            view! { <Question frame question=Text::TakeBackAsk yes=Text::TakeBack act /> }
                .into_any()
        }
        Some(Panel::DrawOffer(asked)) => view! { <DrawOffer frame asked /> }.into_any(),
        Some(Panel::Abandon) => {
            let act = MatchAction::Abandon;
            view! { <Question frame question=Text::AbandonAsk yes=Text::Abandon act /> }.into_any()
        }
        Some(Panel::Restart) => {
            let act = MatchAction::Restart;
            view! { <Question frame question=Text::RestartAsk yes=Text::Restart act /> }.into_any()
        }
        None => ().into_any(),
    };
    let turned = Signal::derive(move || match frame.panel.get() {
        Some(Panel::DrawOffer(seat)) => frame.is_far(seat),
        _ => frame.is_turned(),
    });
    // Who only closes the question of a draw declines it.
    let close = move |()| match frame.panel.get_untracked() {
        Some(Panel::DrawOffer(seat)) => answer_draw(frame, seat, false),
        _ => frame.panel.set(None),
    };
    view! {
        <Dialog
            label=t(Text::MatchTools)
            class="panel"
            open=Signal::derive(move || frame.panel.with(Option::is_some))
            turned
            on_close=close
        >
            {content.clone()}
        </Dialog>
    }
}

/// The button that closes a panel.
#[component]
pub fn Done(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    view! { <Button class="primary" label=t(Text::Close) on_click=move |()| frame.panel.set(None) /> }
}

/// The position as text.
#[component]
pub fn TextPanel(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    view! {
        <h2>{t(Text::BoardAsText)}</h2>
        <pre class="board-text" tabindex="0">
            {frame.text}
        </pre>
        <Done frame />
    }
}

/// Asks once, with the consequence in words.
#[component]
pub fn Question(
    /// The match.
    frame: MatchFrame,
    /// What is asked.
    question: Text,
    /// What the button says that agrees.
    yes: Text,
    /// What happens then.
    act: MatchAction,
) -> impl IntoView {
    let agree = move |()| {
        frame.panel.set(None);
        frame.act(act.clone());
    };
    view! {
        <h2>{t(question)}</h2>
        <div class="row">
            <Button class="primary" label=t(yes) on_click=agree />
            <Button label=t(Text::GoOn) on_click=move |()| frame.panel.set(None) />
        </div>
    }
}

/// Asks a person whether they take a draw.
#[component]
fn DrawOffer(frame: MatchFrame, asked: Seat) -> impl IntoView {
    let question = move || {
        frame.say(Text::OfferAsk {
            who: asked.other().into(),
            whom: asked.into(),
        })
    };
    view! {
        <h2>{question}</h2>
        <div class="row">
            <Button
                class="primary"
                label=t(Text::Accept)
                on_click=move |()| answer_draw(frame, asked, true)
            />
            <Button label=t(Text::Decline) on_click=move |()| answer_draw(frame, asked, false) />
        </div>
    }
}

fn answer_draw(frame: MatchFrame, asked: Seat, yes: bool) {
    frame.panel.set(None);
    frame.act(MatchAction::AnswerDraw(asked, yes));
}
