//! The plate the pegs stand on, with everything that lies on it.

use super::balls::ball_shape;
use super::scene::Scene;
use crate::games::score_four::Peg;
use crate::games::ui::{Point, translate};
use leptos::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};

/// How many plates were drawn: each needs a name for its outline.
static PLATES: AtomicU32 = AtomicU32::new(0);

/// The plate, with labels along its edges, and what the pegs leave on it.
#[component]
pub fn Plate(
    /// What it follows.
    scene: Scene,
) -> impl IntoView {
    let plan = scene.plan;
    let outline = Memo::new(move |_| plan.get().outline(false));
    let sides = Memo::new(move |_| plan.get().sides());
    let thick = move || translate((0, plan.get().thick()));
    let id = format!("s-plate-{}", PLATES.fetch_add(1, Ordering::Relaxed));
    let clip = format!("url(#{id})");
    let names = (0..8).map(move |i| view! { <EdgeName scene i /> });
    view! {
        <g>
            <path class="s-dark" d=outline style:transform=thick />
            <path class="s-dark" d=move || sides.with(|[whole, _]| whole.clone()) />
            <path class="s-light" d=move || sides.with(|[_, lit]| lit.clone()) />
            <path class="s-top" d=outline />
            <path class="s-sheen" d=outline />
            <path class="s-inlay" d=move || plan.get().outline(true) />
            <clipPath id=id>
                <path d=outline />
            </clipPath>
            <g clip-path=clip>
                <For each=move || scene.order.get() key=|peg| *peg let(peg)>
                    <Foot scene peg />
                </For>
            </g>
            <g class="names">{names.collect_view()}</g>
        </g>
    }
}

/// A letter or a number at the edge; there are eight, and they stay along the edges that are nearest.
#[component]
fn EdgeName(scene: Scene, i: usize) -> impl IntoView {
    let label = Memo::new(move |_| scene.plan.get().labels()[i]);
    view! {
        <text x=move || label.get().1.0 y=move || label.get().1.1>
            {move || label.get().0.to_string()}
        </text>
    }
}

/// What a peg leaves on the plate: a ring, a shadow as long as its stack is high, a reflection.
#[component]
fn Foot(scene: Scene, peg: Peg) -> impl IntoView {
    let plan = scene.plan;
    let place = move || {
        let (x, y): Point = plan.get().foot(peg);
        format!("translate({x} {y})")
    };
    let balls = Memo::new(move |_| i32::from(scene.height(peg)));
    let is_last = move || {
        scene
            .board
            .last
            .with(|last| last.first() == Some(&peg.into()))
    };
    let ring = move || match scene.aimed_at(peg) {
        Some(_) => "s-ring lit",
        None if is_last() => "s-ring last",
        None => "s-ring",
    };
    let shadow = move || if balls.get() > 0 { 25 } else { 8 };
    let lowest = Memo::new(move |_| scene.balls.with(|balls| balls.at(peg.cell(0))));
    let below = move || match lowest.get() {
        Some(side) => {
            let y = move || -plan.get().ball(0);
            view! { <use class="reflected" href=ball_shape(side) y=y /> }.into_any()
        }
        None => {
            let ry = move || plan.get().flattened(13);
            view! { <ellipse class="s-collar" rx=13 ry=ry /> }.into_any()
        }
    };
    view! {
        <g transform=place>
            <ellipse class=ring rx=42 ry=move || plan.get().flattened(42) />
            <ellipse
                class="s-shadow"
                cx=move || 13 + 19 * balls.get()
                rx=move || 33 + 28 * balls.get()
                ry=shadow
            />
            {below}
        </g>
    }
}
