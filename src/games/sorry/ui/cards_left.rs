//! The cards that are left, beside the board: cards are counted, not rigged.

use super::message::Message;
use super::tray::large;
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::games::sorry::cards::{Cards, DECK};
use crate::games::sorry::{Card, Sorry};
use leptos::prelude::*;

/// What the viewer has not seen yet, kind by kind.
#[component]
pub fn CardsLeft(
    /// The board.
    board: BoardState<Sorry>,
) -> impl IntoView {
    let unseen = Memo::new(move |_| board.position.with(|g| g.unseen_by(board.viewer.get())));
    let all = move || {
        board.say(Message::CardsOf {
            n: unseen.get().iter().sum(),
            all: DECK.iter().sum(),
        })
    };
    let kinds = Card::all().map(|card| view! { <Kind board unseen card /> });
    view! {
        <details class="deck-left" open=true>
            <summary>
                <b>{t(Message::CardsLeft)}</b>
                <span class="lab">{all}</span>
            </summary>
            <ol>{kinds.collect_view()}</ol>
        </details>
    }
}

/// One kind of card, and how many are left of it.
#[component]
fn Kind(board: BoardState<Sorry>, unseen: Memo<Cards>, card: Card) -> impl IntoView {
    let whole = DECK[card.index()];
    let left = Memo::new(move |_| unseen.get()[card.index()]);
    let label = move || {
        board.say(Message::CardsKind {
            card,
            n: left.get(),
            all: whole,
        })
    };
    let pips = (0..whole).map(|n| view! { <i class:on=move || n < left.get()></i> });
    view! {
        <li class="kind" aria-label=label>
            <b aria-hidden="true">{move || large(board, card)}</b>
            <span class="n" aria-hidden="true">
                {move || format!("×{}", left.get())}
            </span>
            <span class="pips" aria-hidden="true">
                {pips.collect_view()}
            </span>
        </li>
    }
}
