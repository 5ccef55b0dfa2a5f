//! A peg in words: what is on it, and what hangs on it.

use super::message::Message;
use crate::games::score_four::{Peg, ScoreFour, Side};
use crate::games::ui::Phrase;

impl ScoreFour {
    /// Which level a ball dropped on a peg comes to rest on, from 1.
    pub(super) fn level(&self, peg: Peg) -> u8 {
        self.board().height(peg) + 1
    }

    /// A peg with what is on it.
    pub fn describe_peg(&self, peg: Peg) -> Message {
        let balls = (0..4).filter_map(|level| self.board().at(peg.cell(level)));
        let mut balls = balls.map(|side| Phrase::from(Message::colour(side)));
        match (balls.next(), balls.next(), balls.next(), balls.next()) {
            (Some(first), Some(second), Some(third), Some(fourth)) => Message::PegFull {
                peg,
                first,
                second,
                third,
                fourth,
            },
            (Some(first), Some(second), Some(third), None) => Message::PegThree {
                peg,
                first,
                second,
                third,
            },
            (Some(first), Some(second), ..) => Message::PegTwo { peg, first, second },
            (Some(first), ..) => Message::PegOne { peg, first },
            (None, ..) => Message::PegEmpty { peg },
        }
    }

    /// What hangs on a peg: the mover's line or the other's.
    pub(super) fn stake(&self, peg: Peg) -> Option<Message> {
        let completes = |side| self.board().threats(side).any(|other| other == peg);
        let mover = self.to_move();
        if completes(mover) {
            Some(Message::Wins { peg })
        } else if completes(mover.other()) {
            let whom = mover.other().seat();
            Some(Message::Blocks { peg, whom })
        } else {
            None
        }
    }

    /// That a second tap drops the ball there.
    pub(super) fn again(&self, peg: Peg) -> Message {
        Message::Again {
            peg,
            level: self.level(peg),
        }
    }

    /// The colour that has a line; White, if both have.
    pub(super) fn line_owner(&self) -> Side {
        let has_line = |side: &Side| self.board().lines(*side).next().is_some();
        Side::BOTH.into_iter().find(has_line).unwrap_or(Side::White)
    }
}
