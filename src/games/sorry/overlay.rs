//! What is drawn over the board while a move is being chosen: the way of a pawn, where it ends, and whom it sends back.

use super::board::{chosen, moved, pawn, plan};
use super::geometry::Plan;
use super::plays::{Act, Part, Walk};
use super::spots::{AIR, STARTS, spot};
use super::track::{Place, START, Side};
use super::ui::travel::{ahead, behind};
use super::{Move, Sorry};
use crate::game::Game as _;
use crate::old::dom::{El, s};
use crate::old::drawing::{Pen, Point};
use crate::old::face::Spot;
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::text;

/// A part of a play that is pointed at or chosen.
struct Shape {
    /// How far, for its badge; nothing for flights.
    steps: i8,
    /// Is it settled, as the first half of a seven?
    set: bool,
    part: Part,
}

/// The parts to show: what is settled, and then the one under the pointer or the only one there is.
fn shapes(touch: Touch) -> Vec<Shape> {
    let pointed = touch.pointed();
    touch.with(|shown| {
        let still = touch.is_picture();
        if !shown.live && !still {
            return Vec::new();
        }
        let mut path = shown.touched.clone();
        if let Some(spot) = pointed.filter(|spot| still || shown.open.contains(spot)) {
            path.push(spot);
        }
        shapes_of(shown, &path)
    })
}

fn shapes_of(shown: &Shown, path: &[Spot]) -> Vec<Shape> {
    let position: &Sorry = shown.game();
    let mut acts = Vec::new();
    for m in position.moves() {
        if let Move::Play(_, act) = m
            && !path.is_empty()
            && position.touches(m).starts_with(path)
        {
            acts.push(act);
        }
    }
    let first = usize::from(position.options().hand);
    let steps = path.len().saturating_sub(first);
    let settled = shown.touched.len().saturating_sub(first) / 2;
    let Some(act) = acts.first().copied() else {
        return Vec::new();
    };
    // Only what is the same in all moves that are still possible.
    let act = match act {
        _ if acts.len() == 1 => act,
        Act::Split(first, _) if steps >= 2 => Act::Go(first),
        Act::Go(_) if steps >= 2 => act,
        _ => return Vec::new(),
    };
    let mut shapes = Vec::new();
    for (i, part) in position.parts(act).into_iter().enumerate() {
        shapes.push(Shape {
            steps: match act {
                Act::Go(walk) => walk.steps,
                Act::Split(first, second) => [first, second][i.min(1)].steps,
                _ => 0,
            },
            set: i < settled,
            part,
        });
    }
    shapes
}

/// Below the pawns: ways, and where they end.
pub(super) fn under(touch: Touch) -> Vec<El> {
    let plan = plan(touch);
    let mut drawn = Vec::new();
    for shape in shapes(touch) {
        let way = way(plan, &shape);
        let told = if shape.set {
            ["path.s-case", "path.s-hop"]
        } else {
            ["path.s-case", "path.s-hop.s-maybe"]
        };
        for told in told {
            drawn.push(s(told).set("d", &way));
        }
        for hit in shape.part.hits() {
            let from = plan.place(spot(hit.side, hit.from));
            drawn.push(moved(s("use.s-flash href=#s-burst"), from));
        }
    }
    drawn
}

/// Above the pawns: where the pawn will stand, who flies back, how far.
pub(super) fn above(touch: Touch) -> Vec<El> {
    let plan = plan(touch);
    let mut drawn = Vec::new();
    for shape in shapes(touch) {
        let part = &shape.part;
        for hit in part.hits() {
            let from = plan.place(spot(hit.side, hit.from));
            let start = plan.place(spot(hit.side, START));
            drawn.push(s("path.s-fly").set("d", &flight(plan, from, start)));
        }
        let end = spot(part.side, part.trail.slid.unwrap_or(part.to));
        drawn.push(moved(
            pawn("g.pawn.s-ghost", part.side).child(s("circle.s-gh r=44")),
            plan.place(end),
        ));
        if shape.steps != 0 {
            let (x, y) = plan.place(spot(part.side, part.to));
            let badge = s("g.s-badge").child(s("circle r=30"));
            let badge = badge.child(s("text").text(text::told(i64::from(shape.steps).abs())));
            drawn.push(moved(badge, (x + 40, y - 44)));
        }
    }
    let waits = touch.with(chosen);
    if let Some(spot) = waits.filter(|spot| spot.0 < STARTS.0) {
        drawn.push(moved(s("circle.s-pick r=52"), plan.place(spot)));
    }
    drawn
}

/// The way of a pen along a pawn's way, hop by hop.
fn way(plan: Plan, shape: &Shape) -> String {
    let part = &shape.part;
    let place = |at: Place| plan.place(spot(part.side, at));
    let (from, to) = (place(part.from), place(part.to));
    if shape.steps == 0 {
        return flight(plan, from, to);
    }
    let mut pen = Pen::default();
    pen.stroke('M', &[from]);
    let (mut here, walk) = (part.from, shape.steps);
    for _ in 0..walk.abs() {
        let next = step(part.side, here, walk);
        let ((x, y), (nx, ny)) = (place(here), place(next));
        // To the right of the way, which is the inside of the ring.
        let (right, down) = ((y - ny) * 6 / 10, (nx - x) * 6 / 10);
        pen.stroke(
            'Q',
            &[((x + nx) / 2 + right, (y + ny) / 2 + down), (nx, ny)],
        );
        here = next;
    }
    if let Some(end) = part.trail.slid {
        pen.stroke('L', &[place(end)]);
    }
    pen.0
}

fn step(side: Side, here: Place, steps: i8) -> Place {
    if steps > 0 {
        ahead(side, here)
    } else {
        behind(side, here)
    }
}

/// Through the air, bent towards the middle.
fn flight(plan: Plan, from: Point, to: Point) -> String {
    let (x, y) = plan.place(AIR);
    let bend = |a: i32, b: i32, middle: i32| (a + b) * 3 / 8 + middle / 4;
    let mut pen = Pen::default();
    pen.stroke('M', &[from]);
    pen.stroke('Q', &[(bend(from.0, to.0, x), bend(from.1, to.1, y)), to]);
    pen.0
}

impl Sorry {
    /// The two halves of a split seven, by the number of the move.
    pub(super) fn split_at(&self, number: usize) -> Option<(u8, u8)> {
        match self.moves().get(number)? {
            Move::Play(_, Act::Split(Walk { steps, .. }, second)) => {
                Some((*steps as u8, second.steps as u8))
            }
            _ => None,
        }
    }
}
