//! The frame of every board: what hands and keys do to its spots. A board only places and styles them.

use super::board_state::BoardState;
use super::selection::BoardAction;
use crate::games::ui::{Direction, GameUi};
use leptos::ev;
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, SvgElement};

/// The spot that is meant by a place of the window, where this is more than what lies on top there.
pub type Aim<S> = Callback<(i32, i32), Option<S>>;

/// More spots than any board has in a row.
const FAR: usize = 40;

/// What a hand does to a board right now.
struct Hand<G: GameUi> {
    board: BoardState<G>,
    aim: Option<Aim<G::Spot>>,
    /// Where it was pressed down.
    pressed: StoredValue<Option<G::Spot>>,
    /// Was the last press a drag? Then the click that follows is none.
    dragged: StoredValue<bool>,
}

impl<G: GameUi> Clone for Hand<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Hand<G> {}

impl<G: GameUi> Hand<G> {
    fn point(self, spot: Option<G::Spot>) {
        // A board that is taken away loses the focus after everything else of it is gone.
        let pointed = self.board.pointed;
        if pointed.try_get_untracked().is_some_and(|old| old != spot) {
            pointed.set(spot);
        }
    }

    fn spot_of(self, target: Option<EventTarget>) -> Option<G::Spot> {
        let element = target?.dyn_into::<Element>().ok()?;
        let element = element.closest("[data-spot]").ok()??;
        self.board.find(&element.get_attribute("data-spot")?)
    }

    fn spot_under(self, e: &ev::MouseEvent) -> Option<G::Spot> {
        match self.aim {
            // A click that no hand has made has no place.
            Some(aim) if (e.client_x(), e.client_y()) != (0, 0) => {
                aim.run((e.client_x(), e.client_y()))
            }
            _ => self.spot_of(e.target()),
        }
    }

    fn press(self, e: ev::PointerEvent) {
        self.dragged.set_value(false);
        self.board.by_finger.set(e.pointer_type() == "touch");
        let spot = self.spot_under(&e);
        self.pressed.set_value(spot);
        self.point(spot);
    }

    /// A drag is a touch where it begins and a touch where it ends; a tap is left to the click that follows it.
    fn release(self, e: ev::PointerEvent) {
        let under = document().element_from_point(e.client_x() as f32, e.client_y() as f32);
        let (from, to) = (
            self.pressed.get_value(),
            self.spot_of(under.map(Into::into)),
        );
        self.pressed.set_value(None);
        if e.pointer_type() == "touch" {
            self.point(None);
        }
        let (Some(from), Some(to)) = (from, to) else {
            return;
        };
        let board = self.board;
        // What was chosen before may go on with this, such as the second half of a move; else it is a new choice.
        let leads = |before: &[G::Spot]| {
            let path = [before, &[from]].concat();
            board.open_after(&path).contains(&to)
        };
        let before = untrack(|| board.touched());
        if from != to && (leads(&before) || leads(&[])) {
            if !leads(&before) {
                board.cancel();
            }
            board.touch(from);
            board.touch(to);
            self.dragged.set_value(true);
        }
    }

    fn click(self, e: ev::MouseEvent) {
        match self.spot_under(&e) {
            Some(spot) => self.board.touch(spot),
            // After a drag of the mouse, browsers tell of a click on whatever holds both its ends.
            None if self.dragged.get_value() => self.dragged.set_value(false),
            None => {
                self.board.act(BoardAction::Hurry);
                self.board.cancel();
            }
        }
    }

    fn hover(self, e: ev::PointerEvent) {
        if e.pointer_type() != "touch" {
            self.point(self.spot_under(&e));
        }
    }

    fn focus(self, e: ev::FocusEvent) {
        // What a hand has aimed at is what it meant, whatever lies on top there.
        let aimed = self.pressed.get_value();
        if let Some(spot) = aimed.or_else(|| self.spot_of(e.target())) {
            self.board.focused.set(Some(spot));
            self.point(Some(spot));
        }
    }

    /// Where the arrow leads from the focus: one spot on, or as far as it goes.
    fn along(self, way: Direction, far: bool) -> Option<G::Spot> {
        let (board, mut here) = (self.board, self.board.focused.get_untracked()?);
        let orientation = board.orientation.get_untracked();
        board.position.with_untracked(|position| {
            board.look.with_untracked(|look| {
                for _ in 0..if far { FAR } else { 1 } {
                    match position.neighbour(here, way, orientation, look) {
                        Some(next) => here = next,
                        None => break,
                    }
                }
            });
        });
        Some(here)
    }

    fn key_down(self, e: ev::KeyboardEvent, svg: &Element) {
        self.board.by_finger.set(false);
        let plain = !(e.ctrl_key() || e.meta_key() || e.alt_key());
        if plain && self.key(&e.key(), svg) {
            e.prevent_default();
            e.stop_propagation();
        }
    }

    /// What a key does. True if it meant something here.
    fn key(self, key: &str, svg: &Element) -> bool {
        let board = self.board;
        let target = match key {
            "ArrowLeft" => self.along(Direction::Left, false),
            "ArrowRight" => self.along(Direction::Right, false),
            "ArrowUp" => self.along(Direction::Up, false),
            "ArrowDown" => self.along(Direction::Down, false),
            "Home" => self.along(Direction::Left, true),
            "End" => self.along(Direction::Right, true),
            "PageDown" => board.next_open(false),
            "PageUp" => board.next_open(true),
            "Escape" => return board.cancel(),
            "Enter" | " " => {
                let here = board.focused.get_untracked();
                here.inspect(|spot| board.touch(*spot));
                return here.is_some();
            }
            key => {
                let named = board.position.with_untracked(|g| g.spot_for_key(key));
                named.inspect(|spot| {
                    focus_spot(board, svg, *spot);
                    board.touch(*spot);
                });
                return named.is_some();
            }
        };
        target
            .inspect(|spot| focus_spot(board, svg, *spot))
            .is_some()
    }
}

/// Gives the focus to a spot of a board; one that is a button beside it stays without.
pub fn focus_spot<G: GameUi>(board: BoardState<G>, svg: &Element, spot: G::Spot) {
    let found = svg.query_selector(&format!("[data-spot=\"{spot}\"]"));
    if let Ok(Some(element)) = found {
        board.focused.set(Some(spot));
        _ = element.unchecked_ref::<SvgElement>().focus();
    }
}

/// The frame of a board with everything that hands and keys do.
#[component]
pub fn BoardFrame<G: GameUi>(
    /// The board.
    board: BoardState<G>,
    /// `grid` or `group`.
    role: &'static str,
    /// What the board is called.
    #[prop(into)]
    label: Signal<String>,
    /// Its size in board units.
    #[prop(into)]
    view_box: Signal<String>,
    /// Which spot is meant by a place of the window, where boards know better than the browser.
    #[prop(optional)]
    aim: Option<Aim<G::Spot>>,
    /// The drawing itself, for boards that have to measure it.
    #[prop(optional)]
    node: NodeRef<svg::Svg>,
    /// Has something been chosen, so that what follows is marked in another way?
    #[prop(optional, into)]
    aims: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let hand = Hand {
        board,
        aim,
        pressed: StoredValue::new(None),
        dragged: StoredValue::new(false),
    };
    let key_down = move |e: ev::KeyboardEvent| {
        if let Some(svg) = node.get_untracked() {
            hand.key_down(e, svg.unchecked_ref());
        }
    };
    // Where boards know better which spot is meant, the pointer may cross from one to another within one element.
    let moved = move |e: ev::PointerEvent| {
        if aim.is_some() {
            hand.hover(e);
        }
    };
    view! {
        <svg
            node_ref=node
            class="board"
            class:aims=aims
            role=role
            aria-label=label
            viewBox=view_box
            on:keydown=key_down
            on:click=move |e| hand.click(e)
            on:pointerdown=move |e| hand.press(e)
            on:pointerup=move |e| hand.release(e)
            on:pointerover=move |e| hand.hover(e)
            on:pointermove=moved
            on:pointerleave=move |_| hand.point(None)
            on:focusin=move |e| hand.focus(e)
            on:focusout=move |_| hand.point(None)
        >
            {children()}
        </svg>
    }
}

/// A spot of a board: its name, its place in the tab order, and its states as classes.
#[component]
pub fn SpotGroup<G: GameUi>(
    /// The board.
    board: BoardState<G>,
    /// Which spot it is.
    spot: G::Spot,
    /// Classes beside those of its states.
    class: &'static str,
    /// `gridcell` or `button`.
    #[prop(default = "gridcell")]
    role: &'static str,
    /// What those hear who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// Its place, as a CSS transform.
    #[prop(into)]
    place: Signal<String>,
    children: Children,
) -> impl IntoView {
    let state = board.spot_state(spot);
    view! {
        <g
            class=class
            class:open=move || state.get().open
            class:held=move || state.get().held
            class:last=move || state.get().last
            class:hint=move || state.get().hint
            class:hot=move || state.get().hot
            role=role
            data-spot=spot.to_string()
            tabindex=move || if state.get().tab_stop { "0" } else { "-1" }
            aria-label=label
            style:transform=place
        >
            {children()}
        </g>
    }
}
