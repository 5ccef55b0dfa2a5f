//! What people are told in English, which spots they touch, and matches at random in every language.

mod random;
mod spots;
mod texts;

use super::{Message, Spot};
use crate::app::i18n::{Language, translate};
use crate::games::sorry::Sorry;
use crate::games::sorry::test_support::position;
use crate::games::ui::{GameUi as _, Phrase};

const NAMES: [&str; 4] = ["Ann", "Ben", "Cid", "Dot"];

fn said(language: Language, phrase: &Phrase) -> String {
    translate(language, phrase, &NAMES.map(str::to_owned))
}

fn english(message: Message) -> String {
    said(Language::English, &message.into())
}

/// A position whose lines are separated as in records.
fn folded(text: &str) -> Sorry {
    position(&text.replace(" / ", "\n"))
}

/// The spots of these names.
fn spots(game: &Sorry, names: &str) -> Vec<Spot> {
    let find = |name: &str| {
        let mut all = game.spots().into_iter();
        all.find(|spot| spot.to_string() == name)
            .unwrap_or_else(|| panic!("there is no spot {name}"))
    };
    names.split_whitespace().map(find).collect()
}
