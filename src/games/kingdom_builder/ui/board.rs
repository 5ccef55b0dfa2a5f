//! The board: painted land, and over it what stands on it and what can be done. Placed by `geometry.rs`, drawn in `shapes.svg`, styled by
//! `board.css`.
//!
//! Four hundred hexes must not be looked through whenever one changes: the land is drawn once, each kind of mark is one path for all
//! hexes that have it, and a hex or a settlement is touched only if it differs from what was shown before.

use super::geometry::{WHOLE, frame};
use super::hand::Hand;
use super::land::{LiveLand, StillLand};
use super::locations::Locations;
use super::marks::{HexMarks, MarksAbove, MarksBelow, TileCounts};
use super::message::Message;
use super::rack::Rack;
use super::scoring::Scoring;
use super::seat_area::SeatArea;
use super::settlements::Settlements;
use super::spot::Spot;
use crate::app::components::{ZoomLabels, ZoomPane};
use crate::app::i18n::t;
use crate::app::match_view::{BoardFrame, BoardState, GameView, focus_spot};
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Hex, HexSet, KingdomBuilder, SIDE};
use leptos::ev;
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// If more hexes than this are lit, they say nothing about where a picture is interesting.
const MANY: u32 = 40;

impl GameView for KingdomBuilder {
    fn board(board: BoardState<KingdomBuilder>) -> AnyView {
        let marks = HexMarks::new(board);
        match board.is_picture() {
            true => view! { <StillBoard board marks /> }.into_any(),
            false => view! { <LiveBoard board marks /> }.into_any(),
        }
    }

    fn side_panel(board: BoardState<KingdomBuilder>) -> Option<AnyView> {
        let panel = view! {
            <div class="k-around">
                <Hand board />
                <Rack board />
                <Scoring board />
                <Locations board />
            </div>
        };
        Some(panel.into_any())
    }

    fn seat_area(
        board: BoardState<KingdomBuilder>,
        seat: Seat,
        is_person: bool,
    ) -> Option<AnyView> {
        Some(view! { <SeatArea board seat is_person /> }.into_any())
    }
}

/// Everything that lies on the land.
#[component]
fn Overlay(board: BoardState<KingdomBuilder>, marks: HexMarks) -> impl IntoView {
    view! {
        <TileCounts board />
        <MarksBelow board marks />
        <Settlements board />
        <MarksAbove board marks />
    }
}

/// A picture: it shows where something stands.
#[component]
fn StillBoard(board: BoardState<KingdomBuilder>, marks: HexMarks) -> impl IntoView {
    let shown = board.position.with_untracked(|g| {
        let lit = marks.lit.get_untracked();
        let lit = if lit.count() > MANY {
            HexSet::EMPTY
        } else {
            lit
        };
        Seat::all(g.seats()).fold(lit, |all, seat| all | g.settlements(seat))
    });
    view! {
        <BoardFrame board role="grid" label=t(Message::Board) view_box=frame(shown)>
            <StillLand board />
            <Overlay board marks />
        </BoardFrame>
    }
}

/// How the element of a hex is found in the page.
fn selector(hex: Hex) -> String {
    format!("[data-spot=\"{}\"]", Spot::Hex(hex))
}

/// The board in play, in a window through which it is looked at.
#[component]
fn LiveBoard(board: BoardState<KingdomBuilder>, marks: HexMarks) -> impl IntoView {
    let node = NodeRef::<svg::Svg>::new();
    // Keys want to see where the focus is, hands do not.
    let by_key = RwSignal::new(false);
    let focus_in = move |e: ev::FocusEvent| {
        let cell: Option<Element> = e.target().and_then(|cell| cell.dyn_into().ok());
        by_key.set(cell.is_some_and(|cell| cell.matches(":focus-visible") == Ok(true)));
    };
    let to_next = Callback::new(move |()| {
        let next = next_hex(board, marks)?;
        focus_spot(
            board,
            node.get_untracked()?.unchecked_ref(),
            Spot::Hex(next),
        );
        Some(selector(next))
    });
    let last = Memo::new(move |_| {
        let last = board.last.with(|last| last.last().copied());
        last.and_then(Spot::hex).map(selector)
    });
    let labels = ZoomLabels {
        near: t(Message::ZoomIn),
        far: t(Message::ZoomOut),
        all: t(Message::ZoomAll),
        next: t(Message::NextHex),
    };
    let whole = frame(HexSet::EMPTY);
    view! {
        <ZoomPane size=WHOLE places=SIDE as i32 + 1 labels to_next followed=last>
            // Two drawings, one over the other: what changes is painted anew without the land.
            <div
                class="k-sheet"
                class:aims=move || marks.hot.with(|hot| !hot.is_empty())
                on:focusin=focus_in
            >
                <BoardFrame
                    board
                    role="grid"
                    label=t(Message::Board)
                    view_box=whole.clone()
                    node
                >
                    <LiveLand board marks />
                </BoardFrame>
                <svg class="k-top" class:keyed=by_key aria-hidden="true" viewBox=whole.clone()>
                    <Overlay board marks />
                </svg>
            </div>
        </ZoomPane>
    }
}

/// The next hex that may be touched, seen from the focus; the first one after the last.
fn next_hex(board: BoardState<KingdomBuilder>, marks: HexMarks) -> Option<Hex> {
    let focused = board.focused.get_untracked().and_then(Spot::hex);
    let here = focused.map_or(0, |hex| hex.index() + 1);
    let open = marks.open.get_untracked();
    open.iter().find(|hex| hex.index() >= here).or(open.first())
}
