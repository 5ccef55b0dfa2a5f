//! How Score Four is shown: what it says, what one touches, and how its balls fall. The drawing is in `board.rs`.

#[cfg(feature = "app")]
mod balls;
#[cfg(feature = "app")]
mod board;
mod booklet;
#[cfg(feature = "app")]
mod camera;
#[cfg(feature = "app")]
mod console_log;
#[cfg(feature = "app")]
mod console_page;
#[cfg(feature = "app")]
mod controls;
mod describe;
pub mod geometry;
#[cfg(feature = "app")]
mod level_squares;
#[cfg(feature = "app")]
pub(super) mod levels;
mod look;
mod message;
#[cfg(feature = "app")]
mod pegs;
#[cfg(feature = "app")]
mod plate;
#[cfg(feature = "app")]
mod scene;
mod spot;
#[cfg(feature = "app")]
mod terminal;
#[cfg(all(test, feature = "app"))]
mod tests;

pub use look::Look;
pub use message::Message;
pub use spot::Spot;

use super::console::draw;
use super::rules::BALLS;
use super::{BOTH, FULL, Peg, ScoreFour, Side};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome, Turn};
use crate::games::ui::{
    Direction, GameUi, Layout, Orientation, Page, Phrase, Rematch, ScorePart, Step, Texts, Viewer,
};
use geometry::Plan;

impl GameUi for ScoreFour {
    type Spot = Spot;
    type Message = Message;
    type Look = Look;

    const LAYOUT: Layout = Layout::Square;
    const REMATCH: Rematch = Rematch::Loser;
    const MINUTES: u8 = 10;
    const NAME: Message = Message::Name;
    const BEGINS: Option<Message> = Some(Message::Begins);
    const ALONE: bool = true;
    const TWO_TAPS: bool = true;
    const CONSOLE: bool = true;
    const TEXTS: Texts = Texts {
        en: include_str!("en.ftl"),
        de: include_str!("de.ftl"),
    };
    const BOOKLET: &'static [Page] = booklet::BOOKLET;

    fn path(&self, m: Peg) -> Vec<Spot> {
        vec![m.into()]
    }

    fn spots(&self) -> Vec<Spot> {
        Peg::all().map(Spot::Peg).collect()
    }

    fn neighbour(
        &self,
        spot: Spot,
        way: Direction,
        _orientation: Orientation,
        look: &Look,
    ) -> Option<Spot> {
        // Levels are not turned.
        let look = if look.flat { Look::default() } else { *look };
        Plan::new(look).next(spot.peg()?, way).map(Spot::Peg)
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let board = self.board();
        let played = Peg::all().flat_map(|peg| {
            let balls = (0..4).filter_map(move |level| board.at(peg.cell(level)));
            balls.map(move |side| (Spot::Peg(peg), side as u8))
        });
        let waiting = Side::BOTH.into_iter().flat_map(|side| {
            let left = BALLS.saturating_sub(board.count(side)) as usize;
            std::iter::repeat_n((Spot::Reserve(side), side as u8), left)
        });
        played.chain(waiting).collect()
    }

    fn steps(&self, m: Peg) -> Vec<Step<Spot>> {
        vec![Step {
            count: 1,
            from: Spot::Reserve(self.to_move()),
            to: m.into(),
            carried: 0,
            together: false,
        }]
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        let chosen = touched.first().and_then(|spot| spot.peg());
        match (self.turn(), chosen) {
            (Turn::Over(_), _) => Message::Over,
            (_, Some(peg)) => self.again(peg),
            (_, None) => Message::Drop {
                colour: self.to_move(),
            },
        }
    }

    fn preview(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        let peg = spot.peg().filter(|peg| self.moves().contains(peg))?;
        Some(match self.stake(peg) {
            Some(wins @ Message::Wins { .. }) => wins,
            Some(stake) if touched.is_empty() => stake,
            _ if touched.is_empty() => Message::Lands {
                peg,
                level: self.level(peg),
            },
            _ => self.again(peg),
        })
    }

    fn explain_refusal(&self, _touched: &[Spot], spot: Spot) -> Message {
        match (self.turn(), spot.peg()) {
            (Turn::Seat(_), Some(peg)) => Message::Full { peg },
            _ => Message::Over,
        }
    }

    fn describe_move(&self, m: Peg, _viewer: Viewer) -> Message {
        Message::Drops {
            who: self.to_move().seat(),
            peg: m,
            level: self.level(m),
        }
    }

    fn seat_note(&self, seat: Seat) -> Option<Message> {
        let side = Side::of(seat);
        let n = BALLS.saturating_sub(self.board().count(side));
        Some(match side {
            Side::White => Message::NoteWhite { n },
            Side::Black => Message::NoteBlack { n },
        })
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let sides = Side::BOTH.into_iter();
        let lines: Vec<_> = sides.flat_map(|side| self.board().lines(side)).collect();
        let Some(lines) = Message::lines(&lines).filter(|_| outcome.why != FULL) else {
            return Message::EndsFull;
        };
        let lines = lines.into();
        match outcome.why {
            BOTH => Message::EndsBoth { lines },
            _ => Message::EndsLine {
                who: self.line_owner().seat(),
                lines,
            },
        }
    }

    fn score_parts(&self) -> Vec<ScorePart<Message>> {
        let points = Side::BOTH.map(|side| self.board().count(side) as i32);
        vec![ScorePart {
            name: Message::PartBalls,
            points: points.to_vec(),
        }]
    }

    /// The drawing of the console, and who moves.
    fn text(&self, _viewer: Viewer, say: &dyn Fn(Phrase) -> String) -> String {
        let board = draw(self.board());
        match self.turn() {
            Turn::Seat(_) => {
                let colour = self.to_move();
                format!("{board}\n\n{}", say(Message::ToMove { colour }.into()))
            }
            _ => board,
        }
    }

    fn sample() -> ScoreFour {
        "WB.. W... .... WB.. B... WWB. B... .... .... BB.. WBW. W... BW.. .... W... BBW. white"
            .parse()
            .expect("it is a position")
    }
}
