//! What is printed on the board: four sides alike, each turned; marks and words stand upright.

use super::geometry::Plan;
use super::message::Message;
use super::pawn::{colour_class, mark_of};
use super::spot::Spot;
use crate::app::i18n::t;
use crate::games::sorry::track::{HOME, RING, SAFETY, START, Side};
use crate::games::ui::translate;
use crate::table::Colour;
use leptos::prelude::*;

/// The squares of a side that slides end on, counted from its first.
const SLIDE_ENDS: [i8; 2] = [4, 13];

/// All that is printed; drawn anew only when the board is turned.
#[component]
pub fn Ground(
    /// How the board is turned.
    plan: Plan,
) -> impl IntoView {
    let sails = Side::ALL.map(|side| view! { <Sail plan side /> });
    let sides = Side::ALL.map(|side| view! { <PrintedSide plan side /> });
    let marks = Side::ALL.map(|side| view! { <UprightMarks plan side /> });
    let numbers = (0..RING).map(|square| {
        view! { <text style:transform=translate(plan.number(square))>{square}</text> }
    });
    view! {
        <use href="#s-bed" />
        <g clip-path="url(#s-field)">{sails.collect_view()}</g>
        <g>{sides.collect_view()}</g>
        <g>{marks.collect_view()}</g>
        <g class="s-ruler">{numbers.collect_view()}</g>
    }
}

/// Turns what is drawn for the upper side to the side of a colour.
fn turn(plan: Plan, side: Side) -> String {
    format!("rotate({} 800 800)", 90 * plan.edge(side))
}

/// The coloured field of a side, with its pattern.
#[component]
fn Sail(plan: Plan, side: Side) -> impl IntoView {
    let pattern = format!("url(#s-print-{})", Colour::ALL[side as usize].id());
    view! {
        <g class=colour_class(side) transform=turn(plan, side)>
            <use class="s-tint" href="#s-sail" />
            <use href="#s-sail" fill=pattern />
        </g>
    }
}

/// The squares, slides and zones of a side.
#[component]
fn PrintedSide(plan: Plan, side: Side) -> impl IntoView {
    // Light and dark squares alternate all round the board.
    let is_odd = plan.edge(side) % 2 == 1;
    view! {
        <g class=colour_class(side) class:odd=is_odd transform=turn(plan, side)>
            <use href="#s-side" />
        </g>
    }
}

/// The marks and words of a side.
#[component]
fn UprightMarks(plan: Plan, side: Side) -> impl IntoView {
    let mark = move |class: &'static str, place, scale: &'static str| {
        view! { <use href=mark_of(side) class=class style:transform=translate(place) + scale /> }
    };
    let zone = (SAFETY..HOME).map(|n| mark("zone-mark", plan.place(Spot::of(side, n)), ""));
    let wells = [(START, " scale(.8)"), (HOME, " scale(.74)")];
    let wells = wells.into_iter().flat_map(|(place, scale)| {
        let well = move |rank| plan.well(Spot::of(side, place), rank);
        (0..4).map(move |rank| mark("well-mark", well(rank), scale))
    });
    let slides = SLIDE_ENDS.map(|end| {
        let place = plan.place(Spot::Square(side.base() + end));
        mark("slide-mark", place, "")
    });
    // Words stand below, and above where there is more room.
    let above = plan.edge(side) == 2;
    let word = move |place, word, [arc_below, arc_above]: [&'static str; 2]| {
        let arc = if above { arc_above } else { arc_below };
        view! {
            <text class="s-word" style:transform=translate(plan.place(Spot::of(side, place)))>
                <textPath startOffset="50%" href=arc>
                    {t(word)}
                </textPath>
            </text>
        }
    };
    view! {
        <g class=colour_class(side)>
            {zone.collect_view()} {wells.collect_view()} {slides.collect_view()}
            {word(START, Message::StartWord, ["#s-arc-b", "#s-arc-t"])}
            {word(HOME, Message::HomeWord, ["#s-arc-hb", "#s-arc-ht"])}
        </g>
    }
}
