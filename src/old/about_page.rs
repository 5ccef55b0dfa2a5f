//! What this is: in a few sentences, with its rules, its version and what it leans on.

use super::browser;
use super::dom::{El, h};
use super::house::{House, Offline};
use super::offline;
use super::route::Route;
use super::ui::{block, button, link, page, row};
use super::words::{Message, words};
use crate::games::FACES;

/// What the page is built from, and by whose leave.
const LEANS_ON: &[(&str, &str)] = &[
    ("Leptos", "MIT"),
    ("wasm-bindgen, js-sys, web-sys", "MIT / Apache-2.0"),
    ("gloo", "MIT / Apache-2.0"),
    ("rand, rand_pcg, getrandom", "MIT / Apache-2.0"),
    ("serde, serde_json", "MIT / Apache-2.0"),
];

/// The page about the parlour.
pub fn about_page(house: House) -> El {
    let mut rules = Vec::new();
    for boxed in FACES {
        let route = Route::Rules(Some(boxed.id.to_owned()), 1);
        rules.push(link("", "rules", boxed.name, &route));
    }
    let version = Message::new(words().version)
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("build", browser::meta("build"));
    let update = move || match house.offline.get() {
        Offline::Update => [button("primary", words().new_version, offline::take_over)],
        _ => [button("", words().check_update, move || {
            offline::check(house)
        })],
    };
    let mut leans = h("ul.leans");
    for (name, licence) in LEANS_ON {
        let licence = h("span.lab").text(*licence);
        leans = leans.child(h("li").child(h("span").text(*name)).child(licence));
    }
    page("about", words().about)
        .child(block(words().parlour).child(h("p").text(words().about_text)))
        .child(block(words().rules).child(row(rules)))
        .child(
            block(words().this_version)
                .child(h("p").text(version))
                .child(h("div.row").live(update)),
        )
        .child(
            block(words().licences)
                .child(h("p").text(words().own_licence))
                .child(h("p").text(words().leans_on))
                .child(leans),
        )
        .child(link("", "settings", words().settings, &Route::Settings))
}
