//! The menu of a match: seating, values, and what ends it by hand.

use super::panels::{Done, Question};
use crate::app::browser::fullscreen;
use crate::app::components::{Button, ChoiceRow, Switch};
use crate::app::i18n::{Text, t};
use crate::app::match_view::{MatchAction, MatchFrame, Panel, ValuesState};
use crate::app::state::use_settings;
use crate::game::seat::Seat;
use crate::games::ui::Layout;
use crate::storage::Seating;
use leptos::prelude::*;

/// Everything else one may do with a match.
#[component]
pub fn Menu(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    let persons = frame.persons();
    let over = frame.is_over();
    let seating = persons.len() > 1 && frame.info.layout != Layout::Column;
    let values = frame.info.exact && !over;
    let draw = frame.info.agreed_draw && frame.seats().count() == 2;
    let open = move |panel| Callback::new(move |()| frame.panel.set(Some(panel)));
    let by_persons = (!persons.is_empty()).then(|| {
        let offer = move |()| frame.act(MatchAction::OfferDraw);
        view! {
            {draw.then(|| view! { <Button icon="draw" label=t(Text::Offer) on_click=offer /> })}
            <Button icon="resign" label=t(Text::Resign) on_click=open(Panel::Resign) />
        }
    });
    let ends = (!over).then(|| {
        view! {
            <Button icon="again" label=t(Text::Restart) on_click=open(Panel::Restart) />
            {by_persons}
            <Button icon="close" label=t(Text::Abandon) on_click=open(Panel::Abandon) />
        }
    });
    let text = frame.info.console.then(|| {
        view! { <Button icon="text" label=t(Text::BoardAsText) on_click=open(Panel::Text) /> }
    });
    let full = fullscreen::is_available().then(|| {
        let toggle = |()| fullscreen::toggle();
        view! { <Button icon="full" label=t(Text::FullScreen) on_click=toggle /> }
    });
    view! {
        <h2>{t(frame.info.name.clone())}</h2>
        {seating.then(|| view! { <SeatingChoice /> })}
        {values.then(|| view! { <ValuesSwitch frame /> })}
        <h3>{t(Text::ThisMatch)}</h3>
        <div class="row">{ends} {text} {full}</div>
        <Done frame />
    }
}

/// How the players sit.
#[component]
pub fn SeatingChoice() -> impl IntoView {
    let settings = use_settings();
    view! {
        <ChoiceRow
            name=t(Text::Seating)
            labels=vec![t(Text::FaceToFace), t(Text::SideBySide), t(Text::Fixed)]
            chosen=Signal::derive(move || settings.all.with(|all| all.seating as usize))
            on_choose=move |i: usize| settings.change(|all| all.seating = Seating::ALL[i])
        />
    }
}

/// Whether to show what each move leads to.
#[component]
pub fn ValuesSwitch(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    let on = Signal::derive(move || frame.ai.with(|ai| ai.values != ValuesState::Off));
    let means = match frame.is_replay {
        true => Text::ShowValuesMeans,
        false => Text::ShowValuesCounts,
    };
    view! {
        <div class="option">
            <Switch
                name=t(Text::ShowValues)
                on
                on_flip=move |()| frame.act(MatchAction::ToggleValues)
            />
            <p class="lab">{t(means)}</p>
        </div>
    }
}

/// Asks who gives up; before the first move, whether to leave without a result.
#[component]
pub fn ResignPanel(
    /// The match.
    frame: MatchFrame,
) -> impl IntoView {
    if frame.state.with(|state| state.total) == 0 {
        let act = MatchAction::Abandon;
        return view! { <Question frame question=Text::LeaveAsk yes=Text::Abandon act /> }
            .into_any();
    }
    let give_up = move |seat: Seat| {
        let label = Signal::derive(move || frame.say(Text::WhoResigns { who: seat.into() }));
        let resign = move |()| {
            frame.panel.set(None);
            frame.act(MatchAction::Resign(seat));
        };
        view! { <Button icon="resign" label on_click=resign /> }
    };
    view! {
        <h2>{t(Text::ResignAsk)}</h2>
        <div class="row">
            {frame.persons().into_iter().map(give_up).collect_view()}
            <Button
                class="primary"
                label=t(Text::GoOn)
                on_click=move |()| frame.panel.set(None)
            />
        </div>
    }
    .into_any()
}
