//! A move put together from lists of names: one list for each spot of its path, each with only what is open after the ones before.

use crate::app::components::SelectField;
use crate::app::i18n::t;
use crate::app::match_view::MatchController;
use crate::games::ui::{GameUi, MoveLists, Phrase};
use leptos::prelude::*;

/// The lists and their button; hidden where there are none.
#[component]
pub fn MoveListsForm<G: GameUi>(
    /// The match.
    controller: MatchController<G>,
) -> impl IntoView {
    let board = controller.board;
    let lists = Memo::new(move |_| {
        let lists = board.position.with(GameUi::move_lists);
        lists.filter(|_| board.live.get())
    });
    // What was chosen in each list; another position begins anew.
    let chosen = RwSignal::new(Vec::<G::Spot>::new());
    Effect::new(move |_| {
        board.position.track();
        chosen.set(Vec::new());
    });
    let path = Memo::new(move |_| {
        let count = lists.with(|lists| lists.as_ref().map_or(0, |l| l.labels.len()));
        board.paths.with(|paths| {
            let wanted = chosen.get();
            let mut path = Vec::new();
            for number in 0..count {
                // What was chosen, where that is open; else the first that is.
                let open = paths.next(&path);
                let wanted = wanted.get(number).filter(|spot| open.contains(spot));
                path.extend(wanted.or(open.first()).copied());
            }
            path
        })
    });
    let make = move |_| {
        let m = board
            .paths
            .with_untracked(|paths| path.with_untracked(|path| paths.completed(path)));
        if let Some(m) = m {
            controller.choose(m);
        }
    };
    let labels = move || {
        let labels = lists
            .get()
            .map_or_else(Vec::new, |MoveLists { labels, .. }| labels);
        labels.into_iter().enumerate().collect::<Vec<_>>()
    };
    let verb = move || lists.get().map(|lists| t(lists.verb).get());
    view! {
        <div class="entry" hidden=move || lists.with(Option::is_none)>
            <For
                each=labels
                key=|(number, label): &(usize, Phrase)| (*number, label.id.to_string())
                let((number, label))
            >
                <SpotList controller path chosen number label />
            </For>
            // The button stays when a move is made, and the focus on it.
            <button type="button" class="btn primary" data-act="enter" on:click=make>
                {verb}
            </button>
        </div>
    }
}

/// One of the lists.
#[component]
fn SpotList<G: GameUi>(
    controller: MatchController<G>,
    path: Memo<Vec<G::Spot>>,
    chosen: RwSignal<Vec<G::Spot>>,
    number: usize,
    label: Phrase,
) -> impl IntoView {
    let open = Memo::new(move |_| {
        let before: Vec<_> = path.with(|path| path.iter().take(number).copied().collect());
        controller.board.paths.with(|paths| paths.next(&before))
    });
    let names = Signal::derive(move || {
        open.with(|open| open.iter().map(ToString::to_string).collect::<Vec<_>>())
    });
    let now = Signal::derive(move || {
        let spot = path.with(|path| path.get(number).copied());
        open.with(|open| open.iter().position(|other| Some(*other) == spot))
            .unwrap_or_default()
    });
    let choose = move |i: usize| {
        let spot = open.with_untracked(|open| open.get(i).copied());
        let before = path.with_untracked(|path| path.iter().take(number).copied().collect());
        let mut path: Vec<G::Spot> = before;
        path.extend(spot);
        chosen.set(path);
    };
    view! {
        <div>
            <SelectField name=t(label) labels=names chosen=now on_choose=choose />
        </div>
    }
}
