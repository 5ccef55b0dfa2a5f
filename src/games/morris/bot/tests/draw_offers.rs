//! A draw that is offered to the computer.

use crate::ai::{Budget, Limits, takes_draw, think};
use crate::games::morris::Morris;
use crate::games::morris::rules::tests::at;
use crate::table::{Colour, Level, Participant, Record};

/// Does the computer take a draw that the side to act offers here?
fn is_taken(text: &str) -> bool {
    let position = at(text);
    let person = |colour| Participant::person("", colour);
    let record = Record {
        game: "morris".into(),
        options: position.options().to_string(),
        start: Some(position.to_string()),
        seats: vec![person(Colour::Red), person(Colour::Blue)],
        ..Record::default()
    };
    let mut limits = Limits::new(Budget::of_nodes(20_000), &|| 0.0);
    let mut best = None;
    let result = think::<Morris>(&record, Level::Expert, &mut limits, &mut |thought| {
        best = Some(thought.clone());
    });
    result.expect("it is a match");
    takes_draw(&best.expect("somebody has to move"), 0)
}

#[test]
fn the_computer_takes_a_draw_when_it_stands_worse() {
    assert!(is_taken("B......B.WWWWWW.W.WB...B W 0 0 -"));
    assert!(is_taken("W......W.BBBBBB.B.BW...W B 0 0 -"));
}

#[test]
fn the_computer_declines_a_draw_when_it_stands_better() {
    assert!(!is_taken("W......W.BBBBBB.B.BW...W W 0 0 -"));
    assert!(!is_taken("B......B.WWWWWW.W.WB...B B 0 0 -"));
}
