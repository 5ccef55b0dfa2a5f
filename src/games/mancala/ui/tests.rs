//! What people are told, in English.

use super::{Message, Spot};
use crate::app::i18n::{Language, translate};
use crate::games::mancala::{Hole, Mancala, Move};
use crate::games::ui::{GameUi as _, Viewer};

fn position(text: &str) -> Mancala {
    text.parse().expect("it is a position")
}

fn english(message: Message) -> String {
    let names = ["Ann", "Ben"].map(str::to_owned);
    translate(Language::English, &message.into(), &names)
}

const START: &str = "4 4 4 4 4 4  0 0  4 4 4 4 4 4 south to move";

fn preview(game: &Mancala, name: &str) -> Option<String> {
    let spots = game.spots();
    let spot = spots.into_iter().find(|spot| spot.to_string() == name);
    game.preview(&[], spot.expect("the board has it"))
        .map(english)
}

#[test]
fn spots_are_named_by_side_and_number() {
    let names: Vec<String> = (0..14)
        .map(|n| Spot::Hole(Hole::at(n)).to_string())
        .collect();
    let south = ["S1", "S2", "S3", "S4", "S5", "S6", "S0"];
    let north = ["N1", "N2", "N3", "N4", "N5", "N6", "N0"];
    assert_eq!(names, [south, north].concat());
    assert_eq!(Spot::Swap.to_string(), "swap");
}

#[test]
fn the_last_stone_is_foretold() {
    let start = position(START);
    let message = |name| preview(&start, name);
    assert_eq!(
        message("S3").as_deref(),
        Some("Pit 3: the last stone falls in your store, and you sow again.")
    );
    assert_eq!(
        message("S1").as_deref(),
        Some("Pit 1: the last of 4 stones falls in your pit 5.")
    );
    assert_eq!(
        message("S6").as_deref(),
        Some("Pit 6: the last of 4 stones falls in Ben’s pit 3.")
    );
    assert_eq!(message("N1"), None);
    assert_eq!(message("S0"), None);
}

#[test]
fn a_move_is_described_with_names() {
    let start = position(START);
    let said = |m| english(start.describe_move(m, Viewer::Everybody));
    assert_eq!(
        said(Move::Sow(3)),
        "Ann sows 4 stones from pit 3, the last in the store."
    );
    assert_eq!(
        said(Move::Sow(5)),
        "Ann sows 4 stones from pit 5, the last in Ben’s pit 2."
    );
}

#[test]
fn refusals_say_why() {
    let start = position("4 4 4 4 4 4  0 0  0 4 4 4 4 4 south to move");
    let why = |name: &str| {
        let spots = start.spots();
        let spot = spots.into_iter().find(|spot| spot.to_string() == name);
        english(start.explain_refusal(&[], spot.expect("the board has it")))
    };
    assert_eq!(why("S1"), "Pit 1 is empty. Choose a pit with stones.");
    assert_eq!(why("N2"), "That pit is Ben’s. Choose one of your own row.");
    assert_eq!(
        why("S0"),
        "Stones in a store stay there. Choose one of your pits."
    );
}
