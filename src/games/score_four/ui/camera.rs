//! Turning and tilting the board: by hand, by keys, and the swing with which it follows.

use super::look::Look;
use super::spot::Spot;
use crate::app::browser::clock::milliseconds;
use crate::app::match_view::{BoardState, focus_spot};
use crate::app::state::{AppSettings, use_settings};
use crate::games::score_four::{Peg, ScoreFour};
use gloo_timers::callback::Timeout;
use leptos::ev;
use leptos::prelude::*;
use leptos_use_event_listener::use_event_listener;
use std::cell::Cell;
use web_sys::Element;

/// A hand that moved less, in pixels, has tapped.
const TAP: i32 = 8;
/// How long the board takes to come to rest, in milliseconds.
const SWING: f64 = 250.0;
/// How often it is drawn meanwhile.
const FRAME: u32 = 15;
/// Pixels that turn it by one degree.
const PER_DEGREE: i32 = 3;

thread_local! {
    /// How a board was looked at last: the next table begins with it.
    static LAST_LOOK: Cell<Look> = Cell::default();
}

/// From where the board is seen: it follows the look that somebody wants, with a swing unless a hand leads it.
#[derive(Clone, Copy)]
pub struct Camera {
    /// How the board is seen now, perhaps on the way to how somebody wants to look at it.
    pub seen: RwSignal<Look>,
    board: BoardState<ScoreFour>,
    settings: AppSettings,
    swing: StoredValue<Option<Timeout>, LocalStorage>,
    drag: StoredValue<Option<Drag>>,
    release: StoredValue<Option<Timeout>, LocalStorage>,
}

/// A hand on the board.
#[derive(Clone, Copy)]
struct Drag {
    from: (i32, i32),
    look: Look,
    /// Has it moved so far that it turns the board?
    turns: bool,
}

impl Camera {
    /// The camera of a board. A picture keeps its look.
    pub fn new(board: BoardState<ScoreFour>) -> Camera {
        if !board.is_picture() {
            board.look.set(LAST_LOOK.get().settled());
        }
        let camera = Camera {
            seen: RwSignal::new(board.look.get_untracked()),
            board,
            settings: use_settings(),
            swing: StoredValue::new_local(None),
            drag: StoredValue::new(None),
            release: StoredValue::new_local(None),
        };
        if !board.is_picture() {
            Effect::new(move |_| {
                LAST_LOOK.set(board.look.get());
                camera.follow();
            });
            _ = use_event_listener(window(), ev::keydown, move |e| camera.window_key(&e));
        }
        camera
    }

    /// Swings to how somebody wants to look at the board.
    fn follow(self) {
        let (from, goal) = (self.seen.get_untracked(), self.board.look.get_untracked());
        let rests = (from.turn, from.tilt) == (goal.turn, goal.tilt);
        if rests || untrack(|| self.settings.pace()).is_none() {
            self.swing.set_value(None);
            self.seen.set(goal);
        } else {
            self.swing_on(from, milliseconds());
        }
    }

    fn swing_on(self, from: Look, begun: f64) {
        let part = ((milliseconds() - begun) / SWING).min(1.0);
        // Fast at first, and slower towards the end.
        let way = 1.0 - (1.0 - part).powi(2);
        let goal = self.board.look.get_untracked();
        self.seen.set(from.towards(goal, way));
        let next = (part < 1.0).then(|| Timeout::new(FRAME, move || self.swing_on(from, begun)));
        self.swing.set_value(next);
    }

    /// Does a hand turn the board right now? Then it means no peg.
    pub fn is_dragged(self) -> bool {
        self.drag.get_value().is_some_and(|drag| drag.turns)
    }

    /// A hand on the board holds it.
    pub fn press(self, e: &ev::PointerEvent) {
        let may_turn = !self.board.is_picture() && !self.board.look.get_untracked().flat;
        if may_turn && e.is_primary() && e.button() == 0 {
            self.swing.set_value(None);
            self.drag.set_value(Some(Drag {
                from: (e.client_x(), e.client_y()),
                look: self.seen.get_untracked(),
                turns: false,
            }));
        }
    }

    /// A hand that holds the board leads it; `svg` goes on hearing of the pointer beyond its edges.
    pub fn lead(self, e: &ev::PointerEvent, svg: Option<&Element>) {
        let Some(mut drag) = self.drag.get_value().filter(|_| e.is_primary()) else {
            return;
        };
        // It was let go where nobody saw it.
        if e.buttons() == 0 {
            return self.let_go();
        }
        let (dx, dy) = (e.client_x() - drag.from.0, e.client_y() - drag.from.1);
        if !drag.turns && dx.abs().max(dy.abs()) > TAP {
            drag.turns = true;
            self.drag.set_value(Some(drag));
            _ = svg.map(|svg| svg.set_pointer_capture(e.pointer_id()));
        }
        if drag.turns {
            let Look { turn, tilt, .. } = drag.look.dragged(dx / PER_DEGREE, dy / PER_DEGREE);
            let now = self.board.look.get_untracked();
            let led = Look { turn, tilt, ..now };
            self.seen.set(led);
            self.board.look.set(led);
        }
    }

    /// The hand lets go: the board comes to rest.
    pub fn let_go(self) {
        match self.drag.get_value() {
            Some(drag) if drag.turns => self.board.look.update(|look| *look = look.settled()),
            Some(_) => self.follow(),
            None => return,
        }
        // The click that follows belongs to the turn.
        let forget = Timeout::new(0, move || self.drag.set_value(None));
        self.release.set_value(Some(forget));
    }

    /// Keys that turn the board, wherever the focus is, unless something is typed or lies over the table.
    fn window_key(self, e: &ev::KeyboardEvent) {
        let busy = document().query_selector("dialog[open], :is(input, textarea, select):focus");
        if e.ctrl_key() || e.meta_key() || e.alt_key() || !matches!(busy, Ok(None)) {
            return;
        }
        let look = self.board.look;
        match e.key().as_str() {
            "q" | "Q" => look.update(|look| *look = look.turned(false)),
            "e" | "E" => look.update(|look| *look = look.turned(true)),
            "w" | "W" => look.update(|look| *look = look.tilted(true)),
            "s" | "S" => look.update(|look| *look = look.tilted(false)),
            "l" | "L" => look.update(Look::toggle_levels),
            "t" | "T" => look.update(Look::toggle_threats),
            _ => (),
        }
    }

    /// A letter leads the focus to its row, a digit along it.
    pub fn peg_key(self, e: &ev::KeyboardEvent, svg: &Element) {
        let plain = !(e.ctrl_key() || e.meta_key() || e.alt_key());
        let here = self.board.focused.get_untracked().and_then(Spot::peg);
        let peg = peg_for_key(&e.key(), here.unwrap_or(Peg(0)));
        if let Some(peg) = peg.filter(|_| plain && !self.board.is_picture()) {
            focus_spot(self.board, svg, peg.into());
            e.prevent_default();
            e.stop_propagation();
        }
    }
}

/// Where a key leads from a peg: a letter to its row, a digit along it.
fn peg_for_key(key: &str, here: Peg) -> Option<Peg> {
    match *key.as_bytes() {
        [letter @ (b'a'..=b'd' | b'A'..=b'D')] => {
            Some(Peg::at(letter.to_ascii_lowercase() - b'a', here.number()))
        }
        [digit @ b'1'..=b'4'] => Some(Peg::at(here.letter(), digit - b'1')),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lead_to_rows_and_digits_along_them() {
        let b2: Peg = "B2".parse().expect("it is a peg");
        let led = |key| peg_for_key(key, b2).map(Peg::name);
        assert_eq!(led("d").as_deref(), Some("D2"));
        assert_eq!(led("A").as_deref(), Some("A2"));
        assert_eq!(led("4").as_deref(), Some("B4"));
        for key in ["e", "5", "0", "Enter", "ab", "ä"] {
            assert_eq!(led(key), None, "{key}");
        }
    }
}
