//! The table: a board, the seats around it, what to do now, and the tools of the match.

mod choices;
pub mod menu;
mod move_lists;
mod moves_panel;
pub mod overlays;
pub mod panels;
mod player_bar;
pub mod result;
pub mod speech;
mod tally;
mod tools;

pub use player_bar::{BarPlace, PlayerBar};
pub use tally::Tally;

use crate::app::browser::locks::use_lock;
use crate::app::browser::wake_lock::use_wake_lock;
use crate::app::i18n::{Text, t};
use crate::app::match_view::{GameView, MatchAction, MatchController, MatchFrame};
use crate::app::route::{Route, use_route};
use crate::app::state::{use_matches, use_settings, use_storage};
use crate::game::seat::Seat;
use crate::games::ui::Layout;
use crate::table::{End, MatchId, Record, Table};
use crate::{app::pages::lost::LostPage, games::with_game};
use leptos::ev;
use leptos::prelude::*;
use leptos_use_event_listener::use_event_listener;
use moves_panel::MovesPanel;
use overlays::{Curtain, Highlight};
use panels::Panels;
use result::ResultSheet;
use speech::Speech;
use tools::{MatchTools, TurnTools, go_back};

/// Takes a match over from the tab that plays it.
#[derive(Clone, Copy)]
pub struct TakeOver(Callback<()>);

impl TakeOver {
    /// Does it.
    pub fn run(self) {
        self.0.run(());
    }
}

/// The page of a match, running or over; or why it cannot be shown.
#[component]
pub fn MatchPage(
    /// Names the match.
    id: MatchId,
) -> impl IntoView {
    let matches = use_matches();
    let steal = StoredValue::new(false);
    // Rises when the table is to be laid anew: this tab takes the match over, or sees what another one has played.
    let visit = RwSignal::new(0);
    provide_context(TakeOver(Callback::new(move |()| {
        steal.set_value(true);
        visit.update(|n| *n += 1);
    })));
    move || {
        visit.track();
        let steal = steal.try_update_value(std::mem::take) == Some(true);
        match untrack(|| matches.find(id)) {
            Ok(record) => {
                let game = record.game.clone();
                let page = with_game!(&game, G => open_table::<G>(record, steal, visit));
                let unknown = || view! { <LostPage why=Text::UnknownGame { game } /> }.into_any();
                page.unwrap_or_else(unknown)
            }
            Err(why) => view! { <LostPage why /> }.into_any(),
        }
    }
}

fn open_table<G: GameView>(record: Record, steal: bool, visit: RwSignal<u32>) -> AnyView {
    match Table::<G>::replay(&record) {
        Ok(table) => view! { <TablePage table steal visit /> }.into_any(),
        Err(error) => {
            let why = error.to_string();
            view! { <LostPage why=Text::MatchDamaged { why } /> }.into_any()
        }
    }
}

/// A match at the table.
#[component]
fn TablePage<G: GameView>(table: Table<G>, steal: bool, visit: RwSignal<u32>) -> impl IntoView {
    let is_running = !table.is_over();
    let may_write = match is_running {
        true => use_writer_lock(table.id(), steal, visit),
        false => Signal::stored(true),
    };
    let controller = MatchController::new(table, may_write, false);
    let frame = controller.frame_view();
    if is_running {
        use_wake_lock(Signal::derive(move || !frame.is_over()));
    }
    use_keys(frame);
    // The result comes over the table, not over a panel.
    let route = use_route();
    Effect::new(move |_| {
        if route.get() == Route::Result(frame.id) {
            frame.panel.set(None);
        }
    });
    use_storage().read(|store| store.mark_board_seen(frame.id));
    view! {
        <TableFrame frame>
            <PlayerBars controller frame far=true />
            <Title frame />
            <nav class="tray tools" aria-label=t(Text::MatchTools)>
                <MatchTools frame />
            </nav>
            <Stage controller frame />
            <Speech frame />
            <SidePanel controller />
            <nav class="tray acts" aria-label=t(Text::TurnTools)>
                <TurnTools frame />
                <div class="more">
                    <MatchTools frame small=true />
                </div>
            </nav>
            <PlayerBars controller frame far=false />
            <Panels frame moves=move || view! { <MovesPanel controller frame /> } />
            <ResultSheet frame />
        </TableFrame>
    }
}

/// One tab at a time writes a running match; the others look on, see what it plays, and may take it over.
fn use_writer_lock(id: MatchId, steal: bool, visit: RwSignal<u32>) -> Signal<bool> {
    let held = use_lock(&format!("parlour/match/{id}"), steal);
    let revision = use_storage().revision;
    let seen = revision.get_untracked();
    Effect::new(move |_| {
        if revision.get() != seen && !held.get_untracked() {
            visit.update(|n| *n += 1);
        }
    });
    held.into()
}

/// The frame of a table: its class says the game and the layout of its board.
#[component]
pub fn TableFrame(
    /// The match.
    frame: MatchFrame,
    /// Classes beside those of the game.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let settings = use_settings();
    let layout = match frame.info.layout {
        Layout::Long => "long",
        Layout::Square => "square",
        Layout::Round => "square around",
        Layout::Column => "column",
    };
    view! {
        <main
            class=format!("table {} {layout} {class}", frame.info.id)
            class:faced=move || frame.orientation.get().faced
            class:unnamed=move || !settings.all.with(|all| all.point_names)
        >
            {children()}
        </main>
    }
}

/// The bars of the seats at one edge; where seats have corners or a column, all of them come with the far one.
#[component]
pub fn PlayerBars<G: GameView>(
    /// The match.
    controller: MatchController<G>,
    /// The same for the frame.
    frame: MatchFrame,
    /// At the far edge?
    far: bool,
) -> impl IntoView {
    let class = match (G::LAYOUT, far) {
        (Layout::Round | Layout::Column, false) => return None,
        (Layout::Column, true) => "seats",
        (Layout::Round, true) => "corners",
        (_, true) => "far",
        (_, false) => "near",
    };
    let bar = move |seat: Seat| {
        let is_person = untrack(|| frame.persons().contains(&seat));
        let area = move || G::seat_area(controller.board, seat, is_person);
        let place = match G::LAYOUT {
            Layout::Column => BarPlace::Column,
            Layout::Round => BarPlace::Corner,
            _ => BarPlace::Edge { far },
        };
        view! { <PlayerBar frame seat place area /> }
    };
    Some(view! { <div class=class>{frame.seats().map(bar).collect_view()}</div> })
}

/// What lies beside the board.
#[component]
pub fn SidePanel<G: GameView>(
    /// The match.
    controller: MatchController<G>,
) -> impl IntoView {
    G::side_panel(controller.board).map(|panel| view! { <div class="side-panel">{panel}</div> })
}

/// The board, with room for what comes over it.
#[component]
pub fn Stage<G: GameView>(
    /// The match.
    controller: MatchController<G>,
    /// The same for the frame.
    frame: MatchFrame,
) -> impl IntoView {
    view! {
        <div class="stage">
            {G::board(controller.board)}
            {G::controls(controller.board)}
            <Highlight frame />
            <Curtain frame />
        </div>
    }
}

/// The game, and how far the match is.
#[component]
fn Title(frame: MatchFrame) -> impl IntoView {
    let progress = move || {
        frame.say(frame.state.with(|state| match &state.end {
            Some(ending) if ending.end == End::Abandoned => Text::Abandoned,
            Some(_) => Text::Finished,
            None => Text::MoveNumber { n: state.shown + 1 },
        }))
    };
    view! {
        <div class="title">
            <b>{t(frame.info.name.clone())}</b>
            <span>{progress}</span>
        </div>
    }
}

/// Keys that mean something all over the table.
fn use_keys(frame: MatchFrame) {
    _ = use_event_listener(window(), ev::keydown, move |e| {
        if frame.panel.with_untracked(Option::is_some) || e.alt_key() {
            return;
        }
        if !(e.ctrl_key() || e.meta_key()) {
            if e.key() == "h" {
                frame.act(MatchAction::AskHint);
            }
            return;
        }
        match (e.key().as_str(), e.shift_key()) {
            ("z", false) => go_back(frame),
            ("y", _) | ("z" | "Z", true) => frame.act(MatchAction::Redo),
            _ => return,
        }
        e.prevent_default();
    });
}
