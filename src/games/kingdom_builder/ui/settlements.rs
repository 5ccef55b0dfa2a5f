//! The settlements: each one drops where it is built, and slides where it is moved.

use super::geometry::middle;
use crate::app::match_view::BoardState;
use crate::game::Game as _;
use crate::game::seat::Seat;
use crate::games::kingdom_builder::{Hex, KingdomBuilder};
use crate::games::ui::translate;
use leptos::prelude::*;

/// A settlement on the board, the same one wherever it is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// Its own number.
    pub id: u32,
    /// Whose it is.
    pub seat: Seat,
    /// Where it stands.
    pub hex: Hex,
    /// Was it built while somebody looked on?
    pub is_new: bool,
}

/// The settlements of a position. Those that stood on the board before keep their numbers and their order; one that is gone while another
/// of its seat has come has been moved there.
pub fn settled(before: Option<&[Settlement]>, position: &KingdomBuilder) -> Vec<Settlement> {
    let stands = |settlement: &Settlement| {
        position
            .settlements(settlement.seat)
            .contains(settlement.hex)
    };
    let mut settlements = before.unwrap_or_default().to_vec();
    let mut gone: Vec<usize> = (0..settlements.len())
        .filter(|i| !stands(&settlements[*i]))
        .collect();
    let mut next_id = settlements
        .iter()
        .map(|settlement| settlement.id + 1)
        .max()
        .unwrap_or(0);
    for seat in Seat::all(position.seats()) {
        let mut missing = position.settlements(seat);
        for settlement in settlements
            .iter()
            .filter(|settlement| settlement.seat == seat)
        {
            missing.remove(settlement.hex);
        }
        for hex in missing.iter() {
            match gone.iter().position(|i| settlements[*i].seat == seat) {
                Some(moved) => settlements[gone.swap_remove(moved)].hex = hex,
                None => {
                    settlements.push(Settlement {
                        id: next_id,
                        seat,
                        hex,
                        is_new: before.is_some(),
                    });
                    next_id += 1;
                }
            }
        }
    }
    settlements.retain(stands);
    settlements
}

/// All settlements on the board.
#[component]
pub fn Settlements(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let settlements = Memo::new(move |before: Option<&Vec<Settlement>>| {
        board
            .position
            .with(|g| settled(before.map(Vec::as_slice), g))
    });
    view! {
        <g class="k-over" aria-hidden="true">
            <For each=move || settlements.get() key=|settlement| settlement.id let(settlement)>
                <SettlementShape settlements settlement colour=board.colour(settlement.seat) />
            </For>
        </g>
    }
}

/// One settlement; it slides where it is moved.
#[component]
fn SettlementShape(
    settlements: Memo<Vec<Settlement>>,
    settlement: Settlement,
    colour: &'static str,
) -> impl IntoView {
    let hex = Memo::new(move |_| {
        let find =
            |all: &Vec<Settlement>| all.iter().find(|other| other.id == settlement.id).copied();
        settlements.with(find).unwrap_or(settlement).hex
    });
    let class = settlement.is_new.then_some("k-new");
    view! {
        <g class="k-house" style:transform=move || translate(middle(hex.get()))>
            <use class=class href=format!("#k-house-{colour}") />
        </g>
    }
}
