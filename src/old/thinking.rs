//! The computer at a table: it plays its seats, gives hints, and tells what each move leads to.
//!
//! At any moment there is one thing it should be at, which follows from what the table shows; `pursue` is called whenever that may
//! have changed. What is shown of it is in `Mind`.

use super::computer::{Computer, MOST_DEATHS, Told};
use super::shown::{Act, Label};
use super::sitting::Sitting;
use super::timer::Timer;
use super::words::{Message, words};
use crate::ai::protocol::AiResponse;
use crate::ai::{MatchPosition, Thought};
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::table::{Level, Player};
use std::rc::Rc;

/// It waits so long before it moves, in milliseconds, so that it can be followed.
const PAUSE: u32 = 400;
/// Cards that nobody taps for come faster, and a deal faster still.
const CARD: u32 = 200;
const DEAL: u32 = 40;
/// How well it plays for somebody who has left.
const STAND_IN: Level = Level::Medium;
/// A hint comes within a second: so long it may think, and then what was found is told.
const HINT: u32 = 800;
const HINT_AT_LAST: u32 = 950;
/// So long it may look for what each move leads to, once a position has stood for a moment.
const VALUES: u32 = 20_000;
const GLANCE: u32 = 150;

/// What the computer does, as far as it is shown.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Mind {
    /// It thinks for this seat.
    pub thinks: Option<Seat>,
    /// It looks for a hint.
    pub seeks: bool,
    /// It thinks about a draw that was offered.
    pub weighs: Option<Seat>,
    /// A hint, in words.
    pub hint: Option<Message>,
    /// Does it tell what each move leads to?
    pub values: Values,
    /// It died again and again.
    pub gone: bool,
}

/// Whether it is told what each move leads to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Values {
    /// It is not.
    #[default]
    Off,
    /// There is nothing to tell now.
    Idle,
    /// It is being computed.
    Sought,
    /// All of it is.
    Known,
    /// It cannot be computed in the time there is.
    Beyond,
}

/// What it is at. The number of the position makes it another each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Job {
    Play(Seat, usize),
    Draw(Option<Seat>, usize),
    Hint(Seat, usize),
    /// Whether this seat takes a draw.
    Answer(Seat, usize),
    Values(Option<Seat>, usize),
}

/// What the table remembers of it.
pub struct Brain {
    pub(super) computer: Computer,
    pub(super) job: Option<Job>,
    /// The best move that was told so far.
    pub(super) best: Option<Thought>,
    /// Is the best so far good enough: has the computer said all, or was it stopped?
    pub(super) enough: bool,
    /// The earliest moment to play, the latest to give a hint.
    pub(super) timer: Option<Timer>,
    /// The position for which a hint is wanted.
    pub(super) wants_hint: Option<usize>,
    /// The position in which a draw was offered last, and whether the answer is still due.
    pub(super) offered: Option<usize>,
    pub(super) wants_answer: bool,
    pub(super) wants_values: bool,
    /// The position whose values were all told, or were out of reach.
    pub(super) valued: Option<(usize, Values)>,
    /// The position for which looking at values was counted.
    pub(super) counted: Option<usize>,
    pub(super) hint: Option<(usize, Message)>,
    /// Whose thinking was announced.
    pub(super) announced: Option<Seat>,
}

impl Brain {
    /// One that has not been asked for anything.
    pub fn new(told: Rc<dyn Fn(Told)>) -> Brain {
        Brain {
            computer: Computer::new(told),
            job: None,
            best: None,
            enough: false,
            timer: None,
            wants_hint: None,
            offered: None,
            wants_answer: false,
            wants_values: false,
            valued: None,
            counted: None,
            hint: None,
            announced: None,
        }
    }
}

impl Sitting {
    /// The computer's level at a seat; none, if it does not sit there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.table.look(|t| match t.seats()[seat.index()].player {
            Player::Computer(level) => Some(level),
            _ if t.has_left(seat) => Some(STAND_IN),
            _ => None,
        })
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.level(seat).is_some()
    }

    fn computer(&self) -> Computer {
        self.brain.look(|brain| brain.computer)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Brain)) {
        self.brain.alter(change);
    }

    /// What the computer should be at now.
    fn wanted(&self) -> Option<Job> {
        let (number, turn, over) = self
            .state()
            .look(|s| (s.shown, s.turn, s.end.is_some() && !self.replay));
        let (hint, values, answer) = self.brain.look(|b| {
            let told = matches!(b.valued, Some((at, _)) if at == number);
            let answer = b.wants_answer && b.offered == Some(number);
            (
                b.wants_hint == Some(number),
                b.wants_values && !told,
                answer,
            )
        });
        if over || self.motion.look(Option::is_some) {
            return None;
        }
        let values = |seat| values.then_some(Job::Values(seat, number));
        match turn {
            Turn::Over(_) => None,
            Turn::Seat(_) if self.replay => values(None),
            _ if self.replay || !self.house.mine.peek() => None,
            Turn::Seat(seat) if self.is_computer(seat) => Some(Job::Play(seat, number)),
            Turn::Seat(seat) if answer && self.is_computer(seat.other()) => {
                Some(Job::Answer(seat.other(), number))
            }
            Turn::Seat(seat) if hint => Some(Job::Hint(seat, number)),
            Turn::Seat(seat) => values(Some(seat)),
            Turn::Chance(seat) => {
                // Somebody taps the pile, if there is one.
                let deck = self.touch.peek(|shown| shown.position.deck().is_some());
                let itself = seat.is_none_or(|seat| self.is_computer(seat)) || !deck;
                itself.then_some(Job::Draw(seat, number))
            }
        }
    }

    /// Sets the computer to what it should be at.
    pub(super) fn pursue(&self) {
        let number = self.state().look(|s| s.shown);
        let moving = self.motion.look(Option::is_some);
        self.change(|b| {
            b.hint.take_if(|(at, _)| moving || *at != number);
            b.valued.take_if(|(at, _)| *at != number);
        });
        let (wanted, job) = (self.wanted(), self.brain.look(|b| b.job));
        if job != wanted {
            self.computer().give_up();
            self.change(|b| {
                b.job = wanted;
                b.best = None;
                b.enough = false;
                b.timer = None;
            });
            self.mind.alter(|mind| mind.gone = false);
            if let Some(job) = wanted {
                self.begin(job);
            }
        }
        self.show_mind();
    }

    fn begin(&self, job: Job) {
        let (level, time, wait) = match job {
            Job::Play(seat, _) => {
                let level = self.level(seat).unwrap_or(Level::Easy);
                (Some(level), self.boxed.thinks(level), PAUSE)
            }
            Job::Draw(None, _) => (None, 0, DEAL),
            Job::Draw(Some(seat), _) if self.is_computer(seat) => (None, 0, PAUSE),
            Job::Draw(..) => (None, 0, CARD),
            Job::Hint(..) => (Some(Level::Expert), HINT, HINT_AT_LAST),
            // A first guess would do for a hint; an answer is given when all was said.
            Job::Answer(..) => (Some(Level::Expert), HINT, PAUSE),
            Job::Values(..) => (None, 0, GLANCE),
        };
        if let Some(level) = level {
            self.computer().ask_move(level, time, self.question());
        }
        let sitting = *self;
        let timer = Timer::new(wait, move || sitting.waited());
        self.change(|b| b.timer = Some(timer));
        let mut said = String::new();
        if let Job::Play(seat, _) | Job::Draw(Some(seat), _) = job {
            self.announce_thinking(Some(seat), &mut said);
        }
        if !said.is_empty() {
            self.house.announce(said);
        }
    }

    /// What is sent: the position shown, and nothing that has not happened yet.
    fn question(&self) -> MatchPosition {
        let number = self.state().look(|s| s.shown);
        self.table.look(|table| MatchPosition {
            game: self.boxed.id.to_owned(),
            match_id: table.id().0,
            move_number: number as u32,
            position: table.at(number).notation(),
        })
    }

    /// Adds, once in each of its turns, that the computer thinks.
    pub(super) fn announce_thinking(&self, actor: Option<Seat>, said: &mut String) {
        let seat = actor.filter(|seat| !self.replay && self.is_computer(*seat));
        if self.brain.look(|b| b.announced) == seat {
            return;
        }
        self.change(|b| b.announced = seat);
        if let Some(seat) = seat {
            if !said.is_empty() {
                said.push(' ');
            }
            let thinks = Message::new(words().is_thinking).with("who", seat);
            said.push_str(&self.touch.words(&thinks));
            said.push('.');
        }
    }

    fn show_mind(&self) {
        let mut mind = self.mind.look(|mind| Mind {
            gone: mind.gone,
            ..Mind::default()
        });
        self.brain.look(|b| {
            match b.job {
                Some(Job::Play(seat, _)) if !mind.gone => mind.thinks = Some(seat),
                Some(Job::Hint(..)) => mind.seeks = true,
                Some(Job::Answer(seat, _)) if !mind.gone => mind.weighs = Some(seat),
                _ => (),
            }
            if b.wants_values {
                mind.values = match (b.job, b.valued) {
                    (Some(Job::Values(..)), _) => Values::Sought,
                    (_, Some((_, values))) => values,
                    _ => Values::Idle,
                };
            }
            mind.hint = b.hint.as_ref().map(|(_, words)| words.clone());
        });
        self.mind.renew(mind);
    }

    /// What is heard from the computer.
    pub(super) fn hear(&self, told: Told) {
        match told {
            Told::Answer(AiResponse::Best { thought, .. }) => {
                self.change(|b| b.best = Some(thought));
                self.go_ahead();
            }
            Told::Answer(AiResponse::Value { chosen, margin, .. }) => self.value(&chosen, margin),
            Told::Answer(AiResponse::Done { complete, .. }) => self.done(complete),
            Told::Answer(AiResponse::Failed { reason, .. }) => {
                self.house.tell_why(words().computer_failed, reason);
                self.despair();
            }
            Told::Answer(AiResponse::Ready { .. }) => (),
            Told::Died(deaths) if deaths < MOST_DEATHS => self.house.tell(words().computer_died),
            Told::Died(_) => {
                self.house.announce(words().computer_gone);
                self.despair();
            }
            Told::OtherBuild => {
                let reload = Rc::new(super::browser::reload);
                let step = Some((words().reload, reload as Rc<dyn Fn()>));
                self.house.tell_with(words().other_build.into(), step);
                self.despair();
            }
        }
    }

    fn despair(&self) {
        self.mind.alter(|mind| mind.gone = true);
        self.change(|b| b.wants_hint = None);
        self.show_mind();
    }

    /// Tries once more.
    pub fn try_again(&self) {
        self.change(|b| b.job = None);
        self.computer().forgive();
        self.pursue();
    }

    /// The pause is over.
    fn waited(&self) {
        self.change(|b| b.timer = None);
        match self.brain.look(|b| b.job) {
            Some(Job::Draw(..)) => self.on(Act::Draw),
            Some(Job::Hint(..)) => self.stop(),
            Some(Job::Values(..)) => self.computer().ask_values(VALUES, self.question()),
            _ => self.go_ahead(),
        }
    }

    /// Somebody taps: the computer need not be waited for any longer than it thinks.
    pub(super) fn skip_pause(&self) {
        let waits = self
            .brain
            .look(|b| b.timer.is_some() && matches!(b.job, Some(Job::Play(..) | Job::Draw(..))));
        if waits && self.motion.look(Option::is_none) {
            self.waited();
        }
    }

    fn done(&self, all: bool) {
        if let Some(Job::Values(_, number)) = self.brain.look(|b| b.job) {
            let values = if all { Values::Known } else { Values::Beyond };
            self.change(|b| b.valued = Some((number, values)));
            if all {
                self.touch
                    .change(|shown| Label::mark_best(&mut shown.labels));
            }
            return self.pursue();
        }
        self.change(|b| b.enough = true);
        self.go_ahead();
    }

    /// Enough thought: the best so far will do.
    pub fn stop(&self) {
        self.change(|b| {
            b.enough = true;
            b.timer = None;
        });
        self.go_ahead();
    }

    /// Does what was found, once there is something and it is time.
    fn go_ahead(&self) {
        let (job, best) = self.brain.look(|b| {
            let timely = b.enough && (b.timer.is_none() || matches!(b.job, Some(Job::Hint(..))));
            (b.job, b.best.clone().filter(|_| timely))
        });
        let Some(number) = best.and_then(|best| self.numbered(&best.chosen)) else {
            return;
        };
        match job {
            Some(Job::Play(..)) => {
                self.computer().give_up();
                self.on(Act::Play(number));
            }
            Some(Job::Hint(seat, at)) => self.give_hint(seat, at, number),
            Some(Job::Answer(seat, _)) => self.answer_from_worth(seat),
            _ => (),
        }
    }

    /// The number of a move in notation.
    pub(super) fn numbered(&self, notation: &str) -> Option<usize> {
        self.touch.peek(|shown| {
            let listed = shown.position.listed(shown.eyes);
            listed.iter().position(|listed| listed.notation == notation)
        })
    }
}
