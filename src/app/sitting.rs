//! A match on the screen: the table, what is shown of it, and how it gets from one move to the next.
//!
//! `Sitting<G>` knows its game; pages know only `dyn Match`, so they are written and compiled once.

use super::dom::El;
use super::face::{Eyes, Face, Part, Step, View};
use super::house::House;
use super::route::Route;
use super::scene::Scene;
use super::touch::{Act, People, Shown, Touch};
use super::var::{Var, follow};
use super::words::Message;
use crate::game::Turn;
use crate::seat::Seat;
use crate::store::Seating;
use crate::table::{End, Flaw, Player, Record, Sitter, Table, When};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::rc::Rc;

/// What the frame around a board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// How many moves are shown.
    pub shown: usize,
    /// How many there are.
    pub total: usize,
    /// Whose decision the shown position waits for.
    pub turn: Turn,
    /// How the match ended and the places, once its last move is shown.
    pub end: Option<(End, Vec<u8>)>,
    /// Running score of each seat.
    pub scores: Vec<Option<i32>>,
    /// A note about each seat.
    pub notes: Vec<Option<Message>>,
    /// The last move in words.
    pub last: Option<Message>,
    /// What it brought besides.
    pub moment: Option<Message>,
    /// May the last move be undone?
    pub can_undo: bool,
    /// May one be made again?
    pub can_redo: bool,
    /// The seat that may take its turn back.
    pub can_take_back: Option<Seat>,
    /// Seconds each seat has used.
    pub used: Vec<u32>,
}

impl State {
    /// Who acts now.
    pub fn actor(&self) -> Option<Seat> {
        match (&self.end, self.turn) {
            (None, Turn::Seat(seat)) => Some(seat),
            (None, Turn::Chance(seat)) => seat,
            _ => None,
        }
    }
}

/// A move to choose from a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Message,
}

/// One match as pages see it, whatever the game. What is asked in a view is watched.
pub trait Match {
    /// What the frame shows.
    fn state(&self) -> Var<State>;
    /// From where the board is seen.
    fn view(&self) -> Var<View>;
    /// What to do now, or what the spot under the pointer would lead to.
    fn prompt(&self) -> Message;
    /// The board.
    fn board(&self) -> El;
    /// All moves that may be made now.
    fn moves(&self) -> Vec<Listed>;
    /// Spots beside the board that may be touched now, by name.
    fn buttons(&self) -> Vec<(String, Message)>;
    /// Touches a spot by its name.
    fn touch(&self, spot: &str);
    /// Every move so far.
    fn past(&self) -> Vec<Listed>;
    /// The position as text.
    fn text(&self) -> String;
    /// The parts of the score.
    fn tally(&self) -> Vec<Part>;
    /// Why it is over.
    fn ending(&self) -> Option<Message>;
    /// The whole match.
    fn record(&self) -> Record;

    /// Makes a move of the list.
    fn play(&self, number: usize);
    /// Does a move wait for its confirmation?
    fn pending(&self) -> bool;
    /// Plays it.
    fn confirm(&self);
    /// Forgets what was chosen.
    fn cancel(&self);
    /// Undoes the last move.
    fn undo(&self);
    /// Makes it again.
    fn redo(&self);
    /// Takes a turn back.
    fn take_back(&self);
    /// A seat gives up.
    fn resign(&self, seat: Seat);
    /// Ends it without a result.
    fn abandon(&self);
    /// Shows the position after so many moves; the next one travels there.
    fn show(&self, number: usize);
    /// Ends a running animation.
    fn hurry(&self);
}

/// One match of one game on the screen.
pub struct Sitting<G: Face> {
    house: House,
    table: Var<Table<G>>,
    touch: Touch<G>,
    state: Var<State>,
    motion: Var<Option<Motion<G>>>,
    /// When the seat to move began to think, in milliseconds of the page's clock.
    since: Var<f64>,
    replay: bool,
}

impl<G: Face> Clone for Sitting<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Sitting<G> {}

/// The rest of a move on its way.
struct Motion<G: Face> {
    /// Steps still to come, the next one last.
    rest: Vec<Vec<Step<G::Spot>>>,
    target: usize,
    pace: u32,
    _timer: Timeout,
}

/// The whole way of a move takes at most about this long, in milliseconds.
const WAY: u32 = 1_200;
const STEP: (u32, u32) = (60, 300);
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
    let state = Var::new(state_of(&table, number));
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
        replay,
    };
    handle.put(Some(sitting));
    let seats = record.seats.clone();
    follow(Box::new(move || sitting.settle(&seats)));
    Ok(Rc::new(sitting))
}

fn state_of<G: Face>(t: &Table<G>, shown: usize) -> State {
    let position = t.at(shown);
    let total = t.moves().len();
    let seats = || Seat::all(t.seats().len() as u8);
    let before = shown.checked_sub(1).map(|i| (t.at(i), t.moves()[i]));
    let person = |seat: &Seat| t.seats()[seat.index()].player == Player::Person;
    let to_move = t
        .actor(total)
        .filter(person)
        .or_else(|| (0..total).rev().filter_map(|i| t.actor(i)).find(person));
    State {
        shown,
        total,
        turn: position.turn(),
        end: t
            .end()
            .filter(|_| shown == total)
            .map(|(end, places)| (end.clone(), places.to_vec())),
        scores: seats().map(|seat| position.score(seat)).collect(),
        notes: seats().map(|seat| position.note(seat)).collect(),
        last: before.map(|(before, m)| before.say(m, Eyes::Nobody)),
        moment: before.and_then(|(before, m)| before.moment(m)),
        can_undo: t.can_undo(),
        can_redo: t.can_redo(),
        can_take_back: to_move.filter(|seat| t.can_take_back(*seat)),
        used: seats().map(|seat| t.used(seat) / 10).collect(),
    }
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
        self.touch.change(|shown| {
            shown.live = live;
            shown.confirm = confirm;
            shown.last = last;
            shown.eyes = match sole {
                _ if replay => Eyes::Everybody,
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

    fn on(&self, act: Act<G::Move>) {
        match act {
            Act::Hurry => self.hurry(),
            Act::Refused(why) => self.house.tell(self.touch.words(&why)),
            Act::Play(m) => self.act(|table, when| table.play(m, when).is_ok()),
            Act::Draw => self.act(|table, when| table.draw(when).is_some()),
        }
    }

    /// Changes the table by one move, saves it, and shows the way.
    fn act(&self, change: impl FnOnce(&mut Table<G>, When) -> bool) {
        self.hurry();
        let spent = ((self.house.clock() - self.since.peek()) / 100.0).clamp(0.0, 36_000.0) as u32;
        let when = When {
            now: self.house.now(),
            spent,
        };
        if !self.replay && self.table.alter(|table| change(table, when)) == Some(true) {
            self.save();
            self.travel(self.total());
        }
    }

    /// Changes the table without a way to show: undo, redo, or an end by hand.
    fn jump(&self, change: impl FnOnce(&mut Table<G>) -> bool) {
        self.hurry();
        if !self.replay && self.table.alter(change) == Some(true) {
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

    /// Sets the pieces on their way to the position after `target` moves, the one shown being just before it.
    fn travel(&self, target: usize) {
        let steps = self
            .table
            .look(|t| t.at(target - 1).steps(t.moves()[target - 1]));
        let mut groups: Vec<Vec<Step<G::Spot>>> = Vec::new();
        for step in steps {
            match groups.last_mut() {
                Some(group) if step.together => group.push(step),
                _ => groups.push(vec![step]),
            }
        }
        groups.reverse();
        let Some(pace) = self.house.pace().filter(|_| !groups.is_empty()) else {
            return self.arrive(target);
        };
        let each = (WAY / groups.len() as u32).clamp(STEP.0, STEP.1) * pace / 100;
        super::browser::set_step(each);
        self.touch.change(|shown| {
            shown.live = false;
            shown.touched.clear();
            shown.last.clear();
            shown.hint.clear();
        });
        self.step(groups, target, each);
    }

    fn step(&self, mut rest: Vec<Vec<Step<G::Spot>>>, target: usize, pace: u32) {
        let Some(group) = rest.pop() else {
            return self.arrive(target);
        };
        self.touch
            .change(|shown| group.iter().for_each(|step| shown.scene.take(step)));
        let sitting = *self;
        let timer = Timeout::new(pace, move || {
            let motion = sitting.motion.alter(Option::take).flatten();
            if let Some(motion) = motion {
                sitting.step(motion.rest, motion.target, motion.pace);
            }
        });
        self.motion.put(Some(Motion {
            rest,
            target,
            pace,
            _timer: timer,
        }));
    }

    /// The pieces are where they belong: shows everything else that follows.
    fn arrive(&self, number: usize) {
        let (position, scene, state, over, id) = self.table.look(|t| {
            let scene = Scene::after(t.at(0), &t.moves()[..number]);
            (
                t.at(number).clone(),
                scene,
                state_of(t, number),
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
            Timeout::new(rest, move || {
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
            self.arrive(motion.target);
        }
    }
}
