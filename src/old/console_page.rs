//! The console of a match: what is typed, and below it what the console says; and the way back to the board.

use super::browser;
use super::computer::{Computer, MOST_DEATHS, Told};
use super::dom::{El, h};
use super::house::House;
use super::lost_page::lost;
use super::route::Route;
use super::timer::soon;
use super::ui::{button, heading, icon_button, page};
use super::var::Var;
use super::words::{Message, words};
use crate::ai::MatchPosition;
use crate::ai::protocol::AiResponse;
use crate::games::console::{Event, Kind, LEFT_MARK as LEFT, PageConsole as Console, Question};
use crate::games::{Boxed, boxed};
use crate::table::{MatchId, Record};
use crate::text;
use std::rc::Rc;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

/// So many things said are shown, and so many submissions remembered; the oldest go first.
const MOST_LINES: u32 = 500;
const MOST_TYPED: usize = 100;

impl House {
    /// The board of a match is seen: a console that was kept of it will begin there again.
    pub fn leave_console(self, id: MatchId) {
        let kept = self.store().session(id);
        if let Some(kept) = kept.filter(|kept| !kept.starts_with(LEFT)) {
            let left = text::glued(&[&String::from(LEFT), &kept]);
            self.store().keep_session(id, &left);
        }
    }
}

/// The console on the screen. Cheap to copy.
#[derive(Clone, Copy)]
struct Terminal {
    house: House,
    boxed: &'static Boxed,
    desk: Var<Desk>,
    thinks: Var<bool>,
    computer: Computer,
}

/// What lies before whoever types.
struct Desk {
    console: Box<dyn Console>,
    record: Record,
    log: Element,
    field: Element,
    /// What was submitted, which of it the field shows, and what it showed before.
    typed: Vec<String>,
    place: usize,
    draft: String,
    /// What the computer is asked, the best it has told, and whether that is enough.
    asked: u32,
    best: Option<String>,
    enough: bool,
    /// What was kept last.
    kept: String,
}

impl Desk {
    /// What is in the field. A text area has a value like any input.
    fn input(&self) -> &HtmlInputElement {
        self.field.unchecked_ref()
    }

    /// Puts what was submitted before, or after that, into the field.
    fn walk(&mut self, back: bool) {
        let last = self.typed.len();
        if self.place == last {
            self.draft = self.input().value();
        }
        self.place = match back {
            true => self.place.saturating_sub(1),
            false => (self.place + 1).min(last),
        };
        let shown = self.typed.get(self.place).unwrap_or(&self.draft);
        self.input().set_value(shown);
    }

    fn remember(&mut self, typed: &str) {
        if self.typed.last().is_none_or(|last| last != typed) {
            self.typed.push(typed.to_owned());
            if self.typed.len() > MOST_TYPED {
                self.typed.remove(0);
            }
        }
        self.place = self.typed.len();
    }
}

/// The page of a match's console.
pub fn console_page(house: House, id: MatchId) -> El {
    let (record, boxed, console, kept) = match find(house, id) {
        Ok(found) => found,
        Err(why) => return lost(why),
    };
    let log = h("div.log role=log tabindex=0").label(words().console_log);
    let field = h("textarea rows=1 spellcheck=false autocomplete=off autocapitalize=none")
        .set("enterkeyhint", "send")
        .set("maxlength", "20000");
    let handle: Var<Option<Terminal>> = Var::new(None);
    let hear = move |told| {
        if let Some(terminal) = handle.peek() {
            terminal.hear(told);
        }
    };
    let examples = console.examples();
    let terminal = Terminal {
        house,
        boxed,
        desk: Var::new(Desk {
            console,
            record,
            log: log.node().clone(),
            field: field.node().clone(),
            typed: Vec::new(),
            place: 0,
            draft: String::new(),
            asked: 0,
            best: None,
            enough: false,
            kept,
        }),
        thinks: Var::new(false),
        computer: Computer::new(Rc::new(hear)),
    };
    handle.put(Some(terminal));
    terminal.print("hello", words().console_means.get());
    // Where there is a keyboard one types at once; on glass one would cover half of the page.
    if !browser::is_glass() {
        soon(|| browser::focus(".console textarea"));
    }
    let back = icon_button("primary", "eye", words().to_board, move || {
        terminal.to_board()
    });
    page("console", words().console)
        .child(back)
        .child(log)
        .child(terminal.line(field))
        .child(h("div.thought role=status").live(move || terminal.thought()))
        .child(terminal.tries(examples))
}

type Found = (Record, &'static Boxed, Box<dyn Console>, String);

/// The match, its box, and its console; or why there is none.
fn find(house: House, id: MatchId) -> Result<Found, Message> {
    let record = house.find(id)?;
    let unknown = || Message::new(words().unknown_game).with("game", record.game.as_str());
    let boxed = boxed(&record.game).ok_or_else(unknown)?;
    let none = || Message::new(words().console_none).with("game", boxed.name);
    let open = boxed.console.ok_or_else(none)?;
    let kept = house.store().session(id).unwrap_or_default();
    let table = (boxed.open)(&record)
        .map_err(|flaw| Message::new(words().match_damaged).with("why", flaw.text()))?;
    Ok((record, boxed, open(&*table, Some(&kept)), kept))
}

impl Terminal {
    /// The field with its name, and what sends it.
    fn line(self, field: El) -> El {
        let field = field.on("keydown", move |e| self.key(e.unchecked_ref()));
        let label = h("label.field").child(heading("b", words().console_field));
        h("div.line").child(label.child(field)).child(button(
            "primary",
            words().console_send,
            move || self.send(),
        ))
    }

    /// That the computer thinks, and what stops it.
    fn thought(self) -> Option<El> {
        let stop = icon_button("small", "stop", words().stop, move || self.submit("stop."));
        self.thinks.get().then(|| {
            h("p")
                .child(h("i.thinks"))
                .child(h("span").text(words().console_thinks))
                .child(stop)
        })
    }

    /// Commands to try.
    fn tries(self, examples: &'static [&'static str]) -> El {
        let mut row = h("div.tries role=group").label(words().console_try);
        row = row.child(h("b.lab").text(words().console_try));
        for example in examples {
            row = row.child(button("small", *example, move || self.submit(example)));
        }
        row
    }

    fn key(self, e: &KeyboardEvent) {
        if e.is_composing() || e.shift_key() || e.ctrl_key() || e.alt_key() || e.meta_key() {
            return;
        }
        match e.key().as_str() {
            "Enter" => self.send(),
            "ArrowUp" => _ = self.desk.alter(|desk| desk.walk(true)),
            "ArrowDown" => _ = self.desk.alter(|desk| desk.walk(false)),
            _ => return,
        }
        e.prevent_default();
    }

    /// Submits what is in the field; it keeps what is not finished.
    fn send(self) {
        let typed = self.desk.look(|desk| desk.input().value());
        if typed.trim().is_empty() {
            return;
        }
        let rest = self.desk.alter(|desk| {
            desk.remember(&typed);
            desk.console.submit(&typed)
        });
        let rest = rest.unwrap_or_default();
        self.desk.look(|desk| desk.input().set_value(&rest));
        self.print("typed", &typed);
        self.run();
    }

    /// Submits a command that no finger has typed; the field stays as it is.
    fn submit(self, command: &str) {
        self.print("typed", command);
        self.desk.alter(|desk| desk.console.submit(command));
        self.run();
    }

    /// Lets all happen that can, until the console waits.
    fn run(self) {
        let mut way = None;
        let next = || self.desk.alter(|desk| desk.console.next_event());
        while let Some(Some(event)) = next() {
            match event {
                Event::Said(said) => {
                    let class = match said.kind {
                        Kind::Reply => "reply",
                        Kind::Error => "error",
                        Kind::Note => "note",
                    };
                    self.print(class, &said.text);
                }
                Event::Think(question) => self.ask(question),
                Event::Stop => self.stop(),
                Event::Board | Event::Left => way = Some(event),
            }
        }
        self.keep();
        let thinks = self.desk.look(|desk| desk.console.is_thinking());
        self.thinks.renew(thinks);
        self.desk.look(|desk| {
            desk.log.set_scroll_top(desk.log.scroll_height());
            desk.log.set_scroll_left(0);
        });
        match way {
            Some(Event::Board) => self.to_board(),
            Some(_) => self.house.go(&Route::Lobby),
            None => {}
        }
    }

    fn print(self, class: &str, text: &str) {
        let line = h("pre").class(class).text(text);
        self.desk.look(|desk| {
            _ = desk.log.append_child(line.node());
            while desk.log.child_element_count() > MOST_LINES
                && let Some(oldest) = desk.log.first_element_child()
            {
                oldest.remove();
            }
        });
    }

    /// Keeps the session, if it is another than before.
    fn keep(self) {
        let kept = self.desk.alter(|desk| {
            let session = desk.console.session();
            let changed = session != desk.kept;
            desk.kept.clone_from(&session);
            changed.then_some((desk.record.id, session))
        });
        if let Some(Some((id, session))) = kept {
            self.house.store().keep_session(id, &session);
            self.house.written();
        }
    }

    /// Shows the board: that of the match, or of a new one if the position is another.
    fn to_board(self) {
        self.computer.give_up();
        let (record, start) = match self.desk.alter(|d| (d.record.clone(), d.console.settle())) {
            Some(found) => found,
            None => return,
        };
        let id = match start {
            Some(start) => self.house.set_up(&record, start),
            None => Some(record.id),
        };
        if let Some(id) = id {
            let session = self.desk.look(|desk| desk.console.session());
            self.house.store().keep_session(id, &session);
            self.house.go(&Route::Match(id));
        }
    }

    fn ask(self, question: Question) {
        self.desk.alter(|desk| {
            desk.asked = question.number;
            desk.best = None;
            desk.enough = false;
        });
        let time = self.boxed.thinks(question.level) * question.patience;
        let about = MatchPosition {
            game: self.boxed.id.to_owned(),
            // Equal moves are chosen by lot, anew for every question.
            match_id: browser::fresh() as u32,
            move_number: question.number,
            position: question.position,
        };
        self.computer.forgive();
        self.computer.ask_move(question.level, time, about);
    }

    /// Ends the search: with the best so far, or with the first move that comes.
    fn stop(self) {
        if self.desk.look(|desk| desk.console.is_thinking()) {
            self.enough();
        } else {
            self.computer.give_up();
        }
    }

    fn enough(self) {
        self.desk.alter(|desk| desk.enough = true);
        if self.desk.look(|desk| desk.best.is_some()) {
            self.answer();
        }
    }

    /// The best so far is the answer.
    fn answer(self) {
        self.computer.give_up();
        self.desk.alter(|desk| {
            let best = desk.best.take();
            desk.console.answered(desk.asked, best.as_deref());
        });
    }

    /// What is heard from the computer.
    fn hear(self, told: Told) {
        match told {
            Told::Answer(AiResponse::Best { thought, .. }) => {
                let enough = self.desk.alter(|desk| {
                    desk.best = Some(thought.chosen);
                    desk.enough
                });
                if enough == Some(true) {
                    self.answer();
                }
            }
            Told::Answer(AiResponse::Done { .. }) => self.answer(),
            Told::Answer(AiResponse::Failed { reason, .. }) => {
                self.house.tell_why(words().computer_failed, reason);
                self.answer();
            }
            Told::Died(MOST_DEATHS..) => {
                self.house.tell(words().computer_gone);
                self.answer();
            }
            Told::OtherBuild => {
                let reload = Rc::new(browser::reload);
                let step = Some((words().reload, reload as Rc<dyn Fn()>));
                self.house.tell_with(words().other_build.into(), step);
                self.answer();
            }
            Told::Answer(_) | Told::Died(_) => {}
        }
        self.run();
    }
}
