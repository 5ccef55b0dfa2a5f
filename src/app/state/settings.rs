//! What has been set, and what follows from it for the whole page.

use super::storage::{AppStorage, use_storage};
use crate::app::browser::{languages, set_root_attribute};
use crate::app::i18n::{I18n, Language};
use crate::storage::{Animation, Motion, Settings, Theme};
use leptos::prelude::*;
use leptos_use_media_query::use_media_query;

/// What has been set, as a context.
#[derive(Clone, Copy)]
pub struct AppSettings {
    /// All settings.
    pub all: RwSignal<Settings>,
    /// Does the system want nothing to move?
    system_is_still: Signal<bool>,
    storage: AppStorage,
}

impl AppSettings {
    /// Provides settings to everything below, and dresses the page as they say.
    pub fn provide() -> AppSettings {
        let storage = use_storage();
        let state = AppSettings {
            all: RwSignal::new(storage.read(|store| store.settings())),
            system_is_still: use_media_query("(prefers-reduced-motion: reduce)"),
            storage,
        };
        provide_context(state);
        let language = state.provide_language().language;
        Effect::new(move |_| state.dress());
        Effect::new(move |_| set_root_attribute("lang", Some(language.get().tag())));
        state
    }

    /// Provides the language to everything below.
    pub fn provide_language(self) -> I18n {
        let wanted = languages();
        let language =
            move |_: Option<&Language>| self.all.with(|all| Language::of(all.language, &wanted));
        let i18n = I18n {
            language: Memo::new(language).into(),
        };
        provide_context(i18n);
        i18n
    }

    /// Changes settings, at once and for good.
    pub fn change(&self, change: impl FnOnce(&mut Settings)) {
        self.all.update(change);
        self.all.with_untracked(|settings| {
            self.storage.read(|store| store.set_settings(settings));
        });
        self.storage.changed();
    }

    /// How slowly pieces travel, 100 being normal; nothing, if nothing is to move. Tracked.
    pub fn pace(&self) -> Option<u32> {
        let (motion, animation) = self.all.with(|all| (all.motion, all.animation));
        let still = match motion {
            Motion::System => self.system_is_still.get(),
            Motion::Reduced => true,
            Motion::Full => false,
        };
        match animation {
            Animation::Off => None,
            _ if still => None,
            Animation::System | Animation::Normal => Some(100),
            Animation::Fast => Some(50),
            Animation::Slow => Some(180),
        }
    }

    /// Puts on the page what settings say about its look.
    fn dress(&self) {
        let still = self.pace().is_none();
        set_root_attribute("data-still", still.then_some(""));
        self.all.with(|all| {
            let theme = match all.theme {
                Theme::System => "",
                chosen => chosen.id(),
            };
            set_root_attribute("data-theme", Some(theme));
            set_root_attribute("data-text", Some(all.text_size.id()));
            set_root_attribute("data-marks", Some(all.marks.id()));
        });
    }
}

/// What has been set.
pub fn use_settings() -> AppSettings {
    expect_context()
}
