//! What is asked before somebody is renamed or deleted.

use super::name_form::{NameForm, use_player_list};
use crate::app::components::Button;
use crate::app::i18n::{Text, t};
use leptos::prelude::*;

/// What is asked about somebody.
#[derive(Clone, PartialEq)]
pub enum Question {
    /// Their new name.
    Rename(String),
    /// Whether to take them off the list.
    Delete(String),
}

/// A question with its answers.
#[component]
pub(super) fn Ask(about: Question, question: RwSignal<Option<Question>>) -> impl IntoView {
    let close = Callback::new(move |()| question.set(None));
    match about {
        Question::Rename(name) => view! { <AskName name close /> }.into_any(),
        Question::Delete(name) => view! { <AskDelete name close /> }.into_any(),
    }
}

#[component]
fn AskName(name: String, close: Callback<()>) -> impl IntoView {
    let who = name.as_str().into();
    view! {
        <h2>{t(Text::RenameOf { who })}</h2>
        <p>{t(Text::RenameMeans)}</p>
        <NameForm owner=name on_done=close />
        <div class="row">
            <Button label=t(Text::Cancel) on_click=close />
        </div>
    }
}

#[component]
fn AskDelete(name: String, close: Callback<()>) -> impl IntoView {
    let list = use_player_list();
    let who = name.as_str().into();
    let delete = move |()| {
        list.remove(&name);
        close.run(());
    };
    view! {
        <h2>{t(Text::DeleteOf { who })}</h2>
        <p>{t(Text::DeleteMeans)}</p>
        <div class="row">
            <Button class="primary" icon="trash" label=t(Text::Delete) on_click=delete />
            <Button label=t(Text::Cancel) on_click=close />
        </div>
    }
}
