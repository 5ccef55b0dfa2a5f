//! A window through which a large board is looked at: fingers, wheel and buttons bring it nearer, and it is pushed about.
//!
//! The board lies in an element that scrolls, so that pushing it is the browser's own, smooth as everything else one scrolls; nearer
//! is only larger. What is at the place where it is brought nearer stays there.

use super::Icon;
use crate::games::ui::Point;
use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

/// How near, in hundredths of the size at which all of it is seen.
const FAR: i32 = 100;
const NEAR: i32 = 400;
const STEP: i32 = 50;
/// A place of the board that is less wide than this, in CSS pixels, is brought nearer at first, until it is so wide.
const SMALL: i32 = 30;
const FIT: i32 = 44;
/// A press that moves no further is a tap.
const TAP: i32 = 6;

/// What the buttons of a window are called.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub struct ZoomLabels {
    pub near: Signal<String>,
    pub far: Signal<String>,
    pub all: Signal<String>,
    pub next: Signal<String>,
}

/// The window of a board, which is its only child.
#[component]
pub fn ZoomPane(
    /// How wide and high the board is, in its own units.
    size: Point,
    /// How many places it has side by side.
    places: i32,
    /// What the buttons are called.
    labels: ZoomLabels,
    /// Goes to what can be touched next, and tells how it is found in the board: a CSS selector.
    to_next: Callback<(), Option<String>>,
    /// How what was done last is found in the board. It is brought into sight once.
    #[prop(into)]
    followed: Signal<Option<String>>,
    children: Children,
) -> impl IntoView {
    let pane = Pane {
        node: NodeRef::new(),
        zoom: RwSignal::new(FAR),
        places,
    };
    // Later: the board has to be laid out first.
    let beginning = Timeout::new(0, move || pane.begin());
    StoredValue::new_local(beginning);
    let showing = StoredValue::new_local(None);
    Effect::new(move |_| {
        if let Some(part) = followed.get() {
            showing.set_value(Some(Timeout::new(0, move || pane.show(&part))));
        }
    });
    let hand = Hand {
        pane,
        pinch: StoredValue::new(None),
        grip: StoredValue::new(None),
    };
    let approach_next = move |()| {
        if let Some(part) = to_next.run(()).and_then(|part| pane.find(&part)) {
            pane.approach(&part);
        }
    };
    let is_far = Signal::derive(move || pane.zoom.get() == FAR);
    let (width, height) = size;
    view! {
        <div class="pan-frame" style=("--ratio", format!("calc({width} / {height})"))>
            <div class="pan-wood">
                <div
                    class="pan"
                    node_ref=pane.node
                    on:wheel=move |e| hand.wheel(&e)
                    on:touchstart=move |e| hand.touch(&e)
                    on:touchmove=move |e| hand.spread(&e)
                    on:pointerdown=move |e| hand.press(&e)
                    on:pointermove=move |e| hand.drag(&e)
                >
                    {children()}
                </div>
            </div>
            <div class="pan-tools">
                <ZoomButton icon="next" label=labels.next on_click=approach_next />
                <ZoomButton icon="plus" label=labels.near on_click=move |()| pane.step(STEP) />
                <ZoomButton
                    icon="minus"
                    label=labels.far
                    disabled=is_far
                    on_click=move |()| pane.step(-STEP)
                />
                <ZoomButton
                    icon="full"
                    label=labels.all
                    disabled=is_far
                    on_click=move |()| pane.step(-NEAR)
                />
            </div>
        </div>
    }
}

/// A round button over the window.
#[component]
fn ZoomButton(
    icon: &'static str,
    label: Signal<String>,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="round"
            data-view=icon
            title=label
            aria-label=label
            disabled=disabled
            on:click=move |_| on_click.run(())
        >
            <Icon name=icon />
        </button>
    }
}

/// What scrolls, and how near the board in it is.
#[derive(Clone, Copy)]
struct Pane {
    node: NodeRef<html::Div>,
    zoom: RwSignal<i32>,
    places: i32,
}

impl Pane {
    fn element(self) -> Option<HtmlElement> {
        self.node.get_untracked().map(Into::into)
    }

    fn board(self) -> Option<Element> {
        self.element()?.first_element_child()
    }

    /// The first part of the board that fits a selector.
    fn find(self, selector: &str) -> Option<Element> {
        self.board()?.query_selector(selector).ok()?
    }

    /// Brings the board so much nearer, its middle stays.
    fn step(self, by: i32) {
        if let Some(element) = self.element() {
            self.set(self.zoom.get_untracked() + by, middle(&element));
        }
    }

    /// Sets how near it is, so that what is at this place of the page stays there.
    fn set(self, zoom: i32, (x, y): Point) {
        let (Some(element), Some(board)) = (self.element(), self.board()) else {
            return;
        };
        let zoom = zoom.clamp(FAR, NEAR);
        let before = board.get_bounding_client_rect();
        let across = (f64::from(x) - before.x()) / before.width();
        let down = (f64::from(y) - before.y()) / before.height();
        if zoom != self.zoom.get_untracked() {
            self.zoom.set(zoom);
        }
        // Not by an effect, which comes later: the board is measured again at once.
        let number = format!("{}.{:02}", zoom / 100, zoom % 100);
        _ = HtmlElement::style(&element).set_property("--zoom", &number);
        let after = board.get_bounding_client_rect();
        self.push((
            (after.x() + across * after.width()) as i32 - x,
            (after.y() + down * after.height()) as i32 - y,
        ));
    }

    fn push(self, (x, y): Point) {
        if let Some(element) = self.element() {
            element.set_scroll_left(element.scroll_left() + x);
            element.set_scroll_top(element.scroll_top() + y);
        }
    }

    /// Brings a part of the board into the middle.
    fn bring(self, part: &Element) {
        if let Some(element) = self.element() {
            let ((x, y), (to_x, to_y)) = (middle(part), middle(&element));
            self.push((x - to_x, y - to_y));
        }
    }

    /// Brings a part of the board into the middle, near enough for fingers.
    fn approach(self, part: &Element) {
        let (Some(element), Some(board)) = (self.element(), self.board()) else {
            return;
        };
        let wide = board.get_bounding_client_rect().width() as i32 / self.places;
        if (1..SMALL).contains(&wide) {
            self.set(self.zoom.get_untracked() * FIT / wide, middle(&element));
        }
        self.bring(part);
    }

    /// How the board lies there at first: whole, or near at what can be touched.
    fn begin(self) {
        if let Some(open) = self.find("[aria-disabled=false]") {
            self.approach(&open);
        }
    }

    /// Shows a part of the board that has come out of sight.
    fn show(self, part: &str) {
        // All of it is in sight; and to ask where it is would cost the browser a lay-out.
        if self.zoom.get_untracked() == FAR {
            return;
        }
        let (Some(element), Some(part)) = (self.element(), self.find(part)) else {
            return;
        };
        let pane = element.get_bounding_client_rect();
        let (x, y) = middle(&part);
        let across = (pane.left()..pane.right()).contains(&f64::from(x));
        if !(across && (pane.top()..pane.bottom()).contains(&f64::from(y))) {
            self.bring(&part);
        }
    }
}

/// The middle of an element, in the page.
fn middle(element: &Element) -> Point {
    let rect = element.get_bounding_client_rect();
    (
        (rect.x() + rect.width() / 2.0) as i32,
        (rect.y() + rect.height() / 2.0) as i32,
    )
}

/// What hands do to the window: fingers push by themselves, two of them and the wheel bring the board nearer, the mouse pushes.
#[derive(Clone, Copy)]
struct Hand {
    pane: Pane,
    /// Two fingers: how far they were apart, and how near the board was.
    pinch: StoredValue<Option<(f64, i32)>>,
    /// Where the mouse holds the board.
    grip: StoredValue<Option<Point>>,
}

impl Hand {
    fn wheel(self, e: &ev::WheelEvent) {
        let now = self.pane.zoom.get_untracked();
        let by = (-e.delta_y() * f64::from(now) / 500.0) as i32;
        let to = (now + by.clamp(-STEP, STEP)).clamp(FAR, NEAR);
        // Where it comes no nearer and goes no farther, the page may scroll.
        if to != now {
            e.prevent_default();
            self.pane.set(to, (e.client_x(), e.client_y()));
        }
    }

    fn touch(self, e: &ev::TouchEvent) {
        let zoom = self.pane.zoom.get_untracked();
        let pinch = pinched(e).map(|(apart, _)| (apart, zoom));
        self.pinch.set_value(pinch);
    }

    fn spread(self, e: &ev::TouchEvent) {
        if let (Some((apart, between)), Some((before, zoom))) = (pinched(e), self.pinch.get_value())
        {
            // Where the browser has begun to scroll, it goes on.
            if e.cancelable() {
                e.prevent_default();
            }
            let zoom = (f64::from(zoom) * apart / before) as i32;
            self.pane.set(zoom, between);
        }
    }

    fn press(self, e: &ev::PointerEvent) {
        let is_mouse = e.pointer_type() == "mouse" && e.button() == 0;
        self.grip
            .set_value(is_mouse.then(|| (e.client_x(), e.client_y())));
    }

    fn drag(self, e: &ev::PointerEvent) {
        let (Some((x, y)), Some(element)) = (self.grip.get_value(), self.pane.element()) else {
            return;
        };
        let by = (x - e.client_x(), y - e.client_y());
        let is_held = element.has_pointer_capture(e.pointer_id());
        if e.buttons() == 0 {
            self.grip.set_value(None);
        } else if self.pane.zoom.get_untracked() > FAR
            && (is_held || by.0.abs().max(by.1.abs()) > TAP)
        {
            // From now on the board gets none of it: the click that follows is none.
            _ = element.set_pointer_capture(e.pointer_id());
            self.pane.push(by);
            self.grip.set_value(Some((e.client_x(), e.client_y())));
        }
    }
}

/// How far two fingers are apart, and the middle between them.
fn pinched(e: &ev::TouchEvent) -> Option<(f64, Point)> {
    let touches = e.touches();
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
