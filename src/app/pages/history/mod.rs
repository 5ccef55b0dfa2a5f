//! All finished matches, the newest first: to look through, to hand on, to delete; and the statistics they make.

mod deleted;
mod filters;
mod list;
mod match_row;
mod statistics;

pub use match_row::MatchRow;

use crate::app::components::{EmptyState, LinkButton, Page};
use crate::app::i18n::{Text, t};
use crate::app::route::Route;
use crate::app::state::use_storage;
use crate::storage::{Filter, everybody};
use deleted::use_deleted_matches;
use filters::Filters;
use leptos::prelude::*;
use list::MatchList;
use statistics::HistoryStatistics;

/// So many rows are listed at first, and so many more whenever that is asked for: there may be thousands.
const PAGE: usize = 50;

/// Which matches are listed, and how many of them.
#[derive(Clone, Copy)]
struct Selection {
    filter: RwSignal<Filter>,
    limit: RwSignal<usize>,
}

impl Selection {
    /// Selects others, from their first on.
    fn change(&self, change: impl FnOnce(&mut Filter)) {
        self.limit.set(PAGE);
        self.filter.update(change);
    }
}

/// The page of the history.
#[component]
pub fn HistoryPage() -> impl IntoView {
    let (storage, deleted) = (use_storage(), use_deleted_matches());
    let selection = Selection {
        filter: RwSignal::new(Filter::default()),
        limit: RwSignal::new(PAGE),
    };
    let people = Memo::new(move |_| storage.watch(|store| everybody(&store.history())));
    let is_empty = Memo::new(move |_| storage.watch(|store| store.history().is_empty()));
    let nothing = || {
        view! {
            <EmptyState icon="history" title=t(Text::NoHistory) text=t(Text::NoHistoryText)>
                <LinkButton
                    class="primary big"
                    icon="plus"
                    label=t(Text::NewMatch)
                    to=Route::New(None)
                />
            </EmptyState>
        }
    };
    view! {
        <Page class="history wide" title=t(Text::History)>
            <div class="columns">
                <Show when=move || !is_empty.get() fallback=nothing>
                    <Filters selection people />
                    <HistoryStatistics selection people />
                    <MatchList selection deleted />
                </Show>
            </div>
        </Page>
    }
}
