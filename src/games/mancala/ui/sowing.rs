//! What a move leads to, as people are told and shown it.

use super::message::{Message, Place};
use super::spot::Spot;
use crate::game::seat::Seat;
use crate::games::mancala::{HOLES, Hole, Mancala, Move, Pit, Side, Sowing};
use crate::games::ui::Step;

impl Mancala {
    /// The pit that a move sows now, and what comes of it.
    pub(super) fn sowing_of(&self, m: Move) -> Option<(Pit, Sowing)> {
        match m {
            Move::Sow(number) => self.possible_sowing(Hole::Pit(Pit {
                side: self.to_move(),
                index: usize::from(number) - 1,
            })),
            Move::Swap => None,
        }
    }

    /// May its owner sow this hole now? Then the pit and what comes of it.
    pub(super) fn possible_sowing(&self, hole: Hole) -> Option<(Pit, Sowing)> {
        match hole {
            Hole::Pit(pit)
                if !self.is_over() && pit.side == self.to_move() && self.stones(pit) > 0 =>
            {
                Some((pit, self.sow(pit)))
            }
            _ => None,
        }
    }

    /// Where the last stone of a sowing falls: what kind of place, whose it is, and the number of its pit.
    pub(super) fn last_place(&self, from: Pit, sowing: &Sowing) -> (Place, Seat, u8) {
        let last = sowing.holes.last();
        let last = *last.expect("a pit that may be sown has stones");
        let (place, number) = match last {
            Hole::Pit(pit) if pit.side == from.side => (Place::OwnPit, pit.number()),
            Hole::Pit(pit) => (Place::OtherPit, pit.number()),
            Hole::Store(_) => (Place::Store, 0),
        };
        (place, self.seat_of(last.side()), number)
    }

    /// A hole with what it holds.
    pub(super) fn describe_hole(&self, hole: Hole) -> Message {
        let (who, n) = (self.seat_of(hole.side()), self.stones_in(hole));
        match hole {
            Hole::Pit(pit) => Message::Pit {
                who,
                pit: pit.number(),
                n,
            },
            Hole::Store(_) => Message::Store { who, n },
        }
    }

    /// The way of the stones: from hole to hole, then what is captured, then what is swept.
    pub(super) fn sowing_steps(&self, pit: Pit, sowing: &Sowing) -> Vec<Step<Spot>> {
        let mut way = Way {
            lying: std::array::from_fn(|number| self.stones_in(Hole::at(number))),
            steps: Vec::new(),
        };
        let mut here = Hole::Pit(pit);
        let mut left = self.stones(pit);
        for hole in &sowing.holes {
            left -= 1;
            way.step(left + 1, here, *hole, left, false);
            here = *hole;
        }
        if let Some(taken) = sowing.taken {
            let store = Hole::Store(pit.side);
            way.step(1, here, store, 0, false);
            if taken.stones > 1 {
                way.step(taken.stones - 1, Hole::Pit(taken.opposite), store, 0, true);
            }
        }
        // Whatever still lies in a row goes to the store that keeps it, all at once.
        if let Some(gainer) = Side::BOTH
            .into_iter()
            .find(|side| sowing.swept[*side as usize] > 0)
        {
            let mut together = false;
            for hole in (0..HOLES).map(Hole::at) {
                let lying = way.lying[hole.number()];
                if lying > 0 && matches!(hole, Hole::Pit(_)) {
                    way.step(lying, hole, Hole::Store(gainer), 0, together);
                    together = true;
                }
            }
        }
        way.steps
    }
}

/// Steps, and how many stones lie where after them.
struct Way {
    lying: [u8; HOLES],
    steps: Vec<Step<Spot>>,
}

impl Way {
    fn step(&mut self, count: u8, from: Hole, to: Hole, carried: u8, together: bool) {
        self.lying[from.number()] -= count;
        self.lying[to.number()] += count;
        self.steps.push(Step {
            count,
            from: from.into(),
            to: to.into(),
            carried,
            together,
        });
    }
}
