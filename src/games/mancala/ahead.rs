//! What a move leads to, as the face tells and shows it.

use super::face::Spot;
use super::words::words;
use super::{Hole, Mancala, Move, Pit, Side, Sowing};
use crate::app::face::{Face as _, Step};
use crate::app::words::Message;
use crate::seat::Seat;

impl Mancala {
    /// The pit that a move sows now.
    pub(super) fn sown(&self, m: Move) -> Option<Pit> {
        match m {
            Move::Sow(number) => Some(Pit {
                side: self.to_move(),
                index: usize::from(number) - 1,
            }),
            Move::Swap => None,
        }
    }

    /// May its owner sow it now? Then the spot and the sowing.
    pub(super) fn ahead(&self, spot: Spot) -> Option<(Pit, Sowing)> {
        match spot {
            Spot::Hole(Hole::Pit(pit))
                if !self.is_over() && pit.side == self.to_move() && self.stones(pit) > 0 =>
            {
                Some((pit, self.sow(pit)))
            }
            _ => None,
        }
    }

    fn owner(&self, hole: Hole) -> Seat {
        match hole {
            Hole::Pit(pit) => self.seat_of(pit.side),
            Hole::Store(side) => self.seat_of(side),
        }
    }

    /// A hole by name, as somebody else tells it.
    pub(super) fn place(&self, hole: Hole) -> Message {
        match hole {
            Hole::Pit(pit) => Message::new(words().in_pit)
                .with("who", self.owner(hole))
                .with("pit", pit.number()),
            Hole::Store(_) => Message::new(words().in_store),
        }
    }

    /// A hole by name, told to the player who sows.
    pub(super) fn place_for(&self, hole: Hole, sower: Side) -> Message {
        match hole {
            Hole::Pit(pit) if pit.side == sower => {
                Message::new(words().in_own_pit).with("pit", pit.number())
            }
            Hole::Store(_) => Message::new(words().in_own_store),
            Hole::Pit(_) => self.place(hole),
        }
    }

    /// A hole with what it holds.
    pub(super) fn describe(&self, hole: Hole) -> Message {
        let owner = self.owner(hole);
        match hole {
            Hole::Pit(pit) => Message::new(words().pit)
                .with("pit", pit.number())
                .with("n", self.stones(pit)),
            Hole::Store(side) => Message::new(words().store).with("n", self.store(side)),
        }
        .with("who", owner)
    }

    /// The last steps: whatever still lies in a row after `steps` goes to the store that keeps it, all at once.
    pub(super) fn sweep(&self, steps: &[Step<Spot>], after: &Mancala) -> Vec<Step<Spot>> {
        let mut counts: Vec<(Spot, i32)> = self.spots().into_iter().map(|spot| (spot, 0)).collect();
        for (spot, _) in self.pieces() {
            counts
                .iter_mut()
                .filter(|(s, _)| *s == spot)
                .for_each(|(_, n)| *n += 1);
        }
        for step in steps {
            let count = i32::from(step.count);
            counts
                .iter_mut()
                .filter(|(s, _)| *s == step.from)
                .for_each(|(_, n)| *n -= count);
            counts
                .iter_mut()
                .filter(|(s, _)| *s == step.to)
                .for_each(|(_, n)| *n += count);
        }
        let Some(gainer) = Side::BOTH.into_iter().find(|side| after.swept(*side) > 0) else {
            return Vec::new();
        };
        let left = counts
            .into_iter()
            .filter(|(spot, n)| *n > 0 && matches!(spot, Spot::Hole(Hole::Pit(_))));
        let step = |(i, (from, n)): (usize, (Spot, i32))| Step {
            count: n as u8,
            from,
            to: Spot::Hole(Hole::Store(gainer)),
            carried: 0,
            together: i > 0,
        };
        left.enumerate().map(step).collect()
    }
}
