//! What each location of this game does.

use super::drawings::LocationPicture;
use super::message::Message;
use super::names::{kind_action, kind_name};
use crate::app::i18n::t;
use crate::app::match_view::BoardState;
use crate::app::state::use_viewport;
use crate::games::kingdom_builder::{KingdomBuilder, LocationKind};
use leptos::prelude::*;

/// The list of the locations; folded where there is little room.
#[component]
pub fn Locations(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let kinds = board.position.with_untracked(|g| g.location_kinds());
    let line = |kind: LocationKind| {
        view! {
            <li>
                <LocationPicture kind />
                <p>
                    <b>{t(kind_name(kind))}</b>
                    " "
                    {t(kind_action(kind))}
                </p>
            </li>
        }
    };
    let is_open = !use_viewport().narrow.get_untracked();
    view! {
        <details class="k-panel k-places" open=is_open>
            <summary>
                <b>{t(Message::Locations)}</b>
                <small>{t(Message::OneUse)}</small>
            </summary>
            <ul>{kinds.map(line).into_iter().collect_view()}</ul>
        </details>
    }
}
