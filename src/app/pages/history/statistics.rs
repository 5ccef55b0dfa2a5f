//! The statistics of the selected game and player, beside the list.

use super::Selection;
use crate::app::i18n::{Text, t};
use crate::app::pages::statistics::{
    CardCounts, CardMatches, FigureTable, Figures, card_matches, history_figures,
};
use crate::app::state::{use_storage, use_viewport};
use crate::storage::{Filter, Who};
use leptos::prelude::*;
use std::time::Duration;

/// Does something once all that was just changed is drawn.
fn after_paint(act: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(act, Duration::ZERO));
}

/// The statistics, which fold away.
#[component]
pub(super) fn HistoryStatistics(selection: Selection, people: Memo<Vec<Who>>) -> impl IntoView {
    let storage = use_storage();
    let is_wide = use_viewport().wide.get_untracked();
    let open = RwSignal::new(is_wide);
    // Nobody waits for the statistics: they are counted once the list is drawn.
    let counted = RwSignal::new(None::<Filter>);
    Effect::new(move |_| {
        storage.revision.track();
        let filter = selection.filter.get();
        after_paint(move || _ = counted.try_set(Some(filter)));
    });
    let figures = Memo::new(move |_| {
        let filter = counted.get().filter(|_| open.get())?;
        let entries = storage.read(|store| store.history());
        let tables = people.with(|people| history_figures(&entries, people, &filter));
        Some((tables, card_matches(&entries, &filter)))
    });
    let content = move || {
        let (tables, cards) = figures.get()?;
        Some(view! { <Tables tables cards /> })
    };
    view! {
        <details
            class="block stats"
            open=is_wide
            on:toggle:target=move |e| open.set(e.target().has_attribute("open"))
        >
            <summary>
                <h2>{t(Text::Statistics)}</h2>
            </summary>
            {content}
            <p class="lab">{t(Text::StatisticsMeans)}</p>
        </details>
    }
}

/// All tables, and the cards that may be counted.
#[component]
fn Tables(tables: Vec<Figures>, cards: Vec<CardMatches>) -> impl IntoView {
    let nothing = tables
        .is_empty()
        .then(|| view! { <p>{t(Text::NothingCounted)}</p> });
    let table = |figures| view! { <FigureTable figures /> };
    let count = |cards| view! { <CardCounts cards /> };
    view! {
        {tables.into_iter().map(table).collect_view()}
        {nothing}
        {cards.into_iter().map(count).collect_view()}
    }
}
