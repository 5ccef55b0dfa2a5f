//! The card in play, how much of it is built, and the piles.

use super::drawings::{HousePip, TerrainArt};
use super::message::Message;
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::games::kingdom_builder::{Deck, KingdomBuilder, MANDATORY};
use leptos::prelude::*;

/// All of it.
#[component]
pub fn Hand(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let pile = Memo::new(move |_| board.position.with(|g| g.pile()));
    let discards = Memo::new(move |_| board.position.with(|g| g.discards()));
    let seen = move || board.say(discard_label(&discards.get()));
    view! {
        <section class="k-hand" aria-label=t(Message::CardHead)>
            <CardInPlay board />
            <div class="k-mid">
                <h2>{t(Message::CardHead)}</h2>
                <BuiltPips board />
            </div>
            <div class="k-pile">
                <span></span>
                <b>{move || sum(&pile.get())}</b>
                <small>{t(Message::DrawPile)}</small>
            </div>
            <div class="k-pile k-discard" title=seen>
                <span></span>
                <b>{move || sum(&discards.get())}</b>
                <small>{t(Message::DiscardPile)}</small>
            </div>
        </section>
    }
}

fn sum(deck: &Deck) -> u8 {
    deck.iter().sum()
}

fn discard_label(deck: &Deck) -> Message {
    let [grass, flowers, forest, canyon, desert] = *deck;
    Message::DiscardLabel {
        n: sum(deck),
        grass,
        flowers,
        forest,
        canyon,
        desert,
    }
}

/// The terrain card that lies open.
#[component]
fn CardInPlay(board: BoardState<KingdomBuilder>) -> impl IntoView {
    let card = Memo::new(move |_| board.position.with(|g| g.card_in_play()));
    let face = move || match card.get() {
        Some(terrain) => view! {
            <TerrainArt terrain />
            <b>{t(Message::TerrainName { terrain })}</b>
        }
        .into_any(),
        None => view! { <b>{t(Message::CardNone)}</b> }.into_any(),
    };
    view! { <div class="k-card">{face}</div> }
}

/// The settlements of the mandatory action: those that are built, and those that are still due.
#[component]
fn BuiltPips(board: BoardState<KingdomBuilder>) -> impl IntoView {
    let progress = Memo::new(move |_| {
        board.position.with(|g| {
            let all = (g.built + g.due()).min(MANDATORY);
            (g.built.min(all), all, g.to_act())
        })
    });
    let pips = move || {
        let (built, all, seat) = progress.get();
        let colour = board.colour(seat);
        let pip = move |n| {
            let colour = if n < built { colour } else { "none" };
            view! { <HousePip colour /> }
        };
        let count = (all > 0).then(|| view! { <b>{t(Message::BuiltOf { n: built, all })}</b> });
        view! {
            {(0..all).map(pip).collect_view()}
            {count}
        }
    };
    view! { <div class="k-pips">{pips}</div> }
}
