//! A match on the screen: the table, what is shown of it, and how it gets from one move to the next.

use super::ai_client::AiEvent;
use super::ai_player::AiPlayer;
use super::animation::{Motion, PiecesHistory};
use super::board_state::{BoardInputs, BoardState, People};
use super::frame_state::FrameState;
use super::selection::BoardAction;
use crate::app::browser::clock;
use crate::app::i18n::Text;
use crate::app::route::{Route, use_route};
use crate::app::state::{
    AppSettings, MatchActions, Toasts, use_matches, use_settings, use_toasts, use_viewport,
};
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Layout, Orientation, Viewer};
use crate::storage::Seating;
use crate::table::{MatchId, Table, When};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Nobody is said to have thought longer about a move, in tenths of a second.
const LONGEST_THOUGHT: f64 = 36_000.0;

/// One match on the screen, in play or looked at again. Cheap to copy; it goes with the page that made it.
pub struct MatchController<G: GameUi> {
    /// Names the match.
    pub id: MatchId,
    /// The match itself.
    pub table: RwSignal<Table<G>>,
    /// What the frame around the board shows.
    pub frame: Memo<FrameState>,
    /// The board.
    pub board: BoardState<G>,
    /// The computer.
    pub ai: AiPlayer,
    /// May this tab write the match? One tab at a time may.
    pub may_write: Signal<bool>,
    /// Is it looked at again, move by move?
    pub is_replay: bool,
    /// Who has to come to the screen before their hand is shown there.
    pub curtain: Memo<Option<Seat>>,
    /// Who sits there.
    pub people: StoredValue<People>,
    pub(super) settings: AppSettings,
    pub(super) toasts: Toasts,
    /// Are pieces on their way? Then nobody may touch.
    pub(super) moving: RwSignal<bool>,
    pub(super) motion: StoredValue<Option<Motion<G::Spot>>, LocalStorage>,
    /// A forced move that is about to play itself.
    pub(super) forced: StoredValue<Option<Timeout>, LocalStorage>,
    pub(super) matches: MatchActions,
    pub(super) route: Signal<Route>,
    /// How many moves are shown.
    pub(super) shown: RwSignal<usize>,
    pub(super) history: StoredValue<PiecesHistory<G>>,
    /// When the seat to move began to think, in milliseconds of the page's clock.
    pub(super) since: StoredValue<f64>,
    /// Whose hand is shown on a screen that several share, until their turn is over.
    lifted: RwSignal<Option<Seat>>,
}

impl<G: GameUi> Clone for MatchController<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for MatchController<G> {}

/// Who at this screen decides for a seat of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Persons {
    /// How many.
    count: usize,
    /// The one person among computers and people far away.
    sole: Option<Seat>,
    /// Does one of them act now?
    act: bool,
}

impl Persons {
    fn of(frame: &FrameState) -> Persons {
        let seats = Seat::all(frame.seats.len() as u8);
        let persons: Vec<Seat> = seats
            .zip(&frame.seats)
            .filter(|(_, state)| state.is_person)
            .map(|(seat, _)| seat)
            .collect();
        Persons {
            count: persons.len(),
            sole: match persons[..] {
                [seat] => Some(seat),
                _ => None,
            },
            act: frame.actor().is_some_and(|seat| persons.contains(&seat)),
        }
    }
}

impl<G: GameUi> MatchController<G> {
    /// Opens a match: in play, or to look at it again move by move.
    pub fn new(table: Table<G>, may_write: Signal<bool>, is_replay: bool) -> MatchController<G> {
        let (settings, matches) = (use_settings(), use_matches());
        let people = People {
            names: untrack(|| matches.names(table.seats())),
            colours: table.seats().iter().map(|seat| seat.colour).collect(),
        };
        let first = if is_replay { 0 } else { table.moves().len() };
        let mut history = PiecesHistory::new(&table);
        let pieces = RwSignal::new(history.at(&table, first));
        let id = table.id();
        let table = RwSignal::new(table);
        let shown = RwSignal::new(first);
        let moving = RwSignal::new(false);
        let lifted = RwSignal::new(None);
        let frame = Memo::new(move |_| table.with(|t| FrameState::of(t, shown.get())));
        let position = Memo::new(move |_| table.with(|t| t.at(shown.get()).clone()));
        let persons = Memo::new(move |_| frame.with(Persons::of));
        let actor = Memo::new(move |_| frame.with(FrameState::actor));
        let curtain = Memo::new(move |_| {
            let shared = persons.get().count > 1 && persons.get().act;
            let hidden = shared && !is_replay && position.with(GameUi::hides_hand);
            actor
                .get()
                .filter(|_| hidden && lifted.get() != actor.get())
        });
        // Whose hand was shown puts it away when their turn is over.
        Effect::new(move |_| {
            let actor = actor.get();
            if lifted.get_untracked() != actor {
                lifted.set(None);
            }
        });
        let tall = use_viewport().tall;
        let orientation = Memo::new(move |_| {
            let seating = settings.all.with(|all| all.seating);
            let (near, faced) = match (persons.get(), seating) {
                (
                    Persons {
                        sole: Some(seat), ..
                    },
                    _,
                ) => (seat, false),
                // Computers play each other: whoever looks on sits anywhere.
                (Persons { count: 0, .. }, _) => (Seat::ONE, false),
                (_, Seating::FaceToFace) => (Seat::ONE, !is_replay),
                (_, Seating::SideBySide) if !is_replay => (actor.get().unwrap_or(Seat::ONE), false),
                _ => (Seat::ONE, false),
            };
            Orientation {
                near,
                // Where much lies beside the board, it is read from one side.
                faced: faced && G::LAYOUT != Layout::Column,
                standing: tall.get(),
            }
        });
        let viewer = Memo::new(move |_| match persons.get().sole {
            // Hands of a match that still runs stay hidden, also where it is looked at again.
            _ if is_replay && table.with(Table::is_over) => Viewer::Everybody,
            Some(seat) => Viewer::Seat(seat),
            None => {
                let lifted = lifted.get().filter(|seat| Some(*seat) == actor.get());
                lifted.map_or(Viewer::Nobody, Viewer::Seat)
            }
        });
        let live = Memo::new(move |_| {
            let free = persons.get().act && !is_replay && !moving.get();
            free && may_write.get() && curtain.get().is_none()
        });
        // The spots of the last move that has marked any: a card that is drawn leaves the last move to be seen.
        let last = Memo::new(move |_| {
            if moving.get() {
                return Vec::new();
            }
            table.with(|t| {
                let played = t.moves().iter().enumerate().take(shown.get()).rev();
                let mut marks = played.map(|(i, m)| t.at(i).marks(*m));
                marks.find(|marks| !marks.is_empty()).unwrap_or_default()
            })
        });
        let handle = StoredValue::new(None::<MatchController<G>>);
        let board = BoardState::new(BoardInputs {
            position,
            pieces,
            orientation,
            viewer,
            live,
            last,
            confirm: Signal::derive(move || settings.all.with(|all| all.confirm)),
            one_tap: Signal::derive(move || settings.all.with(|all| all.one_tap)),
            people: people.clone(),
            on_action: Callback::new(move |action| {
                if let Some(Some(controller)) = handle.try_get_value() {
                    controller.on_board(action);
                }
            }),
        });
        let ai = AiPlayer::new(Callback::new(move |event: AiEvent| {
            if let Some(Some(controller)) = handle.try_get_value() {
                controller.hear(event);
            }
        }));
        let controller = MatchController {
            id,
            table,
            frame,
            board,
            ai,
            may_write,
            is_replay,
            curtain,
            people: StoredValue::new(people),
            settings,
            toasts: use_toasts(),
            moving,
            motion: StoredValue::new_local(None),
            forced: StoredValue::new_local(None),
            matches,
            route: use_route(),
            shown,
            history: StoredValue::new(history),
            since: StoredValue::new(clock::milliseconds()),
            lifted,
        };
        handle.set_value(Some(controller));
        // Only the tab that may write lets the computer play.
        Effect::new(move |_| {
            may_write.track();
            untrack(|| controller.pursue());
        });
        controller
    }

    /// The one who had to come to the screen has come.
    pub fn lift_curtain(&self) {
        self.lifted.set(self.curtain.get_untracked());
    }

    fn on_board(&self, action: BoardAction<G>) {
        match action {
            BoardAction::Hurry => {
                // Whatever is touched, the last reproach was heard.
                self.toasts.dismiss();
                self.skip_pause();
                self.hurry();
            }
            BoardAction::Play(m) => self.play(m),
            BoardAction::Draw => self.draw(),
            BoardAction::Refuse(why) => self.refuse(why),
            BoardAction::ShowResult => Route::Result(self.id).open(),
        }
    }

    fn refuse(&self, why: G::Message) {
        let thinks = self.ai.state.with_untracked(|state| state.thinks_for);
        // Looking at a match again, a tap is no wish to play; and behind a curtain, why not would tell of the hand.
        if self.is_replay || self.curtain.get_untracked().is_some() {
            return;
        }
        let text = untrack(|| match thinks {
            Some(seat) => self.board.say(Text::NotYourTurn { who: seat.into() }),
            None => self.board.say(why),
        });
        self.toasts.show_text(text);
    }

    /// Changes the table and saves it, unless this is a replay or a tab that looks on. True if it changed.
    pub(super) fn change_table<R: Changed>(
        &self,
        change: impl FnOnce(&mut Table<G>, When) -> R,
    ) -> bool {
        self.hurry();
        self.forced.set_value(None);
        if self.is_replay || !self.may_write.get_untracked() {
            return false;
        }
        let spent = (clock::milliseconds() - self.since.get_value()) / 100.0;
        let when = When {
            now: clock::now(),
            spent: spent.clamp(0.0, LONGEST_THOUGHT) as u32,
        };
        let changed = self.table.try_update(|table| change(table, when).changed());
        let changed = changed == Some(true);
        if changed {
            let moves = self.table.with_untracked(|t| t.moves().len());
            self.history.update_value(|history| history.truncate(moves));
            self.save();
        }
        changed
    }

    fn save(&self) {
        self.table.with_untracked(|table| match table.is_over() {
            true => self.matches.keep(&table.packed()),
            false => self.matches.save(&table.record()),
        });
    }
}

/// What a change of the table tells about itself.
pub(super) trait Changed {
    /// Was anything changed?
    fn changed(self) -> bool;
}

impl Changed for bool {
    fn changed(self) -> bool {
        self
    }
}

impl Changed for () {
    fn changed(self) -> bool {
        true
    }
}
