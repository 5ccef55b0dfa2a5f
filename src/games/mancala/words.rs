//! What Mancala says.

mod en;

use crate::app::face::{ChoiceWords, Page};
use crate::app::words::Language;
pub use en::Words;

/// The game's texts in the language in use.
pub fn words() -> &'static Words {
    match Language::current() {
        Language::English => &en::ENGLISH,
    }
}

/// The rules in the language in use.
pub fn rules() -> &'static [Page] {
    match Language::current() {
        Language::English => en::RULES,
    }
}

/// What is chosen before a match, in the language in use.
pub fn choice(key: &str, value: &str) -> ChoiceWords {
    match Language::current() {
        Language::English => en::choice(key, value),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_well_formed() {
        crate::app::words::check_texts(&super::en::ENGLISH.all());
    }
}
