//! The rules of the match: what the game lets its players choose, and a seed.

use super::FormState;
use crate::app::components::{Button, ChoiceRow, TextField};
use crate::app::i18n::{Text, t, use_i18n};
use crate::game::Choice;
use leptos::prelude::*;

/// The rules of the match; folded away while all of them are standard.
#[component]
pub(super) fn Variants(state: FormState) -> impl IntoView {
    let i18n = use_i18n();
    let standard = Memo::new(move |_| state.form.with(|form| form.is_standard()));
    let summary = move || {
        i18n.say(match standard.get() {
            true => Text::Standard,
            false => Text::NotStandard,
        })
    };
    let choices = state.info.choices.iter().enumerate();
    let choices = choices.map(|(number, choice)| view! { <Variant state number choice /> });
    view! {
        <details class="block" open=!standard.get_untracked()>
            <summary>
                <h2>{t(Text::Variants)}</h2>
                <span class="lab">{summary}</span>
            </summary>
            {choices.collect_view()}
            <Button
                class="small"
                label=t(Text::MakeStandard)
                disabled=standard
                on_click=move |()| state.form.update(|form| form.make_standard())
            />
            <TextField name=t(Text::Seed) value=state.seed />
            <p class="lab">{t(Text::SeedMeans)}</p>
        </details>
    }
}

/// One choice, and what the chosen value means.
#[component]
fn Variant(state: FormState, number: usize, choice: &'static Choice) -> impl IntoView {
    let (info, i18n) = (state.info, use_i18n());
    let chosen = Memo::new(move |_| state.form.with(|form| form.choices[number]));
    let labels = choice.values.iter();
    let labels = labels.map(|value| t(info.choice_value(choice, value)));
    let means = move || i18n.say(info.choice_meaning(choice, choice.values[chosen.get()]));
    view! {
        <div class="option" data-option=choice.key>
            <ChoiceRow
                name=t(info.choice_name(choice))
                labels=labels.collect()
                chosen
                on_choose=move |value| state.form.update(|form| form.choices[number] = value)
            />
            <p class="lab">{means}</p>
        </div>
    }
}
