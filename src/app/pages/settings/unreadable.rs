//! What could not be read, with the reasons; it stays as it is until it is deleted.

use crate::app::browser::download::download;
use crate::app::components::Button;
use crate::app::i18n::{Text, t};
use crate::app::state::use_storage;
use crate::games::ui::Arg;
use crate::storage::{Quarantined, Store};
use leptos::prelude::*;

/// What could not be read.
#[derive(Clone, PartialEq)]
struct Records {
    /// Damaged, and in quarantine.
    damaged: Vec<Quarantined>,
    /// Keys of what a later release wrote.
    newer: Vec<String>,
}

impl Records {
    fn of(store: &Store) -> Records {
        Records {
            damaged: store.quarantined(),
            newer: store.newer(),
        }
    }

    fn is_empty(&self) -> bool {
        self.damaged.is_empty() && self.newer.is_empty()
    }

    /// A line for each.
    fn reasons(&self) -> Vec<Text> {
        let damaged = self.damaged.iter().map(|item| Text::Reason {
            what: item.key.clone(),
            why: item.reason.clone().into(),
        });
        let newer = self.newer.iter().map(|key| Text::Reason {
            what: key.clone(),
            why: Arg::Phrase(Text::Newer.into()),
        });
        damaged.chain(newer).collect()
    }

    /// Everything damaged as one text to keep.
    fn text(&self) -> String {
        let parts = self.damaged.iter();
        parts
            .map(|item| format!("{}\n{}\n{}\n", item.key, item.reason, item.text))
            .collect()
    }
}

/// What could not be read, if there is anything, and why.
#[component]
pub fn Unreadable() -> impl IntoView {
    let storage = use_storage();
    let records = Memo::new(move |_| storage.watch(Records::of));
    let reasons = move || {
        let lines = records.with(Records::reasons).into_iter();
        lines
            .map(|line| view! { <li>{t(line)}</li> })
            .collect_view()
    };
    let export = move |()| {
        let text = records.with_untracked(Records::text);
        download("parlour-unreadable.txt", &text);
    };
    let none_damaged = Signal::derive(move || records.with(|all| all.damaged.is_empty()));
    view! {
        <Show when=move || !records.with(Records::is_empty)>
            <details class="import">
                <summary>
                    <h3>{t(Text::Unreadable)}</h3>
                </summary>
                <ul class="reasons">{reasons}</ul>
                <div class="row">
                    <Button
                        class="small"
                        label=t(Text::Export)
                        disabled=none_damaged
                        on_click=export
                    />
                </div>
            </details>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unreadable_record_is_listed_with_its_reason_and_exported_unchanged() {
        let records = Records {
            damaged: vec![Quarantined {
                name: "1".to_owned(),
                key: "match/7".to_owned(),
                reason: "damaged".to_owned(),
                text: "par lour".to_owned(),
            }],
            newer: vec!["match/8".to_owned()],
        };
        let reason = |what: &str, why| Text::Reason {
            what: what.to_owned(),
            why,
        };
        let wanted = [
            reason("match/7", "damaged".into()),
            reason("match/8", Arg::Phrase(Text::Newer.into())),
        ];
        assert!(!records.is_empty());
        assert_eq!(records.reasons(), wanted);
        assert_eq!(records.text(), "match/7\ndamaged\npar lour\n");
    }
}
