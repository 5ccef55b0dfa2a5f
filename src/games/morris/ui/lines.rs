//! What lies under the men: the mills that were closed, the last move, and where a man may go.

use super::geometry::Plan;
use super::spot::Spot;
use crate::app::match_view::BoardState;
use crate::games::morris::Morris;
use crate::games::morris::rules::board::{Mill, Points, each};
use crate::games::ui::{PathData, Point};
use leptos::prelude::*;

fn line([from, to]: [Point; 2]) -> String {
    let mut line = PathData::default();
    line.stroke('M', &[from]);
    line.stroke('L', &[to]);
    line.into_string()
}

/// The layers of a closed mill, from below.
const MILL: [&str; 5] = ["mill-glow", "mill-casing", "mill-edge", "mill", "mill-line"];

/// The mills that were just closed, while a man has to be taken for them.
#[component]
pub fn ClosedMills(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let mills = Memo::new(move |_| {
        let last = board.last.with(|last| last.last().copied());
        board.position.with(|g| closed_mills(g, last))
    });
    move || {
        let layers = mills.get().into_iter().flat_map(|mill| {
            let d = line(plan.get().ends(mill));
            MILL.map(|class| view! { <path class=class d=d.clone() /> })
        });
        layers.collect_view()
    }
}

/// The mills that the last man has closed, while a removal is owed; without a last man all of that side.
pub(super) fn closed_mills(position: &Morris, last: Option<Spot>) -> Vec<Mill> {
    if position.owed() == 0 {
        return Vec::new();
    }
    let men = position.men(position.to_act());
    let last = last.and_then(|spot| position.point_of(spot));
    let is_closed = |mill: &&Mill| {
        let is_whole = mill.iter().all(|point| men & 1 << point != 0);
        // After the first of two removals the last spot is that of the man removed.
        is_whole && last.is_none_or(|last| mill.contains(&last) || men & 1 << last == 0)
    };
    let mills = position.board().mills().iter();
    mills.filter(is_closed).copied().collect()
}

/// The way of the last man that was moved.
#[component]
pub fn LastMove(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let ends = Memo::new(move |_| {
        let [from, to] = board
            .last
            .with(|last| <[_; 2]>::try_from(last.as_slice()).ok())?;
        let point = |spot| board.position.with(|g| g.point_of(spot));
        Some([point(from)?, point(to)?])
    });
    move || {
        ends.get().map(|ends| {
            let d = line(ends.map(|point| plan.get().place(point)));
            view! {
                <path class="trail-casing" d=d.clone() />
                <path class="trail" d=d />
            }
        })
    }
}

/// Where the man may go that is chosen or pointed at.
#[component]
pub fn Ways(
    /// The board.
    board: BoardState<Morris>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let from = Memo::new(move |_| {
        let chosen = board.selection.with(|s| s.touched.first().copied());
        let spot = chosen.or_else(|| board.pointed.get())?;
        board.position.with(|g| g.point_of(spot))
    });
    move || {
        let (from, plan) = (from.get()?, plan.get());
        let (targets, flies) = board.position.with(|g| {
            let targets: Vec<u8> = each(ways_from(g, from)).collect();
            (targets, g.flies(g.to_act()))
        });
        let ways = targets.into_iter().map(|to| {
            let (cx, cy) = plan.place(to);
            // A man that flies follows no line.
            let way = (!flies).then(|| {
                let d = line([plan.place(from), plan.place(to)]);
                view! {
                    <path class="way-casing" d=d.clone() />
                    <path class="way" d=d />
                }
            });
            view! {
                {way}
                <circle class="ghost" r=11 cx=cx cy=cy />
            }
        });
        Some(ways.collect_view())
    }
}

/// Where a man of the side to act may go from a point, if it may move now.
pub(super) fn ways_from(position: &Morris, point: u8) -> Points {
    let side = position.to_act();
    let moves_now =
        position.owed() == 0 && position.hand(side) == 0 && position.at(point) == Some(side);
    match moves_now {
        true => position.targets(side, point),
        false => 0,
    }
}
