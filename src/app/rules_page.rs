//! The rules of each game, as a booklet: pages with pictures from the real board, turned by arrows, keys and swipe.

use super::dom::{El, h};
use super::house::House;
use super::icons::icon;
use super::lost_page::lost;
use super::route::Route;
use super::ui::{button, heading, link, page, row};
use super::var::{Var, follow};
use super::words::{Message, words};
use crate::games::{Boxed, FACES, boxed};
use crate::text;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, PointerEvent};

/// The page of a game's rules, or the choice of a game.
pub fn rules_page(house: House, game: Option<&str>, number: usize) -> El {
    let Some(game) = game else { return shelf() };
    let Some(boxed) = boxed(game) else {
        return lost(
            &Message::new(words().unknown_game)
                .with("game", game)
                .plain(),
        );
    };
    let number = Var::new(number.saturating_sub(1));
    // The address follows the page, so that a reload and a link lead to it.
    let first = number.peek();
    follow(Box::new(move || {
        if number.get() != first {
            house.readdress(&Route::Rules(Some(boxed.id.to_owned()), number.get() + 1));
        }
    }));
    let new = link(
        "primary",
        "plus",
        words().new_match,
        &Route::New(Some(boxed.id.to_owned())),
    );
    page(
        "rules",
        &Message::new(words().rules_of)
            .with("game", (boxed.name)())
            .plain(),
    )
    .child(pages(boxed, number))
    .child(new)
}

fn shelf() -> El {
    let rules = |boxed: &Boxed| {
        link(
            "",
            "rules",
            (boxed.name)(),
            &Route::Rules(Some(boxed.id.to_owned()), 1),
        )
    };
    page("rules", words().rules).child(row(FACES.iter().map(rules)))
}

/// The booklet over a running match.
pub fn booklet(boxed: &'static Boxed) -> El {
    pages(boxed, Var::new(0))
}

fn pages(boxed: &'static Boxed, page: Var<usize>) -> El {
    let all = (boxed.rules)();
    let last = all.len() - 1;
    let number = move || page.get().min(last);
    let turn = move |forward: bool| {
        page.update(|n| {
            *n = if forward {
                (*n + 1).min(last)
            } else {
                (*n).min(last).saturating_sub(1)
            }
        });
    };
    // Arrows turn the pages from anywhere but a field, where they move in the text.
    let keys = window_event_listener(leptos::ev::keydown, move |e| {
        let field = e
            .target()
            .is_some_and(|t| t.has_type::<web_sys::HtmlInputElement>());
        match e.key().as_str() {
            "ArrowLeft" | "PageUp" if !field => turn(false),
            "ArrowRight" | "PageDown" if !field => turn(true),
            _ => (),
        }
    });
    on_cleanup(move || keys.remove());
    let swiped = Var::new(0);
    let press = move |e: Event| swiped.put(e.unchecked_ref::<PointerEvent>().client_x());
    let release = move |e: Event| {
        let e = e.unchecked_ref::<PointerEvent>();
        let by = e.client_x() - swiped.peek();
        if e.pointer_type() == "touch" && by.abs() > 50 {
            turn(by < 0);
        }
    };
    let count = move || {
        Message::new(words().page_of)
            .with("n", number() + 1)
            .with("all", all.len())
            .plain()
    };
    let back = button("small", words().page_before, move || turn(false))
        .flag_when("disabled", move || number() == 0);
    let next = button("small", words().page_after, move || turn(true))
        .flag_when("disabled", move || number() == last);
    let turner = h("nav.turner")
        .set("aria-label", words().pages)
        .child(back)
        .child(h("span").says(count))
        .child(next);
    let sheet = h("div.sheet-page aria-live=polite").live(move || sheet(boxed, number()));
    let booklet = h("div.booklet tabindex=0 role=group").set("aria-label", words().rules);
    let booklet = booklet
        .on("pointerdown", press)
        .on("pointerup", release)
        .child(sheet)
        .child(turner);
    h("div.booklet-in")
        .child(booklet)
        .children(search(boxed, page))
}

fn search(boxed: &'static Boxed, page: Var<usize>) -> [El; 2] {
    let all = (boxed.rules)();
    let wanted = Var::new(String::new());
    let found = move || {
        let wanted = wanted.get().to_ascii_lowercase();
        let hits = |i: &usize| {
            let page = [all[*i].title, " ", all[*i].text].concat();
            text::has(&page.to_ascii_lowercase(), &wanted)
        };
        let hit = |i: usize| button("small", all[i].title, move || page.set(i));
        let mut hits: Vec<El> = (0..all.len())
            .filter(|i| !wanted.is_empty() && hits(i))
            .map(hit)
            .collect();
        if hits.is_empty() && !wanted.is_empty() {
            hits.push(h("p").text(words().nothing_found));
        }
        hits
    };
    let input = h("input type=search");
    let input = input.on("input", move |e| wanted.set(event_target_value(&e)));
    let field = h("label.field.search")
        .child(icon("search"))
        .child(h("span").text(words().search_rules))
        .child(input);
    [field, h("div.row aria-live=polite").live(found)]
}

fn sheet(boxed: &Boxed, number: usize) -> Vec<El> {
    let page = &(boxed.rules)()[number];
    let picture = page.picture.and_then(|picture| {
        let drawing = (boxed.picture)(picture.position, picture.spot)?;
        let frame = h("div")
            .class(&format!("picture {}", boxed.id))
            .flag("inert", true)
            .child(drawing);
        Some(
            h("figure")
                .child(frame)
                .child(h("figcaption").text(picture.words)),
        )
    });
    let mut parts = vec![heading("h2", page.title)];
    parts.extend(picture);
    for block in text::paragraphs(page.text) {
        parts.push(prose(block));
    }
    parts
}

/// A paragraph or a list.
fn prose(block: &str) -> El {
    if block.starts_with("- ") {
        let mut list = h("ul");
        for line in block.lines() {
            list = list.child(h("li").text(line.strip_prefix("- ").unwrap_or(line)));
        }
        list
    } else {
        h("p").text(block)
    }
}
