//! A window through which a large board is looked at: fingers, wheel and buttons bring it nearer, and it is pushed about.
//!
//! The board lies in an element that scrolls, so that pushing it is the browser's own, smooth as everything else one scrolls; nearer
//! is only larger. What is at the place where it is brought nearer stays there.

use super::dom::{El, h, set_style};
use super::drawing::Point;
use super::icons::icon;
use super::timer::soon;
use super::ui::named;
use super::var::Var;
use super::words::Text;
use crate::text;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, PointerEvent, TouchEvent, WheelEvent};

/// What its buttons are called.
#[allow(missing_docs)]
pub struct Names {
    pub near: Text,
    pub far: Text,
    pub all: Text,
    pub next: Text,
}

/// How near, in hundredths of the size at which all of it is seen.
const FAR: i32 = 100;
const NEAR: i32 = 400;
const STEP: i32 = 50;
/// A place of the board that is less wide than this, in CSS pixels, is brought nearer at first, until it is so wide.
const SMALL: i32 = 30;
const FIT: i32 = 44;
/// A press that moves no further is a tap.
const TAP: i32 = 6;

/// What scrolls, and how near the board in it is.
#[derive(Clone)]
struct Pane {
    el: Element,
    zoom: Var<i32>,
}

impl Pane {
    fn board(&self) -> Option<Element> {
        self.el.first_element_child()
    }

    fn middle(&self) -> Point {
        middle(&self.el)
    }

    /// Sets how near it is, so that what is at this place of the page stays there.
    fn set(&self, zoom: i32, (x, y): Point) {
        let Some(board) = self.board() else { return };
        let zoom = zoom.clamp(FAR, NEAR);
        let before = board.get_bounding_client_rect();
        let across = (f64::from(x) - before.x()) / before.width();
        let down = (f64::from(y) - before.y()) / before.height();
        self.zoom.renew(zoom);
        let mut number = text::told((zoom / 100).into());
        number.push('.');
        text::push_padded(&mut number, (zoom % 100) as u64, 2);
        set_style(&self.el, "--zoom", &number);
        let after = board.get_bounding_client_rect();
        self.push((
            (after.x() + across * after.width()) as i32 - x,
            (after.y() + down * after.height()) as i32 - y,
        ));
    }

    fn push(&self, (x, y): Point) {
        self.el.set_scroll_left(self.el.scroll_left() + x);
        self.el.set_scroll_top(self.el.scroll_top() + y);
    }

    /// Brings a part of the board into the middle.
    fn bring(&self, part: &Element) {
        let ((x, y), (to_x, to_y)) = (middle(part), self.middle());
        self.push((x - to_x, y - to_y));
    }

    /// Brings a part of the board into the middle, near enough for fingers.
    fn approach(&self, part: &Element, places: i32) {
        let Some(board) = self.board() else { return };
        let wide = board.get_bounding_client_rect().width() as i32 / places;
        if (1..SMALL).contains(&wide) {
            self.set(self.zoom.peek() * FIT / wide, self.middle());
        }
        self.bring(part);
    }

    /// How the board lies there at first: whole, or near at what can be touched.
    fn begin(&self, places: i32) {
        let open = self
            .board()
            .map(|board| board.query_selector("[aria-disabled=false]"));
        if let Some(Ok(Some(open))) = open {
            self.approach(&open, places);
        }
    }

    /// Shows a part of the board that has come out of sight.
    fn show(&self, part: &Element) {
        // All of it is in sight; and to ask where it is would cost the browser a lay-out.
        if self.zoom.peek() == FAR {
            return;
        }
        let pane = self.el.get_bounding_client_rect();
        let (x, y) = middle(part);
        let (x, y) = (f64::from(x), f64::from(y));
        let across = (pane.left()..pane.right()).contains(&x);
        if !(across && (pane.top()..pane.bottom()).contains(&y)) {
            self.bring(part);
        }
    }
}

/// The middle of an element, in the page.
fn middle(el: &Element) -> Point {
    let rect = el.get_bounding_client_rect();
    (
        (rect.x() + rect.width() / 2.0) as i32,
        (rect.y() + rect.height() / 2.0) as i32,
    )
}

/// How far two fingers are apart, and the middle between them.
fn pinched(e: &Event) -> Option<(f64, Point)> {
    let touches = e.unchecked_ref::<TouchEvent>().touches();
    let (one, other) = (touches.get(0)?, touches.get(1)?);
    let (dx, dy) = (
        one.client_x() - other.client_x(),
        one.client_y() - other.client_y(),
    );
    let between = (
        (one.client_x() + other.client_x()) / 2,
        (one.client_y() + other.client_y()) / 2,
    );
    Some((f64::from(dx).hypot(f64::from(dy)).max(1.0), between))
}

/// Finds a part of a board.
pub type Find = Box<dyn Fn(&Element) -> Option<Element>>;

/// The window of a board that is so wide and high, with so many places side by side. `next` finds what can be touched next; `last` what
/// was done last, and is watched.
pub fn window(
    board: El,
    (wide, high): Point,
    places: i32,
    names: Names,
    next: Find,
    last: Find,
) -> El {
    let ratio = text::glued(&[
        "calc(",
        &text::told(wide.into()),
        " / ",
        &text::told(high.into()),
        ")",
    ]);
    let el = h("div.pan").child(board);
    let pane = Pane {
        el: el.node().clone(),
        zoom: Var::new(FAR),
    };
    let zoom = pane.zoom;
    let first = pane.clone();
    soon(move || {
        if zoom.lives() {
            first.begin(places);
        }
    });
    let near = {
        let pane = pane.clone();
        move |by: i32| pane.set(pane.zoom.peek() + by, pane.middle())
    };
    let (nearer, farther) = (near.clone(), near.clone());
    let round = |id: &'static str, name: Text| {
        named(h("button.round type=button"), name)
            .set("data-view", id)
            .child(icon(id))
    };
    let at_next = pane.clone();
    let to_next = move || {
        let part = at_next.board().and_then(|board| next(&board));
        if let Some(part) = part {
            at_next.approach(&part, places);
        }
    };
    let after = pane.clone();
    let follow = move || {
        let part = after.board().and_then(|board| last(&board));
        let after = after.clone();
        if let Some(part) = part {
            soon(move || after.show(&part));
        }
    };
    let tools = h("div.pan-tools")
        .child(round("next", names.next).click(to_next))
        .child(round("plus", names.near).click(move || nearer(STEP)))
        .child(
            round("minus", names.far)
                .click(move || farther(-STEP))
                .flag_when("disabled", move || zoom.get() == FAR),
        )
        .child(
            round("full", names.all)
                .click(move || near(-NEAR))
                .flag_when("disabled", move || zoom.get() == FAR),
        );
    let wood = h("div.pan-wood").child(held(el, pane).watch(follow));
    let frame = h("div.pan-frame").child(wood).child(tools);
    set_style(frame.node(), "--ratio", &ratio);
    frame
}

/// Lets hands push the board about and bring it nearer.
fn held(el: El, pane: Pane) -> El {
    let wheel = {
        let pane = pane.clone();
        move |e: Event| {
            let e: &WheelEvent = e.unchecked_ref();
            let now = pane.zoom.peek();
            let by = (-e.delta_y() * f64::from(now) / 500.0) as i32;
            let to = (now + by.clamp(-STEP, STEP)).clamp(FAR, NEAR);
            // Where it comes no nearer and goes no farther, the page may scroll.
            if to != now {
                e.prevent_default();
                pane.set(to, (e.client_x(), e.client_y()));
            }
        }
    };
    // Two fingers: how far they were apart, and how near the board was.
    let pinch = Var::new(None);
    let fingers = {
        let zoom = pane.zoom;
        move |e: Event| pinch.put(pinched(&e).map(|(apart, _)| (apart, zoom.peek())))
    };
    let spread = {
        let pane = pane.clone();
        move |e: Event| {
            if let (Some((apart, between)), Some((before, zoom))) = (pinched(&e), pinch.peek()) {
                // Where the browser has begun to scroll, it goes on.
                if e.cancelable() {
                    e.prevent_default();
                }
                pane.set((f64::from(zoom) * apart / before) as i32, between);
            }
        }
    };
    // The mouse pushes; fingers do so by themselves.
    let grip: Var<Option<Point>> = Var::new(None);
    let down = move |e: Event| {
        let e: &PointerEvent = e.unchecked_ref();
        let mouse = e.pointer_type() == "mouse" && e.button() == 0;
        grip.put(mouse.then(|| (e.client_x(), e.client_y())));
    };
    let moved = move |e: Event| {
        let e: &PointerEvent = e.unchecked_ref();
        let Some((x, y)) = grip.peek() else { return };
        let by = (x - e.client_x(), y - e.client_y());
        let held = pane.el.has_pointer_capture(e.pointer_id());
        if e.buttons() == 0 {
            grip.put(None);
        } else if pane.zoom.peek() > FAR && (held || by.0.abs().max(by.1.abs()) > TAP) {
            // From now on the board gets none of it: the click that follows is none.
            _ = pane.el.set_pointer_capture(e.pointer_id());
            pane.push(by);
            grip.put(Some((e.client_x(), e.client_y())));
        }
    };
    el.on("wheel", wheel)
        .on("touchstart", fingers)
        .on("touchmove", spread)
        .on("pointerdown", down)
        .on("pointermove", moved)
}
