//! What the frame around a board is given, whatever the game: plain data, and one callback for what hands want.

use super::ai_state::AiState;
use super::board_state::People;
use super::controller::MatchController;
use super::frame_state::FrameState;
use crate::app::i18n::{I18n, Text, use_i18n};
use crate::app::state::use_matches;
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Layout, Orientation, Phrase, Viewer};
use crate::games::{self, GameInfo};
use crate::table::{Level, MatchId, Record};
use leptos::prelude::*;

/// What may lie over a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Every legal move as a button, and the moves so far.
    Moves,
    /// The position as text.
    Text,
    /// The rules of the game.
    Rules,
    /// Everything else one may do with a match.
    Menu,
    /// Asks before a turn is taken back.
    TakeBack,
    /// Asks before somebody gives up.
    Resign,
    /// Asks this seat whether it takes a draw.
    DrawOffer(Seat),
    /// Asks before the match ends without a result.
    Abandon,
    /// Asks before the match begins anew.
    Restart,
}

/// What the frame around a board asks of the match.
#[derive(Clone, PartialEq, Debug)]
pub enum MatchAction {
    /// Undo the last move.
    Undo,
    /// Make it again.
    Redo,
    /// Take the last turn back.
    TakeBack,
    /// A seat gives up.
    Resign(Seat),
    /// End without a result.
    Abandon,
    /// Begin anew.
    Restart,
    /// Offer a draw.
    OfferDraw,
    /// The seat that was asked answers.
    AnswerDraw(Seat, bool),
    /// Ask for a hint.
    AskHint,
    /// Play the best move found so far.
    StopThinking,
    /// Ask the computer once more.
    TryAgain,
    /// Show what each move leads to, or show it no more.
    ToggleValues,
    /// Play the move that waits.
    Confirm,
    /// Forget what was chosen.
    Cancel,
    /// Touch the spot of this name.
    Touch(String),
    /// Whoever the hand belongs to has come.
    LiftCurtain,
}

/// A spot that is a button beside the board.
#[derive(Clone, PartialEq, Debug)]
pub struct SpotButton {
    /// The spot's name.
    pub spot: String,
    /// What the button says.
    pub label: Phrase,
}

/// A match as the frame around its board sees it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct MatchFrame {
    /// The game.
    pub info: &'static GameInfo,
    /// Names the match.
    pub id: MatchId,
    /// What there is to show.
    pub state: Memo<FrameState>,
    /// What the computer does.
    pub ai: RwSignal<AiState>,
    /// May this tab write the match?
    pub may_write: Signal<bool>,
    /// Is it looked at again, move by move?
    pub is_replay: bool,
    /// Who has to come to the screen before their hand is shown there.
    pub curtain: Memo<Option<Seat>>,
    /// From where the board is seen.
    pub orientation: Memo<Orientation>,
    /// What to do now, or what the spot under the pointer would lead to.
    pub prompt: Signal<Phrase>,
    /// Spots that are buttons beside the board, as far as they may be touched now.
    pub buttons: Memo<Vec<SpotButton>>,
    /// What the button says that makes the move that waits, if one does.
    pub pending: Memo<Option<Phrase>>,
    /// Is something chosen that could be forgotten?
    pub may_cancel: Memo<bool>,
    /// May somebody ask for a hint now?
    pub may_ask_hint: Memo<bool>,
    /// The position as text.
    pub text: Signal<String>,
    /// The panel that is open.
    pub panel: RwSignal<Option<Panel>>,
    /// What hands want.
    pub on_action: Callback<MatchAction>,
    people: StoredValue<People>,
    levels: StoredValue<Vec<Option<Level>>>,
    record: Callback<(), Record>,
    i18n: I18n,
}

impl<G: GameUi> MatchController<G> {
    /// The match as the frame around its board sees it.
    pub fn frame_view(self) -> MatchFrame {
        let board = self.board;
        let info = games::info(G::ID).expect("a game that is shown is in the list");
        let panel = RwSignal::new(None);
        let matches = use_matches();
        let on_action = Callback::new(move |action| match action {
            MatchAction::Undo => self.undo(),
            MatchAction::Redo => self.redo(),
            MatchAction::TakeBack => self.take_back(),
            MatchAction::Resign(seat) => self.resign(seat),
            MatchAction::Abandon => self.abandon(),
            MatchAction::Restart => matches.restart(&self.record()),
            MatchAction::OfferDraw => panel.set(self.offer_draw_to_person()),
            MatchAction::AnswerDraw(seat, yes) => self.answer_draw(seat, yes),
            MatchAction::AskHint => self.ask_hint(),
            MatchAction::StopThinking => self.stop_thinking(),
            MatchAction::TryAgain => self.try_again(),
            MatchAction::ToggleValues => self.toggle_values(),
            MatchAction::Confirm => board.confirm(),
            MatchAction::Cancel => _ = board.cancel(),
            MatchAction::Touch(name) => _ = board.find(&name).inspect(|spot| board.touch(*spot)),
            MatchAction::LiftCurtain => self.lift_curtain(),
        });
        let go = move || G::GO.map(Phrase::from);
        MatchFrame {
            info,
            id: self.id,
            state: self.frame,
            ai: self.ai.state,
            may_write: self.may_write,
            is_replay: self.is_replay,
            curtain: self.curtain,
            orientation: board.orientation,
            prompt: Signal::derive(move || self.prompt()),
            buttons: Memo::new(move |_| self.buttons()),
            pending: Memo::new(move |_| {
                let waits =
                    board.completed().is_some() || G::GO.is_some() && board.only().is_some();
                waits.then(|| go().unwrap_or_else(|| Text::PlayIt.into()))
            }),
            may_cancel: Memo::new(move |_| {
                let begun = board.selection.with(|s| !s.touched.is_empty());
                G::GO.is_some() && begun || board.completed().is_some()
            }),
            may_ask_hint: Memo::new(move |_| self.may_ask_hint()),
            text: Signal::derive(move || {
                let say = |phrase| board.say(phrase);
                board.position.with(|g| g.text(board.viewer.get(), &say))
            }),
            panel,
            on_action,
            people: self.people,
            levels: StoredValue::new(
                Seat::all(self.people.with_value(|people| people.names.len()) as u8)
                    .map(|seat| self.level(seat))
                    .collect(),
            ),
            record: Callback::new(move |()| self.record()),
            i18n: use_i18n(),
        }
    }

    /// A hint that was asked for; else what the spot under the pointer leads to; else what to do.
    fn prompt(&self) -> Phrase {
        let board = self.board;
        let (pointed, live) = (board.pointed.get(), board.live.get());
        let touched = board.touched();
        board.position.with(|g| {
            let ahead = pointed.or(touched.last().copied()).filter(|_| live);
            let ahead = ahead.and_then(|spot| g.preview(&touched, spot));
            let hint = self.ai.state.with(|state| state.hint.clone());
            let hint = hint.filter(|_| touched.is_empty());
            hint.or_else(|| ahead.map(Phrase::from))
                .unwrap_or_else(|| g.prompt(&touched).into())
        })
    }

    fn buttons(&self) -> Vec<SpotButton> {
        let board = self.board;
        let buttons = board.position.with(|g| g.buttons(&board.touched()));
        let open = buttons.into_iter().filter(|(spot, _)| board.is_open(*spot));
        open.map(|(spot, label)| SpotButton {
            spot: spot.to_string(),
            label: match board.value(spot) {
                Some(value) => Text::WhatLeads {
                    what: label.into(),
                    margin: value.signed(),
                }
                .into(),
                None => label.into(),
            },
        })
        .collect()
    }

    /// Offers a draw; a person who has to answer is asked in a panel.
    fn offer_draw_to_person(&self) -> Option<Panel> {
        match self.offer_draw() {
            Ok(asked) if self.level(asked).is_none() => Some(Panel::DrawOffer(asked)),
            Ok(_) => None,
            Err(why) => {
                self.toasts.show(why);
                None
            }
        }
    }
}

impl MatchFrame {
    /// Asks something of the match.
    pub fn act(&self, action: MatchAction) {
        self.on_action.run(action);
    }

    /// A message with this table's names; tracked.
    pub fn say(&self, message: impl Into<Phrase>) -> String {
        self.people
            .with_value(|people| self.i18n.say_to(message, &people.names))
    }

    /// The language, for what is said without this table's names.
    pub fn i18n(&self) -> I18n {
        self.i18n
    }

    /// All names, in seat order.
    pub fn names(&self) -> Vec<String> {
        self.people.with_value(|people| people.names.clone())
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.people
            .with_value(|people| people.names[seat.index()].clone())
    }

    /// The colour of a seat, as style sheets name it.
    pub fn colour(&self, seat: Seat) -> &'static str {
        self.people
            .with_value(|people| people.colours[seat.index()].id())
    }

    /// All seats of this table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.people.with_value(|people| people.names.len()) as u8)
    }

    /// Those for whom a person at this screen decides; tracked.
    pub fn persons(&self) -> Vec<Seat> {
        self.state.with(|state| {
            let seats = self.seats().zip(&state.seats);
            seats
                .filter(|(_, seat)| seat.is_person)
                .map(|(seat, _)| seat)
                .collect()
        })
    }

    /// Does the computer sit there, from the beginning or for somebody who has left? Tracked.
    pub fn is_computer(&self, seat: Seat) -> bool {
        let from_the_beginning = self
            .levels
            .with_value(|levels| levels[seat.index()].is_some());
        from_the_beginning || self.state.with(|state| state.seats[seat.index()].left)
    }

    /// Who acts now; tracked.
    pub fn actor(&self) -> Option<Seat> {
        self.state.with(FrameState::actor)
    }

    /// Is it over? Tracked.
    pub fn is_over(&self) -> bool {
        self.state.with(FrameState::is_over)
    }

    /// Is the computer thinking for this seat? Tracked.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.ai.with(|ai| ai.thinks_for) == Some(seat)
    }

    /// Does the far player act, on a board between two players? Then what is said is turned to them. Tracked.
    pub fn is_turned(&self) -> bool {
        self.actor().is_some_and(|seat| self.is_far(seat))
    }

    /// Does this seat sit opposite, on a board between its players? Tracked.
    pub fn is_far(&self, seat: Seat) -> bool {
        let orientation = self.orientation.get();
        orientation.faced
            && match self.info.layout {
                // Nobody reads what is turned to a computer.
                Layout::Round => {
                    let is_person = self.state.with(|state| state.seats[seat.index()].is_person);
                    self.corner(seat) > 1 && is_person
                }
                _ => seat != orientation.near,
            }
    }

    /// The corner where a seat sits, round the board from the near one: colours are places there. Tracked.
    pub fn corner(&self, seat: Seat) -> u8 {
        let near = self.orientation.get().near;
        self.people.with_value(|people| {
            let colour = |seat: Seat| people.colours[seat.index()] as u8;
            (colour(seat) + 4 - colour(near)) % 4
        })
    }

    /// The whole match.
    pub fn record(&self) -> Record {
        self.record.run(())
    }
}

/// Who may see a hand, for views that draw one: the viewer's own, or everybody's.
pub fn may_see(viewer: Viewer, seat: Seat) -> bool {
    matches!(viewer, Viewer::Everybody) || viewer == Viewer::Seat(seat)
}
