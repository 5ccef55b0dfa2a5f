//! The men, turned of ivory and ebony.

use super::geometry::Plan;
use super::spot::Spot;
use crate::app::match_view::BoardState;
use crate::games::morris::{Morris, Side};
use crate::games::ui::translate;
use leptos::prelude::*;

/// What lies over a man that was taken.
const CROSSED: &str = "#n-crossed";

/// All men, each with the number it keeps for the whole match.
#[component]
pub fn Men(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let count = board.pieces.with_untracked(|pieces| pieces.all().len());
    view! {
        <For each=move || 0..count key=|number| *number let(number)>
            <Man board plan number />
        </For>
    }
}

#[component]
fn Man(board: BoardState<Morris>, plan: Memo<Plan>, number: usize) -> impl IntoView {
    let (side, own_number) = board.pieces.with_untracked(|pieces| {
        let men = &pieces.all()[number..];
        let kind = men[0].kind;
        // The last to wait in a tray is placed first, so it is number one.
        let own_number = men.iter().filter(|man| man.kind == kind).count();
        (Side::BOTH[usize::from(kind)], own_number)
    });
    let (shape, class) = match side {
        Side::White => ("#n-white", "number"),
        Side::Black => ("#n-black", "number e-number"),
    };
    let spot = Memo::new(move |_| {
        board
            .pieces
            .with(|pieces| pieces.all().get(number).map(|man| man.spot))
    });
    let is_lost = move || matches!(spot.get(), Some(Spot::Lost(_)));
    let is_kept = move || matches!(spot.get(), Some(Spot::Hand(_) | Spot::Lost(_)));
    let place = move || {
        spot.get()
            .map(|spot| place_of(board, plan.get(), number, spot))
    };
    view! {
        <g class="man" class:kept=is_kept class:lost=is_lost style:transform=place>
            <use href=shape />
            <text class=class>{format!("{}{own_number}", side.letter())}</text>
            <use class="crossed" href=CROSSED />
        </g>
    }
}

/// Where a man is: on the board, lifted a little if it is chosen, or in a tray; tracked.
fn place_of(board: BoardState<Morris>, plan: Plan, number: usize, spot: Spot) -> String {
    let rank = || board.pieces.with(|pieces| pieces.rank(number));
    match spot {
        Spot::Hand(side) => translate(plan.waiting(side, rank())) + plan.waiting_scale(),
        Spot::Lost(side) => translate(plan.lost(side, rank())) + plan.lost_scale(),
        Spot::Point(name) => {
            let point = plan.board.find(name);
            let place = point.map(|point| plan.place(point)).unwrap_or_default();
            let is_chosen = board
                .selection
                .with(|chosen| chosen.touched.contains(&spot));
            translate(place) + if is_chosen { " scale(1.1)" } else { "" }
        }
    }
}
