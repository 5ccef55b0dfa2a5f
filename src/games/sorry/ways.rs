//! How a move is touched, and how the pawns travel when it is made.

use super::cards::Card;
use super::plays::{Act, Part, Walk};
use super::spots::{AIR, DECK, DISCARD, FORWARD, PASS, SWAP, card_spot, spot};
use super::track::{Place, START, Side, on_ring};
use super::ui::travel::{ahead, behind};
use super::{Move, Sorry};
use crate::game::Game as _;
use crate::old::face::{Spot, Step};

impl Sorry {
    /// The spots one touches to make a move.
    pub(super) fn touches(&self, m: Move) -> Vec<Spot> {
        let mut path = Vec::new();
        match m {
            Move::Draw(_) => path.push(DECK),
            Move::Pass => path.push(PASS),
            Move::Discard(card) => path.extend([card_spot(card), DISCARD]),
            Move::Play(card, act) => {
                if self.options().hand {
                    path.push(card_spot(card));
                }
                path.extend(self.act_spots(card, act));
            }
        }
        path
    }

    fn act_spots(&self, card: Card, act: Act) -> Vec<Spot> {
        let walked = |walk: Walk| {
            let to = walk.to().unwrap_or(walk.from);
            [spot(walk.side, walk.from), spot(walk.side, to)]
        };
        let mut path = Vec::new();
        match act {
            Act::Out(side) => path.extend([spot(side, START), spot(side, side.exit())]),
            Act::Sorry(side, to) => path.extend([spot(side, START), spot(side, to)]),
            Act::Split(first, second) => {
                path.extend(walked(first));
                path.extend(walked(second));
            }
            // An eleven that lands where it could change places asks which of both is meant.
            Act::Go(walk) => {
                path.extend(walked(walk));
                let to = walk.to().unwrap_or(walk.from);
                if card == Card::ELEVEN && self.changes(walk.side, walk.from, to) {
                    path.push(FORWARD);
                }
            }
            Act::Swap(side, from, to) => {
                path.extend([spot(side, from), spot(side, to)]);
                let eleven = Walk {
                    side,
                    from,
                    steps: 11,
                };
                if eleven.to() == Some(to) {
                    path.push(SWAP);
                }
            }
        }
        path
    }

    /// May a pawn change places with somebody on that square?
    fn changes(&self, side: Side, from: Place, to: Place) -> bool {
        let other = self.pawns().on(to);
        on_ring(from) && other.is_some_and(|other| !self.together(side, other))
    }

    /// How the pawns travel.
    pub(super) fn travels(&self, m: Move) -> Vec<Step> {
        let Move::Play(_, act) = m else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        let parts = self.parts(act);
        if let (Act::Swap(..), [mine, theirs]) = (act, &parts[..]) {
            // Over the middle, so that the two do not meet on a square.
            let home = spot(mine.side, mine.from);
            let away = spot(mine.side, mine.to);
            steps.push(step(home, AIR));
            steps.push(step(away, home));
            steps.push(together(step(AIR, away)));
            slide(mine, &mut steps);
            slide(theirs, &mut steps);
        } else {
            for part in &parts {
                walk(part, act, &mut steps);
                slide(part, &mut steps);
            }
        }
        self.gather(m, &mut steps);
        steps
    }

    /// A round is over and the next begins: everybody back to Start, and out again if that is where one begins.
    fn gather(&self, m: Move, steps: &mut Vec<Step>) {
        let (mut arrived, mut after) = (*self.pawns(), *self);
        after.apply(m);
        if let Move::Play(_, act) = m {
            act.make(&mut arrived);
        }
        if arrived == *after.pawns() {
            return;
        }
        for (pawns, out) in [(&arrived, false), (after.pawns(), true)] {
            let mut first = true;
            for side in self.sides() {
                for place in pawns.of(side).iter().filter(|place| **place != START) {
                    let (here, start) = (spot(side, *place), spot(side, START));
                    let mut go = if out {
                        step(start, here)
                    } else {
                        step(here, start)
                    };
                    go.together = !first;
                    first = false;
                    steps.push(go);
                }
            }
        }
    }
}

const fn step(from: Spot, to: Spot) -> Step {
    Step {
        count: 1,
        from,
        to,
        carried: 0,
        together: false,
    }
}

const fn together(step: Step) -> Step {
    Step {
        together: true,
        ..step
    }
}

/// Square by square to where it lands; whoever stands there leaves just before.
fn walk(part: &Part, act: Act, steps: &mut Vec<Step>) {
    let side = part.side;
    let mut here = part.from;
    let forward = !matches!(act, Act::Go(Walk { steps: ..0, .. }));
    let flies = part.from == START;
    while here != part.to {
        let next = if flies {
            part.to
        } else if forward {
            ahead(side, here)
        } else {
            behind(side, here)
        };
        let mut go = step(spot(side, here), spot(side, next));
        if next == part.to {
            if let Some(hit) = part.trail.bumped {
                steps.push(step(spot(hit.side, hit.from), spot(hit.side, START)));
                go.together = true;
            }
        } else {
            go.carried = 1;
        }
        steps.push(go);
        here = next;
    }
}

/// Down a slide, while everybody on it flies back to Start.
fn slide(part: &Part, steps: &mut Vec<Step>) {
    let Some(end) = part.trail.slid else { return };
    let mut first = true;
    for hit in &part.trail.swept {
        let mut fly = step(spot(hit.side, hit.from), spot(hit.side, START));
        fly.together = !first;
        first = false;
        steps.push(fly);
    }
    let mut glide = step(spot(part.side, part.to), spot(part.side, end));
    glide.together = !first;
    steps.push(glide);
}
