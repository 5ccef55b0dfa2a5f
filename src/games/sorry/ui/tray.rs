//! The tray in the middle of the board, with its piles, the card that was drawn and the hand.

use super::geometry::{MIDDLE, Plan, hand_places};
use super::hands::Middle;
use super::message::Message;
use super::pawn::{colour_class, mark_of};
use super::spot::Spot;
use crate::app::i18n::t;
use crate::app::match_view::{BoardState, SpotGroup};
use crate::games::sorry::track::Side;
use crate::games::sorry::{Card, Sorry};
use crate::games::ui::translate;
use leptos::prelude::*;

/// What stands on a card in large letters; tracked, for one of them is a word.
pub fn large(board: BoardState<Sorry>, card: Card) -> String {
    match card {
        Card::SORRY => board.say(Message::Name),
        _ => card.name().to_owned(),
    }
}

/// The tray: the piles, and the card or the hand that is played.
#[component]
pub fn Tray(
    /// The board.
    board: BoardState<Sorry>,
    /// Where everything lies.
    plan: Memo<Plan>,
) -> impl IntoView {
    let turn = move || {
        let middle = translate((MIDDLE, MIDDLE));
        match plan.get().facing {
            0 => middle,
            quarters => format!("{middle} rotate({}deg)", 90 * quarters),
        }
    };
    // A card is drawn anew only when it is another one, for then it turns over.
    let middle = Memo::new(move |_| board.position.with(|g| g.middle_for(board.viewer.get())));
    let between = move || match middle.get() {
        Middle::Card(card) => view! { <DrawnCard board card /> }.into_any(),
        Middle::Backs => view! { <HiddenHand /> }.into_any(),
        Middle::Whose(side) => view! { <WhoseTurn side /> }.into_any(),
        Middle::Hand => ().into_any(),
    };
    // Whether a match is played with hands is agreed before it.
    let plan = plan.get_untracked();
    let hand = plan.hand.then(|| view! { <Hand board /> });
    view! {
        <g class="tray-in" class:hands=plan.hand style:transform=turn>
            <use href="#s-tray" />
            <g class="over">{between}</g>
            <SplitLeft board />
            <Pile board spot=Spot::Deck name=Message::DrawWord place=translate(plan.pile(Spot::Deck)) />
            <Pile
                board
                spot=Spot::Discard
                name=Message::DiscardWord
                place=translate(plan.pile(Spot::Discard))
            />
            {hand}
        </g>
    }
}

/// The card that was drawn, large.
#[component]
fn DrawnCard(board: BoardState<Sorry>, card: Card) -> impl IntoView {
    let name = move || large(board, card);
    let (size, index) = match card {
        Card::SORRY => ("s-big s-big-sorry", None),
        _ => {
            let size = match card.name().len() {
                1 => "s-big",
                _ => "s-big s-big-wide",
            };
            let index = view! { <text class="s-index" x=-128 y=-164>{name}</text> };
            (size, Some(index))
        }
    };
    let lines = move || {
        let face = board.say(Message::CardFace { card });
        let lines = face.lines().zip([100, 142, 184]);
        lines
            .map(|(line, y)| view! { <text class="s-says" y=y>{line.to_owned()}</text> })
            .collect_view()
    };
    view! {
        <g class="s-drawn">
            <use href="#s-card" />
            {index}
            <text class=size y=20>{name}</text>
            {lines}
        </g>
    }
}

/// A hand that may not be seen.
#[component]
fn HiddenHand() -> impl IntoView {
    let back = |n| {
        view! { <use href="#s-back" style:transform=translate(((n - 2) * 60, 105)) /> }
    };
    (0..5).map(back).collect_view()
}

/// The mark of whoever draws.
#[component]
fn WhoseTurn(side: Side) -> impl IntoView {
    view! {
        <g class=format!("s-whose {}", colour_class(side))>
            <circle class="s-whose-disc" r=118 />
            <use class="s-whose-mark" href=mark_of(side) />
        </g>
    }
}

/// How much of a seven is left, once its first half is set.
#[component]
fn SplitLeft(board: BoardState<Sorry>) -> impl IntoView {
    let halves = Memo::new(move |_| board.position.with(|g| g.chosen_split(&board.touched())));
    let text = move || {
        halves.get().map(|(first, n)| {
            view! {
                {format!("{first} + ")}
                <tspan class="s-hot">{move || board.say(Message::SplitLeft { n })}</tspan>
            }
        })
    };
    view! {
        <text class="s-left over" y=262>
            {text}
        </text>
    }
}

/// The pile one draws from, or the one of cards put down, with its number.
#[component]
fn Pile(board: BoardState<Sorry>, spot: Spot, name: Message, place: String) -> impl IntoView {
    let label = Signal::derive(move || {
        let label = board.position.with(|g| g.describe_spot(spot));
        label.map(|label| board.say(label)).unwrap_or_default()
    });
    // How many cards, and the one on top where they lie face up.
    let lies = Memo::new(move |_| {
        board.position.with(|g| match spot {
            Spot::Deck => (g.pile.iter().sum::<u8>(), None),
            _ => (g.put_down_count(), g.top),
        })
    });
    let height = |count: u8| -4 * i32::from(count.div_ceil(8));
    let cards = move || {
        let (count, top) = lies.get();
        let under = (0..count.div_ceil(8)).map(|n| {
            view! { <use href="#s-blank" y=-4 * i32::from(n) /> }
        });
        let over = match top {
            _ if count == 0 => Some(view! { <use href="#s-none" y=0 /> }),
            None => Some(view! { <use href="#s-back" y=height(count) /> }),
            Some(_) => None,
        };
        view! {
            {under.collect_view()}
            {over}
        }
    };
    let top = move || {
        let (count, top) = lies.get();
        let top = top.filter(|_| count > 0);
        top.map(|card| view! { <CardNumber board card y=height(count) + 40 /> })
    };
    view! {
        <SpotGroup board spot class="spot pile" role="button" label place=place.clone()>
            <rect class="hit" x=-76 y=-110 width=152 height=330 rx=18 />
            {cards}
            <rect class="card-lit" x=-77 y=-116 width=154 height=216 rx=20 />
            <rect class="focus-casing" x=-80 y=-119 width=160 height=222 rx=22 />
            <rect class="focus-ring" x=-80 y=-119 width=160 height=222 rx=22 />
        </SpotGroup>
        // Not in the button, whose name says it in other words.
        <g class="over" aria-hidden="true" style:transform=place>
            {top}
            <text class="s-pile-name" y=152>{t(name)}</text>
            <text class="s-count" y=210>{move || lies.get().0}</text>
        </g>
    }
}

/// The number on a small card.
#[component]
fn CardNumber(board: BoardState<Sorry>, card: Card, y: i32) -> impl IntoView {
    let class = match card {
        Card::SORRY => "s-num-sorry",
        _ => "s-num",
    };
    view! { <text class=class y=y>{move || large(board, card)}</text> }
}

/// The hand that may be seen, each kind of card once. What may not be seen is not in the page at all.
#[component]
fn Hand(board: BoardState<Sorry>) -> impl IntoView {
    let held = Memo::new(move |_| {
        board.position.with(|g| {
            let side = g.visible_hand(board.viewer.get());
            side.map_or_else(Vec::new, |side| g.kinds_held(side))
        })
    });
    view! {
        <For each=move || held.get() key=|(card, _)| *card let((card, _))>
            <HandCard board held card />
        </For>
    }
}

/// A card of the hand: a button.
#[component]
fn HandCard(board: BoardState<Sorry>, held: Memo<Vec<(Card, u8)>>, card: Card) -> impl IntoView {
    let index = move || held.with(|held| held.iter().position(|(other, _)| *other == card));
    let count = Memo::new(move |_| index().map_or(0, |i| held.with(|held| held[i].1)));
    let label = Signal::derive(move || {
        let n = count.get();
        board.say(Message::CardSpot { card, n })
    });
    let place = Signal::derive(move || {
        let place = index().and_then(|i| held.with(|held| hand_places(held).nth(i)));
        place.map(translate).unwrap_or_default()
    });
    let many = move || match count.get() {
        n @ 2.. => format!("×{n}"),
        _ => String::new(),
    };
    view! {
        <SpotGroup board spot=Spot::Card(card) class="spot in-hand" role="button" label place>
            <use href="#s-blank" y=0 />
            <rect class="card-lit" x=-69 y=-95 width=138 height=190 rx=15 />
            <rect class="focus-casing" x=-72 y=-98 width=144 height=196 rx=17 />
            <rect class="focus-ring" x=-72 y=-98 width=144 height=196 rx=17 />
        </SpotGroup>
        <g class="over" aria-hidden="true" style:transform=place>
            <CardNumber board card y=40 />
            <text class="s-many" y=84>{many}</text>
        </g>
    }
}
