//! What this is: in a few sentences, with its rules, its version and what it is built on.

use crate::app::browser::meta;
use crate::app::browser::service_worker::OfflineState;
use crate::app::components::{Block, Button, LinkButton, Page};
use crate::app::i18n::{Text, t};
use crate::app::pages::rules::RulesLinks;
use crate::app::route::Route;
use crate::app::state::use_offline;
use leptos::prelude::*;

/// What the page is built on, and under which licence.
const BUILT_ON: &[(&str, &str)] = &[
    ("Leptos, leptos-use", "MIT"),
    ("wasm-bindgen, js-sys, web-sys", "MIT / Apache-2.0"),
    ("gloo", "MIT / Apache-2.0"),
    ("Fluent", "MIT / Apache-2.0"),
    ("serde, serde_json", "MIT / Apache-2.0"),
    ("rand, rand_pcg, getrandom", "MIT / Apache-2.0"),
    ("strum", "MIT"),
];

/// The page about the parlour.
#[component]
pub fn AboutPage() -> impl IntoView {
    let version = Text::Version {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        build: meta("build"),
    };
    let built_on = BUILT_ON.iter().map(|(name, licence)| {
        view! {
            <li translate="no">
                <span>{*name}</span>
                <span class="lab">{*licence}</span>
            </li>
        }
    });
    view! {
        <Page class="about" title=t(Text::About)>
            <Block title=t(Text::Parlour)>
                <p>{t(Text::AboutText)}</p>
            </Block>
            <Block title=t(Text::Rules)>
                <RulesLinks />
            </Block>
            <Block title=t(Text::ThisVersion)>
                <p>{t(version)}</p>
                <div class="row">
                    <UpdateButton />
                </div>
            </Block>
            <Block title=t(Text::Licences)>
                <p>{t(Text::OwnLicence)}</p>
                <p>{t(Text::LeansOn)}</p>
                <ul class="leans">{built_on.collect_view()}</ul>
            </Block>
            <LinkButton icon="settings" label=t(Text::Settings) to=Route::Settings />
        </Page>
    }
}

/// Asks for a new version, or switches to the one that waits.
#[component]
fn UpdateButton() -> impl IntoView {
    let offline = use_offline();
    let waits = Memo::new(move |_| offline.state.get() == OfflineState::UpdateWaits);
    let check = move || {
        view! { <Button label=t(Text::CheckUpdate) on_click=move |()| offline.check() /> }
    };
    view! {
        <Show when=move || waits.get() fallback=check>
            <Button
                class="primary"
                label=t(Text::NewVersion)
                on_click=move |()| offline.switch()
            />
        </Show>
    }
}
