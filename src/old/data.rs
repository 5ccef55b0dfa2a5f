//! What is stored here: how much room it takes, taking it along, bringing it back, and deleting it.

use super::boards::boards_switch;
use super::browser;
use super::dom::{El, h};
use super::house::House;
use super::importing::{import, planned};
use super::ui::{block, button, dialog, heading, icon_button, row};
use super::var::Var;
use super::words::{Message, Text, words};
use crate::storage::{ImportPlan, Kind, Mode};
use crate::text;
use leptos::prelude::*;
use std::rc::Rc;

/// The part of Settings about what is stored. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Data {
    pub house: House,
    pub ask: Var<Ask>,
    pub pasted: Var<String>,
    /// Shall an import bring its settings too?
    pub settings: Var<bool>,
}

/// What waits for consent.
#[derive(Clone)]
pub(super) enum Ask {
    Nothing,
    Delete(Kind),
    Import(Rc<ImportPlan>),
}

/// A text with a number in it.
pub(super) fn counted(text: Text, n: usize) -> Message {
    Message::new(text).with("n", n)
}

/// The section of Settings.
pub fn data(house: House) -> El {
    let data = Data {
        house,
        ask: Var::new(Ask::Nothing),
        pasted: Var::new(String::new()),
        settings: Var::new(false),
    };
    house.ask_to_keep(false);
    let space = move || {
        house.stored.watch();
        let space = house.store().space();
        let told = Message::new(if space.is_tight() {
            words().space_tight
        } else {
            words().space
        });
        told.with("n", space.used.div_ceil(1024))
            .with("percent", space.percent())
    };
    let export = icon_button("", "save", words().export_all, move || house.export());
    block(words().data)
        .child(h("p").says(space))
        .live(move || keeping(house))
        .child(row([export]))
        .child(boards_switch(house))
        .child(import(data))
        .child(heading("h3", words().delete_title))
        .child(h("ul.kinds").live(move || kinds(data)))
        .live(move || unreadable(house))
        .child(consent(data))
}

/// Whether all this will stay, and what can be done about it.
fn keeping(house: House) -> Vec<El> {
    let (text, again) = match (house.mode.get(), house.persistent.get()) {
        (Mode::Memory(_), _) => (words().in_memory, Some(words().try_again)),
        (_, Some(true)) => (words().persistent, None),
        (_, Some(false)) => (words().not_persistent, Some(words().ask_persistent)),
        (_, None) => (words().persistent_unknown, None),
    };
    let act = move || {
        house.store().retry();
        house.written();
        house.ask_to_keep(true);
    };
    let mut parts = vec![h("p").text(text)];
    if let Some(label) = again {
        parts.push(row([button("small", label, act)]));
    }
    parts
}

impl Data {
    /// How much there is of a kind, as a number and in words.
    fn amount(self, kind: Kind) -> (usize, Message) {
        let store = self.house.store();
        let (text, n) = match kind {
            Kind::Running => (words().kind_running, store.running().len()),
            Kind::History => (words().kind_history, store.history().len()),
            Kind::Players => (words().kind_players, store.players().len()),
            Kind::Settings => (words().kind_settings, 1),
            Kind::Quarantine => (words().kind_lost, store.quarantined_count()),
        };
        (n, counted(text, n))
    }

    fn delete(self, kind: Kind) {
        self.house.store().clear(kind);
        self.done(words().deleted);
    }

    /// Something else is stored now: everything that shows it looks again.
    pub fn done(self, said: impl Into<Message>) {
        let house = self.house;
        self.ask.set(Ask::Nothing);
        house.store().refresh();
        house.settings.set(house.store().settings());
        house.written();
        house.tell(said);
    }
}

/// What can be deleted, and how much of it there is.
fn kinds(data: Data) -> Vec<El> {
    data.house.stored.watch();
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        let (count, name) = data.amount(kind);
        let delete = button("small", words().delete, move || {
            data.ask.set(Ask::Delete(kind))
        });
        let label = text::glued(&[words().delete.get(), ": ", &name.plain()]);
        let delete = delete.label(label).flag("disabled", count == 0);
        rows.push(h("li").child(h("span").text(name)).child(delete));
    }
    rows
}

/// What could not be read, with the reasons; it stays as it is until it is deleted.
fn unreadable(house: House) -> Option<El> {
    house.stored.watch();
    let (lost, newer) = (house.store().quarantined(), house.store().newer());
    if lost.is_empty() && newer.is_empty() {
        return None;
    }
    let mut list = h("ul.reasons");
    let mut all = String::new();
    for item in &lost {
        let why = Message::new(words().reason).with("what", item.key.as_str());
        list = list.child(h("li").text(why.with("why", item.reason.as_str())));
        for part in [&item.key, &item.reason, &item.text] {
            all.push_str(part);
            all.push('\n');
        }
    }
    for key in newer {
        let why = Message::new(words().reason).with("what", key);
        list = list.child(h("li").text(why.with("why", words().newer)));
    }
    let export = move || browser::download("parlour-unreadable.txt", &all);
    let export = button("small", words().export, export).flag("disabled", lost.is_empty());
    let head = h("summary").child(heading("h3", words().unreadable));
    Some(
        h("details.import")
            .child(head)
            .child(list)
            .child(row([export])),
    )
}

/// Asks before anything is deleted or taken over.
fn consent(data: Data) -> El {
    let open = move || data.ask.with(|ask| !matches!(ask, Ask::Nothing));
    let close = move || {
        if untrack(open) {
            data.ask.set(Ask::Nothing);
        }
    };
    let content = move || {
        let cancel = button("", words().cancel, close);
        match data.ask.get() {
            Ask::Nothing => Vec::new(),
            Ask::Delete(kind) => {
                let yes = icon_button("primary", "trash", words().delete, move || {
                    data.delete(kind)
                });
                let question = Message::new(words().delete_ask).with("what", data.amount(kind).1);
                vec![heading("h2", question), row([yes, cancel])]
            }
            Ask::Import(plan) => {
                let mut all = planned(data, &plan);
                let empty = plan.new.is_empty()
                    && plan.players.is_empty()
                    && plan.settings.is_none()
                    && plan.unreadable.is_empty();
                let yes = button("primary", words().take_over, move || data.take_over(&plan));
                all.push(row([yes.flag("disabled", empty), cancel]));
                all
            }
        }
    };
    dialog(words().data, "panel", open, || false, close, content)
}
