//! The slab of wood. The holes cut into it and the glass are in `shapes.svg`.

use super::geometry::Plan;
use crate::games::mancala::Side;
use crate::games::ui::PathData;
use leptos::prelude::*;

/// How far in from the edge the brass line runs.
const STRING: i32 = 12;
/// How round the slab's corners are.
const CORNER: i32 = 74;
/// How many lines of grain a slab shows.
const GRAIN: i32 = 42;

/// The wood itself: a slab with grain, an edge that catches the light, and a brass line let in.
#[component]
pub fn Wood(
    /// Does the board stand upright?
    standing: bool,
) -> impl IntoView {
    let plan = Plan {
        near: Side::South,
        standing,
    };
    let (width, height) = plan.size();
    let slab = move |class: &'static str, inset: i32, down: i32| {
        view! {
            <rect
                class=class
                x=inset
                y=inset + down
                rx=CORNER - inset
                width=width - 2 * inset
                height=height - 2 * inset
            />
        }
    };
    view! {
        {slab("cast", 14, 22)}
        {slab("side", 0, 7)}
        {slab("top", 0, 0)}
        <path class="grain dark" d=grain(false, width, height, standing) />
        <path class="grain light" d=grain(true, width, height, standing) />
        {slab("edge", 0, 0)}
        {slab("string dark", STRING, 0)}
        {slab("string brass", STRING, 0)}
    }
}

/// The grain along the slab: slow waves, each line a little unlike its neighbour, one in seven light.
fn grain(light: bool, width: i32, height: i32, standing: bool) -> String {
    const WAVE: [i32; 16] = [0, 3, 6, 7, 8, 7, 6, 3, 0, -3, -6, -7, -8, -7, -6, -3];
    let wave = |t: i32| WAVE[(t & 15) as usize];
    let (long, across) = match standing {
        true => (height, width),
        false => (width, height),
    };
    let turned = |along: i32, aside: i32| match standing {
        true => (aside, along),
        false => (along, aside),
    };
    let mut path = PathData::default();
    for line in (0..GRAIN).filter(|line| (line % 7 == 4) == light) {
        let base = (2 * line + 1) * across / (2 * GRAIN) + wave(line * 5) / 3;
        // The corners are round: a line near the edge begins later.
        let from_edge = base.min(across - base).clamp(0, CORNER);
        let mut margin = 4;
        while (CORNER - from_edge).pow(2) + (CORNER - margin + 4).pow(2) > CORNER.pow(2) {
            margin += 1;
        }
        for i in 0..=6 {
            let along = margin + (long - 2 * margin) * i / 6;
            let aside = base + wave(i * 3 + line / 2) / 2 + wave(i * 5 - line) / 3;
            let aside = aside.clamp(2, across - 2);
            let point = turned(along, aside);
            match i {
                0 => path.stroke('M', &[point]),
                1 => path.stroke('Q', &[turned(along - long / 14, aside), point]),
                _ => path.stroke('T', &[point]),
            }
        }
    }
    path.into_string()
}
