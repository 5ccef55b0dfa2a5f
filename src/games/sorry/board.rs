//! The board: printed card with a felt tray in its middle, where the cards lie (`tray.rs`). Every part is placed by `geometry.rs`, drawn in
//! `shapes.svg` and styled by `board.css`; the ways of chosen pawns are in `overlay.rs`.

use super::Sorry;
use super::geometry::{Plan, hand_places};
use super::overlay::{above, under};
use super::spots::{DECK, HOMES, STARTS, card_spot, place, spot};
use super::track::{HOME, SAFETY, START, Side};
use super::tray::tray;
use super::words::words;
use crate::old::dom::{El, s, shape};
use crate::old::drawing::{Point, at};
use crate::old::face::{Face as _, Spot};
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::old::var::Var;
use crate::text;
use leptos::prelude::untrack;

const COLOURS: [&str; 4] = ["red", "blue", "yellow", "green"];

/// How the board is seen now.
pub(super) fn plan(touch: Touch) -> Plan {
    let view = touch.view().get();
    touch.with(|shown| Plan::new(shown.game(), view))
}

/// The colour that style sheets give to what belongs to a side.
pub(super) fn dyed(told: &str, side: Side) -> El {
    let el = s(told);
    let own = el.node().get_attribute("class").unwrap_or_default();
    el.class(&text::glued(&[&own, " s-", COLOURS[side as usize]]))
}

/// The mark of a side.
pub(super) fn mark(side: Side) -> El {
    shape(&text::glued(&["mark-", COLOURS[side as usize]]))
}

/// Moves what is drawn around the origin.
pub(super) fn moved(el: El, place: Point) -> El {
    scaled(el, place, "")
}

fn scaled(el: El, place: Point, scale: &str) -> El {
    let transform = text::glued(&[&at(place), scale]);
    el.style("transform", move || transform.clone())
}

fn quarters(el: El, quarters: i32) -> El {
    let turn = [
        "",
        "rotate(90 800 800)",
        "rotate(180 800 800)",
        "rotate(270 800 800)",
    ];
    el.set("transform", turn[quarters as usize])
}

/// How many quarters the board is turned; told only when that changes, for nearly everything on it follows.
pub(super) type Turned = Var<i32>;

/// A board that is turned so, its cards apart.
fn turned(quarters: i32) -> Plan {
    Plan {
        quarters,
        facing: 0,
        hand: false,
    }
}

/// The board, seen from the near player's chair.
pub fn board(touch: Touch) -> El {
    let quarters = Var::new(untrack(|| plan(touch)).quarters);
    let spots = touch.peek(|shown| shown.position.spots());
    let mut squares = s("g");
    for here in spots {
        if place(here).is_some() {
            squares = squares.child(place_spot(touch, quarters, here));
        }
    }
    touch
        .board("group", words().board)
        .set("viewBox", "-40 -40 1680 1680")
        .watch(move || quarters.renew(plan(touch).quarters))
        .when("aims", move || {
            touch.with(|shown| !shown.touched.is_empty())
        })
        .child(s("use href=#s-frame"))
        .child(s("g aria-hidden=true").live(move || ground(turned(quarters.get()))))
        .child(tray(touch))
        .child(squares)
        .child(s("g.over aria-hidden=true").live(move || under(touch)))
        .child(s("g.over aria-hidden=true").children(pawns(touch)))
        .child(s("g.over aria-hidden=true").live(move || above(touch)))
}

/// What is printed: four sides alike, each turned; marks and words stand upright.
fn ground(plan: Plan) -> Vec<El> {
    let mut sails = s("g clip-path=url(#s-field)");
    let (mut sides, mut prints) = (s("g"), s("g"));
    for side in Side::ALL {
        let edge = plan.edge(side);
        let print = text::glued(&["url(#s-print-", COLOURS[side as usize], ")"]);
        let sail = dyed("g", side)
            .child(s("use.s-tint href=#s-sail"))
            .child(s("use href=#s-sail").set("fill", &print));
        sails = sails.child(quarters(sail, edge));
        let told = if edge % 2 == 0 { "g" } else { "g.odd" };
        let printed = dyed(told, side).child(s("use href=#s-side"));
        sides = sides.child(quarters(printed, edge));
        prints = prints.child(upright(plan, side));
    }
    let mut numbers = s("g.s-ruler");
    for square in 0..60 {
        let number = s("text").text(text::told(square.into()));
        numbers = numbers.child(moved(number, plan.number(square)));
    }
    vec![s("use href=#s-bed"), sails, sides, prints, numbers]
}

/// The marks and words of a side.
fn upright(plan: Plan, side: Side) -> El {
    let mut all = dyed("g", side);
    let put = |told: &str, place: Point, scale: &str| scaled(mark(side).class(told), place, scale);
    for n in SAFETY..HOME {
        all = all.child(put("zone-mark", plan.place(spot(side, n)), ""));
    }
    for (first, scale) in [(START, " scale(.8)"), (HOME, " scale(.74)")] {
        for rank in 0..4 {
            let well = plan.well(spot(side, first), rank);
            all = all.child(put("well-mark", well, scale));
        }
    }
    for end in [4, 13] {
        let place = plan.place(Spot(side.base() as u16 + end));
        all = all.child(put("slide-mark", place, ""));
    }
    // Words stand below, and above where there is more room.
    let above = plan.edge(side) == 2;
    for (place, word, arcs) in [
        (START, words().start_word, ["#s-arc-b", "#s-arc-t"]),
        (HOME, words().home_word, ["#s-arc-hb", "#s-arc-ht"]),
    ] {
        let arc = s("textPath startOffset=50%").set("href", arcs[usize::from(above)]);
        let word = s("text.s-word").child(arc.text(word));
        all = all.child(moved(word, plan.place(spot(side, place))));
    }
    all
}

/// A square, a Start or a Home: a button below whatever stands there, with its marks.
fn place_spot(touch: Touch, quarters: Turned, here: Spot) -> El {
    let label = move || {
        touch.with(|shown| {
            let position: &Sorry = shown.game();
            let mut label = touch.words(&position.describe(here));
            if shown.open.contains(&here)
                && let Some(ahead) = position.foretell(&shown.touched, here)
            {
                label += ". ";
                label += &touch.words(&ahead);
            }
            label
        })
    };
    let round = here.0 >= STARTS.0;
    let told = if round {
        "circle"
    } else {
        "rect x=-44 y=-44 width=88 height=88 rx=13"
    };
    let mut body = s("g.spot.square role=button").bind("aria-label", label);
    for class in ["hit", "lit", "s-was", "focus-casing", "focus-ring"] {
        // No gap between squares where a finger would meet nothing.
        let part = match class {
            "hit" if !round => s("rect x=-50 y=-50 width=100 height=100"),
            _ => s(told),
        };
        let part = part.class(class);
        body = body.child(match here.0 >= HOMES.0 {
            _ if !round => part,
            true => part.num("r", 122),
            false => part.num("r", 136),
        });
    }
    touch.spot(
        here,
        body.style("transform", move || at(turned(quarters.get()).place(here))),
    )
}

/// All pawns.
fn pawns(touch: Touch) -> Vec<El> {
    let kinds: Vec<u8> = touch.peek(|shown| shown.scene.pieces().iter().map(|p| p.kind).collect());
    let mut pawns = Vec::new();
    for (i, kind) in kinds.into_iter().enumerate() {
        let side = Side::ALL[usize::from(kind) % 4];
        let spot = move || touch.with(|shown| spot_of(shown, i));
        let pawn = pawn("g.pawn", side)
            .child(s("circle.halo r=51"))
            .when("lit", move || {
                spot().is_some_and(|spot| touch.open(spot)) && touch.with(|s| !aims(s))
            })
            .when("held", move || {
                touch.with(|shown| spot_of(shown, i).is_some_and(|at| chosen(shown) == Some(at)))
            })
            .style("transform", move || place_of(touch, i));
        pawns.push(pawn);
    }
    pawns
}

/// A pawn of a colour, around the origin.
pub(super) fn pawn(told: &str, side: Side) -> El {
    dyed(told, side)
        .child(s("use href=#s-pawn"))
        .child(mark(side).class("mark"))
        .child(s("use href=#s-gloss"))
}

fn spot_of(shown: &Shown, pawn: usize) -> Option<Spot> {
    shown.scene.pieces().get(pawn).map(|piece| piece.spot)
}

/// Is a pawn chosen that now needs a square?
fn aims(shown: &Shown) -> bool {
    chosen(shown).is_some()
}

/// The pawn that is chosen and has not been sent anywhere yet.
pub(super) fn chosen(shown: &Shown) -> Option<Spot> {
    let first = usize::from(shown.game::<Sorry>().options().hand);
    let steps = shown.touched.len().checked_sub(first)?;
    (steps % 2 == 1).then(|| shown.touched.last().copied())?
}

/// Where a pawn is: on a square, or in a well.
fn place_of(touch: Touch, pawn: usize) -> String {
    let plan = plan(touch);
    touch.with(|shown| {
        let Some(spot) = spot_of(shown, pawn) else {
            return String::new();
        };
        if (STARTS.0..DECK.0).contains(&spot.0) {
            let scale = if spot.0 < HOMES.0 {
                " scale(.86)"
            } else {
                " scale(.8)"
            };
            return at(plan.well(spot, shown.scene.rank(pawn))) + scale;
        }
        let lifted = if chosen(shown) == Some(spot) {
            " scale(1.12)"
        } else {
            ""
        };
        at(plan.place(spot)) + lifted
    })
}

impl Sorry {
    /// The middle of a spot; cards of a hand lie side by side.
    pub(super) fn middle(&self, plan: Plan, here: Spot) -> Point {
        let held = self.kinds_held(self.to_act());
        let card = held.iter().position(|(card, _)| card_spot(*card) == here);
        let place = card.and_then(|card| hand_places(&held).nth(card));
        place.map_or_else(|| plan.place(here), |place| plan.facing(place))
    }
}
