//! Importing what was exported: a file or a pasted text, what it would bring, and taking it over on consent.

use super::data::DataState;
use super::question::{CancelButton, Question};
use crate::app::browser::clock::now;
use crate::app::browser::download::read_chosen;
use crate::app::components::{Button, Switch};
use crate::app::i18n::{Text, t};
use crate::storage::{ImportPlan, LARGEST_IMPORT, Refused};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use web_sys::HtmlInputElement;

/// So many refused parts are listed; a hostile file may have thousands.
const LISTED: usize = 100;

/// From a file, or from a text.
#[component]
pub fn Import(
    /// What the page works with.
    data: DataState,
) -> impl IntoView {
    let chosen = move |e: ev::Event| {
        let input: HtmlInputElement = event_target(&e);
        if input.files().is_some_and(|files| files.length() > 0) {
            spawn_local(async move {
                data.read(read_chosen(input.clone(), LARGEST_IMPORT).await);
                // The same file may be chosen again.
                input.set_value("");
            });
        }
    };
    view! {
        <details class="import">
            <summary>
                <h3>{t(Text::Import)}</h3>
            </summary>
            <p class="lab">{t(Text::ImportMeans)}</p>
            <label class="field">
                <b>{t(Text::ImportFile)}</b>
                <input type="file" on:change=chosen />
            </label>
            <label class="field">
                <b>{t(Text::ImportPaste)}</b>
                <textarea rows="4" spellcheck="false" autocomplete="off" bind:value=data.pasted />
            </label>
            <div class="row">
                <Button
                    class="small"
                    label=t(Text::ImportRead)
                    disabled=Signal::derive(move || data.pasted.with(String::is_empty))
                    on_click=move |()| data.read(Some(data.pasted.get_untracked()))
                />
            </div>
        </details>
    }
}

impl DataState {
    /// Looks at a text, and asks whether to import it; nothing changes before consent.
    fn read(self, text: Option<String>) {
        let Some(text) = text else {
            return self.toasts.show(Text::FileUnreadable);
        };
        match self.storage.read(|store| store.plan(&text)) {
            Ok(plan) => {
                self.with_settings.set(false);
                self.question.set(Some(Question::Import(Arc::new(plan))));
            }
            Err(error) => {
                let why = error.to_string();
                self.toasts.show(Text::NotImported { why });
            }
        }
    }

    /// Imports what was planned.
    fn import(self, plan: &ImportPlan) {
        let (mut plan, all) = (plan.clone(), plan.new.len());
        if !self.with_settings.get_untracked() {
            plan.settings = None;
        }
        let refused = self.storage.read(|store| store.apply(plan, now())).len();
        self.finish(Text::Imported {
            n: all.saturating_sub(refused),
        });
        self.pasted.set(String::new());
    }
}

/// What a file would bring, and whether to import it.
#[component]
pub fn PlanSheet(
    /// What the page works with.
    data: DataState,
    /// What the file would bring.
    plan: Arc<ImportPlan>,
) -> impl IntoView {
    let lines = lines(&plan).into_iter();
    let lines = lines.map(|line| view! { <li>{t(line)}</li> });
    let cut = plan
        .cut
        .then(|| view! { <p class="fault">{t(Text::PlanCut)}</p> });
    let refused = (!plan.refused.is_empty()).then(|| view! { <RefusedList plan=plan.clone() /> });
    let settings = plan.settings.is_some().then(|| {
        let flip = move |()| data.with_settings.update(|on| *on = !*on);
        view! { <Switch name=t(Text::PlanSettings) on=data.with_settings on_flip=flip /> }
    });
    let brings_nothing = brings_nothing(&plan);
    view! {
        <h2>{t(Text::PlanTitle)}</h2>
        <ul class="reasons">{lines.collect_view()}</ul>
        {cut}
        {refused}
        {settings}
        <div class="row">
            <Button
                class="primary"
                label=t(Text::TakeOver)
                disabled=brings_nothing
                on_click=move |()| data.import(&plan)
            />
            <CancelButton data />
        </div>
    }
}

/// What is not taken, and why.
#[component]
fn RefusedList(
    /// What the file would bring.
    plan: Arc<ImportPlan>,
) -> impl IntoView {
    let n = plan.refused.len();
    let row = |refused: &Refused| {
        view! {
            <li>
                <b>{refused.why.to_string()}</b>
                <code>{refused.glimpse.replace(['\n', '\r'], " ")}</code>
            </li>
        }
    };
    view! {
        <ul class="refused" tabindex="0" aria-label=t(Text::PlanRefused { n })>
            {plan.refused.iter().take(LISTED).map(row).collect_view()}
        </ul>
    }
}

/// What a file would bring, a line each.
fn lines(plan: &ImportPlan) -> Vec<Text> {
    let (players, lost) = (plan.players.len(), plan.unreadable.len());
    let mut lines = vec![
        Text::PlanNew { n: plan.new.len() },
        Text::PlanKnown { n: plan.known },
        Text::PlanRefused {
            n: plan.refused.len(),
        },
    ];
    if players > 0 {
        lines.push(Text::PlanPlayers { n: players });
    }
    if lost > 0 {
        lines.push(Text::PlanLost { n: lost });
    }
    lines
}

fn brings_nothing(plan: &ImportPlan) -> bool {
    plan.new.is_empty()
        && plan.players.is_empty()
        && plan.settings.is_none()
        && plan.unreadable.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Quarantined, Settings};
    use crate::table::Record;

    #[test]
    fn what_a_file_brings_is_counted_and_rare_things_are_left_out_if_there_are_none() {
        let mut plan = ImportPlan {
            new: vec![Record::default(); 2],
            known: 3,
            ..ImportPlan::default()
        };
        let mut wanted = vec![
            Text::PlanNew { n: 2 },
            Text::PlanKnown { n: 3 },
            Text::PlanRefused { n: 0 },
        ];
        assert_eq!(lines(&plan), wanted);
        plan.unreadable.push(Quarantined {
            name: String::new(),
            key: "match/7".to_owned(),
            reason: "damaged".to_owned(),
            text: String::new(),
        });
        wanted.push(Text::PlanLost { n: 1 });
        assert_eq!(lines(&plan), wanted);
    }

    #[test]
    fn a_file_of_known_matches_brings_nothing_but_settings_alone_are_something() {
        let mut plan = ImportPlan {
            known: 3,
            ..ImportPlan::default()
        };
        assert!(brings_nothing(&plan));
        plan.settings = Some(Settings::default());
        assert!(!brings_nothing(&plan));
    }
}
