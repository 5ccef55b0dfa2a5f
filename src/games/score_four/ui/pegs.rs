//! The pegs: as they are drawn with their balls, and as they are touched.

use super::balls::{Ball, NOTHING, ghost_shape};
use super::geometry::Plan;
use super::levels;
use super::scene::Scene;
use super::spot::Spot;
use crate::app::match_view::SpotGroup;
use crate::games::score_four::Peg;
use crate::games::ui::{PathData, translate};
use leptos::prelude::*;

/// All pegs with their balls, the farthest first whenever the board is turned.
#[component]
pub fn Pegs(
    /// What they follow.
    scene: Scene,
) -> impl IntoView {
    view! {
        <g class="pegs" class:dim=move || scene.lines.with(|lines| !lines.is_empty())>
            <For each=move || scene.order.get() key=|peg| *peg let(peg)>
                <PegStack scene peg />
            </For>
        </g>
    }
}

/// The outline of a peg's part above so many balls.
fn stick(plan: Plan, balls: u8) -> String {
    let (from, to) = plan.stick(balls);
    let mut path = PathData::default();
    path.stroke('M', &[(-6, from)]);
    path.stroke('L', &[(-6, to)]);
    path.arc(6, (6, to));
    path.stroke('L', &[(6, from)]);
    path.stroke('Z', &[]);
    path.into_string()
}

/// A peg and what is on it.
#[component]
fn PegStack(scene: Scene, peg: Peg) -> impl IntoView {
    let (plan, board) = (scene.plan, scene.board);
    let height = Memo::new(move |_| scene.height(peg));
    let state = board.spot_state(peg.into());
    let is_last = move || state.get().last && board.selection.with(|s| s.touched.is_empty());
    let aimed = Memo::new(move |_| scene.aimed_at(peg));
    let top = move || translate((0, plan.get().stick(0).1));
    let next = move || translate((0, plan.get().ball(height.get())));
    let highest = move || translate((0, plan.get().ball(height.get().saturating_sub(1))));
    let balls = (0..4).map(move |level| view! { <Ball scene peg level /> });
    // The peg is seen behind its balls, and once more from the highest of them on.
    view! {
        <g class="peg" style:transform=move || translate(plan.get().foot(peg))>
            <path class="s-stick" d=move || stick(plan.get(), 0) />
            {balls.collect_view()}
            <path class="s-stick" d=move || stick(plan.get(), height.get()) />
            <use class="glint" href="#s-glint" style:transform=top />
            <use class="last" class:on=is_last href="#s-last" style:transform=highest />
            <use class="hinted" class:on=move || state.get().hint href="#s-hint" style:transform=next />
            <use href=move || aimed.get().map_or(NOTHING, ghost_shape) style:transform=next />
            <use
                class="arrow"
                class:on=move || aimed.get().is_some()
                href="#s-arrow"
                style:transform=top
            />
        </g>
    }
}

/// A peg to touch: its name, and all that can be read of it. What it looks like is drawn elsewhere, in an order that changes.
#[component]
pub fn PegSpot(
    /// What it follows.
    scene: Scene,
    /// The peg.
    peg: Peg,
) -> impl IntoView {
    let (plan, board) = (scene.plan, scene.board);
    let spot = Spot::Peg(peg);
    let label = Signal::derive(move || {
        board.position.with(|game| {
            let what = board.say(game.describe_peg(peg));
            match game.stake(peg).filter(|_| board.is_open(spot)) {
                Some(stake) => format!("{what}. {}", board.say(stake)),
                None => what,
            }
        })
    });
    // Where the next ball comes to rest, or the highest one lies.
    let level = Memo::new(move |_| scene.height(peg).min(3));
    let place = Signal::derive(move || {
        let cell = peg.cell(level.get());
        translate(match scene.flat.get() {
            true => levels::cell_middle(cell),
            false => plan.get().cell(cell),
        })
    });
    let hit = move || match scene.flat.get() {
        true => levels::place_outline(),
        false => hit_outline(plan.get(), level.get()),
    };
    view! {
        <SpotGroup board spot class="spot" label place>
            <path class="hit" d=hit />
            <circle class="focus-casing" r=43 />
            <circle class="focus-ring" r=43 />
        </SpotGroup>
    }
}

/// What is touched of a peg: all of it, seen from the middle of a level.
fn hit_outline(plan: Plan, level: u8) -> String {
    let foot = -plan.ball(level);
    let (top, bottom) = (foot + plan.stick(0).1, foot + 30);
    let mut path = PathData::default();
    path.stroke('M', &[(-50, bottom)]);
    path.stroke('L', &[(-50, top), (50, top), (50, bottom)]);
    path.into_string()
}
