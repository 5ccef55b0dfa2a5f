//! The line to the computer: a worker beside the page, opened when it is first asked, and asked one question at a time.
//!
//! It cannot be interrupted, so whoever gives a question up ends it; the next question opens another. If it dies, another one is
//! asked the same; if that happens again and again, it is left to somebody to try once more.

use crate::ai::MatchPosition;
use crate::ai::protocol::{AiRequest, AiResponse};
use crate::app::browser::meta;
use crate::app::browser::worker::Worker;
use crate::table::Level;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Beside the page; the build script looks for it in the program.
const LOADER: &str = "./worker_loader.js";
/// Silence of so many milliseconds beyond what it may take is death.
const PATIENCE: u32 = 8_000;
/// So many deaths in a row are enough.
pub const MOST_DEATHS: u8 = 3;

/// What is heard from the computer.
#[derive(Clone, Debug)]
pub enum AiEvent {
    /// What the worker says to the latest question.
    Response(AiResponse),
    /// It died, so many times in a row. Below the most of them another one has been asked already.
    Died(u8),
    /// It is of another build than this page: both must be loaded anew.
    OtherBuild,
}

/// The line to the computer. Cheap to copy; it goes with the screen that opened it, and the worker with it.
#[derive(Clone, Copy)]
pub struct AiClient {
    line: StoredValue<Line, LocalStorage>,
    on_event: Callback<AiEvent>,
}

#[derive(Default)]
struct Line {
    worker: Option<Worker>,
    is_ready: bool,
    /// The question that waits for its answer.
    asked: Option<AiRequest>,
    tickets: u32,
    deaths: u8,
    watchdog: Option<Timeout>,
}

impl AiClient {
    /// A line on which nothing was asked yet.
    pub fn new(on_event: Callback<AiEvent>) -> AiClient {
        AiClient {
            line: StoredValue::new_local(Line::default()),
            on_event,
        }
    }

    /// Asks for a move; whatever was asked before is given up.
    pub fn ask_move(self, about: MatchPosition, level: Level, milliseconds: u32) {
        self.ask(|ticket| AiRequest::Move {
            ticket,
            about,
            level,
            milliseconds,
        });
    }

    /// Asks what each move leads to; whatever was asked before is given up.
    pub fn ask_values(self, about: MatchPosition, milliseconds: u32) {
        self.ask(|ticket| AiRequest::Values {
            ticket,
            about,
            milliseconds,
        });
    }

    fn ask(self, request: impl FnOnce(u32) -> AiRequest) {
        self.give_up();
        self.line.update_value(|line| {
            line.tickets += 1;
            line.asked = Some(request(line.tickets));
        });
        self.send();
    }

    /// Gives up what was asked.
    pub fn give_up(self) {
        self.line.update_value(|line| {
            line.watchdog = None;
            if line.asked.take().is_some() {
                line.worker = None;
            }
        });
    }

    /// Forgets how often it died.
    pub fn forgive(self) {
        self.line.update_value(|line| line.deaths = 0);
    }

    /// Sends the question, as soon as there is somebody to hear it.
    fn send(self) {
        self.line.update_value(|line| {
            let Some(request) = &line.asked else { return };
            if line.worker.is_none() {
                line.worker = self.open();
                line.is_ready = false;
            }
            let patience = match &line.worker {
                Some(worker) => {
                    if line.is_ready {
                        worker.send(&request.encode());
                    }
                    request.milliseconds() + PATIENCE
                }
                None => 0,
            };
            line.watchdog = Some(Timeout::new(patience, move || self.died()));
        });
    }

    fn open(self) -> Option<Worker> {
        // The name never changes: the build behind it keeps an old one from being taken out of a cache.
        let address = format!("{LOADER}?{}", meta("build"));
        let heard = move |message: String| {
            if let Some(response) = AiResponse::decode(&message) {
                self.heard(response);
            }
        };
        Worker::open(&address, heard, move || self.died())
    }

    fn heard(self, response: AiResponse) {
        if let AiResponse::Ready { build } = &response {
            return self.ready(build);
        }
        let is_ours = self.line.try_update_value(|line| {
            let asked = line.asked.as_ref().map(AiRequest::ticket);
            let is_ours = asked.is_some() && asked == response.ticket();
            if is_ours && response.is_last() {
                line.asked = None;
                line.watchdog = None;
                line.deaths = 0;
            }
            is_ours
        });
        if is_ours == Some(true) {
            self.on_event.run(AiEvent::Response(response));
        }
    }

    fn ready(self, build: &str) {
        if meta("build") == build {
            self.line.update_value(|line| line.is_ready = true);
            return self.send();
        }
        self.line.update_value(|line| {
            line.worker = None;
            line.watchdog = None;
        });
        self.on_event.run(AiEvent::OtherBuild);
    }

    fn died(self) {
        let deaths = self.line.try_update_value(|line| {
            line.worker = None;
            line.watchdog = None;
            // Nobody waits for one that has nothing to do: the next question opens another.
            line.deaths += u8::from(line.asked.is_some());
            line.asked.as_ref().map(|_| line.deaths)
        });
        let Some(Some(deaths)) = deaths else { return };
        if deaths < MOST_DEATHS {
            self.send();
        }
        self.on_event.run(AiEvent::Died(deaths));
    }
}
