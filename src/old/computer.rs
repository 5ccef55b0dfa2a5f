//! The line to the computer: a worker beside the page, opened when it is first asked, and asked one question at a time.
//!
//! It cannot be interrupted, so whoever gives a question up ends it; the next question opens another. If it dies, another one
//! is asked the same; if that happens again and again, it is left to somebody to try once more.

use super::browser;
use super::deed::Listener;
use super::timer::Timer;
use super::var::Var;
use crate::ai::MatchPosition;
use crate::ai::protocol::{AiRequest, AiResponse};
use crate::table::Level;
use std::rc::Rc;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, MessageEvent, Worker};

/// Beside the page; `seal.sh` looks for it in the program.
const LOADER: &str = "./worker_loader.js";
/// Silence of so many milliseconds beyond what it may take is death.
const PATIENCE: u32 = 8_000;
/// So many deaths in a row are enough.
pub const MOST_DEATHS: u8 = 3;

/// What is heard on the line.
pub enum Told {
    /// What the worker says to the latest request.
    Answer(AiResponse),
    /// It died, so many times in a row. Below the most of them another one has been asked already.
    Died(u8),
    /// It is of another build than this page: both must be loaded anew.
    OtherBuild,
}

/// The line. Cheap to copy; it goes with the screen that opened it, and the worker with it.
#[derive(Clone, Copy)]
pub struct Computer(Var<Line>);

struct Line {
    opened: Option<Opened>,
    /// The request that waits for its answer.
    asked: Option<AiRequest>,
    tickets: u32,
    deaths: u8,
    watch: Option<Timer>,
    told: Rc<dyn Fn(Told)>,
}

struct Opened {
    worker: Worker,
    ready: bool,
    _heard: [Listener; 2],
}

impl Drop for Opened {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Computer {
    /// A line on which nothing was asked yet.
    pub fn new(told: Rc<dyn Fn(Told)>) -> Computer {
        Computer(Var::new(Line {
            opened: None,
            asked: None,
            tickets: 0,
            deaths: 0,
            watch: None,
            told,
        }))
    }

    /// Asks for a move of this level; whatever was asked before is given up.
    pub fn ask_move(self, level: Level, milliseconds: u32, about: MatchPosition) {
        self.ask(|ticket| AiRequest::Move {
            ticket,
            about,
            level,
            milliseconds,
        });
    }

    /// Asks for the final margin of every move; whatever was asked before is given up.
    pub fn ask_values(self, milliseconds: u32, about: MatchPosition) {
        self.ask(|ticket| AiRequest::Values {
            ticket,
            about,
            milliseconds,
        });
    }

    fn ask(self, request: impl FnOnce(u32) -> AiRequest) {
        self.give_up();
        self.0.alter(|line| {
            line.tickets += 1;
            line.asked = Some(request(line.tickets));
        });
        self.put();
    }

    /// Gives up what was asked.
    pub fn give_up(self) {
        self.0.alter(|line| {
            line.watch = None;
            if line.asked.take().is_some() {
                line.opened = None;
            }
        });
    }

    /// Forgets how often it died.
    pub fn forgive(self) {
        self.0.alter(|line| line.deaths = 0);
    }

    /// Puts the question, as soon as there is somebody to hear it.
    fn put(self) {
        if !self.0.look(|line| line.opened.is_some()) {
            let opened = self.open();
            self.0.alter(|line| line.opened = opened);
        }
        self.0.alter(|line| {
            let Some(request) = &line.asked else {
                return;
            };
            let wait = match &line.opened {
                Some(opened) => {
                    if opened.ready {
                        _ = opened.worker.post_message(&request.encode().into());
                    }
                    request.milliseconds().saturating_add(PATIENCE)
                }
                None => 0,
            };
            line.watch = Some(Timer::new(wait, move || self.died()));
        });
    }

    fn open(self) -> Option<Opened> {
        // The name never changes: the build behind it keeps an old one from being taken out of a cache.
        let address = format!("{LOADER}?{}", browser::meta("build"));
        let worker = Worker::new(&address).ok()?;
        let hear = move |e: Event| {
            let e: MessageEvent = e.unchecked_into();
            let message = e.data().as_string();
            if let Some(answer) = message.and_then(|text| AiResponse::decode(&text)) {
                self.heard(answer);
            }
        };
        let fail = move |e: Event| {
            e.prevent_default();
            self.died();
        };
        let _heard = [
            Listener::new(&worker, "message", Box::new(hear)),
            Listener::new(&worker, "error", Box::new(fail)),
        ];
        Some(Opened {
            worker,
            ready: false,
            _heard,
        })
    }

    fn heard(self, answer: AiResponse) {
        if let AiResponse::Ready { build } = &answer {
            return self.is_ready(build);
        }
        let told = self.0.alter(|line| {
            let asked = line.asked.as_ref().map(AiRequest::ticket);
            let ours = asked.is_some() && asked == answer.ticket();
            if ours && answer.is_last() {
                line.asked = None;
                line.watch = None;
                line.deaths = 0;
            }
            ours
        });
        if told == Some(true) {
            self.tell(Told::Answer(answer));
        }
    }

    fn is_ready(self, build: &str) {
        if browser::meta("build") == build {
            self.0.alter(|line| {
                if let Some(opened) = &mut line.opened {
                    opened.ready = true;
                }
            });
            return self.put();
        }
        self.0.alter(|line| {
            line.opened = None;
            line.watch = None;
        });
        self.tell(Told::OtherBuild);
    }

    fn died(self) {
        let deaths = self.0.alter(|line| {
            line.opened = None;
            line.watch = None;
            // Nobody waits for one that has nothing to do: the next question opens another.
            line.deaths += u8::from(line.asked.is_some());
            line.asked.as_ref().map(|_| line.deaths)
        });
        let Some(Some(deaths)) = deaths else { return };
        if deaths < MOST_DEATHS {
            self.put();
        }
        self.tell(Told::Died(deaths));
    }

    fn tell(self, told: Told) {
        if self.0.lives() {
            let listener = self.0.look(|line| line.told.clone());
            listener(told);
        }
    }
}
