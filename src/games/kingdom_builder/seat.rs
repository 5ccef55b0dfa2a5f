//! What lies before each player: settlements left, tiles, and the card for the next turn, which only its owner may see.

use super::beside::{art, drawing, many, shown_if, sign, state};
use super::board::position;
use super::facts::{Held, all_held, fact, follow, told};
use super::rules::{LocationKind, Stage, Terrain};
use super::words::words;
use crate::game::seat::Seat;
use crate::old::browser::key;
use crate::old::dom::{El, h};
use crate::old::face::Viewer;
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::old::var::Var;
use crate::old::words::Message;
use crate::text;

/// All of it, in the strip of a seat.
pub fn holds(touch: Touch, seat: Seat, person: bool) -> El {
    let (supply, left) = follow(touch, h("span.k-left"), move |shown, facts| {
        facts.push(position(shown).supply(seat));
    });
    let label = move || Message::new(words().left_label).with("n", fact(left, 0));
    let house = text::glued(&["k-house-", touch.colour(seat)]);
    let supply = supply
        .bind("title", move || label().plain())
        .child(drawing("svg.k-pip", "-22 -24 44 44", &house))
        .child(h("b").says(move || fact(left, 0) as i32))
        .child(h("small").text(words().left_word));
    let kinds = touch.peek(|shown| position(shown).location_kinds());
    let tiles = told(
        touch,
        h("span.k-chips-of"),
        move |shown, facts| all_held(shown, seat, facts),
        move |facts| {
            let mut chips = Vec::new();
            for (number, kind) in facts.iter().zip(kinds) {
                chips.extend(Held::read(*number).map(|held| chip(kind, held)));
            }
            chips
        },
    );
    h("div.k-holds")
        .child(supply)
        .child(tiles)
        .child(next_card(touch, seat, person))
}

/// A tile, small.
fn chip(kind: LocationKind, held: Held) -> El {
    let (class, called) = state(held.best);
    let label = Message::new(words().tile_label)
        .with("kind", kind.word())
        .with("state", called)
        .plain();
    h("span role=img")
        .class(&text::glued(&["k-chip ", class]))
        .set("title", &label)
        .label(label)
        .child(sign(kind))
        .child(h("b").text(many(Some(held))))
}

/// May the card of a seat be looked at by its owner, who shares the screen?
fn is_covered(shown: &Shown, seat: Seat, person: bool) -> bool {
    let position = position(shown);
    let held = position.hand(seat).is_some() && position.seen_card(seat, shown.eyes).is_none();
    person && held && shown.eyes == Viewer::Nobody
}

/// The card for the next turn: open to who may see it, and to its owner at a shared screen as long as they hold it.
fn next_card(touch: Touch, seat: Seat, person: bool) -> El {
    let peeks = Var::new(false);
    // Is there a card, and which one is seen: none is 0. What is not seen is nowhere in the page.
    let (next, facts) = follow(
        touch,
        h("button.k-next type=button"),
        move |shown, facts| {
            let position = position(shown);
            let covered = is_covered(shown, seat, person);
            let in_play = position.to_act() == seat && position.stage() == Stage::Act;
            let card = match covered && peeks.get() {
                true => position.hand(seat),
                false => position.seen_card(seat, shown.eyes),
            };
            let card = card.filter(|_| !in_play);
            facts.push((covered || card.is_some()).into());
            facts.push(card.map_or(0, |card| card as u32 + 1));
        },
    );
    let card = move || Terrain::ALL.get((fact(facts, 1) as usize).wrapping_sub(1));
    let face = move || match card() {
        Some(card) => vec![art(*card), h("b").text(card.word())],
        None => vec![h("i")],
    };
    let label = move || match card() {
        Some(card) => text::glued(&[words().next_card.get(), ": ", card.word().get()]),
        None => words().next_hold.owned(),
    };
    let peek = move |on: bool| {
        if touch.lives() {
            peeks.renew(on);
        }
    };
    next.bind("title", label)
        .bind("aria-label", label)
        .style("display", move || shown_if(fact(facts, 0) == 1))
        .on("pointerdown", move |_| peek(true))
        .on("keydown", move |e| {
            if matches!(key(&e).as_str(), "Enter" | " ") {
                e.prevent_default();
                peek(true);
            }
        })
        .on("pointerup", move |_| peek(false))
        .on("pointerleave", move |_| peek(false))
        .on("pointercancel", move |_| peek(false))
        .on("keyup", move |_| peek(false))
        .on("blur", move |_| peek(false))
        // Holding it long is no wish for a menu.
        .on("contextmenu", |e| e.prevent_default())
        .live(face)
}
