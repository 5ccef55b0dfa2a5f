//! What is marked on the land. Each kind of mark is one path for all hexes that have it, so that a change sets one attribute.

use super::geometry::{crosses, middle, outlines};
use super::spot::{Spot, hexes_among};
use crate::app::match_view::BoardState;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Hex, HexSet, KingdomBuilder};
use leptos::prelude::*;

/// The hexes that are marked, kind by kind. Cheap to copy.
#[derive(Clone, Copy)]
pub struct HexMarks {
    /// Those that may be touched next.
    pub open: Memo<HexSet>,
    /// Those that are lit: the open ones; in a picture, those that could be touched after what it points at.
    pub lit: Memo<HexSet>,
    /// The lit one under the pointer.
    pub hot: Memo<HexSet>,
    /// The one that Tab leads to.
    pub tab_stop: Memo<Hex>,
}

impl HexMarks {
    /// The marks of a board.
    pub fn new(board: BoardState<KingdomBuilder>) -> HexMarks {
        let open = Memo::new(move |_| board.open.with(|open| hexes_among(open)));
        let lit = match board.is_picture() {
            true => Memo::new(move |_| lit_in_picture(board)),
            false => open,
        };
        HexMarks {
            open,
            lit,
            hot: Memo::new(move |_| {
                let pointed = board.pointed.get().and_then(Spot::hex);
                only(pointed.filter(|hex| lit.with(|lit| lit.contains(*hex))))
            }),
            tab_stop: Memo::new(move |_| {
                let focused = board.focused.get().and_then(Spot::hex);
                let first_open = || open.with(HexSet::first);
                focused.or_else(first_open).unwrap_or(Hex::at(0, 0))
            }),
        }
    }
}

/// The set of this hex, if there is one.
fn only(hex: Option<Hex>) -> HexSet {
    hex.into_iter().collect()
}

/// The hexes that could be touched after those a picture points at. The end of the turn points at those for the first settlement.
fn lit_in_picture(board: BoardState<KingdomBuilder>) -> HexSet {
    let mut path = board.touched();
    match board.pointed.get() {
        None => return HexSet::EMPTY,
        Some(Spot::End) => (),
        Some(spot) => path.push(spot),
    }
    hexes_among(&board.open_after(&path))
}

/// How many tiles are left on each location.
#[component]
pub fn TileCounts(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let count = move |(number, hex): (usize, Hex)| {
        let left = Memo::new(move |_| board.position.with(|g| g.tiles_left(number)));
        let (x, y) = middle(hex);
        view! {
            <g class="k-count" class:none=move || left.get() == 0>
                <circle r=9 cx=x cy=y + 18 />
                <text x=x y=y + 23>
                    {left}
                </text>
            </g>
        }
    };
    let counts = board.position.with_untracked(|g| {
        let hexes = g.land().locations.iter().map(|location| location.hex);
        hexes.enumerate().map(count).collect_view()
    });
    view! {
        <g class="k-over" aria-hidden="true">
            {counts}
        </g>
    }
}

/// What lies under the settlements: what earns gold, what may be touched, what was last.
#[component]
pub fn MarksBelow(
    /// The board.
    board: BoardState<KingdomBuilder>,
    /// What is marked on it.
    marks: HexMarks,
) -> impl IntoView {
    let shines = Seat::all(board.position.with_untracked(|g| g.seats())).map(move |seat| {
        let earning = Memo::new(move |_| earning_hexes(board, seat));
        let class = format!("k-shine k-over seat-{}", board.colour(seat));
        view! { <path class=class d=move || outlines(earning.get(), 4) /> }
    });
    let last = Memo::new(move |_| board.last.with(|last| hexes_among(last)));
    view! {
        {shines.collect_view()}
        <path class="k-lit-halo k-over" d=move || outlines(marks.lit.get(), 2) />
        <path class="k-lit k-over" d=move || outlines(marks.lit.get(), 2) />
        <path class="k-cross k-over" d=move || crosses(marks.lit.get()) />
        <path class="k-last-out k-over" d=move || outlines(last.get(), 0) />
        <path class="k-last k-over" d=move || outlines(last.get(), 0) />
    }
}

/// What lies over the settlements: what was chosen, what is pointed at, where the focus is.
#[component]
pub fn MarksAbove(
    /// The board.
    board: BoardState<KingdomBuilder>,
    /// What is marked on it.
    marks: HexMarks,
) -> impl IntoView {
    let hint = Memo::new(move |_| board.hint.with(|hint| hexes_among(hint)));
    let held = Memo::new(move |_| board.selection.with(|s| hexes_among(&s.touched)));
    let focus = Memo::new(move |_| only(board.focused.get().and_then(Spot::hex)));
    view! {
        <path class="k-hint-out k-over" d=move || outlines(hint.get(), 1) />
        <path class="k-hint k-over" d=move || outlines(hint.get(), 1) />
        <path class="k-held k-over" d=move || outlines(held.get(), 1) />
        <path class="k-hot k-over" d=move || outlines(marks.hot.get(), 3) />
        <path class="k-focus-out k-over" d=move || outlines(focus.get(), 0) />
        <path class="k-focus k-over" d=move || outlines(focus.get(), 0) />
    }
}

/// The hexes that earn a seat its gold: of the part of the score that is pointed at, or as far as a count has come.
fn earning_hexes(board: BoardState<KingdomBuilder>, seat: Seat) -> HexSet {
    let pointed = board.pointed.get().and_then(Spot::score_part);
    match (board.look.with(|look| look.count), pointed) {
        (Some(count), _) if count.seat != seat => HexSet::EMPTY,
        (Some(count), _) => board.position.with(|g| count.counted(g)),
        (None, Some(part)) => board.position.with(|g| g.score_part(part, seat).hexes),
        (None, None) => HexSet::EMPTY,
    }
}
