//! The same balls level by level: four squares seen from above, instead of the board or below it.

use super::balls::{NOTHING, ball_shape, ghost_shape, threat_shape};
use super::levels::{EDGE, SQUARE, place_middle, square_transform};
use super::message::Message;
use super::scene::Scene;
use crate::games::score_four::{Peg, Verdict};
use leptos::prelude::*;

/// The four squares, alone or in a strip below the board.
#[component]
pub fn Levels(
    /// What they follow.
    scene: Scene,
    /// Alone?
    flat: bool,
) -> impl IntoView {
    let squares = (0..4).map(|level| {
        view! {
            <g transform=square_transform(level, flat)>
                <LevelSquare scene level />
            </g>
        }
    });
    view! { <g>{squares.collect_view()}</g> }
}

#[component]
fn LevelSquare(scene: Scene, level: u8) -> impl IntoView {
    let title = move || scene.board.say(Message::Level { n: level + 1 });
    let names = (0..4).map(|i| {
        let ((x, _), (_, y)) = (place_middle(Peg::at(0, i)), place_middle(Peg::at(i, 0)));
        let [letter, number] = [b'A' + i, b'1' + i].map(|name| char::from(name).to_string());
        view! {
            <text x=x y=SQUARE - 17>
                {number}
            </text>
            <text x=EDGE / 2 + 3 y=y>
                {letter}
            </text>
        }
    });
    let cells = Peg::all().map(move |peg| view! { <LevelCell scene peg level /> });
    view! {
        <text class="s-title" x=SQUARE / 2 y=-18>
            {title}
        </text>
        <use href="#s-square" />
        <g class="names">{names.collect_view()}</g>
        {cells.collect_view()}
    }
}

/// A cell of a level: the ball in it or its empty place, and its marks.
#[component]
fn LevelCell(scene: Scene, peg: Peg, level: u8) -> impl IntoView {
    let (board, cell) = (scene.board, peg.cell(level));
    let (x, y) = place_middle(peg);
    // Can the next ball come to rest here?
    let is_next = Memo::new(move |_| scene.height(peg) == level);
    let shape = Memo::new(move |_| {
        scene.balls.with(|balls| match balls.at(cell) {
            Some(side) => ball_shape(side),
            None if is_next.get() && balls.verdict() == Verdict::Open => "#s-landing",
            None => "#s-far",
        })
    });
    let ghost = Memo::new(move |_| scene.aimed_at(peg).filter(|_| is_next.get()));
    let is_won = Memo::new(move |_| {
        let is_in = |lines: &Vec<[u8; 4]>| lines.iter().any(|line| line.contains(&cell));
        scene.lines.with(is_in)
    });
    let state = board.spot_state(peg.into());
    let mark = move || match ghost.get() {
        Some(side) => ghost_shape(side),
        None if is_won.get() => "#s-won",
        None if state.get().last && scene.height(peg) == level + 1 => "#s-last",
        None if state.get().hint && is_next.get() => "#s-hint",
        None => NOTHING,
    };
    let threat = Memo::new(move |_| {
        scene.threats.with(|threats| {
            let found = threats.iter().find(|threat| threat.cell == cell);
            found.map_or(NOTHING, |threat| threat_shape(*threat))
        })
    });
    view! {
        <g
            class="s-cell"
            class:lit=move || ghost.get().is_some()
            transform=format!("translate({x} {y})")
        >
            <rect x=-44 y=-44 width=88 height=88 rx=16 />
            <use href=shape />
            <use href=threat />
            <use href=mark />
        </g>
    }
}
