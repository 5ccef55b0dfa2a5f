//! The land: painted hexes, which are drawn once. Of each only what is said about it changes.

use super::geometry::{edges, middle};
use super::marks::HexMarks;
use super::names::describe_hex;
use super::spot::Spot;
use crate::app::match_view::BoardState;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Ground, Hex, KingdomBuilder, Land, SIDE};
use leptos::prelude::*;

/// The land of a board in play: each hex is a cell of a grid.
#[component]
pub fn LiveLand(
    /// The board.
    board: BoardState<KingdomBuilder>,
    /// What is marked on it.
    marks: HexMarks,
) -> impl IntoView {
    let rows = (0..SIDE).map(move |row| {
        let hexes = (0..SIDE).map(|column| Hex::at(row, column));
        let cells = hexes.map(move |hex| view! { <HexCell board marks hex /> });
        view! { <g role="row">{cells.collect_view()}</g> }
    });
    view! {
        <g class="k-land">
            <g>{rows.collect_view()}</g>
            <LandPrint board />
        </g>
    }
}

/// The land in a picture.
#[component]
pub fn StillLand(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let hexes = board.position.with_untracked(|g| {
        let hex = |hex: Hex| {
            let (x, y) = middle(hex);
            view! { <use href=painted(g.land().at(hex), hex) x=x y=y /> }
        };
        Hex::all().map(hex).collect_view()
    });
    view! {
        <g class="k-land">
            <g>{hexes}</g>
            <LandPrint board />
        </g>
    }
}

/// What changes about a hex.
#[derive(Clone, Copy, PartialEq)]
struct HexState {
    is_open: bool,
    is_tab_stop: bool,
    owner: Option<Seat>,
    tiles_left: usize,
}

/// One hex. It has no class for being open: the browser would look through all that the hex is drawn of.
#[component]
fn HexCell(board: BoardState<KingdomBuilder>, marks: HexMarks, hex: Hex) -> impl IntoView {
    let (ground, location) = board.position.with_untracked(|g| {
        let mut locations = g.land().locations.iter();
        let location = locations.position(|location| location.hex == hex);
        (g.land().at(hex), location)
    });
    let state = Memo::new(move |_| {
        board.position.with(|g| HexState {
            is_open: marks.open.with(|open| open.contains(hex)),
            is_tab_stop: marks.tab_stop.get() == hex,
            owner: g.owner(hex),
            tiles_left: location.map_or(0, |number| g.tiles_left(number)),
        })
    });
    let label = move || {
        let state = state.get();
        board.say(describe_hex(ground, hex, state.owner, state.tiles_left))
    };
    let (x, y) = middle(hex);
    view! {
        <use
            class="k-hex"
            role="gridcell"
            data-spot=Spot::Hex(hex).to_string()
            href=painted(ground, hex)
            x=x
            y=y
            tabindex=move || if state.get().is_tab_stop { "0" } else { "-1" }
            aria-disabled=move || if state.get().is_open { "false" } else { "true" }
            aria-label=label
        />
    }
}

/// What lies between different hexes, and the light of a lamp.
#[component]
fn LandPrint(board: BoardState<KingdomBuilder>) -> impl IntoView {
    let [coast, border, seam] = board.position.with_untracked(|g| print(g.land()));
    view! {
        <g class="k-over" aria-hidden="true">
            <path class="k-coast" d=coast />
            <path class="k-border" d=border />
            <path class="k-seam" d=seam />
            <rect width=1066 height=915 fill="url(#k-lamp)" />
        </g>
    }
}

/// The lines along the water, between terrains, and between the quarters of the board.
fn print(land: &Land) -> [String; 3] {
    let is_water = |hex| land.at(hex) == Ground::Water;
    let half = SIDE / 2;
    let quarter = |hex: Hex| (hex.row() / half, hex.column() / half);
    [
        edges(&|a, b| is_water(a) != is_water(b)),
        edges(&|a, b| land.at(a) != land.at(b)),
        edges(&|a, b| quarter(a) != quarter(b)),
    ]
}

/// The shape of a hex: two of each terrain, so that the land does not look printed.
fn painted(ground: Ground, hex: Hex) -> String {
    let other = (hex.row() * 7 + hex.column() * 5 + hex.row() * hex.column()).is_multiple_of(3);
    let variant = if other { "b" } else { "a" };
    match ground {
        Ground::Castle => "#k-castle".to_owned(),
        Ground::Location(kind) => format!("#k-site-{}", kind.name()),
        Ground::Terrain(terrain) => format!("#k-{}-{variant}", terrain.name()),
        Ground::Water => format!("#k-water-{variant}"),
        Ground::Mountain => format!("#k-mountain-{variant}"),
    }
}
