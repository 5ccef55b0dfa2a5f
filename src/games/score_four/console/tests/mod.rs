//! One rule of part C each; whole sessions are in `tests/console`.

mod at_match;
mod faults;
mod sessions;
mod waiting;

use super::*;

/// All that happens until the console waits.
fn events(console: &mut Console) -> Vec<Event> {
    std::iter::from_fn(|| console.next_event()).collect()
}

/// What is said to a submission; whatever else happens is left out.
fn say(console: &mut Console, typed: &str) -> Vec<(Kind, String)> {
    console.submit(typed);
    let line = |event| match event {
        Event::Said(said) => Some((said.kind, said.text)),
        _ => None,
    };
    events(console).into_iter().filter_map(line).collect()
}

/// The texts that are said to a submission.
fn texts(console: &mut Console, typed: &str) -> Vec<String> {
    let said = say(console, typed).into_iter();
    said.map(|(_, text)| text).collect()
}

/// The text a new console says to one command.
fn answer(typed: &str) -> String {
    let texts = texts(&mut Console::default(), typed);
    assert_eq!(texts.len(), 1, "{typed}: {texts:?}");
    texts.concat()
}

/// The question that is asked next.
fn question(console: &mut Console) -> Question {
    match console.next_event() {
        Some(Event::Think(question)) => question,
        other => panic!("{other:?} instead of a question"),
    }
}

fn reply(text: String) -> Event {
    said(Kind::Reply, text)
}

fn peg(name: &str) -> Option<Peg> {
    Some(Peg::named(name).expect("it is a peg"))
}

#[test]
fn c1_the_text_is_cut_at_periods_wherever_lines_end() {
    let mut console = Console::default();
    let said = texts(
        &mut console,
        "add white\nbead to\tB3.ADD Black bead\r\n to b3.show\nlevel.",
    );
    assert_eq!(said, ["Done.", "Done.", "Level 3."]);
    assert_eq!(console.board().height(Peg::at(1, 2)), 2);
}

#[test]
fn c1_what_no_period_ends_is_kept_and_not_run() {
    let mut console = Console::default();
    assert_eq!(
        console.submit("clear.  add white\n bead"),
        "add white  bead"
    );
    let mut found = events(&mut console).into_iter();
    assert_eq!(found.next(), Some(reply("Done.".into())));
    let error = "Error: every command ends with a period.";
    assert_eq!(found.next(), Some(said(Kind::Error, error.into())));
    assert_eq!(found.next(), None);
    assert_eq!(console.submit(" \t\n"), "");
    assert_eq!(events(&mut console), []);
}

#[test]
fn c1_a_failed_command_does_not_stop_the_next_and_quit_does() {
    let mut console = Console::default();
    let said = texts(&mut console, "jump. clear. quit. clear. unfinished");
    assert_eq!(said[1..], ["Done.", "Goodbye."]);
    assert_eq!(events(&mut console), []);
}

#[test]
fn c2_notes_can_be_turned_off_and_replies_stay() {
    let mut console = Console::default();
    let all = say(&mut console, "remove A1. set notes off. remove A1.");
    let kinds: Vec<Kind> = all.iter().map(|(kind, _)| *kind).collect();
    assert_eq!(kinds, [Kind::Reply, Kind::Note, Kind::Reply, Kind::Reply]);
    assert_eq!(all[3].1, "Impossible.");
}

#[test]
fn c3_every_wording_of_the_core() {
    let colours = ["white", "w", "BLACK", "b"];
    for verb in ["add", "place", "Put"] {
        for colour in colours {
            for bead in ["", "bead", "ball"] {
                for to in ["", "to", "on", "onto"] {
                    let typed = [verb, colour, bead, to, "c4."].join(" ");
                    assert_eq!(answer(&typed), "Done.", "{typed}");
                }
            }
        }
    }
    for verb in ["remove", "take"] {
        for bead in ["", "bead", "ball"] {
            for from in ["", "from"] {
                let typed = ["add w d4.", verb, bead, from, "D4."].join(" ");
                let said = texts(&mut Console::default(), &typed);
                assert_eq!(said, ["Done.", "Done."], "{typed}");
            }
        }
    }
    for verb in ["get", "recommend", "suggest", "play"] {
        for colour in colours {
            for last in ["", "move"] {
                let mut console = Console::default();
                console.submit(&[verb, colour, last, "."].join(" "));
                let question = question(&mut console);
                let side = if colour.starts_with('w') {
                    "white to move"
                } else {
                    "black to move"
                };
                assert!(question.position.ends_with(side), "{}", question.position);
            }
        }
    }
}

#[test]
fn c3_add_looks_neither_at_the_turn_nor_at_lines() {
    let mut console = Console::default();
    let said = texts(
        &mut console,
        "add w A1. add w A1. add w A1. add w A1. add w B1. add b B1.",
    );
    assert_eq!(said.iter().filter(|text| *text == "Done.").count(), 6);
    assert_eq!(
        texts(&mut console, "add b A1."),
        ["Impossible.", "Note: peg A1 is full."]
    );
}

#[test]
fn c3_there_is_no_33rd_ball() {
    let mut console = Console::default();
    say(&mut console, "set notes off.");
    for peg in Peg::all().take(8) {
        for _ in 0..4 {
            let typed = format!("add black {peg}.");
            assert_eq!(texts(&mut console, &typed), ["Done."]);
        }
    }
    let said = texts(
        &mut console,
        "set notes on. add black D4. get black move. show threats.",
    );
    assert_eq!(
        said[1..3],
        ["Impossible.", "Note: black has no balls left."]
    );
    assert_eq!(said[3..5], ["Impossible.", "Note: the game is over."]);
    assert!(said[5].ends_with("Black wins at: none."), "{said:?}");
}

#[test]
fn c3_get_leaves_everything_as_it_was_and_play_makes_the_move() {
    let mut console = Console::default();
    console.submit("get black move. undo. play black move. show board.");
    let first = question(&mut console);
    console.answered(first.number, peg("B1"));
    let said = events(&mut console);
    assert_eq!(said[0], reply("B1.".into()));
    assert_eq!(said[1], reply("Impossible.".into()));
    let Some(Event::Think(second)) = said.last() else {
        panic!("no question: {said:?}");
    };
    assert_eq!(second.position, first.position);
    console.answered(second.number, peg("B2"));
    assert_eq!(console.next_event(), Some(reply("B2.".into())));
    assert_eq!(console.board().at(Peg::at(1, 1).cell(0)), Some(Side::Black));
}

#[test]
fn c3_one_undo_step_is_one_command_that_changed_the_board() {
    let mut console = Console::default();
    let said = texts(
        &mut console,
        "clear. undo. load A1 A2 A3. undo. redo. load A1 A2 A3. clear. undo 2. redo 3. redo 2.",
    );
    let expected = [
        "Done.",
        "Impossible.",
        "Note: nothing to undo.",
        "Done.",
        "Done.",
        "Done.",
        "Done.",
        "Done.",
        "Done.",
        "Impossible.",
        "Note: only 2 to redo.",
        "Done.",
    ];
    assert_eq!(said, expected);
    assert_eq!(console.board(), &Board::default());
}

#[test]
fn c3_load_is_all_or_nothing() {
    let mut console = Console::default();
    let said = texts(
        &mut console,
        "load A1 B1 A1 B1 A1 B1 A1 B1. load A1 A1 A1 A1 a1. load A1 B1.",
    );
    let expected = [
        "Impossible.",
        "Note: move 8 (B1) is not legal.",
        "Impossible.",
        "Note: move 5 (A1) is not legal.",
        "Done.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn c3_levels_are_those_of_all_games_and_the_fifth_has_more_time() {
    let mut console = Console::default();
    for (level, patience) in [(1, 1), (2, 1), (3, 1), (4, 1), (5, 3)] {
        let typed = format!("set level {level}. show level.");
        assert_eq!(texts(&mut console, &typed)[1], format!("Level {level}."));
        console.submit("get white.");
        let question = question(&mut console);
        assert_eq!(question.level, Level::ALL[level.min(4) - 1]);
        assert_eq!(question.patience, patience);
        console.answered(question.number, peg("A1"));
        assert_eq!(events(&mut console).len(), 1);
    }
}

#[test]
fn c4_stacks_are_listed_from_the_bottom_up() {
    let mut console = Console::default();
    let said = texts(&mut console, "add w A2. add b A2. add b A2. show board.");
    let lines: Vec<&str> = said[3].split('\n').collect();
    assert_eq!(lines.len(), 16);
    assert_eq!(lines[..3], ["A1:", "A2: WBB", "A3:"]);
}

#[test]
fn c6_nobody_moves_once_it_is_over() {
    let mut console = Console::default();
    let said = texts(&mut console, "load A1 B1 A1 B1 A1 B1 A1. show status.");
    assert_eq!(
        said.last().map(String::as_str),
        Some("White: 4 balls. Black: 3 balls.\nTo move: nobody.\nResult: white wins.")
    );
}

#[test]
fn c9_an_answer_that_cannot_be_played_is_impossible() {
    let mut console = Console::default();
    console.submit("load A1 A1 A1 A1. play white. play white.");
    let done = console.next_event();
    assert_eq!(done, Some(reply("Done.".into())));
    let first = question(&mut console);
    console.answered(first.number, peg("A1"));
    let impossible = console.next_event();
    assert_eq!(impossible, Some(reply("Impossible.".into())));
    let second = question(&mut console);
    console.answered(second.number, None);
    assert_eq!(texts(&mut console, ""), ["Impossible."]);
}
