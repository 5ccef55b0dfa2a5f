//! Small drawings around the board. Their shapes are in `shapes.svg`.

use crate::games::kingdom_builder::{LocationKind, Terrain};
use leptos::prelude::*;

/// How large a sign is drawn, as a view box.
const SIGN_BOX: &str = "-20 -20 40 40";

/// A shape by itself.
#[component]
fn Drawing(class: &'static str, view_box: &'static str, shape: String) -> impl IntoView {
    view! {
        <svg class=class viewBox=view_box aria-hidden="true">
            <use href=format!("#{shape}") />
        </svg>
    }
}

/// A location as it is painted on the board.
#[component]
pub fn LocationPicture(
    /// Which one.
    kind: LocationKind,
) -> impl IntoView {
    view! { <Drawing class="k-loc" view_box="-27 -31 54 62" shape=format!("k-site-{}", kind.name()) /> }
}

/// The sign of a location or of what earns gold.
#[component]
pub fn Sign(
    /// Its name in the shapes.
    name: &'static str,
) -> impl IntoView {
    view! { <Drawing class="k-i" view_box=SIGN_BOX shape=format!("k-i-{name}") /> }
}

/// A settlement, small.
#[component]
pub fn HousePip(
    /// The colour of its owner; `none` for one that is not built yet.
    colour: &'static str,
) -> impl IntoView {
    view! { <Drawing class="k-pip" view_box="-22 -24 44 44" shape=format!("k-house-{colour}") /> }
}

/// The picture on a terrain card.
#[component]
pub fn TerrainArt(
    /// The terrain.
    terrain: Terrain,
) -> impl IntoView {
    let hexes = (0..4).flat_map(|row| (0..4).map(move |column| (row, column)));
    let hexes = hexes.map(|(row, column)| {
        let variant = if (row + column) % 2 == 0 { "a" } else { "b" };
        let href = format!("#k-{}-{variant}", terrain.name());
        view! { <use href=href x=52 * column - 26 * (row % 2) y=45 * row /> }
    });
    view! {
        <svg
            class="k-art"
            viewBox="0,0,130,120"
            aria-hidden="true"
            preserveAspectRatio="xMidYMid slice"
        >
            {hexes.collect_view()}
        </svg>
    }
}
