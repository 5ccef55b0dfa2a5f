//! The table: a board, the seats around it, what to do now, and the tools of the match.

use super::deed::{follow, hear};
use super::dom::{El, h};
use super::end_page::end_sheet;
use super::face::Shape;
use super::house::House;
use super::lock;
use super::lost_page::lost;
use super::matches::State;
use super::panels::{Panel, panels};
use super::playing::Playing;
use super::route::Route;
use super::strip::strip;
use super::thinking_parts::{advice, turn_told, values_told};
use super::ui::{button, heading, tool, tool_link};
use super::words::{Message, words};
use crate::table::{End, MatchId};
use crate::text;
use wasm_bindgen::JsCast as _;

impl Playing {
    /// The strips of the seats at one edge; where seats have corners, all of them come with the far one.
    pub fn strips(self, near: bool) -> Option<El> {
        let here = move |seat| (self.sitting().view().get().near == seat) == near;
        let strips = h("div");
        Some(match (self.boxed().shape, near) {
            (Shape::Round | Shape::Beside, true) => return None,
            (Shape::Beside, false) => strips
                .class("seats")
                .children(self.seats().map(|seat| strip(self, seat))),
            (Shape::Round, false) => strips.class("corners").children(self.seats().map(|seat| {
                strip(self, seat)
                    .bind("data-corner", move || text::told(self.corner(seat).into()))
                    .when("far", move || self.is_far(seat))
            })),
            _ => strips.class(if near { "near" } else { "far" }).children(
                self.seats()
                    .map(|seat| strip(self, seat).when("gone", move || !here(seat))),
            ),
        })
    }

    /// What lies beside the board.
    pub fn beside(self) -> Option<El> {
        let beside = self.sitting().beside();
        beside.map(|el| h("div.beside").child(el))
    }

    /// The board, with room for its moments.
    pub fn stage(self) -> El {
        h("div.stage")
            .child(self.sitting().board())
            .child(self.sitting().controls())
            .live(move || moment(self))
            .live(move || curtain(self))
    }
}

/// The page of a match, running or over.
pub fn table_page(house: House, id: MatchId) -> El {
    let (record, playing) = match house
        .find(id)
        .and_then(|r| Playing::open(house, &r, false).map(|p| (r, p)))
    {
        Ok(found) => found,
        Err(why) => return lost(why),
    };
    if record.end.is_none() {
        watch_tabs(house, id);
        super::browser::stay_awake(move || playing.is_over());
    }
    // The result comes over the table, not over a panel.
    follow(move || {
        if house.route.get() == Route::Result(id) {
            playing.panel().renew(None);
        }
    });
    house.leave_console(id);
    keys(playing);
    let tools = h("nav.tray.tools")
        .label(words().match_tools)
        .children(match_tools(playing, false));
    let more = h("div.more").children(match_tools(playing, true));
    let acts = h("nav.tray.acts")
        .label(words().turn_tools)
        .children(turn_tools(playing))
        .child(more);
    playing
        .frame()
        .child(playing.strips(false))
        .child(title(playing))
        .child(tools)
        .child(playing.stage())
        .child(speech(playing))
        .child(playing.beside())
        .child(acts)
        .child(playing.strips(true))
        .child(panels(playing))
        .child(end_sheet(playing))
}

/// One tab at a time writes a running match; the others look on, and may take it over.
fn watch_tabs(house: House, id: MatchId) {
    lock::hold(house, id, house.steal.peek());
    house.steal.put(false);
    let seen = house.stored.peek();
    follow(move || {
        if house.stored.get() != seen && !house.mine.peek() {
            house.visit.tell();
        }
    });
}

fn title(playing: Playing) -> El {
    let under = move || {
        playing.state().with(|state| match &state.end {
            Some((End::Abandoned, _)) => words().abandoned.into(),
            Some(_) => words().finished.into(),
            None => Message::new(words().move_number).with("n", state.shown + 1),
        })
    };
    h("div.title")
        .child(h("b").text(playing.boxed().name))
        .child(h("span").says(under))
}

/// Where there is little room, the console stands for the board as text, which is in the menu then.
fn match_tools(playing: Playing, small: bool) -> Vec<El> {
    let open = move |panel| move || playing.panel().set(Some(panel));
    let mut tools = vec![tool("moves", words().moves, open(Panel::Moves))];
    let console = playing.boxed().console.is_some();
    if !(small && console) {
        tools.push(tool("text", words().as_text, open(Panel::Text)));
    }
    if console {
        let route = Route::Console(playing.id());
        tools.push(tool_link("console", words().console, &route));
    }
    tools.push(tool("rules", words().rules, open(Panel::Rules)));
    tools.push(tool("menu", words().menu, open(Panel::Menu)));
    tools.push(tool_link("home", words().home, &Route::Lobby));
    tools
}

fn turn_tools(playing: Playing) -> [El; 3] {
    // One button goes back: it undoes while nobody else has acted, and takes a turn back after that.
    let undo = move || playing.state().with(|s| s.can_undo);
    let back = move || playing.state().with(|s| s.can_take_back.is_some());
    let label = move || {
        if undo() || !back() {
            words().undo
        } else {
            words().take_back
        }
    };
    let undo_tool = h("button.tool type=button data-tool=undo").child(super::icons::icon("undo"));
    let undo_tool = undo_tool
        .child(h("span").says(label))
        .click(move || go_back(playing));
    let redo = tool("redo", words().redo, move || playing.sitting().redo());
    [
        undo_tool.flag_when("disabled", move || !undo() && !back()),
        redo.flag_when("disabled", move || playing.state().with(|s| !s.can_redo)),
        advice(playing),
    ]
}

fn go_back(playing: Playing) {
    let (undo, back) = playing
        .state()
        .look(|s| (s.can_undo, s.can_take_back.is_some()));
    if undo {
        playing.sitting().undo();
    } else if back {
        playing.panel().set(Some(Panel::TakeBack));
    }
}

/// What to do now, in words; the last move; and buttons for what lies beside the board.
fn speech(playing: Playing) -> El {
    let todo = move || {
        let (thinks, seeks, weighs, gone) = playing
            .sitting()
            .mind()
            .with(|mind| (mind.thinks.is_some(), mind.seeks, mind.weighs, mind.gone));
        if playing.is_over() {
            let ending = playing.sitting().ending();
            ending.map(|why| playing.say(&why)).unwrap_or_default()
        } else if !playing.house().mine.get() {
            words().elsewhere.owned()
        } else if let Some(seat) = playing.sitting().curtain() {
            playing.say(&Message::new(words().pass_to).with("who", seat))
        } else if gone {
            words().computer_gone.owned()
        } else if thinks {
            words().stop_means.owned()
        } else if seeks {
            words().hint_seeks.owned()
        } else if let Some(seat) = weighs {
            playing.say(&Message::new(words().offer_weighed).with("who", seat))
        } else if let Some(seat) = playing.sitting().curtain() {
            playing.say(&Message::new(words().pass_to).with("who", seat))
        } else {
            playing.say(&playing.sitting().prompt())
        }
    };
    let last = move || {
        let last = |s: &State| s.last_act.as_ref().map(|last| playing.say(last));
        let last = playing.state().with(last);
        last.into_iter().collect()
    };
    let told = |last: &[String]| {
        let mut told = Vec::new();
        for last in last {
            let head = h("b").text(words().last_move);
            told.push(h("p.last").child(head).text(" ").text(last));
        }
        told
    };
    h("div.say")
        .when("turned", move || playing.turned())
        .when("looking", move || !playing.house().mine.get())
        .child(h("h1").says(move || turn_told(playing)))
        .child(h("p.do").says(todo))
        .live(move || values_told(playing))
        .live_by(last, told)
        .child(h("p.choices").live(move || choices(playing)))
}

fn choices(playing: Playing) -> Vec<El> {
    let sitting = playing.sitting();
    let mut choices = Vec::new();
    let house = playing.house();
    if !playing.is_over() && !house.mine.get() {
        choices.push(button("small primary", words().play_here, move || {
            house.steal.put(true);
            house.visit.tell();
        }));
    } else if playing.is_over() {
        choices.push(super::ui::link(
            "small primary",
            "eye",
            words().see_result,
            &Route::Result(playing.id()),
        ));
    } else if sitting.mind().with(|mind| mind.gone) {
        choices.push(button("small primary", words().try_again, move || {
            playing.sitting().try_again()
        }));
    } else if let Some(go) = sitting.pending() {
        choices.push(button("small primary", go, move || {
            playing.sitting().confirm()
        }));
    }
    if sitting.may_cancel() {
        choices.push(button("small", words().cancel, move || {
            playing.sitting().cancel()
        }));
    }
    choices.extend(beside_board(playing));
    choices
}

/// Buttons for spots that lie beside the board.
pub fn beside_board(playing: Playing) -> Vec<El> {
    let mut buttons = Vec::new();
    for (spot, words) in playing.sitting().buttons() {
        let name = spot.clone();
        let choice = button("small", playing.say(&words), move || {
            playing.sitting().touch(&name)
        });
        buttons.push(choice.set("data-spot", &spot));
    }
    buttons
}

/// Between two hands: nobody sees the next one before its owner has come.
fn curtain(playing: Playing) -> Option<El> {
    let seat = playing.sitting().curtain()?;
    let pass = playing.say(&Message::new(words().pass_to).with("who", seat));
    let here = playing.say(&Message::new(words().show_hand).with("who", seat));
    let show = button("primary big", here, move || {
        playing.sitting().lift_curtain()
    });
    Some(
        h("div.curtain")
            .when("turned", move || playing.turned())
            .child(heading("h2", pass))
            .child(show.set("data-act", "lift")),
    )
}

/// A capture, an extra turn: its own small moment over the middle of the board, gone by itself.
fn moment(playing: Playing) -> Option<El> {
    let moment = playing
        .state()
        .with(|s| s.moment.as_ref().map(|m| playing.say(m)))?;
    let turned = if playing.turned() {
        "moment turned"
    } else {
        "moment"
    };
    Some(h("p").class(turned).set("aria-hidden", "true").text(moment))
}

fn keys(playing: Playing) {
    hear("keydown", move |e| {
        let e: web_sys::KeyboardEvent = e.unchecked_into();
        if playing.panel().look(Option::is_some) || e.alt_key() {
            return;
        }
        if !(e.ctrl_key() || e.meta_key()) {
            if e.key() == "h" {
                playing.sitting().ask_hint();
            }
            return;
        }
        match (e.key().as_str(), e.shift_key()) {
            ("z", false) => go_back(playing),
            ("y", _) | ("z" | "Z", true) => playing.sitting().redo(),
            _ => return,
        }
        e.prevent_default();
    });
}
