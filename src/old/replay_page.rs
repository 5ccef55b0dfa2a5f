//! A match move by move: forward and back, by itself at three speeds, and on from any position as a new match.

use super::browser;
use super::deed::{follow, hear};
use super::dom::{El, h};
use super::house::House;
use super::lost_page::lost;
use super::matches::Listed;
use super::panels::Panel;
use super::playing::Playing;
use super::replay_parts::{panel, print_sheet, speech, title, transport, values_tool, ways_out};
use super::route::Route;
use super::timer::Timer;
use super::ui::tool;
use super::var::Var;
use super::words::{Message, Text, words};
use crate::game::Turn;
use crate::table::MatchId;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

/// How long a position stands before the next move, in milliseconds, and what the button says.
pub(super) const SPEEDS: [(u32, &str); 3] = [(900, "1×"), (250, "2×"), (2_200, "½×")];

/// A match that is looked at again. Cheap to copy.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    pub playing: Playing,
    /// Every move.
    pub past: Var<Vec<Listed>>,
    /// How many moves are shown, or will be once the pieces have arrived.
    pub at: Var<usize>,
    /// The move that was just taken back.
    pub taken: Var<Option<Message>>,
    /// Does it go on by itself?
    pub runs: Var<bool>,
    pub speed: Var<usize>,
    /// While it is printed: the position to return to.
    pub printed: Var<Option<usize>>,
}

/// The page of a stored match, running or over; the address says which position.
pub fn replay_page(house: House, id: MatchId) -> El {
    let found = house.find(id);
    let playing = match found.and_then(|record| Playing::open(house, &record, true)) {
        Ok(playing) => playing,
        Err(why) => return lost(why),
    };
    let replay = Replay {
        playing,
        past: Var::new(untrack(|| playing.sitting().past())),
        at: Var::new(0),
        taken: Var::new(None),
        runs: Var::new(false),
        speed: Var::new(0),
        printed: Var::new(None),
    };
    follow(move || {
        if let Route::Replay(_, number) = house.route.get() {
            untrack(|| replay.go(number));
        }
    });
    run(replay);
    keys(replay);
    sheets(replay);
    let tools = h("nav.tray.tools")
        .label(words().match_tools)
        .children(replay.tools(&replay.deeds()[..3]))
        .child(playing.boxed().exact.then(|| values_tool(replay)))
        .children(ways_out(replay));
    playing
        .frame()
        .when("replay", || true)
        .child(playing.strips(false))
        .child(title(replay))
        .child(tools)
        // A click leaves the focus where it is: arrow keys step on, and walk over the board only once Tab led there.
        .child(playing.stage().on("mousedown", |e| e.prevent_default()))
        .child(speech(replay))
        .child(playing.beside())
        .child(transport(replay))
        .child(playing.strips(true))
        .child(panel(replay))
        .child(h("section.print-sheet").live(move || print_sheet(replay)))
}

impl Replay {
    pub fn total(self) -> usize {
        self.past.look(Vec::len)
    }

    /// Shows the position after so many moves; a step back says what it takes back.
    pub fn go(self, number: usize) {
        let (number, before) = (number.min(self.total()), self.at.peek());
        let sitting = self.playing.sitting();
        sitting.hurry();
        let last = self.playing.state().look(|s| s.last.clone());
        let taken = last
            .filter(|_| number + 1 == before)
            .map(|last| Message::new(words().taken_back).with("what", last));
        self.at.set(number);
        sitting.show(number);
        if let Some(taken) = &taken {
            self.playing.house().announce(self.playing.say(taken));
        }
        self.taken.set(taken);
    }

    /// The same by hand: it stays there, and the address says so.
    pub fn step(self, number: usize) {
        self.runs.renew(false);
        self.go(number);
        self.readdress();
    }

    fn route(self) -> Route {
        Route::Replay(self.playing.id(), self.at.peek())
    }

    pub fn readdress(self) {
        self.playing.house().readdress(&self.route());
    }

    /// Does what a tool says, by the name of its icon.
    pub fn press(self, name: &str) {
        let (at, house) = (self.at.peek(), self.playing.house());
        let panel = match name {
            "moves" => Some(Panel::Moves),
            "text" => Some(Panel::Text),
            "rules" => Some(Panel::Rules),
            "menu" => Some(Panel::Menu),
            _ => None,
        };
        self.playing.panel().renew(panel);
        match name {
            "start" => self.step(0),
            "back" => self.step(at.saturating_sub(1)),
            "forward" => self.step(at + 1),
            "end" => self.step(usize::MAX),
            "play" => {
                let runs = self.runs.peek();
                if !runs && at == self.total() {
                    self.go(0);
                }
                self.runs.set(!runs);
            }
            "speed" => self
                .speed
                .update(|speed| *speed = (*speed + 1) % SPEEDS.len()),
            "branch" => house.branch(&self.playing.sitting().record(), at),
            "link" => house.copy_link(&self.route()),
            "print" => browser::print(),
            "save" => house.export_match(&self.playing.sitting().record()),
            _ => (),
        }
    }

    /// What one may do with a position, by icon and name.
    pub fn deeds(self) -> [(&'static str, Text); 6] {
        [
            ("branch", words().play_from_here),
            ("link", words().copy_link),
            ("print", words().print),
            ("moves", words().moves),
            ("text", words().as_text),
            ("rules", words().rules),
        ]
    }

    pub fn tools(self, deeds: &[(&'static str, Text)]) -> Vec<El> {
        let mut tools = Vec::new();
        for &(name, label) in deeds {
            let button = tool(name, label, move || self.press(name));
            tools.push(button.flag_when("disabled", move || self.cannot(name)));
        }
        tools
    }

    /// Leads this tool nowhere at the position shown?
    pub fn cannot(self, name: &str) -> bool {
        let at = self.at.get();
        match name {
            "start" | "back" => at == 0,
            "forward" | "end" => at == self.total(),
            "branch" => self
                .playing
                .state()
                .with(|s| matches!(s.turn, Turn::Over(_))),
            _ => false,
        }
    }

    /// A move by its number and notation: «Move 12: D6-D7».
    pub fn label(self, number: usize) -> Message {
        let notation = self.past.look(|past| past[number - 1].notation.clone());
        let label = Message::new(words().move_told).with("n", number);
        label.with("move", notation)
    }

    pub fn number(self) -> Message {
        let number = Message::new(words().move_of).with("n", self.at.get());
        number.with("all", self.total())
    }
}

/// Goes on by itself: every position stands for a while once its pieces have arrived.
fn run(replay: Replay) {
    let timer: Var<Option<Timer>> = Var::new(None);
    follow(move || {
        let shown = replay.playing.state().with(|s| s.shown);
        let (pause, _) = SPEEDS[replay.speed.get()];
        if replay.runs.get() && shown == replay.total() {
            replay.runs.set(false);
        }
        let next = move || {
            replay.go(replay.at.peek() + 1);
            replay.readdress();
        };
        let goes_on = replay.runs.peek();
        timer.put(goes_on.then(|| Timer::new(pause, next)));
    });
}

/// Keys, unless they mean something to the control that has the focus.
fn keys(replay: Replay) {
    hear("keydown", move |e| {
        let e: web_sys::KeyboardEvent = e.unchecked_into();
        let within = |selector: &str| {
            let target = e
                .target()
                .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
            target.is_some_and(|t| t.closest(selector).ok().flatten().is_some())
        };
        let name = match e.key().as_str() {
            "ArrowLeft" => "back",
            "ArrowRight" => "forward",
            "Home" => "start",
            "End" => "end",
            " " if !within("button, a") => "play",
            _ => return,
        };
        if !(e.ctrl_key() || e.meta_key() || e.alt_key() || within("input, dialog")) {
            e.prevent_default();
            replay.press(name);
        }
    });
}

/// On paper the last position is shown, wherever one was.
fn sheets(replay: Replay) {
    let sitting = move || replay.playing.sitting();
    hear("beforeprint", move |_| {
        sitting().show(usize::MAX);
        sitting().hurry();
        replay.printed.set(Some(replay.at.peek()));
    });
    hear("afterprint", move |_| {
        if let Some(number) = replay.printed.peek() {
            replay.printed.set(None);
            sitting().show(number);
        }
    });
}
