//! What is said at the table: whose turn it is, what to do, the last move, and buttons for what lies beside the board.

use super::choices::Choices;
use crate::app::i18n::{Text, t};
use crate::app::match_view::{MatchFrame, ValuesState};
use crate::game::seat::Seat;
use crate::games::ui::Phrase;
use leptos::prelude::*;

/// What to do now, in words; the last move; and buttons for what lies beside the board.
#[component]
pub fn Speech(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    view! {
        <div
            class="say"
            class:turned=move || frame.is_turned()
            class:looking=move || !frame.may_write.get()
        >
            <h1>{move || whose_turn(frame)}</h1>
            <p class="do">{move || frame.say(what_to_do(frame))}</p>
            <ValuesLine frame />
            <LastMove frame />
            <p class="choices">
                <Choices frame />
            </p>
        </div>
    }
}

/// Whose turn it is, in words; tracked.
pub fn whose_turn(frame: MatchFrame) -> String {
    let Some(seat) = frame.actor() else {
        return frame.say(Text::Finished);
    };
    let who = seat.into();
    frame.say(if frame.is_thinking(seat) {
        Text::IsThinking { who }
    } else if frame.is_computer(seat) {
        Text::WhoseTurn { who }
    } else {
        Text::YourTurnTitle { who }
    })
}

fn what_to_do(frame: MatchFrame) -> Phrase {
    let ai = frame.ai.get();
    let ended = frame.state.with(|state| state.end.clone());
    if let Some(ending) = ended {
        ending
            .reason
            .unwrap_or_else(|| super::result::by_hand(&ending.end).into())
    } else if !frame.may_write.get() {
        Text::Elsewhere.into()
    } else if let Some(seat) = frame.curtain.get() {
        Text::PassTo { who: seat.into() }.into()
    } else if ai.is_gone {
        Text::ComputerGone.into()
    } else if ai.thinks_for.is_some() {
        Text::StopMeans.into()
    } else if ai.seeks_hint {
        Text::HintSeeks.into()
    } else if let Some(seat) = ai.weighs_draw {
        Text::OfferWeighed { who: seat.into() }.into()
    } else {
        frame.prompt.get()
    }
}

/// The last move that was not a mere draw.
#[component]
fn LastMove(frame: MatchFrame) -> impl IntoView {
    let last = Memo::new(move |_| {
        let last = frame.state.with(|state| state.last_act.clone());
        last.map(|last| frame.say(last))
    });
    move || {
        last.get().map(|last| {
            view! {
                <p class="last">
                    <b>{t(Text::LastMove)}</b>
                    " "
                    {last}
                </p>
            }
        })
    }
}

/// How far it is known what each move leads to, where that is shown.
#[component]
pub fn ValuesLine(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    let text = move || {
        let who = frame.actor().unwrap_or(Seat::ONE).into();
        match frame.ai.with(|ai| ai.values) {
            ValuesState::Off | ValuesState::Idle => None,
            ValuesState::Computing => Some(Text::ValuesSought),
            ValuesState::Known => Some(Text::ValuesKnown { who }),
            ValuesState::OutOfReach => Some(Text::ValuesBeyond),
        }
    };
    move || text().map(|text| view! { <p class="last values">{frame.say(text)}</p> })
}
