//! What happens at the console of a match: what is typed reaches the console, what it says reaches the log, and the computer is
//! asked for moves.

use super::console_log::{Log, Submitted};
use crate::ai::protocol::AiResponse;
use crate::ai::{Insight as _, MatchPosition};
use crate::app::browser::{random, reload};
use crate::app::i18n::{Text, use_i18n};
use crate::app::match_view::ai_client::MOST_DEATHS;
use crate::app::match_view::{AiClient, AiEvent};
use crate::app::route::Route;
use crate::app::state::{AppStorage, MatchActions, Toasts, use_matches, use_storage, use_toasts};
use crate::game::Game as _;
use crate::games::score_four::ScoreFour;
use crate::games::score_four::console::{EXAMPLES, Event, Kind, MatchConsole, Question};
use crate::table::{Record, Table};
use leptos::prelude::*;
use leptos::{ev, html};

/// The console on the screen. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Terminal {
    /// What was said.
    pub log: RwSignal<Log>,
    /// Does the console wait for the computer?
    pub is_thinking: RwSignal<bool>,
    /// Where the log is shown.
    pub log_node: NodeRef<html::Div>,
    /// Where one types.
    pub field: NodeRef<html::Textarea>,
    session: StoredValue<Session>,
    ai: AiClient,
    storage: AppStorage,
    matches: MatchActions,
    toasts: Toasts,
}

/// What it is about.
struct Session {
    console: MatchConsole,
    record: Record,
    submitted: Submitted,
    /// The number of the question that the computer thinks about, the best it has found, and whether that is enough.
    asked: u32,
    best: Option<String>,
    enough: bool,
    /// What was saved last.
    saved: String,
}

impl Terminal {
    /// Opens the console of a match.
    pub fn new(record: Record, table: &Table<ScoreFour>) -> Terminal {
        let storage = use_storage();
        let kept = storage.read(|store| store.session(record.id));
        let board_seen = kept.as_ref().is_some_and(|kept| kept.board_seen);
        let saved = kept.map(|kept| kept.text);
        let boards: Vec<_> = (0..=table.moves().len())
            .map(|number| *table.at(number).board())
            .collect();
        let handle: StoredValue<Option<Terminal>> = StoredValue::new(None);
        let heard = move |event: AiEvent| {
            if let Some(Some(terminal)) = handle.try_get_value() {
                terminal.hear(event);
            }
        };
        let terminal = Terminal {
            session: StoredValue::new(Session {
                console: MatchConsole::open(&boards, saved.as_deref(), board_seen),
                record,
                submitted: Submitted::default(),
                asked: 0,
                best: None,
                enough: false,
                saved: saved.unwrap_or_default(),
            }),
            log: RwSignal::new(Log::default()),
            is_thinking: RwSignal::new(false),
            log_node: NodeRef::new(),
            field: NodeRef::new(),
            ai: AiClient::new(Callback::new(heard)),
            storage,
            matches: use_matches(),
            toasts: use_toasts(),
        };
        handle.set_value(Some(terminal));
        let i18n = use_i18n();
        terminal.print("hello", untrack(|| i18n.say(Text::ConsoleMeans)));
        terminal
    }

    /// Commands to try.
    pub fn examples(self) -> &'static [&'static str] {
        &EXAMPLES
    }

    fn change<T>(self, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        self.session.try_update_value(change)
    }

    fn print(self, class: &'static str, text: String) {
        self.log.update(|log| log.add(class, text));
    }

    /// What a key does in the field: Enter sends, Up and Down walk through what was submitted.
    pub fn key(self, e: &ev::KeyboardEvent) {
        if e.is_composing() || e.shift_key() || e.ctrl_key() || e.alt_key() || e.meta_key() {
            return;
        }
        match e.key().as_str() {
            "Enter" => self.send(),
            "ArrowUp" => self.walk(true),
            "ArrowDown" => self.walk(false),
            _ => return,
        }
        e.prevent_default();
    }

    /// Puts what was submitted before, or after that, into the field.
    fn walk(self, back: bool) {
        if let Some(field) = self.field.get_untracked() {
            let shown = field.value();
            self.change(|session| field.set_value(session.submitted.walk(back, shown)));
        }
    }

    /// Submits what is in the field; it keeps what is not finished.
    pub fn send(self) {
        let Some(field) = self.field.get_untracked() else {
            return;
        };
        let typed = field.value();
        if typed.trim().is_empty() {
            return;
        }
        self.change(|session| {
            session.submitted.remember(&typed);
            field.set_value(&session.console.submit(&typed));
        });
        self.print("typed", typed);
        self.run();
    }

    /// Submits a command that nobody has typed; the field stays as it is.
    pub fn submit(self, command: &str) {
        self.print("typed", command.to_owned());
        self.change(|session| session.console.submit(command));
        self.run();
    }

    /// Lets all happen that can, until the console waits.
    fn run(self) {
        let mut way = None;
        let next = || self.change(|session| session.console.next_event());
        while let Some(Some(event)) = next() {
            match event {
                Event::Said(said) => {
                    let class = match said.kind {
                        Kind::Reply => "reply",
                        Kind::Error => "error",
                        Kind::Note => "note",
                    };
                    self.print(class, said.text);
                }
                Event::Think(question) => self.ask(question),
                Event::Stop => self.stop(),
                Event::Board | Event::Left => way = Some(event),
            }
        }
        self.save();
        let is_thinking = self.session.with_value(|s| s.console.is_thinking());
        if self.is_thinking.get_untracked() != is_thinking {
            self.is_thinking.set(is_thinking);
        }
        self.scroll_down();
        match way {
            Some(Event::Board) => self.to_board(),
            Some(_) => Route::Lobby.open(),
            None => (),
        }
    }

    /// Shows the end of the log, once what was added is in the page.
    fn scroll_down(self) {
        request_animation_frame(move || {
            if let Some(Some(log)) = self.log_node.try_get_untracked() {
                log.set_scroll_top(log.scroll_height());
                log.set_scroll_left(0);
            }
        });
    }

    /// Saves the session, if it is another than before.
    fn save(self) {
        let changed = self.change(|session| {
            let now = session.console.session();
            let is_new = now != session.saved;
            session.saved.clone_from(&now);
            is_new.then_some((session.record.id, now))
        });
        if let Some(Some((id, session))) = changed {
            self.storage.read(|store| store.keep_session(id, &session));
            self.storage.changed();
        }
    }

    /// Shows the board: that of the match, or of a new one if the position is another.
    pub fn to_board(self) {
        self.ai.give_up();
        let settled = self.change(|s| (s.record.clone(), s.console.settle()));
        let Some((record, start)) = settled else {
            return;
        };
        let id = match start {
            Some(start) => self.matches.set_up(&record, start),
            None => Some(record.id),
        };
        if let Some(id) = id {
            let session = self.session.with_value(|s| s.console.session());
            self.storage.read(|store| store.keep_session(id, &session));
            Route::Match(id).open();
        }
    }

    fn ask(self, question: Question) {
        self.change(|session| {
            session.asked = question.number;
            session.best = None;
            session.enough = false;
        });
        let time = ScoreFour::budget(question.level).milliseconds as u32 * question.patience;
        let about = MatchPosition {
            game: ScoreFour::ID.to_owned(),
            // Equal moves are chosen by lot, anew for every question.
            match_id: random() as u32,
            move_number: question.number,
            position: question.position,
        };
        self.ai.forgive();
        self.ai.ask_move(about, question.level, time);
    }

    /// Ends the search: with the best so far, or with the first move that comes.
    fn stop(self) {
        let has_best = self.change(|session| {
            session.enough = true;
            (session.console.is_thinking(), session.best.is_some())
        });
        match has_best {
            Some((true, true)) => self.answer(),
            Some((true, false)) => (),
            _ => self.ai.give_up(),
        }
    }

    /// The best so far is the answer.
    fn answer(self) {
        self.ai.give_up();
        self.change(|session| {
            let best = session.best.take();
            session.console.answered(session.asked, best.as_deref());
        });
    }

    /// What is heard from the computer.
    fn hear(self, event: AiEvent) {
        match event {
            AiEvent::Response(AiResponse::Best { thought, .. }) => {
                let enough = self.change(|session| {
                    session.best = Some(thought.chosen);
                    session.enough
                });
                if enough == Some(true) {
                    self.answer();
                }
            }
            AiEvent::Response(AiResponse::Done { .. }) => self.answer(),
            AiEvent::Response(AiResponse::Failed { reason, .. }) => {
                self.toasts.show(Text::ComputerFailed { why: reason });
                self.answer();
            }
            AiEvent::Died(MOST_DEATHS..) => {
                self.toasts.show(Text::ComputerGone);
                self.answer();
            }
            AiEvent::OtherBuild => {
                self.toasts.offer(Text::OtherBuild, Text::Reload, reload);
                self.answer();
            }
            AiEvent::Response(_) | AiEvent::Died(_) => (),
        }
        self.run();
    }
}
