//! What is said in passing: a sentence at the edge of the screen, and in the live region for those who do not see it.

use crate::app::i18n::{I18n, Text, use_i18n};
use crate::games::ui::Phrase;
use leptos::prelude::*;

/// A sentence for the person at the screen, perhaps with a next step as a button.
#[derive(Clone)]
pub struct Toast {
    /// What there is to say.
    pub text: String,
    /// A word for the button, and what it does.
    pub action: Option<(Text, Callback<()>)>,
}

/// What is said in passing, as a context.
#[derive(Clone, Copy)]
pub struct Toasts {
    /// What is shown now.
    pub current: RwSignal<Option<Toast>>,
    /// What the live region reads out.
    pub announced: RwSignal<String>,
    i18n: I18n,
}

impl Toasts {
    /// Provides it to everything below.
    pub fn provide() -> Toasts {
        let state = Toasts {
            current: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            i18n: use_i18n(),
        };
        provide_context(state);
        state
    }

    /// Reads a sentence out. The same one again is read again: every other time it ends in a blank that nobody hears.
    pub fn announce(&self, text: String) {
        let again = self.announced.with_untracked(|said| *said == text);
        self.announced
            .set(if again { text + "\u{a0}" } else { text });
    }

    /// Shows a message, and reads it out.
    pub fn show(&self, message: impl Into<Phrase>) {
        self.show_text(untrack(|| self.i18n.say(message)), None);
    }

    /// Shows a message with a next step as a button.
    pub fn offer(&self, message: impl Into<Phrase>, label: Text, act: impl Into<Callback<()>>) {
        let text = untrack(|| self.i18n.say(message));
        self.show_text(text, Some((label, act.into())));
    }

    /// Shows a sentence, and reads it out.
    pub fn show_text(&self, text: String, action: Option<(Text, Callback<()>)>) {
        self.announce(text.clone());
        self.current.set(Some(Toast { text, action }));
    }

    /// Takes away what is shown.
    pub fn dismiss(&self) {
        if self.current.with_untracked(Option::is_some) {
            self.current.set(None);
        }
    }
}

/// What is said in passing.
pub fn use_toasts() -> Toasts {
    expect_context()
}
