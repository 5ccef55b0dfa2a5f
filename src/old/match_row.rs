//! One finished match in a list: what became of it, and what can be done with it.

use super::browser;
use super::dom::{El, h};
use super::end_page::{by_hand, headline};
use super::house::{House, Notice};
use super::route::Route;
use super::timer::Timer;
use super::ui::{bare, heading, link, scores};
use super::words::{Message, words};
use crate::games::{boxed, retell_any};
use crate::storage::{Entry, Form};
use crate::table::{End, MatchId, Record};
use crate::text;
use leptos::prelude::event_target;
use std::rc::Rc;
use web_sys::Element;

/// How long a deleted match can be had back, in milliseconds.
const SECOND_THOUGHTS: u32 = 10_000;

/// A list of matches. Its rows listen to nothing themselves, and what all have alike is copied: there may be thousands.
pub fn match_list(house: House) -> El {
    h("ol").on("click", move |e| {
        let target: Element = event_target(&e);
        let near = |selector: &str| target.closest(selector).ok().flatten();
        let (Some(tool), Some(row)) = (near("[data-tool]"), near("[data-match]")) else {
            return;
        };
        let told = |element: &Element, name: &str| element.get_attribute(name).unwrap_or_default();
        if let Some(id) = MatchId::read(&told(&row, "data-match")) {
            use_tool(house, &told(&tool, "data-tool"), id, &row);
        }
    })
}

/// What can be done with a match, to be copied into each row, which says where its replay is.
pub fn tools() -> El {
    h("div.match-tools")
        .child(link("small", "play", words().replay, &Route::History))
        .child(bare("share", words().share))
        .child(bare("save", words().export))
        .child(bare("trash", words().delete))
}

/// A match.
pub fn match_row(house: House, tools: &El, entry: &Entry) -> El {
    let boxed = boxed(&entry.game);
    let game = boxed.map_or(entry.game.as_str(), |boxed| boxed.name.get());
    let names = house.names(&entry.seats);
    let when = h("time")
        .set("datetime", &entry.ended.text())
        .text(house.date(entry.ended));
    let length = Message::new(words().moves_count).with("n", entry.length);
    let mut points = Vec::new();
    for score in &entry.scores {
        points.push(Some(*score));
    }
    let shares = boxed.is_some_and(|boxed| boxed.shares);
    let label = boxed.and_then(|boxed| boxed.score_label);
    let label = label.filter(|_| !points.is_empty());
    let text = h("div.match-text")
        .child(
            h("p.lab")
                .text(text::glued(&[game, " · "]))
                .child(when)
                .text(" · ")
                .text(length),
        )
        .child(heading("h3", headline(&names, &entry.places, shares)))
        .child(scores(label, &entry.seats, &placed(entry, &names), &points))
        .child(facts(entry, &names));
    let tools = tools.copy();
    if let Some(replay) = tools.node().first_element_child() {
        _ = replay.set_attribute("href", &Route::Replay(entry.id, 0).address());
    }
    let row = if entry.places.is_empty() {
        h("li.match.undecided")
    } else {
        h("li.match")
    };
    row.set("data-match", &entry.id.text())
        .child(text)
        .child(tools)
}

/// Of two players the headline says it all; of more, everybody is named with their place.
fn placed(entry: &Entry, names: &[String]) -> Vec<String> {
    let mut names = names.to_vec();
    if names.len() > 2 {
        for (name, place) in names.iter_mut().zip(&entry.places) {
            *name = Message::new(words().placed)
                .with("n", *place)
                .with("who", name.as_str())
                .plain();
        }
    }
    names
}

/// How the players ended it themselves, and what history must not forget.
fn facts(entry: &Entry, names: &[String]) -> El {
    let mut facts = h("p.facts");
    if let Some(end @ (End::Resigned(_) | End::Agreed | End::Claimed(_))) = &entry.end {
        facts = facts.child(h("span").text(by_hand(end).say(names)));
    }
    let some = |counts: &[u32]| counts.iter().any(|n| *n > 0);
    for (is, label) in [
        (some(&entry.takebacks), words().with_takebacks),
        (some(&entry.hints), words().with_hints),
        (entry.set_up, words().set_up),
    ] {
        facts = facts.child(is.then(|| h("span.flag").text(label)));
    }
    facts
}

fn use_tool(house: House, tool: &str, id: MatchId, row: &Element) {
    if tool == "trash" {
        // The next one moves up into its place; after the last there is only the one before.
        let next = row
            .next_element_sibling()
            .or(row.previous_element_sibling());
        delete(house, id);
        if let Some(next) = next.and_then(|next| next.get_attribute("data-match")) {
            browser::focus_in("data-match", &next, "[data-tool=trash]");
        }
    } else if let Some(record) = written_out(house, id) {
        if tool == "share" {
            house.share(&record);
        } else {
            house.export_match(&record);
        }
    }
}

/// A match with its moves in notation, to be handed on; if it cannot be had, says why.
fn written_out(house: House, id: MatchId) -> Option<Record> {
    let why: Message = match house.find(id) {
        Ok(record) => match retell_any(&record, Form::Written) {
            Ok(written) => return Some(written),
            Err(flaw) => flaw.text().into(),
        },
        Err(why) => why,
    };
    // A match that turned out unreadable was put aside: the list is another one now.
    house.written();
    house.tell(why);
    None
}

/// Deletes a match, with a way back for a while; those deleted in a row come back together.
fn delete(house: House, id: MatchId) {
    if let Some(record) = house.store().delete(id) {
        let has_step = |notice: &Option<Notice>| notice.as_ref().is_some_and(|n| n.step.is_some());
        if !house.notice.look(has_step) {
            house.bin.put(Vec::new());
        }
        house.bin.update(|bin| bin.push(record));
        let back: Rc<dyn Fn()> = Rc::new(move || {
            for record in house.bin.peek() {
                house.keep(&record);
            }
            browser::focus_in("data-match", &id.text(), "a");
        });
        let n = house.bin.look(Vec::len);
        let text = Message::new(words().matches_deleted).with("n", n);
        house.tell_with(text, Some((words().undo, back.clone())));
        Timer::new(SECOND_THOUGHTS, move || {
            let is_this = |notice: &Option<Notice>| {
                let step = notice.as_ref().and_then(|notice| notice.step.as_ref());
                step.is_some_and(|(_, act)| Rc::ptr_eq(act, &back))
            };
            if house.notice.look(is_this) {
                house.notice.set(None);
            }
        })
        .forget();
    }
    house.written();
}
