//! The end of a match, over its table: who won, why, every score with its parts, and what next.

use super::tally::{ScoreBar, Tally};
use crate::app::components::{Button, Dialog, Icon, Laurel, LinkButton, Mark};
use crate::app::i18n::{I18n, Text, t};
use crate::app::match_view::{Ending, FrameState, MatchFrame};
use crate::app::route::{Route, use_route};
use crate::app::share_text::use_share_text;
use crate::app::state::use_matches;
use crate::game::seat::Seat;
use crate::table::End;
use leptos::prelude::*;

/// Who won, in a few words; `shares` where all win together who have as much as each other. Tracked.
pub fn headline(i18n: I18n, names: &[String], places: &[u8], shares: bool) -> String {
    let winners = names.iter().zip(places).filter(|(_, place)| **place == 1);
    let winners: Vec<String> = winners.map(|(name, _)| name.clone()).collect();
    let count = winners.len();
    let all = winners
        .into_iter()
        .reduce(|one, other| i18n.say(Text::Both { one, other }));
    i18n.say(match all {
        None => Text::NoResult,
        Some(who) if count == 1 => Text::Wins { who: who.into() },
        Some(_) if count == names.len() && !shares => Text::Draw,
        Some(who) => Text::SharedWin { who: who.into() },
    })
}

/// How players ended it themselves.
pub fn by_hand(end: &End) -> Text {
    match end {
        End::Resigned(seat) => Text::HasResigned {
            who: (*seat).into(),
        },
        End::Agreed => Text::HasAgreed,
        End::Claimed(seat) => Text::HasClaimed {
            who: (*seat).into(),
        },
        End::Rules(_) | End::Abandoned => Text::HasAbandoned,
    }
}

impl MatchFrame {
    /// Who won, in a few words; tracked.
    pub fn headline(&self, ending: &Ending) -> String {
        headline(self.i18n(), &self.names(), &ending.places, self.info.shares)
    }

    /// Why it ended, in one sentence; tracked.
    pub fn reason(&self, ending: &Ending) -> String {
        match (&ending.end, &ending.reason) {
            (End::Rules(_), Some(reason)) => self.say(reason.clone()),
            (end, _) => self.say(by_hand(end)),
        }
    }
}

/// The sheet of the result; open while the address says so.
#[component]
pub fn ResultSheet(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    let route = use_route();
    let is_here = move |route: Route| route == Route::Result(frame.id);
    let open = Signal::derive(move || is_here(route.get()) && frame.is_over());
    let close = move |()| {
        if is_here(route.get_untracked()) {
            Route::Match(frame.id).open();
        }
    };
    let content = move || {
        let state = frame.state.get();
        let ending = state.end.clone()?;
        Some(view! { <Result frame state ending /> })
    };
    view! {
        <Dialog label=t(Text::Result) class="end" open on_close=close>
            {content}
        </Dialog>
    }
}

#[component]
fn Result(frame: MatchFrame, state: FrameState, ending: Ending) -> impl IntoView {
    let first = ending.places.iter().position(|place| *place == 1);
    let last = ending.places.iter().rposition(|place| *place == 1);
    let winner = first.filter(|_| first == last).map(Seat::at);
    let medal = winner.map(|seat| view! { <Mark colour=frame.colour(seat) /> });
    let (head, reason) = (frame.headline(&ending), frame.reason(&ending));
    let far = frame.orientation.get_untracked().faced.then(|| {
        view! {
            <p class="end-far" aria-hidden="true">
                {format!("{head}. {reason}")}
            </p>
        }
    });
    // Who gave up may well be ahead: their points decide nothing.
    let bar = matches!(ending.end, End::Rules(_))
        .then(|| view! { <ScoreBar frame state=state.clone() /> });
    view! {
        {far}
        <div class="end-head">
            <Laurel>{medal}</Laurel>
            <div>
                <h1>{head}</h1>
                <p>{reason}</p>
            </div>
        </div>
        {bar}
        <Tally frame state=state.clone() parts=ending.parts.clone() />
        <Facts state />
        <Next frame places=ending.places />
        <More frame />
    }
}

/// How long it was, and that it is kept.
#[component]
fn Facts(state: FrameState) -> impl IntoView {
    let seconds: u32 = state.seats.iter().map(|seat| seat.used).sum();
    let minutes = seconds.div_ceil(60) as usize;
    view! {
        <p class="facts">
            <span>{t(Text::MovesCount { n: state.total })}</span>
            <span>{t(Text::MinutesUsed { n: minutes })}</span>
            <span class="kept">
                <Icon name="check" />
                {t(Text::Kept)}
            </span>
        </p>
    }
}

/// Once more, or back to the board.
#[component]
fn Next(frame: MatchFrame, places: Vec<u8>) -> impl IntoView {
    let matches = use_matches();
    let seats = frame.info.rematch.seats(&frame.record().seats, &places);
    let first = matches.names(&seats).into_iter().next().unwrap_or_default();
    view! {
        <div class="end-first">
            <button
                type="button"
                class="btn primary"
                data-act="rematch"
                on:click=move |_| matches.rematch(&frame.record())
            >
                <Icon name="swap" />
                <span>
                    <b>{t(Text::Rematch)}</b>
                    <small>{t(Text::RematchBegins { who: first.into() })}</small>
                </span>
            </button>
            <LinkButton icon="eye" label=t(Text::SeeBoard) to=Route::Match(frame.id) />
        </div>
    }
}

/// Everything else one may do after a match.
#[component]
fn More(frame: MatchFrame) -> impl IntoView {
    let share_text = use_share_text();
    let share = move |()| share_text.share(&frame.record());
    view! {
        <div class="end-more">
            <LinkButton icon="other" label=t(Text::OtherGame) to=Route::New(None) />
            <LinkButton icon="play" label=t(Text::Replay) to=Route::Replay(frame.id, 0) />
            <Button icon="share" label=t(Text::Share) on_click=share />
            <LinkButton icon="home" label=t(Text::Lobby) to=Route::Lobby />
        </div>
    }
}
