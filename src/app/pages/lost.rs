//! Where somebody lands whose address leads nowhere: one sentence, and the way home.

use crate::app::components::LinkButton;
use crate::app::i18n::{Text, t};
use crate::app::route::Route;
use crate::games::ui::Phrase;
use leptos::prelude::*;

/// Says what is wrong, and leads home.
#[component]
pub fn LostPage(
    /// What is wrong.
    #[prop(into)]
    why: Phrase,
) -> impl IntoView {
    view! {
        <main class="page lost">
            <h1 tabindex="-1">{t(Text::LostTitle)}</h1>
            <p>{t(why)}</p>
            <LinkButton class="primary" icon="home" label=t(Text::Home) to=Route::Lobby />
        </main>
    }
}
