//! The lobby: what waits to be continued, the games on their shelf, and the way to everything else.

use super::dom::{El, Els as _, h};
use super::house::{House, Offline};
use super::icons::icon;
use super::route::Route;
use super::timer::{Timer, idle};
use super::ui::{button, heading, row, scores, tool_link};
use super::words::{Message, words};
use crate::game::Turn;
use crate::games::{Boxed, FACES, boxed};
use crate::storage::SavedMatch;
use crate::table::{MatchId, Record};
use crate::text;

/// How long the lobby is left in peace after it opened, in milliseconds.
const LULL: u32 = 600;

/// The lobby.
pub fn lobby(house: House) -> El {
    let logo = h("img src=icon.svg")
        .set("alt", "")
        .set("width", "44")
        .set("height", "44");
    let brand = h("header.brand")
        .child(logo)
        .child(h("h1 tabindex=-1").text(words().parlour));
    let brand = brand.child(h("div.offline").live(move || offline(house)));
    let dock = h("nav.tray.dock").label(words().parlour);
    let dock = dock
        .child(tool_link("plus", words().new_match, &Route::New(None)).class("tool primary"))
        .child(tool_link("history", words().history, &Route::History))
        .child(tool_link("players", words().players, &Route::Players))
        .child(tool_link("rules", words().rules, &Route::Rules(None, 1)))
        .child(tool_link("settings", words().settings, &Route::Settings));
    let running = move || {
        house.stored.watch();
        house.store().running()
    };
    // A long history takes a moment to read; from here it is one tap away.
    Timer::new(LULL, move || idle(move || _ = house.store().history())).forget();
    h("main.lobby")
        .child(brand)
        .child(h("div.waiting").live(move || waiting(house, &running())))
        .child(heading("h2", words().choose_game).class("shelf-title"))
        .child(h("ul.shelf").live(move || {
            let running = running();
            let mut cards = Vec::new();
            for boxed in FACES {
                let busy = running.iter().any(|saved| saved.record.game == boxed.id);
                cards.push(card(boxed, busy));
            }
            cards
        }))
        .child(dock)
}

fn offline(house: House) -> Vec<El> {
    match house.offline.get() {
        Offline::NotYet => Vec::new(),
        Offline::Ready => vec![icon("check"), h("span").text(words().ready_offline)],
        Offline::Update => vec![button(
            "small primary",
            words().new_version,
            super::offline::take_over,
        )],
    }
}

fn waiting(house: House, running: &[SavedMatch]) -> Vec<El> {
    let Some((first, rest)) = running.split_first() else {
        let welcome = h("section.welcome").child(heading("h2", words().welcome));
        return vec![welcome.child(h("p").text(words().welcome_text))];
    };
    let mut all = carry_on(house, first).all();
    if !rest.is_empty() {
        let mut also = h("section.also").child(heading("h2", words().also).class("lab"));
        for saved in rest {
            also = also.child(other(house, &saved.record));
        }
        all.push(also);
    }
    all
}

/// The match that was played last, ready to go on.
fn carry_on(house: House, saved: &SavedMatch) -> Option<El> {
    let record = &saved.record;
    let boxed = boxed(&record.game)?;
    let glance = boxed.glance(record)?;
    let names = house.names(&record.seats);
    let head = match glance.turn {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Message::new(words().whose_turn)
            .with("who", seat)
            .say(&names),
        _ => boxed.name.owned(),
    };
    let scores = scores(boxed.score_label, &record.seats, &names, &glance.scores);
    let left = text::glued(&[boxed.name.get(), " · ", &house.ago(saved.saved)]);
    let go =
        h("a.btn.primary.big data-act=continue").set("href", &Route::Match(record.id).address());
    let go = go
        .child(h("span").text(words().carry_on))
        .child(icon("arrow"));
    let text = h("div.continue-text")
        .child(h("p.lab").text(left))
        .child(heading("h2", head));
    let text = text
        .child(scores)
        .child(row([go, end_button(house, record.id)]));
    let picture = h("div")
        .class(&text::glued(&["thumb ", boxed.id]))
        .flag("inert", true)
        .child(glance.picture);
    Some(h("section.continue").child(picture).child(text))
}

fn end_button(house: House, id: MatchId) -> El {
    button("plain", words().end_match, move || house.end(id))
}

fn other(house: House, record: &Record) -> El {
    let name = boxed(&record.game).map_or(record.game.as_str(), |boxed| boxed.name.get());
    let people = text::joined(&house.names(&record.seats), ", ");
    let number = Message::new(words().move_number)
        .with("n", record.moves.count() + 1)
        .plain();
    let text = h("p")
        .child(h("b").text(name))
        .child(h("small").text(text::glued(&[&people, " · ", &number])));
    let resume = h("a.btn.plain.accent")
        .set("href", &Route::Match(record.id).address())
        .text(words().resume);
    h("div.also-row")
        .child(text)
        .child(resume)
        .child(end_button(house, record.id))
}

fn card(boxed: &Boxed, busy: bool) -> El {
    let (fewest, most) = boxed.seats;
    let players = if fewest == most {
        Message::new(words().players_exact).with("n", most)
    } else {
        Message::new(words().players_range)
            .with("from", fewest)
            .with("to", most)
    };
    let minutes = Message::new(words().minutes).with("n", boxed.minutes);
    let art = h("div")
        .class(&text::glued(&["art ", boxed.id]))
        .flag("inert", true)
        .child(boxed.cover());
    let badge = busy.then(|| h("span.badge").text(words().in_progress));
    let link = h("a")
        .set("href", &Route::New(Some(boxed.id.to_owned())).address())
        .child(art)
        .child(badge);
    let link = link
        .child(heading("h3", boxed.name))
        .child(h("p").text(players))
        .child(h("p").text(minutes));
    h("li.card").child(link)
}
