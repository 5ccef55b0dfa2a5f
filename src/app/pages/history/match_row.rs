//! One finished match in a list: what became of it, and what can be done with it.

use crate::app::browser::clock::format_date;
use crate::app::components::{IconButton, LinkButton, Scores};
use crate::app::i18n::{I18n, Text, t, use_i18n};
use crate::app::pages::table::result::{by_hand, headline};
use crate::app::route::Route;
use crate::app::share_text::use_share_text;
use crate::app::state::{AppStorage, MatchActions, Toasts, use_matches, use_storage, use_toasts};
use crate::games;
use crate::games::retell;
use crate::storage::{Entry, Form};
use crate::table::{End, MatchId, Record};
use leptos::prelude::*;

/// A match.
#[component]
pub fn MatchRow(
    /// The match.
    entry: Entry,
    /// Called when it is to be deleted.
    #[prop(into)]
    on_delete: Callback<MatchId>,
) -> impl IntoView {
    let (id, is_undecided) = (entry.id, entry.places.is_empty());
    view! {
        <li class="match" class:undecided=is_undecided data-match=id.to_string()>
            <MatchText entry />
            <MatchTools id on_delete />
        </li>
    }
}

/// What became of it.
#[component]
fn MatchText(entry: Entry) -> impl IntoView {
    let (i18n, matches) = (use_i18n(), use_matches());
    let info = games::info(&entry.game);
    let shares = info.is_some_and(|info| info.shares);
    let label = info.and_then(|info| info.score_label.clone());
    let label = label.filter(|_| !entry.scores.is_empty()).map(t);
    let length = t(Text::MovesCount { n: entry.length });
    let ended = entry.ended;
    let date = move || format_date(ended, i18n.language.get());
    let flags = flags(&entry)
        .into_iter()
        .map(|flag| view! { <span class="flag">{t(flag)}</span> });
    let flags = flags.collect_view();
    let entry = StoredValue::new(entry);
    let names = Memo::new(move |_| entry.with_value(|entry| matches.names(&entry.seats)));
    let game = move || match info {
        Some(info) => i18n.say(info.name.clone()),
        None => entry.with_value(|entry| entry.game.clone()),
    };
    let head = move || {
        entry.with_value(|entry| names.with(|names| headline(i18n, names, &entry.places, shares)))
    };
    let scores = move || {
        let seats = entry.with_value(|entry| names.with(|names| seat_scores(i18n, entry, names)));
        view! { <Scores label seats /> }
    };
    let how = move || {
        let text = entry.with_value(|entry| match &entry.end {
            Some(end @ (End::Resigned(_) | End::Agreed | End::Claimed(_))) => {
                Some(names.with(|names| i18n.say_to(by_hand(end), names)))
            }
            _ => None,
        });
        text.map(|text| view! { <span>{text}</span> })
    };
    view! {
        <div class="match-text">
            <p class="lab">
                {game} " · " <time datetime=ended.to_string()>{date}</time> " · " {length}
            </p>
            <h3>{head}</h3>
            {scores}
            <p class="facts">{how} {flags}</p>
        </div>
    }
}

/// Colour, name and score of each seat. Of two players the headline says it all; of more, everybody is named with their place.
fn seat_scores(
    i18n: I18n,
    entry: &Entry,
    names: &[String],
) -> Vec<(&'static str, String, Option<i32>)> {
    let seats = entry.seats.iter().zip(names).enumerate();
    let seat_score = seats.map(|(i, (seat, name))| {
        let place = entry.places.get(i).filter(|_| names.len() > 2);
        let name = match place {
            Some(place) => i18n.say(Text::Placed {
                n: usize::from(*place),
                who: name.as_str().into(),
            }),
            None => name.clone(),
        };
        (seat.colour.id(), name, entry.scores.get(i).copied())
    });
    seat_score.collect()
}

/// What history must not forget.
fn flags(entry: &Entry) -> Vec<Text> {
    let is_any = |counts: &[u32]| counts.iter().any(|n| *n > 0);
    let flags = [
        (is_any(&entry.takebacks), Text::WithTakebacks),
        (is_any(&entry.hints), Text::WithHints),
        (entry.set_up, Text::SetUp),
    ];
    flags
        .into_iter()
        .filter_map(|(is_set, flag)| is_set.then_some(flag))
        .collect()
}

/// What can be done with it.
#[component]
fn MatchTools(id: MatchId, on_delete: Callback<MatchId>) -> impl IntoView {
    let (share_text, reader) = (use_share_text(), use_reader());
    let share = move |()| {
        if let Some(record) = reader.written_out(id) {
            share_text.share(&record);
        }
    };
    let export = move |()| {
        if let Some(record) = reader.written_out(id) {
            share_text.export(&record);
        }
    };
    let delete = move |()| on_delete.run(id);
    view! {
        <div class="match-tools">
            <LinkButton class="small" icon="play" label=t(Text::Replay) to=Route::Replay(id, 0) />
            <IconButton icon="share" label=t(Text::Share) on_click=share />
            <IconButton icon="save" label=t(Text::Export) on_click=export />
            <IconButton icon="trash" label=t(Text::Delete) on_click=delete />
        </div>
    }
}

/// Reads finished matches to hand them on.
#[derive(Clone, Copy)]
struct Reader {
    matches: MatchActions,
    storage: AppStorage,
    toasts: Toasts,
}

fn use_reader() -> Reader {
    Reader {
        matches: use_matches(),
        storage: use_storage(),
        toasts: use_toasts(),
    }
}

impl Reader {
    /// A match with its moves in notation; if it cannot be had, says why.
    fn written_out(&self, id: MatchId) -> Option<Record> {
        match self.matches.find(id) {
            Ok(record) => match retell(&record, Form::Written) {
                Ok(written) => return Some(written),
                Err(error) => self.toasts.show_text(error.to_string()),
            },
            Err(why) => self.toasts.show(why),
        }
        // A match that turned out unreadable was put aside: the list is another one now.
        self.storage.changed();
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take_backs_hints_and_positions_set_up_are_not_forgotten() {
        let plain = Record::default();
        assert_eq!(flags(&Entry::of(&plain)), []);
        let helped = Record {
            hints: vec![0, 2],
            takebacks: vec![0, 0],
            start: Some("a position".to_owned()),
            ..Record::default()
        };
        assert_eq!(flags(&Entry::of(&helped)), [Text::WithHints, Text::SetUp]);
    }
}
