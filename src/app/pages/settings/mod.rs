//! What can be set. Every change applies at once and survives a reload.

mod data;
mod import;
mod question;
mod unreadable;

pub use data::BoardsSwitch;

use crate::app::components::{Block, ChoiceRow, LinkButton, Page, Switch};
use crate::app::i18n::{Language, Text, t};
use crate::app::pages::table::menu::SeatingChoice;
use crate::app::route::Route;
use crate::app::state::use_settings;
use crate::storage::{Animation, LanguageChoice, Motion, Settings, TextSize, Theme};
use data::StoredData;
use leptos::prelude::*;

/// The page of settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <Page class="settings" title=t(Text::Settings)>
            <Look />
            <AtTheTable />
            <StoredData />
            <LinkButton icon="info" label=t(Text::About) to=Route::About />
        </Page>
    }
}

/// How the page looks, and which language it speaks.
#[component]
fn Look() -> impl IntoView {
    view! {
        <Block title=t(Text::Look)>
            <LanguageRow />
            <Choice
                name=Text::Theme
                labels=vec![Text::AsSystem, Text::Light, Text::Dark]
                get=|all| all.theme as usize
                set=|all, i| all.theme = Theme::ALL[i]
            />
            <Choice
                name=Text::TextSize
                labels=vec![Text::TextNormal, Text::TextLarge, Text::TextLarger]
                get=|all| all.text_size as usize
                set=|all, i| all.text_size = TextSize::ALL[i]
            />
            // The first of all values means the normal speed as well; it is not worth a button.
            <Choice
                name=Text::Animation
                labels=vec![Text::Off, Text::Fast, Text::Normal, Text::Slow]
                get=|all| (all.animation as usize).checked_sub(1).unwrap_or(2)
                set=|all, i| all.animation = Animation::ALL[i + 1]
            />
            <Choice
                name=Text::Motion
                labels=vec![Text::AsSystem, Text::MotionReduced, Text::MotionFull]
                get=|all| all.motion as usize
                set=|all, i| all.motion = Motion::ALL[i]
            />
        </Block>
    }
}

/// How a match is played.
#[component]
fn AtTheTable() -> impl IntoView {
    view! {
        <Block title=t(Text::AtTheTable)>
            <SeatingChoice />
            <Toggle name=Text::Confirm means=Text::ConfirmMeans field=|all| &mut all.confirm />
            <Toggle name=Text::OneTap means=Text::OneTapMeans field=|all| &mut all.one_tap />
            <Toggle name=Text::AutoMove means=Text::AutoMoveMeans field=|all| &mut all.auto_move />
            <Toggle
                name=Text::PointNames
                means=Text::PointNamesMeans
                field=|all| &mut all.point_names
            />
        </Block>
    }
}

/// One of a few values, which a setting numbers in the order of its labels.
#[component]
fn Choice(
    /// What is chosen.
    name: Text,
    /// The values.
    labels: Vec<Text>,
    /// The number of the chosen one.
    get: fn(&Settings) -> usize,
    /// Chooses the one of this number.
    set: fn(&mut Settings, usize),
) -> impl IntoView {
    let settings = use_settings();
    view! {
        <ChoiceRow
            name=t(name)
            labels=labels.into_iter().map(t).collect()
            chosen=Signal::derive(move || settings.all.with(get))
            on_choose=move |i: usize| settings.change(|all| set(all, i))
        />
    }
}

/// A setting that is on or off, with a sentence about it.
#[component]
fn Toggle(
    /// What it switches.
    name: Text,
    /// What that means.
    means: Text,
    /// Where it is kept.
    field: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let settings = use_settings();
    view! {
        <div class="option">
            <Switch
                name=t(name)
                on=Signal::derive(move || *field(&mut settings.all.get()))
                on_flip=move |()| settings.change(|all| *field(all) ^= true)
            />
            <p class="lab">{t(means)}</p>
        </div>
    }
}

/// The language of the page.
#[component]
fn LanguageRow() -> impl IntoView {
    let settings = use_settings();
    let now = settings.all.with_untracked(|all| all.language);
    let offered = StoredValue::new(offered_languages(now));
    let label = |choice| match choice {
        LanguageChoice::System => t(Text::AsSystem),
        chosen => Signal::stored(Language::of(chosen, &[]).own_name().to_owned()),
    };
    let chosen = Signal::derive(move || {
        let now = settings.all.with(|all| all.language);
        let place = offered.with_value(|all| all.iter().position(|choice| *choice == now));
        place.unwrap_or_default()
    });
    let choose = move |i: usize| {
        let language = offered.with_value(|all| all[i]);
        settings.change(|all| all.language = language);
    };
    view! {
        <ChoiceRow
            name=t(Text::Language)
            labels=offered.with_value(|all| all.iter().copied().map(label).collect())
            chosen
            on_choose=choose
        />
    }
}

/// The languages to choose from. The pseudo-language is for tests: only a page that speaks it already offers it.
fn offered_languages(now: LanguageChoice) -> Vec<LanguageChoice> {
    let all = LanguageChoice::ALL.iter().copied();
    all.filter(|choice| *choice != LanguageChoice::Pseudo || *choice == now)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pseudo_language_is_offered_only_where_it_is_spoken_already() {
        let usual = [
            LanguageChoice::System,
            LanguageChoice::English,
            LanguageChoice::German,
        ];
        for now in usual {
            assert_eq!(offered_languages(now), usual);
        }
        let all = offered_languages(LanguageChoice::Pseudo);
        assert_eq!(all, LanguageChoice::ALL);
    }
}
