//! The end of a match, over its table: who won, why, every score with its parts, and what next.

use super::dom::{El, h, s, shape};
use super::face::Part;
use super::icons::{icon, laurel, mark};
use super::matches::State;
use super::playing::Playing;
use super::route::Route;
use super::ui::{dialog, icon_button, link};
use super::words::{Message, Text, words};
use crate::game::seat::Seat;
use crate::table::End;
use crate::text;

/// The sheet of the result; open while the address says so.
pub fn end_sheet(playing: Playing) -> El {
    let house = playing.house();
    let open = move || house.route.get() == Route::Result(playing.id()) && playing.is_over();
    let close = move || {
        if house.route.peek() == Route::Result(playing.id()) {
            house.go(&Route::Match(playing.id()));
        }
    };
    dialog(
        words().result,
        "end",
        open,
        || false,
        close,
        move || result(playing),
    )
}

/// Who won, in a few words; `shares` where all win together who have as much as each other.
pub fn headline(names: &[String], places: &[u8], shares: bool) -> Message {
    let mut winners = Vec::new();
    for (place, name) in places.iter().zip(names) {
        if *place == 1 {
            winners.push(name.clone());
        }
    }
    let and = text::glued(&[" ", words().and.get(), " "]);
    let text = match winners.len() {
        0 => words().no_result,
        1 => words().wins,
        n if n == names.len() && !shares => words().draw,
        _ => words().shared_win,
    };
    Message::new(text).with("who", text::joined(&winners, &and))
}

/// Why it ended, in one sentence.
pub fn reason(playing: Playing, end: &End) -> String {
    match end {
        End::Rules(_) => playing.sitting().ending(),
        other => Some(by_hand(other)),
    }
    .map(|m| playing.say(&m))
    .unwrap_or_default()
}

/// How players ended it themselves.
pub fn by_hand(end: &End) -> Message {
    match end {
        End::Resigned(seat) => Message::new(words().has_resigned).with("who", *seat),
        End::Agreed => Message::new(words().has_agreed),
        End::Claimed(seat) => Message::new(words().has_claimed).with("who", *seat),
        End::Rules(_) | End::Abandoned => Message::new(words().has_abandoned),
    }
}

fn result(playing: Playing) -> Vec<El> {
    let state = playing.state().get();
    let Some((end, places)) = state.end.clone() else {
        return Vec::new();
    };
    let head = headline(&playing.names(), &places, playing.boxed().shares).plain();
    let why = reason(playing, &end);
    let first = places.iter().position(|place| *place == 1);
    let last = places.iter().rposition(|place| *place == 1);
    let winner = first.filter(|_| first == last);
    let medal = winner.map(|i| mark(playing.colour(Seat::at(i))));
    let said = h("div").child(h("h1").text(&head)).child(h("p").text(&why));
    let top = h("div.end-head")
        .child(h("div.laurel").child(laurel()).child(medal))
        .child(said);
    let mut all = Vec::new();
    if playing.sitting().view().get().faced {
        all.push(h("p.end-far aria-hidden=true").text(text::glued(&[&head, ". ", &why])));
    }
    all.push(top);
    // Who gave up may well be ahead: their points decide nothing.
    if let (End::Rules(_), Some(bar)) = (&end, bar(playing, &state)) {
        all.push(bar);
    }
    all.push(tally(playing, &state));
    all.push(facts(&state));
    all.push(next(playing, &places));
    all.push(more(playing));
    all
}

fn facts(state: &State) -> El {
    let minutes = state.used.iter().sum::<u32>().div_ceil(60);
    let fact = |text, n| h("span").text(Message::new(text).with("n", n));
    h("p.facts")
        .child(fact(words().moves_count, state.total as u32))
        .child(fact(words().minutes_used, minutes))
        .child(h("span.kept").child(icon("check")).text(words().kept))
}

fn next(playing: Playing, places: &[u8]) -> El {
    let record = playing.sitting().record();
    let seats = playing.boxed().rematch.seats(&record.seats, places);
    let first = playing
        .house()
        .names(&seats)
        .into_iter()
        .next()
        .unwrap_or_default();
    let begins = Message::new(words().rematch_begins).with("who", first);
    let label = h("span")
        .child(h("b").text(words().rematch))
        .child(h("small").text(begins));
    let rematch = h("button.btn.primary type=button data-act=rematch");
    let rematch = rematch
        .child(icon("swap"))
        .child(label)
        .click(move || playing.house().rematch(&record));
    let board = link("", "eye", words().see_board, &Route::Match(playing.id()));
    h("div.end-first").child(rematch).child(board)
}

fn more(playing: Playing) -> El {
    let share = move || playing.house().share(&playing.sitting().record());
    h("div.end-more")
        .child(link("", "other", words().other_game, &Route::New(None)))
        .child(link(
            "",
            "play",
            words().replay,
            &Route::Replay(playing.id(), 0),
        ))
        .child(icon_button("", "share", words().share, share))
        .child(link("", "home", words().lobby, &Route::Lobby))
}

/// All points of two players in one groove, with a mark at the half.
fn bar(playing: Playing, state: &State) -> Option<El> {
    let [Some(one), Some(two)] = state.scores[..] else {
        return None;
    };
    let total = one + two;
    if !playing.boxed().halves || !(1..=120).contains(&total) || one < 0 || two < 0 {
        return None;
    }
    let size = (42_000 / total).min(1_500) / 17;
    let half = Message::new(words().half).with("n", total / 2);
    let mut bar = s("svg.bar role=img")
        .set("viewBox", "0 0 1020 82")
        .label(half.clone())
        .child(s("rect.groove x=0 y=2 width=1020 height=46 rx=23"));
    for n in 0..total {
        let colour = playing.colour(if n < one { Seat::ONE } else { Seat::TWO });
        let mut place = "translate(".to_owned();
        text::push_number(&mut place, ((2 * n + 1) * 500 / total + 10).into());
        place += " 25) scale(.";
        text::push_padded(&mut place, size as u64, 2);
        place += ")";
        let ball = shape(&text::glued(&["mark-", colour])).class(&text::glued(&["seat-", colour]));
        bar = bar.child(ball.set("transform", &place));
    }
    Some(
        bar.child(s("rect.half x=507 y=-8 width=6 height=66 rx=3"))
            .child(s("text x=510 y=77").text(half)),
    )
}

/// So many parts a score may have that are shown side by side.
const FEW: usize = 3;

/// Every score with its parts: one below the other, where they are many.
pub fn tally(playing: Playing, state: &State) -> El {
    let parts = playing.sitting().tally();
    if parts.len() > FEW {
        return long_tally(playing, state, &parts);
    }
    let column = |name: Text| h("th scope=col").text(name);
    let mut head = h("tr").child(column(words().player));
    for part in &parts {
        head = head.child(column(part.name));
    }
    let mut body = h("tbody");
    for seat in playing.seats() {
        let i = seat.index();
        let name = h("th scope=row")
            .child(mark(playing.colour(seat)))
            .text(playing.name(seat));
        let mut row = h("tr").child(name);
        for part in &parts {
            row = row.child(h("td").text(part.points[i]));
        }
        body = body.child(row.child(state.scores[i].map(|total| h("td.total").text(total))));
    }
    // Not in every game the parts add up to something.
    if state.scores.iter().any(Option::is_some) {
        head = head.child(column(total_name(playing)));
    }
    h("table.tally").child(h("thead").child(head)).child(body)
}

/// The name of the sum.
fn total_name(playing: Playing) -> Text {
    let boxed = playing.boxed();
    let label = boxed.score_label.filter(|_| !boxed.halves);
    label.unwrap_or(words().total)
}

fn long_tally(playing: Playing, state: &State, parts: &[Part]) -> El {
    let mut head = h("tr").child(h("td"));
    let mut totals = h("tr").child(h("th scope=row").text(total_name(playing)));
    for seat in playing.seats() {
        let name = h("th scope=col").child(mark(playing.colour(seat)));
        head = head.child(name.child(h("span").text(playing.name(seat))));
        totals = totals.child(h("td.total").text(state.scores[seat.index()].unwrap_or_default()));
    }
    let mut body = h("tbody");
    for part in parts {
        let mut row = h("tr").child(h("th scope=row").text(part.name));
        for points in &part.points {
            row = row.child(h("td").text(*points));
        }
        body = body.child(row);
    }
    let head = h("thead").child(head);
    h("table.tally.long").child(head).child(body.child(totals))
}
