//! The list of the matches that were selected, page by page.

use super::deleted::DeletedMatches;
use super::match_row::MatchRow;
use super::{PAGE, Selection};
use crate::app::browser::focus::focus;
use crate::app::components::{Button, Switch};
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::state::{use_settings, use_storage};
use crate::storage::{Entry, Filter};
use crate::table::MatchId;
use leptos::prelude::*;

/// What was found.
#[derive(Clone, PartialEq, Debug)]
struct Found {
    /// How many matches there are.
    all: usize,
    /// How many of them fit.
    fit: usize,
    /// Those that are listed.
    rows: Vec<Entry>,
}

impl Found {
    /// The matches that fit; so many of them are listed.
    fn new(entries: &[Entry], filter: &Filter, limit: usize) -> Found {
        let fit = || entries.iter().filter(|entry| filter.fits(entry));
        Found {
            all: entries.len(),
            fit: fit().count(),
            rows: fit().take(limit).cloned().collect(),
        }
    }

    /// How many there are, in words.
    fn count(&self) -> Text {
        let (n, all) = (self.fit, self.all);
        match n == all {
            true => Text::MatchesCount { n },
            false => Text::MatchesFound { n, all },
        }
    }

    /// How many more can be listed at once.
    fn more(&self) -> usize {
        (self.fit - self.rows.len()).min(PAGE)
    }

    /// The row that comes into the place of one that goes; of the last one, the row before it.
    fn row_after(&self, id: MatchId) -> Option<MatchId> {
        let place = self.rows.iter().position(|entry| entry.id == id)?;
        let before = || place.checked_sub(1).and_then(|place| self.rows.get(place));
        let next = self.rows.get(place + 1).or_else(before);
        next.map(|entry| entry.id)
    }
}

/// The matches that were selected.
#[component]
pub(super) fn MatchList(selection: Selection, deleted: DeletedMatches) -> impl IntoView {
    let (i18n, storage, settings) = (use_i18n(), use_storage(), use_settings());
    let found = Memo::new(move |_| {
        let entries = storage.watch(|store| store.history());
        let limit = selection.limit.get();
        selection
            .filter
            .with(|filter| Found::new(&entries, filter, limit))
    });
    let fits = Memo::new(move |_| found.with(|found| found.fit > 0));
    let nothing = move || {
        let show_all = move |()| selection.change(|filter| *filter = Filter::default());
        view! {
            <div class="nothing">
                <p>{t(Text::NothingFits)}</p>
                <Button class="small" label=t(Text::ShowAll) on_click=show_all />
            </div>
        }
    };
    view! {
        <section class="list">
            <header class="list-head">
                <h2>{t(Text::Matches)}</h2>
                <p class="lab" role="status">
                    {move || i18n.say(found.with(Found::count))}
                </p>
            </header>
            <Switch
                name=t(Text::WithBoards)
                on=Signal::derive(move || settings.all.with(|all| all.boards))
                on_flip=move |()| settings.change(|all| all.boards ^= true)
            />
            <div class="matches">
                <Show when=move || fits.get() fallback=nothing>
                    <Rows found deleted />
                    <MoreButton selection found />
                </Show>
            </div>
        </section>
    }
}

/// The rows that are listed.
#[component]
fn Rows(found: Memo<Found>, deleted: DeletedMatches) -> impl IntoView {
    let delete = Callback::new(move |id| {
        let next = found.with_untracked(|found| found.row_after(id));
        deleted.delete(id);
        if let Some(next) = next {
            focus(format!("[data-match='{next}'] [data-tool=trash]"));
        }
    });
    view! {
        <ol>
            <For
                each=move || found.with(|found| found.rows.clone())
                key=|entry| entry.id
                let(entry)
            >
                <MatchRow entry on_delete=delete />
            </For>
        </ol>
    }
}

/// A button for more rows; the first of them takes the focus.
#[component]
fn MoreButton(selection: Selection, found: Memo<Found>) -> impl IntoView {
    let i18n = use_i18n();
    let more = Memo::new(move |_| found.with(Found::more));
    let label = Signal::derive(move || i18n.say(Text::ShowMore { n: more.get() }));
    let show = move |()| {
        let listed = found.with_untracked(|found| found.rows.len());
        selection.limit.set(listed + PAGE);
        let first = found.with_untracked(|found| found.rows.get(listed).map(|entry| entry.id));
        if let Some(id) = first {
            focus(format!("[data-match='{id}'] a"));
        }
    };
    view! {
        <div>
            <Show when=move || more.get() != 0>
                <Button class="more" label on_click=show />
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Record;

    fn entries(count: u32) -> Vec<Entry> {
        let entry = |number| {
            let game = match number % 2 {
                0 => "even",
                _ => "odd",
            };
            Entry::of(&Record {
                id: MatchId(number),
                game: game.to_owned(),
                ..Record::default()
            })
        };
        (0..count).map(entry).collect()
    }

    fn odd() -> Filter {
        Filter {
            game: Some("odd".to_owned()),
            ..Filter::default()
        }
    }

    #[test]
    fn a_long_list_is_shown_page_by_page() {
        let entries = entries(260);
        let found = |limit| Found::new(&entries, &odd(), limit);
        assert_eq!((found(50).rows.len(), found(50).more()), (50, 50));
        assert_eq!((found(100).rows.len(), found(100).more()), (100, 30));
        assert_eq!((found(150).rows.len(), found(150).more()), (130, 0));
        let counted = Text::MatchesFound { n: 130, all: 260 };
        assert_eq!(found(50).count(), counted);
        let all = Found::new(&entries, &Filter::default(), 50);
        assert_eq!(all.count(), Text::MatchesCount { n: 260 });
    }

    #[test]
    fn the_next_row_takes_the_place_of_one_that_goes() {
        let found = Found::new(&entries(8), &odd(), 50);
        assert_eq!(found.row_after(MatchId(3)), Some(MatchId(5)));
        assert_eq!(found.row_after(MatchId(7)), Some(MatchId(5)));
        assert_eq!(found.row_after(MatchId(2)), None);
        let single = Found::new(&entries(2), &odd(), 50);
        assert_eq!(single.row_after(MatchId(1)), None);
    }
}
