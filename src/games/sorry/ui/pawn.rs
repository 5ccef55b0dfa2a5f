//! The pawns.

use super::geometry::Plan;
use super::spot::Spot;
use crate::app::match_view::BoardState;
use crate::games::sorry::Sorry;
use crate::games::sorry::track::Side;
use crate::games::ui::translate;
use leptos::prelude::*;

/// The class that gives its colours to what belongs to a side.
pub fn colour_class(side: Side) -> &'static str {
    ["s-red", "s-blue", "s-yellow", "s-green"][side as usize]
}

/// The mark of a side, among the shapes.
pub fn mark_of(side: Side) -> &'static str {
    ["#mark-red", "#mark-blue", "#mark-yellow", "#mark-green"][side as usize]
}

/// All pawns, each with the number it keeps for the whole match.
#[component]
pub fn Pawns(
    /// The board.
    board: BoardState<Sorry>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Where the pawn stands that is chosen and now needs a square.
    chosen: Memo<Option<Spot>>,
) -> impl IntoView {
    let count = board.pieces.with_untracked(|pieces| pieces.all().len());
    view! {
        <For each=move || 0..count key=|number| *number let(number)>
            <Pawn board plan chosen number />
        </For>
    }
}

#[component]
fn Pawn(
    board: BoardState<Sorry>,
    plan: Memo<Plan>,
    chosen: Memo<Option<Spot>>,
    number: usize,
) -> impl IntoView {
    let kind = board
        .pieces
        .with_untracked(|pieces| pieces.all()[number].kind);
    let side = Side::ALL[usize::from(kind) % 4];
    let spot = Memo::new(move |_| {
        board
            .pieces
            .with(|pieces| pieces.all().get(number).map(|piece| piece.spot))
    });
    let is_chosen = Memo::new(move |_| spot.get().is_some() && spot.get() == chosen.get());
    let is_lit = Memo::new(move |_| {
        chosen.get().is_none() && spot.get().is_some_and(|spot| board.is_open(spot))
    });
    let place = move || {
        let (plan, spot) = (plan.get(), spot.get()?);
        let rank = || board.pieces.with(|pieces| pieces.rank(number));
        Some(match spot {
            Spot::Start(_) => translate(plan.well(spot, rank())) + " scale(.86)",
            Spot::Home(_) => translate(plan.well(spot, rank())) + " scale(.8)",
            _ if is_chosen.get() => translate(plan.place(spot)) + " scale(1.12)",
            _ => translate(plan.place(spot)),
        })
    };
    view! {
        <g class=format!("pawn {}", colour_class(side)) class:lit=is_lit class:held=is_chosen style:transform=place>
            <PawnFigure side />
            <circle class="halo" r=51 />
        </g>
    }
}

/// A pawn of a colour, around the origin.
#[component]
pub fn PawnFigure(
    /// Its colour.
    side: Side,
) -> impl IntoView {
    view! {
        <use href="#s-pawn" />
        <use class="mark" href=mark_of(side) />
        <use href="#s-gloss" />
    }
}
