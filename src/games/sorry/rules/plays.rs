//! Every play that a card allows, and what it does («The cards», «Eleven», «Seven»).

use super::cards::Card;
use super::pawns::{Hit, Pawns, Trail};
use super::track::{Place, RING, START, Side, backward, forward, on_ring};

/// One pawn that counts steps: whose it is, from where, and how far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    /// The pawn's colour.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// How far; backward, if negative.
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

/// A part of a play: a pawn that goes from one place to another, and what followed.
#[derive(Clone, Debug)]
pub struct Part {
    /// The pawn's colour.
    pub side: Side,
    /// From where.
    pub from: Place,
    /// Where it lands, before it slides.
    pub to: Place,
    /// What followed from the landing.
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
    /// Makes the play and returns its parts; nothing, if the rules do not allow it (the pawns may have been changed then).
    pub fn make(self, pawns: &mut Pawns) -> Option<Vec<Part>> {
        let out = |pawns: &mut Pawns, side: Side, to: Place| {
            if pawns.count(side, START) == 0 {
                return None;
            }
            let trail = pawns.go(side, START, to)?;
            Some(vec![Part {
                side,
                from: START,
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

/// Whose pawns a side may move: its own, and in a game of teams its partner's.
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

    /// May it move pawns of this colour?
    pub fn is_own(self, side: Side) -> bool {
        self.sides().any(|own| own == side)
    }

    /// All plays of a card: pawn by pawn; leave Start, forward, back; a seven whole before it is split, a swap before eleven forward.
    pub fn plays(self, pawns: &Pawns, card: Card) -> Vec<Act> {
        let mut acts = Vec::new();
        for side in self.sides() {
            for from in pawns.places(side) {
                if from == START {
                    self.add_from_start(pawns, card, side, &mut acts);
                } else {
                    self.add_from_place(pawns, card, (side, from), &mut acts);
                }
            }
        }
        if card == Card::SEVEN {
            self.add_splits(pawns, &mut acts);
        }
        acts.retain(|act| act.make(&mut { *pawns }).is_some());
        acts
    }

    fn add_from_start(self, pawns: &Pawns, card: Card, side: Side, acts: &mut Vec<Act>) {
        if card.starts() {
            acts.push(Act::Out(side));
        }
        if card == Card::SORRY {
            let targets = squares_of(pawns, |other| other != side);
            acts.extend(targets.map(|square| Act::Sorry(side, square)));
        }
    }

    fn add_from_place(
        self,
        pawns: &Pawns,
        card: Card,
        (side, from): (Side, Place),
        acts: &mut Vec<Act>,
    ) {
        if card == Card::ELEVEN && on_ring(from) {
            let targets = squares_of(pawns, |other| !self.is_own(other));
            acts.extend(targets.map(|square| Act::Swap(side, from, square)));
        }
        let ahead = card.forward();
        let back = card.backward().map(|steps| -steps);
        let walks = ahead.into_iter().chain(back);
        acts.extend(walks.map(|steps| Act::Go(Walk { side, from, steps })));
    }

    fn add_splits(self, pawns: &Pawns, acts: &mut Vec<Act>) {
        let all = || {
            self.sides()
                .flat_map(|side| pawns.places(side).map(move |from| (side, from)))
        };
        for first @ (side, from) in all() {
            for steps in 1..7 {
                let walk = Walk { side, from, steps };
                for (side, from) in all().filter(|second| *second != first) {
                    let steps = 7 - steps;
                    acts.push(Act::Split(walk, Walk { side, from, steps }));
                }
            }
        }
    }
}

/// The squares of the ring on which pawns of some colours stand.
fn squares_of(pawns: &Pawns, wanted: impl Fn(Side) -> bool) -> impl Iterator<Item = Place> {
    (0..RING).filter(move |square| pawns.on(*square).is_some_and(&wanted))
}
