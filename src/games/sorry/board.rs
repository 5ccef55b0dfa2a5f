//! The board: printed card with a felt tray in its middle, where the cards lie. Every part is placed by `geometry.rs`, drawn in
//! `shapes.svg` and styled by `board.css`; the ways of chosen pawns are in `overlay.rs`.

use super::cards::{Card, DECK as WHOLE};
use super::geometry::{MIDDLE, Plan, hand_places};
use super::overlay::{above, under};
use super::spots::{DECK, DISCARD, HOMES, STARTS, card_spot, place, spot};
use super::telling::{in_hand, named, printed};
use super::track::{HOME, SAFETY, START, Side};
use super::words::words;
use super::{Sorry, Stage};
use crate::app::dom::{El, h, s, shape};
use crate::app::drawing::{Point, at};
use crate::app::face::{Face as _, Spot};
use crate::app::shown::Shown;
use crate::app::touch::Touch;
use crate::app::var::Var;
use crate::app::words::{Message, Text};
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

/// What lies between the piles.
#[derive(Clone, Copy, PartialEq)]
enum Middle {
    /// The card that was drawn.
    Card(Card),
    /// A hand that may not be seen.
    Backs,
    /// The mark of whoever draws.
    Whose(Side),
    /// A hand, which has spots of its own.
    Hand,
}

/// The tray in the middle: the piles, and the card or the hand that is played.
fn tray(touch: Touch) -> El {
    let turn = move || {
        let turns = ["", "rotate(90deg)", "rotate(180deg)", "rotate(270deg)"];
        let middle = at((MIDDLE, MIDDLE));
        text::glued(&[&middle, " ", turns[plan(touch).facing as usize]])
    };
    // A card is drawn anew only when it is another one, for then it turns over.
    let lies = Var::new(touch.peek(middle));
    let tray = s("g.tray-in")
        .style("transform", turn)
        .watch(move || lies.renew(touch.with(middle)))
        .child(s("use href=#s-tray"))
        .child(s("g.over").live(move || between(lies.get())))
        .live(move || touch.with(split_left))
        .child(pile(touch, DECK, words().draw_word))
        .child(pile(touch, DISCARD, words().discard_word));
    let hands = touch.peek(|shown| shown.game::<Sorry>().options().hand);
    if !hands {
        return tray;
    }
    tray.when("hands", || true)
        .children(Card::all().map(|card| hand_card(touch, card)))
}

/// The pile one draws from, or the one of cards put down, with its number.
fn pile(touch: Touch, here: Spot, name: Text) -> El {
    let label = move || touch.with(|shown| touch.words(&shown.game::<Sorry>().describe(here)));
    let lies = move || {
        touch.with(|shown| {
            let position: &Sorry = shown.game();
            match here {
                DECK => (position.pile.iter().sum(), None),
                _ => (position.put_down_count(), position.top),
            }
        })
    };
    let lift = |count: u8| -4 * i32::from(count.div_ceil(8));
    let cards = move || {
        let (count, top) = lies();
        let mut cards = Vec::new();
        for n in 0..count.div_ceil(8) {
            let under = s("use href=#s-blank").num("y", -4 * i32::from(n));
            cards.push(under);
        }
        match top {
            _ if count == 0 => cards.push(s("use href=#s-none")),
            None => cards.push(s("use href=#s-back").num("y", lift(count))),
            Some(_) => (),
        }
        cards
    };
    // Not in the button, whose name says it in other words.
    let texts = move || {
        let (count, top) = lies();
        let top = top.filter(|_| count > 0);
        let top = top.map(|card| number(card, lift(count) + 40));
        let name = s("text.s-pile-name y=152").text(name);
        let count = s("text.s-count y=210").text(i32::from(count));
        [top, Some(name), Some(count)]
            .into_iter()
            .flatten()
            .collect::<Vec<El>>()
    };
    let body = s("g.spot.pile role=button").bind("aria-label", label);
    let body = body
        .child(s("rect.hit x=-76 y=-110 width=152 height=330 rx=18"))
        .live(cards)
        .child(s("rect.card-lit x=-77 y=-116 width=154 height=216 rx=20"))
        .child(s(
            "rect.focus-casing x=-80 y=-119 width=160 height=222 rx=22",
        ))
        .child(s("rect.focus-ring x=-80 y=-119 width=160 height=222 rx=22"));
    let plan = touch.peek(|shown| Plan::new(shown.game(), touch.view().peek()));
    let texts = s("g.over aria-hidden=true").live(texts);
    let pile = s("g").child(touch.spot(here, body)).child(texts);
    moved(pile, plan.pile(here))
}

fn middle(shown: &Shown) -> Middle {
    let position: &Sorry = shown.game();
    let plays = !matches!(position.stage(), Stage::Over | Stage::Deal);
    match position.card() {
        Some(card) => Middle::Card(card),
        None if !(position.options().hand && plays) => Middle::Whose(position.to_act()),
        None if position.seen_hand(shown.eyes).is_some() => Middle::Hand,
        None => Middle::Backs,
    }
}

fn between(middle: Middle) -> Vec<El> {
    match middle {
        Middle::Card(card) => vec![big_card(card)],
        Middle::Backs => {
            let back = |n| moved(s("use href=#s-back"), ((n - 2) * 60, 105));
            (0..5).map(back).collect()
        }
        Middle::Whose(side) => {
            let disc = s("circle.s-whose-disc r=118");
            let mark = mark(side).class("s-whose-mark");
            vec![dyed("g.s-whose", side).child(disc).child(mark)]
        }
        Middle::Hand => Vec::new(),
    }
}

/// The card that was drawn, large.
fn big_card(card: Card) -> El {
    let sorry = card == Card::SORRY;
    let name = card.large();
    let mut face = s("g.s-drawn").child(s("use href=#s-card"));
    if !sorry {
        face = face.child(s("text.s-index x=-128 y=-164").text(name));
    }
    let big = s("text").class(if sorry { "s-big s-big-sorry" } else { "s-big" });
    face = face.child(big.num("y", 20).text(name));
    for (line, y) in printed(card).split('|').zip([100, 142, 184]) {
        face = face.child(s("text.s-says").num("y", y).text(line));
    }
    face
}

/// How much of a seven is left, once its first half is set.
fn split_left(shown: &Shown) -> El {
    let told = s("text.s-left.over y=262");
    let [_, _, ..] = shown.touched[..] else {
        return told;
    };
    let paths = shown.position.paths();
    let number = paths
        .iter()
        .position(|path| path.starts_with(&shown.touched));
    let position: &Sorry = shown.game();
    match number.and_then(|number| position.split_at(number)) {
        Some((first, second)) => {
            let left = Message::new(words().split_left).with("n", second);
            told.text(text::glued(&[&text::told(first.into()), " + "]))
                .child(s("tspan.s-hot").text(left))
        }
        None => told,
    }
}

/// A card of the hand, if there is one of its kind and it may be seen: a button.
fn hand_card(touch: Touch, card: Card) -> El {
    let here = card_spot(card);
    let held = move || {
        touch.with(|shown| {
            let position: &Sorry = shown.game();
            let side = position.seen_hand(shown.eyes)?;
            let held = position.kinds_held(side);
            let at = held.iter().position(|(other, _)| *other == card)?;
            let place = hand_places(&held).nth(at)?;
            Some((place, held[at].1))
        })
    };
    // Whatever is written into the page can be read there: not a word of a hand that is not shown.
    let label = move || match held() {
        Some((_, n)) => touch.words(&in_hand(card, n)),
        None => String::new(),
    };
    let place = move || held().map(|(place, _)| at(place)).unwrap_or_default();
    let many = move || match held() {
        Some((_, n @ 2..)) => text::glued(&["×", &text::told(n.into())]),
        _ => String::new(),
    };
    let body = s("g.spot.in-hand role=button")
        .bind("aria-label", label)
        .child(s("use href=#s-blank"))
        .child(s("rect.card-lit x=-69 y=-95 width=138 height=190 rx=15"))
        .child(s(
            "rect.focus-casing x=-72 y=-98 width=144 height=196 rx=17",
        ))
        .child(s("rect.focus-ring x=-72 y=-98 width=144 height=196 rx=17"));
    let texts = s("g.over aria-hidden=true")
        .child(number(card, 40))
        .child(s("text.s-many y=84").says(many));
    s("g")
        .style("display", move || {
            if held().is_some() { "" } else { "none" }.to_owned()
        })
        .style("transform", place)
        .child(touch.spot(here, body))
        .child(texts)
}

/// The number on a small card.
fn number(card: Card, y: i32) -> El {
    let class = if card == Card::SORRY {
        "s-num-sorry"
    } else {
        "s-num"
    };
    s("text").class(class).num("y", y).text(card.large())
}

/// What the pile still holds, kind by kind: cards are counted, not rigged.
pub fn cards_left(touch: Touch) -> El {
    let unseen = move || touch.with(|shown| shown.game::<Sorry>().cards_left(shown.eyes));
    let count = move |card: Card| unseen()[usize::from(card.0)];
    let all = move || {
        Message::new(words().cards_of)
            .with("n", unseen().iter().sum::<u8>())
            .with("all", WHOLE.iter().sum::<u8>())
    };
    let mut kinds = h("ol");
    for card in Card::all() {
        let whole = WHOLE[usize::from(card.0)];
        let label = move || {
            let told = Message::new(words().cards_kind).with("card", named(card));
            told.with("n", count(card)).with("all", whole).plain()
        };
        let pips = move || {
            let left = count(card);
            let pip = |n: u8| h("i").class(if n < left { "on" } else { "" });
            (0..whole).map(pip).collect::<Vec<El>>()
        };
        let kind = h("li.kind")
            .bind("aria-label", label)
            .child(h("b aria-hidden=true").text(card.large()))
            .child(
                h("span.n aria-hidden=true")
                    .says(move || text::glued(&["×", &text::told(count(card).into())])),
            )
            .child(h("span.pips aria-hidden=true").live(pips));
        kinds = kinds.child(kind);
    }
    let head = h("summary")
        .child(h("b").text(words().cards_left))
        .child(h("span.lab").says(all));
    h("details.deck-left")
        .flag("open", true)
        .child(head)
        .child(kinds)
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
