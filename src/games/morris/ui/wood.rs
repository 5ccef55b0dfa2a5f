//! The frame and the field. Their drawing is in `shapes.svg`.

use super::geometry::{BOARD_TOP, Plan, turned};
use crate::games::morris::rules::board::each;
use crate::games::ui::PathData;
use leptos::prelude::*;

/// The frame and the field with its inlaid lines, points and names.
#[component]
pub fn Wood(
    /// Where everything lies.
    plan: Plan,
) -> impl IntoView {
    let mut lines = PathData::default();
    for (from, to) in plan.board.lines() {
        lines.stroke('M', &[plan.place(from)]);
        lines.stroke('L', &[plan.place(to)]);
    }
    let lines = lines.into_string();
    let points = each(plan.board.all()).map(|point| {
        let (x, y) = plan.place(point);
        view! { <use href="#n-point" x=x y=y /> }
    });
    view! {
        <use href="#n-board" y=BOARD_TOP />
        <path class="inlay-edge" d=lines.clone() />
        <path class="inlay" d=lines.clone() />
        <path class="inlay-light" d=lines />
        {points.collect_view()}
        <Names plan />
    }
}

/// Letters below and above, numbers left and right; what the far player reads is turned, on a board between two.
#[component]
fn Names(plan: Plan) -> impl IntoView {
    let names = (0..plan.board.grid_size()).flat_map(|number| {
        let [near, far, left, right] = plan.names(number);
        [
            (b'A', near, false),
            (b'A', far, plan.faced),
            (b'1', left, false),
            (b'1', right, plan.faced),
        ]
        .map(|(first, place, over)| {
            let name = char::from(first + number).to_string();
            view! { <text style:transform=turned(place, over)>{name}</text> }
        })
    });
    view! { <g class="names">{names.collect_view()}</g> }
}
