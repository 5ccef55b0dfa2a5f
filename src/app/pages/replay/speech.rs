//! What is said of a match that is looked at again.

use super::state::Replay;
use crate::app::components::Button;
use crate::app::i18n::{Text, t};
use crate::app::match_view::MatchAction;
use crate::app::pages::table::speech::ValuesLine;
use leptos::prelude::*;

/// What was just played, or taken back, or how it ended.
#[component]
pub fn ReplaySpeech(
    /// The match.
    replay: Replay,
) -> impl IntoView {
    let frame = replay.frame;
    let head = move || {
        let state = frame.state.get();
        match (&state.end, state.shown) {
            (Some(ending), _) => frame.headline(ending),
            (None, 0) => frame.say(Text::BeforeFirst),
            (None, number) => frame.say(replay.move_label(number)),
        }
    };
    let said = move || {
        let state = frame.state.get();
        match (replay.taken_back.get(), &state.end, state.last) {
            (Some(taken_back), _, _) => frame.say(taken_back),
            (None, Some(ending), _) => frame.reason(ending),
            (None, None, Some(last)) => frame.say(last),
            (None, None, None) => frame.say(Text::MovesCount { n: state.total }),
        }
    };
    let is_gone = move || frame.ai.with(|ai| ai.is_gone);
    view! {
        <div class="say">
            <h1 tabindex="-1">{head}</h1>
            <p class="do">{said}</p>
            <LastMove replay />
            <ValuesLine frame />
            <Show when=is_gone>
                <p class="choices">
                    {t(Text::ComputerGone)}
                    <Button
                        class="small primary"
                        label=t(Text::TryAgain)
                        on_click=move |()| frame.act(MatchAction::TryAgain)
                    />
                </p>
            </Show>
        </div>
    }
}

/// The last move, once the head says how it ended.
#[component]
fn LastMove(replay: Replay) -> impl IntoView {
    let frame = replay.frame;
    move || {
        let state = frame.state.get();
        let last = state.last.filter(|_| state.end.is_some())?;
        Some(view! {
            <p class="last">
                <b>{frame.say(replay.move_label(state.shown))}</b>
                " "
                {frame.say(last)}
            </p>
        })
    }
}
