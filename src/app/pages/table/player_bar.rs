//! The bar of a seat: who sits there, how they stand, and what lies before them.

use crate::app::components::Mark;
use crate::app::i18n::{Text, t};
use crate::app::match_view::{FrameState, MatchFrame};
use crate::game::seat::Seat;
use leptos::prelude::*;

/// A line under a name: who leads and by how much, how it ended, or that the computer thinks.
#[derive(Clone, PartialEq)]
struct Standing {
    class: &'static str,
    text: Text,
}

/// Where a bar stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarPlace {
    /// In a column beside the board.
    Column,
    /// In a corner of the board.
    Corner,
    /// At an edge. Every seat has a bar at either, and shows the one where it sits: turning the board turns the names.
    Edge {
        /// Opposite the near seat?
        far: bool,
    },
}

/// A seat's bar.
#[component]
pub fn PlayerBar(
    /// The match.
    frame: MatchFrame,
    /// The seat.
    seat: Seat,
    /// Where the bar stands.
    place: BarPlace,
    /// What lies before the seat, under its name.
    #[prop(into)]
    area: ViewFn,
) -> impl IntoView {
    let colour = frame.colour(seat);
    let active = move || frame.actor() == Some(seat);
    let standing = Memo::new(move |_| standing(frame, seat));
    let note = Memo::new(move |_| {
        let note = frame
            .state
            .with(|state| state.seats[seat.index()].note.clone());
        note.map(|note| frame.say(note))
    });
    let score = Memo::new(move |_| frame.state.with(|state| state.seats[seat.index()].score));
    // While a computer thinks, the line under its name says so.
    let has_turn = Memo::new(move |_| active() && !frame.is_thinking(seat));
    let turn_label = match frame.is_replay || untrack(|| frame.is_computer(seat)) {
        true => Text::ToMove,
        false => Text::YourTurn,
    };
    let score_label = frame.info.score_label.clone();
    let corner = (place == BarPlace::Corner).then_some(move || frame.corner(seat).to_string());
    let is_far = move || place == BarPlace::Corner && frame.is_far(seat);
    let is_elsewhere = move || match place {
        BarPlace::Edge { far } => (frame.orientation.get().near == seat) == far,
        _ => false,
    };
    let first = (seat == Seat::ONE).then(|| {
        view! {
            <span class="first" title=t(Text::FirstPlayer)>
                "1"
            </span>
        }
    });
    let standing_line = move || {
        standing.get().map(|Standing { class, text }| {
            let light = (class == "waits").then(|| view! { <i class="thinks"></i> });
            view! {
                <b class=class>
                    {light} {t(text)}
                </b>
            }
        })
    };
    let score_line = move || {
        score.get().map(|score| {
            let label = score_label.clone();
            view! {
                <p class="score">
                    {label.map(|label| view! { <b class="lab">{t(label)}</b> })}
                    <span class="num">{score}</span>
                </p>
            }
        })
    };
    view! {
        <section
            class=format!("strip seat-{colour}")
            class:active=active
            class:far=is_far
            class:gone=is_elsewhere
            data-corner=corner
            aria-label=frame.name(seat)
        >
            <div class="in">
                <span class="sign">
                    <Mark colour />
                    {first}
                </span>
                <div class="who">
                    <p class="name">{frame.name(seat)}</p>
                    <p class="sub">
                        {standing_line} {move || note.get().map(|note| view! { <span>{note}</span> })}
                    </p>
                </div>
                {move || {
                    has_turn.get().then(|| view! { <span class="turn">{t(turn_label.clone())}</span> })
                }} {score_line}
            </div>
            {area.run()}
        </section>
    }
}

fn standing(frame: MatchFrame, seat: Seat) -> Option<Standing> {
    let standing = |class, text| Some(Standing { class, text });
    let thinking = frame.is_thinking(seat);
    frame.state.with(|state| {
        let places = state.end.as_ref().map(|end| &end.places);
        match places {
            None if state.seats[seat.index()].left => standing("lead", Text::HasLeft),
            _ if thinking => standing("waits", Text::Thinking),
            Some(places) if places.is_empty() => None,
            Some(places) if places.iter().all(|p| *p == 1) && !frame.info.shares => {
                standing("lead", Text::Draw)
            }
            Some(places) if places[seat.index()] == 1 => standing("lead", Text::Winner),
            Some(_) => None,
            None => {
                let n = lead(state, seat)?;
                standing("lead", Text::LeadsBy { n })
            }
        }
    })
}

/// By how much a seat leads, if it does.
fn lead(state: &FrameState, seat: Seat) -> Option<usize> {
    let scores = state.scores();
    let own = scores[seat.index()]?;
    let others = scores
        .iter()
        .enumerate()
        .filter(|(i, _)| *i != seat.index());
    let best = others.filter_map(|(_, score)| *score).max()?;
    usize::try_from(own - best).ok().filter(|lead| *lead > 0)
}
