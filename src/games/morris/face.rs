//! What Morris says and shows; the drawing itself is in `board.rs`.

use super::rules::board::each;
use super::ui::geometry::Plan;
use super::words::{TABLE, words};
use super::{BLOCKED, FEW, FULL, Morris, Move, Name, QUIET, Side, board};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome, Turn};
use crate::old::dom::El;
use crate::old::drawing::Point;
use crate::old::face::{Direction, Entry, Face, Part, Rematch, Shape, Spot, Step, View, Viewer};
use crate::old::touch::Touch;
use crate::old::words::{self as house, Message, Table, Text};

/// How a position is seen.
pub(super) fn plan_of(position: &Morris, view: View) -> Plan {
    Plan {
        board: position.board(),
        near: Side::of(view.near),
        faced: view.faced,
    }
}

/// From so few turns before a draw on, they are counted.
const WARNS: usize = 20;
/// Spots of a tray come after those of any board.
const TRAYS: u16 = 64;

/// The spot of a point's name, the same on every board.
pub(super) fn spot([column, row]: Name) -> Spot {
    Spot(u16::from(column - b'A') * 8 + u16::from(row - b'1'))
}

/// The name of a point's spot.
pub(super) fn name(spot: Spot) -> Name {
    let [column, row] = [spot.0 / 8, spot.0 % 8].map(|n| n as u8);
    [b'A' + column, b'1' + row]
}

/// Where a side's men wait, and where they lie when they are taken.
pub(super) fn tray(side: Side, lost: bool) -> Spot {
    Spot(TRAYS + side as u16 + 2 * u16::from(lost))
}

/// The side of a tray, and whether its men are lost.
pub(super) fn tray_of(spot: Spot) -> Option<(Side, bool)> {
    let number = spot.0.checked_sub(TRAYS)?;
    Some((Side::BOTH[usize::from(number % 2)], number > 1))
}

/// A point as people call it.
fn told(name: Name) -> String {
    name.map(char::from).iter().collect()
}

/// A colour in words.
pub(super) fn colour(side: Side) -> Text {
    match side {
        Side::White => words().white,
        Side::Black => words().black,
    }
}

impl Morris {
    /// The point of a spot, if it is one of this board.
    pub(super) fn point_at(&self, spot: Spot) -> Option<u8> {
        self.board().find(name(spot))
    }

    /// Would the side to act close a mill by coming to a point, from where it stands or from its hand?
    fn closes(&self, from: Option<u8>, to: u8) -> u8 {
        let held = self.men(self.to_act()) & !from.map_or(0, |from| 1 << from);
        self.board().mills_through(to, held)
    }

    /// The point that a first touch has chosen.
    fn chosen(&self, touched: &[Spot]) -> Option<u8> {
        touched.first().and_then(|spot| self.point_at(*spot))
    }

    /// A point with what stands there.
    pub(super) fn describe(&self, point: u8) -> Message {
        let text = match self.at(point) {
            None => words().point_free,
            Some(side) if self.board().mills_through(point, self.men(side)) > 0 => {
                words().point_mill
            }
            Some(_) => words().point_man,
        };
        let message = Message::new(text).with("point", told(self.board().name(point)));
        match self.at(point) {
            Some(side) => message
                .with("who", side.seat())
                .with("colour", colour(side).get()),
            None => message,
        }
    }

    fn what_to_do(&self, touched: &[Spot]) -> Message {
        let side = self.to_act();
        let (words, flies) = (words(), self.flies(side));
        if self.owed() > 0 {
            let text = if self.owed() > 1 {
                words.remove_more
            } else {
                words.remove
            };
            return Message::new(text).with("whom", side.other().seat());
        }
        if let (Some(from), 0) = (self.chosen(touched), self.hand(side)) {
            let text = if flies { words.aim_fly } else { words.aim };
            return Message::new(text).with("point", told(self.board().name(from)));
        }
        let text = match (self.hand(side), flies) {
            (0, false) => words.choose,
            (0, true) => words.choose_fly,
            (1, _) => words.place_last,
            _ => words.place,
        };
        Message::new(text).with("n", self.hand(side))
    }
}

impl Face for Morris {
    const SHAPE: Shape = Shape::Square;
    const REMATCH: Rematch = Rematch::Next;
    const MINUTES: u8 = 15;
    const NAME: Text = words().name;
    const BEGINS: Option<Text> = Some(words().begins);
    const TEXTS: Table = TABLE;

    fn spot_name(spot: Spot) -> String {
        told(name(spot))
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Place(at) | Move::Remove(at) => vec![spot(at)],
            Move::Slide(from, to) => vec![spot(from), spot(to)],
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let points = self.board().reading_order().into_iter();
        points.map(|point| spot(self.board().name(point))).collect()
    }

    /// Along the lines first; where none leads that way, to the nearest point.
    fn neighbour(&self, from: Spot, way: Direction, view: View) -> Option<Spot> {
        let (board, plan) = (self.board(), plan_of(self, view));
        let from = self.point_at(from)?;
        let mut points: Vec<u8> = each(board.neighbours(from)).collect();
        points.push(from);
        let nearest = |points: &[u8]| {
            let places: Vec<Point> = points.iter().map(|p| plan.place(*p)).collect();
            let at = points.iter().position(|p| *p == from)?;
            way.nearest(at, &places).map(|at| points[at])
        };
        let all: Vec<u8> = each(board.all()).collect();
        let next = nearest(&points).or_else(|| nearest(&all))?;
        Some(spot(board.name(next)))
    }

    fn entry(&self) -> Option<Entry> {
        let (house, side) = (house::words(), self.to_act());
        let (lists, verb) = if self.owed() > 0 {
            (vec![house.entry_take], house.entry_remove)
        } else if self.hand(side) > 0 {
            (vec![house.entry_to], house.entry_place)
        } else {
            let verb = if self.flies(side) {
                house.entry_fly
            } else {
                house.entry_move
            };
            (vec![house.entry_from, house.entry_to], verb)
        };
        let over = matches!(self.turn(), Turn::Over(_));
        (!over).then_some(Entry { lists, verb })
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let mut pieces = Vec::new();
        for side in Side::BOTH {
            let mut put = |spot| pieces.push((spot, side as u8));
            (0..self.hand(side)).for_each(|_| put(tray(side, false)));
            each(self.men(side)).for_each(|point| put(spot(self.board().name(point))));
            (0..self.lost(side)).for_each(|_| put(tray(side, true)));
        }
        pieces
    }

    fn steps(&self, m: Move) -> Vec<Step> {
        let side = self.to_act();
        let (from, to) = match m {
            Move::Place(at) => (tray(side, false), spot(at)),
            Move::Slide(from, to) => (spot(from), spot(to)),
            Move::Remove(at) => (spot(at), tray(side.other(), true)),
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
        if matches!(self.turn(), Turn::Over(_)) {
            return Message::new(words().over);
        }
        let what = self.what_to_do(touched);
        let quiet = usize::from(self.options().quiet);
        let rest = quiet.saturating_sub(self.earlier().len());
        if self.owed() > 0 || !touched.is_empty() {
            what
        } else if self.options().repetition && self.occurred() > 1 {
            Message::new(words().twice).with("what", what)
        } else if quiet > 0 && rest <= WARNS {
            Message::new(words().quiet)
                .with("what", what)
                .with("n", rest)
        } else {
            what
        }
    }

    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        let to = self.point_at(spot)?;
        let from = self.chosen(touched);
        let side = self.to_act();
        let may = match from {
            None => self.hand(side) > 0,
            Some(from) => self.targets(side, from) & 1 << to != 0,
        };
        let closes = self.owed() == 0 && may && self.at(to).is_none() && self.closes(from, to) > 0;
        closes.then(|| Message::new(words().closes).with("point", told(name(spot))))
    }

    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        let side = self.to_act();
        let words = words();
        let Some(point) = self
            .point_at(spot)
            .filter(|_| !matches!(self.turn(), Turn::Over(_)))
        else {
            return Message::new(words.over);
        };
        let text = match self.at(point) {
            Some(man) if self.owed() > 0 && man == side => words.not_your_prey,
            Some(_) if self.owed() > 0 => words.safe,
            None if self.owed() > 0 => words.nobody_there,
            Some(_) if self.hand(side) > 0 => words.taken,
            Some(man) if man == side => words.stuck,
            Some(_) if !touched.is_empty() => words.taken,
            Some(_) => words.not_yours,
            None if touched.is_empty() => words.no_man,
            None => words.too_far,
        };
        Message::new(text)
            .with("point", told(name(spot)))
            .with("who", side.other().seat())
            .with("whom", side.other().seat())
    }

    fn say(&self, m: Move, _eyes: Viewer) -> Message {
        let side = self.to_act();
        let (text, from, at) = match m {
            Move::Place(at) => (words().places, at, at),
            Move::Slide(from, to) if self.flies(side) => (words().flies, from, to),
            Move::Slide(from, to) => (words().slides, from, to),
            Move::Remove(at) => (words().takes, at, at),
        };
        Message::new(text)
            .with("who", side.seat())
            .with("whom", side.other().seat())
            .with("from", told(from))
            .with("point", told(at))
    }

    fn moment(&self, m: Move) -> Option<Message> {
        let mut after = self.clone();
        after.apply(m);
        let side = self.to_act();
        let other = side.other();
        let (text, who) = if after.owed() > self.owed() {
            let double = after.owed() > 1;
            (
                if double {
                    words().double_mill
                } else {
                    words().mill
                },
                side,
            )
        } else if after.owed() == 0 && after.flies(other) && !self.flies(other) {
            (words().may_fly, other)
        } else {
            return None;
        };
        Some(Message::new(text).with("who", who.seat()))
    }

    fn note(&self, seat: Seat) -> Option<Message> {
        let side = Side::of(seat);
        let (text, n) = match self.hand(side) {
            0 if self.flies(side) => (words().note_fly, 3),
            0 => (words().note_men, self.left(side)),
            waiting => (words().note_hand, waiting),
        };
        Some(
            Message::new(text)
                .with("colour", colour(side).get())
                .with("n", n),
        )
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let words = words();
        let text = match outcome.why {
            FEW => words.ends_few,
            BLOCKED => words.ends_blocked,
            QUIET => words.ends_quiet,
            FULL => words.ends_full,
            _ => words.ends_repeated,
        };
        Message::new(text)
            .with("who", self.to_act().seat())
            .with("n", self.options().quiet)
    }

    fn tally(&self) -> Vec<Part> {
        let count = |name, of: &dyn Fn(Side) -> u8| Part {
            name,
            points: Side::BOTH.map(|side| of(side).into()).to_vec(),
        };
        vec![
            count(words().part_left, &|side| self.left(side)),
            count(words().part_taken, &|side| self.lost(side.other())),
        ]
    }

    fn board(touch: Touch) -> El {
        board::board(touch)
    }

    fn showpiece() -> Morris {
        "BBW.W.B.W.W..W..BBW.BBW. W 0 0 -"
            .parse()
            .expect("it is a position")
    }
}
