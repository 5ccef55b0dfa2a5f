//! What Score Four says and shows; the drawing itself is in `board.rs`.

use super::console::{MatchConsole, draw};
use super::rules::{BALLS, Line, LineKind as Kind, PEGS, kind, line_name};
use super::ui::geometry::Plan;
use super::words::{TABLE, words};
use super::{BOTH, FULL, Peg, ScoreFour, Side, board};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome, Turn};
use crate::old::dom::El;
use crate::old::face::{
    Direction, Face, Look, OpenConsole, Part, Rematch, Shape, Spot, Step, View, Viewer,
};
use crate::old::space;
use crate::old::touch::Touch;
use crate::old::words::{Message, Table, Text};
use crate::text;
use std::any::Any;

/// The peg of a spot; balls not played yet lie beyond them.
pub(super) fn peg(spot: Spot) -> Peg {
    Peg(spot.0 as u8)
}

/// The spot of a peg.
pub(super) fn spot(peg: Peg) -> Spot {
    Spot(peg.0.into())
}

/// Where a colour's balls wait.
fn reserve(side: Side) -> Spot {
    Spot(u16::from(PEGS) + side as u16)
}

/// A colour in words.
fn colour(side: Side) -> Text {
    match side {
        Side::White => words().white,
        Side::Black => words().black,
    }
}

/// A line in words: its cells, and what kind of line it is.
fn told(line: Line) -> String {
    let words = words();
    let kind = match kind(line) {
        Kind::Row => words.row,
        Kind::Column => words.column,
        Kind::Vertical => words.vertical,
        Kind::Flat => words.flat,
        Kind::Upright => words.upright,
        Kind::Space => words.space,
    };
    text::glued(&[&line_name(line), ", ", kind.get()])
}

impl ScoreFour {
    /// Which height a ball dropped on a peg comes to rest on, from 1.
    fn next_level(&self, peg: Peg) -> u8 {
        self.board.height(peg) + 1
    }

    /// A peg with what is on it.
    pub(super) fn describe(&self, peg: Peg) -> Message {
        let height = self.board.height(peg);
        let mut balls = String::new();
        for level in 0..height {
            if level > 0 {
                balls += ", ";
            }
            if let Some(side) = self.board.at(peg.cell(level)) {
                balls += colour(side).get();
            }
        }
        let text = match height {
            0 => words().peg_empty,
            4 => words().peg_full,
            _ => words().peg_balls,
        };
        Message::new(text)
            .with("peg", peg.name())
            .with("n", height)
            .with("balls", balls)
            .with("level", height + 1)
    }

    /// What hangs on a peg: the mover's line or the other's.
    pub(super) fn stake_text(&self, peg: Peg) -> Option<Text> {
        let completes = |side| self.board.threats(side).any(|other| other == peg);
        match self.to_move {
            mover if completes(mover) => Some(words().wins),
            mover if completes(mover.other()) => Some(words().blocks),
            _ => None,
        }
    }

    pub(super) fn with_peg(&self, text: Text, peg: Peg) -> Message {
        Message::new(text)
            .with("peg", peg.name())
            .with("level", self.next_level(peg).min(4))
            .with("who", self.to_move.seat())
            .with("whom", self.to_move.other().seat())
    }
}

impl Face for ScoreFour {
    const SHAPE: Shape = Shape::Square;
    const REMATCH: Rematch = Rematch::Loser;
    const MINUTES: u8 = 10;
    const NAME: Text = words().name;
    const BEGINS: Option<Text> = Some(words().begins);
    const TEXTS: Table = TABLE;
    const ALONE: bool = true;
    const TWO_TAPS: bool = true;
    const CONSOLE: Option<OpenConsole> = Some(|table, kept| {
        let mut boards = Vec::new();
        for number in 0..=table.total() {
            let position: &dyn Any = table.at(number);
            boards.extend(position.downcast_ref().map(ScoreFour::board).copied());
        }
        Box::new(MatchConsole::open(&boards, kept))
    });

    fn spot_name(spot: Spot) -> String {
        peg(spot).name()
    }

    fn path(&self, m: Peg) -> Vec<Spot> {
        vec![spot(m)]
    }

    fn spots(&self) -> Vec<Spot> {
        Peg::all().map(spot).collect()
    }

    fn neighbour(&self, from: Spot, way: Direction, view: View) -> Option<Spot> {
        // Levels are not turned.
        let look = if view.look.flat {
            Look::default()
        } else {
            view.look
        };
        let way = match way {
            Direction::Left => crate::games::ui::Direction::Left,
            Direction::Right => crate::games::ui::Direction::Right,
            Direction::Up => crate::games::ui::Direction::Up,
            Direction::Down => crate::games::ui::Direction::Down,
        };
        let plan = Plan::new(board::seen(look.turn, look.tilt));
        plan.next(peg(from), way).map(spot)
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let mut pieces = Vec::new();
        for peg in Peg::all() {
            for level in 0..self.board.height(peg) {
                let side = self.board.at(peg.cell(level)).unwrap_or(Side::White);
                pieces.push((spot(peg), side as u8));
            }
        }
        for side in Side::BOTH {
            for _ in self.board.count(side)..BALLS {
                pieces.push((reserve(side), side as u8));
            }
        }
        pieces
    }

    fn steps(&self, m: Peg) -> Vec<Step> {
        vec![Step {
            count: 1,
            from: reserve(self.to_move),
            to: spot(m),
            carried: 0,
            together: false,
        }]
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        if matches!(self.turn(), Turn::Over(_)) {
            return Message::new(words().over);
        }
        match touched {
            [] => Message::new(words().drop).with("colour", colour(self.to_move).get()),
            [chosen, ..] => self.with_peg(words().again, peg(*chosen)),
        }
    }

    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        let peg = peg(spot);
        if self.board.landing(peg).is_none() || self.moves().is_empty() {
            return None;
        }
        let text = match self.stake_text(peg) {
            Some(text) if text == words().wins || touched.is_empty() => text,
            _ if touched.is_empty() => words().lands,
            _ => words().again,
        };
        Some(self.with_peg(text, peg))
    }

    fn why_not(&self, _touched: &[Spot], spot: Spot) -> Message {
        let text = match self.turn() {
            Turn::Over(_) => words().over,
            _ => words().full,
        };
        self.with_peg(text, peg(spot))
    }

    fn say(&self, m: Peg, _eyes: Viewer) -> Message {
        self.with_peg(words().drops, m)
    }

    fn note(&self, seat: Seat) -> Option<Message> {
        let side = Side::of(seat);
        let left = BALLS.saturating_sub(self.board.count(side));
        let text = match side {
            Side::White => words().note_white,
            Side::Black => words().note_black,
        };
        Some(Message::new(text).with("n", left))
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let text = match outcome.why {
            BOTH => words().ends_both,
            FULL => words().ends_full,
            _ => words().ends_line,
        };
        let mut lines = String::new();
        for side in Side::BOTH {
            for line in self.board.lines(side) {
                if !lines.is_empty() {
                    lines += "; ";
                }
                lines += &told(line);
            }
        }
        let winner = Side::BOTH
            .into_iter()
            .find(|side| self.board.lines(*side).next().is_some());
        Message::new(text)
            .with("lines", lines)
            .with("who", winner.unwrap_or(Side::White).seat())
    }

    fn tally(&self) -> Vec<Part> {
        vec![Part {
            name: words().part_balls,
            points: Side::BOTH
                .map(|side| self.board.count(side) as i32)
                .to_vec(),
        }]
    }

    /// The drawing of the console, and who moves.
    fn text(&self, _eyes: Viewer) -> String {
        let mut told = draw(&self.board);
        if let Turn::Seat(_) = self.turn() {
            let text = Message::new(words().to_move).with("colour", colour(self.to_move).get());
            told += "\n\n";
            told += &text.plain();
        }
        told
    }

    fn controls(touch: Touch) -> Option<El> {
        Some(space::controls(&board::SPACE, touch))
    }

    fn board(touch: Touch) -> El {
        board::board(touch)
    }

    fn showpiece() -> ScoreFour {
        "WB.. W... .... WB.. B... WWB. B... .... .... BB.. WBW. W... BW.. .... W... BBW. white"
            .parse()
            .expect("it is a position")
    }
}
