//! One seat of the form: a person with a name or a computer with a level, and a colour.

use super::FormState;
use crate::app::components::{ChoiceRow, Mark};
use crate::app::i18n::{Text, t, use_i18n};
use crate::table::{Colour, Level, Player};
use leptos::prelude::*;

/// One seat of the form.
#[component]
pub(super) fn SeatRow(state: FormState, seat: usize) -> impl IntoView {
    let form = state.form;
    let colour = Memo::new(move |_| form.with(|form| form.colour(seat)));
    let is_person = Memo::new(move |_| form.with(|form| form.player(seat) == Player::Person));
    let title = t(Text::PlayerNumber { n: seat + 1 });
    view! {
        <div class="seat-row" role="group" aria-label=title>
            <div class="seat-head">
                <span class="sign">{move || view! { <Mark colour=colour.get().id() /> }}</span>
                <h3>{title}</h3>
                <ChoiceRow
                    name=t(Text::WhoPlays)
                    labels=vec![t(Text::APerson), t(Text::AComputer)]
                    chosen=Signal::derive(move || usize::from(!is_person.get()))
                    on_choose=move |kind| form.update(|form| form.set_computer(seat, kind == 1))
                />
            </div>
            <div class="seat-who">
                <Show
                    when=move || is_person.get()
                    fallback=move || view! { <LevelField state seat /> }
                >
                    <NameField state seat />
                </Show>
            </div>
            <Swatches state seat colour />
        </div>
    }
}

/// What a person is called.
#[component]
fn NameField(state: FormState, seat: usize) -> impl IntoView {
    let form = state.form;
    let name = Memo::new(move |_| form.with(|form| form.name(seat)));
    view! {
        <label class="field">
            <b>{t(Text::Name)}</b>
            <input
                type="text"
                list="people"
                maxlength="49"
                autocomplete="off"
                prop:value=name
                on:input:target=move |e| {
                    form.update(|form| form.set_name(seat, e.target().value()));
                }
                on:focus:target=|e| e.target().select()
            />
        </label>
    }
}

/// How well a computer plays, and what that means.
#[component]
fn LevelField(state: FormState, seat: usize) -> impl IntoView {
    let (form, i18n) = (state.form, use_i18n());
    let level = Memo::new(move |_| form.with(|form| form.level(seat)));
    let means = move || {
        let level = level.get();
        let seconds = state.info.thinking_time(level).div_ceil(1_000);
        i18n.say(Text::MayThink {
            how: Text::LevelMeans { level }.into(),
            n: seconds as usize,
        })
    };
    view! {
        <div class="level">
            <ChoiceRow
                name=t(Text::Level)
                labels=Level::ALL.map(|level| t(Text::LevelName { level })).to_vec()
                chosen=Signal::derive(move || level.get() as usize)
                on_choose=move |i: usize| form.update(|form| form.set_level(seat, Level::ALL[i]))
            />
            <p class="lab" aria-live="polite">
                {means}
            </p>
        </div>
    }
}

/// The colours a seat may have.
#[component]
fn Swatches(state: FormState, seat: usize, colour: Memo<Colour>) -> impl IntoView {
    let swatch = move |offered: Colour| {
        let name = t(Text::ColourName { colour: offered });
        view! {
            <button
                type="button"
                class="swatch"
                title=name
                aria-label=name
                aria-pressed=move || (colour.get() == offered).to_string()
                on:click=move |_| state.form.update(|form| form.set_colour(seat, offered))
            >
                <Mark colour=offered.id() />
            </button>
        }
    };
    view! {
        <div class="swatches" role="group" aria-label=t(Text::ColourOf)>
            {Colour::ALL.map(swatch).into_iter().collect_view()}
        </div>
    }
}
