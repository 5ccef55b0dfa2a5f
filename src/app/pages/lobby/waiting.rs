//! The matches that wait to be continued, or a welcome where there are none.

use crate::app::browser::clock::now;
use crate::app::components::{BoardPicture, Button, Icon, Scores};
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::match_view::GameView;
use crate::app::route::Route;
use crate::app::state::use_matches;
use crate::game::seat::Seat;
use crate::games::{self, with_game};
use crate::storage::SavedMatch;
use crate::table::{MatchId, Record, Table, Timestamp};
use leptos::prelude::*;

/// The match that was played last, and the others; a welcome where there are none.
#[component]
pub(super) fn Waiting(running: Memo<Vec<SavedMatch>>) -> impl IntoView {
    let first = Memo::new(move |_| running.with(|running| running.first().cloned()));
    let others =
        Memo::new(move |_| running.with(|running| running.iter().skip(1).cloned().collect()));
    let card = move || match first.get() {
        Some(saved) => view! { <ContinueCard saved /> }.into_any(),
        None => view! { <Welcome /> }.into_any(),
    };
    view! {
        {card}
        <Show when=move || others.with(|others: &Vec<SavedMatch>| !others.is_empty())>
            <OtherMatches others />
        </Show>
    }
}

/// What a first visitor sees.
#[component]
fn Welcome() -> impl IntoView {
    view! {
        <section class="welcome">
            <h2>{t(Text::Welcome)}</h2>
            <p>{t(Text::WelcomeText)}</p>
        </section>
    }
}

/// A running match at a glance.
struct Glance {
    /// Whose turn it is.
    actor: Option<Seat>,
    /// The score of each seat.
    scores: Vec<Option<i32>>,
    /// The board.
    picture: AnyView,
}

/// A running match at a glance; nothing, if the rules do not allow it.
fn glance<G: GameView>(record: &Record) -> Option<Glance> {
    let table = Table::<G>::replay(record).ok()?;
    let position = table.position().clone();
    let seats = Seat::all(table.seats().len() as u8);
    Some(Glance {
        actor: position.turn().actor(),
        scores: seats.map(|seat| position.score(seat)).collect(),
        picture: view! { <BoardPicture<G> position /> }.into_any(),
    })
}

/// The match that was played last, ready to go on.
#[component]
fn ContinueCard(saved: SavedMatch) -> impl IntoView {
    let (i18n, matches) = (use_i18n(), use_matches());
    let Record {
        id, game, seats, ..
    } = &saved.record;
    let (id, info) = (*id, games::info(game)?);
    let Glance {
        actor,
        scores,
        picture,
    } = with_game!(game, G => glance::<G>(&saved.record)).flatten()?;
    let left = Text::MatchLeft {
        game: info.name.clone(),
        when: time_since(saved.saved, now()).into(),
    };
    let colours: Vec<&'static str> = seats.iter().map(|seat| seat.colour.id()).collect();
    let names = {
        let seats = seats.clone();
        Memo::new(move |_| matches.names(&seats))
    };
    let title = move || match actor {
        Some(seat) => names.with(|names| i18n.say_to(Text::WhoseTurn { who: seat.into() }, names)),
        None => i18n.say(info.name.clone()),
    };
    let line = move || {
        let label = info.score_label.clone().map(t);
        let seats = colours.iter().zip(names.get()).zip(&scores);
        let seats = seats.map(|((colour, name), score)| (*colour, name, *score));
        view! { <Scores label seats=seats.collect() /> }
    };
    Some(view! {
        <section class="continue">
            <div class=format!("thumb {}", info.id) inert=true>
                {picture}
            </div>
            <div class="continue-text">
                <p class="lab">{t(left)}</p>
                <h2>{title}</h2>
                {line}
                <div class="row">
                    <a
                        class="btn primary big"
                        data-act="continue"
                        href=Route::Match(id).to_string()
                    >
                        <span>{t(Text::CarryOn)}</span>
                        <Icon name="arrow" />
                    </a>
                    <EndButton id />
                </div>
            </div>
        </section>
    })
}

/// Ends a match without a result.
#[component]
fn EndButton(id: MatchId) -> impl IntoView {
    let matches = use_matches();
    view! { <Button class="plain" label=t(Text::EndMatch) on_click=move |()| matches.end(id) /> }
}

/// The matches that were played before the last one.
#[component]
fn OtherMatches(others: Memo<Vec<SavedMatch>>) -> impl IntoView {
    view! {
        <section class="also">
            <h2 class="lab">{t(Text::Also)}</h2>
            <For
                each=move || others.get()
                // Another tab may play on.
                key=|saved| (saved.record.id, saved.record.moves.count())
                let:saved
            >
                <OtherMatch record=saved.record />
            </For>
        </section>
    }
}

/// A match that was played before the last one.
#[component]
fn OtherMatch(record: Record) -> impl IntoView {
    let (i18n, matches) = (use_i18n(), use_matches());
    let Record {
        id,
        game,
        seats,
        moves,
        ..
    } = record;
    let name = move || match games::info(&game) {
        Some(info) => i18n.say(info.name.clone()),
        None => game.clone(),
    };
    let n = moves.count() + 1;
    let people_and_move = move || {
        let people = matches.names(&seats).join(", ");
        i18n.say(Text::AlsoMatch { people, n })
    };
    view! {
        <div class="also-row">
            <p>
                <b>{name}</b>
                <small>{people_and_move}</small>
            </p>
            <a class="btn plain accent" href=Route::Match(id).to_string()>
                {t(Text::Resume)}
            </a>
            <EndButton id />
        </div>
    }
}

/// How long ago a match was left.
fn time_since(then: Timestamp, now: Timestamp) -> Text {
    let minutes = (now.0.saturating_sub(then.0) / 60) as usize;
    match minutes {
        0 => Text::JustNow,
        1..60 => Text::MinutesAgo { n: minutes },
        60..1_440 => Text::HoursAgo { n: minutes / 60 },
        _ => Text::DaysAgo { n: minutes / 1_440 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_since_a_match_was_left_has_the_largest_unit_that_fits() {
        let after = |seconds: u64| time_since(Timestamp(1_000), Timestamp(1_000 + seconds));
        assert_eq!(after(59), Text::JustNow);
        assert_eq!(after(60), Text::MinutesAgo { n: 1 });
        assert_eq!(after(3_599), Text::MinutesAgo { n: 59 });
        assert_eq!(after(3_600), Text::HoursAgo { n: 1 });
        assert_eq!(after(86_399), Text::HoursAgo { n: 23 });
        assert_eq!(after(86_400 * 2), Text::DaysAgo { n: 2 });
        let clock_set_back = time_since(Timestamp(1_000), Timestamp(0));
        assert_eq!(clock_set_back, Text::JustNow);
    }
}
