//! A match on the screen: the table, what is shown of it, and how it gets from one move to the next.
//!
//! `Sitting<G>` knows its game; pages know only `dyn Match`, so they are written and compiled once.

use super::dom::{El, follow};
use super::face::{Eyes, Face, Part, View};
use super::house::House;
use super::matches::{Listed, Match, State};
use super::motion::Motion;
use super::route::Route;
use super::scene::Scene;
use super::shown::{Act, Shown};
use super::timer::Timer;
use super::touch::{People, Touch};
use super::var::Var;
use super::words::Message;
use crate::game::Turn;
use crate::seat::Seat;
use crate::store::Seating;
use crate::table::{Flaw, Player, Record, Sitter, Table, When};
use leptos::prelude::*;
use std::rc::Rc;

/// One match of one game on the screen.
pub struct Sitting<G: Face> {
    pub(super) house: House,
    pub(super) table: Var<Table<G>>,
    pub(super) touch: Touch<G>,
    pub(super) state: Var<State>,
    pub(super) motion: Var<Option<Motion<G>>>,
    /// When the seat to move began to think, in milliseconds of the page's clock.
    pub(super) since: Var<f64>,
    /// A forced move that is about to play itself.
    pub(super) forced: Var<Option<Timer>>,
    replay: bool,
}

impl<G: Face> Clone for Sitting<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Sitting<G> {}

/// How long the last position stands before the result comes over it.
const REST: u32 = 900;

/// Sits down at a match: in play, or to look at it again move by move.
pub fn sit<G: Face>(house: House, record: &Record, replay: bool) -> Result<Rc<dyn Match>, Flaw> {
    let table = Table::<G>::replay(record)?;
    let number = if replay { 0 } else { table.moves().len() };
    let shown = Shown::new(
        table.at(number).clone(),
        Scene::after(table.at(0), &table.moves()[..number]),
    );
    let state = Var::new(State::of(&table, number));
    let people = People {
        names: house.names(&record.seats),
        colours: record.seats.iter().map(|s| s.colour).collect(),
    };
    let handle: Var<Option<Sitting<G>>> = Var::new(None);
    let deed = move |act| {
        if let Some(sitting) = handle.peek() {
            sitting.on(act);
        }
    };
    let sitting = Sitting {
        house,
        table: Var::new(table),
        touch: Touch::new(shown, View::PICTURE, people, Rc::new(deed)),
        state,
        motion: Var::new(None),
        since: Var::new(house.clock()),
        forced: Var::new(None),
        replay,
    };
    handle.put(Some(sitting));
    let seats = record.seats.clone();
    follow(move || sitting.settle(&seats));
    Ok(Rc::new(sitting))
}

/// The one person among computers and people far away; nobody, if several share the screen.
fn sole_person(seats: &[Sitter]) -> Option<Seat> {
    let mut persons = (0..seats.len()).filter(|i| seats[*i].player == Player::Person);
    persons
        .next()
        .filter(|_| persons.next().is_none())
        .map(Seat::at)
}

impl<G: Face> Sitting<G> {
    /// Follows what decides from where the board is seen and who may touch it: seating, the window, turns, other tabs.
    fn settle(&self, seats: &[Sitter]) {
        let (house, replay) = (self.house, self.replay);
        let actor = self.state.with(State::actor);
        let sole = sole_person(seats);
        let (near, faced) = match (sole, house.settings.with(|s| s.seating)) {
            (Some(seat), _) => (seat, false),
            (None, Seating::FaceToFace) => (Seat::ONE, !replay),
            (None, Seating::SideBySide) if !replay => (actor.unwrap_or(Seat::ONE), false),
            (None, _) => (Seat::ONE, false),
        };
        let view = View {
            near,
            faced,
            standing: house.tall.get(),
        };
        self.touch.view().renew(view);
        let person = actor.is_some_and(|seat| seats[seat.index()].player == Player::Person);
        let live = person && !replay && house.mine.get();
        let confirm = house.settings.with(|s| s.confirm);
        let last = self.last_path();
        // Hands of a match that still runs stay hidden, also where it is looked at again.
        let over = self.table.look(Table::is_over);
        self.touch.change(|shown| {
            shown.live = live;
            shown.confirm = confirm;
            shown.last = last;
            shown.eyes = match sole {
                _ if replay && over => Eyes::Everybody,
                Some(seat) => Eyes::Seat(seat),
                None => Eyes::Nobody,
            };
        });
    }

    fn last_path(&self) -> Vec<G::Spot> {
        let shown = self.state.look(|s| s.shown);
        let path = |i: usize| self.table.look(|t| t.at(i).path(t.moves()[i]));
        shown.checked_sub(1).map(path).unwrap_or_default()
    }

    fn total(&self) -> usize {
        self.table.look(|t| t.moves().len())
    }

    pub(super) fn on(&self, act: Act<G::Move>) {
        match act {
            Act::Hurry => self.hurry(),
            // Looking at a match again, a tap is no wish to play.
            Act::Refused(_) if self.replay => (),
            Act::Refused(why) => self.house.tell(self.touch.words(&why)),
            Act::Play(m) => self.act(|table, when| table.play(m, when).is_ok()),
            Act::Draw => self.act(|table, when| table.draw(when).is_some()),
        }
    }

    /// A replay, and a tab that looks on, change nothing.
    fn may_write(&self) -> bool {
        !self.replay && self.house.mine.peek()
    }

    /// Changes the table by one move, saves it, and shows the way.
    fn act(&self, change: impl FnOnce(&mut Table<G>, When) -> bool) {
        self.hurry();
        self.forced.put(None);
        let spent = ((self.house.clock() - self.since.peek()) / 100.0).clamp(0.0, 36_000.0) as u32;
        let when = When {
            now: self.house.now(),
            spent,
        };
        if self.may_write() && self.table.alter(|table| change(table, when)) == Some(true) {
            self.save();
            // A move that is made takes the reproach away.
            self.house.notice.set(None);
            self.travel(self.total());
        }
    }

    /// Changes the table without a way to show: undo, redo, or an end by hand.
    fn jump(&self, change: impl FnOnce(&mut Table<G>) -> bool) {
        self.hurry();
        self.forced.put(None);
        if self.may_write() && self.table.alter(change) == Some(true) {
            self.save();
            self.arrive(self.total());
        }
    }

    fn save(&self) {
        let (over, record) = self.table.look(|t| {
            (
                t.is_over(),
                if t.is_over() { t.packed() } else { t.record() },
            )
        });
        if over {
            self.house.keep(&record)
        } else {
            self.house.save(&record)
        }
    }

    /// The pieces are where they belong: shows everything else that follows.
    pub(super) fn arrive(&self, number: usize) {
        let (position, scene, state, over, id) = self.table.look(|t| {
            let scene = Scene::after(t.at(0), &t.moves()[..number]);
            (
                t.at(number).clone(),
                scene,
                State::of(t, number),
                t.is_over(),
                t.id(),
            )
        });
        self.touch.change(|shown| {
            shown.position = position;
            shown.scene = scene;
            shown.touched.clear();
            shown.hint.clear();
        });
        let said = [&state.last, &state.moment]
            .map(|m| m.as_ref().map(|m| self.touch.words(m)).unwrap_or_default());
        self.state.set(state);
        // Who may touch follows from the state; a tap that hurried the way here must not wait for it.
        let seats = self.table.look(|t| t.seats().to_vec());
        untrack(|| self.settle(&seats));
        self.since.put(self.house.clock());
        self.house.announce(said.join(" "));
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

impl<G: Face> Match for Sitting<G> {
    fn state(&self) -> Var<State> {
        self.state
    }

    fn view(&self) -> Var<View> {
        self.touch.view()
    }

    fn prompt(&self) -> Message {
        let pointed = self.touch.pointed();
        self.touch.with(|shown| {
            let ahead = pointed
                .or(shown.touched.last().copied())
                .filter(|_| shown.live);
            let ahead = ahead.and_then(|spot| shown.position.foretell(&shown.touched, spot));
            ahead.unwrap_or_else(|| shown.position.prompt(&shown.touched))
        })
    }

    fn board(&self) -> El {
        G::board(self.touch)
    }

    fn moves(&self) -> Vec<Listed> {
        self.touch.with(|shown| {
            let list = |m: G::Move| Listed {
                notation: m.to_string(),
                words: shown.position.say(m, shown.eyes),
            };
            match shown.position.turn() {
                Turn::Seat(_) if shown.live => {
                    shown.position.moves().into_iter().map(list).collect()
                }
                _ => Vec::new(),
            }
        })
    }

    fn buttons(&self) -> Vec<(String, Message)> {
        let buttons = self
            .touch
            .with(|shown| shown.position.buttons(&shown.touched));
        let open = buttons
            .into_iter()
            .filter(|(spot, _)| self.touch.open(*spot));
        open.map(|(spot, words)| (G::spot_name(spot), words))
            .collect()
    }

    fn touch(&self, spot: &str) {
        if let Some(spot) = self.touch.find(spot) {
            self.touch.on(spot);
        }
    }

    fn past(&self) -> Vec<Listed> {
        self.state.watch();
        self.table.look(|t| {
            let list = |(i, m): (usize, &G::Move)| Listed {
                notation: m.to_string(),
                words: t.at(i).say(*m, Eyes::Nobody),
            };
            t.moves().iter().enumerate().map(list).collect()
        })
    }

    fn text(&self) -> String {
        self.touch.with(|shown| shown.position.text(shown.eyes))
    }

    fn tally(&self) -> Vec<Part> {
        self.touch.with(|shown| shown.position.tally())
    }

    fn ending(&self) -> Option<Message> {
        self.touch.with(|shown| match shown.position.turn() {
            Turn::Over(outcome) => Some(shown.position.ending(&outcome)),
            _ => None,
        })
    }

    fn record(&self) -> Record {
        self.table.look(Table::record)
    }

    fn play(&self, number: usize) {
        self.hurry();
        let m = self.touch.peek(|shown| {
            shown
                .position
                .moves()
                .get(number)
                .copied()
                .filter(|_| shown.live)
        });
        if let Some(m) = m {
            self.on(Act::Play(m));
        }
    }

    fn pending(&self) -> bool {
        self.touch.pending().is_some()
    }

    fn confirm(&self) {
        self.touch.confirm();
    }

    fn cancel(&self) {
        self.touch.cancel();
    }

    fn undo(&self) {
        self.jump(Table::undo);
    }

    fn redo(&self) {
        let now = self.house.now();
        self.jump(|t| t.redo(now));
    }

    fn take_back(&self) {
        let seat = self.state.look(|s| s.can_take_back);
        self.jump(|t| seat.is_some_and(|seat| t.take_back(seat)));
    }

    fn resign(&self, seat: Seat) {
        let now = self.house.now();
        self.jump(|t| {
            t.resign(seat, now);
            true
        });
    }

    fn abandon(&self) {
        let now = self.house.now();
        self.jump(|t| {
            t.abandon(now);
            true
        });
    }

    fn show(&self, number: usize) {
        self.hurry();
        let number = number.min(self.total());
        let shown = self.state.look(|s| s.shown);
        if number == shown + 1 {
            self.travel(number)
        } else {
            self.arrive(number)
        }
    }

    fn hurry(&self) {
        let motion = self.motion.alter(Option::take).flatten();
        if let Some(motion) = motion {
            self.land(motion.target);
        }
    }
}
