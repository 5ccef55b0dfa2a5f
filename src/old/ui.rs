//! The few controls every screen is made of: tools, buttons, dialogs, switches.
//!
//! What does not depend on the closure of a control is built in functions of its own, compiled once.

use super::dom::{El, h};
use super::icons::{icon, laurel, mark};
use super::route::Route;
use super::timer::soon;
use super::words::{Message, Text, words};
use crate::table::Participant;
use crate::text;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlDialogElement;

/// A tool of a tray: an icon over a word.
pub fn tool(name: &str, label: impl Into<Message>, act: impl FnMut() + 'static) -> El {
    tool_face(h("button.tool type=button"), name, label.into()).click(act)
}

/// A link that looks like a tool.
pub fn tool_link(name: &str, label: impl Into<Message>, route: &Route) -> El {
    tool_face(h("a.tool"), name, label.into()).set("href", &route.address())
}

#[inline(never)]
fn tool_face(el: El, name: &str, label: Message) -> El {
    face(el.set("data-tool", name), name, label)
}

/// A tool without room for its word.
#[inline(never)]
pub fn bare(name: &str, label: Text) -> El {
    let button = h("button.tool.bare type=button").set("data-tool", name);
    named(button, label).child(icon(name))
}

/// What has no room for its name shows it under the pointer.
pub fn named(el: El, name: Text) -> El {
    el.set("title", name.get()).label(name)
}

/// A button with a word; `class` is `primary`, `plain`, `small`, or several of them.
pub fn button(class: &str, label: impl Into<Message>, act: impl FnMut() + 'static) -> El {
    button_face(class, "", label.into()).click(act)
}

/// A button with an icon before its word.
pub fn icon_button(
    class: &str,
    name: &str,
    label: impl Into<Message>,
    act: impl FnMut() + 'static,
) -> El {
    button_face(class, name, label.into()).click(act)
}

#[inline(never)]
fn button_face(class: &str, name: &str, label: Message) -> El {
    face(dressed(h("button type=button"), class), name, label)
}

/// A link that looks like a button.
pub fn link(class: &str, name: &str, label: impl Into<Message>, route: &Route) -> El {
    link_face(class, name, label.into(), route)
}

#[inline(never)]
fn link_face(class: &str, name: &str, label: Message, route: &Route) -> El {
    let link = dressed(h("a"), class).set("href", &route.address());
    face(link, name, label)
}

fn dressed(el: El, class: &str) -> El {
    el.class(&text::glued(&["btn ", class]))
}

/// An icon, if it has one, and a word.
fn face(el: El, name: &str, label: Message) -> El {
    let icon = (!name.is_empty()).then(|| icon(name));
    el.child(icon).child(h("span").text(label))
}

/// Several in a row.
pub fn row(children: impl IntoIterator<Item = El>) -> El {
    h("div.row").children(children)
}

/// A heading with a text.
pub fn heading(tag: &'static str, text: impl Into<Message>) -> El {
    h(tag).text(text)
}

/// A page with its head: the way home, and a title.
pub fn page(class: &str, title: impl Into<Message>) -> El {
    page_of(class, title.into())
}

#[inline(never)]
fn page_of(class: &str, title: Message) -> El {
    let head = h("header.page-head").child(tool_link("home", words().home, &Route::Lobby));
    let title = h("h1 tabindex=-1").text(title);
    h("main")
        .class(&text::glued(&["page ", class]))
        .child(head.child(title))
}

/// A framed part of a page, with a heading.
#[inline(never)]
pub fn block(title: Text) -> El {
    h("section.block").child(heading("h2", title))
}

/// What a dialog asks of the page it lies over.
trait Sheet {
    fn is_open(&self) -> bool;
    fn is_turned(&self) -> bool;
    fn close(&self);
    fn content(&self) -> Vec<El>;
}

struct Asks<O, T, C, K> {
    open: O,
    turned: T,
    close: C,
    content: K,
}

impl<O: Fn() -> bool, T: Fn() -> bool, C: Fn(), K: Fn() -> Vec<El>> Sheet for Asks<O, T, C, K> {
    fn is_open(&self) -> bool {
        (self.open)()
    }

    fn is_turned(&self) -> bool {
        (self.turned)()
    }

    fn close(&self) {
        (self.close)()
    }

    fn content(&self) -> Vec<El> {
        (self.content)()
    }
}

/// A dialog over the page: it takes the focus, gives it back, and Escape closes it. `turned`: it faces the far player.
pub fn dialog(
    label: Text,
    class: &str,
    open: impl Fn() -> bool + 'static,
    turned: impl Fn() -> bool + 'static,
    close: impl Fn() + 'static,
    content: impl Fn() -> Vec<El> + 'static,
) -> El {
    let asks = Asks {
        open,
        turned,
        close,
        content,
    };
    lay(label, class, Rc::new(asks))
}

#[inline(never)]
fn lay(label: Text, class: &str, page: Rc<dyn Sheet>) -> El {
    let ours = Rc::new(Cell::new(false));
    let (turned, beside, inside, closed, by_us) = (
        page.clone(),
        page.clone(),
        page.clone(),
        page.clone(),
        ours.clone(),
    );
    let sheet = h("dialog")
        .class(&text::glued(&["sheet ", class]))
        .label(label)
        .when("turned", move || turned.is_turned());
    let dialog: HtmlDialogElement = sheet.node().clone().unchecked_into();
    let follow = move || {
        let (page, dialog, ours) = (page.clone(), dialog.clone(), ours.clone());
        // A dialog can be shown only once it is in the page.
        if page.is_open() != dialog.open() {
            soon(move || {
                let now = dialog.is_connected() && untrack(|| page.is_open());
                if now && !dialog.open() {
                    _ = dialog.show_modal()
                } else if !now && dialog.open() {
                    ours.set(true);
                    dialog.close()
                }
            });
        }
    };
    let content = move || {
        if inside.is_open() {
            inside.content()
        } else {
            Vec::new()
        }
    };
    sheet
        .child(h("div.sheet-in").live(content))
        .on("close", move |_| {
            if !by_us.replace(false) {
                closed.close()
            }
        })
        // A tap beside the sheet lands on the dialog itself.
        .on("click", move |e| {
            if e.target() == e.current_target() {
                beside.close();
            }
        })
        .watch(follow)
}

/// A choice among a few values by their numbers.
trait Choosing {
    fn chosen(&self) -> usize;
    fn choose(&self, value: usize);
}

impl<C: Fn() -> usize, D: Fn(usize)> Choosing for (C, D) {
    fn chosen(&self) -> usize {
        (self.0)()
    }

    fn choose(&self, value: usize) {
        (self.1)(value)
    }
}

/// One of a few values, as a row of buttons with a name above.
pub fn pick(
    name: Text,
    labels: &[Text],
    chosen: impl Fn() -> usize + 'static,
    choose: impl Fn(usize) + 'static,
) -> El {
    picks(name, labels, Rc::new((chosen, choose)))
}

#[inline(never)]
fn picks(name: Text, labels: &[Text], choice: Rc<dyn Choosing>) -> El {
    let mut row = h("div.pick-row");
    for (value, label) in labels.iter().enumerate() {
        let (now, choice) = (choice.clone(), choice.clone());
        let button = h("button.pick type=button").text(*label);
        row = row.child(
            button
                .pressed(move || now.chosen() == value)
                .click(move || choice.choose(value)),
        );
    }
    let group = h("div.picks role=group").label(name);
    group.child(heading("b", name)).child(row)
}

/// Something that is on or off.
pub fn switch(name: Text, on: impl Fn() -> bool + 'static, flip: impl Fn() + 'static) -> El {
    let checked = move || if on() { "true" } else { "false" }.to_owned();
    let switch = h("button.switch type=button role=switch").bind("aria-checked", checked);
    switch.child(h("span").text(name)).click(flip)
}

/// One of many values, as a list that folds out, with a name above. `choose` is told its number.
pub fn choose(
    name: Text,
    values: Vec<Message>,
    chosen: usize,
    choose: impl Fn(usize) + 'static,
) -> El {
    let list = list_of(values, chosen);
    let list = list.on("change", move |e| choose(number_in(&e)));
    h("label.field").child(heading("b", name)).child(list)
}

#[inline(never)]
fn list_of(values: Vec<Message>, chosen: usize) -> El {
    let mut list = h("select");
    for (i, value) in values.into_iter().enumerate() {
        let option = h("option").num("value", i as i32).text(value);
        list = list.child(option.flag("selected", i == chosen));
    }
    list
}

/// The number that was chosen in a field.
pub fn number_in(event: &web_sys::Event) -> usize {
    text::count(&event_target_value(event)).unwrap_or(0) as usize
}

/// What a score counts, and everybody's mark, name and score.
pub fn scores(
    label: Option<Text>,
    seats: &[Participant],
    names: &[String],
    scores: &[Option<i32>],
) -> El {
    let mut line = h("p.scores").child(label.map(|label| h("b.lab").text(label)));
    for (i, name) in names.iter().enumerate() {
        let score = scores.get(i).copied().flatten();
        let seat = h("span.seat-score")
            .child(mark(seats[i].colour.id()))
            .child(h("b").text(name))
            .child(score.map(|score| h("b.num").text(score)));
        line = line.child(seat);
    }
    line
}

/// A screen with nothing on it yet: a wreath around an icon, what will be here, and a next step.
pub fn empty(name: &str, title: Text, text: Text, step: El) -> El {
    let wreath = h("div.laurel").child(laurel()).child(icon(name));
    h("section.empty")
        .child(wreath)
        .child(heading("h2", title))
        .child(h("p").text(text))
        .child(step)
}

/// A field for a text, with its name above.
pub fn field(
    name: impl Into<Message>,
    kind: &str,
    value: impl Fn() -> String + 'static,
    typed: impl Fn(String) + 'static,
) -> El {
    let input = h("input")
        .set("type", kind)
        .set("autocomplete", "off")
        .value(value);
    let input = input.on("input", move |e| typed(event_target_value(&e)));
    h("label.field").child(heading("b", name)).child(input)
}
