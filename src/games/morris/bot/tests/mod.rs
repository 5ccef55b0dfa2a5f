//! The expert against the rules and against plain search.

mod draw_offers;
mod expert;
mod search;
mod turns;

use super::expert::Query;
use super::position::{PackedTurn, Position};
use super::search::RootTurn;
use crate::ai::{Budget, Limits};
use crate::games::morris::Morris;

/// The position of a short form.
fn parsed(text: &str) -> Position {
    let game: Morris = text.parse().expect("this is a position");
    position_of(&game)
}

fn position_of(game: &Morris) -> Position {
    let sides = [game.to_act(), game.to_act().other()];
    let [own, other] = sides.map(|side| game.men(side));
    Position {
        own,
        other,
        hand: sides.map(|side| game.hand(side)),
    }
}

fn limits(nodes: u64) -> Limits<'static> {
    Limits::new(Budget::of_nodes(nodes), &|| 0.0)
}

fn query(position: Position) -> Query {
    Query {
        position,
        removes: false,
        past: Vec::new(),
        quiet_limit: 100,
        depth: u32::MAX,
        uses_tables: true,
    }
}

fn root_turns(position: &Position) -> Vec<RootTurn> {
    let root_turn = |turn: PackedTurn| RootTurn::new(position, turn);
    position.turns().into_iter().map(root_turn).collect()
}
