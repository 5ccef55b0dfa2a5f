//! All pawns, and what a move does to them: landing, bumping, sliding, changing places («Moving and landing», «Slides», «Eleven»).

use super::track::{HOME, Place, START, Side, on_ring, slide};

/// The places of all pawns, those of each colour sorted: pawns of one colour are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pawns {
    /// By colour; those of colours that nobody plays stay in Start.
    pub places: [[Place; 4]; 4],
}

/// A pawn that was sent back to its Start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hit {
    /// Whose it is.
    pub side: Side,
    /// Where it stood.
    pub from: Place,
}

/// What followed from one pawn's landing, in the order it happened.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    /// The pawn that was landed on.
    pub bumped: Option<Hit>,
    /// Where it slid to.
    pub slid: Option<Place>,
    /// The pawns that were in the way of the slide.
    pub swept: Vec<Hit>,
}

impl Pawns {
    /// All in Start.
    pub const WAITING: Pawns = Pawns {
        places: [[START; 4]; 4],
    };

    /// The places of a colour's pawns.
    pub fn of(&self, side: Side) -> &[Place; 4] {
        &self.places[side as usize]
    }

    /// How many of a colour stand at a place.
    pub fn count(&self, side: Side, place: Place) -> usize {
        self.of(side).iter().filter(|p| **p == place).count()
    }

    /// Are all of a colour at Home?
    pub fn arrived(&self, side: Side) -> bool {
        self.count(side, HOME) == 4
    }

    /// Whose pawn stands on a square of the ring.
    pub fn on(&self, square: Place) -> Option<Side> {
        let here = |side: &Side| on_ring(square) && self.count(*side, square) > 0;
        Side::ALL.into_iter().find(here)
    }

    /// Where a colour's pawns may be moved from, each place once.
    pub fn places(&self, side: Side) -> impl Iterator<Item = Place> {
        let places = *self.of(side);
        (0..4)
            .filter(move |i| *i == 0 || places[*i] != places[*i - 1])
            .map(move |i| places[i])
    }

    /// Moves one pawn of a colour from one place to another, whoever stands there.
    pub fn shift(&mut self, side: Side, from: Place, to: Place) {
        let places = &mut self.places[side as usize];
        if let Some(pawn) = places.iter_mut().find(|place| **place == from) {
            *pawn = to;
        }
        places.sort_unstable();
    }

    /// Sets all pawns of a colour.
    pub fn set(&mut self, side: Side, mut places: [Place; 4]) {
        places.sort_unstable();
        self.places[side as usize] = places;
    }

    /// Sends whoever stands on a square of the ring back to Start.
    fn bump(&mut self, square: Place) -> Option<Hit> {
        let side = self.on(square)?;
        self.shift(side, square, START);
        Some(Hit { side, from: square })
    }

    /// A pawn that has come to stand on the head of another colour's slide slides to its end, through everybody.
    pub fn slide(&mut self, side: Side, square: Place, trail: &mut Trail) {
        let Some(end) = slide(side, square) else {
            return;
        };
        // It is taken off the ring meanwhile, for the slider is never bumped by its own slide (R5).
        self.shift(side, square, HOME);
        for passed in square + 1..=end {
            trail.swept.extend(self.bump(passed));
        }
        self.shift(side, HOME, end);
        trail.slid = Some(end);
    }

    /// Moves a pawn and does all that follows. None, if another pawn of its colour stands there.
    pub fn go(&mut self, side: Side, from: Place, to: Place) -> Option<Trail> {
        let others = self.count(side, to) - usize::from(from == to);
        if to != HOME && others > 0 {
            return None;
        }
        let mut trail = Trail::default();
        self.shift(side, from, HOME);
        if on_ring(to) {
            trail.bumped = self.bump(to);
        }
        self.shift(side, HOME, to);
        self.slide(side, to, &mut trail);
        Some(trail)
    }

    /// Changes the places of two pawns; then the first slides, and the other if it is still there (R3).
    pub fn swap(&mut self, side: Side, from: Place, other: Side, square: Place) -> [Trail; 2] {
        self.shift(side, from, HOME);
        self.shift(other, square, from);
        self.shift(side, HOME, square);
        let mut trails = [Trail::default(), Trail::default()];
        self.slide(side, square, &mut trails[0]);
        if self.count(other, from) > 0 {
            self.slide(other, from, &mut trails[1]);
        }
        trails
    }
}
