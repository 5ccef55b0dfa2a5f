//! The console of a match: what it begins with, and what joins its history (C7).

use super::*;

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

/// The messages that follow a submission.
fn messages(console: &mut MatchConsole, typed: &str) -> Vec<String> {
    console.submit(typed);
    let mut messages = Vec::new();
    while let Some(event) = console.next_event() {
        if let Event::Said(said) = event {
            messages.push(said.text);
        }
    }
    messages
}

/// How many steps can be undone.
fn steps(console: &mut MatchConsole) -> usize {
    let mut steps = 0;
    while messages(console, "undo.") == ["Done."] {
        steps += 1;
    }
    steps
}

#[test]
fn c7_undo_reaches_back_over_the_moves_of_the_match() {
    let mut console = MatchConsole::open(&boards("A1 B1 C1"), None, false);
    assert_eq!(console.settle(), None);
    assert_eq!(steps(&mut console), 3);
    let empty = console.settle().expect("it is another board");
    assert!(empty.ends_with("white to move"));
    assert_eq!(console.settle(), None, "now that is the match");
}

#[test]
fn c7_what_was_edited_is_there_again_and_moves_made_since_join_it() {
    let mut console = MatchConsole::open(&boards("A1"), None, false);
    messages(&mut console, "set notes off. add black D4. set level 5.");
    let saved = console.session();
    // Nothing was moved: it is as it was left.
    let mut same = MatchConsole::open(&boards("A1"), Some(&saved), false);
    assert_eq!(messages(&mut same, "show level."), ["Level 5."]);
    let edited = same.settle().expect("it is another board");
    assert!(edited.contains("B..."), "{edited}");
    // Two moves: two steps more.
    let mut played = MatchConsole::open(&boards("A1 A2 A3"), Some(&saved), false);
    assert_eq!(played.settle(), None);
    assert_eq!(steps(&mut played), 4);
    // One was taken back and another made: one step more.
    let mut other = MatchConsole::open(&boards("A4"), Some(&saved), false);
    assert_eq!(other.settle(), None);
    assert_eq!(steps(&mut other), 3);
}

#[test]
fn a_session_that_cannot_be_read_begins_anew() {
    let boards = boards("A1 B1");
    let sound = MatchConsole::open(&boards, None, false).session();
    assert_eq!(
        MatchConsole::open(&boards, Some(&sound), false).session(),
        sound
    );
    for saved in [
        "",
        " ",
        "x",
        &sound[1..],
        &sound[..40],
        &sound.replace('1', "2"),
    ] {
        assert_eq!(
            MatchConsole::open(&boards, Some(saved), false).session(),
            sound,
            "{saved}"
        );
    }
    assert_eq!(MatchConsole::open(&[], None, false).settle(), None);
}

#[test]
fn c7_whoever_was_at_the_board_finds_its_position_and_the_own_one_a_step_back() {
    let match_boards = boards("A1 B1");
    let mut console = MatchConsole::open(&match_boards, None, false);
    messages(&mut console, "add white to D4.");
    let saved = console.session();
    let mut reloaded = MatchConsole::open(&match_boards, Some(&saved), false);
    assert_eq!(
        messages(&mut reloaded, "show status.")[0].lines().next(),
        Some("White: 2 balls. Black: 1 balls.")
    );
    let mut back = MatchConsole::open(&match_boards, Some(&saved), true);
    assert_eq!(
        messages(&mut back, "show status.")[0].lines().next(),
        Some("White: 1 balls. Black: 1 balls.")
    );
    messages(&mut back, "undo.");
    assert_eq!(
        messages(&mut back, "show status.")[0].lines().next(),
        Some("White: 2 balls. Black: 1 balls.")
    );
}
