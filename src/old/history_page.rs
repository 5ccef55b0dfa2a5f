//! All finished matches, the newest first: to look through, to hand on, to throw away; and the statistics they make.

use super::boards::boards_switch;
use super::browser;
use super::dom::{El, h};
use super::figures;
use super::house::House;
use super::match_row::{match_list, match_row, tools};
use super::route::Route;
use super::timer::idle;
use super::ui::{button, choose, empty, heading, link, page};
use super::var::Var;
use super::words::{Message, words};
use crate::games::FACES;
use crate::storage::{Entry, Filter, Verdict, Who, everybody};
use leptos::prelude::event_target;
use std::rc::Rc;
use web_sys::Element;

/// So many rows may be listed at first, and so many more whenever that is asked for: there may be thousands.
const ROWS: usize = 50;
/// So many are built before the page is drawn, and between two drawings: a tablet shows no more.
const AT_ONCE: usize = 6;

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
    /// How many are.
    filled: Var<usize>,
    /// What the statistics are about: the same filter, once the list is drawn.
    counted: Var<Option<Filter>>,
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
        filled: Var::new(0),
        counted: Var::new(None),
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
    room.count();
    page("history wide", words().history).child(h("div.columns").live(parts))
}

impl Room {
    fn change(self, change: impl FnOnce(&mut Filter)) {
        self.shown.put(ROWS);
        self.hurry.put(true);
        self.filter.update(change);
        self.somebody.renew(self.filter.look(|f| f.who.is_some()));
        self.count();
    }

    /// Has the statistics follow, unless the screen is gone by then.
    fn count(self) {
        idle(move || {
            if let Some(filter) = self.filter.alter(|filter| filter.clone()) {
                self.counted.set(Some(filter));
            }
        });
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
    let tables = move || match room.counted.get() {
        Some(filter) if room.open.get() => {
            figures::statistics(room.house, &entries, &people, &filter)
        }
        _ => Vec::new(),
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
        let step = if hurry { AT_ONCE } else { room.shown.peek() };
        let rows = match_list(room.house);
        room.filled.set(0);
        fill(room, rows.node().clone(), listed.clone(), step);
        let list = rows.node().clone();
        let more = move || more(room, &list, &listed);
        vec![rows, h("div").live(more)]
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
    h("section.list")
        .child(head)
        .child(boards_switch(room.house))
        .child(rows)
}

/// Adds rows, some now and the others when there is nothing else to do.
fn fill(room: Room, list: Element, listed: Listed, step: usize) {
    let (from, most) = (room.filled.peek(), room.shown.peek().min(listed.fit.len()));
    let to = (from + step).min(most);
    let tools = tools();
    for i in &listed.fit[from..to] {
        let row = match_row(room.house, &tools, &listed.entries[*i]);
        _ = list.append_child(row.node());
    }
    room.filled.set(to);
    if to < most {
        idle(move || {
            // By now there may be another list, or another screen.
            if list.is_connected() {
                fill(room, list, listed, step);
            }
        });
    }
}

/// A button for more rows, once those that may be listed are there.
fn more(room: Room, list: &Element, listed: &Listed) -> Option<El> {
    let (filled, all) = (room.filled.get(), listed.fit.len());
    if filled < room.shown.peek() || filled == all {
        return None;
    }
    let text = Message::new(words().show_more).with("n", (all - filled).min(ROWS));
    let (list, listed) = (list.clone(), listed.clone());
    Some(button("more", text, move || {
        room.shown.put(filled + ROWS);
        fill(room, list.clone(), listed.clone(), AT_ONCE);
        let first = &listed.entries[listed.fit[filled]];
        browser::focus_in("data-match", &first.id.text(), "a");
    }))
}
