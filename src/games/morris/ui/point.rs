//! The points of the board, which are what one touches.

use super::geometry::Plan;
use crate::app::match_view::{BoardState, SpotGroup};
use crate::games::morris::Morris;
use crate::games::ui::{GameUi as _, translate};
use leptos::prelude::*;

/// A point: a button that lies over whatever stands there, with its marks.
#[component]
pub fn PointSpot(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
    /// Which point it is.
    point: u8,
) -> impl IntoView {
    let spot = board.position.with_untracked(|g| g.spot_of(point));
    let label = Signal::derive(move || {
        board.position.with(|g| {
            let here = board.say(g.describe_point(point));
            let is_open = board.is_open(spot);
            let ahead = is_open.then(|| g.preview(&board.touched(), spot)).flatten();
            match ahead {
                Some(ahead) => format!("{here}. {}", board.say(ahead)),
                None => here,
            }
        })
    });
    let place = Signal::derive(move || translate(plan.get().place(point)));
    let occupant = Memo::new(move |_| board.position.with(|g| occupant(g, point)));
    let mark = |class: &'static str, shape: &'static str| {
        view! { <use class=class href=shape /> }
    };
    view! {
        <SpotGroup board spot class="spot point" role="button" label place>
            <circle class="hit" r=48 />
            <g class=move || occupant.get()>
                {mark("place", "#n-place")}
                {mark("target", "#n-target")}
                {mark("veil", "#n-safe")}
                <circle class="casing" r=42 />
                <circle class="ring" r=42 />
                {mark("take", "#n-take")}
            </g>
            <circle class="focus-casing" r=46 />
            <circle class="focus-ring" r=46 />
        </SpotGroup>
    }
}

/// What stands on a point, as style sheets name it.
pub(super) fn occupant(position: &Morris, point: u8) -> &'static str {
    let Some(side) = position.at(point) else {
        return "free";
    };
    let is_removable = position.removable(side) & 1 << point != 0;
    if side == position.to_act() {
        "own"
    } else if position.owed() == 0 {
        "other"
    } else if is_removable {
        "prey"
    } else {
        "safe"
    }
}
