//! Every score with its parts.

use crate::app::components::Mark;
use crate::app::i18n::{Text, t};
use crate::app::match_view::{FrameState, MatchFrame};
use crate::game::seat::Seat;
use crate::games::ui::{Phrase, ScorePart};
use leptos::prelude::*;

/// So many parts a score may have that are shown side by side.
const FEW: usize = 3;

/// Every score with its parts: one below the other, where they are many.
#[component]
pub fn Tally(
    /// The match.
    frame: MatchFrame,
    /// How it stands.
    state: FrameState,
    /// The parts of the score.
    parts: Vec<ScorePart<Phrase>>,
) -> impl IntoView {
    if parts.len() > FEW {
        return view! { <LongTally frame state parts /> }.into_any();
    }
    // Not in every game the parts add up to something.
    let adds_up = state.seats.iter().any(|seat| seat.score.is_some());
    let total = adds_up.then(|| view! { <th scope="col">{t(total_name(frame))}</th> });
    let names = parts.iter().map(|part| {
        let name = part.name.clone();
        view! { <th scope="col">{move || frame.say(name.clone())}</th> }
    });
    let names = names.collect_view();
    let row = move |seat: Seat| {
        let points = parts.iter().map(|part| part.points[seat.index()]);
        let points = points
            .map(|points| view! { <td>{points}</td> })
            .collect_view();
        let total = state.seats[seat.index()].score;
        view! {
            <tr>
                <th scope="row">
                    <Mark colour=frame.colour(seat) />
                    {frame.name(seat)}
                </th>
                {points}
                {total.map(|total| view! { <td class="total">{total}</td> })}
            </tr>
        }
    };
    view! {
        <table class="tally">
            <thead>
                <tr>
                    <th scope="col">{t(Text::Player)}</th>
                    {names}
                    {total}
                </tr>
            </thead>
            <tbody>{frame.seats().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The name of the sum.
fn total_name(frame: MatchFrame) -> Phrase {
    let label = frame
        .info
        .score_label
        .clone()
        .filter(|_| !frame.info.halves);
    label.unwrap_or_else(|| Text::Total.into())
}

#[component]
fn LongTally(frame: MatchFrame, state: FrameState, parts: Vec<ScorePart<Phrase>>) -> impl IntoView {
    let names = frame.seats().map(|seat| {
        view! {
            <th scope="col">
                <Mark colour=frame.colour(seat) />
                <span>{frame.name(seat)}</span>
            </th>
        }
    });
    let rows = parts.into_iter().map(|part| {
        let points = part.points.into_iter();
        view! {
            <tr>
                <th scope="row">{move || frame.say(part.name.clone())}</th>
                {points.map(|points| view! { <td>{points}</td> }).collect_view()}
            </tr>
        }
    });
    let totals = state
        .seats
        .iter()
        .map(|seat| seat.score.unwrap_or_default());
    view! {
        <table class="tally long">
            <thead>
                <tr>
                    <td></td>
                    {names.collect_view()}
                </tr>
            </thead>
            <tbody>
                {rows.collect_view()}
                <tr>
                    <th scope="row">{t(total_name(frame))}</th>
                    {totals
                        .map(|total| view! { <td class="total">{total}</td> })
                        .collect_view()}
                </tr>
            </tbody>
        </table>
    }
}

/// All points of two players in one groove, with a mark at the half.
#[component]
pub fn ScoreBar(
    /// The match.
    frame: MatchFrame,
    /// How it stands.
    state: FrameState,
) -> impl IntoView {
    let [Some(one), Some(two)] = state.scores()[..] else {
        return None;
    };
    let total = one + two;
    if !frame.info.halves || !(1..=120).contains(&total) || one < 0 || two < 0 {
        return None;
    }
    let size = (42_000 / total).min(1_500) / 17;
    let half = move || {
        frame.say(Text::Half {
            n: total as usize / 2,
        })
    };
    let ball = move |n: i32| {
        let colour = frame.colour(if n < one { Seat::ONE } else { Seat::TWO });
        let x = (2 * n + 1) * 500 / total + 10;
        view! {
            <use
                href=format!("#mark-{colour}")
                class=format!("seat-{colour}")
                transform=format!("translate({x} 25) scale(.{size:02})")
            />
        }
    };
    Some(view! {
        <svg class="bar" role="img" viewBox="0 0 1020 82" aria-label=half>
            <rect class="groove" x=0 y=2 width=1020 height=46 rx=23 />
            {(0..total).map(ball).collect_view()}
            <rect class="half" x=507 y=-8 width=6 height=66 rx=3 />
            <text x=510 y=77>
                {half}
            </text>
        </svg>
    })
}
