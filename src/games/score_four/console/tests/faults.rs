//! Errors, usage lines and what the referee says (C8).

use super::*;
use commands::usage_lines;

#[test]
fn c8_the_first_fault_decides() {
    let add = "Error: usage: add <white|black> bead to <peg>.";
    let remove = "Error: usage: remove bead from <peg>.";
    let set = "Error: usage: set level <1-5>. or set notes <on|off>.";
    for (typed, expected) in [
        (" . ", "Error: empty command."),
        (
            "jump.",
            "Error: unknown command \"jump\". Type \"help.\" for the list.",
        ),
        (
            "help jump now.",
            "Error: unknown command \"jump\". Type \"help.\" for the list.",
        ),
        ("add.", add),
        (
            "add red bead to E5.",
            "Error: unknown colour \"red\". Use white or black.",
        ),
        ("add white.", add),
        ("add white bead to.", add),
        (
            "add white bead to E5 now.",
            "Error: unknown peg \"E5\". Pegs are A1 to D4.",
        ),
        (
            "add white to bead A1.",
            "Error: unknown peg \"bead\". Pegs are A1 to D4.",
        ),
        ("add white A1 now.", add),
        (
            "add white A 1.",
            "Error: unknown peg \"A\". Pegs are A1 to D4.",
        ),
        ("remove bead.", remove),
        ("take A1 A2.", remove),
        ("get.", "Error: usage: get <white|black> move."),
        ("get white ball.", "Error: usage: get <white|black> move."),
        (
            "get A1.",
            "Error: unknown colour \"A1\". Use white or black.",
        ),
        (
            "play.",
            "Error: usage: play <peg>. or play <white|black> move.",
        ),
        (
            "play red.",
            "Error: unknown peg \"red\". Pegs are A1 to D4.",
        ),
        (
            "play A1 move.",
            "Error: usage: play <peg>. or play <white|black> move.",
        ),
        (
            "show.",
            "Error: usage: show <board|status|lines|threats|pegs|level|manual>.",
        ),
        (
            "show me.",
            "Error: usage: show <board|status|lines|threats|pegs|level|manual>.",
        ),
        ("draw.", "Error: usage: draw board."),
        ("go home.", "Error: usage: go <interactive|gui>."),
        ("clear board.", "Error: usage: clear."),
        ("quit now.", "Error: usage: quit."),
        ("undo 0.", "Error: \"0\" is not a count from 1 to 64."),
        ("undo 65 2.", "Error: \"65\" is not a count from 1 to 64."),
        ("redo -1.", "Error: \"-1\" is not a count from 1 to 64."),
        ("redo 1 2.", "Error: usage: redo [count]."),
        ("load.", "Error: usage: load <peg> <peg> ... ."),
        (
            "load A1 B9 X.",
            "Error: unknown peg \"B9\". Pegs are A1 to D4.",
        ),
        ("set.", set),
        ("set speed 3.", set),
        ("set level.", set),
        ("set level 9.", "Error: \"9\" is not a level from 1 to 5."),
        ("set level 3 now.", set),
        ("set notes.", set),
        ("set notes maybe.", set),
        ("help add white.", "Error: usage: help [command]."),
        ("manual add.", "Error: usage: help [command]."),
        ("stop it.", "Error: usage: stop."),
    ] {
        let mut console = Console::default();
        let said = say(&mut console, typed);
        assert_eq!(said, [(Kind::Error, expected.to_owned())], "{typed}");
        assert_eq!(console.session(), Console::default().session());
    }
}

#[test]
fn c8_the_quoted_word_is_as_typed_and_at_most_twenty_letters() {
    let word = "Ünïcödé😀ÄÖÜäöüß<b>&amp;</b>";
    let quoted: String = word.chars().take(20).collect();
    let expected = format!("Error: unknown command \"{quoted}\". Type");
    assert!(answer(&format!("{word}.")).starts_with(&expected));
    let long = "x".repeat(1_000_000);
    assert!(answer(&format!("play {long}.")).len() < 100);
}

#[test]
fn c8_help_knows_every_command() {
    let manual = answer("help.");
    let lines: Vec<&str> = usage_lines().collect();
    assert_eq!(manual, lines.join("\n"));
    assert_eq!(
        [answer("manual."), answer("show manual.")],
        [manual.clone(), manual]
    );
    assert_eq!(answer("help suggest."), "get <white|black> move.");
    for usage in lines {
        let word = usage.split([' ', '.']).next().expect("it has a word");
        assert_eq!(answer(&format!("help {word}.")), usage);
    }
}

#[test]
fn c8_the_referee_tells_new_lines_and_a_new_result() {
    let mut console = Console::default();
    let said = texts(
        &mut console,
        "load A1 B1 A2 B2 A3 B3 A4. add b B4. remove A1. remove B1. undo.",
    );
    let expected = [
        "Done.",
        "Referee: white line A1:1 A2:1 A3:1 A4:1.",
        "Referee: white wins.",
        "Done.",
        "Referee: black line B1:1 B2:1 B3:1 B4:1.",
        "Referee: both colours have a line.",
        "Done.",
        "Referee: black wins.",
        "Done.",
        "Referee: game open.",
        "Done.",
        "Referee: black line B1:1 B2:1 B3:1 B4:1.",
        "Referee: black wins.",
    ];
    assert_eq!(said, expected);
}
