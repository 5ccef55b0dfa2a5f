//! All finished matches, the newest first: to look through, to hand on, to throw away; and the statistics they make.

use super::browser;
use super::dom::{El, h};
use super::figures;
use super::house::House;
use super::match_row::match_row;
use super::route::Route;
use super::timer::Timer;
use super::ui::{button, choose, empty, heading, link, page};
use super::var::Var;
use super::words::{Message, words};
use crate::games::FACES;
use crate::store::{Entry, Filter, Verdict, Who, everybody};
use crate::text;
use leptos::prelude::event_target;
use std::rc::Rc;

/// So many rows are built at a time: there may be thousands.
const ROWS: usize = 50;
/// So many of the first ones are drawn before the rest are built: a tablet shows no more.
const AT_ONCE: usize = 8;
/// When the rest are built, in milliseconds: after the first are drawn.
const SOON: u32 = 30;

/// What was chosen on this screen. Cheap to copy; it outlasts the lists, which are made anew when a match goes.
#[derive(Clone, Copy)]
struct Room {
    house: House,
    filter: Var<Filter>,
    /// Is somebody chosen? Apart, so that choosing a result does not build its own list anew.
    somebody: Var<bool>,
    /// How many matches fit.
    found: Var<usize>,
    /// How many of them may be listed.
    shown: Var<usize>,
    /// Is somebody waiting for another list? One that only lost a match stays whole, for the focus to find its row.
    hurry: Var<bool>,
    /// Are the statistics open?
    open: Var<bool>,
}

/// The matches that fit, by their numbers.
#[derive(Clone)]
struct Listed {
    entries: Rc<Vec<Entry>>,
    fit: Rc<Vec<usize>>,
}

/// The history.
pub fn history_page(house: House) -> El {
    let room = Room {
        house,
        filter: Var::new(Filter::default()),
        somebody: Var::new(false),
        found: Var::new(0),
        shown: Var::new(ROWS),
        hurry: Var::new(true),
        open: Var::new(browser::is_wide()),
    };
    let parts = move || {
        house.stored.watch();
        let entries = house.store().history();
        if entries.is_empty() {
            let step = link("primary big", "plus", words().new_match, &Route::New(None));
            let text = words().no_history_text;
            return vec![empty("history", words().no_history, text, step)];
        }
        let people = Rc::new(everybody(&entries));
        vec![
            filters(room, &people),
            statistics(room, entries.clone(), people),
            list(room, entries),
        ]
    };
    page("history wide", words().history).child(h("div.columns").live(parts))
}

impl Room {
    fn change(self, change: impl FnOnce(&mut Filter)) {
        self.shown.put(ROWS);
        self.hurry.put(true);
        self.filter.update(change);
        self.somebody.renew(self.filter.look(|f| f.who.is_some()));
    }
}

fn filters(room: Room, people: &Rc<Vec<Who>>) -> El {
    let chosen = room.filter.peek();
    let games = (FACES.len() > 1).then(|| {
        let mut names = vec![words().any_game.into()];
        for boxed in FACES {
            names.push(Message::new(boxed.name));
        }
        let at = FACES
            .iter()
            .position(|b| Some(b.id) == chosen.game.as_deref());
        choose(words().game, names, at.map_or(0, |at| at + 1), move |i| {
            let game = i.checked_sub(1).map(|i| FACES[i].id.to_owned());
            room.change(|f| f.game = game);
        })
    });
    let mut names = vec![words().anybody.into()];
    for who in people.iter() {
        names.push(room.house.called(who).into());
    }
    let at = people
        .iter()
        .position(|who| Some(who) == chosen.who.as_ref());
    let people = people.clone();
    let player = choose(words().player, names, at.map_or(0, |at| at + 1), move |i| {
        let who = i.checked_sub(1).map(|i| people[i].clone());
        room.change(|f| f.who = who);
    });
    h("div.filters")
        .child(games)
        .child(player)
        .child(h("div").live(move || [outcome(room, room.somebody.get())]))
}

/// With somebody chosen, how it went for them; otherwise only whether there was a winner.
fn outcome(room: Room, somebody: bool) -> El {
    let w = words();
    let won = if somebody { w.won } else { w.decided };
    let mut outcomes = vec![
        (None, w.any_outcome),
        (Some(Some(Verdict::Won)), won),
        (Some(Some(Verdict::Drawn)), w.drawn),
    ];
    if somebody {
        outcomes.push((Some(Some(Verdict::Lost)), w.lost));
    }
    outcomes.push((Some(None), w.no_result));
    let mut names = Vec::new();
    for (_, name) in &outcomes {
        names.push((*name).into());
    }
    let chosen = room.filter.look(|f| f.verdict);
    let at = outcomes.iter().position(|(verdict, _)| *verdict == chosen);
    choose(w.outcome, names, at.unwrap_or(0), move |i| {
        room.change(|f| f.verdict = outcomes[i].0)
    })
}

fn statistics(room: Room, entries: Rc<Vec<Entry>>, people: Rc<Vec<Who>>) -> El {
    let tables = move || {
        if room.open.get() {
            let filter = room.filter.get();
            figures::statistics(room.house, &entries, &people, &filter)
        } else {
            Vec::new()
        }
    };
    h("details.block.stats")
        .flag("open", room.open.peek())
        .child(h("summary").child(heading("h2", words().statistics)))
        .live(tables)
        .child(h("p.lab").text(words().statistics_means))
        .on("toggle", move |e| {
            let details: web_sys::Element = event_target(&e);
            room.open.renew(details.has_attribute("open"));
        })
}

fn list(room: Room, entries: Rc<Vec<Entry>>) -> El {
    let all = entries.len();
    let rows = h("div.matches").live(move || {
        let mut fit = Vec::new();
        room.filter.with(|filter| {
            for (i, entry) in entries.iter().enumerate() {
                if filter.fits(entry) {
                    fit.push(i);
                }
            }
        });
        room.found.renew(fit.len());
        if fit.is_empty() {
            let reset = button("small", words().show_all, move || {
                room.change(|f| *f = Filter::default());
                // The lists above must show it too.
                room.house.stored.tell();
            });
            let text = h("p").text(words().nothing_fits);
            return vec![h("div.nothing").child(text).child(reset)];
        }
        let listed = Listed {
            entries: entries.clone(),
            fit: Rc::new(fit),
        };
        let hurry = room.hurry.alter(std::mem::take) == Some(true);
        vec![chunk(room, listed, 0, if hurry { AT_ONCE } else { ROWS })]
    });
    let count = move || {
        let n = room.found.get();
        let text = if n == all {
            words().matches_count
        } else {
            words().matches_found
        };
        Message::new(text).with("n", n).with("all", all)
    };
    let head = h("header.list-head")
        .child(heading("h2", words().matches))
        .child(h("p.lab role=status").says(count));
    h("section.list").child(head).child(rows)
}

/// Some rows, and after them a button for the next ones, or these.
fn chunk(room: Room, listed: Listed, from: usize, to: usize) -> El {
    let all = listed.fit.len();
    let next = if to < ROWS { ROWS } else { to + ROWS };
    let to = to.min(all);
    let mut rows = h("ol");
    for i in from..to {
        rows = rows.child(match_row(
            room.house,
            &listed.entries[listed.fit[i]],
            (i, all),
        ));
    }
    let part = h("div").child(rows);
    if to == all {
        return part;
    }
    let open = Var::new(room.shown.peek() > to);
    part.live(move || {
        if open.get() {
            return vec![chunk(room, listed.clone(), to, next)];
        }
        if to < ROWS {
            Timer::new(SOON, move || open.set(true)).forget();
            return Vec::new();
        }
        let n = (all - to).min(ROWS);
        let more = Message::new(words().show_more).with("n", n);
        vec![button("more", more, move || {
            room.shown.put(next);
            open.set(true);
            browser::focus_in("data-row", &text::told(to as i64), "a");
        })]
    })
}
