//! What is said in passing: a sentence at the edge of the screen, and in the live region for those who do not see it.

use crate::app::i18n::{I18n, Text, use_i18n};
use crate::games::ui::Phrase;
use leptos::prelude::*;
use std::sync::Arc;

/// A sentence for the person at the screen, perhaps with a next step as a button.
#[derive(Clone)]
pub struct Toast {
    /// What there is to say.
    pub text: String,
    /// A next step.
    pub action: Option<ToastAction>,
    /// Tells it from all others.
    number: usize,
}

/// The button of a toast.
#[derive(Clone)]
pub struct ToastAction {
    /// What it says.
    pub label: Text,
    /// What it does. Not a `Callback`: a toast may outlive the component that has shown it.
    pub act: Arc<dyn Fn() + Send + Sync>,
}

/// What is said in passing, as a context.
#[derive(Clone, Copy)]
pub struct Toasts {
    /// What is shown now.
    pub current: RwSignal<Option<Toast>>,
    /// What the live region reads out.
    pub announced: RwSignal<String>,
    /// How many there were so far.
    count: StoredValue<usize>,
    i18n: I18n,
}

impl Toasts {
    /// Provides it to everything below.
    pub fn provide() -> Toasts {
        let state = Toasts {
            current: RwSignal::new(None),
            announced: RwSignal::new(String::new()),
            count: StoredValue::new(0),
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
        self.show_text(untrack(|| self.i18n.say(message)));
    }

    /// Shows a message with a next step as a button; returns the toast's number.
    pub fn offer(
        &self,
        message: impl Into<Phrase>,
        label: Text,
        act: impl Fn() + Send + Sync + 'static,
    ) -> usize {
        let text = untrack(|| self.i18n.say(message));
        let act = Arc::new(act);
        self.put(text, Some(ToastAction { label, act }))
    }

    /// Shows a sentence, and reads it out.
    pub fn show_text(&self, text: String) {
        self.put(text, None);
    }

    fn put(&self, text: String, action: Option<ToastAction>) -> usize {
        self.announce(text.clone());
        self.count.update_value(|count| *count += 1);
        let number = self.count.get_value();
        self.current.set(Some(Toast {
            text,
            action,
            number,
        }));
        number
    }

    /// Is this toast still on the screen?
    pub fn is_shown(&self, number: usize) -> bool {
        self.current
            .with_untracked(|toast| toast.as_ref().is_some_and(|toast| toast.number == number))
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
