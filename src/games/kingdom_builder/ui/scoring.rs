//! What earns gold: the three cards and the castles, what each player has of them now, and the count at the end.

use super::count::{Count, Look};
use super::drawings::Sign;
use super::message::Message;
use super::rack::{hidden_unless, use_is_over};
use super::spot::{SCORE_PARTS, Spot};
use crate::app::components::{Button, Mark};
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::app::state::use_settings;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::KingdomBuilder;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// All of it.
#[component]
pub fn Scoring(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let parts = (0..SCORE_PARTS).map(|part| {
        view! {
            <li>
                <ScoreCard board part />
            </li>
        }
    });
    view! {
        <section class="k-panel k-scoring" aria-label=t(Message::Scoring)>
            <h2>
                {t(Message::Scoring)} <small>{t(Message::GoldNow)}</small>
            </h2>
            <ul>{parts.collect_view()}</ul>
            <GoldCounter board />
        </section>
    }
}

/// A card or the castles: what it pays, what each player has of it now, and where, while it is pointed at.
#[component]
fn ScoreCard(board: BoardState<KingdomBuilder>, part: usize) -> impl IntoView {
    let spot = Spot::Score(part);
    let (sign, name, brief, rule, seats) = board.position.with_untracked(|g| {
        let (brief, rule) = (g.score_brief(part), g.score_rule(part));
        (
            g.score_sign(part),
            g.score_name(part),
            brief,
            rule,
            g.seats(),
        )
    });
    let chips = Seat::all(seats).map(move |seat| {
        let gold = Memo::new(move |_| board.position.with(|g| g.score_part(part, seat).gold));
        view! {
            <span>
                <Mark colour=board.colour(seat) />
                <b>{gold}</b>
            </span>
        }
    });
    // Pressed, it stays lit: fingers cannot hover.
    let pinned = RwSignal::new(false);
    // A card that is taken away loses the focus after everything else of it is gone, so nothing here may be there any more.
    let point = move |on: bool| {
        let Some(pinned) = pinned.try_get_untracked() else {
            return;
        };
        let pointed = (on || pinned).then_some(spot);
        if board
            .pointed
            .try_get_untracked()
            .is_some_and(|old| old != pointed)
        {
            board.pointed.set(pointed);
        }
    };
    let press = move |_| {
        pinned.update(|pinned| *pinned = !*pinned);
        point(false);
    };
    let text = move || {
        board.say(if pinned.get() {
            rule.clone()
        } else {
            brief.clone()
        })
    };
    view! {
        <button
            type="button"
            class="k-part"
            data-spot=spot.to_string()
            aria-pressed=move || (board.pointed.get() == Some(spot)).to_string()
            on:pointerenter=move |_| point(true)
            on:pointerleave=move |_| point(false)
            on:focus=move |_| point(true)
            on:blur=move |_| {
                pinned.try_set(false);
                point(false);
            }
            on:click=press
        >
            <Sign name=sign />
            <b>{t(name)}</b>
            <span class="k-chips">{chips.collect_view()}</span>
            <small>{text}</small>
        </button>
    }
}

/// Once the game is over, all gold is counted on the board for whoever wants to watch.
#[component]
fn GoldCounter(board: BoardState<KingdomBuilder>) -> impl IntoView {
    let settings = use_settings();
    let is_over = use_is_over(board);
    let count = Memo::new(move |_| board.look.with(|look| look.count));
    let timer = StoredValue::new_local(None);
    // Each step waits for the next one; what is stopped or taken away waits no more.
    Effect::new(move |_| {
        let waiting = count.get().map(|count| {
            let still = untrack(|| settings.pace().is_none());
            let (next, pause) = board.position.with_untracked(|g| count.next(g, still));
            Timeout::new(pause, move || board.look.set(Look { count: next }))
        });
        timer.set_value(waiting);
    });
    let press = move |()| {
        board.look.update(|look| {
            look.count = match look.count {
                Some(_) => None,
                None => Some(Count::FIRST),
            };
        });
    };
    let label = Signal::derive(move || {
        board.say(match count.get() {
            Some(_) => Message::CountStop,
            None => Message::CountIt,
        })
    });
    let so_far = move || {
        let Some(count) = count.get() else {
            return String::new();
        };
        let message = board.position.with(|g| Message::Counts {
            who: count.seat,
            n: count.gold(g),
            card: g.score_name(count.part).into(),
        });
        board.say(message)
    };
    view! {
        <div class="k-counter" style:display=move || hidden_unless(is_over.get())>
            <Button class="small" label on_click=press attr:data-act="count" />
            <p aria-live="polite">{so_far}</p>
        </div>
    }
}
