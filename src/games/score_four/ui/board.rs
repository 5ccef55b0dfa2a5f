//! The board: a dark plate with brass pegs and glossy balls, drawn in space or level by level. Every part is placed by
//! `geometry.rs` and `levels.rs`, drawn in `shapes.svg` and styled by `board.css`.

use super::balls::{CompletedLines, ThreatMarks};
use super::camera::Camera;
use super::console_page;
use super::controls::Controls;
use super::geometry::WIDE;
use super::level_squares::Levels;
use super::levels;
use super::message::Message;
use super::pegs::{PegSpot, Pegs};
use super::plate::Plate;
use super::scene::Scene;
use super::spot::Spot;
use crate::app::i18n::t;
use crate::app::match_view::{BoardFrame, BoardState, GameView};
use crate::games::score_four::{Peg, ScoreFour};
use crate::table::Record;
use leptos::ev;
use leptos::prelude::*;
use leptos::svg;
use web_sys::Element;

impl GameView for ScoreFour {
    fn board(board: BoardState<ScoreFour>) -> AnyView {
        view! { <Board board /> }.into_any()
    }

    fn controls(board: BoardState<ScoreFour>) -> Option<AnyView> {
        Some(view! { <Controls board /> }.into_any())
    }

    fn console(record: Record) -> Option<AnyView> {
        Some(console_page::open(record))
    }
}

/// The board in space, its levels where there is room for them or somebody wants them, and the pegs to touch.
#[component]
fn Board(board: BoardState<ScoreFour>) -> impl IntoView {
    let camera = Camera::new(board);
    let scene = Scene::new(board, camera.seen);
    let node: NodeRef<svg::Svg> = NodeRef::new();
    let element = move || node.get_untracked().map(Element::from);
    let view_box = Signal::derive(move || {
        let (top, high) = scene.frame();
        format!("0 {top} {WIDE} {high}")
    });
    let aim = Callback::new(move |place: (i32, i32)| {
        let element = element().filter(|_| !camera.is_dragged())?;
        untrack(|| pointed(scene, &element, place))
    });
    let key_down = move |e: ev::KeyboardEvent| {
        if let Some(svg) = element() {
            camera.peg_key(&e, &svg);
        }
    };
    let shown_levels = Memo::new(move |_| match scene.flat.get() {
        true => Some(true),
        false => scene.standing.get().then_some(false),
    });
    let levels = move || {
        shown_levels
            .get()
            .map(|flat| view! { <Levels scene flat /> })
    };
    let rows = (0..4).map(move |letter| {
        let pegs = (0..4).map(move |number| Peg::at(letter, number));
        let pegs = pegs.map(move |peg| view! { <PegSpot scene peg /> });
        view! { <g role="row">{pegs.collect_view()}</g> }
    });
    view! {
        <BoardFrame
            board
            role="grid"
            label=t(Message::Board)
            view_box
            aim
            node
            on:pointerdown=move |e| camera.press(&e)
            on:pointermove=move |e| camera.lead(&e, element().as_ref())
            on:pointerup=move |_| camera.let_go()
            on:pointercancel=move |_| camera.let_go()
            on:keydown=key_down
        >
            <g class="space" class:gone=scene.flat aria-hidden="true">
                <use class="ground" href="#s-ground" />
                <Plate scene />
                <Pegs scene />
                <g>
                    <CompletedLines scene />
                    <ThreatMarks scene />
                </g>
            </g>
            <g class="levels" aria-hidden="true">
                {levels}
            </g>
            {rows.collect_view()}
        </BoardFrame>
    }
}

/// The peg that is meant by a place of the window.
fn pointed(scene: Scene, svg: &Element, (x, y): (i32, i32)) -> Option<Spot> {
    let shown = svg.get_bounding_client_rect();
    let (top, high) = scene.frame();
    let (wide, high) = (f64::from(WIDE), f64::from(high));
    let scale = (shown.width() / wide).min(shown.height() / high);
    // The picture is in the middle of its element.
    let across = f64::from(x) - shown.x() - (shown.width() - wide * scale) / 2.0;
    let down = f64::from(y) - shown.y() - (shown.height() - high * scale) / 2.0;
    let place = ((across / scale) as i32, (down / scale) as i32 + top);
    let peg = match scene.flat.get() {
        true => levels::pointed(place),
        false => scene.plan.get().pointed(place, |peg| scene.height(peg)),
    };
    peg.map(Spot::Peg)
}
