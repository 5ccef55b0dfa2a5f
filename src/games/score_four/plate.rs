//! The plate the pegs stand on, with everything that lies on it.

use super::board::{aimed, ball, balls, plan};
use super::face::spot;
use crate::old::dom::{El, s};
use crate::old::drawing::{Point, at};
use crate::old::touch::Touch;
use crate::text;
use std::cell::Cell;

thread_local! {
    /// How many boards were drawn: each needs a name for the outline of its plate.
    static BOARDS: Cell<u32> = const { Cell::new(0) };
}

/// The plate with everything that lies on it: labels, shadows, rings.
pub fn plate(touch: Touch) -> El {
    let name = BOARDS.replace(BOARDS.get() + 1);
    let id = text::glued(&["s-plate-", &text::told(name.into())]);
    let clip = text::glued(&["url(#", &id, ")"]);
    let outline = move || plan(touch).outline(false);
    let thick = move || at((0, plan(touch).thick()));
    s("g")
        .child(
            s("path.s-dark")
                .bind("d", outline)
                .style("transform", thick),
        )
        .child(s("path.s-dark").bind("d", move || plan(touch).sides()[0].clone()))
        .child(s("path.s-light").bind("d", move || plan(touch).sides()[1].clone()))
        .child(s("path.s-top").bind("d", outline))
        .child(s("path.s-sheen").bind("d", outline))
        .child(s("path.s-inlay").bind("d", move || plan(touch).outline(true)))
        .child(
            s("clipPath")
                .set("id", &id)
                .child(s("path").bind("d", outline)),
        )
        .child(s("g").set("clip-path", &clip).live(move || floor(touch)))
        .child(s("g.names").live(move || labels(touch)))
}

fn labels(touch: Touch) -> Vec<El> {
    let mut labels = Vec::new();
    for (letter, (x, y)) in plan(touch).labels() {
        let label = s("text").num("x", x).num("y", y);
        labels.push(label.text(String::from(letter)));
    }
    labels
}

/// What each peg leaves on the plate: a ring, a shadow as long as its stack is high, a reflection.
fn floor(touch: Touch) -> Vec<El> {
    let plan = plan(touch);
    let (aimed, board, last) = touch.with(|shown| {
        let last = shown.last.first().copied();
        (aimed(touch), balls(shown), last)
    });
    let mut drawn = Vec::new();
    for peg in plan.order() {
        let balls = i32::from(board.height(peg));
        let lit = aimed.is_some_and(|(aimed, _)| aimed == peg);
        let class = match () {
            _ if lit => "s-ring lit",
            _ if last == Some(spot(peg)) => "s-ring last",
            _ => "s-ring",
        };
        let flat = |told: &str, wide: i32| s(told).num("rx", wide).num("ry", plan.flattened(wide));
        let shadow = s("ellipse.s-shadow")
            .num("cx", 13 + 19 * balls)
            .num("rx", 33 + 28 * balls)
            .num("ry", if balls > 0 { 25 } else { 8 });
        let mut foot = s("g")
            .set("transform", &moved(plan.foot(peg)))
            .child(flat("ellipse", 42).class(class))
            .child(shadow);
        if let Some(side) = board.at(peg.cell(0)) {
            foot = foot.child(ball(side, "use.reflected").num("y", -plan.ball(0)));
        } else {
            foot = foot.child(flat("ellipse.s-collar", 13));
        }
        drawn.push(foot);
    }
    drawn
}

fn moved((x, y): Point) -> String {
    text::glued(&[
        "translate(",
        &text::told(x.into()),
        " ",
        &text::told(y.into()),
        ")",
    ])
}
