//! What people are told, in English.

use super::{Message, Spot};
use crate::app::i18n::{Language, translate};
use crate::app::match_view::paths::Paths;
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::games::score_four::{Peg, ScoreFour};
use crate::games::ui::{GameUi as _, Phrase, Viewer};

fn position(text: &str) -> ScoreFour {
    text.parse().expect("it is a position")
}

/// A position of row A alone.
fn row_a(stacks: &str, mover: &str) -> ScoreFour {
    position(&format!("{stacks} {} {mover}", ".... ".repeat(12)))
}

fn peg(name: &str) -> Peg {
    name.parse().expect("it is a peg")
}

fn spot(name: &str) -> Spot {
    Spot::Peg(peg(name))
}

fn say(phrase: Phrase) -> String {
    let names = ["Ann", "Ben"].map(str::to_owned);
    translate(Language::English, &phrase, &names)
}

fn english(message: Message) -> String {
    say(message.into())
}

fn ending(game: &ScoreFour) -> String {
    let Turn::Over(outcome) = game.turn() else {
        panic!("{game} is not over");
    };
    english(game.ending(&outcome))
}

#[test]
fn spots_are_named_as_pegs_and_each_makes_its_move() {
    let game = row_a("WBWB .... .... ....", "white");
    let names: Vec<String> = game.spots().iter().map(Spot::to_string).collect();
    assert_eq!(names.len(), 16);
    assert_eq!(names[..5], ["A1", "A2", "A3", "A4", "B1"]);
    let paths = Paths::of(&game);
    assert_eq!(paths.next(&[]).len(), 15, "A1 is full");
    assert_eq!(paths.completed(&[spot("C3")]), Some(peg("C3")));
    assert_eq!(paths.completed(&[spot("A1")]), None);
}

#[test]
fn pegs_say_what_is_on_them() {
    let game = row_a("WBWB WBW. WB.. W...", "white");
    let message = |name| english(game.describe_peg(peg(name)));
    assert_eq!(message("A1"), "A1, full: white, black, white, black");
    assert_eq!(
        message("A2"),
        "A2, 3 balls: white, black, white; the next ball lands on level 4"
    );
    assert_eq!(
        message("A3"),
        "A3, 2 balls: white, black; the next ball lands on level 3"
    );
    assert_eq!(
        message("A4"),
        "A4, 1 ball: white; the next ball lands on level 2"
    );
    assert_eq!(message("B1"), "B1, empty; the next ball lands on level 1");
}

#[test]
fn prompts_and_previews_tell_where_the_ball_comes_to_rest() {
    let game = row_a("WB.. .... .... ....", "white");
    assert_eq!(
        english(game.prompt(&[])),
        "Drop a white ball on any peg. Four in a straight line win, in any direction of space."
    );
    let again = "A1: the ball will rest on level 3. Tap again to drop it.";
    assert_eq!(english(game.prompt(&[spot("A1")])), again);
    let preview = |touched: &[Spot], name| game.preview(touched, spot(name)).map(english);
    assert_eq!(
        preview(&[], "A1").as_deref(),
        Some("On A1 the ball comes to rest on level 3.")
    );
    assert_eq!(preview(&[spot("A1")], "A1").as_deref(), Some(again));
}

#[test]
fn a_preview_tells_what_hangs_on_a_peg() {
    let message = |game: &ScoreFour, touched: &[Spot]| {
        let preview = game.preview(touched, spot("A4")).map(english);
        preview.unwrap_or_default()
    };
    let white = row_a("W... W... W... ....", "white");
    assert_eq!(message(&white, &[]), "A4 completes a line!");
    assert_eq!(message(&white, &[spot("A4")]), "A4 completes a line!");
    let black = row_a("W... W... W... ....", "black");
    assert_eq!(message(&black, &[]), "A4 stops a line of Ann.");
    assert_eq!(
        message(&black, &[spot("A4")]),
        "A4: the ball will rest on level 1. Tap again to drop it."
    );
}

#[test]
fn refusals_say_why() {
    let game = row_a("WBWB .... .... ....", "white");
    assert_eq!(
        english(game.explain_refusal(&[], spot("A1"))),
        "Peg A1 is full: it holds four balls."
    );
    assert_eq!(game.preview(&[], spot("A1")), None);
    let over = row_a("WWWW BBB. .... ....", "black");
    assert_eq!(
        english(over.explain_refusal(&[], spot("B1"))),
        "The match is over."
    );
    assert_eq!(english(over.prompt(&[])), "The match is over.");
    assert_eq!(over.preview(&[], spot("B1")), None);
}

#[test]
fn a_move_and_what_is_left_are_described() {
    let game = row_a("WB.. .... .... ....", "white");
    assert_eq!(
        english(game.describe_move(peg("A1"), Viewer::Everybody)),
        "Ann drops a ball on A1, level 3."
    );
    let note = |seat| game.seat_note(seat).map(english);
    assert_eq!(note(Seat::ONE).as_deref(), Some("White, 31 balls left"));
    assert_eq!(note(Seat::TWO).as_deref(), Some("Black, 31 balls left"));
}

#[test]
fn the_ending_names_every_line() {
    let one = row_a("WWWW BBB. .... ....", "black");
    assert_eq!(
        ending(&one),
        "Ann has four in a line: A1:1 A1:2 A1:3 A1:4, upright on one peg."
    );
    let two = position(
        "W... W... W... W... W... .... .... .... W... .... .... .... W... .... .... .... black",
    );
    assert_eq!(
        ending(&two),
        "Ann has four in a line: A1:1 A2:1 A3:1 A4:1, row; A1:1 B1:1 C1:1 D1:1, column."
    );
    let both = row_a("WWWW BBBB .... ....", "white");
    assert_eq!(
        ending(&both),
        "Both colours have a line: A1:1 A1:2 A1:3 A1:4, upright on one peg; \
         A2:1 A2:2 A2:3 A2:4, upright on one peg."
    );
}

#[test]
fn the_text_is_the_drawing_and_who_moves() {
    let open = row_a("WB.. .... .... ....", "black");
    let text = open.text(Viewer::Nobody, &say);
    assert!(text.ends_with("\n\nTo move: black"), "{text}");
    let over = row_a("WWWW BBB. .... ....", "black");
    assert!(!over.text(Viewer::Nobody, &say).contains("To move"));
}

#[test]
fn every_picture_of_the_booklet_can_be_drawn() {
    for picture in ScoreFour::BOOKLET.iter().flat_map(|page| page.pictures) {
        let game = position(picture.position);
        for name in picture.spots {
            assert!(game.spots().contains(&spot(name)), "{name}");
        }
    }
}
