//! The tray of a player: men that wait to be placed, and men that were taken.

use super::geometry::{Plan, turned};
use super::message::Message;
use crate::app::match_view::BoardState;
use crate::games::morris::{Morris, Side};
use crate::games::ui::translate;
use leptos::prelude::*;

/// A tray with its slots and what it counts. The men in it are drawn with all others.
#[component]
pub fn Tray(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Whose tray it is.
    side: Side,
) -> impl IntoView {
    let left = move || board.say(board.position.with(|g| g.describe_tray(side)));
    let lost = move || {
        let n = board.position.with(|g| g.lost(side));
        board.say(Message::TrayLost { n })
    };
    let place = move |column: usize| {
        let plan = plan.get();
        turned(plan.words(side)[column], plan.turned(side))
    };
    view! {
        {move || view! { <TrayWood plan=plan.get() side /> }}
        <text class="tray-words" style:transform=move || place(0)>
            {left}
        </text>
        <text class="tray-words" style:transform=move || place(1)>
            {lost}
        </text>
    }
}

/// The wood of a tray: two hollows, with a slot for each man.
#[component]
fn TrayWood(plan: Plan, side: Side) -> impl IntoView {
    let men = usize::from(plan.board.men());
    let cups = plan.cups(side).map(|((x, y), width)| {
        view! { <rect class="n-cup" height=44 rx=22 x=x y=y width=width /> }
    });
    let waiting = (0..men).map(|rank| (plan.waiting(side, rank), plan.waiting_scale()));
    let lost = (0..men - 1).map(|rank| (plan.lost(side, rank), plan.lost_scale()));
    let slots = waiting.chain(lost).map(|(place, scale)| {
        view! { <use href="#n-slot" style:transform=translate(place) + scale /> }
    });
    view! {
        <use href="#n-tray" y=plan.tray(side) />
        {cups.collect_view()}
        {slots.collect_view()}
    }
}
