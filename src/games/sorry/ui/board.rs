//! The board: printed card with a felt tray in its middle, where the cards lie. Every part is placed by `geometry.rs`, drawn in
//! `shapes.svg` and styled by `board.css`.

use super::cards_left::CardsLeft;
use super::geometry::Plan;
use super::ground::Ground;
use super::message::Message;
use super::pawn::Pawns;
use super::spot::Spot;
use super::tray::Tray;
use super::way::{Legs, WaysAbove, WaysBelow};
use crate::app::i18n::t;
use crate::app::match_view::{BoardFrame, BoardState, GameView, SpotGroup};
use crate::games::sorry::Sorry;
use crate::games::ui::{GameUi as _, translate};
use leptos::prelude::*;

impl GameView for Sorry {
    fn board(board: BoardState<Sorry>) -> AnyView {
        view! { <Board board /> }.into_any()
    }

    fn side_panel(board: BoardState<Sorry>) -> Option<AnyView> {
        Some(view! { <CardsLeft board /> }.into_any())
    }
}

/// The board, seen from the near player's chair.
#[component]
fn Board(board: BoardState<Sorry>) -> impl IntoView {
    let plan = Memo::new(move |_| {
        board
            .position
            .with(|g| Plan::new(g, board.orientation.get()))
    });
    // Nearly everything follows only from how the board is turned, which changes seldom.
    let quarters = Memo::new(move |_| plan.get().quarters);
    let chosen = Memo::new(move |_| board.position.with(|g| g.chosen_pawn(&board.touched())));
    let legs = Memo::new(move |_| Legs::shown(board));
    let spots = board.position.with_untracked(|g| g.spots());
    let places = spots
        .into_iter()
        .filter(|spot| spot.place().is_some())
        .map(|spot| view! { <PlaceSpot board quarters spot /> })
        .collect_view();
    view! {
        <BoardFrame
            board
            role="group"
            label=t(Message::Board)
            view_box="-40 -40 1680 1680"
            class:aims=move || board.selection.with(|selection| !selection.touched.is_empty())
        >
            <use href="#s-frame" />
            <g aria-hidden="true">{move || view! { <Ground plan=Plan::turned(quarters.get()) /> }}</g>
            <Tray board plan />
            <g>{places}</g>
            <g class="over" aria-hidden="true">
                <WaysBelow plan legs />
            </g>
            <g class="over" aria-hidden="true">
                <Pawns board plan chosen />
            </g>
            <g class="over" aria-hidden="true">
                <WaysAbove plan legs chosen />
            </g>
        </BoardFrame>
    }
}

/// A square, a Start or a Home: a button below whatever stands there, with its marks.
#[component]
fn PlaceSpot(board: BoardState<Sorry>, quarters: Memo<i32>, spot: Spot) -> impl IntoView {
    let is_open = Memo::new(move |_| board.is_open(spot));
    let label = Signal::derive(move || {
        board.position.with(|g| {
            let ahead = match is_open.get() {
                true => g.preview(&board.touched(), spot),
                false => None,
            };
            let parts = [g.describe_spot(spot), ahead];
            let parts = parts.into_iter().flatten().map(|part| board.say(part));
            parts.collect::<Vec<_>>().join(". ")
        })
    });
    let place = Signal::derive(move || translate(Plan::turned(quarters.get()).place(spot)));
    let radius = match spot {
        Spot::Start(_) => Some(136),
        Spot::Home(_) => Some(122),
        _ => None,
    };
    let part = move |class: &'static str| match (radius, class) {
        (Some(r), _) => view! { <circle class=class r=r /> }.into_any(),
        // No gap between squares where a finger would meet nothing.
        (None, "hit") => view! { <rect class=class x=-50 y=-50 width=100 height=100 /> }.into_any(),
        (None, _) => view! { <rect class=class x=-44 y=-44 width=88 height=88 rx=13 /> }.into_any(),
    };
    view! {
        <SpotGroup board spot class="spot square" role="button" label place>
            {["hit", "lit", "s-was", "focus-casing", "focus-ring"].map(part).collect_view()}
        </SpotGroup>
    }
}
