//! How Morris is shown: what it says, what one touches, and how its men travel. The drawing is in `board.rs`.

#[cfg(feature = "app")]
mod board;
mod booklet;
// Without the drawing some of these two is not asked for.
#[cfg_attr(not(feature = "app"), allow(dead_code))]
mod describe;
#[cfg_attr(not(feature = "app"), allow(dead_code))]
pub(super) mod geometry;
#[cfg(feature = "app")]
mod lines;
#[cfg(feature = "app")]
mod men;
mod message;
#[cfg(feature = "app")]
mod point;
mod spot;
#[cfg(all(test, feature = "app"))]
mod tests;
#[cfg(feature = "app")]
mod tray;
#[cfg(feature = "app")]
mod wood;

pub use message::Message;
pub use spot::Spot;

use super::rules::board::each;
use super::{BLOCKED, FEW, FULL, Morris, Move, QUIET, Side};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome};
use crate::games::ui::{
    Direction, GameUi, Layout, MoveLists, Orientation, Page, Point, Rematch, ScorePart, Step,
    Texts, Viewer,
};
use geometry::Plan;

impl GameUi for Morris {
    type Spot = Spot;
    type Message = Message;
    type Look = ();

    const LAYOUT: Layout = Layout::Square;
    const REMATCH: Rematch = Rematch::Next;
    const MINUTES: u8 = 15;
    const NAME: Message = Message::Name;
    const BEGINS: Option<Message> = Some(Message::Begins);
    const TEXTS: Texts = Texts {
        en: include_str!("en.ftl"),
        de: include_str!("de.ftl"),
    };
    const BOOKLET: &'static [Page] = booklet::BOOKLET;

    fn path(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Place(at) | Move::Remove(at) => vec![Spot::Point(at)],
            Move::Slide(from, to) => vec![Spot::Point(from), Spot::Point(to)],
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let points = self.board().reading_order().into_iter();
        points.map(|point| self.spot_of(point)).collect()
    }

    /// Along the lines first; where none leads that way, to the nearest point.
    fn neighbour(
        &self,
        spot: Spot,
        way: Direction,
        orientation: Orientation,
        _look: &(),
    ) -> Option<Spot> {
        let (board, plan) = (self.board(), Plan::new(self, orientation));
        let from = self.point_of(spot)?;
        let nearest = |points: Vec<u8>| {
            let places: Vec<Point> = points.iter().map(|point| plan.place(*point)).collect();
            let here = points.iter().position(|point| *point == from)?;
            way.nearest(here, &places).map(|i| points[i])
        };
        let next_to_it = each(board.neighbours(from)).chain([from]).collect();
        let next = nearest(next_to_it).or_else(|| nearest(each(board.all()).collect()))?;
        Some(self.spot_of(next))
    }

    fn move_lists(&self) -> Option<MoveLists> {
        if self.is_over() {
            return None;
        }
        let side = self.to_act();
        let (labels, verb) = if self.owed() > 0 {
            (vec![Message::ListTake], Message::VerbRemove)
        } else if self.hand(side) > 0 {
            (vec![Message::ListTo], Message::VerbPlace)
        } else {
            let verb = match self.flies(side) {
                true => Message::VerbFly,
                false => Message::VerbMove,
            };
            (vec![Message::ListFrom, Message::ListTo], verb)
        };
        Some(MoveLists {
            labels: labels.into_iter().map(Into::into).collect(),
            verb: verb.into(),
        })
    }

    /// The kind of a man is its side.
    fn pieces(&self) -> Vec<(Spot, u8)> {
        let men_of = |side: Side| {
            let waiting = std::iter::repeat_n(Spot::Hand(side), self.hand(side).into());
            let placed = each(self.men(side)).map(|point| self.spot_of(point));
            let lost = std::iter::repeat_n(Spot::Lost(side), self.lost(side).into());
            let men = waiting.chain(placed).chain(lost);
            men.map(move |spot| (spot, side as u8))
        };
        Side::BOTH.into_iter().flat_map(men_of).collect()
    }

    fn steps(&self, m: Move) -> Vec<Step<Spot>> {
        let side = self.to_act();
        let (from, to) = match m {
            Move::Place(at) => (Spot::Hand(side), Spot::Point(at)),
            Move::Slide(from, to) => (Spot::Point(from), Spot::Point(to)),
            Move::Remove(at) => (Spot::Point(at), Spot::Lost(side.other())),
        };
        vec![Step {
            count: 1,
            from,
            to,
            carried: 0,
            together: false,
        }]
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        if self.is_over() {
            return Message::Over;
        }
        let task = self.task(touched);
        match self.owed() == 0 && touched.is_empty() {
            true => self.with_warning(task),
            false => task,
        }
    }

    fn preview(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        let to = self.point_of(spot)?;
        self.would_close_mill(self.chosen_point(touched), to)
            .then_some(Message::Closes { point: spot })
    }

    fn explain_refusal(&self, touched: &[Spot], spot: Spot) -> Message {
        match self.point_of(spot).filter(|_| !self.is_over()) {
            Some(point) => self.refusal(touched, point),
            None => Message::Over,
        }
    }

    fn describe_move(&self, m: Move, _viewer: Viewer) -> Message {
        let side = self.to_act();
        let who = side.seat();
        match m {
            Move::Place(at) => Message::Places {
                who,
                point: Spot::Point(at),
            },
            Move::Slide(from, to) => {
                let (from, point) = (Spot::Point(from), Spot::Point(to));
                match self.flies(side) {
                    true => Message::Flies { who, from, point },
                    false => Message::Slides { who, from, point },
                }
            }
            Move::Remove(at) => Message::Takes {
                who,
                whom: side.other().seat(),
                point: Spot::Point(at),
            },
        }
    }

    fn highlight(&self, m: Move) -> Option<Message> {
        let mut after = self.clone();
        after.apply(m);
        let side = self.to_act();
        let other = side.other();
        if after.owed() > self.owed() {
            let who = side.seat();
            Some(match after.owed() {
                1 => Message::Mill { who },
                _ => Message::DoubleMill { who },
            })
        } else if after.owed() == 0 && after.flies(other) && !self.flies(other) {
            Some(Message::MayFly { who: other.seat() })
        } else {
            None
        }
    }

    fn seat_note(&self, seat: Seat) -> Option<Message> {
        let side = Side::of(seat);
        Some(match self.hand(side) {
            0 if self.flies(side) => Message::NoteFly { side },
            0 => Message::NoteMen {
                side,
                n: self.left(side),
            },
            n => Message::NoteHand { side, n },
        })
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let who = self.to_act().seat();
        match outcome.why {
            FEW => Message::EndsFew { who },
            BLOCKED => Message::EndsBlocked { who },
            QUIET => Message::EndsQuiet {
                n: self.options().quiet,
            },
            FULL => Message::EndsFull,
            _ => Message::EndsRepeated,
        }
    }

    fn score_parts(&self) -> Vec<ScorePart<Message>> {
        let part = |name, count: &dyn Fn(Side) -> u8| ScorePart {
            name,
            points: Side::BOTH.map(|side| count(side).into()).to_vec(),
        };
        vec![
            part(Message::PartLeft, &|side| self.left(side)),
            part(Message::PartTaken, &|side| self.lost(side.other())),
        ]
    }

    fn sample() -> Morris {
        "BBW.W.B.W.W..W..BBW.BBW. W 0 0 -"
            .parse()
            .expect("it is a position of the game")
    }
}
