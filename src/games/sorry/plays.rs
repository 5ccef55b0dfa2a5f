//! What a card allows: every play, and what it does.

use super::cards::Card;
use super::pawns::{Hit, Pawns, Trail};
use super::track::{Place, START, Side, backward, forward, on_ring};

/// One pawn that goes: whose it is, from where, and how far; back, if that is less than nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// The pawn's colour.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// How far.
    pub steps: i8,
}

/// What is done with a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// A pawn of this colour leaves Start.
    Out(Side),
    /// A pawn goes.
    Go(Walk),
    /// Two pawns share a seven, one after the other.
    Split(Walk, Walk),
    /// A pawn changes places with the one on that square.
    Swap(Side, Place, Place),
    /// A pawn from Start takes the place of the one on that square.
    Sorry(Side, Place),
}

/// A part of a play: a pawn that goes from one place to another, and what follows.
#[derive(Clone, Debug)]
pub struct Part {
    /// The pawn's colour.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// Where it lands, before it slides.
    pub to: Place,
    /// What follows.
    pub trail: Trail,
}

impl Part {
    /// All pawns that it sent back.
    pub fn hits(&self) -> impl Iterator<Item = Hit> {
        let trail = &self.trail;
        trail.bumped.into_iter().chain(trail.swept.iter().copied())
    }
}

impl Walk {
    /// Where it lands.
    pub fn to(self) -> Option<Place> {
        if self.steps > 0 {
            forward(self.side, self.from, self.steps)
        } else {
            backward(self.side, self.from, -self.steps)
        }
    }

    fn make(self, pawns: &mut Pawns) -> Option<Part> {
        let to = self.to()?;
        if pawns.count(self.side, self.from) == 0 {
            return None;
        }
        let trail = pawns.go(self.side, self.from, to)?;
        Some(Part {
            side: self.side,
            from: self.from,
            to,
            trail,
        })
    }
}

impl Act {
    /// Does it, if it can be done; tells what happened, part by part.
    pub fn make(self, pawns: &mut Pawns) -> Option<Vec<Part>> {
        let out = |pawns: &mut Pawns, side: Side, to: Place| {
            if pawns.count(side, START) == 0 {
                return None;
            }
            let trail = pawns.go(side, START, to)?;
            let from = START;
            Some(vec![Part {
                side,
                from,
                to,
                trail,
            }])
        };
        match self {
            Act::Out(side) => out(pawns, side, side.exit()),
            Act::Sorry(side, square) => out(pawns, side, square),
            Act::Go(walk) => Some(vec![walk.make(pawns)?]),
            Act::Split(first, second) => {
                let first = first.make(pawns)?;
                // Its slide may have sent the second pawn back, and come to rest where that one stood.
                let is_second = |hit: Hit| (hit.side, hit.from) == (second.side, second.from);
                if first.hits().any(is_second) {
                    return None;
                }
                Some(vec![first, second.make(pawns)?])
            }
            Act::Swap(side, from, square) => {
                let other = pawns.on(square)?;
                let [mine, theirs] = pawns.swap(side, from, other, square);
                let part = |side, from, to, trail| Part {
                    side,
                    from,
                    to,
                    trail,
                };
                Some(vec![
                    part(side, from, square, mine),
                    part(other, square, from, theirs),
                ])
            }
        }
    }

    /// Is it a swap?
    pub fn is_swap(self) -> bool {
        matches!(self, Act::Swap(..))
    }
}

/// What a side may do: its own pawns, and in a game of teams its partner's.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// Who plays.
    pub side: Side,
    /// With a partner?
    pub teams: bool,
}

impl Reach {
    fn sides(self) -> impl Iterator<Item = Side> {
        let partner = self.teams.then_some(self.side.opposite());
        std::iter::once(self.side).chain(partner)
    }

    pub(super) fn is_own(self, side: Side) -> bool {
        self.sides().any(|own| own == side)
    }

    /// All plays of a card: pawn by pawn; leave Start, forward, back; a seven whole before it is split, a swap before eleven forward.
    pub fn plays(self, pawns: &Pawns, card: Card) -> Vec<Act> {
        let mut acts = Vec::new();
        let mut offer = |act: Act| {
            let mut after = *pawns;
            if act.make(&mut after).is_some() {
                acts.push(act);
            }
        };
        for side in self.sides() {
            for from in pawns.places(side) {
                if from == START {
                    if card.starts() {
                        offer(Act::Out(side));
                    }
                    if card == Card::SORRY {
                        for square in 0..60 {
                            if pawns.on(square).is_some_and(|other| other != side) {
                                offer(Act::Sorry(side, square));
                            }
                        }
                    }
                    continue;
                }
                if card == Card::ELEVEN && on_ring(from) {
                    for square in 0..60 {
                        if pawns.on(square).is_some_and(|other| !self.is_own(other)) {
                            offer(Act::Swap(side, from, square));
                        }
                    }
                }
                let walk = |steps| Walk { side, from, steps };
                if let Some(steps) = card.forward() {
                    offer(Act::Go(walk(steps)));
                }
                if let Some(steps) = card.backward() {
                    offer(Act::Go(walk(-steps)));
                }
            }
        }
        if card == Card::SEVEN {
            self.splits(pawns, &mut offer);
        }
        acts
    }

    fn splits(self, pawns: &Pawns, offer: &mut impl FnMut(Act)) {
        for side in self.sides() {
            for from in pawns.places(side) {
                for steps in 1..7 {
                    let first = Walk { side, from, steps };
                    for side in self.sides() {
                        for from in pawns.places(side) {
                            let steps = 7 - steps;
                            let second = Walk { side, from, steps };
                            if (first.side, first.from) != (side, from) {
                                offer(Act::Split(first, second));
                            }
                        }
                    }
                }
            }
        }
    }
}
