//! A match that begins with the position of a case.

use parlour::table::{Colour, Participant, Record};

/// Set up by hand: the options and the position as text.
pub fn set_up(game: &str, options: String, start: String) -> Record {
    let sitter = |colour| Participant::person("", colour);
    Record {
        game: game.into(),
        options,
        start: Some(start),
        seats: vec![sitter(Colour::Red), sitter(Colour::Blue)],
        ..Record::default()
    }
}
