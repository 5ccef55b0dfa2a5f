//! The glass stones.

use super::geometry::Plan;
use crate::app::match_view::BoardState;
use crate::games::mancala::Mancala;
use crate::games::ui::translate;
use leptos::prelude::*;

/// All stones, each with the number it keeps for the whole match.
#[component]
pub fn Stones(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let count = board.pieces.with_untracked(|pieces| pieces.all().len());
    view! {
        <For each=move || 0..count key=|number| *number let(number)>
            <Stone board plan number />
        </For>
    }
}

#[component]
fn Stone(board: BoardState<Mancala>, plan: Memo<Plan>, number: usize) -> impl IntoView {
    let kind = board
        .pieces
        .with_untracked(|pieces| pieces.all()[number].kind);
    let place = move || {
        board.pieces.with(|pieces| {
            let piece = pieces.all().get(number)?;
            let (hole, rank) = (piece.spot.hole()?, pieces.rank(number));
            Some(match piece.held {
                true => translate(plan.get().in_hand(hole, rank)) + " scale(1.14)",
                false => translate(plan.get().stone(hole, rank)),
            })
        })
    };
    view! { <use class="stone" href=format!("#m-stone-{kind}") style:transform=place /> }
}
