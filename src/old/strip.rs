//! The strip of a seat: who sits there, how they stand, and what lies before them.

use super::dom::{El, h};
use super::icons::mark;
use super::matches::State;
use super::playing::Playing;
use super::thinking_parts::thinks;
use super::words::{Message, words};
use crate::game::seat::Seat;
use crate::text;

/// A seat's strip. Where seats have edges, every seat has one at either, and shows the one where it sits: turning the board turns
/// the names. Its parts are made anew only when they say something else: with four seats that would be most of what a move costs.
pub fn strip(playing: Playing, seat: Seat) -> El {
    let active = move || playing.actor() == Some(seat);
    let colour = playing.colour(seat);
    let first = || {
        h("span.first")
            .set("title", words().first_player.get())
            .text("1")
    };
    let sign = h("span.sign")
        .child(mark(colour))
        .child((seat == Seat::ONE).then(first));
    let standing = move || playing.state().with(|s| standing(playing, s, seat));
    let sub = h("p.sub").live_by(standing, |told| {
        let [class, lead, note] = told else {
            return Vec::new();
        };
        let mut all = Vec::new();
        if !lead.is_empty() {
            let light = (class == THINKS).then(|| h("i.thinks"));
            all.push(h("b").class(class).child(light).text(lead));
        }
        if !note.is_empty() {
            all.push(h("span").text(note));
        }
        all
    });
    let who = h("div.who")
        .child(h("p.name").text(playing.name(seat)))
        .child(sub);
    let label = if playing.is_replay() || playing.sitting().level(seat).is_some() {
        words().to_move
    } else {
        words().your_turn
    };
    // While a computer thinks, the line under its name says so.
    let turn = move || match active() && !thinks(playing, seat) {
        true => vec![label.owned()],
        false => Vec::new(),
    };
    let score = move || {
        let score = playing.state().with(|s| s.scores[seat.index()]);
        let told = |score: i32| text::told(score.into());
        score.map(told).into_iter().collect()
    };
    let number = move |told: &[String]| {
        let mut all = Vec::new();
        for score in told {
            let label = playing.boxed().score_label;
            let label = label.map(|label| h("b.lab").text(label));
            let number = h("span.num").text(score);
            all.push(h("p.score").child(label).child(number));
        }
        all
    };
    let badge = |told: &[String]| told.iter().map(|turn| h("span.turn").text(turn)).collect();
    let inside = h("div.in")
        .child(sign)
        .child(who)
        .live_by(turn, badge)
        .live_by(score, number);
    let strip = h("section")
        .class(&text::glued(&["strip seat-", colour]))
        .label(playing.name(seat));
    strip
        .when("active", active)
        .child(inside)
        .child(playing.sitting().holds(seat))
}

const THINKS: &str = "waits";

/// How a seat stands: as style sheets call it, who leads and by how much or how it ended, and a note.
fn standing(playing: Playing, state: &State, seat: Seat) -> Vec<String> {
    let i = seat.index();
    let note = state.notes[i].as_ref().map(|note| playing.say(note));
    let mut class = "lead";
    let lead: Option<Message> = match &state.end {
        None if state.left[i] => Some(words().has_left.into()),
        _ if thinks(playing, seat) => {
            class = THINKS;
            Some(words().thinking.into())
        }
        Some((_, places)) if places.is_empty() => None,
        Some((_, places)) if places.iter().all(|p| *p == 1) && !playing.boxed().shares => {
            Some(words().draw.into())
        }
        Some((_, places)) => (places[i] == 1).then(|| words().winner.into()),
        None => lead(state, i).map(|n| Message::new(words().leads_by).with("n", n)),
    };
    let lead = lead.map(|lead| lead.plain()).unwrap_or_default();
    vec![class.to_owned(), lead, note.unwrap_or_default()]
}

fn lead(state: &State, i: usize) -> Option<i32> {
    let own = state.scores[i]?;
    let mut best = None;
    for (j, score) in state.scores.iter().enumerate() {
        if j != i {
            best = best.max(*score);
        }
    }
    let best = best?;
    (own > best).then_some(own - best)
}
