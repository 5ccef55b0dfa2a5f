//! The console beside a match: what it begins with, and what joins it (C7).

use super::*;
use crate::console::Console as _;

/// The boards of a match, from the empty one on.
fn boards(moves: &str) -> Vec<Board> {
    let mut position = ScoreFour::set_up(Board::default());
    let mut boards = vec![*position.board()];
    for name in moves.split_whitespace() {
        position.apply(Peg::named(name).expect("it is a peg"));
        boards.push(*position.board());
    }
    boards
}

fn told(at: &mut AtTable, typed: &str) -> Vec<String> {
    at.submit(typed);
    let mut told = Vec::new();
    while let Some(event) = at.next_event() {
        if let Event::Said(said) = event {
            told.push(said.text);
        }
    }
    told
}

/// How many steps can be undone.
fn steps(at: &mut AtTable) -> usize {
    let mut steps = 0;
    while told(at, "undo.") == ["Done."] {
        steps += 1;
    }
    steps
}

#[test]
fn c7_undo_reaches_back_over_the_moves_of_the_match() {
    let mut at = AtTable::open(&boards("A1 B1 C1"), None);
    assert_eq!(at.settle(), None);
    assert_eq!(steps(&mut at), 3);
    let empty = at.settle().expect("it is another board");
    assert!(empty.ends_with("white to move"));
    assert_eq!(at.settle(), None, "now that is the match");
}

#[test]
fn c7_what_was_edited_is_there_again_and_moves_made_since_join_it() {
    let mut at = AtTable::open(&boards("A1"), None);
    told(&mut at, "set notes off. add black D4. set level 5.");
    let kept = at.session();
    // Nothing was moved: it is as it was left.
    let mut same = AtTable::open(&boards("A1"), Some(&kept));
    assert_eq!(told(&mut same, "show level."), ["Level 5."]);
    let edited = same.settle().expect("it is another board");
    assert!(edited.contains("B..."), "{edited}");
    // Two moves: two steps more.
    let mut played = AtTable::open(&boards("A1 A2 A3"), Some(&kept));
    assert_eq!(played.settle(), None);
    assert_eq!(steps(&mut played), 4);
    // One was taken back and another made: one step more.
    let mut other = AtTable::open(&boards("A4"), Some(&kept));
    assert_eq!(other.settle(), None);
    assert_eq!(steps(&mut other), 3);
}

#[test]
fn a_session_that_cannot_be_read_begins_anew() {
    let boards = boards("A1 B1");
    let sound = AtTable::open(&boards, None).session();
    assert_eq!(AtTable::open(&boards, Some(&sound)).session(), sound);
    for kept in [
        "",
        " ",
        "x",
        &sound[1..],
        &sound[..40],
        &sound.replace('1', "2"),
    ] {
        assert_eq!(
            AtTable::open(&boards, Some(kept)).session(),
            sound,
            "{kept}"
        );
    }
    assert_eq!(AtTable::open(&[], None).settle(), None);
}

#[test]
fn c7_whoever_was_at_the_board_finds_its_position_and_the_own_one_a_step_back() {
    let match_boards = boards("A1 B1");
    let mut at = AtTable::open(&match_boards, None);
    told(&mut at, "add white to D4.");
    let kept = at.session();
    let mut reloaded = AtTable::open(&match_boards, Some(&kept));
    assert_eq!(
        told(&mut reloaded, "show status.")[0].lines().next(),
        Some("White: 2 balls. Black: 1 balls.")
    );
    let mut back = AtTable::open(&match_boards, Some(&format!("!{kept}")));
    assert_eq!(
        told(&mut back, "show status.")[0].lines().next(),
        Some("White: 1 balls. Black: 1 balls.")
    );
    told(&mut back, "undo.");
    assert_eq!(
        told(&mut back, "show status.")[0].lines().next(),
        Some("White: 2 balls. Black: 1 balls.")
    );
}
