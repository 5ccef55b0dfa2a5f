//! The board: carved wood, glass stones, ivory numerals. Every part is placed by `geometry.rs` and styled by `board.css`.

use super::geometry::Plan;
use super::hole::{HoleSpot, Numeral, NumeralAgain, ValueTag};
use super::message::Message;
use super::stones::Stones;
use super::trail::Ahead;
use super::wood::Wood;
use crate::app::i18n::t;
use crate::app::match_view::{BoardFrame, BoardState, GameView};
use crate::games::mancala::{HOLES, Hole, Mancala, PITS};
use leptos::prelude::*;

impl GameView for Mancala {
    fn board(board: BoardState<Mancala>) -> AnyView {
        view! { <Board board /> }.into_any()
    }
}

/// The board, lying or standing, seen from the near player's chair.
#[component]
fn Board(board: BoardState<Mancala>) -> impl IntoView {
    let plan = Memo::new(move |_| {
        board
            .position
            .with(|g| Plan::new(g, board.orientation.get()))
    });
    let view_box = Signal::derive(move || {
        let (width, height) = plan.get().size();
        format!("0 0 {width} {height}")
    });
    let row = move |first: usize| {
        let holes = (first..=first + PITS).map(Hole::at);
        let holes = holes.map(move |hole| view! { <HoleSpot board plan hole /> });
        view! { <g role="row">{holes.collect_view()}</g> }
    };
    let numerals = (0..HOLES).map(Hole::at).map(move |hole| {
        view! {
            <Numeral board plan hole />
            <NumeralAgain board plan hole />
            <ValueTag board plan hole />
        }
    });
    let standing = Memo::new(move |_| board.orientation.get().standing);
    view! {
        <BoardFrame board role="grid" label=t(Message::Board) view_box>
            <g class="wood" aria-hidden="true">
                {move || view! { <Wood standing=standing.get() /> }}
            </g>
            {row(0)}
            {row(PITS + 1)}
            <g class="over" aria-hidden="true">
                <Stones board plan />
                {numerals.collect_view()}
                <Ahead board plan />
            </g>
        </BoardFrame>
    }
}
