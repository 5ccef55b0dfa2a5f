//! Asks before anything is deleted or imported.

use super::data::{DataState, count, describe_kind};
use super::import::PlanSheet;
use crate::app::components::{Button, Dialog};
use crate::app::i18n::{Text, t};
use crate::storage::{ImportPlan, Kind};
use leptos::prelude::*;
use std::sync::Arc;

/// What waits for consent.
#[derive(Clone, PartialEq)]
pub enum Question {
    /// Deleting everything of a kind.
    Delete(Kind),
    /// Importing what a file brings.
    Import(Arc<ImportPlan>),
}

/// The dialog that asks.
#[component]
pub fn QuestionDialog(
    /// What the page works with.
    data: DataState,
) -> impl IntoView {
    let content = move || match data.question.get() {
        None => ().into_any(),
        Some(Question::Delete(kind)) => view! { <DeleteSheet data kind /> }.into_any(),
        Some(Question::Import(plan)) => view! { <PlanSheet data plan /> }.into_any(),
    };
    view! {
        <Dialog
            label=t(Text::Data)
            class="panel"
            open=Signal::derive(move || data.question.with(Option::is_some))
            on_close=move |()| data.question.set(None)
        >
            {content}
        </Dialog>
    }
}

/// Whether everything of a kind shall go.
#[component]
fn DeleteSheet(
    /// What the page works with.
    data: DataState,
    /// What would be deleted.
    kind: Kind,
) -> impl IntoView {
    let n = data.storage.read(|store| count(store, kind));
    let what = describe_kind(kind, n).into();
    view! {
        <h2>{t(Text::DeleteAsk { what })}</h2>
        <div class="row">
            <Button
                class="primary"
                icon="trash"
                label=t(Text::Delete)
                on_click=move |()| data.delete(kind)
            />
            <CancelButton data />
        </div>
    }
}

/// Closes the dialog; nothing happens.
#[component]
pub fn CancelButton(
    /// What the page works with.
    data: DataState,
) -> impl IntoView {
    view! { <Button label=t(Text::Cancel) on_click=move |()| data.question.set(None) /> }
}
