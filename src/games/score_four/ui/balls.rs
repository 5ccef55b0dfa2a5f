//! Balls, the lines they make, and the places where a line is threatened. Their shapes are in `shapes.svg`.

use super::scene::{Scene, Threat};
use crate::games::score_four::rules::{Cells, cells_of};
use crate::games::score_four::{Peg, Side};
use crate::games::ui::translate;
use leptos::prelude::*;

/// The shape of nothing at all.
pub const NOTHING: &str = "#s-nothing";

/// The shape of a colour's ball.
pub fn ball_shape(side: Side) -> &'static str {
    match side {
        Side::White => "#s-white",
        Side::Black => "#s-black",
    }
}

/// The shape of a ball where it would come to rest.
pub fn ghost_shape(side: Side) -> &'static str {
    match side {
        Side::White => "#s-ghost-white",
        Side::Black => "#s-ghost-black",
    }
}

/// The mark of a threat.
pub fn threat_shape(threat: Threat) -> &'static str {
    match threat.is_open {
        true => "#s-threat-now",
        false => "#s-threat",
    }
}

/// A cell of a peg: the ball in it, if there is one.
#[component]
pub fn Ball(
    /// What it follows.
    scene: Scene,
    /// The peg.
    peg: Peg,
    /// How high on the peg, from 0.
    level: u8,
) -> impl IntoView {
    let (plan, cell) = (scene.plan, peg.cell(level));
    let shape = Memo::new(move |_| {
        let side = scene.balls.with(|balls| balls.at(cell));
        side.map_or(NOTHING, ball_shape)
    });
    let place = move || translate((0, plan.get().ball(level)));
    // It falls from above the peg.
    let fall = move || {
        let plan = plan.get();
        format!("{}px", plan.stick(0).1 - 50 - plan.ball(level))
    };
    // Once it has landed it does not fall again, also if the peg is drawn in another order.
    let landed = move |_| {
        if scene.fallen.get_untracked() == Some(cell) {
            scene.fallen.set(None);
        }
    };
    view! {
        <use
            href=shape
            class:fell=move || scene.fallen.get() == Some(cell)
            style:transform=place
            style=("--fall", fall)
            on:animationend=landed
        />
    }
}

/// The lines that were completed, and their balls, over everything else.
#[component]
pub fn CompletedLines(
    /// What it follows.
    scene: Scene,
) -> impl IntoView {
    let plan = scene.plan;
    let outlines = move || {
        let lines = scene.lines.get().into_iter();
        lines
            .map(|line| {
                let outline = Memo::new(move |_| plan.get().capsule(line[0], line[3]));
                view! {
                    <path class="s-casing" d=outline />
                    <path class="s-win" d=outline />
                }
            })
            .collect_view()
    };
    // The farthest first, as the pegs are drawn.
    let balls = move || {
        let won: Cells = scene.lines.with(|lines| {
            let cells = lines.iter().map(|line| cells_of(*line));
            cells.fold(0, |all, cells| all | cells)
        });
        let (plan, balls) = (plan.get(), scene.balls.get());
        let cells = scene
            .order
            .get()
            .into_iter()
            .flat_map(|peg| (0..4).map(move |n| peg.cell(n)));
        cells
            .filter(|cell| won >> cell & 1 == 1)
            .filter_map(|cell| Some((cell, balls.at(cell)?)))
            .map(|(cell, side)| {
                let (x, y) = plan.cell(cell);
                view! { <use href=ball_shape(side) x=x y=y /> }
            })
            .collect_view()
    };
    view! {
        {outlines}
        {balls}
    }
}

/// The places where a ball would complete a line, if they are to be marked.
#[component]
pub fn ThreatMarks(
    /// What it follows.
    scene: Scene,
) -> impl IntoView {
    let plan = scene.plan;
    view! {
        <For
            each=move || scene.threats.get()
            key=|threat| (threat.cell, threat.is_open)
            let(threat)
        >
            <use
                href=threat_shape(threat)
                x=move || plan.get().cell(threat.cell).0
                y=move || plan.get().cell(threat.cell).1
            />
        </For>
    }
}
