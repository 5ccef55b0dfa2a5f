//! What lies around the board: the card in play and the piles, the tiles of whoever looks, what earns gold, and what each location does.

use super::board::position;
use super::land::{Kind, Terrain};
use super::rules::{DUE, KingdomBuilder, Stage};
use super::scoring::scoring;
use super::spots::{END, name, tile};
use super::tiles::Tile;
use super::words::words;
use crate::app::browser::is_narrow;
use crate::app::dom::{El, h, s, shape};
use crate::app::face::{Eyes, Spot};
use crate::app::shown::{Act, Shown};
use crate::app::touch::Touch;
use crate::app::var::Var;
use crate::app::words::{Message, Text};
use crate::seat::Seat;
use crate::text;

/// All of it; the style sheet puts each part into its place.
pub fn beside(touch: Touch) -> El {
    h("div.k-around")
        .child(hand(touch))
        .child(rack(touch))
        .child(scoring(touch))
        .child(locations(touch))
}

/// A small drawing.
pub(super) fn drawing(told: &str, view: &str, id: &str) -> El {
    s(told)
        .set("viewBox", view)
        .set("aria-hidden", "true")
        .child(shape(id))
}

/// The picture of a kind of location.
pub(super) fn location(kind: Kind) -> El {
    let id = text::glued(&["k-site-", kind.name()]);
    drawing("svg.k-loc", "-27 -31 54 62", &id)
}

/// The sign of a kind of location.
pub(super) fn sign(kind: Kind) -> El {
    let id = text::glued(&["k-i-", kind.name()]);
    drawing("svg.k-i", "-20 -20 40 40", &id)
}

/// The picture on a terrain card.
pub(super) fn art(card: Terrain) -> El {
    let mut art = s("svg.k-art viewBox=0,0,130,120 aria-hidden=true")
        .set("preserveAspectRatio", "xMidYMid slice");
    for row in 0..4 {
        for column in 0..4 {
            let variant = if (row + column) % 2 == 0 { "-a" } else { "-b" };
            let hex = shape(&text::glued(&["k-", card.name(), variant]));
            art = art.child(
                hex.num("x", 52 * column - 26 * (row % 2))
                    .num("y", 45 * row),
            );
        }
    }
    art
}

fn sum(deck: [u8; 5]) -> i32 {
    deck.iter().map(|n| i32::from(*n)).sum()
}

/// A value of the position that is told only when it changes.
fn told<T: Clone + PartialEq + 'static>(
    touch: Touch,
    el: El,
    of: fn(&Shown) -> T,
    make: impl Fn(T) -> Vec<El> + 'static,
) -> El {
    let value = Var::new(touch.peek(of));
    el.watch(move || value.renew(touch.with(of)))
        .live(move || make(value.get()))
}

/// The card in play, how much of it is built, and the piles.
fn hand(touch: Touch) -> El {
    let w = words();
    let card = told(
        touch,
        h("div.k-card"),
        |shown| position(shown).card(),
        |card| match card {
            Some(card) => vec![art(card), h("b").text(card.word())],
            None => vec![h("b").text(words().card_none)],
        },
    );
    let pips = told(
        touch,
        h("div.k-pips"),
        |shown| {
            let position = position(shown);
            let all = (position.built + position.due()).min(DUE);
            (position.built.min(all), all, position.to_act())
        },
        move |(built, all, seat)| {
            let house = text::glued(&["k-house-", touch.colour(seat)]);
            let mut pips = Vec::new();
            for n in 0..all {
                let id = if n < built { &house } else { "k-house-none" };
                pips.push(drawing("svg.k-pip", "-22 -24 44 44", id));
            }
            if all > 0 {
                let told = Message::new(words().built_of).with("n", built);
                pips.push(h("b").text(told.with("all", all)));
            }
            pips
        },
    );
    let pile = |class: &str, name: Text, of: fn(&KingdomBuilder) -> [u8; 5]| {
        let count = move || touch.with(|shown| sum(of(position(shown))));
        h("div")
            .class(class)
            .child(h("span"))
            .child(h("b").says(count))
            .child(h("small").text(name))
    };
    let seen = move || {
        touch.with(|shown| {
            let discards = position(shown).discards();
            let mut kinds = Vec::new();
            for card in Terrain::ALL {
                let n = text::told(discards[card as usize].into());
                kinds.push(text::glued(&[card.word().get(), " ", &n]));
            }
            Message::new(words().discard_label)
                .with("n", sum(discards))
                .with("kinds", text::joined(&kinds, ", "))
                .plain()
        })
    };
    h("section.k-hand")
        .label(w.card_head)
        .child(card)
        .child(h("div.k-mid").child(h("h2").text(w.card_head)).child(pips))
        .child(pile("k-pile", w.draw_pile, KingdomBuilder::pile))
        .child(
            pile("k-pile k-discard", w.discard_pile, KingdomBuilder::discards).bind("title", seen),
        )
}

/// Whose tiles are shown: those of the one person at this screen, else those of whoever acts.
fn owner(shown: &Shown) -> Seat {
    match shown.eyes {
        Eyes::Seat(seat) => seat,
        _ => position(shown).to_act(),
    }
}

/// How many tiles of a kind a seat has, and how the best of them stands.
pub(super) fn tiles(position: &KingdomBuilder, seat: Seat, kind: Kind) -> Option<(u8, Tile)> {
    let mut found: Option<(u8, Tile)> = None;
    for (location, tile) in position.tiles(seat) {
        if location.kind == kind && tile.is_held() {
            let (count, best) = found.unwrap_or((0, tile));
            let best = if tile == Tile::Ready { tile } else { best };
            found = Some((count + 1, best));
        }
    }
    found
}

/// How a tile stands, as a style sheet and as people call it.
pub(super) fn state(tile: Tile) -> (&'static str, Text) {
    let w = words();
    match tile {
        Tile::Used => ("used", w.tile_used),
        Tile::Fresh => ("new", w.tile_new),
        _ => ("ready", w.tile_ready),
    }
}

/// The tiles to use, and the end of the turn.
fn rack(touch: Touch) -> El {
    let w = words();
    let kinds = touch.peek(|shown| position(shown).kinds());
    let mut tiles = h("div.k-tiles role=group").label(w.tiles_head);
    for kind in kinds {
        tiles = tiles.child(rack_tile(touch, kind));
    }
    let none = move || {
        touch.with(|shown| {
            let (position, seat) = (position(shown), owner(shown));
            !position.tiles(seat).any(|(_, tile)| tile.is_held())
        })
    };
    let empty = h("p.k-none").text(w.no_tiles);
    let empty = empty.style("display", move || {
        if none() { "" } else { "none" }.to_owned()
    });
    let over = move || touch.with(|shown| position(shown).stage() == Stage::Over);
    let tiles = tiles.child(empty).when("gone", over);
    h("section.k-rack").child(tiles).child(end_button(touch))
}

fn is_open(touch: Touch, spot: Spot) -> bool {
    touch.with(|shown| shown.live) && touch.open(spot)
}

fn rack_tile(touch: Touch, kind: Kind) -> El {
    let spot = tile(kind);
    let held = move || touch.with(|shown| tiles(position(shown), owner(shown), kind));
    let class = move || {
        let chosen = touch.with(|shown| shown.touched.first() == Some(&spot));
        let (state, _) = state(held().map_or(Tile::Ready, |(_, tile)| tile));
        let mut class = text::glued(&["k-tile ", state]);
        for (name, on) in [
            (" open", is_open(touch, spot)),
            (" held", chosen),
            (" hint", touch.with(|shown| shown.hint.contains(&spot))),
        ] {
            if on {
                class += name;
            }
        }
        class
    };
    let many = move || match held() {
        Some((n @ 2.., _)) => text::glued(&["×", &text::told(n.into())]),
        _ => String::new(),
    };
    let says = move || held().map_or(words().tile_ready, |(_, tile)| state(tile).1);
    h("button type=button")
        .set("data-spot", &name(spot))
        .set("title", kind.does().get())
        .bind("class", class)
        .style("display", move || {
            if held().is_some() { "" } else { "none" }.to_owned()
        })
        .pressed(move || touch.with(|shown| shown.touched.first() == Some(&spot)))
        .child(sign(kind))
        .child(h("b").text(kind.word()))
        .child(h("small").says(says))
        .child(h("i").says(many))
        .click(move || touch.on(spot))
}

/// Ends the turn; once the game is over, leads back to its result.
fn end_button(touch: Touch) -> El {
    let over = move || touch.with(|shown| position(shown).stage() == Stage::Over);
    let says = move || match over() {
        true => words().back_to_scores,
        false => words().end_turn,
    };
    let missing = move || {
        let due = touch.with(|shown| position(shown).due());
        match due {
            1.. if touch.with(|shown| shown.live) => {
                Message::new(words().to_build).with("n", due).plain()
            }
            _ => String::new(),
        }
    };
    let press = move || match touch.peek(|shown| position(shown).stage()) {
        Stage::Over => touch.act(Act::Result),
        _ => touch.on(END),
    };
    h("button.k-end type=button aria-keyshortcuts=e")
        .set("data-spot", &name(END))
        .when("hint", move || {
            touch.with(|shown| shown.hint.contains(&END))
        })
        .bind("aria-disabled", move || {
            let off = !over() && !is_open(touch, END);
            if off { "true" } else { "false" }.to_owned()
        })
        .child(h("b").says(says))
        .child(h("small").says(missing))
        .click(press)
}

/// What each location of this game does.
fn locations(touch: Touch) -> El {
    let w = words();
    let mut list = h("ul");
    for kind in touch.peek(|shown| position(shown).kinds()) {
        let text = h("p")
            .child(h("b").text(kind.word()))
            .text(" ")
            .text(kind.does());
        list = list.child(h("li").child(location(kind)).child(text));
    }
    let head = h("summary")
        .child(h("b").text(w.locations))
        .child(h("small").text(w.one_use));
    // Folded where there is little room.
    h("details.k-panel.k-places")
        .flag("open", !is_narrow())
        .child(head)
        .child(list)
}
