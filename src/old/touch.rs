//! One finger for all boards: what is chosen, what is open next, what lies under the pointer, where the focus is.
//!
//! A board only places and styles its spots and marks them `data-spot`; everything a hand or a key does to them comes here.

use super::dom::{El, s};
use super::face::{Direction, Spot, View};
use super::position::Position;
use super::scene::Scene;
use super::shown::{Act, People, Shown};
use super::var::Var;
use super::words::{Message, Text};
use crate::game::seat::Seat;
use crate::table::Colour;
use crate::text;
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, PointerEvent};

/// What a board sees, and where it reports touches. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Touch(Var<Watched>);

struct Watched {
    shown: Var<Shown>,
    pointed: Var<Option<Spot>>,
    view: Var<View>,
    deed: Rc<dyn Fn(Act)>,
    people: People,
    aim: Option<Aim>,
}

/// The spot that is meant by a place of the window, where this is more than what lies on top there.
type Aim = Rc<dyn Fn(i32, i32) -> Option<Spot>>;

impl Touch {
    /// A board in play; what hands do to it is reported to `deed`.
    pub fn new(shown: Shown, view: View, people: People, deed: Rc<dyn Fn(Act)>) -> Touch {
        let watched = Watched {
            shown: Var::new(shown),
            pointed: Var::new(None),
            view: Var::new(view),
            deed,
            people,
            aim: None,
        };
        Touch(Var::new(watched))
    }

    #[inline(never)]
    fn shown(&self) -> Var<Shown> {
        self.0.look(|watched| watched.shown)
    }

    /// From where the board is seen.
    #[inline(never)]
    pub fn view(&self) -> Var<View> {
        self.0.look(|watched| watched.view)
    }

    #[inline(never)]
    fn under(&self) -> Var<Option<Spot>> {
        self.0.look(|watched| watched.pointed)
    }

    /// A picture of a board: nothing to touch.
    pub fn still(position: Rc<dyn Position>) -> Touch {
        let scene = Scene::of(&*position);
        let people = People {
            names: Vec::new(),
            colours: Colour::ALL.to_vec(),
        };
        Touch::new(
            Shown::new(position, scene),
            View::PICTURE,
            people,
            Rc::new(|_| ()),
        )
    }

    /// Is it a picture?
    pub fn is_picture(&self) -> bool {
        self.0.look(|watched| watched.people.names.is_empty())
    }

    /// Is the board still there?
    pub fn lives(&self) -> bool {
        self.0.lives()
    }

    /// Points at a spot of a picture, as a finger would; what was pointed at before has been touched.
    pub fn point_on(self, spot: Spot) {
        let before = self.under().peek();
        self.shown().alter(|shown| shown.touched.extend(before));
        self.under().set(Some(spot));
    }

    /// Points at a spot, or at none.
    pub fn point(&self, spot: Option<Spot>) {
        self.under().renew(spot);
    }

    /// Reads what lies on the table, and watches it.
    pub fn with<T>(&self, read: impl FnOnce(&Shown) -> T) -> T {
        self.shown().with(read)
    }

    /// The same, without watching.
    pub fn peek<T>(&self, read: impl FnOnce(&Shown) -> T) -> T {
        self.shown().look(read)
    }

    /// Changes what lies on the table.
    pub fn change(&self, change: impl FnOnce(&mut Shown)) {
        self.shown().alter(change);
        self.renew();
    }

    /// What may be touched next follows from all the rest.
    #[inline(never)]
    fn renew(&self) {
        self.shown().update(|shown| {
            shown.open.clear();
            if shown.live {
                shown.open = shown.open_after(&shown.touched);
            }
        });
    }

    /// May this spot be touched next?
    pub fn open(&self, spot: Spot) -> bool {
        self.with(|shown| shown.open.contains(&spot))
    }

    /// The spot under the pointer or the focus.
    pub fn pointed(&self) -> Option<Spot> {
        self.under().get()
    }

    /// Plays the move that waits for a second tap, or the only one left of what was chosen.
    pub fn confirm(&self) {
        if let Some(m) = self.peek(Shown::only) {
            self.cancel();
            self.act(Act::Play(m));
        }
    }

    /// Forgets what was chosen. True if there was anything.
    pub fn cancel(&self) -> bool {
        let had = self.peek(|shown| !shown.touched.is_empty());
        if had {
            self.change(|shown| shown.touched.clear());
        }
        had
    }

    /// Reports what a hand wants.
    pub fn act(&self, act: Act) {
        let deed = self.0.look(|watched| watched.deed.clone());
        deed(act);
    }

    /// A spot is touched, by whatever means.
    pub fn on(&self, spot: Spot) {
        self.act(Act::Hurry);
        let mut act = None;
        self.change(|shown| act = shown.touch(spot));
        if let Some(act) = act {
            self.act(act);
        }
    }

    /// A message as this table's people would read it.
    pub fn words(&self, message: &Message) -> String {
        self.0.look(|watched| message.say(&watched.people.names))
    }

    /// The colour of a seat, as style sheets name it.
    pub fn colour(&self, seat: Seat) -> &'static str {
        let colour = |watched: &Watched| watched.people.colours.get(seat.index()).copied();
        self.0.look(colour).unwrap_or_default().id()
    }

    /// Marks an element as a spot: its name, its place in the tab order, and its states as classes beside those it has.
    pub fn spot(self, spot: Spot, el: El) -> El {
        let name = self.peek(|shown| shown.position.spot_name(spot));
        let own = el.node().get_attribute("class").unwrap_or_default();
        let classes = move || {
            let mut classes = own.clone();
            self.with(|shown| {
                let states = [
                    (" open", &shown.open),
                    (" held", &shown.touched),
                    (" last", &shown.last),
                    (" hint", &shown.hint),
                ];
                for (state, spots) in states {
                    if spots.contains(&spot) {
                        classes += state;
                    }
                }
            });
            if self.pointed() == Some(spot) {
                classes += " hot";
            }
            classes
        };
        let tab = move || {
            let here = self.with(Shown::tab_stop) == Some(spot);
            if here { "0" } else { "-1" }.to_owned()
        };
        el.set("data-spot", &name)
            .bind("class", classes)
            .bind("tabindex", tab)
    }

    /// The spot of this name.
    pub fn find(&self, name: &str) -> Option<Spot> {
        self.peek(|shown| {
            let mut spots = shown.position.spots().into_iter();
            spots.find(|spot| shown.position.spot_name(*spot) == name)
        })
    }

    fn spot_of(&self, target: Option<EventTarget>) -> Option<Spot> {
        let element = target?.dyn_into::<Element>().ok()?;
        let element = element.closest("[data-spot]").ok()??;
        self.find(&element.get_attribute("data-spot")?)
    }

    /// Tells what is meant by a place of the window.
    pub fn aim_by(self, aim: impl Fn(i32, i32) -> Option<Spot> + 'static) {
        self.0.alter(|watched| watched.aim = Some(Rc::new(aim)));
    }

    /// The spot that is meant by what a mouse or a finger does.
    fn spot_under(&self, e: &Event) -> Option<Spot> {
        let aim = self.0.look(|watched| watched.aim.clone());
        let at: &PointerEvent = e.unchecked_ref();
        match aim {
            // A click that no hand has made has no place.
            Some(aim) if (at.client_x(), at.client_y()) != (0, 0) => {
                aim(at.client_x(), at.client_y())
            }
            _ => self.spot_of(e.target()),
        }
    }

    /// Gives the focus to a spot of a board.
    pub fn focus_on(&self, board: &Element, spot: Spot) {
        let name = self.peek(|shown| shown.position.spot_name(spot));
        let selector = text::glued(&["[data-spot=\"", &name, "\"]"]);
        // What lies beside the board has no place on it to go on from.
        if let Ok(Some(element)) = board.query_selector(&selector) {
            self.change(|shown| shown.focus = Some(spot));
            _ = element.unchecked_ref::<web_sys::SvgElement>().focus();
        }
    }

    /// Where the arrow leads from the focus: one spot on, or as far as it goes.
    fn along(&self, way: Direction, far: bool) -> Option<Spot> {
        let view = self.view().peek();
        self.peek(|shown| {
            let mut here = shown.focus?;
            for _ in 0..if far { 40 } else { 1 } {
                match shown.position.neighbour(here, way, view) {
                    Some(next) => here = next,
                    None => break,
                }
            }
            Some(here)
        })
    }

    /// What a key does. True if it meant something here.
    fn on_key(&self, board: &Element, key: &str) -> bool {
        let target = match key {
            "ArrowLeft" => self.along(Direction::Left, false),
            "ArrowRight" => self.along(Direction::Right, false),
            "ArrowUp" => self.along(Direction::Up, false),
            "ArrowDown" => self.along(Direction::Down, false),
            "Home" => self.along(Direction::Left, true),
            "End" => self.along(Direction::Right, true),
            "PageDown" => self.peek(|shown| shown.next_open(false)),
            "PageUp" => self.peek(|shown| shown.next_open(true)),
            "Escape" => return self.cancel(),
            _ => {
                let here = matches!(key, "Enter" | " ");
                let named = self.peek(|shown| match here {
                    true => shown.focus,
                    false => shown.position.key(key),
                });
                if let Some(spot) = named {
                    if !here {
                        self.focus_on(board, spot);
                    }
                    self.on(spot);
                }
                return named.is_some();
            }
        };
        if let Some(spot) = target {
            self.focus_on(board, spot);
        }
        target.is_some()
    }

    /// The frame of a board with everything that hands and keys do.
    pub fn board(self, role: &str, label: Text) -> El {
        let svg = s("svg.board").set("role", role).label(label);
        let board = svg.node().clone();
        let key = move |e: Event| {
            let e: KeyboardEvent = e.unchecked_into();
            self.shown().alter(|shown| shown.finger = false);
            if !(e.ctrl_key() || e.meta_key() || e.alt_key()) && self.on_key(&board, &e.key()) {
                e.prevent_default();
                e.stop_propagation();
            }
        };
        let pressed = Var::new(None);
        let dragged = Var::new(false);
        let press = move |e: Event| {
            dragged.put(false);
            let finger = e.unchecked_ref::<PointerEvent>().pointer_type() == "touch";
            self.shown().alter(|shown| shown.finger = finger);
            let spot = self.spot_under(&e);
            pressed.put(spot);
            self.under().set(spot);
        };
        // A drag is a touch where it begins and a touch where it ends; a tap is left to the click that follows it.
        let release = move |e: Event| {
            let e: PointerEvent = e.unchecked_into();
            let under = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
            let (from, to) = (pressed.peek(), self.spot_of(under.map(Into::into)));
            pressed.put(None);
            if e.pointer_type() == "touch" {
                self.under().set(None);
            }
            let (Some(from), Some(to)) = (from, to) else {
                return;
            };
            // What was chosen before may go on with this, such as the second half of a move; else it is a new choice.
            let leads = |before: &[Spot]| {
                let mut path = before.to_vec();
                path.push(from);
                self.peek(|shown| shown.open_after(&path).contains(&to))
            };
            let before = self.peek(|shown| shown.touched.clone());
            if from != to && (leads(&before) || leads(&[])) {
                if !leads(&before) {
                    self.cancel();
                }
                self.on(from);
                self.on(to);
                dragged.put(true);
            }
        };
        let click = move |e: Event| match self.spot_under(&e) {
            Some(spot) => self.on(spot),
            // After a drag of the mouse, browsers tell of a click on whatever holds both its ends.
            None if dragged.peek() => dragged.put(false),
            None => {
                self.act(Act::Hurry);
                self.cancel();
            }
        };
        let over = move |e: Event| {
            if e.unchecked_ref::<PointerEvent>().pointer_type() != "touch" {
                self.under().renew(self.spot_under(&e));
            }
        };
        let focus = move |e: Event| {
            // What a hand has aimed at is what it meant, whatever lies on top there.
            if let Some(spot) = pressed.peek().or_else(|| self.spot_of(e.target())) {
                self.change(|shown| shown.focus = Some(spot));
                self.under().set(Some(spot));
            }
        };
        // A board that is taken away loses the focus after everything else of it is gone.
        let leave = move |_| {
            if self.lives() {
                self.under().set(None);
            }
        };
        svg.on("keydown", key)
            .on("click", click)
            .on("pointerdown", press)
            .on("pointerup", release)
            .on("pointerover", over)
            .on("pointermove", move |e| {
                if self.0.look(|watched| watched.aim.is_some()) {
                    over(e);
                }
            })
            .on("pointerleave", leave)
            .on("focusin", focus)
            .on("focusout", leave)
    }
}
