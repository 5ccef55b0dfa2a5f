//! What people are told, in English.

use super::{Message, english, folded, said, spots};
use crate::app::i18n::Language;
use crate::game::seat::Seat;
use crate::game::{Game as _, Turn};
use crate::games::sorry::{Card, Sorry};
use crate::games::ui::{GameUi as _, Viewer};

fn prompt(position: &str, touched: &str) -> String {
    let game = folded(position);
    english(game.prompt(&spots(&game, touched)))
}

/// Why the last of these spots cannot be chosen after the others.
fn refusal(position: &str, touched: &str) -> String {
    let game = folded(position);
    let mut touched = spots(&game, touched);
    let spot = touched.pop().expect("a spot is touched");
    english(game.explain_refusal(&touched, spot))
}

/// What the last of these spots leads to after the others.
fn preview(position: &str, touched: &str) -> Option<String> {
    let game = folded(position);
    let mut touched = spots(&game, touched);
    let spot = touched.pop().expect("a spot is touched");
    game.preview(&touched, spot).map(english)
}

fn described(position: &str, m: &str) -> String {
    let game = folded(position);
    let m = m.parse().expect("it is a move");
    assert!(game.moves().contains(&m), "{m} is not allowed");
    english(game.describe_move(m, Viewer::Everybody))
}

#[test]
fn whoever_acts_is_told_what_to_do() {
    assert_eq!(
        prompt("red 20,-,-,- / yellow 40,-,-,- / red draws", ""),
        "Draw a card: tap the pile, or press Draw."
    );
    assert_eq!(
        prompt("red -,-,-,- / yellow 40,-,-,- / red plays 1", ""),
        "You have drawn a ONE. Move a pawn out of Start, or move one forward one square. 4 possible moves! Please select a pawn!"
    );
    assert_eq!(
        prompt("red 20,-,H,H / yellow 40,-,-,- / red plays 10", "20"),
        "Now tap one of the lit squares."
    );
    assert_eq!(
        prompt("red 20,-,H,H / yellow 40,-,-,- / red plays 3", "20"),
        "To 23. Press Move!, or tap the lit square."
    );
    assert_eq!(
        prompt("red 21,H,H,- / yellow 32,50,-,- / red plays 11", "21 32"),
        "Go forward and send Ben’s pawn back, or change places with it?"
    );
}

#[test]
fn a_card_that_allows_nothing_says_why() {
    let message = |red: &str, card: &str| {
        prompt(
            &format!("red {red} / yellow 40,-,-,- / red plays {card}"),
            "",
        )
    };
    for (red, card, why) in [
        (
            "-,-,-,-",
            "5",
            "Pawns leave Start only with a 1, a 2 or Sorry!",
        ),
        (
            "s4,H,H,H",
            "3",
            "That would lead beyond Home, which takes the exact number.",
        ),
        ("4,20,22,H", "S", "Sorry! needs a pawn in your Start."),
        (
            "s5,-,-,-",
            "8",
            "That would lead beyond Home, which takes the exact number.",
        ),
    ] {
        let message = message(red, card);
        assert!(message.starts_with("You have drawn a"), "{message}");
        assert!(
            message.ends_with(&format!(" {why} Press Pass.")),
            "{message}"
        );
    }
}

#[test]
fn a_swap_that_need_not_be_made_can_be_declined() {
    let one = prompt("red 58,H,H,- / yellow 40,-,-,- / red plays 11", "");
    let drawn = "You have drawn an ELEVEN. Move forward eleven squares, or change places with another player’s pawn.";
    assert_eq!(
        one,
        format!("{drawn} Your only move is a swap: select a pawn, or press Keep places.")
    );
    let two = prompt("red 58,59,H,- / yellow 40,-,-,- / red plays 11", "");
    assert_eq!(
        two,
        format!(
            "{drawn} 2 possible moves, all of them swaps: select a pawn, or press Keep places."
        )
    );
    assert_eq!(
        prompt("red 58,H,H,- / yellow 40,-,-,- / red plays 11", "58"),
        "To 40. Press Move!, or tap the lit square."
    );
}

#[test]
fn a_seven_is_split_step_by_step() {
    let start = "red 10,35,50,H / yellow 40,-,-,- / red plays 7";
    assert_eq!(
        prompt(start, "10 14"),
        "First half: 4. Now select the pawn that goes the other 3, then press Move!"
    );
    assert_eq!(
        prompt(start, "10 14 50"),
        "To 53. Press Move! to go the other 3, or tap the lit square."
    );
    assert_eq!(preview(start, "10"), None);
    assert_eq!(preview(start, "10 14").as_deref(), Some("To 14."));
    assert_eq!(preview(start, "10 14 50 53").as_deref(), Some("To 53."));
    // Red can only bring one pawn Home and go the rest with the other.
    let forced = "red s5,2,H,H / yellow 40,-,-,- / red plays 7";
    assert_eq!(
        prompt(forced, "R-5"),
        "From safety square 5 to Home. From 2 to Home. Press Move!, or tap the lit square."
    );
}

#[test]
fn what_a_square_leads_to_is_told_with_all_that_follows() {
    let slides = "red 14,-,-,- / yellow 18,-,-,- / red plays 2";
    assert_eq!(
        preview(slides, "14 16").as_deref(),
        Some("To 16, slides to 19, sends Ben back to Start.")
    );
    let home = "red s4,20,-,- / yellow 40,-,-,- / red plays 2";
    assert_eq!(preview(home, "R-4 R-home").as_deref(), Some("Home."));
    assert_eq!(
        preview("red 58,H,-,- / yellow 30,-,-,- / red plays 7", "58 R-3").as_deref(),
        Some("To safety square 3.")
    );
    let eleven = "red 21,H,H,- / yellow 32,50,-,- / red plays 11";
    assert_eq!(
        preview(eleven, "21 32 forward").as_deref(),
        Some("To 32, sends Ben back to Start.")
    );
    assert_eq!(preview(eleven, "21 32 swap").as_deref(), Some("To 32."));
}

#[test]
fn refusals_say_why() {
    let first = "Draw a card first: tap the pile, or press Draw.";
    let draws = "red 20,23,H,- / yellow 40,-,-,- / red draws";
    assert_eq!(refusal(draws, "20"), first);
    let three = "red 20,23,H,- / yellow 40,-,-,- / red plays 3";
    for (touched, why) in [
        ("40", "That pawn is Ben’s. Select one of the lit ones."),
        ("Y-start", "That pawn is Ben’s. Select one of the lit ones."),
        (
            "25",
            "There is no pawn of yours on 25. Select one of the lit ones.",
        ),
        (
            "R-2",
            "There is no pawn of yours on safety square 2. Select one of the lit ones.",
        ),
        ("R-start", "Pawns leave Start only with a 1, a 2 or Sorry!"),
        ("20", "Your own pawn stands where it would land."),
        ("R-home", "A pawn at Home stays there."),
        (
            "23 40",
            "This pawn cannot go to 40 now. Tap one of the lit squares.",
        ),
        (
            "deck",
            "You have drawn a THREE. Move forward three squares. 1 possible move! Please select a pawn!",
        ),
    ] {
        assert_eq!(refusal(three, touched), why, "{touched}");
    }
    for (position, touched, why) in [
        (
            "red s4,20,-,- / yellow 40,-,-,- / red plays 5",
            "R-4",
            "That would lead beyond Home, which takes the exact number.",
        ),
        (
            "red 4,-,-,- / yellow 40,-,-,- / red plays 1",
            "R-start",
            "Your own pawn stands where it would land.",
        ),
        (
            "red 4,H,H,H / yellow 40,-,-,- / red plays S",
            "4",
            "Sorry! needs a pawn in your Start.",
        ),
        (
            "red 20,-,-,- / yellow -,-,-,H / red plays S",
            "R-start",
            "No pawn of another player stands on a square that counts.",
        ),
    ] {
        assert_eq!(refusal(position, touched), why, "{touched}");
    }
}

#[test]
fn a_move_is_described_with_names_and_all_that_follows() {
    let slides = "red 14,-,-,- / yellow 18,-,-,- / red plays 2";
    assert_eq!(
        described(slides, "2:R14+2"),
        "Ann plays a 2: 14 to 16, slides to 19, sends Ben back to Start."
    );
    assert_eq!(
        described(slides, "2:Ro"),
        "Ann plays a 2: a pawn leaves Start."
    );
    assert_eq!(
        described("red s2,H,H,- / yellow 40,-,-,- / red plays 10", "10:Rs2-1"),
        "Ann plays a 10: back from safety square 2 to safety square 1."
    );
    assert_eq!(
        described(
            "red s3,20,H,H / yellow 26,-,-,- / red plays 7",
            "7:Rs3+3/R20+4"
        ),
        "Ann splits a 7. From safety square 3 to Home. From 20 to 24, slides to 28, sends Ben back to Start."
    );
    let eleven = "red 21,H,H,- / yellow 32,50,-,- / red plays 11";
    assert_eq!(
        described(eleven, "11:R21x50"),
        "Ann plays an 11: changes places, 21 with Ben on 50."
    );
    assert_eq!(
        described("red 1,H,H,- / yellow 31,-,-,- / red plays 11", "11:R1x31"),
        "Ann plays an 11: changes places, 1 with Ben on 31, slides to 34, Ben slides to 4."
    );
    assert_eq!(
        described("red 20,-,-,- / yellow 40,-,-,- / red plays S", "S:Rx40"),
        "Ann plays Sorry! and takes Ben’s place on 40, sends Ben back to Start."
    );
    assert_eq!(
        described("red -,-,-,- / yellow 40,-,-,- / red plays 8", "pass"),
        "Ann cannot use an 8."
    );
    assert_eq!(
        described("red 58,H,H,- / yellow 40,-,-,- / red plays 11", "pass"),
        "Ann keeps places."
    );
}

#[test]
fn a_card_for_a_hand_is_told_only_to_its_owner() {
    let cards = "1,0,1,1,1,0,0,1,0,0,0";
    let game = folded(&format!(
        "red 20,-,-,- hand=1,0,1,1,1,0,0,0,0,0,0 / yellow 40,-,-,- hand={cards} / red refills cards=hand"
    ));
    let m = "=S".parse().expect("it is a draw");
    let message = |viewer| {
        (
            english(game.describe_move(m, viewer)),
            game.notation(m, viewer),
        )
    };
    let hidden = ("Ann draws a card.".to_owned(), "=".to_owned());
    let open = ("Ann draws a Sorry!".to_owned(), "=S".to_owned());
    assert_eq!(message(Viewer::Nobody), hidden);
    assert_eq!(message(Viewer::Seat(Seat::TWO)), hidden);
    assert_eq!(message(Viewer::Seat(Seat::ONE)), open);
    assert_eq!(message(Viewer::Everybody), open);
}

#[test]
fn the_board_as_text_shows_only_hands_that_the_viewer_may_see() {
    let game = folded(
        "red 20,-,s2,H hand=1,0,1,1,1,0,0,1,0,0,0 / yellow 40,-,-,- hand=0,2,0,0,0,1,1,0,1,0,0 / red plays cards=hand",
    );
    let text = |viewer| game.text(viewer, &|phrase| said(Language::English, &phrase));
    let pawns = "Red: Start, 20, safety square 2, Home\nYellow: Start, Start, Start, 40\n";
    let all = "Cards left: 1×5, 2×4, 3×4, 4×4, 5×4, 7×4, 8×4, 10×4, 11×4, 12×4, S×4\n";
    assert_eq!(text(Viewer::Nobody), format!("{pawns}{all}"));
    let own = "Card: 1, 3, 4, 5, 10\n";
    let left = "Cards left: 1×4, 2×4, 3×3, 4×3, 5×3, 7×4, 8×4, 10×3, 11×4, 12×4, S×4\n";
    assert_eq!(text(Viewer::Seat(Seat::ONE)), format!("{pawns}{own}{left}"));
    let german = game.text(Viewer::Nobody, &|phrase| said(Language::German, &phrase));
    assert!(
        german.starts_with("Rot: Start, 20, Sicherheitsfeld 2, Ziel\n"),
        "{german}"
    );
}

#[test]
fn cards_say_line_by_line_what_they_allow() {
    let seven = english(Message::CardFace { card: Card::SEVEN });
    assert_eq!(
        seven.lines().collect::<Vec<_>>(),
        ["One pawn 7 forward,", "or split the 7", "over two pawns"]
    );
    let lines = |language, card: Card| {
        let phrase = Message::CardFace { card }.into();
        said(language, &phrase).lines().count()
    };
    for card in Card::all() {
        for language in [Language::English, Language::German] {
            assert!((1..=3).contains(&lines(language, card)), "{}", card.name());
        }
    }
}

#[test]
fn spots_are_described_with_what_is_there() {
    let game = folded("red 20,s2,-,- / yellow 40,-,-,H / red plays 3");
    let label = |name: &str| {
        let spot = spots(&game, name)[0];
        english(game.describe_spot(spot).expect("it has a label"))
    };
    for (name, wanted) in [
        ("20", "Square 20, Ann’s pawn, Red"),
        ("21", "Square 21, free"),
        ("R-2", "Red safety square 2, Ann’s pawn"),
        ("Y-2", "Yellow safety square 2, free"),
        ("R-start", "Red Start, 2 pawns"),
        ("Y-home", "Yellow Home, 1 pawn"),
        ("deck", "Draw pile, 44 cards"),
        ("discard", "Discard pile, empty"),
    ] {
        assert_eq!(label(name), wanted);
    }
}

#[test]
fn the_end_names_the_winner() {
    let game = folded("red H,H,H,H / yellow 40,-,-,- / red over");
    let Turn::Over(outcome) = game.turn() else {
        panic!("it is over");
    };
    assert_eq!(
        english(Sorry::ending(&game, &outcome)),
        "All four of Ann’s pawns are Home."
    );
}
