//! One hole of the board, its numerals, and what sowing it leads to.

use super::geometry::Plan;
use super::spot::Spot;
use crate::app::match_view::{BoardState, SpotGroup};
use crate::games::mancala::{Hole, Mancala};
use crate::games::ui::{GameUi as _, Point, translate};
use leptos::prelude::*;

/// A place, turned for the player opposite.
pub fn turned(place: Point, over: bool) -> String {
    let turn = if over { " rotate(180deg)" } else { "" };
    translate(place) + turn
}

/// Is this read by the player opposite, on a board between two players? Tracked.
fn is_far(board: BoardState<Mancala>, plan: Memo<Plan>, hole: Hole) -> bool {
    board.orientation.get().faced && plan.get().near != hole.side()
}

/// A pit or a store.
#[component]
pub fn HoleSpot(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Which hole it is.
    hole: Hole,
) -> impl IntoView {
    let spot = Spot::Hole(hole);
    let label = Signal::derive(move || {
        board.position.with(|g| {
            let value = board.value(spot).map(|value| board.say(value.describe()));
            let ahead = board.is_open(spot).then(|| g.preview(&[], spot)).flatten();
            let ahead = ahead.map(|ahead| board.say(ahead));
            let parts = [Some(board.say(g.describe_hole(hole))), value, ahead];
            parts.into_iter().flatten().collect::<Vec<_>>().join(". ")
        })
    });
    let place = Signal::derive(move || translate(plan.get().centre(hole)));
    // Which of the four carvings it is, and the rim of it for its marks.
    let shape = move |part: &'static str| {
        move || {
            let kind = match hole {
                Hole::Pit(_) => "pit",
                Hole::Store(_) => "store",
            };
            let standing = if plan.get().standing { "-s" } else { "" };
            format!("#m-{kind}{standing}{part}")
        }
    };
    view! {
        <SpotGroup board spot class="spot hole" label place>
            <use href=shape("") />
            <use class="lit" href=shape("-rim") />
            <use class="casing" href=shape("-rim") />
            <use class="ring" href=shape("-rim") />
        </SpotGroup>
    }
}

/// Sixes and nines are underlined: numerals are read from two sides.
fn is_underlined(count: usize) -> bool {
    matches!(count, 6 | 9)
}

fn count_of(board: BoardState<Mancala>, hole: Hole) -> Memo<usize> {
    Memo::new(move |_| board.pieces.with(|pieces| pieces.count(hole.into())))
}

/// The count of a hole at its owner's edge.
#[component]
pub fn Numeral(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Whose count it is.
    hole: Hole,
) -> impl IntoView {
    let count = count_of(board, hole);
    let colour = move || board.colour(board.position.with(|g| g.seat_of(hole.side())));
    let place = move || turned(plan.get().numeral(hole), is_far(board, plan, hole));
    let plate = match hole {
        Hole::Pit(_) => view! {
            <circle class="rim" r=21 />
            <circle class="face" r=19 />
            <text>{count}</text>
            <path class="under" d="M-8,13H8" />
        }
        .into_any(),
        Hole::Store(_) => view! {
            <circle class="rim" r=39 />
            <circle class="face" r=36 />
            <text y=6>{count}</text>
            <path class="under" d="M-11,24H11" />
            <use class="pip" href=move || format!("#mark-{}", colour()) />
        }
        .into_any(),
    };
    view! {
        <g
            class=move || format!("plate seat-{}", colour())
            class:big=matches!(hole, Hole::Store(_))
            class:zero=move || count.get() == 0
            class:lined=move || is_underlined(count.get())
            style:transform=place
        >
            {plate}
        </g>
    }
}

/// The count again for the player opposite, when the board lies between them.
#[component]
pub fn NumeralAgain(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Whose count it is.
    hole: Hole,
) -> impl IntoView {
    let count = count_of(board, hole);
    let faced = move || board.orientation.get().faced;
    let place = move || {
        let over = is_far(board, plan, hole) != faced();
        turned(plan.get().far_numeral(hole), over)
    };
    view! {
        <g
            class="again"
            class:off=move || !faced()
            class:zero=move || count.get() == 0
            class:lined=move || is_underlined(count.get())
            style:transform=place
        >
            <text>{count}</text>
            <path class="under" d="M-7,12H7" />
        </g>
    }
}

/// The tag that tells what sowing a pit leads to. The best ones have a star, and are light instead of dark.
#[component]
pub fn ValueTag(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// The pit; stores have none.
    hole: Hole,
) -> impl IntoView {
    let Hole::Pit(_) = hole else { return None };
    let place = move || {
        let far = is_far(board, plan, hole);
        turned(plan.get().value(hole, far), far)
    };
    let tag = move || {
        board.value(hole.into()).map(|value| {
            let star = value.best.then(|| {
                view! { <use class="star" href="#m-star" transform="translate(28,-14)scale(.85)" /> }
            });
            view! {
                <g class:best=value.best>
                    <rect x=-28 y=-17 width=56 height=34 rx=17 />
                    {star}
                    <text>{value.signed()}</text>
                </g>
            }
        })
    };
    Some(view! {
        <g class="value" style:transform=place>
            {tag}
        </g>
    })
}
