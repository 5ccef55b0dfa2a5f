//! What lies before each player: settlements left, tiles, and the card for the next turn, which only its owner may see.

use super::beside::{art, drawing, sign, state, tiles};
use super::board::position;
use super::rules::Stage;
use super::words::words;
use crate::app::dom::{El, h};
use crate::app::face::Eyes;
use crate::app::shown::Shown;
use crate::app::touch::Touch;
use crate::app::var::Var;
use crate::app::words::Message;
use crate::seat::Seat;
use crate::text;

/// All of it, in the strip of a seat.
pub fn holds(touch: Touch, seat: Seat, person: bool) -> El {
    let left = move || touch.with(|shown| position(shown).left(seat));
    let label = move || Message::new(words().left_label).with("n", left()).plain();
    let house = text::glued(&["k-house-", touch.colour(seat)]);
    let supply = h("span.k-left")
        .bind("title", label)
        .child(drawing("svg.k-pip", "-22 -24 44 44", &house))
        .child(h("b").says(move || left() as i32))
        .child(h("small").text(words().left_word));
    let mut all = h("div.k-holds").child(supply);
    for kind in touch.peek(|shown| position(shown).kinds()) {
        let held = move || touch.with(|shown| tiles(position(shown), seat, kind));
        let class = move || {
            let (state, _) = held().map_or(("", words().tile_ready), |(_, tile)| state(tile));
            text::glued(&["k-chip ", state])
        };
        let label = move || match held() {
            Some((_, tile)) => Message::new(words().tile_label)
                .with("kind", kind.word())
                .with("state", state(tile).1)
                .plain(),
            None => String::new(),
        };
        let many = move || match held() {
            Some((n @ 2.., _)) => text::told(n.into()),
            _ => String::new(),
        };
        let chip = h("span role=img")
            .bind("class", class)
            .bind("title", label)
            .bind("aria-label", label)
            .style("display", move || {
                if held().is_some() { "" } else { "none" }.to_owned()
            })
            .child(sign(kind))
            .child(h("b").says(many));
        all = all.child(chip);
    }
    all.child(next_card(touch, seat, person))
}

/// May the card of a seat be looked at by its owner, who shares the screen?
fn is_covered(shown: &Shown, seat: Seat, person: bool) -> bool {
    let position = position(shown);
    let held = position.hand(seat).is_some() && position.seen_card(seat, shown.eyes).is_none();
    person && held && shown.eyes == Eyes::Nobody
}

/// The card for the next turn: open to who may see it, and to its owner at a shared screen as long as they hold it.
fn next_card(touch: Touch, seat: Seat, person: bool) -> El {
    let peeks = Var::new(false);
    let seen = move || {
        let covered = touch.with(|shown| is_covered(shown, seat, person));
        touch.with(|shown| {
            let position = position(shown);
            let in_play = position.to_act() == seat && position.stage() == Stage::Act;
            let card = match covered && peeks.get() {
                true => position.hand(seat),
                false => position.seen_card(seat, shown.eyes),
            };
            card.filter(|_| !in_play)
        })
    };
    let card = Var::new(None);
    let face = move || match card.get() {
        Some(card) => vec![art(card), h("b").text(super::land::Terrain::word(card))],
        None => vec![h("i")],
    };
    let shown = move || {
        let covered = touch.with(|shown| is_covered(shown, seat, person));
        if covered || seen().is_some() {
            ""
        } else {
            "none"
        }
        .to_owned()
    };
    let label = move || match seen() {
        Some(_) => words().next_card,
        None => words().next_hold,
    };
    h("button.k-next type=button")
        .watch(move || card.renew(seen()))
        .bind("title", move || label().owned())
        .bind("aria-label", move || {
            let mut told = label().owned();
            if let Some(card) = card.get() {
                told += ": ";
                told += super::land::Terrain::word(card).get();
            }
            told
        })
        .style("display", shown)
        .on("pointerdown", move |_| peeks.set(true))
        .on("keydown", move |e| {
            let e: web_sys::KeyboardEvent = wasm_bindgen::JsCast::unchecked_into(e);
            if matches!(e.key().as_str(), "Enter" | " ") {
                e.prevent_default();
                peeks.renew(true);
            }
        })
        .on("pointerup", move |_| peeks.set(false))
        .on("pointerleave", move |_| peeks.renew(false))
        .on("pointercancel", move |_| peeks.renew(false))
        .on("contextmenu", |e| e.prevent_default())
        .on("keyup", move |_| peeks.set(false))
        .on("blur", move |_| {
            if touch.lives() {
                peeks.renew(false);
            }
        })
        .live(face)
}
