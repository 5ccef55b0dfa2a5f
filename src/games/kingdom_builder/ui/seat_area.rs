//! What lies before each player: settlements left, tiles, and the card for the next turn, which only its owner may see.

use super::describe::NextCard;
use super::drawings::{HousePip, Sign, TerrainArt};
use super::message::Message;
use super::rack::{hidden_unless, multiplicity, tile_class};
use super::tiles::HeldTiles;
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{KingdomBuilder, LocationKind};
use leptos::ev;
use leptos::prelude::*;

/// All of it, in the bar of a seat.
#[component]
pub fn SeatArea(
    /// The board.
    board: BoardState<KingdomBuilder>,
    /// Whose it is.
    seat: Seat,
    /// Does somebody at this screen decide for the seat?
    is_person: bool,
) -> impl IntoView {
    let left = Memo::new(move |_| board.position.with(|g| g.supply(seat)));
    let kinds = board.position.with_untracked(|g| g.location_kinds());
    let held = Memo::new(move |_| {
        board
            .position
            .with(|g| kinds.map(|kind| g.held_tiles(seat, kind)))
    });
    let chips = move || {
        let held = kinds.into_iter().zip(held.get());
        held.filter_map(|(kind, held)| Some((kind, held?)))
            .map(|(kind, held)| view! { <TileChip board kind held /> })
            .collect_view()
    };
    view! {
        <div class="k-holds">
            <span class="k-left" title=move || board.say(Message::LeftLabel { n: left.get() })>
                <HousePip colour=board.colour(seat) />
                <b>{left}</b>
                <small>{t(Message::LeftWord)}</small>
            </span>
            <span class="k-chips-of">{chips}</span>
            <NextCardButton board seat is_person />
        </div>
    }
}

/// A tile, small.
#[component]
fn TileChip(
    board: BoardState<KingdomBuilder>,
    kind: LocationKind,
    held: HeldTiles,
) -> impl IntoView {
    let state = held.best;
    let label = Signal::derive(move || board.say(Message::TileLabel { kind, state }));
    view! {
        <span
            class=format!("k-chip {}", tile_class(state))
            role="img"
            title=label
            aria-label=label
        >
            <Sign name=kind.name() />
            <b>{multiplicity(Some(held))}</b>
        </span>
    }
}

/// The card for the next turn: open to who may see it, and to its owner at a shared screen as long as they hold it. What is not seen is
/// nowhere in the page.
#[component]
fn NextCardButton(board: BoardState<KingdomBuilder>, seat: Seat, is_person: bool) -> impl IntoView {
    let peeks = RwSignal::new(false);
    let card = Memo::new(move |_| {
        let (viewer, peeks) = (board.viewer.get(), peeks.get());
        board
            .position
            .with(|g| g.next_card(seat, viewer, is_person, peeks))
    });
    let label = Signal::derive(move || {
        board.say(match card.get() {
            NextCard::FaceUp(terrain) => Message::NextCard { terrain },
            NextCard::FaceDown | NextCard::None => Message::NextHold,
        })
    });
    let face = move || match card.get() {
        NextCard::FaceUp(terrain) => view! {
            <TerrainArt terrain />
            <b>{t(Message::TerrainName { terrain })}</b>
        }
        .into_any(),
        NextCard::FaceDown | NextCard::None => view! { <i></i> }.into_any(),
    };
    // A button that is taken away loses the focus after everything else of it is gone.
    let peek = move |on: bool| {
        if peeks.try_get_untracked() == Some(!on) {
            peeks.set(on);
        }
    };
    let key_down = move |e: ev::KeyboardEvent| {
        if matches!(e.key().as_str(), "Enter" | " ") {
            e.prevent_default();
            peek(true);
        }
    };
    view! {
        <button
            type="button"
            class="k-next"
            title=label
            aria-label=label
            style:display=move || hidden_unless(card.get() != NextCard::None)
            on:pointerdown=move |_| peek(true)
            on:keydown=key_down
            on:pointerup=move |_| peek(false)
            on:pointerleave=move |_| peek(false)
            on:pointercancel=move |_| peek(false)
            on:keyup=move |_| peek(false)
            on:blur=move |_| peek(false)
            // Holding it long is no wish for a menu.
            on:contextmenu=move |e| e.prevent_default()
        >
            {face}
        </button>
    }
}
