//! The board: inlaid lines in a wooden frame, men of ivory and ebony, a tray for each player. Every part is placed by
//! `geometry.rs`, drawn in `shapes.svg` and styled by `board.css`.

use super::geometry::{Plan, SIZE};
use super::lines::{ClosedMills, LastMove, Ways};
use super::men::Men;
use super::message::Message;
use super::point::PointSpot;
use super::tray::Tray;
use super::wood::Wood;
use crate::app::i18n::t;
use crate::app::match_view::{BoardFrame, BoardState, GameView};
use crate::games::morris::rules::board::each;
use crate::games::morris::{Morris, Side};
use leptos::prelude::*;

impl GameView for Morris {
    fn board(board: BoardState<Morris>) -> AnyView {
        view! { <Board board /> }.into_any()
    }
}

/// The board and both trays, seen from the near player's chair.
#[component]
fn Board(board: BoardState<Morris>) -> impl IntoView {
    let plan = Memo::new(move |_| {
        board
            .position
            .with(|g| Plan::new(g, board.orientation.get()))
    });
    let (width, height) = SIZE;
    let aims = Signal::derive(move || !board.touched().is_empty());
    let all = board.position.with_untracked(|g| g.board().all());
    let points = each(all).map(move |point| view! { <PointSpot board plan point /> });
    view! {
        <BoardFrame
            board
            role="group"
            label=t(Message::Board)
            view_box=format!("0 0 {width} {height}")
            aims
        >
            <g class="wood" aria-hidden="true">
                {move || view! { <Wood plan=plan.get() /> }}
            </g>
            <g class="trays" aria-hidden="true">
                <Tray board plan side=Side::White />
                <Tray board plan side=Side::Black />
            </g>
            <g class="over" aria-hidden="true">
                <ClosedMills board plan />
                <LastMove board plan />
                <Ways board plan />
            </g>
            <g class="over" aria-hidden="true">
                <Men board plan />
            </g>
            <g>{points.collect_view()}</g>
        </BoardFrame>
    }
}
