//! Pages and their parts.

use super::{Icon, Laurel, ToolLink};
use crate::app::i18n::{Text, t};
use crate::app::route::Route;
use leptos::prelude::*;

/// A page with its head: the way home, and a title.
#[component]
pub fn Page(
    /// Classes beside `page`.
    class: &'static str,
    /// Its title.
    #[prop(into)]
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <main class=format!("page {class}")>
            <header class="page-head">
                <ToolLink icon="home" label=t(Text::Home) to=Route::Lobby />
                <h1 tabindex="-1">{title}</h1>
            </header>
            {children()}
        </main>
    }
}

/// A framed part of a page, with a heading.
#[component]
pub fn Block(
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="block">
            <h2>{title}</h2>
            {children()}
        </section>
    }
}

/// A screen with nothing on it yet: what will be here, and a next step.
#[component]
pub fn EmptyState(
    /// An icon in the wreath.
    icon: &'static str,
    /// What is not there yet.
    #[prop(into)]
    title: Signal<String>,
    /// What will be here.
    #[prop(into)]
    text: Signal<String>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="empty">
            <Laurel>
                <Icon name=icon />
            </Laurel>
            <h2>{title}</h2>
            <p>{text}</p>
            {children()}
        </section>
    }
}
