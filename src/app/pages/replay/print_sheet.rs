//! The sheet under the last position: who played, every score with its parts, all moves.

use super::state::{MadeMove, Replay};
use crate::app::browser::clock::format_date;
use crate::app::pages::table::Tally;
use leptos::prelude::*;

/// What is printed below the board.
#[component]
pub fn PrintSheet(
    /// The match.
    replay: Replay,
) -> impl IntoView {
    let frame = replay.frame;
    let sheet = move || {
        replay.printed.get()?;
        let state = frame.state.get();
        let ending = state.end.clone();
        let result = match &ending {
            Some(ending) => format!("{}. {}", frame.headline(ending), frame.reason(ending)),
            None => frame.say(replay.progress()),
        };
        let title = format!(
            "{}: {}",
            frame.say(frame.info.name.clone()),
            frame.names().join(", ")
        );
        let day = format_date(frame.record().begun, frame.i18n().language.get());
        let item = move |MadeMove { notation, words }: MadeMove| {
            view! {
                <li>
                    <b>{notation}</b>
                    " "
                    {frame.say(words)}
                </li>
            }
        };
        let parts = ending.map(|ending| ending.parts).unwrap_or_default();
        Some(view! {
            <p class="print-title">{title}</p>
            <p class="print-title">{format!("{day} · {result}")}</p>
            <Tally frame state parts />
            <ol class="print-moves">
                {replay.moves.get_value().into_iter().map(item).collect_view()}
            </ol>
        })
    };
    view! { <section class="print-sheet">{sheet}</section> }
}
