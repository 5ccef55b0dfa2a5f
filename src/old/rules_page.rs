//! The rules of each game, as a booklet: pages with pictures from the real board, turned by arrows, keys and swipe.

use super::deed::{follow, hear};
use super::dom::{El, h};
use super::house::House;
use super::icons::icon;
use super::lost_page::lost;
use super::route::Route;
use super::ui::{button, heading, link, page, row};
use super::var::Var;
use super::words::{Message, Page, Picture, words};
use crate::games::{Boxed, FACES, boxed};
use crate::text;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, PointerEvent};

/// The page of a game's rules, or the choice of a game.
pub fn rules_page(house: House, game: Option<&str>, number: usize) -> El {
    let Some(game) = game else { return shelf() };
    let Some(boxed) = boxed(game) else {
        return lost(Message::new(words().unknown_game).with("game", game));
    };
    let number = Var::new(number.saturating_sub(1));
    // The address follows the page, so that a reload and a link lead to it.
    let first = number.peek();
    follow(move || {
        if number.get() != first {
            house.readdress(&Route::Rules(Some(boxed.id.to_owned()), number.get() + 1));
        }
    });
    let new = link(
        "primary",
        "plus",
        words().new_match,
        &Route::New(Some(boxed.id.to_owned())),
    );
    let title = Message::new(words().rules_of).with("game", boxed.name);
    page("rules", title).child(pages(boxed, number)).child(new)
}

fn shelf() -> El {
    let rules = |boxed: &Boxed| {
        link(
            "",
            "rules",
            boxed.name,
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
    let all = boxed.texts.rules();
    let many = all.len();
    let last = many - 1;
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
    hear("keydown", move |e| {
        let e: web_sys::KeyboardEvent = e.unchecked_into();
        let field = e
            .target()
            .is_some_and(|t| t.has_type::<web_sys::HtmlInputElement>());
        match e.key().as_str() {
            "ArrowLeft" | "PageUp" if !field => turn(false),
            "ArrowRight" | "PageDown" if !field => turn(true),
            _ => (),
        }
    });
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
            .with("all", many)
    };
    let back = button("small", words().page_before, move || turn(false))
        .flag_when("disabled", move || number() == 0);
    let next = button("small", words().page_after, move || turn(true))
        .flag_when("disabled", move || number() == last);
    let turner = h("nav.turner")
        .label(words().pages)
        .child(back)
        .child(h("span").says(count))
        .child(next);
    let search = search(all.clone(), page);
    let sheet = h("div.sheet-page aria-live=polite").live(move || sheet(boxed, all[number()]));
    let booklet = h("div.booklet tabindex=0 role=group").label(words().rules);
    let booklet = booklet
        .on("pointerdown", press)
        .on("pointerup", release)
        .child(sheet)
        .child(turner);
    h("div.booklet-in").child(booklet).children(search)
}

fn search(all: Vec<Page>, page: Var<usize>) -> [El; 2] {
    let wanted = Var::new(String::new());
    let found = move || {
        let wanted = wanted.get().to_ascii_lowercase();
        let mut hits = Vec::new();
        for (i, found) in all.iter().enumerate() {
            if !wanted.is_empty() && found.mentions(&wanted) {
                hits.push(button("small", found.title(), move || page.set(i)));
            }
        }
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

fn sheet(boxed: &Boxed, page: Page) -> Vec<El> {
    let mut all = vec![heading("h2", page.title())];
    let is_item = |line: &str| line.starts_with("- ");
    for lines in page
        .lines()
        .chunk_by(|one, next| is_item(one) && is_item(next))
    {
        all.extend(match Picture::read(lines[0]) {
            Some(picture) => figure(boxed, picture),
            None if is_item(lines[0]) => {
                let mut list = h("ul");
                for line in lines {
                    list = list.child(h("li").text(line.strip_prefix("- ").unwrap_or(line)));
                }
                Some(list)
            }
            None => Some(h("p").text(lines[0])),
        });
    }
    all
}

/// A picture of a position, and what is to be seen.
fn figure(boxed: &Boxed, picture: Picture) -> Option<El> {
    let drawing = boxed.picture(picture.position, picture.spots)?;
    let frame = h("div")
        .class(&text::glued(&["picture ", boxed.id]))
        .flag("inert", true)
        .child(drawing);
    let words = h("figcaption").text(picture.words);
    Some(h("figure").child(frame).child(words))
}
