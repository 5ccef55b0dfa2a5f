//! The tiles to use, and the end of the turn.

use super::drawings::Sign;
use super::message::Message;
use super::names::{kind_action, kind_name};
use super::spot::Spot;
use super::tiles::HeldTiles;
use crate::app::i18n::t;
use crate::app::match_view::{BoardAction, BoardState};
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{KingdomBuilder, LocationKind, Stage, Tile};
use crate::games::ui::Viewer;
use leptos::prelude::*;

/// Both, below the board.
#[component]
pub fn Rack(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let kinds = board.position.with_untracked(|g| g.location_kinds());
    let is_over = use_is_over(board);
    let has_none = Memo::new(move |_| {
        let seat = owner(board);
        let holds = |kind| board.position.with(|g| g.held_tiles(seat, kind).is_some());
        !kinds.into_iter().any(holds)
    });
    let tiles = kinds.map(|kind| view! { <RackTile board kind /> });
    view! {
        <section class="k-rack">
            <div
                class="k-tiles"
                class:gone=is_over
                role="group"
                aria-label=t(Message::TilesHead)
            >
                {tiles.into_iter().collect_view()}
                <p class="k-none" style:display=move || hidden_unless(has_none.get())>
                    {t(Message::NoTiles)}
                </p>
            </div>
            <EndButton board />
        </section>
    }
}

/// Is the game over?
pub fn use_is_over(board: BoardState<KingdomBuilder>) -> Memo<bool> {
    Memo::new(move |_| board.position.with(|g| g.stage() == Stage::Over))
}

/// The `display` of something that is shown only at times; the style sheet knows the other one.
pub fn hidden_unless(shown: bool) -> &'static str {
    if shown { "" } else { "none" }
}

/// Whose tiles are shown: those of the one person at this screen, else those of whoever acts. Tracked.
fn owner(board: BoardState<KingdomBuilder>) -> Seat {
    match board.viewer.get() {
        Viewer::Seat(seat) => seat,
        _ => board.position.with(|g| g.to_act()),
    }
}

/// How a tile stands, as the style sheet calls it.
pub fn tile_class(tile: Tile) -> &'static str {
    match tile {
        Tile::Used => "used",
        Tile::Fresh => "new",
        _ => "ready",
    }
}

/// So many tiles, if they are more than one.
pub fn multiplicity(held: Option<HeldTiles>) -> String {
    match held {
        Some(HeldTiles { count, .. }) if count > 1 => format!("×{count}"),
        _ => String::new(),
    }
}

/// The tiles of a kind, as a button.
#[component]
fn RackTile(board: BoardState<KingdomBuilder>, kind: LocationKind) -> impl IntoView {
    let spot = Spot::Tile(kind);
    let state = board.spot_state(spot);
    let held = Memo::new(move |_| {
        let seat = owner(board);
        board.position.with(|g| g.held_tiles(seat, kind))
    });
    let best = Memo::new(move |_| held.get().map_or(Tile::Ready, |held| held.best));
    let class = move || {
        let state = state.get();
        let states = [
            (state.open, " open"),
            (state.held, " held"),
            (state.hint, " hint"),
        ];
        let on = states.into_iter().filter(|(on, _)| *on);
        let on: String = on.map(|(_, class)| class).collect();
        format!("k-tile {}{on}", tile_class(best.get()))
    };
    view! {
        <button
            type="button"
            class=class
            data-spot=spot.to_string()
            title=t(kind_action(kind))
            style:display=move || hidden_unless(held.get().is_some())
            aria-pressed=move || state.get().held.to_string()
            on:click=move |_| board.touch(spot)
        >
            <Sign name=kind.name() />
            <b>{t(kind_name(kind))}</b>
            <small>{move || board.say(Message::TileState { state: best.get() })}</small>
            <i>{move || multiplicity(held.get())}</i>
        </button>
    }
}

/// Ends the turn; once the game is over, leads back to its result.
#[component]
fn EndButton(board: BoardState<KingdomBuilder>) -> impl IntoView {
    let state = board.spot_state(Spot::End);
    let is_over = use_is_over(board);
    let due = Memo::new(move |_| match board.live.get() {
        true => board.position.with(|g| g.due()),
        false => 0,
    });
    let label = move || {
        board.say(match is_over.get() {
            true => Message::BackToScores,
            false => Message::EndTurn,
        })
    };
    let missing = move || match due.get() {
        0 => String::new(),
        n => board.say(Message::ToBuild { n }),
    };
    let press = move |_| match is_over.get_untracked() {
        true => board.act(BoardAction::ShowResult),
        false => board.touch(Spot::End),
    };
    view! {
        <button
            type="button"
            class="k-end"
            class:hint=move || state.get().hint
            data-spot=Spot::End.to_string()
            aria-keyshortcuts="e"
            aria-disabled=move || (!is_over.get() && !state.get().open).to_string()
            on:click=press
        >
            <b>{label}</b>
            <small>{missing}</small>
        </button>
    }
}
