//! Controls that choose or take in a value.

use leptos::prelude::*;

/// One of a few values, as a row of buttons with a name above.
#[component]
pub fn ChoiceRow(
    /// What is chosen.
    #[prop(into)]
    name: Signal<String>,
    /// The values.
    labels: Vec<Signal<String>>,
    /// Which of them is chosen.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Called with the one that was pressed.
    #[prop(into)]
    on_choose: Callback<usize>,
) -> impl IntoView {
    let buttons = labels.into_iter().enumerate().map(|(value, label)| {
        view! {
            <button
                type="button"
                class="pick"
                aria-pressed=move || (chosen.get() == value).to_string()
                on:click=move |_| on_choose.run(value)
            >
                {label}
            </button>
        }
    });
    view! {
        <div class="picks" role="group" aria-label=name>
            <b>{name}</b>
            <div class="pick-row">{buttons.collect_view()}</div>
        </div>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// What it switches.
    #[prop(into)]
    name: Signal<String>,
    /// Is it on?
    #[prop(into)]
    on: Signal<bool>,
    /// Called when it is pressed.
    #[prop(into)]
    on_flip: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="switch"
            role="switch"
            aria-checked=move || on.get().to_string()
            on:click=move |_| on_flip.run(())
        >
            <span>{name}</span>
        </button>
    }
}

/// One of many values, as a list that folds out, with a name above.
#[component]
pub fn SelectField(
    /// What is chosen.
    #[prop(into)]
    name: Signal<String>,
    /// The values.
    #[prop(into)]
    labels: Signal<Vec<String>>,
    /// Which of them is chosen.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Called with the one that was chosen.
    #[prop(into)]
    on_choose: Callback<usize>,
) -> impl IntoView {
    let options = move || {
        let numbered = labels.get().into_iter().enumerate();
        numbered
            .map(|(i, label)| {
                view! {
                    <option value=i prop:selected=move || chosen.get() == i>
                        {label}
                    </option>
                }
            })
            .collect_view()
    };
    let choose = move |e: leptos::ev::Event| {
        if let Ok(number) = event_target_value(&e).parse() {
            on_choose.run(number);
        }
    };
    view! {
        <label class="field">
            <b>{name}</b>
            <select on:change=choose>{options}</select>
        </label>
    }
}

/// A field for a text, with its name above.
#[component]
pub fn TextField(
    /// What is typed here.
    #[prop(into)]
    name: Signal<String>,
    /// `text` or `search`.
    #[prop(default = "text")]
    kind: &'static str,
    /// What is in the field.
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <b>{name}</b>
            <input type=kind autocomplete="off" bind:value=value />
        </label>
    }
}
