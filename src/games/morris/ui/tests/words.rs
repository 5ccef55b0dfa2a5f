//! What people are told, in English.

use super::{FLYING, MILL, MOVING, english, point, spot};
use crate::app::i18n::{Language, translate};
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::games::morris::rules::tests::{START, after, at};
use crate::games::morris::ui::{Message, Spot};
use crate::games::morris::{Move, Side};
use crate::games::ui::{GameUi as _, Viewer};

fn prompt(text: &str, touched: &[&str]) -> String {
    let touched: Vec<Spot> = touched.iter().map(|name| spot(name)).collect();
    english(at(text).prompt(&touched))
}

#[test]
fn each_phase_says_what_to_do() {
    assert_eq!(
        prompt(START, &[]),
        "Place a man on any free point. Three in a row make a mill. 9 to place."
    );
    assert_eq!(
        prompt(".B.W.B.W................ B 1 1 -", &[]),
        "Place your last man on any free point."
    );
    assert!(prompt(MOVING, &[]).starts_with("Choose one of your men"));
    assert_eq!(
        prompt(MOVING, &["C5"]),
        "Now choose where the man on C5 goes."
    );
    assert!(prompt(FLYING, &[]).starts_with("You have three men left"));
    assert_eq!(
        prompt(FLYING, &["D1"]),
        "Now choose any free point for the man on D1."
    );
    assert_eq!(
        prompt(MILL, &[]),
        "Mill! Take one of Ann’s men: those with a red ring."
    );
    assert_eq!(
        prompt("W.......B.......B.WWW... B 0 0 -", &[]),
        "The match is over."
    );
}

#[test]
fn a_draw_that_comes_near_is_told() {
    let game = at("W........B....B...W..B.W W 0 0 - fly=off");
    let again = after(&game, "A1-A4 G1-G4 A4-A1 G4-G1");
    assert!(
        english(again.prompt(&[]))
            .ends_with(" This position has come up before. A third time is a draw."),
    );
    let quiet = at("W........B....B...W..B.W W 0 0 - fly=off quiet=40 repetition=off");
    let to_and_fro = "A1-A4 G1-G4 A4-A1 G4-G1 ".repeat(5);
    assert!(
        english(after(&quiet, &to_and_fro).prompt(&[]))
            .ends_with(" 20 more turns without a man taken is a draw."),
    );
    let last = after(
        &quiet,
        &("A1-A4 G1-G4 A4-A1 G4-G1 ".repeat(9) + "A1-A4 G1-G4 A4-A1"),
    );
    assert!(
        english(last.prompt(&[])).ends_with(" 1 more turn without a man taken is a draw."),
        "{last}"
    );
}

#[test]
fn a_refusal_says_why() {
    let why = |text: &str, touched: &[&str], name: &str| {
        let touched: Vec<Spot> = touched.iter().map(|name| spot(name)).collect();
        english(at(text).explain_refusal(&touched, spot(name)))
    };
    let placing = "W........B.............. W 8 8 -";
    assert_eq!(
        why(placing, &[], "D1"),
        "There is already a man on D1. Choose a free point."
    );
    let moving = "WW..W....BB.........BB.. W 0 0 - fly=off";
    assert_eq!(
        why(moving, &[], "D1"),
        "The man on D1 is Ben’s. Choose one of your own."
    );
    assert_eq!(
        why(moving, &[], "A7"),
        "There is no man on A7. Choose one of your men first."
    );
    assert_eq!(
        why(moving, &[], "A1"),
        "The man on A1 cannot move: the points next to it are taken."
    );
    assert_eq!(
        why(moving, &["A4"], "G7"),
        "G7 is too far away: a man moves along a line to the next point."
    );
    assert!(why(moving, &["A4"], "D1").starts_with("There is already a man on D1"));
    let mill = ".WBW.W....W..B.BBBW..BW. W 2 3 x";
    assert_eq!(
        why(mill, &[], "D2"),
        "The man on D2 is your own. Take one of Ben’s men."
    );
    assert_eq!(
        why(mill, &[], "A1"),
        "There is no man on A1. Take one of Ben’s men."
    );
    assert_eq!(
        why(mill, &[], "E4"),
        "The man on E4 stands in a mill and is safe while other men stand outside mills."
    );
    let over = "W.......B.......B.WWW... B 0 0 -";
    assert_eq!(why(over, &[], "A1"), "The match is over.");
}

#[test]
fn a_mill_is_foretold_where_it_would_be_closed() {
    let placing = at(".WBW.W....W..B.BBB...BW. W 3 3 -");
    let closes = placing.preview(&[], spot("F2")).map(english);
    assert_eq!(closes.as_deref(), Some("F2 closes a mill."));
    assert_eq!(placing.preview(&[], spot("G7")), None);
    assert_eq!(placing.preview(&[], spot("D2")), None, "somebody is there");
    let moving = at("WW...W...B....B...B..B.B W 0 0 - fly=off");
    let closes = moving.preview(&[spot("B6")], spot("A7"));
    assert_eq!(closes, None, "no line leads there");
    let flying = at("WW...W...B....B...B..B.B W 0 0 -");
    let closes = flying.preview(&[spot("B6")], spot("A7")).map(english);
    assert_eq!(closes.as_deref(), Some("A7 closes a mill."));
    assert_eq!(flying.preview(&[spot("A4")], spot("A7")), None);
}

#[test]
fn moves_are_described_with_names() {
    let said = |text: &str, m: &str| {
        let m: Move = m.parse().expect("it is a move");
        english(at(text).describe_move(m, Viewer::Everybody))
    };
    assert_eq!(said(START, "D2"), "Ann places a man on D2.");
    assert_eq!(said(MOVING, "A7-A4"), "Ann moves from A7 to A4.");
    assert_eq!(said(FLYING, "D1-A1"), "Ann flies from D1 to A1.");
    assert_eq!(said(MILL, "xA4"), "Ben takes Ann’s man on A4.");
}

#[test]
fn what_follows_is_highlighted() {
    let message = |text: &str, m: &str| {
        let m: Move = m.parse().expect("it is a move");
        at(text).highlight(m).map(english)
    };
    assert_eq!(message(START, "D2"), None);
    let closes = "WW......BB.............. W 7 7 -";
    assert_eq!(
        message(closes, "A7").as_deref(),
        Some("Mill! Ann takes a man")
    );
    let two = "WW......BB....W........W W 5 7 -";
    let one_man = message(two, "A7");
    assert_eq!(one_man.as_deref(), Some("Mill! Ann takes a man"));
    let two = format!("{two} double=two");
    let two_men = message(&two, "A7");
    assert_eq!(two_men.as_deref(), Some("Two mills! Ann takes two men"));
    let down_to_three = "WWW.....BB...B.......B.. W 0 0 x";
    assert_eq!(
        message(down_to_three, "xD1").as_deref(),
        Some("Ben has three men left, and may fly")
    );
}

#[test]
fn points_say_what_stands_there() {
    let game = at(".WBW.W....W..B.BBB...BW. W 3 3 -");
    let said = |name| english(game.describe_point(point(&game, name)));
    assert_eq!(said("A1"), "A1, free");
    assert_eq!(said("D2"), "D2, Ann’s man, White");
    assert_eq!(said("E4"), "E4, Ben’s man, Black, in a mill");
}

#[test]
fn notes_and_trays_count_the_men() {
    let said = |text: &str, side: Side| {
        let game = at(text);
        let note = game.seat_note(side.seat()).expect("there is always one");
        [english(note), english(game.describe_tray(side))]
    };
    assert_eq!(
        said(START, Side::White),
        ["White, 9 to place", "White, to place: 9"]
    );
    assert_eq!(
        said(MOVING, Side::Black),
        ["Black, 8 men", "Black, on the board: 8"]
    );
    assert_eq!(
        said(FLYING, Side::White),
        ["White, three men: may fly", "White may fly"]
    );
}

#[test]
fn the_end_is_explained() {
    let why = |text: &str| {
        let game = at(text);
        let Turn::Over(outcome) = game.turn() else {
            panic!("it goes on:\n{game}");
        };
        english(game.ending(&outcome))
    };
    assert_eq!(
        why("BBB.W.......W..B........ W 0 0 -"),
        "Ann has only two men left."
    );
    assert_eq!(
        why("WWW.B....B...BW........B W 0 0 -"),
        "Ann cannot move any more."
    );
}

#[test]
fn each_phase_has_its_lists_and_its_verb() {
    for (text, labels, verb) in [
        (START, vec!["To"], "Place"),
        (MOVING, vec!["From", "To"], "Move"),
        (FLYING, vec!["From", "To"], "Fly"),
        (MILL, vec!["Take"], "Remove"),
    ] {
        let lists = at(text).move_lists().expect("it goes on");
        let found: Vec<String> = lists.labels.into_iter().map(english).collect();
        assert_eq!(found, labels, "{text}");
        assert_eq!(english(lists.verb), verb, "{text}");
    }
    let over = at("W.......B.......B.WWW... B 0 0 -");
    assert_eq!(over.move_lists(), None);
}

#[test]
fn german_wording_fits_any_name() {
    let names = ["Anna", "Klaus"].map(str::to_owned);
    let german = |message: Message| translate(Language::German, &message.into(), &names);
    let takes = Message::Takes {
        who: Seat::ONE,
        whom: Seat::TWO,
        point: spot("D2"),
    };
    assert_eq!(german(takes), "Anna nimmt Klaus den Stein auf D2 weg.");
    let note = Message::NoteMen {
        side: Side::Black,
        n: 5,
    };
    assert_eq!(german(note), "Schwarz, 5 Steine");
}
