//! Bringing back what was exported: a file or a pasted text, what it would bring, and taking it over on consent.

use super::browser;
use super::data::{Ask, Data, counted};
use super::dom::{El, h};
use super::ui::{button, heading, row, switch};
use super::words::{Message, words};
use crate::storage::{ImportPlan, LARGEST_IMPORT, Refused};
use leptos::prelude::*;
use std::rc::Rc;

/// From a file, or from a text.
pub(super) fn import(data: Data) -> El {
    let chosen = move |e: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&e);
        browser::chosen_file(
            &input,
            LARGEST_IMPORT,
            Box::new(move |text| data.judge(text)),
        );
        // The same file may be chosen again.
        input.set_value("");
    };
    let file = h("input type=file").on("change", chosen);
    let file = h("label.field")
        .child(heading("b", words().import_file))
        .child(file);
    let typed = move |e| data.pasted.set(event_target_value(&e));
    let area = h("textarea rows=4 spellcheck=false autocomplete=off");
    let area = area.value(move || data.pasted.get()).on("input", typed);
    let area = h("label.field")
        .child(heading("b", words().import_paste))
        .child(area);
    let read = button("small", words().import_read, move || {
        data.judge(Some(data.pasted.peek()))
    });
    let read = read.flag_when("disabled", move || data.pasted.with(String::is_empty));
    h("details.import")
        .child(h("summary").child(heading("h3", words().import)))
        .child(h("p.lab").text(words().import_means))
        .child(file)
        .child(area)
        .child(row([read]))
}

impl Data {
    /// Looks at a text; nothing changes before consent.
    fn judge(self, text: Option<String>) {
        let Some(text) = text else {
            return self.house.tell(words().file_unreadable);
        };
        match self.house.store().plan(&text) {
            Ok(plan) => {
                self.settings.put(false);
                self.ask.set(Ask::Import(Rc::new(plan)));
            }
            Err(why) => {
                self.house.tell_why(words().not_imported, why.text());
            }
        }
    }

    /// Takes over what was planned.
    pub fn take_over(self, plan: &ImportPlan) {
        let house = self.house;
        let (mut plan, many) = (plan.clone(), plan.new.len());
        if !self.settings.peek() {
            plan.settings = None;
        }
        let refused = house.store().apply(plan, house.now()).len();
        self.done(Message::new(words().imported).with("n", many - refused.min(many)));
        self.pasted.set(String::new());
    }
}

/// What a file would bring.
pub(super) fn planned(data: Data, plan: &ImportPlan) -> Vec<El> {
    let mut list = h("ul.reasons");
    for (text, n, always) in [
        (words().plan_new, plan.new.len(), true),
        (words().plan_known, plan.known, true),
        (words().plan_refused, plan.refused.len(), true),
        (words().plan_players, plan.players.len(), false),
        (words().plan_lost, plan.unreadable.len(), false),
    ] {
        if n > 0 || always {
            list = list.child(h("li").text(counted(text, n)));
        }
    }
    let mut all = vec![heading("h2", words().plan_title), list];
    if plan.cut {
        all.push(h("p.fault").text(words().plan_cut));
    }
    if !plan.refused.is_empty() {
        let mut list =
            h("ul.refused tabindex=0").label(counted(words().plan_refused, plan.refused.len()));
        for part in plan.refused.iter().take(100) {
            list = list.child(refused(part));
        }
        all.push(list);
    }
    if plan.settings.is_some() {
        let flip = move || data.settings.update(|on| *on = !*on);
        all.push(switch(
            words().plan_settings,
            move || data.settings.get(),
            flip,
        ));
    }
    all
}

fn refused(refused: &Refused) -> El {
    let glimpse = h("code").text(refused.glimpse.replace(['\n', '\r'], " "));
    h("li")
        .child(h("b").text(refused.why.text()))
        .child(glimpse)
}
