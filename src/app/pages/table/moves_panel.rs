//! The list of moves: every legal one as a button, lists to put one together, and the moves so far.

use super::choices::SpotButtons;
use super::move_lists::MoveListsForm;
use super::panels::Done;
use super::speech::whose_turn;
use crate::app::components::Button;
use crate::app::i18n::{Text, t};
use crate::app::match_view::frame_state::{describe_made, notation_made};
use crate::app::match_view::{MatchAction, MatchController, MatchFrame};
use crate::game::Turn;
use crate::games::ui::{GameUi, Phrase};
use leptos::html;
use leptos::prelude::*;

/// A list of more moves than this is told by their first touches.
const MANY: usize = 150;

/// One entry of the list of legal moves.
#[derive(Clone)]
struct Entry<G: GameUi> {
    notation: String,
    words: Phrase,
    choice: Choice<G>,
}

/// What pressing an entry does.
enum Choice<G: GameUi> {
    /// Makes this move.
    Move(G::Move),
    /// Touches this spot, with which several moves begin.
    Spot(G::Spot),
}

impl<G: GameUi> Clone for Choice<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Choice<G> {}

/// All moves that may be made now. Where they are very many, those that begin with the same touch are one entry, until it is
/// touched. Tracked.
fn entries<G: GameUi>(controller: MatchController<G>) -> Vec<Entry<G>> {
    let board = controller.board;
    let viewer = board.viewer.get();
    let begun = board.touched();
    board.position.with(|g| {
        if !board.live.get() || !matches!(g.turn(), Turn::Seat(_)) {
            return Vec::new();
        }
        let entry = |m: G::Move| Entry {
            notation: g.notation(m, viewer),
            words: g.describe_move(m, viewer).into(),
            choice: Choice::Move(m),
        };
        let moves = g.moves();
        if moves.len() <= MANY {
            return moves.into_iter().map(entry).collect();
        }
        let mut entries = Vec::new();
        let mut before = None;
        for m in moves {
            let path = g.path(m);
            if !path.starts_with(&begun) {
                continue;
            }
            match path[begun.len()..] {
                [spot, _, ..] => {
                    // Moves of one touch follow each other.
                    if before != Some(spot) {
                        let touched = [&begun[..], &[spot]].concat();
                        entries.push(Entry {
                            notation: spot.to_string(),
                            words: g.prompt(&touched).into(),
                            choice: Choice::Spot(spot),
                        });
                    }
                    before = Some(spot);
                }
                _ => entries.push(entry(m)),
            }
        }
        entries
    })
}

/// The list of moves.
#[component]
pub fn MovesPanel<G: GameUi>(
    /// The match.
    controller: MatchController<G>,
    /// The same for the frame.
    frame: MatchFrame,
) -> impl IntoView {
    let is_begun = move || controller.board.selection.with(|s| !s.touched.is_empty());
    // Where there is nothing to choose, there may be a card to draw.
    let nothing = Memo::new(move |_| {
        let choosing = controller
            .frame
            .with(|frame| matches!(frame.turn, Turn::Seat(_)));
        !choosing || !controller.board.live.get()
    });
    // Each position has a list of its own, read from its top.
    let title = NodeRef::<html::H2>::new();
    let shown = Memo::new(move |_| frame.state.with(|state| state.shown));
    Effect::new(move |before| {
        let shown = shown.get();
        if let Some(title) = title.get_untracked().filter(|_| before != Some(shown)) {
            title.scroll_into_view();
        }
        shown
    });
    view! {
        <h2 node_ref=title>{move || whose_turn(frame)}</h2>
        <MoveListsForm controller />
        <p class="choices">
            <Show when=move || nothing.get()>
                <SpotButtons frame />
            </Show>
            <Show when=is_begun>
                <Button
                    class="small"
                    label=t(Text::Cancel)
                    on_click=move |()| frame.act(MatchAction::Cancel)
                />
            </Show>
        </p>
        <LegalMoves controller frame />
        <h3>{t(Text::SoFar)}</h3>
        <PastMoves controller frame />
        <Done frame />
    }
}

/// Every legal move as a button.
#[component]
fn LegalMoves<G: GameUi>(controller: MatchController<G>, frame: MatchFrame) -> impl IntoView {
    let shown = move || controller.frame.with(|frame| frame.shown);
    let choose = move |choice| match choice {
        Choice::Move(m) => controller.choose(m),
        Choice::Spot(spot) => controller.board.touch(spot),
    };
    view! {
        <ul class="moves">
            <For
                each=move || entries(controller)
                key=move |entry| (shown(), entry.notation.clone())
                let(Entry { notation, words, choice })
            >
                <li>
                    <button
                        type="button"
                        class="move"
                        data-move=notation
                        on:click=move |_| choose(choice)
                    >
                        <b>{notation.clone()}</b>
                        " "
                        {move || frame.say(words.clone())}
                    </button>
                </li>
            </For>
        </ul>
    }
}

/// The moves so far.
#[component]
fn PastMoves<G: GameUi>(controller: MatchController<G>, frame: MatchFrame) -> impl IntoView {
    let made = move || {
        controller.table.with(|table| {
            let numbers = 0..table.moves().len();
            let made = numbers.map(|i| (i, notation_made(table, i), describe_made(table, i)));
            made.collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="past">
            // What was played from a hand is told once the match is over: then its notation is another.
            <For
                each=made
                key=|(number, notation, _)| (*number, notation.clone())
                let((_, notation, words))
            >
                <li>
                    <b>{notation}</b>
                    " "
                    {move || frame.say(words.clone())}
                </li>
            </For>
        </ol>
    }
}
