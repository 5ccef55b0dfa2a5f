//! What is said about a position, its points and its trays.

use super::message::Message;
use super::spot::Spot;
use crate::game::{Game as _, Turn};
use crate::games::morris::{Morris, Side};

/// From so few turns before a draw on, they are counted.
const WARNS: usize = 20;

impl Morris {
    /// The spot of a point.
    pub(super) fn spot_of(&self, point: u8) -> Spot {
        Spot::Point(self.board().name(point))
    }

    /// The point of a spot, if it is one of this board.
    pub(super) fn point_of(&self, spot: Spot) -> Option<u8> {
        self.board().find(spot.name()?)
    }

    /// The point that a first touch has chosen.
    pub(super) fn chosen_point(&self, touched: &[Spot]) -> Option<u8> {
        touched.first().and_then(|spot| self.point_of(*spot))
    }

    /// Has the match ended by the rules?
    pub(super) fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// May the side to act come to a point, from another or from its hand, and would it close a mill there?
    pub(super) fn would_close_mill(&self, from: Option<u8>, to: u8) -> bool {
        let side = self.to_act();
        let may_come = match from {
            None => self.hand(side) > 0,
            Some(from) => self.targets(side, from) & 1 << to != 0,
        };
        let others = self.men(side) & !from.map_or(0, |from| 1 << from);
        self.owed() == 0
            && may_come
            && self.at(to).is_none()
            && self.board().mills_through(to, others) > 0
    }

    /// A point with what stands there.
    pub(super) fn describe_point(&self, point: u8) -> Message {
        let (number, point) = (point, self.spot_of(point));
        let Some(side) = self.at(number) else {
            return Message::PointFree { point };
        };
        let who = side.seat();
        match self.board().mills_through(number, self.men(side)) {
            0 => Message::PointMan { point, who, side },
            _ => Message::PointMill { point, who, side },
        }
    }

    /// What a tray says about the men that are not lost.
    pub(super) fn describe_tray(&self, side: Side) -> Message {
        match self.hand(side) {
            0 if self.flies(side) => Message::TrayFly { side },
            0 => Message::TrayMen {
                side,
                n: self.left(side),
            },
            n => Message::TrayHand { side, n },
        }
    }

    /// What the side to act has to do.
    pub(super) fn task(&self, touched: &[Spot]) -> Message {
        let side = self.to_act();
        let whom = side.other().seat();
        match self.owed() {
            0 => (),
            1 => return Message::Remove { whom },
            _ => return Message::RemoveMore { whom },
        }
        match (self.hand(side), self.chosen_point(touched)) {
            (0, Some(from)) => {
                let point = self.spot_of(from);
                match self.flies(side) {
                    true => Message::AimFly { point },
                    false => Message::Aim { point },
                }
            }
            (0, None) if self.flies(side) => Message::ChooseFly,
            (0, None) => Message::Choose,
            (1, _) => Message::PlaceLast,
            (n, _) => Message::Place { n },
        }
    }

    /// A task, and that a draw is near, if it is.
    pub(super) fn with_warning(&self, task: Message) -> Message {
        let quiet = usize::from(self.options().quiet);
        let rest = quiet.saturating_sub(self.earlier().len());
        if self.options().repetition && self.occurred() > 1 {
            Message::Twice { what: task.into() }
        } else if quiet > 0 && rest <= WARNS {
            Message::Quiet {
                what: task.into(),
                n: rest,
            }
        } else {
            task
        }
    }

    /// Why a point cannot be chosen.
    pub(super) fn refusal(&self, touched: &[Spot], point: u8) -> Message {
        let (side, man) = (self.to_act(), self.at(point));
        let point = self.spot_of(point);
        let whom = side.other().seat();
        match man {
            Some(man) if self.owed() > 0 && man == side => Message::NotYourPrey { point, whom },
            Some(_) if self.owed() > 0 => Message::Safe { point },
            None if self.owed() > 0 => Message::NobodyThere { point, whom },
            Some(_) if self.hand(side) > 0 => Message::Taken { point },
            Some(man) if man == side => Message::Stuck { point },
            Some(_) if !touched.is_empty() => Message::Taken { point },
            Some(_) => Message::NotYours { point, who: whom },
            None if touched.is_empty() => Message::NoMan { point },
            None => Message::TooFar { point },
        }
    }
}
