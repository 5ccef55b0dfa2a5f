//! The tray in the middle of the board, with its piles, the card that was drawn and the hand; and the cards that are left, beside it.

use super::board::{dyed, mark, moved, plan};
use super::cards::{Card, DECK as WHOLE};
use super::geometry::{MIDDLE, Plan, hand_places};
use super::spots::{DECK, DISCARD, card_spot};
use super::telling::{in_hand, named, printed};
use super::track::Side;
use super::words::words;
use super::{Sorry, Stage};
use crate::old::dom::{El, h, s};
use crate::old::drawing::at;
use crate::old::face::Spot;
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::old::var::Var;
use crate::old::words::{Message, Text};
use crate::text;

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
pub(super) fn tray(touch: Touch) -> El {
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
    let big = s("text").class(match name.len() {
        1 => "s-big",
        2 => "s-big s-big-wide",
        _ => "s-big s-big-sorry",
    });
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
