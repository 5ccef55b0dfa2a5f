//! Statistics as tables, for the history and for each player. Where it is narrow, each row of a table becomes a small card.

mod tables;

pub use tables::{CardMatches, Figures, RowLabel, card_matches, history_figures, person_figures};

use crate::app::components::Button;
use crate::app::i18n::{I18n, Text, t, use_i18n};
use crate::app::state::{MatchActions, use_matches};
use crate::games::GAMES;
use leptos::prelude::*;
use tables::card_figures;

/// A table of figures.
#[component]
pub fn FigureTable(
    /// What it shows.
    figures: Figures,
) -> impl IntoView {
    let (i18n, matches) = (use_i18n(), use_matches());
    let columns: Vec<Signal<String>> = figures.columns.into_iter().map(t).collect();
    let heads = columns.iter().map(|column| {
        view! {
            <th scope="col" role="columnheader">
                {*column}
            </th>
        }
    });
    let heads = heads.collect_view();
    let rows = figures.rows.into_iter().map(|row| {
        let cells = row.figures.into_iter().zip(&columns[1..]);
        let cells = cells.map(|(figure, column)| {
            let text = figure.map_or_else(|| "–".to_owned(), |figure| figure.to_string());
            view! {
                <td role="cell" data-label=*column>
                    {text}
                </td>
            }
        });
        let cells = cells.collect_view();
        let label = row.label;
        view! {
            <tr role="row">
                <th scope="row" role="rowheader">
                    {move || say_label(&label, i18n, matches)}
                </th>
                {cells}
            </tr>
        }
    });
    // The roles stand there because some browsers forget them where the style sheet stacks the rows.
    view! {
        <table class="figures" role="table">
            <caption>{t(figures.title)}</caption>
            <thead role="rowgroup">
                <tr role="row">{heads}</tr>
            </thead>
            <tbody role="rowgroup">{rows.collect_view()}</tbody>
        </table>
    }
}

/// What a row is about, in words; tracked.
fn say_label(label: &RowLabel, i18n: I18n, matches: MatchActions) -> String {
    match label {
        RowLabel::Player(who) => matches.name_of(who),
        RowLabel::Pair(one, other) => i18n.say(Text::Against {
            who: matches.name_of(one).into(),
            whom: matches.name_of(other).into(),
        }),
        RowLabel::Game(name) => i18n.say(name.clone()),
        RowLabel::Card(name) => (*name).to_owned(),
    }
}

/// Which cards were drawn in the newest matches of a game; counted when somebody wants to know.
#[component]
pub fn CardCounts(
    /// The game and its newest matches.
    cards: CardMatches,
) -> impl IntoView {
    let (matches, info) = (use_matches(), &GAMES[cards.game]);
    let counted = RwSignal::new(None::<Figures>);
    let count = Callback::new(move |()| {
        let records = cards.matches.iter().filter_map(|id| matches.find(*id).ok());
        let dealt: Vec<Vec<u32>> = records.filter_map(|record| (info.dealt)(&record)).collect();
        counted.set(Some(card_figures(info.name.clone(), info.deals, &dealt)));
    });
    let game = info.name.clone();
    let content = move || match counted.get() {
        Some(figures) => view! { <FigureTable figures /> }.into_any(),
        None => {
            let label = t(Text::CountDraws { game: game.clone() });
            view! { <Button class="small" label on_click=count /> }.into_any()
        }
    };
    view! { <div>{content}</div> }
}
