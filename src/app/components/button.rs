//! Buttons, and links that look like them.

use super::Icon;
use crate::app::route::Route;
use leptos::prelude::*;

/// A button with a word, perhaps after an icon; `class` is `primary`, `plain`, `small`, or several of them.
#[component]
pub fn Button(
    /// Classes beside `btn`.
    #[prop(optional)]
    class: &'static str,
    /// An icon before the word.
    #[prop(optional)]
    icon: Option<&'static str>,
    /// The word.
    #[prop(into)]
    label: Signal<String>,
    /// Can it not be pressed now?
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// What it does.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("btn {class}")
            disabled=disabled
            on:click=move |_| on_click.run(())
        >
            {icon.map(|name| view! { <Icon name /> })}
            <span>{label}</span>
        </button>
    }
}

/// A link that looks like a button.
#[component]
pub fn LinkButton(
    /// Classes beside `btn`.
    #[prop(optional)]
    class: &'static str,
    /// An icon before the word.
    icon: &'static str,
    /// The word.
    #[prop(into)]
    label: Signal<String>,
    /// Where it leads.
    to: Route,
) -> impl IntoView {
    view! {
        <a class=format!("btn {class}") href=to.to_string()>
            <Icon name=icon />
            <span>{label}</span>
        </a>
    }
}

/// A tool of a tray: an icon over a word.
#[component]
pub fn Tool(
    /// Its icon.
    #[prop(into)]
    icon: Signal<&'static str>,
    /// Names it in the page, where that is not its icon.
    #[prop(optional)]
    name: Option<&'static str>,
    /// The word.
    #[prop(into)]
    label: Signal<String>,
    /// Can it not be used now?
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Is it switched on? For tools that switch something.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// What it does.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="tool"
            data-tool=move || name.unwrap_or_else(|| icon.get())
            disabled=disabled
            aria-pressed=pressed.map(|pressed| move || pressed.get().to_string())
            on:click=move |_| on_click.run(())
        >
            <Icon name=icon />
            <span>{label}</span>
        </button>
    }
}

/// A link that looks like a tool.
#[component]
pub fn ToolLink(
    /// Classes beside `tool`.
    #[prop(optional)]
    class: &'static str,
    /// Its icon; it also names the tool in the page.
    icon: &'static str,
    /// The word.
    #[prop(into)]
    label: Signal<String>,
    /// Where it leads.
    to: Route,
) -> impl IntoView {
    view! {
        <a class=format!("tool {class}") data-tool=icon href=to.to_string()>
            <Icon name=icon />
            <span>{label}</span>
        </a>
    }
}

/// An icon that is a button; its name is shown under the pointer.
#[component]
pub fn IconButton(
    /// Its icon; it also names the tool in the page.
    icon: &'static str,
    /// Its name.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    #[prop(into)]
    on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="tool bare"
            data-tool=icon
            title=label
            aria-label=label
            on:click=move |_| on_click.run(())
        >
            <Icon name=icon />
        </button>
    }
}
