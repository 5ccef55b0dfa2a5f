//! Sessions as text: they read back, and nothing that is read does harm.

use super::*;
use crate::game::rng;
use proptest::prelude::*;

/// A console after these commands.
fn console_after(typed: &str) -> Console {
    let mut console = Console::default();
    console.submit(typed);
    while console.next_event().is_some() {}
    console
}

#[test]
fn a_session_reads_back() {
    for typed in [
        "",
        "add w B2. add b B2. remove B2. undo 2. set level 5. set notes off.",
        "load A1 B1 C1. clear. load D4. undo.",
    ] {
        let console = console_after(typed);
        let session = console.session();
        let read = Console::read(&session).expect("it is a session");
        assert_eq!(read.session(), session);
        assert_eq!(
            (read.board(), read.history.all()),
            (console.board(), console.history.all())
        );
    }
    let session =
        console_after("add w B2. add b B2. remove B2. undo 2. set level 5. set notes off.")
            .session();
    assert_eq!(session, "1 5 off 1 .w5b5-5");
    assert_eq!(console_after("load A1.").session(), "1 3 on 1 .w0");
}

#[test]
fn damaged_sessions_are_refused() {
    for session in [
        "",
        "1 3 on 0 ",
        "2 3 on 0 .",
        "1 0 on 0 .",
        "1 6 on 0 .",
        "1 3 maybe 0 .",
        "1 3 on 1 .",
        "1 3 on 0 . more",
        "1 3 on 0 ..",
        "1 3 on 0 -0",
        "1 3 on 0 w",
        "1 3 on 0 wg",
        "1 3 on 0 x0",
        "1 3 on 0 é",
        "1 3 on 0 .w0w0w0w0w0",
        // Two balls in a cell, a ball in the air, and too many of a colour.
        "1 3 on 0 =00000000000000010000000000000001",
        "1 3 on 0 =00000000000100000000000000000000",
        "1 3 on 0 =0000000fffffffff0000000000000000",
        "1 3 on 0 =0000000000000001000000000000000",
    ] {
        assert!(Console::read(session).is_none(), "{session}");
    }
}

#[test]
fn the_oldest_boards_go_first() {
    let mut console = Console::default();
    for _ in 0..history::MAX_BOARDS {
        console.submit("load A1 B2. clear.");
        while console.next_event().is_some() {}
    }
    let session = console.session();
    assert!(session.len() < 40_000);
    let read = Console::read(&session).expect("it is a session");
    assert_eq!(read.history.all().0.len(), history::MAX_BOARDS);
    assert!(Console::read(&format!("{session}w0")).is_none());
}

/// A session of random commands.
fn random_session(seed: u64) -> Console {
    let rng = &mut rng::stream(seed, 0);
    let mut console = Console::default();
    for _ in 0..200 {
        let peg = Peg(rng::pick(rng, 16) as u8);
        let typed = match rng::pick(rng, 9) {
            0..4 => format!("add w {peg}."),
            4..6 => format!("add b {peg}."),
            6 => format!("remove {peg}."),
            7 => format!("play {peg}. undo."),
            _ => format!("load {peg} A1 A1."),
        };
        console.submit(&typed);
        while console.next_event().is_some() {}
    }
    console
}

proptest! {
    #[test]
    fn any_session_reads_back(seed: u64) {
        let console = random_session(seed);
        let read = Console::read(&console.session()).expect("it is a session");
        prop_assert_eq!(read.history, console.history);
    }

    #[test]
    fn nothing_that_is_read_does_harm(text in "1 [0-6] (on|off) [0-9] [.wb=0-9a-f-]{0,80}") {
        if let Some(mut console) = Console::read(&text) {
            console.submit("undo. redo. show board. draw board. show lines. show threats. show status.");
            while console.next_event().is_some() {}
            prop_assert_eq!(Console::read(&console.session()).map(|c| c.history), Some(console.history));
        }
    }

    #[test]
    fn whatever_is_typed_every_command_has_one_reply_or_error(text in "(\\PC|[ .\n]|add |white |A1|undo|load |show ){0,60}") {
        let mut console = Console::default();
        let rest = console.submit(&text);
        let mut count = 0;
        while let Some(event) = console.next_event() {
            match event {
                Event::Said(said) => count += usize::from(said.kind != Kind::Note),
                Event::Think(question) => console.answered(question.number, peg("A1")),
                _ => {}
            }
        }
        let commands = text.matches('.').count() + usize::from(!rest.trim().is_empty());
        prop_assert_eq!(count, commands);
    }
}
