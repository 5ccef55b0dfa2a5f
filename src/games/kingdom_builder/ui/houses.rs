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
pub struct House {
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
pub fn settled(before: Option<&[House]>, position: &KingdomBuilder) -> Vec<House> {
    let stands = |house: &House| position.settlements(house.seat).contains(house.hex);
    let mut houses = before.unwrap_or_default().to_vec();
    let mut gone: Vec<usize> = (0..houses.len()).filter(|i| !stands(&houses[*i])).collect();
    let mut next_id = houses.iter().map(|house| house.id + 1).max().unwrap_or(0);
    for seat in Seat::all(position.seats()) {
        let mut missing = position.settlements(seat);
        for house in houses.iter().filter(|house| house.seat == seat) {
            missing.remove(house.hex);
        }
        for hex in missing.iter() {
            match gone.iter().position(|i| houses[*i].seat == seat) {
                Some(moved) => houses[gone.swap_remove(moved)].hex = hex,
                None => {
                    houses.push(House {
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
    houses.retain(stands);
    houses
}

/// All settlements on the board.
#[component]
pub fn Houses(
    /// The board.
    board: BoardState<KingdomBuilder>,
) -> impl IntoView {
    let houses = Memo::new(move |before: Option<&Vec<House>>| {
        board
            .position
            .with(|g| settled(before.map(Vec::as_slice), g))
    });
    view! {
        <g class="k-over" aria-hidden="true">
            <For each=move || houses.get() key=|house| house.id let(house)>
                <HouseShape houses house colour=board.colour(house.seat) />
            </For>
        </g>
    }
}

/// One settlement; it slides where it is moved.
#[component]
fn HouseShape(houses: Memo<Vec<House>>, house: House, colour: &'static str) -> impl IntoView {
    let hex = Memo::new(move |_| {
        let find = |all: &Vec<House>| all.iter().find(|other| other.id == house.id).copied();
        houses.with(find).unwrap_or(house).hex
    });
    let class = house.is_new.then_some("k-new");
    view! {
        <g class="k-house" style:transform=move || translate(middle(hex.get()))>
            <use class=class href=format!("#k-house-{colour}") />
        </g>
    }
}
