//! The end of a match, over its table: who won, why, every score with its parts, and what next.

use super::dom::{El, h, s, shape};
use super::icons::{icon, mark};
use super::matches::State;
use super::playing::Playing;
use super::route::Route;
use super::ui::{dialog, icon_button, laurel, link};
use super::words::{Message, Text, words};
use crate::seat::Seat;
use crate::table::End;

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

/// Who won, in a few words.
pub fn headline(names: &[String], places: &[u8]) -> Message {
    let winners: Vec<&str> = places
        .iter()
        .zip(names)
        .filter(|(p, _)| **p == 1)
        .map(|(_, name)| name.as_str())
        .collect();
    match winners[..] {
        [] => words().no_result.into(),
        [name] => Message::new(words().wins).with("who", name),
        _ if winners.len() == names.len() => words().draw.into(),
        _ => {
            let and = [" ", words().and.get(), " "].concat();
            Message::new(words().shared_win).with("who", winners.join(&and))
        }
    }
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
    let head = headline(&playing.names(), &places).plain();
    let why = reason(playing, &end);
    let winner = places
        .iter()
        .position(|p| *p == 1)
        .filter(|_| places.iter().filter(|p| **p == 1).count() == 1);
    let medal = winner.map(|i| mark(playing.colour(Seat::at(i))));
    let faced = playing.sitting().view().get().faced;
    let far = || h("p.end-far aria-hidden=true").text([head.as_str(), &why].join(". "));
    let said = h("div").child(h("h1").text(&head)).child(h("p").text(&why));
    let top = h("div.end-head")
        .child(h("div.laurel").child(laurel()).child(medal))
        .child(said);
    let mut all: Vec<El> = faced.then(far).into_iter().chain([top]).collect();
    all.extend(bar(playing, &state));
    all.extend([
        tally(playing, &state),
        facts(&state),
        next(playing, &places),
        more(playing),
    ]);
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
    if !(1..=120).contains(&total) || one < 0 || two < 0 {
        return None;
    }
    let size = (42_000 / total).min(1_500) / 17;
    let ball = |n: i32| {
        let colour = playing.colour(if n < one { Seat::ONE } else { Seat::TWO });
        let place = format!(
            "translate({} 25) scale(.{size:02})",
            (2 * n + 1) * 500 / total + 10
        );
        shape(&format!("mark-{colour}"))
            .class(&format!("seat-{colour}"))
            .set("transform", &place)
    };
    let half = Message::new(words().half).with("n", total / 2);
    let part = |class: &str, [x, y, width, height]: [i32; 4]| {
        let rect = s("rect")
            .class(class)
            .num("x", x)
            .num("y", y)
            .num("width", width)
            .num("height", height);
        rect.num("rx", width.min(height) / 2)
    };
    let bar = s("svg.bar")
        .set("viewBox", "0 0 1020 82")
        .set("role", "img")
        .label(half.clone());
    let text = s("text x=510 y=77").text(half);
    let groove = part("groove", [0, 2, 1_020, 46]);
    Some(
        bar.child(groove)
            .children((0..total).map(ball))
            .child(part("half", [507, -8, 6, 66]))
            .child(text),
    )
}

/// Every score with its parts.
pub fn tally(playing: Playing, state: &State) -> El {
    let parts = playing.sitting().tally();
    let column = |name: Text| h("th scope=col").text(name);
    let head = h("tr")
        .child(column(words().player))
        .children(parts.iter().map(|part| column(part.name)))
        .child(column(words().total));
    let row = |seat: Seat| {
        let i = seat.index();
        let name = h("th scope=row")
            .child(mark(playing.colour(seat)))
            .text(playing.name(seat));
        let points = parts
            .iter()
            .map(|part| h("td").text(part.points[i].to_string()));
        let total = state.scores[i]
            .map(|total| total.to_string())
            .unwrap_or_default();
        h("tr")
            .child(name)
            .children(points)
            .child(h("td.total").text(total))
    };
    h("table.tally")
        .child(h("thead").child(head))
        .child(h("tbody").children(playing.seats().map(row)))
}
