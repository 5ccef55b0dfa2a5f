//! What earns gold: the three cards and the castles, what each player has of them now, and the count at the end.

use super::beside::drawing;
use super::board::position;
use super::facts::{fact, follow};
use super::rules::{HexSet, Stage};
use super::spots::{PARTS, name, part};
use super::words::words;
use crate::game::seat::Seat;
use crate::old::browser::wants_stillness;
use crate::old::dom::{El, h};
use crate::old::icons::mark;
use crate::old::timer::Timer;
use crate::old::touch::Touch;
use crate::old::ui::button;
use crate::old::var::Var;
use crate::old::words::Message;
use crate::text;

/// The three cards and the castles: what they pay, what each player has of it now, and where, while it is pointed at.
pub(super) fn scoring(touch: Touch) -> El {
    let w = words();
    let mut list = h("ul");
    for number in 0..PARTS {
        list = list.child(h("li").child(score_part(touch, number)));
    }
    let head = h("h2").text(w.scoring).child(h("small").text(w.gold_now));
    h("section.k-panel.k-scoring")
        .label(w.scoring)
        .child(head)
        .child(list)
        .child(counter(touch))
}

fn score_part(touch: Touch, number: usize) -> El {
    let spot = part(number);
    let (id, name_of, brief, pays) = touch.peek(|shown| {
        let position = position(shown);
        let card = position.cards().get(number).map_or("castles", |c| c.name());
        let (brief, pays) = (position.part_brief(number), position.part_pays(number));
        (card, position.part_name(number), brief, pays)
    });
    let (mut chips, gold) = follow(touch, h("span.k-chips"), move |shown, facts| {
        let position = position(shown);
        let seats = Seat::all(position.seats);
        facts.extend(seats.map(|seat| position.score_part(number, seat).gold));
    });
    for seat in Seat::all(touch.peek(|shown| position(shown).seats)) {
        let gold = move || fact(gold, seat.index()) as i32;
        chips = chips.child(
            h("span")
                .child(mark(touch.colour(seat)))
                .child(h("b").says(gold)),
        );
    }
    // Pressed, it stays lit: fingers cannot hover.
    let pinned = Var::new(false);
    let point = move |on: bool| touch.point((on || pinned.peek()).then_some(spot));
    let press = move || {
        pinned.set(!pinned.peek());
        point(false);
    };
    h("button.k-part type=button")
        .set("data-spot", &name(spot))
        .pressed(move || touch.pointed() == Some(spot))
        .on("pointerenter", move |_| point(true))
        .on("pointerleave", move |_| point(false))
        .on("focus", move |_| point(true))
        .on("blur", move |_| {
            pinned.put(false);
            if touch.lives() {
                point(false);
            }
        })
        .click(press)
        .child(drawing(
            "svg.k-i",
            "-20 -20 40 40",
            &text::glued(&["k-i-", id]),
        ))
        .child(h("b").text(name_of))
        .child(chips)
        .child(h("small").says(move || if pinned.get() { pays } else { brief }))
}

/// How far a count of the gold has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Count {
    /// The part of the score.
    pub part: usize,
    /// Whose.
    pub seat: Seat,
    /// So many hexes are counted.
    pub hexes: usize,
}

impl Count {
    /// As the look of a board holds it.
    pub(super) fn written(self) -> u32 {
        (1 + self.part as u32) | (self.seat.index() as u32) << 4 | (self.hexes as u32) << 8
    }

    /// Reads it; none is 0.
    pub(super) fn read(count: u32) -> Option<Count> {
        let part = (count & 15).checked_sub(1)?;
        Some(Count {
            part: part as usize,
            seat: Seat::at((count >> 4 & 15) as usize),
            hexes: (count >> 8) as usize,
        })
    }
}

/// How fast a count goes on, in milliseconds: from hex to hex, and from part to part.
const HEX: u32 = 110;
const PART: u32 = 1_000;

/// Once the game is over, all gold is counted on the board for whoever wants to watch.
fn counter(touch: Touch) -> El {
    let now = move || Count::read(touch.view().get().look.count);
    let press = move || {
        let first = Count {
            part: 0,
            seat: Seat::ONE,
            hexes: 0,
        };
        let counts = touch.view().look(|view| view.look.count != 0);
        show(touch, (!counts).then_some(first));
    };
    let says = move || match now() {
        Some(_) => words().count_stop,
        None => words().count_it,
    };
    let told = move || {
        let Some(count) = now() else {
            return String::new();
        };
        touch.with(|shown| {
            let earned = position(shown).score_part(count.part, count.seat);
            // So much of it as hexes are lit.
            let so_far = match earned.hexes.count() {
                0 => earned.gold,
                all => earned.gold * count.hexes as u32 / all,
            };
            let told = Message::new(words().counts)
                .with("who", count.seat)
                .with("card", position(shown).part_name(count.part))
                .with("n", so_far);
            touch.words(&told)
        })
    };
    let over = move || touch.with(|shown| position(shown).stage() == Stage::Over);
    h("div.k-counter")
        .style("display", move || {
            if over() { "" } else { "none" }.to_owned()
        })
        .child(
            button("small", "", press)
                .set("data-act", "count")
                .says(says),
        )
        .child(h("p aria-live=polite").says(told))
}

fn hexes_of(hexes: HexSet) -> usize {
    hexes.count() as usize
}

fn show(touch: Touch, count: Option<Count>) {
    let written = count.map_or(0, Count::written);
    touch.view().update(|view| view.look.count = written);
    let Some(count) = count else { return };
    let (all, seats) = touch.peek(|shown| {
        let position = position(shown);
        (
            hexes_of(position.score_part(count.part, count.seat).hexes),
            position.seats,
        )
    });
    let (next, wait) = match () {
        () if count.hexes < all => {
            let hexes = if wants_stillness() {
                all
            } else {
                count.hexes + 1
            };
            (Some(Count { hexes, ..count }), HEX)
        }
        () => {
            let seat = count.seat.next(seats);
            let part = count.part + usize::from(seat == Seat::ONE);
            let next = Count {
                part,
                seat,
                hexes: 0,
            };
            ((part < PARTS).then_some(next), PART)
        }
    };
    Timer::new(wait, move || {
        let same = touch.lives() && touch.view().look(|view| view.look.count) == written;
        if same {
            show(touch, next);
        }
    })
    .forget();
}
