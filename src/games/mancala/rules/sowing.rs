//! «A turn»: sowing a pit, the capture by its last stone, and the extra move.

use super::{Hole, Mancala, Pie, Pit, Side};
use crate::games::mancala::Capture;
use std::mem;

/// The result of sowing a pit, step by step, for whoever shows or describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sowing {
    /// Where the stones fall, in order; none if the pit is empty.
    pub holes: Vec<Hole>,
    /// What the last stone captures.
    pub taken: Option<Taken>,
    /// The same side moves again.
    pub extra: bool,
    /// What the stores of South and North get by the final sweep.
    pub swept: [u8; 2],
    /// The game is over.
    pub ends: bool,
}

/// A capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// The pit opposite the last stone.
    pub opposite: Pit,
    /// The stones that go to the store, the last stone included.
    pub stones: u8,
}

impl Mancala {
    /// The result if the owner of this pit sowed it now.
    pub fn sow(&self, pit: Pit) -> Sowing {
        let mut after = *self;
        let mut sowing = after.apply_sowing(pit);
        let fall = |hole: &Hole| Some(hole.next(pit.side));
        sowing.holes = std::iter::successors(fall(&Hole::Pit(pit)), fall)
            .take(self.stones(pit).into())
            .collect();
        sowing
    }

    /// Sows the pit with everything that follows. The list of holes stays empty: search calls this often and does not read it.
    pub(super) fn apply_sowing(&mut self, pit: Pit) -> Sowing {
        let mover = pit.side;
        let mut last = Hole::Pit(pit);
        for _ in 0..mem::take(self.stones_mut(last)) {
            last = last.next(mover);
            *self.stones_mut(last) += 1;
        }
        let again = last == Hole::Store(mover);
        let taken = self.capture(last, mover);
        self.to_move = if again { mover } else { mover.other() };
        self.pie = match self.pie {
            Pie::Opening if again => Pie::Opening,
            Pie::Opening => Pie::Offered,
            Pie::Offered | Pie::Settled => Pie::Settled,
        };
        let ends = self.has_ended();
        if ends {
            self.finish();
        }
        Sowing {
            holes: Vec::new(),
            taken,
            extra: again && !ends,
            swept: self.swept,
            ends,
        }
    }

    fn stones_mut(&mut self, hole: Hole) -> &mut u8 {
        match hole {
            Hole::Pit(pit) => &mut self.pits[pit.side as usize][pit.index],
            Hole::Store(side) => &mut self.stores[side as usize],
        }
    }

    /// Moves what the last stone captures to the mover's store. A pit that now holds one stone was empty before the last stone
    /// fell, also on a second lap; the pit opposite counts as it is after sowing.
    fn capture(&mut self, last: Hole, mover: Side) -> Option<Taken> {
        let Hole::Pit(pit) = last else { return None };
        let opposite = pit.opposite();
        let captures = pit.side == mover
            && self.stones(pit) == 1
            && match self.variant.capture {
                Capture::Nonempty => self.stones(opposite) > 0,
                Capture::Empty => true,
                Capture::None => false,
            };
        captures.then(|| {
            let stones = mem::take(self.stones_mut(Hole::Pit(opposite)))
                + mem::take(self.stones_mut(Hole::Pit(pit)));
            self.stores[mover as usize] += stones;
            Taken { opposite, stones }
        })
    }
}
