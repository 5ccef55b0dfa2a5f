//! How the pawns travel when a move is made.

use super::Spot;
use crate::game::Game as _;
use crate::games::sorry::pawns::Hit;
use crate::games::sorry::plays::{Act, Part, Walk};
use crate::games::sorry::track::{HOME, Place, RING, SAFETY, START, Side, on_ring};
use crate::games::sorry::{Move, Sorry};
use crate::games::ui::Step;

impl Sorry {
    /// How the pawns travel.
    pub(super) fn pawn_steps(&self, m: Move) -> Vec<Step<Spot>> {
        let Move::Play(_, act) = m else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        let parts = self.parts(act);
        if let (Act::Swap(..), [mine, theirs]) = (act, &parts[..]) {
            // Over the middle, so that the two do not meet on a square.
            let (here, there) = (Spot::of(mine.side, mine.from), Spot::of(mine.side, mine.to));
            steps.push(step(here, Spot::Air));
            steps.push(step(there, here));
            steps.push(together(step(Spot::Air, there)));
            slide(mine, &mut steps);
            slide(theirs, &mut steps);
        } else {
            for part in &parts {
                walk(part, act, &mut steps);
                slide(part, &mut steps);
            }
        }
        self.next_round_steps(m, act, &mut steps);
        steps
    }

    /// A round is over and the next begins: everybody back to Start, and out again if that is where one begins.
    fn next_round_steps(&self, m: Move, act: Act, steps: &mut Vec<Step<Spot>>) {
        let (mut arrived, mut after) = (*self.pawns(), *self);
        after.apply(m);
        act.make(&mut arrived);
        if arrived == *after.pawns() {
            return;
        }
        for (pawns, out) in [(&arrived, false), (after.pawns(), true)] {
            let away = self.sides().flat_map(|side| {
                let places = pawns.of(side).iter().filter(|place| **place != START);
                places.map(move |place| (Spot::of(side, *place), Spot::Start(side)))
            });
            let go = away.map(|(here, start)| match out {
                true => step(start, here),
                false => step(here, start),
            });
            steps.extend(at_once(go));
        }
    }
}

const fn step(from: Spot, to: Spot) -> Step<Spot> {
    Step {
        count: 1,
        from,
        to,
        carried: 0,
        together: false,
    }
}

const fn together(step: Step<Spot>) -> Step<Spot> {
    Step {
        together: true,
        ..step
    }
}

/// All of these at the same time.
fn at_once(steps: impl Iterator<Item = Step<Spot>>) -> impl Iterator<Item = Step<Spot>> {
    steps.enumerate().map(|(i, step)| match i {
        0 => step,
        _ => together(step),
    })
}

/// A pawn that is sent back to Start.
fn flight(hit: &Hit) -> Step<Spot> {
    step(Spot::of(hit.side, hit.from), Spot::Start(hit.side))
}

/// Square by square to where it lands; whoever stands there leaves just before.
fn walk(part: &Part, act: Act, steps: &mut Vec<Step<Spot>>) {
    let side = part.side;
    let forward = !matches!(act, Act::Go(Walk { steps: ..0, .. }));
    let mut here = part.from;
    while here != part.to {
        let next = match (part.from, forward) {
            (START, _) => part.to,
            (_, true) => ahead(side, here),
            (_, false) => behind(side, here),
        };
        let mut go = step(Spot::of(side, here), Spot::of(side, next));
        if next != part.to {
            go.carried = 1;
        } else if let Some(hit) = &part.trail.bumped {
            steps.push(flight(hit));
            go.together = true;
        }
        steps.push(go);
        here = next;
    }
}

/// Down a slide, while everybody on it flies back to Start.
fn slide(part: &Part, steps: &mut Vec<Step<Spot>>) {
    let Some(end) = part.trail.slid else { return };
    let glide = step(Spot::of(part.side, part.to), Spot::of(part.side, end));
    let flights = part.trail.swept.iter().map(flight);
    steps.extend(at_once(flights.chain([glide])));
}

/// The next place on a pawn's way.
pub(in crate::games::sorry) fn ahead(side: Side, place: Place) -> Place {
    if place == side.entry() {
        SAFETY
    } else if on_ring(place) {
        (place + 1) % RING
    } else {
        (place + 1).min(HOME)
    }
}

/// The place behind.
pub(in crate::games::sorry) fn behind(side: Side, place: Place) -> Place {
    if place == SAFETY {
        side.entry()
    } else if on_ring(place) {
        (place + RING - 1) % RING
    } else {
        place - 1
    }
}
