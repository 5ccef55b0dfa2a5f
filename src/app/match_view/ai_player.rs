//! The computer at a table: it plays its seats, gives hints, answers draw offers, and tells what each move leads to.
//!
//! At any moment there is one thing it should be at, which follows from what the table shows; `pursue` is called whenever that
//! may have changed. What is shown of it is in `AiState`.

use super::ai_client::{AiClient, AiEvent, MOST_DEATHS};
use super::ai_state::{AiState, ValuesState};
use super::controller::MatchController;
use super::values::MoveValue;
use crate::ai::protocol::AiResponse;
use crate::ai::{self, MatchPosition, Thought};
use crate::app::browser::reload;
use crate::app::i18n::Text;
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Phrase};
use crate::table::{Level, Player};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// It waits so long before it moves, in milliseconds, so that it can be followed.
const PAUSE: u32 = 400;
/// Cards that nobody taps for come faster, and a deal faster still.
const CARD: u32 = 200;
const DEAL: u32 = 40;
/// How well it plays for somebody who has left.
const STAND_IN: Level = Level::Medium;
/// A hint comes within a second: so long it may think, and then what was found is told.
const HINT: u32 = 800;
const HINT_AT_LAST: u32 = 950;
/// So long it may look for what each move leads to, once a position has stood for a moment.
const VALUES: u32 = 20_000;
const GLANCE: u32 = 150;

/// What it is at. The number of the position makes it another each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Job {
    Play(Seat, usize),
    Draw(Option<Seat>, usize),
    Hint(Seat, usize),
    /// Whether this seat takes a draw.
    AnswerDraw(Seat, usize),
    Values(Option<Seat>, usize),
}

/// What the table remembers of it.
#[derive(Default)]
pub(super) struct Mind {
    pub(super) job: Option<Job>,
    /// The best move that was told so far.
    pub(super) best: Option<Thought>,
    /// Is the best so far good enough: has the computer said all, or was it stopped?
    pub(super) enough: bool,
    /// The earliest moment to play, the latest to give a hint.
    pub(super) timer: Option<Timeout>,
    /// The position for which a hint is wanted.
    pub(super) wants_hint: Option<usize>,
    /// The position in which a draw was offered last, and whether the answer is still due.
    pub(super) draw_offered: Option<usize>,
    pub(super) answer_due: bool,
    pub(super) wants_values: bool,
    /// The position whose values were all told, or were out of reach.
    pub(super) valued: Option<(usize, ValuesState)>,
    /// The position for which looking at values was counted as a hint.
    pub(super) counted: Option<usize>,
    pub(super) hint: Option<(usize, Phrase)>,
    /// Whose thinking was announced.
    pub(super) announced: Option<Seat>,
    pub(super) is_gone: bool,
}

/// The computer at a table. Cheap to copy.
#[derive(Clone, Copy)]
pub struct AiPlayer {
    /// What is shown of it.
    pub state: RwSignal<AiState>,
    client: AiClient,
    pub(super) mind: StoredValue<Mind, LocalStorage>,
}

impl AiPlayer {
    pub(super) fn new(on_event: Callback<AiEvent>) -> AiPlayer {
        AiPlayer {
            state: RwSignal::new(AiState::default()),
            client: AiClient::new(on_event),
            mind: StoredValue::new_local(Mind::default()),
        }
    }

    pub(super) fn job(&self) -> Option<Job> {
        self.mind.with_value(|mind| mind.job)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Mind)) {
        self.mind.update_value(change);
    }

    /// Shows what it does, if that is something else than before.
    fn show(&self) {
        let state = self.mind.with_value(|mind| {
            let mut state = AiState {
                is_gone: mind.is_gone,
                hint: mind.hint.as_ref().map(|(_, words)| words.clone()),
                ..AiState::default()
            };
            match mind.job {
                Some(Job::Play(seat, _)) if !mind.is_gone => state.thinks_for = Some(seat),
                Some(Job::Hint(..)) => state.seeks_hint = true,
                Some(Job::AnswerDraw(seat, _)) if !mind.is_gone => state.weighs_draw = Some(seat),
                _ => (),
            }
            if mind.wants_values {
                state.values = match (mind.job, mind.valued) {
                    (Some(Job::Values(..)), _) => ValuesState::Computing,
                    (_, Some((_, values))) => values,
                    _ => ValuesState::Idle,
                };
            }
            state
        });
        if self.state.with_untracked(|old| *old != state) {
            self.state.set(state);
        }
    }
}

impl<G: GameUi> MatchController<G> {
    /// The computer's level at a seat; none, if it does not sit there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.table
            .with_untracked(|t| match t.seats()[seat.index()].player {
                Player::Computer(level) => Some(level),
                _ if super::frame_state::has_left(t, seat) => Some(STAND_IN),
                _ => None,
            })
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.level(seat).is_some()
    }

    /// What the computer should be at now.
    fn wanted_job(&self) -> Option<Job> {
        let (number, turn, over) = self
            .frame
            .with_untracked(|frame| (frame.shown, frame.turn, frame.is_over()));
        if over && !self.is_replay || self.is_moving() {
            return None;
        }
        let (hint, values, answer) = self.ai.mind.with_value(|mind| {
            let valued = matches!(mind.valued, Some((at, _)) if at == number);
            (
                mind.wants_hint == Some(number),
                mind.wants_values && !valued,
                mind.answer_due && mind.draw_offered == Some(number),
            )
        });
        let values = |seat| values.then_some(Job::Values(seat, number));
        match turn {
            Turn::Over(_) => None,
            Turn::Seat(_) if self.is_replay => values(None),
            _ if self.is_replay || !self.may_write.get_untracked() => None,
            Turn::Seat(seat) if self.is_computer(seat) => Some(Job::Play(seat, number)),
            Turn::Seat(seat) if answer && self.is_computer(seat.other()) => {
                Some(Job::AnswerDraw(seat.other(), number))
            }
            Turn::Seat(seat) if hint => Some(Job::Hint(seat, number)),
            Turn::Seat(seat) => values(Some(seat)),
            Turn::Chance(seat) => {
                // Somebody taps the pile, if there is one.
                let has_pile = self
                    .board
                    .position
                    .with_untracked(|g| g.draw_spot().is_some());
                let by_itself = seat.is_none_or(|seat| self.is_computer(seat)) || !has_pile;
                by_itself.then_some(Job::Draw(seat, number))
            }
        }
    }

    /// Sets the computer to what it should be at.
    pub(super) fn pursue(&self) {
        let number = self.frame.with_untracked(|frame| frame.shown);
        let moving = self.is_moving();
        self.ai.change(|mind| {
            mind.hint.take_if(|(at, _)| moving || *at != number);
            mind.valued.take_if(|(at, _)| *at != number);
        });
        let wanted = self.wanted_job();
        if self.ai.job() != wanted {
            self.ai.client.give_up();
            self.ai.change(|mind| {
                mind.job = wanted;
                mind.best = None;
                mind.enough = false;
                mind.timer = None;
                mind.is_gone = false;
            });
            if let Some(job) = wanted {
                self.begin(job);
            }
        }
        self.ai.show();
    }

    fn begin(&self, job: Job) {
        let pause = match job {
            Job::Play(seat, _) => {
                let level = self.level(seat).unwrap_or(Level::Easy);
                self.ask_move(level, G::budget(level).milliseconds as u32);
                PAUSE
            }
            Job::Draw(None, _) => DEAL,
            Job::Draw(Some(seat), _) if self.is_computer(seat) => PAUSE,
            Job::Draw(..) => CARD,
            Job::Hint(..) => {
                self.ask_move(Level::Expert, HINT);
                HINT_AT_LAST
            }
            // A first guess would do for a hint; an answer is given when all was said.
            Job::AnswerDraw(..) => {
                self.ask_move(Level::Expert, HINT);
                PAUSE
            }
            Job::Values(..) => GLANCE,
        };
        let controller = *self;
        let timer = Timeout::new(pause, move || controller.pause_is_over());
        self.ai.change(|mind| mind.timer = Some(timer));
        if let Job::Play(seat, _) | Job::Draw(Some(seat), _) = job
            && let Some(thinks) = self.announce_thinking(Some(seat))
        {
            self.toasts.announce(thinks);
        }
    }

    fn ask_move(&self, level: Level, milliseconds: u32) {
        let about = self.question();
        self.ai.client.ask_move(about, level, milliseconds);
    }

    /// What is sent: the position shown, and nothing that has not happened yet.
    fn question(&self) -> MatchPosition {
        let number = self.frame.with_untracked(|frame| frame.shown);
        self.table.with_untracked(|table| MatchPosition {
            game: G::ID.to_owned(),
            match_id: table.id().0,
            move_number: number as u32,
            position: table.at(number).to_string(),
        })
    }

    /// Once in each of its turns: that the computer thinks.
    pub(super) fn announce_thinking(&self, actor: Option<Seat>) -> Option<String> {
        let seat = actor.filter(|seat| !self.is_replay && self.is_computer(*seat));
        let before = self.ai.mind.with_value(|mind| mind.announced);
        if before == seat {
            return None;
        }
        self.ai.change(|mind| mind.announced = seat);
        let who = seat?.into();
        let thinks = untrack(|| self.board.say(Text::IsThinking { who }));
        Some(format!("{thinks}."))
    }

    /// What is heard from the computer.
    pub(super) fn hear(&self, event: AiEvent) {
        match event {
            AiEvent::Response(AiResponse::Best { thought, .. }) => {
                self.ai.change(|mind| mind.best = Some(thought));
                self.go_ahead();
            }
            AiEvent::Response(AiResponse::Value { chosen, margin, .. }) => {
                self.show_value(&chosen, margin);
            }
            AiEvent::Response(AiResponse::Done { complete, .. }) => self.done(complete),
            AiEvent::Response(AiResponse::Failed { reason, .. }) => {
                self.toasts.show(Text::ComputerFailed { why: reason });
                self.despair();
            }
            AiEvent::Response(AiResponse::Ready { .. }) => (),
            AiEvent::Died(deaths) if deaths < MOST_DEATHS => self.toasts.show(Text::ComputerDied),
            AiEvent::Died(_) => {
                let gone = untrack(|| self.board.say(Text::ComputerGone));
                self.toasts.announce(gone);
                self.despair();
            }
            AiEvent::OtherBuild => {
                self.toasts.offer(Text::OtherBuild, Text::Reload, reload);
                self.despair();
            }
        }
    }

    fn despair(&self) {
        self.ai.change(|mind| {
            mind.is_gone = true;
            mind.wants_hint = None;
        });
        self.ai.show();
    }

    /// Tries once more.
    pub fn try_again(&self) {
        self.ai.change(|mind| mind.job = None);
        self.ai.client.forgive();
        self.pursue();
    }

    fn pause_is_over(&self) {
        self.ai.change(|mind| mind.timer = None);
        match self.ai.job() {
            Some(Job::Draw(..)) => self.draw(),
            Some(Job::Hint(..)) => self.stop_thinking(),
            Some(Job::Values(..)) => self.ai.client.ask_values(self.question(), VALUES),
            _ => self.go_ahead(),
        }
    }

    /// Somebody taps: the computer need not be waited for any longer than it thinks.
    pub(super) fn skip_pause(&self) {
        let waits = self.ai.mind.with_value(|mind| {
            mind.timer.is_some() && matches!(mind.job, Some(Job::Play(..) | Job::Draw(..)))
        });
        if waits && !self.is_moving() {
            self.pause_is_over();
        }
    }

    fn done(&self, complete: bool) {
        if let Some(Job::Values(_, number)) = self.ai.job() {
            let values = match complete {
                true => ValuesState::Known,
                false => ValuesState::OutOfReach,
            };
            self.ai.change(|mind| mind.valued = Some((number, values)));
            if complete {
                self.board
                    .values
                    .update(|values| MoveValue::mark_best(values));
            }
            return self.pursue();
        }
        self.ai.change(|mind| mind.enough = true);
        self.go_ahead();
    }

    /// Enough thought: the best so far will do.
    pub fn stop_thinking(&self) {
        self.ai.change(|mind| {
            mind.enough = true;
            mind.timer = None;
        });
        self.go_ahead();
    }

    /// Does what was found, once there is something and it is time.
    fn go_ahead(&self) {
        let (job, best) = self.ai.mind.with_value(|mind| {
            let hint = matches!(mind.job, Some(Job::Hint(..)));
            let timely = mind.enough && (mind.timer.is_none() || hint);
            (mind.job, mind.best.clone().filter(|_| timely))
        });
        let Some((best, m)) = best.and_then(|best| Some((best.clone(), best.chosen.parse().ok()?)))
        else {
            return;
        };
        match job {
            Some(Job::Play(..)) => {
                self.ai.client.give_up();
                self.play(m);
            }
            Some(Job::Hint(seat, at)) => self.give_hint(seat, at, m),
            Some(Job::AnswerDraw(seat, _)) => {
                let played = self.table.with_untracked(|t| t.moves().len());
                self.answer_draw(seat, ai::takes_draw(&best, played));
            }
            _ => (),
        }
    }
}
