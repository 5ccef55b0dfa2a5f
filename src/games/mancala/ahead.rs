//! What a move leads to, as the face tells and shows it.

use super::words::words;
use super::{HOLES, Hole, Mancala, Move, Pit, Side, Sowing};
use crate::old::face::{Spot, Step};
use crate::old::words::Message;

impl Mancala {
    /// The pit that a move sows now, and what comes of it.
    pub(super) fn sown(&self, m: Move) -> Option<(Pit, Sowing)> {
        match m {
            Move::Sow(number) => self.ahead(Hole::Pit(Pit {
                side: self.to_move(),
                index: usize::from(number) - 1,
            })),
            Move::Swap => None,
        }
    }

    /// May its owner sow this hole now? Then the pit and what comes of it.
    pub(super) fn ahead(&self, hole: Hole) -> Option<(Pit, Sowing)> {
        match hole {
            Hole::Pit(pit)
                if !self.is_over() && pit.side == self.to_move() && self.stones(pit) > 0 =>
            {
                Some((pit, self.sow(pit)))
            }
            _ => None,
        }
    }

    /// A hole by name, as somebody else tells it.
    pub(super) fn place(&self, hole: Hole) -> Message {
        match hole {
            Hole::Pit(pit) => Message::new(words().in_pit)
                .with("who", self.seat_of(pit.side))
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
        let message = match hole {
            Hole::Pit(pit) => Message::new(words().pit).with("pit", pit.number()),
            Hole::Store(_) => Message::new(words().store),
        };
        message
            .with("n", self.stones_in(hole))
            .with("who", self.seat_of(hole.side()))
    }

    /// The way of the stones: from hole to hole, then what is captured, then what is swept.
    pub(super) fn way(&self, pit: Pit, sowing: &Sowing) -> Vec<Step> {
        let mut way = Way {
            lying: std::array::from_fn(|hole| self.stones_in(Hole::at(hole))),
            steps: Vec::new(),
        };
        let mut here = Hole::Pit(pit).number();
        let mut left = self.stones(pit);
        for hole in &sowing.holes {
            let next = hole.number();
            left -= 1;
            way.step(left + 1, here, next, left, false);
            here = next;
        }
        if let Some(taken) = sowing.taken {
            let store = Hole::Store(pit.side).number();
            way.step(1, here, store, 0, false);
            if taken.stones > 1 {
                let opposite = Hole::Pit(taken.opposite).number();
                way.step(taken.stones - 1, opposite, store, 0, true);
            }
        }
        // Whatever still lies in a row goes to the store that keeps it, all at once.
        if let Some(gainer) = Side::BOTH
            .into_iter()
            .find(|side| sowing.swept[*side as usize] > 0)
        {
            let mut together = false;
            for hole in 0..HOLES {
                let lying = way.lying[hole];
                if lying > 0 && matches!(Hole::at(hole), Hole::Pit(_)) {
                    way.step(lying, hole, Hole::Store(gainer).number(), 0, together);
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
    steps: Vec<Step>,
}

impl Way {
    fn step(&mut self, count: u8, from: usize, to: usize, carried: u8, together: bool) {
        self.lying[from] -= count;
        self.lying[to] += count;
        self.steps.push(Step {
            count,
            from: Spot(from as u16),
            to: Spot(to as u16),
            carried,
            together,
        });
    }
}
