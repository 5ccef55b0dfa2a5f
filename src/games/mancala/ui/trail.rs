//! What hangs over the board: the stones in the hand, or where those of the pit under the pointer would fall.

use super::geometry::Plan;
use super::message::Message;
use crate::app::match_view::BoardState;
use crate::games::mancala::{Hole, Mancala, Sowing};
use crate::games::ui::{PathData, Point};
use leptos::prelude::*;

fn moved((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// The stones in the hand, or where those of the pit under the pointer would fall.
#[component]
pub fn Ahead(
    /// The board.
    board: BoardState<Mancala>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let held = Memo::new(move |_| {
        board.pieces.with(|pieces| {
            let piece = pieces.all().iter().find(|piece| piece.held)?;
            Some((piece.spot.hole()?, pieces.held()))
        })
    });
    let aimed = Memo::new(move |_| {
        let spot = board
            .pointed
            .get()
            .or_else(|| board.touched().last().copied());
        spot.and_then(|spot| spot.hole())
    });
    move || {
        let plan = plan.get();
        if let Some((hole, count)) = held.get() {
            return view! { <Hand place=plan.landing(hole) count /> }.into_any();
        }
        let sown = aimed
            .get()
            .and_then(|hole| board.position.with(|g| g.possible_sowing(hole)));
        sown.map(|(pit, sowing)| {
            let from = Hole::Pit(pit);
            let tag = tag(&sowing).map(|message| board.say(message));
            let faced = board.orientation.get().faced;
            view! { <Trail plan from sowing tag faced /> }
        })
        .into_any()
    }
}

/// How many stones are still in the hand.
#[component]
fn Hand(place: Point, count: usize) -> impl IntoView {
    let (x, y) = place;
    view! {
        <g class="hand" transform=moved((x, y - 8))>
            <circle r=17 />
            <text>{count}</text>
        </g>
    }
}

/// What the last stone brings, in a word.
fn tag(sowing: &Sowing) -> Option<Message> {
    match (&sowing.taken, sowing.extra, sowing.ends) {
        (_, _, true) => Some(Message::TagEnds),
        (Some(taken), ..) => Some(Message::TagTakes { n: taken.stones }),
        (_, true, _) => Some(Message::TagAgain),
        _ => None,
    }
}

/// The way of a sowing, with its goal.
#[component]
fn Trail(
    plan: Plan,
    from: Hole,
    sowing: Sowing,
    tag: Option<String>,
    faced: bool,
) -> impl IntoView {
    let own = from.side() == plan.near;
    // A small arc from hole to hole, as a hand would go.
    let (bow_x, bow_y) = match (plan.standing, own) {
        (true, true) => (16, 0),
        (true, false) => (-16, 0),
        (false, _) => (0, -18),
    };
    let mut here = plan.landing(from);
    let mut way = PathData::default();
    way.stroke('M', &[here]);
    for hole in &sowing.holes {
        let next = plan.landing(*hole);
        let bow = ((here.0 + next.0) / 2 + bow_x, (here.1 + next.1) / 2 + bow_y);
        way.stroke('Q', &[bow, next]);
        here = next;
    }
    let way = way.into_string();
    // The last one is the goal.
    let before = &sowing.holes[..sowing.holes.len().saturating_sub(1)];
    let ghosts = before.iter().map(|hole| {
        let (cx, cy) = plan.landing(*hole);
        view! { <circle class="ghost" r=15 cx=cx cy=cy /> }
    });
    view! {
        <g class="trail">
            <path class="way-casing" d=way.clone() />
            <path class="way" d=way />
            {ghosts.collect_view()}
            <g class="goal" transform=moved(here)>
                <circle class="casing" r=21 />
                <circle class="ring" r=21 />
                <circle class="ball" r=13 />
                {tag.map(|text| view! { <Tag text turned=faced && !own /> })}
            </g>
        </g>
    }
}

/// A word over the goal.
#[component]
fn Tag(text: String, turned: bool) -> impl IntoView {
    let place = match turned {
        true => "translate(0,42)rotate(180)",
        false => "translate(0,-42)",
    };
    view! {
        <g class="tag" transform=place>
            <rect x=-40 y=-15 width=80 height=30 rx=15 />
            <text>{text}</text>
        </g>
    }
}
