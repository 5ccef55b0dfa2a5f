//! A line of scores.

use super::Mark;
use leptos::prelude::*;

/// What a score counts, and everybody's mark, name and score.
#[component]
pub fn Scores(
    /// What is counted.
    label: Option<Signal<String>>,
    /// Colour, name and score of each seat.
    seats: Vec<(&'static str, String, Option<i32>)>,
) -> impl IntoView {
    let seats = seats.into_iter().map(|(colour, name, score)| {
        view! {
            <span class="seat-score">
                <Mark colour />
                <b>{name}</b>
                {score.map(|score| view! { <b class="num">{score}</b> })}
            </span>
        }
    });
    view! {
        <p class="scores">
            {label.map(|label| view! { <b class="lab">{label}</b> })}
            {seats.collect_view()}
        </p>
    }
}
