//! What the list of matches is filtered by: game, player and result.

use super::Selection;
use crate::app::components::SelectField;
use crate::app::i18n::{Text, t, use_i18n};
use crate::app::state::use_matches;
use crate::games::GAMES;
use crate::storage::{Filter, Verdict, Who};
use leptos::prelude::*;

/// A result to filter by, as `Filter` has it.
type Outcome = Option<Option<Verdict>>;

/// The results to choose from: with somebody chosen, how it went for them; otherwise only whether there was a winner.
fn outcomes(is_somebody: bool) -> Vec<(Outcome, Text)> {
    let won = match is_somebody {
        true => Text::Won,
        false => Text::Decided,
    };
    let lost = is_somebody.then_some((Some(Some(Verdict::Lost)), Text::Lost));
    [
        Some((None, Text::AnyOutcome)),
        Some((Some(Some(Verdict::Won)), won)),
        Some((Some(Some(Verdict::Drawn)), Text::Drawn)),
        lost,
        Some((Some(None), Text::NoResult)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Filters by somebody or by nobody; what can then not be chosen is chosen no longer.
fn choose_player(filter: &mut Filter, who: Option<Who>) {
    filter.who = who;
    let can_be_chosen = outcomes(filter.who.is_some())
        .iter()
        .any(|(outcome, _)| *outcome == filter.verdict);
    if !can_be_chosen {
        filter.verdict = None;
    }
}

/// The place of a value in a list that begins with «all».
fn place_in<T>(mut values: impl Iterator<Item = T>, is_chosen: impl Fn(T) -> bool) -> usize {
    values.position(is_chosen).map_or(0, |place| place + 1)
}

/// The fields that choose which matches are listed.
#[component]
pub(super) fn Filters(selection: Selection, people: Memo<Vec<Who>>) -> impl IntoView {
    view! {
        <div class="filters">
            {(GAMES.len() > 1).then(|| view! { <GameField selection /> })}
            <PlayerField selection people />
            <OutcomeField selection />
        </div>
    }
}

#[component]
fn GameField(selection: Selection) -> impl IntoView {
    let i18n = use_i18n();
    let labels = Signal::derive(move || {
        let games = GAMES.iter().map(|info| i18n.say(info.name.clone()));
        std::iter::once(i18n.say(Text::AnyGame))
            .chain(games)
            .collect()
    });
    let chosen = Memo::new(move |_| {
        selection
            .filter
            .with(|filter| place_in(GAMES.iter(), |info| filter.game.as_deref() == Some(info.id)))
    });
    let choose = move |number: usize| {
        let game = number.checked_sub(1).and_then(|place| GAMES.get(place));
        selection.change(|filter| filter.game = game.map(|info| info.id.to_owned()));
    };
    view! { <SelectField name=t(Text::Game) labels chosen on_choose=choose /> }
}

#[component]
fn PlayerField(selection: Selection, people: Memo<Vec<Who>>) -> impl IntoView {
    let (i18n, matches) = (use_i18n(), use_matches());
    let labels = Signal::derive(move || {
        people.with(|people| {
            let names = people.iter().map(|who| matches.name_of(who));
            std::iter::once(i18n.say(Text::Anybody))
                .chain(names)
                .collect()
        })
    });
    let chosen = Memo::new(move |_| {
        let place = |filter: &Filter| {
            people.with(|people| place_in(people.iter(), |who| filter.who.as_ref() == Some(who)))
        };
        selection.filter.with(place)
    });
    let choose = move |number: usize| {
        let who = people.with_untracked(|people| {
            let place = number.checked_sub(1)?;
            people.get(place).cloned()
        });
        selection.change(|filter| choose_player(filter, who));
    };
    view! { <SelectField name=t(Text::Player) labels chosen on_choose=choose /> }
}

#[component]
fn OutcomeField(selection: Selection) -> impl IntoView {
    let i18n = use_i18n();
    let filter = selection.filter;
    let is_somebody = Memo::new(move |_| filter.with(|filter| filter.who.is_some()));
    let labels = Signal::derive(move || {
        let outcomes = outcomes(is_somebody.get()).into_iter();
        outcomes.map(|(_, label)| i18n.say(label)).collect()
    });
    let chosen = Memo::new(move |_| {
        let verdict = filter.with(|filter| filter.verdict);
        let mut outcomes = outcomes(is_somebody.get()).into_iter();
        let place = outcomes.position(|(outcome, _)| outcome == verdict);
        place.unwrap_or(0)
    });
    let choose = move |number: usize| {
        if let Some((outcome, _)) = outcomes(is_somebody.get_untracked()).get(number) {
            selection.change(|filter| filter.verdict = *outcome);
        }
    };
    view! { <SelectField name=t(Text::Outcome) labels chosen on_choose=choose /> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losing_can_be_chosen_only_for_somebody() {
        let lost = Some(Some(Verdict::Lost));
        let mut filter = Filter::default();
        choose_player(&mut filter, Some(Who::Person("Ann".to_owned())));
        assert!(outcomes(true).iter().any(|(outcome, _)| *outcome == lost));
        filter.verdict = lost;
        choose_player(&mut filter, Some(Who::Person("Ben".to_owned())));
        assert_eq!(filter.verdict, lost);
        choose_player(&mut filter, None);
        assert_eq!(filter, Filter::default());
    }

    #[test]
    fn a_match_without_result_can_be_looked_for_by_anybody() {
        let mut filter = Filter {
            who: Some(Who::Person("Ann".to_owned())),
            verdict: Some(None),
            ..Filter::default()
        };
        choose_player(&mut filter, None);
        assert_eq!(filter.verdict, Some(None));
    }
}
