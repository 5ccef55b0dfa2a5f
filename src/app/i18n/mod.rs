//! Turns messages into sentences of the chosen language.
//!
//! Texts are Fluent files: the app's own beside this file, each game's in its `ui/`. The language is a signal, so every text on
//! the screen follows it at once.

mod bundles;
#[cfg(test)]
mod check;
mod text;

pub use bundles::translate;
pub use text::Text;

use crate::games::ui::{Phrase, Texts};
use crate::storage::LanguageChoice;
use leptos::prelude::*;

/// The app's own texts.
pub const TEXTS: Texts = Texts {
    en: include_str!("en.ftl"),
    de: include_str!("de.ftl"),
};

/// A language the app speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// English with longer words, to find texts that do not fit and texts that are not translated.
    Pseudo,
}

impl Language {
    /// What was chosen; `system` are the languages the browser asks for, the most wanted first.
    pub fn of(choice: LanguageChoice, system: &[String]) -> Language {
        match choice {
            LanguageChoice::English => Language::English,
            LanguageChoice::German => Language::German,
            LanguageChoice::Pseudo => Language::Pseudo,
            LanguageChoice::System => {
                let known = system.iter().find_map(|tag| match tag.get(..2)? {
                    "en" => Some(Language::English),
                    "de" => Some(Language::German),
                    _ => None,
                });
                known.unwrap_or(Language::English)
            }
        }
    }

    /// Its tag, for the page's `lang` and for dates.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Pseudo => "en-XA",
        }
    }

    /// Its name in itself, for those who look for it on a page in another language.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Pseudo => "Pséüüdöö",
        }
    }
}

/// The language of the page, as a context.
#[derive(Clone, Copy)]
pub struct I18n {
    /// The language now.
    pub language: Signal<Language>,
}

impl I18n {
    /// A message in the language of now; tracked.
    pub fn say(&self, message: impl Into<Phrase>) -> String {
        self.say_to(message, &[])
    }

    /// The same for a table, where seats have these names.
    pub fn say_to(&self, message: impl Into<Phrase>, names: &[String]) -> String {
        translate(self.language.get(), &message.into(), names)
    }
}

/// The language of the page.
pub fn use_i18n() -> I18n {
    expect_context()
}

/// A text that follows the language.
pub fn t(message: impl Into<Phrase>) -> Signal<String> {
    let (i18n, phrase) = (use_i18n(), message.into());
    Signal::derive(move || i18n.say(phrase.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_first_known_language_is_spoken_unless_one_is_chosen() {
        let system = ["fr-FR", "de-AT", "en"].map(str::to_owned);
        let spoken = |choice| Language::of(choice, &system);
        assert_eq!(spoken(LanguageChoice::System), Language::German);
        assert_eq!(spoken(LanguageChoice::English), Language::English);
        assert_eq!(Language::of(LanguageChoice::System, &[]), Language::English);
    }
}
