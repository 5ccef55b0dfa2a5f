//! To the board and back, and what waits while the computer thinks (C7).

use super::*;

#[test]
fn c7_commands_wait_for_the_computer() {
    let mut console = Console::default();
    console.submit("get white. add w A1.");
    let question = question(&mut console);
    assert_eq!(console.thinking(), Some(Side::White));
    console.submit("show level.");
    assert_eq!(console.next_event(), None);
    console.answered(question.number, peg("C3"));
    let said = events(&mut console);
    let expected = ["C3.", "Done.", "Level 3."];
    assert_eq!(said, expected.map(|text| reply(text.into())));
}

#[test]
fn c7_stop_jumps_the_queue_once_for_a_search() {
    let mut console = Console::default();
    console.submit("get white. show level. stop. get black. stop. stop.");
    let white = question(&mut console);
    let done = || Some(reply("Done.".into()));
    assert_eq!(console.next_event(), done());
    assert_eq!(console.next_event(), Some(Event::Stop));
    assert_eq!(console.next_event(), None);
    console.answered(white.number, peg("A1"));
    let said = events(&mut console);
    assert_eq!(said.len(), 5, "{said:?}");
    assert_eq!(said[1], reply("Level 3.".into()));
    assert!(matches!(&said[2], Event::Think(_)));
    assert_eq!(Some(said[3].clone()), done());
    assert_eq!(said[4], Event::Stop);
    console.answered(white.number + 1, peg("A1"));
    let last = texts(&mut console, "");
    assert_eq!(
        last,
        ["A1.", "Impossible.", "Note: the AI is not thinking."]
    );
}

#[test]
fn c7_quit_jumps_the_queue_and_an_answer_that_comes_late_is_dropped() {
    let mut console = Console::default();
    console.submit("play white. add w A1.");
    let question = question(&mut console);
    console.submit("show level. quit. show board.");
    let goodbye = reply("Goodbye.".into());
    assert_eq!(events(&mut console), [goodbye, Event::Stop, Event::Left]);
    console.answered(question.number, peg("A1"));
    assert_eq!(events(&mut console), []);
    // Nor is it taken for the answer to another question.
    console.submit("get black.");
    let next = super::question(&mut console);
    console.answered(question.number, peg("A1"));
    assert_eq!(events(&mut console), []);
    console.answered(next.number, peg("D4"));
    assert_eq!(texts(&mut console, ""), ["D4."]);
    assert_eq!(console.board(), &Board::default());
}

#[test]
fn c7_moves_made_on_the_board_join_the_list() {
    let mut console = Console::default();
    say(&mut console, "load A1. undo.");
    let board = Board::default().with(Side::White, Peg::at(3, 3));
    console.moved(board);
    console.moved(board);
    assert_eq!(events(&mut console), []);
    let said = texts(&mut console, "redo. undo. undo.");
    let expected = [
        "Impossible.",
        "Note: nothing to redo.",
        "Done.",
        "Impossible.",
        "Note: nothing to undo.",
    ];
    assert_eq!(said, expected);
}
