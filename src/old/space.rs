//! Boards in three dimensions: how they are looked at, turned and tilted by hand, by keys and by buttons.

use super::browser::{clock, wants_stillness};
use super::deed::hear;
use super::dom::{El, h};
use super::drawing::Point;
use super::face::{Look, Spot};
use super::icons::icon;
use super::timer::{Timer, soon};
use super::touch::Touch;
use super::var::Var;
use super::words::Text;
use std::cell::Cell;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

/// A hand that moved less, in pixels, has tapped.
const TAP: i32 = 8;
/// How long the board takes to come to rest, and how often it is drawn meanwhile, in milliseconds.
const SWING: f64 = 250.0;
const FRAME: u32 = 15;
/// Pixels that turn it by one degree.
const PER_DEGREE: i32 = 3;

thread_local! {
    /// Where it swings to, or rests; and the number of the swing that is under way: another one replaces it.
    static GOAL: Cell<Look> = const { Cell::new(Look { turn: 0, tilt: 0, flat: false, marked: false, count: 0 }) };
    static SWINGS: Cell<u32> = const { Cell::new(0) };
    /// How it was looked at last: the next table begins with it.
    static LOOK: Cell<Look> = const { Cell::new(Look { turn: 0, tilt: 0, flat: false, marked: false, count: 0 }) };
}

/// What a board has to tell about itself.
pub struct Space {
    /// Tilts to choose from, from the lowest on.
    pub tilts: &'static [i16],
    /// The nearest place where a turn comes to rest.
    pub rest: fn(i16) -> i16,
    /// The next one, to the right or to the left.
    pub next_rest: fn(i16, bool) -> i16,
    /// How wide the picture is.
    pub wide: i32,
    /// Where it begins, and how high it is.
    pub frame: fn(Touch) -> (i32, i32),
    /// The spot that is meant by a place of the picture.
    pub pointed: fn(Touch, Point) -> Option<Spot>,
    /// Where a letter or a digit leads from the spot that has the focus.
    pub lead: fn(Option<Spot>, u8) -> Option<Spot>,
    /// What the buttons are called.
    pub names: Names,
}

/// What the buttons are called.
#[allow(missing_docs)]
pub struct Names {
    pub all: Text,
    pub turn_left: Text,
    pub turn_right: Text,
    pub tilt_up: Text,
    pub tilt_down: Text,
    pub levels: Text,
    pub threats: Text,
}

/// A hand on the board.
#[derive(Clone, Copy)]
struct Drag {
    from: (i32, i32),
    look: Look,
    turns: bool,
}

fn look(touch: Touch) -> Look {
    touch.view().look(|view| view.look)
}

fn set(touch: Touch, look: Look) {
    LOOK.set(look);
    touch.view().update(|view| view.look = look);
}

/// Swings to another look.
fn swing(touch: Touch, to: Look) {
    // A whole turn is none.
    let whole = to.turn - to.turn % 360;
    let from = look(touch);
    let from = Look {
        turn: from.turn - whole,
        ..from
    };
    let to = Look {
        turn: to.turn - whole,
        ..to
    };
    GOAL.set(to);
    SWINGS.set(SWINGS.get() + 1);
    if look(touch) == to {
        return;
    }
    if wants_stillness() {
        return set(touch, to);
    }
    go_on(touch, from, to, clock(), SWINGS.get());
}

fn go_on(touch: Touch, from: Look, to: Look, begun: f64, swing: u32) {
    if !touch.lives() || swing != SWINGS.get() {
        return;
    }
    let part = ((clock() - begun) / SWING).min(1.0);
    // Fast at first, and slower towards the end.
    let part = 1.0 - (1.0 - part) * (1.0 - part);
    let between = |from: i16, to: i16| from + (f64::from(to - from) * part).round() as i16;
    let now = Look {
        turn: between(from.turn, to.turn),
        tilt: between(from.tilt, to.tilt),
        ..look(touch)
    };
    set(touch, now);
    if part < 1.0 {
        Timer::new(FRAME, move || go_on(touch, from, to, begun, swing)).forget();
    }
}

/// Where it swings to, or how it rests.
fn goal(touch: Touch) -> Look {
    let goal = GOAL.get();
    Look {
        turn: goal.turn,
        tilt: goal.tilt,
        ..look(touch)
    }
}

fn turn(space: &Space, touch: Touch, right: bool) {
    let now = goal(touch);
    let turn = (space.next_rest)(now.turn, right);
    swing(touch, Look { turn, ..now });
}

/// The next tilt, upwards or downwards.
fn tilt(space: &Space, touch: Touch, up: bool) {
    let now = goal(touch);
    let next = |tilt: &&i16| {
        if up {
            **tilt > now.tilt
        } else {
            **tilt < now.tilt
        }
    };
    let found = if up {
        space.tilts.iter().find(next)
    } else {
        space.tilts.iter().rev().find(next)
    };
    if let Some(tilt) = found {
        let tilt = *tilt;
        swing(touch, Look { tilt, ..now });
    }
}

/// Where it comes to rest when the hand lets go.
fn settled(space: &Space, look: Look) -> Look {
    let mut tilt = 0;
    for other in space.tilts {
        if (other - look.tilt).abs() < (tilt - look.tilt).abs() {
            tilt = *other;
        }
    }
    let turn = (space.rest)(look.turn);
    Look { turn, tilt, ..look }
}

/// Lets hands and keys turn a board, and find its spots.
pub fn by_hand(space: &'static Space, touch: Touch, svg: El) -> El {
    if touch.is_picture() {
        return svg;
    }
    touch.view().update(|view| view.look = LOOK.get());
    swing(touch, settled(space, LOOK.get()));
    let board = svg.node().clone();
    let drag: Var<Option<Drag>> = Var::new(None);
    let aim_at = board.clone();
    touch.aim_by(move |x, y| {
        if drag.look(|drag| drag.is_some_and(|drag| drag.turns)) {
            return None;
        }
        aim(space, touch, &aim_at, (x, y))
    });
    let let_go = move || {
        if let Some(held) = drag.peek() {
            let to = if held.turns { look(touch) } else { goal(touch) };
            swing(touch, settled(space, to));
        }
        // The click that follows belongs to the turn.
        soon(move || drag.put(None));
    };
    let down = move |e: Event| {
        let e: PointerEvent = e.unchecked_into();
        if e.is_primary() && e.button() == 0 && !look(touch).flat {
            // A hand on it holds it.
            SWINGS.set(SWINGS.get() + 1);
            drag.put(Some(Drag {
                from: (e.client_x(), e.client_y()),
                look: look(touch),
                turns: false,
            }));
        }
    };
    let catching = board.clone();
    let moved = move |e: Event| {
        let e: PointerEvent = e.unchecked_into();
        let Some(mut held) = drag.peek().filter(|_| e.is_primary()) else {
            return;
        };
        // It was let go where nobody saw it.
        if e.buttons() == 0 {
            return let_go();
        }
        let (dx, dy) = (e.client_x() - held.from.0, e.client_y() - held.from.1);
        if !held.turns && dx.abs().max(dy.abs()) > TAP {
            held.turns = true;
            drag.put(Some(held));
            _ = catching.set_pointer_capture(e.pointer_id());
        }
        if held.turns {
            let tilt = i32::from(held.look.tilt) + dy / PER_DEGREE;
            let (low, high) = (space.tilts[0], space.tilts[space.tilts.len() - 1]);
            let now = Look {
                turn: held.look.turn + (dx / PER_DEGREE) as i16,
                tilt: (tilt as i16).max(low).min(high),
                ..look(touch)
            };
            set(touch, now);
        }
    };
    let key = move |e: Event| {
        let e: KeyboardEvent = e.unchecked_into();
        if !(e.ctrl_key() || e.meta_key() || e.alt_key()) && on_key(space, touch, &board, &e.key())
        {
            e.prevent_default();
            e.stop_propagation();
        }
    };
    hear("keydown", move |e| view_key(space, touch, &e));
    svg.on("pointerdown", down)
        .on("pointermove", moved)
        .on("pointerup", move |_| let_go())
        .on("pointercancel", move |_| let_go())
        .on("keydown", key)
}

/// The spot that is meant by a place of the window.
fn aim(space: &Space, touch: Touch, board: &Element, (x, y): Point) -> Option<Spot> {
    let shown = board.get_bounding_client_rect();
    let (top, high) = leptos::prelude::untrack(|| (space.frame)(touch));
    let (wide, high) = (f64::from(space.wide), f64::from(high));
    let scale = (shown.width() / wide).min(shown.height() / high);
    // The picture is in the middle of its element.
    let across = f64::from(x) - shown.x() - (shown.width() - wide * scale) / 2.0;
    let down = f64::from(y) - shown.y() - (shown.height() - high * scale) / 2.0;
    let place = ((across / scale) as i32, (down / scale) as i32 + top);
    (space.pointed)(touch, place)
}

/// Keys that turn the board, wherever the focus is, unless something is typed or lies over the table.
fn view_key(space: &Space, touch: Touch, e: &Event) {
    let e: &KeyboardEvent = e.unchecked_ref();
    let page = leptos::prelude::document();
    let busy = page.query_selector("dialog[open], :is(input, textarea, select):focus");
    if e.ctrl_key() || e.meta_key() || e.alt_key() || !matches!(busy, Ok(None)) {
        return;
    }
    let now = look(touch);
    match e.key().as_str() {
        "q" | "Q" => turn(space, touch, false),
        "e" | "E" => turn(space, touch, true),
        "w" | "W" => tilt(space, touch, true),
        "s" | "S" => tilt(space, touch, false),
        "l" | "L" => set(
            touch,
            Look {
                flat: !now.flat,
                ..now
            },
        ),
        "t" | "T" => set(
            touch,
            Look {
                marked: !now.marked,
                ..now
            },
        ),
        _ => {}
    }
}

/// Keys that name a row or a column.
fn on_key(space: &Space, touch: Touch, board: &Element, key: &str) -> bool {
    let [letter] = *key.as_bytes() else {
        return false;
    };
    let to = (space.lead)(touch.peek(|shown| shown.focus), letter);
    if let Some(to) = to {
        touch.focus_on(board, to);
    }
    to.is_some()
}

/// Round buttons over the corners of the board.
pub fn controls(space: &'static Space, touch: Touch) -> El {
    let round = |id: &'static str, name: Text, key: &str| {
        h("button.round type=button")
            .set("data-view", id)
            .set("aria-keyshortcuts", key)
            .set("title", name.get())
            .label(name)
            .child(icon(id))
    };
    let w = &space.names;
    let turns = h("div.turns")
        .child(round("turn-left", w.turn_left, "q").click(move || turn(space, touch, false)))
        .child(round("tilt-up", w.tilt_up, "w").click(move || tilt(space, touch, true)))
        .child(round("tilt-down", w.tilt_down, "s").click(move || tilt(space, touch, false)))
        .child(round("turn-right", w.turn_right, "e").click(move || turn(space, touch, true)));
    let switch = |id: &'static str, name: Text, of: fn(&mut Look) -> &mut bool| {
        h("button.see type=button")
            .set("data-view", id)
            .child(icon(id))
            .child(h("span").text(name))
            .pressed(move || *of(&mut touch.view().get().look))
            .click(move || {
                let mut now = look(touch);
                *of(&mut now) ^= true;
                set(touch, now);
            })
    };
    h("div.seen role=group")
        .label(w.all)
        .when("flat", move || touch.view().get().look.flat)
        .when("standing", move || touch.view().get().standing)
        .child(switch("levels", w.levels, |look| &mut look.flat))
        .child(switch("threats", w.threats, |look| &mut look.marked))
        .child(h("div.sight").child(turns))
}
