//! The board: painted land, and over it what stands on it and what can be done. Placed by `geometry.rs`, drawn in `shapes.svg`, styled by
//! `board.css`.
//!
//! Four hundred hexes must not be looked through by the browser whenever one changes: the land is drawn once, each kind of mark is one
//! path for all hexes that have it, and of hexes and settlements only those are touched that differ from what was shown before.

use super::facts::{fact, follow};
use super::rules::{Ground, Hex, HexSet, KingdomBuilder, Land, SIDE};
use super::scoring::Count;
use super::spots::{END, hex, hexes, name, part_of, spot};
use super::ui::geometry::{WHOLE, crosses, edges, frame, middle, outlines};
use super::words::words;
use crate::game::seat::{MOST_SEATS, Seat};
use crate::old::dom::{El, h, s, set_style, shape};
use crate::old::drawing::at;
use crate::old::pan;
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::text;
use std::cell::Cell;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// What is shown of the position.
pub(super) fn position(shown: &Shown) -> &KingdomBuilder {
    shown.game()
}

/// The board; in a window through which it is looked at, unless it is a picture.
pub fn board(touch: Touch) -> El {
    let still = touch.is_picture();
    let (land, cells) = touch.peek(|shown| land(position(shown).land(), still));
    let frame = picture_frame(touch);
    let svg = touch.board("grid", words().board).set("viewBox", &frame);
    let svg = svg.child(land);
    let over = |el: El| {
        el.child(tile_counts(touch))
            .children(marks(touch))
            .child(houses(touch))
            .children(pointers(touch))
    };
    if still {
        return over(svg);
    }
    // Two drawings, one over the other: what changes is painted anew without the land.
    let top = over(s("svg.k-top aria-hidden=true").set("viewBox", &frame));
    let ring = top.node().clone();
    let svg = svg
        .watch(follow_cells(touch, cells))
        .when("aims", move || !hot(touch).is_empty())
        // Keys want to see where the focus is, hands do not.
        .on("focusin", move |e| {
            let cell: Option<Element> = e.target().and_then(|cell| cell.dyn_into().ok());
            let keyed = cell.is_some_and(|cell| cell.matches(":focus-visible") == Ok(true));
            _ = ring.class_list().toggle_with_force("keyed", keyed);
        });
    let whole = h("div.k-sheet").child(svg).child(top);
    let next = move |board: &Element| next_hex(touch, board);
    // Once: whoever looks elsewhere then is not called back.
    let seen = Cell::new(None);
    let last = move |board: &Element| {
        let last = touch.with(|shown| shown.last.last().copied());
        let new = seen.replace(last) != last;
        cell(board, hex(last.filter(|_| new)?)?)
    };
    let w = words();
    let names = pan::Names {
        near: w.zoom_in,
        far: w.zoom_out,
        all: w.zoom_all,
        next: w.next_hex,
    };
    pan::window(
        whole,
        WHOLE,
        SIDE as i32 + 1,
        names,
        Box::new(next),
        Box::new(last),
    )
}

/// A picture shows where something stands; else all of the board is to be seen.
fn picture_frame(touch: Touch) -> String {
    let mut shown = HexSet::EMPTY;
    if touch.is_picture() {
        shown = touch.peek(|shown| {
            let position = position(shown);
            let mut all = lit(touch, shown);
            // Hexes all over the board say nothing about where it is interesting.
            if all.count() > 40 {
                all = HexSet::EMPTY;
            }
            for seat in Seat::all(MOST_SEATS as u8) {
                all |= position.settlements(seat);
            }
            all
        });
    }
    frame(shown)
}

/// The land, row by row, each hex a cell; what lies between different hexes; and the light of a lamp.
fn land(land: &Land, still: bool) -> (El, Vec<Element>) {
    let mut cells = Vec::new();
    let mut rows = s("g");
    for row in 0..SIDE {
        let mut line = if still { s("g") } else { s("g role=row") };
        for column in 0..SIDE {
            let hex = Hex::at(row, column);
            let (x, y) = middle(hex);
            let cell = if still {
                s("use")
            } else {
                s("use.k-hex role=gridcell tabindex=-1 aria-disabled=true")
                    .set("data-spot", &name(spot(hex)))
            };
            let cell = cell
                .set("href", &painted(land.at(hex), hex))
                .num("x", x)
                .num("y", y);
            cells.push(cell.node().clone());
            line = line.child(cell);
        }
        rows = rows.child(line);
    }
    let is_water = |hex| land.at(hex) == Ground::Water;
    let half = SIDE / 2;
    let quarter = |hex: Hex| (hex.row() / half, hex.column() / half);
    let printed = s("g.k-over aria-hidden=true")
        .child(s("path.k-coast").set("d", &edges(&|a, b| is_water(a) != is_water(b))))
        .child(s("path.k-border").set("d", &edges(&|a, b| land.at(a) != land.at(b))))
        .child(s("path.k-seam").set("d", &edges(&|a, b| quarter(a) != quarter(b))))
        .child(s("rect width=1066 height=915 fill=url(#k-lamp)"));
    (s("g.k-land").child(rows).child(printed), cells)
}

/// The shape of a hex: two of each terrain, so that the land does not look printed.
fn painted(ground: Ground, hex: Hex) -> String {
    let other = (hex.row() * 7 + hex.column() * 5 + hex.row() * hex.column()).is_multiple_of(3);
    let variant = if other { "b" } else { "a" };
    match ground {
        Ground::Castle => "#k-castle".to_owned(),
        Ground::Location(kind) => text::glued(&["#k-site-", kind.name()]),
        Ground::Terrain(terrain) => text::glued(&["#k-", terrain.name(), "-", variant]),
        Ground::Water => text::glued(&["#k-water-", variant]),
        Ground::Mountain => text::glued(&["#k-mountain-", variant]),
    }
}

/// How many tiles are left on each location.
fn tile_counts(touch: Touch) -> El {
    let counts = s("g.k-over aria-hidden=true");
    let (mut counts, left) = follow(touch, counts, |shown, facts| {
        let position = position(shown);
        let locations = 0..position.land().locations.len();
        facts.extend(locations.map(|number| position.tiles_left(number) as u32));
    });
    let places: Vec<Hex> = touch.peek(|shown| {
        let locations = &position(shown).land().locations;
        locations.iter().map(|location| location.hex).collect()
    });
    for (number, hex) in places.into_iter().enumerate() {
        let left = move || fact(left, number) as i32;
        let (x, y) = middle(hex);
        let count = s("g.k-count")
            .when("none", move || left() == 0)
            .child(s("circle r=9").num("cx", x).num("cy", y + 18))
            .child(s("text").num("x", x).num("y", y + 23).says(left));
        counts = counts.child(count);
    }
    counts
}

/// One path for all hexes that are marked alike.
fn mark(told: &'static str, less: i32, of: impl Fn() -> HexSet + 'static) -> El {
    s(told).bind("d", move || outlines(of(), less))
}

/// The hexes that may be touched next; in a picture, those after what it points at.
fn lit(touch: Touch, shown: &Shown) -> HexSet {
    if !touch.is_picture() {
        return hexes(&shown.open);
    }
    let mut path = shown.touched.clone();
    match touch.pointed() {
        None => return HexSet::EMPTY,
        Some(END) => (),
        Some(spot) => path.push(spot),
    }
    position(shown).open_hexes(&path)
}

/// What lies under the settlements: what earns gold, what may be touched, what was last.
fn marks(touch: Touch) -> Vec<El> {
    let mut marks = Vec::new();
    for seat in Seat::all(MOST_SEATS as u8) {
        let shine = mark("path.k-shine.k-over", 4, move || shining(touch, seat));
        marks.push(shine.set(
            "class",
            &text::glued(&["k-shine k-over seat-", touch.colour(seat)]),
        ));
    }
    let open = move || touch.with(|shown| lit(touch, shown));
    marks.push(mark("path.k-lit-halo.k-over", 2, open));
    marks.push(mark("path.k-lit.k-over", 2, open));
    marks.push(s("path.k-cross.k-over").bind("d", move || crosses(open())));
    let last = move || touch.with(|shown| hexes(&shown.last));
    marks.push(mark("path.k-last-out.k-over", 0, last));
    marks.push(mark("path.k-last.k-over", 0, last));
    marks
}

/// What lies over the settlements: what was chosen, what is pointed at, where the focus is.
fn pointers(touch: Touch) -> Vec<El> {
    let held = move || touch.with(|shown| hexes(&shown.touched));
    let hint = move || touch.with(|shown| hexes(&shown.hint));
    let focus = move || match touch.with(|shown| shown.focus).and_then(hex) {
        Some(hex) => HexSet::from(hex),
        None => HexSet::EMPTY,
    };
    vec![
        mark("path.k-hint-out.k-over", 1, hint),
        mark("path.k-hint.k-over", 1, hint),
        mark("path.k-held.k-over", 1, held),
        mark("path.k-hot.k-over", 3, move || hot(touch)),
        mark("path.k-focus-out.k-over", 0, focus),
        mark("path.k-focus.k-over", 0, focus),
    ]
}

/// The hex under the pointer, if it may be touched.
fn hot(touch: Touch) -> HexSet {
    let pointed = touch.pointed();
    let open = touch.with(|shown| lit(touch, shown));
    match pointed.and_then(hex) {
        Some(hex) if open.contains(hex) => HexSet::from(hex),
        _ => HexSet::EMPTY,
    }
}

/// The hexes that earn a seat its gold: of the part of the score that is pointed at, or as far as a count has come.
fn shining(touch: Touch, seat: Seat) -> HexSet {
    let count = Count::read(touch.view().get().look.count);
    let pointed = touch.pointed().and_then(part_of);
    touch.with(|shown| {
        let position = position(shown);
        if seat.index() >= position.settlements.len().min(position.seats.into()) {
            return HexSet::EMPTY;
        }
        match (count, pointed) {
            (Some(count), _) if count.seat != seat => HexSet::EMPTY,
            (Some(count), _) => {
                let mut so_far = HexSet::EMPTY;
                let all = position.score_part(count.part, seat).hexes;
                for hex in all.iter().take(count.hexes) {
                    so_far.insert(hex);
                }
                so_far
            }
            (None, Some(part)) => position.score_part(part, seat).hexes,
            (None, None) => HexSet::EMPTY,
        }
    })
}

struct House {
    hex: Hex,
    seat: Seat,
    el: El,
}

fn place(el: &Element, hex: Hex) {
    set_style(el, "transform", &at(middle(hex)));
}

/// The settlements: each one drops where it is built, and slides where it is moved.
fn houses(touch: Touch) -> El {
    let layer = s("g.k-over aria-hidden=true");
    let node = layer.node().clone();
    let mut stand: Vec<House> = Vec::new();
    let mut first = true;
    layer.watch(move || {
        let (settled, seats) =
            touch.with(|shown| (position(shown).settlements, position(shown).seats));
        let mut gone = Vec::new();
        let mut missing = settled;
        for (i, house) in stand.iter().enumerate() {
            match settled[house.seat.index()].contains(house.hex) {
                true => missing[house.seat.index()].remove(house.hex),
                false => gone.push(i),
            }
        }
        for seat in Seat::all(seats) {
            for hex in missing[seat.index()].iter() {
                let moved = gone.iter().position(|i| stand[*i].seat == seat);
                if let Some(moved) = moved {
                    let house = &mut stand[gone.swap_remove(moved)];
                    house.hex = hex;
                    place(house.el.node(), hex);
                    continue;
                }
                let colour = touch.colour(seat);
                let drawn = shape(&text::glued(&["k-house-", colour]));
                let class = if first { "" } else { "k-new" };
                let el = s("g.k-house").child(drawn.class(class));
                place(el.node(), hex);
                _ = node.append_child(el.node());
                stand.push(House { hex, seat, el });
            }
        }
        stand.retain(|house| {
            let stays = settled[house.seat.index()].contains(house.hex);
            if !stays {
                house.el.node().remove();
            }
            stays
        });
        first = false;
    })
}

/// Keeps the names and states of the hexes, for those who do not see the board and for keys.
fn follow_cells(touch: Touch, cells: Vec<Element>) -> impl FnMut() + 'static {
    // Nothing is told yet: neither open nor the stop of Tab, as they were made, and of no hex the name.
    let mut before = vec![u32::MAX << 2; cells.len()];
    move || {
        touch.with(|shown| {
            let position = position(shown);
            let open = hexes(&shown.open);
            let tab = shown.focus.and_then(hex).or(open.first());
            let tab = tab.unwrap_or(Hex::at(0, 0));
            for hex in Hex::all() {
                let settler = position.owner(hex).map_or(0, Seat::number);
                let mut now = u32::from(settler) << 1 | u32::from(open.contains(hex));
                if let Ground::Location(_) = position.land().at(hex) {
                    let mut locations = position.land().locations.iter();
                    let number = locations.position(|location| location.hex == hex);
                    now |= (number.map_or(0, |n| position.tiles_left(n)) as u32) << 4;
                }
                let now = now << 1 | u32::from(tab == hex);
                let (cell, old) = (&cells[hex.index()], before[hex.index()]);
                if old == now {
                    continue;
                }
                if old >> 2 != now >> 2 {
                    let label = touch.words(&position.describe(hex));
                    _ = cell.set_attribute("aria-label", &label);
                }
                // No style depends on it: a class would cost the browser a look at all that the hex is drawn of.
                if (old ^ now) & 2 != 0 {
                    let off = if open.contains(hex) { "false" } else { "true" };
                    _ = cell.set_attribute("aria-disabled", off);
                }
                if (old ^ now) & 1 != 0 {
                    let here = if tab == hex { "0" } else { "-1" };
                    _ = cell.set_attribute("tabindex", here);
                }
                before[hex.index()] = now;
            }
        });
    }
}

/// Gives the focus to the next hex that may be touched, and tells which element that is.
fn next_hex(touch: Touch, board: &Element) -> Option<Element> {
    let next = touch.peek(|shown| {
        let open = hexes(&shown.open);
        let here = shown.focus.and_then(hex).map_or(0, |hex| hex.index() + 1);
        let after = open.iter().find(|hex| hex.index() >= here);
        after.or(open.first())
    })?;
    touch.focus_on(board, spot(next));
    cell(board, next)
}

/// The element of a hex.
fn cell(board: &Element, hex: Hex) -> Option<Element> {
    let selector = text::glued(&["[data-spot=\"", &name(spot(hex)), "\"]"]);
    board.query_selector(&selector).ok().flatten()
}
