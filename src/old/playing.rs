//! A match at the table, as all parts of its page share it.

use super::dom::{El, h};
use super::face::Shape;
use super::house::House;
use super::matches::State;
use super::panels::Panel;
use super::shown::People;
use super::sitting::{Sitting, sit};
use super::var::Var;
use super::words::{Message, words};
use crate::game::seat::Seat;
use crate::games::Boxed;
use crate::table::{MatchId, Record};
use crate::text;

/// A match at the table, as every part of the page needs it. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Playing(Var<Seated>);

/// What belongs to a match at the table.
pub struct Seated {
    /// The house.
    pub house: House,
    /// The game's box.
    pub boxed: &'static Boxed,
    /// Names the match.
    pub id: MatchId,
    /// What the frame shows.
    pub state: Var<State>,
    /// The panel that is open.
    pub panel: Var<Option<Panel>>,
    people: People,
    sitting: Sitting,
    replay: bool,
}

impl Playing {
    /// Sits down at a match; or says why not.
    pub fn open(house: House, record: &Record, replay: bool) -> Result<Playing, Message> {
        let unknown = || Message::new(words().unknown_game).with("game", record.game.as_str());
        let boxed = crate::games::boxed(&record.game).ok_or_else(unknown)?;
        let damaged = |flaw: crate::table::RecordError| {
            Message::new(words().match_damaged).with("why", flaw.text())
        };
        let table = (boxed.open)(record).map_err(damaged)?;
        let people = People {
            names: house.names(&record.seats),
            colours: record.seats.iter().map(|s| s.colour).collect(),
        };
        let sitting = sit(house, boxed, table, people.clone(), replay);
        let (state, panel) = (sitting.state(), Var::new(None));
        Ok(Playing(Var::new(Seated {
            house,
            boxed,
            id: record.id,
            state,
            panel,
            people,
            sitting,
            replay,
        })))
    }

    /// The house.
    pub fn house(self) -> House {
        self.0.look(|seated| seated.house)
    }

    /// The game's box.
    pub fn boxed(self) -> &'static Boxed {
        self.0.look(|seated| seated.boxed)
    }

    /// Names the match.
    pub fn id(self) -> MatchId {
        self.0.look(|seated| seated.id)
    }

    /// Is it looked at again, move by move?
    pub fn is_replay(self) -> bool {
        self.0.look(|seated| seated.replay)
    }

    /// What the frame shows.
    pub fn state(self) -> Var<State> {
        self.0.look(|seated| seated.state)
    }

    /// The panel that is open.
    pub fn panel(self) -> Var<Option<Panel>> {
        self.0.look(|seated| seated.panel)
    }

    /// The match itself.
    pub fn sitting(self) -> Sitting {
        self.0.look(|seated| seated.sitting)
    }

    /// A message with this table's names.
    pub fn say(self, message: &Message) -> String {
        self.0.look(|seated| message.say(&seated.people.names))
    }

    /// All names, in seat order.
    pub fn names(self) -> Vec<String> {
        self.0.look(|seated| seated.people.names.clone())
    }

    /// The name of whoever sits there.
    pub fn name(self, seat: Seat) -> String {
        self.0
            .look(|seated| seated.people.names[seat.index()].clone())
    }

    /// The colour of a seat, as style sheets name it.
    pub fn colour(self, seat: Seat) -> &'static str {
        self.0
            .look(|seated| seated.people.colours[seat.index()].id())
    }

    /// All seats of this table.
    pub fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.0.look(|seated| seated.people.names.len()) as u8)
    }

    /// Who acts now.
    pub fn actor(self) -> Option<Seat> {
        self.state().with(State::actor)
    }

    /// Is it over?
    pub fn is_over(self) -> bool {
        self.state().with(|s| s.end.is_some())
    }

    /// Does the far player act, on a board between two players? Then what is said is turned to them.
    pub fn turned(self) -> bool {
        self.actor().is_some_and(|seat| self.is_far(seat))
    }

    /// Does this seat sit opposite, on a board between its players?
    pub fn is_far(self, seat: Seat) -> bool {
        let view = self.sitting().view().get();
        view.faced
            && match self.boxed().shape {
                // Nobody reads what is turned to a computer.
                Shape::Round => self.corner(seat) > 1 && self.sitting().is_person(seat),
                _ => seat != view.near,
            }
    }

    /// The corner where a seat sits, round the board from the near one: colours are places there.
    pub fn corner(self, seat: Seat) -> u8 {
        let near = self.sitting().view().get().near;
        self.0.look(|seated| {
            let colour = |seat: Seat| seated.people.colours[seat.index()] as u8;
            (colour(seat) + 4 - colour(near)) % 4
        })
    }

    /// The frame of a table: its class says the game and the shape of its board.
    pub fn frame(self) -> El {
        let shape = match self.boxed().shape {
            Shape::Long => "long",
            Shape::Square => "square",
            Shape::Round => "square around",
            Shape::Beside => "aside",
        };
        let frame = h("main").class(&text::glued(&["table ", self.boxed().id, " ", shape]));
        let house = self.house();
        frame
            .when("faced", move || self.sitting().view().get().faced)
            .when("unnamed", move || !house.settings.with(|s| s.point_names))
    }
}
