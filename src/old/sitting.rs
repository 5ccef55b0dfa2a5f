//! A match on the screen: the table, what is shown of it, and how it gets from one move to the next.

use super::deed::follow;
use super::face::{Shape, Spot, View, Viewer};
use super::house::House;
use super::matches::{Deed, Match, State};
use super::motion::Motion;
use super::route::Route;
use super::scene::Scene;
use super::shown::{Act, People, Shown};
use super::thinking::{Brain, Mind};
use super::timer::Timer;
use super::touch::Touch;
use super::var::Var;
use super::words::{Message, words};
use crate::game::seat::Seat;
use crate::games::Boxed;
use crate::storage::{Form, Seating};
use crate::table::When;
use leptos::prelude::*;
use std::rc::Rc;

/// One match on the screen. What is asked of it in a view is watched.
#[derive(Clone, Copy)]
pub struct Sitting {
    pub(super) house: House,
    pub(super) boxed: &'static Boxed,
    pub(super) table: Var<Box<dyn Match>>,
    pub(super) touch: Touch,
    pub(super) state: Var<State>,
    pub(super) motion: Var<Option<Motion>>,
    /// When the seat to move began to think, in milliseconds of the page's clock.
    since: Var<f64>,
    /// A forced move that is about to play itself.
    pub(super) forced: Var<Option<Timer>>,
    /// Whose hand is shown on a screen that several share, until their turn is over.
    lifted: Var<Option<Seat>>,
    pub(super) replay: bool,
    /// What the computer does, and what it is at.
    pub(super) mind: Var<Mind>,
    pub(super) brain: Var<Brain>,
}

/// How long the last position stands before the result comes over it.
const REST: u32 = 900;

/// The pieces after so many moves, each where its own travels have led it.
fn scene(table: &dyn Match, number: usize) -> Scene {
    let mut scene = Scene::of(table.at(0));
    for i in 0..number {
        for step in table.steps(i) {
            scene.take(&step);
        }
    }
    scene
}

/// Sits down at a match: in play, or to look at it again move by move.
pub fn sit(
    house: House,
    boxed: &'static Boxed,
    table: Box<dyn Match>,
    people: People,
    replay: bool,
) -> Sitting {
    let number = if replay { 0 } else { table.total() };
    let shown = Shown::new(table.at(number).copy(), scene(&*table, number));
    let state = Var::new(State::of(&*table, number));
    let handle: Var<Option<Sitting>> = Var::new(None);
    let deed = move |act| {
        if let Some(sitting) = handle.peek() {
            sitting.on(act);
        }
    };
    let hear = move |told| {
        if let Some(sitting) = handle.peek() {
            sitting.hear(told);
        }
    };
    let sitting = Sitting {
        house,
        boxed,
        table: Var::new(table),
        touch: Touch::new(shown, View::PICTURE, people, Rc::new(deed)),
        state,
        motion: Var::new(None),
        since: Var::new(house.clock()),
        forced: Var::new(None),
        lifted: Var::new(None),
        replay,
        mind: Var::new(Mind::default()),
        brain: Var::new(Brain::new(Rc::new(hear))),
    };
    handle.put(Some(sitting));
    follow(move || sitting.settle());
    // Only the tab that may write lets the computer play.
    follow(move || {
        house.mine.watch();
        untrack(|| sitting.pursue());
    });
    sitting
}

impl Sitting {
    /// The one person among computers and people far away; nobody, if several share the screen.
    fn sole_person(&self) -> Option<Seat> {
        let persons = self.persons();
        let sole = persons.is_power_of_two();
        sole.then(|| Seat::at(persons.trailing_zeros() as usize))
    }

    /// The seats of people at this screen, a bit each.
    fn persons(&self) -> u8 {
        self.table.look(|t| {
            let mut persons = 0;
            for seat in Seat::all(t.seats().len() as u8) {
                persons |= u8::from(t.is_person(seat)) << seat.index();
            }
            persons
        })
    }

    /// Who has to come to the screen before their hand is shown there.
    pub fn curtain(&self) -> Option<Seat> {
        let actor = self.state.with(State::actor)?;
        let persons = self.persons();
        let shared = !persons.is_power_of_two() && persons & 1 << actor.index() != 0;
        let secret = self.touch.with(|shown| shown.position.is_secret());
        (shared && secret && !self.replay && self.lifted.get() != Some(actor)).then_some(actor)
    }

    /// They have come.
    pub fn lift_curtain(&self) {
        untrack(|| {
            self.lifted.set(self.curtain());
            self.settle();
        });
    }

    /// Follows what decides from where the board is seen and who may touch it: seating, the window, turns, other tabs.
    fn settle(&self) {
        let (house, replay) = (self.house, self.replay);
        let actor = self.state.with(State::actor);
        let sole = self.sole_person();
        let (near, faced) = match (sole, house.settings.with(|s| s.seating)) {
            (Some(seat), _) => (seat, false),
            // Two computers play each other: whoever looks on sits anywhere.
            (None, _) if self.persons() == 0 => (Seat::ONE, false),
            (None, Seating::FaceToFace) => (Seat::ONE, !replay),
            (None, Seating::SideBySide) if !replay => (actor.unwrap_or(Seat::ONE), false),
            (None, _) => (Seat::ONE, false),
        };
        let view = View {
            near,
            // Where all lies beside the board, it is read from one side.
            faced: faced && self.boxed.shape != Shape::Beside,
            standing: house.tall.get(),
            look: self.touch.view().look(|view| view.look),
        };
        self.touch.view().renew(view);
        let person = actor.is_some_and(|seat| self.persons() & 1 << seat.index() != 0);
        // Whose hand was shown puts it away when their turn is over.
        if self.lifted.peek() != actor {
            self.lifted.put(None);
        }
        let lifted = self.lifted.peek();
        let covered = untrack(|| self.curtain()).is_some();
        let live = person && !replay && house.mine.get() && !covered;
        let (confirm, one_tap) = house.settings.with(|s| (s.confirm, s.one_tap));
        let last = self.last_marks();
        // Hands of a match that still runs stay hidden, also where it is looked at again.
        let over = self.table.look(|t| t.end().is_some());
        self.touch.change(|shown| {
            shown.live = live;
            shown.confirm = confirm;
            shown.one_tap = one_tap;
            shown.last = last;
            shown.eyes = match sole {
                _ if replay && over => Viewer::Everybody,
                Some(seat) => Viewer::Seat(seat),
                None => lifted.map_or(Viewer::Nobody, Viewer::Seat),
            };
        });
    }

    /// The spots of the last move that has marked any: a card that is drawn leaves the last move to be seen.
    fn last_marks(&self) -> Vec<Spot> {
        let shown = self.state.look(|s| s.shown);
        self.table.look(|t| {
            let marks = (0..shown).rev().map(|i| t.marks(i));
            marks
                .into_iter()
                .find(|m| !m.is_empty())
                .unwrap_or_default()
        })
    }

    pub(super) fn total(&self) -> usize {
        self.table.look(|t| t.total())
    }

    pub(super) fn on(&self, act: Act) {
        match act {
            // Whatever is touched, the last reproach was heard.
            Act::Hurry => {
                self.house.notice.set(None);
                self.skip_pause();
                self.hurry();
            }
            // Looking at a match again, a tap is no wish to play.
            Act::Refused(_) if self.replay => (),
            Act::Refused(_) if self.mind.look(|mind| mind.thinks.is_some()) => {
                let thinks = self.mind.look(|mind| mind.thinks).unwrap_or(Seat::ONE);
                let thinks = Message::new(words().not_your_turn).with("who", thinks);
                self.house.tell(self.touch.words(&thinks))
            }
            // Why not would tell of the hand that lies there.
            Act::Refused(_) if untrack(|| self.curtain()).is_some() => (),
            Act::Refused(why) => self.house.tell(self.touch.words(&why)),
            Act::Play(number) => self.go_on(Deed::Play(number)),
            Act::Draw => self.go_on(Deed::Draw),
            Act::Result => self.house.go(&Route::Result(self.table.look(|t| t.id()))),
        }
    }

    /// Changes the table and saves it, unless this is a replay or a tab that looks on.
    pub(super) fn act(&self, deed: Deed) -> bool {
        self.hurry();
        self.forced.put(None);
        let spent = ((self.house.clock() - self.since.peek()) / 100.0).clamp(0.0, 36_000.0) as u32;
        let when = When {
            now: self.house.now(),
            spent,
        };
        let may_write = !self.replay && self.house.mine.peek();
        let done = may_write && self.table.alter(|table| table.act(deed, when)) == Some(true);
        if done {
            self.save();
        }
        done
    }

    /// Changes the table by one move, and shows the way.
    fn go_on(&self, deed: Deed) {
        if self.act(deed) {
            // A move that is made takes the reproach away.
            self.house.notice.set(None);
            self.travel(self.total());
        }
    }

    /// Changes the table without a way to show: undo, redo, or an end by hand.
    pub(super) fn jump(&self, deed: Deed) {
        if self.act(deed) {
            self.house.notice.set(None);
            self.arrive(self.total());
        }
    }

    fn save(&self) {
        let over = self.table.look(|t| t.end().is_some());
        let form = if over { Form::Packed } else { Form::Written };
        let record = self.table.look(|t| t.record(form));
        if over {
            self.house.keep(&record)
        } else {
            self.house.save(&record)
        }
    }

    /// The pieces are where they belong: shows everything else that follows.
    pub(super) fn arrive(&self, number: usize) {
        let (position, scene, state) = self.table.look(|t| {
            (
                t.at(number).copy(),
                scene(&**t, number),
                State::of(&**t, number),
            )
        });
        self.touch.change(|shown| {
            shown.position = position;
            shown.scene = scene;
            shown.touched.clear();
            shown.hint.clear();
            shown.labels.clear();
        });
        let mut said = String::new();
        for message in [&state.last, &state.moment] {
            if !said.is_empty() {
                said.push(' ');
            }
            if let Some(message) = message {
                said.push_str(&self.touch.words(message));
            }
        }
        self.announce_thinking(state.actor(), &mut said);
        self.state.set(state);
        // Who may touch follows from the state; a tap that hurried the way here must not wait for it.
        untrack(|| self.settle());
        self.since.put(self.house.clock());
        self.house.announce(said);
        self.pursue();
        let (over, id) = self.table.look(|t| (t.end().is_some(), t.id()));
        if over && !self.replay {
            let house = self.house;
            let rest = if house.pace().is_some() { REST } else { 0 };
            Timer::new(rest, move || {
                if house.route.peek() == Route::Match(id) {
                    house.go(&Route::Result(id));
                }
            })
            .forget();
        }
    }
}

impl Sitting {
    /// Makes a move of the list.
    pub fn play(&self, number: usize) {
        self.hurry();
        if self.touch.peek(|shown| shown.live) {
            self.on(Act::Play(number));
        }
    }

    /// Plays it.
    pub fn confirm(&self) {
        self.touch.confirm();
    }

    /// Forgets what was chosen.
    pub fn cancel(&self) {
        self.touch.cancel();
    }

    /// Undoes the last move.
    pub fn undo(&self) {
        self.jump(Deed::Undo);
    }

    /// Makes it again.
    pub fn redo(&self) {
        self.jump(Deed::Redo);
    }

    /// Takes a turn back.
    pub fn take_back(&self) {
        if let Some(seat) = self.state.look(|s| s.can_take_back) {
            self.jump(Deed::TakeBack(seat));
        }
    }

    /// A seat gives up.
    pub fn resign(&self, seat: Seat) {
        self.jump(Deed::Resign(seat));
    }

    /// Ends it without a result.
    pub fn abandon(&self) {
        self.jump(Deed::Abandon);
    }

    /// Shows the position after so many moves; the next one travels there.
    pub fn show(&self, number: usize) {
        self.hurry();
        let number = number.min(self.total());
        let shown = self.state.look(|s| s.shown);
        if number == shown + 1 {
            self.travel(number)
        } else {
            self.arrive(number)
        }
    }

    /// Ends a running animation.
    pub fn hurry(&self) {
        let motion = self.motion.alter(Option::take).flatten();
        if let Some(motion) = motion {
            self.land(motion.target);
        }
    }
}
