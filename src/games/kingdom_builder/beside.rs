//! What lies around the board: the card in play and the piles, the tiles of whoever looks, what earns gold, and what each location does.

use super::board::position;
use super::facts::{Facts, Held, all_held, fact, follow, told};
use super::rules::{LocationKind, MANDATORY, Stage, Terrain, Tile};
use super::scoring::scoring;
use super::spots::{END, name, tile};
use super::words::words;
use crate::game::seat::Seat;
use crate::old::browser::is_narrow;
use crate::old::dom::{El, h, s, shape};
use crate::old::face::{Spot, Viewer};
use crate::old::shown::{Act, Shown};
use crate::old::touch::Touch;
use crate::old::words::{Message, Text};
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
pub(super) fn location(kind: LocationKind) -> El {
    let id = text::glued(&["k-site-", kind.name()]);
    drawing("svg.k-loc", "-27 -31 54 62", &id)
}

/// The sign of a kind of location.
pub(super) fn sign(kind: LocationKind) -> El {
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

/// The card in play, how much of it is built, and the piles.
fn hand(touch: Touch) -> El {
    let w = words();
    let card = told(
        touch,
        h("div.k-card"),
        |shown, facts| facts.extend(position(shown).card_in_play().map(|card| card as u32)),
        |facts| match facts.first() {
            Some(card) => {
                let card = Terrain::ALL[*card as usize];
                vec![art(card), h("b").text(card.word())]
            }
            None => vec![h("b").text(words().card_none)],
        },
    );
    let pips = told(
        touch,
        h("div.k-pips"),
        |shown, facts| {
            let position = position(shown);
            let all = (position.built + position.due()).min(MANDATORY);
            let seat = position.to_act().index();
            facts.extend([position.built.min(all).into(), all.into(), seat as u32]);
        },
        move |facts| {
            let [built, all, seat] = facts[..] else {
                return Vec::new();
            };
            let house = text::glued(&["k-house-", touch.colour(Seat::at(seat as usize))]);
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
    let hand = h("section.k-hand").label(w.card_head);
    let (hand, piles) = follow(touch, hand, |shown, facts| {
        let position = position(shown);
        facts.push(sum(&position.pile()));
        facts.push(sum(&position.discards()));
        facts.extend(position.discards().map(u32::from));
    });
    let pile = |class: &str, name: Text, number: usize| {
        h("div")
            .class(class)
            .child(h("span"))
            .child(h("b").says(move || fact(piles, number) as i32))
            .child(h("small").text(name))
    };
    let seen = move || {
        let mut kinds = Vec::new();
        for card in Terrain::ALL {
            let n = text::told(fact(piles, 2 + card as usize).into());
            kinds.push(text::glued(&[card.word().get(), " ", &n]));
        }
        Message::new(words().discard_label)
            .with("n", fact(piles, 1))
            .with("kinds", text::joined(&kinds, ", "))
            .plain()
    };
    hand.child(card)
        .child(h("div.k-mid").child(h("h2").text(w.card_head)).child(pips))
        .child(pile("k-pile", w.draw_pile, 0))
        .child(pile("k-pile k-discard", w.discard_pile, 1).bind("title", seen))
}

fn sum(deck: &[u8; 5]) -> u32 {
    deck.iter().map(|n| u32::from(*n)).sum()
}

/// Whose tiles are shown: those of the one person at this screen, else those of whoever acts.
fn owner(shown: &Shown) -> Seat {
    match shown.eyes {
        Viewer::Seat(seat) => seat,
        _ => position(shown).to_act(),
    }
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

/// So many tiles, if they are more than one.
pub(super) fn many(held: Option<Held>) -> String {
    match held {
        Some(Held { count: n @ 2.., .. }) => text::glued(&["×", &text::told(n.into())]),
        _ => String::new(),
    }
}

/// Shown or not, as a style.
pub(super) fn shown_if(on: bool) -> String {
    if on { "" } else { "none" }.to_owned()
}

const OPEN: u32 = 1;
const CHOSEN: u32 = 2;
const HINT: u32 = 4;

/// How a spot beside the board stands.
fn marks(shown: &Shown, spot: Spot) -> u32 {
    let open = shown.live && shown.open.contains(&spot);
    let chosen = shown.touched.first() == Some(&spot);
    let hint = shown.hint.contains(&spot);
    u32::from(open) * OPEN + u32::from(chosen) * CHOSEN + u32::from(hint) * HINT
}

/// The tiles to use, and the end of the turn.
fn rack(touch: Touch) -> El {
    let w = words();
    let kinds = touch.peek(|shown| position(shown).location_kinds());
    let tiles = h("div.k-tiles role=group").label(w.tiles_head);
    // Two numbers for each kind: what is held, and how it stands; and whether the game is over.
    let (mut tiles, facts) = follow(touch, tiles, move |shown, facts| {
        all_held(shown, owner(shown), facts);
        for kind in kinds {
            facts.push(marks(shown, tile(kind)));
        }
        facts.push((position(shown).stage() == Stage::Over).into());
    });
    let many = kinds.len();
    for (number, kind) in kinds.into_iter().enumerate() {
        tiles = tiles.child(rack_tile(touch, kind, facts, [number, many + number]));
    }
    let none = move || facts.with(|facts| facts.iter().take(many).all(|held| *held == 0));
    let empty = h("p.k-none").text(w.no_tiles);
    let empty = empty.style("display", move || shown_if(none()));
    let tiles = tiles.child(empty);
    let tiles = tiles.when("gone", move || fact(facts, 2 * many) == 1);
    h("section.k-rack").child(tiles).child(end_button(touch))
}

fn rack_tile(
    touch: Touch,
    kind: LocationKind,
    facts: Facts,
    [held_at, marks_at]: [usize; 2],
) -> El {
    let spot = tile(kind);
    let held = move || Held::read(fact(facts, held_at));
    let best = move || state(held().map_or(Tile::Ready, |held| held.best));
    let class = move || {
        let mut class = text::glued(&["k-tile ", best().0]);
        for (name, mark) in [(" open", OPEN), (" held", CHOSEN), (" hint", HINT)] {
            if fact(facts, marks_at) & mark != 0 {
                class += name;
            }
        }
        class
    };
    h("button type=button")
        .set("data-spot", &name(spot))
        .set("title", kind.does().get())
        .bind("class", class)
        .style("display", move || shown_if(held().is_some()))
        .pressed(move || fact(facts, marks_at) & CHOSEN != 0)
        .child(sign(kind))
        .child(h("b").text(kind.word()))
        .child(h("small").says(move || best().1))
        .child(h("i").says(move || many(held())))
        .click(move || touch.on(spot))
}

/// Ends the turn; once the game is over, leads back to its result.
fn end_button(touch: Touch) -> El {
    let end = h("button.k-end type=button aria-keyshortcuts=e").set("data-spot", &name(END));
    // Is it over, how many are due to whoever may act, and how it stands.
    let (end, facts) = follow(touch, end, |shown, facts| {
        let position = position(shown);
        let due = if shown.live { position.due() } else { 0 };
        let over = position.stage() == Stage::Over;
        facts.extend([over.into(), due.into(), marks(shown, END)]);
    });
    let over = move || fact(facts, 0) == 1;
    let says = move || match over() {
        true => words().back_to_scores,
        false => words().end_turn,
    };
    let missing = move || match fact(facts, 1) {
        0 => String::new(),
        due => Message::new(words().to_build).with("n", due).plain(),
    };
    let press = move || match touch.peek(|shown| position(shown).stage()) {
        Stage::Over => touch.act(Act::Result),
        _ => touch.on(END),
    };
    end.when("hint", move || fact(facts, 2) & HINT != 0)
        .bind("aria-disabled", move || {
            let on = over() || fact(facts, 2) & OPEN != 0;
            if on { "false" } else { "true" }.to_owned()
        })
        .child(h("b").says(says))
        .child(h("small").says(missing))
        .click(press)
}

/// What each location of this game does.
fn locations(touch: Touch) -> El {
    let w = words();
    let mut list = h("ul");
    for kind in touch.peek(|shown| position(shown).location_kinds()) {
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
