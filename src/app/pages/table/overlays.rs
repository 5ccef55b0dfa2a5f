//! What comes over the board for a while: a curtain between two hands, and what a move brought.

use crate::app::components::Button;
use crate::app::i18n::Text;
use crate::app::match_view::{MatchAction, MatchFrame};
use leptos::prelude::*;

/// Between two hands: nobody sees the next one before its owner has come.
#[component]
pub fn Curtain(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    move || {
        frame.curtain.get().map(|seat| {
            let who = move || seat.into();
            let here = Signal::derive(move || frame.say(Text::ShowHand { who: who() }));
            view! {
                <div class="curtain" class:turned=move || frame.is_turned()>
                    <h2>{move || frame.say(Text::PassTo { who: who() })}</h2>
                    <Button
                        class="primary big"
                        label=here
                        on_click=move |()| frame.act(MatchAction::LiftCurtain)
                        attr:data-act="lift"
                    />
                </div>
            }
        })
    }
}

/// A capture, an extra turn: shown over the middle of the board for a moment, gone by itself.
#[component]
pub fn Highlight(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    // A new position shows its own, also if it says the same.
    let shown = Memo::new(move |_| {
        frame
            .state
            .with(|state| (state.shown, state.highlight.clone()))
    });
    move || {
        let (_, highlight) = shown.get();
        highlight.map(|highlight| {
            view! {
                <p class="moment" class:turned=frame.is_turned() aria-hidden="true">
                    {frame.say(highlight)}
                </p>
            }
        })
    }
}
