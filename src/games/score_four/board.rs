//! The board: a dark plate with brass pegs and glossy balls, drawn in space. Every part is placed by `geometry.rs`, drawn in
//! `shapes.svg` and styled by `board.css`; `levels.rs` draws the same level by level.

use super::face::{peg as peg_of, spot};
use super::levels;
use super::plate;
use super::rules::{Cells, Line, PEGS, Peg, cells_of, lines_in};
use super::ui::Look;
use super::ui::geometry::{HIGH, Plan, WIDE};
use super::ui::levels::{FLAT_HIGH, STRIP_HIGH, cell_middle, pointed as pointed_cell};
use super::words::words;
use super::{Board, ScoreFour, Side, Verdict};

use crate::old::dom::{El, s};
use crate::old::drawing::{Pen, Point, at};
use crate::old::face::Spot;
use crate::old::shown::Shown;
use crate::old::space::{self, Names, Space};
use crate::old::touch::Touch;
use crate::old::var::Var;
use crate::text;

/// Room for buttons above the board on a high screen, and above the levels.
const TOP: i32 = 64;
const FLAT_TOP: i32 = 74;

/// What the house has to know to turn it.
pub static SPACE: Space = Space {
    tilts: &[-9, 0, 11],
    rest: |turn| seen(turn, 0).settled().turn as i16,
    next_rest: |turn, right| seen(turn, 0).turned(right).turn as i16,
    wide: WIDE,
    frame,
    pointed,
    lead,
    names: Names {
        all: words().view,
        turn_left: words().turn_left,
        turn_right: words().turn_right,
        tilt_up: words().tilt_up,
        tilt_down: words().tilt_down,
        levels: words().levels,
        threats: words().threats,
    },
};

/// As the geometry knows it.
pub(super) fn seen(turn: i16, tilt: i16) -> Look {
    Look {
        turn: turn.into(),
        tilt: tilt.into(),
        ..Look::default()
    }
}

/// The peg that is meant by a place of the picture.
fn pointed(touch: Touch, place: Point) -> Option<Spot> {
    let look = touch.view().look(|view| view.look);
    let height = |peg: Peg| touch.peek(|shown| shown.scene.count(spot(peg)) as u8);
    let peg = match look.flat {
        true => pointed_cell(place),
        false => Plan::new(seen(look.turn, look.tilt)).pointed(place, height),
    };
    peg.map(spot)
}

/// A letter leads to its row, a digit along it.
fn lead(from: Option<Spot>, key: u8) -> Option<Spot> {
    let here = from.map_or(Peg(0), peg_of);
    let peg = match key {
        b'a'..=b'd' | b'A'..=b'D' => Peg::at((key | 32) - b'a', here.number()),
        b'1'..=b'4' => Peg::at(here.letter(), key - b'1'),
        _ => return None,
    };
    Some(spot(peg))
}

/// How the board is seen now.
pub(super) fn plan(touch: Touch) -> Plan {
    let look = touch.view().get().look;
    Plan::new(seen(look.turn, look.tilt))
}

/// Are its levels shown side by side?
pub(super) fn is_flat(touch: Touch) -> bool {
    touch.view().get().look.flat
}

/// Are there levels below the board, because the screen is high enough?
fn has_strip(touch: Touch) -> bool {
    touch.view().get().standing
}

/// Where the whole picture begins, and how high it is: buttons need room above what is high.
pub(super) fn frame(touch: Touch) -> (i32, i32) {
    match () {
        _ if is_flat(touch) => (-FLAT_TOP, FLAT_TOP + FLAT_HIGH),
        _ if has_strip(touch) => (-TOP, TOP + HIGH + STRIP_HIGH),
        _ => (0, HIGH),
    }
}

/// The balls as they are shown, perhaps one on its way.
pub(super) fn balls(shown: &Shown) -> Board {
    let mut board = Board::default();
    for (i, piece) in shown.scene.pieces().iter().enumerate() {
        if piece.spot.0 < PEGS.into() {
            let cell = peg_of(piece.spot).cell(shown.scene.rank(i) as u8);
            board.balls[usize::from(piece.kind)] |= 1 << cell;
        }
    }
    board
}

/// The peg that was chosen or is pointed at, if a ball may be dropped there.
pub(super) fn aimed(touch: Touch) -> Option<(Peg, Side)> {
    let pointed = touch.pointed();
    touch.with(|shown| {
        let chosen = shown.touched.last().copied().or(pointed)?;
        let open = !shown.touched.is_empty() || shown.open.contains(&chosen);
        // A picture points at a peg that nobody may touch.
        let side = shown.game::<ScoreFour>().to_move();
        (open || touch.is_picture()).then(|| (peg_of(chosen), side))
    })
}

/// The board in space, its levels where there is room for them or somebody wants them, and the pegs to touch.
pub fn board(touch: Touch) -> El {
    let space = s("g.space aria-hidden=true")
        .when("gone", move || is_flat(touch))
        .child(s("use.ground href=#s-ground"))
        .child(plate::plate(touch))
        .child(pegs(touch))
        .child(s("g").live(move || over(touch)));
    let levels = s("g.levels aria-hidden=true").live(move || {
        let flat = is_flat(touch);
        (flat || has_strip(touch)).then(|| levels::levels(touch, flat))
    });
    let mut svg = touch
        .board("grid", words().board)
        .child(space)
        .child(levels);
    for letter in 0..4 {
        let mut row = s("g role=row");
        for number in 0..4 {
            row = row.child(peg_spot(touch, Peg::at(letter, number)));
        }
        svg = svg.child(row);
    }
    let svg = svg.bind("viewBox", move || {
        let (top, high) = frame(touch);
        let [top, wide, high] = [top, WIDE, high].map(|n| text::told(n.into()));
        text::glued(&["0 ", &top, " ", &wide, " ", &high])
    });
    space::by_hand(&SPACE, touch, svg)
}

/// The shape of nothing at all.
pub(super) const NOTHING: &str = "#s-nothing";

/// The shape of a colour's ball.
pub(super) fn shape(side: Side) -> &'static str {
    match side {
        Side::White => "#s-white",
        Side::Black => "#s-black",
    }
}

pub(super) fn ball(side: Side, told: &str) -> El {
    s(told).set("href", shape(side))
}

/// All pegs with their balls, the farthest first whenever the board is turned.
fn pegs(touch: Touch) -> El {
    let fallen = Var::new(None);
    let all: Vec<El> = Peg::all()
        .map(|peg| peg_drawn(touch, peg, fallen))
        .collect();
    let nodes: Vec<_> = all.iter().map(|el| el.node().clone()).collect();
    let group = s("g.pegs").children(all);
    let parent = group.node().clone();
    let (mut order, mut before) = (None, None::<Cells>);
    group
        .when("dim", move || !touch.with(lines).is_empty())
        .watch(move || {
            let now = plan(touch).order();
            if order != Some(now) {
                order = Some(now);
                for peg in now {
                    _ = parent.append_child(&nodes[usize::from(peg.0)]);
                }
            }
        })
        .watch(move || {
            // One ball more than before has just fallen.
            let now = touch.with(balls).filled();
            let new = before.map_or(0, |before| now & !before);
            before = Some(now);
            fallen.renew((new.count_ones() == 1).then(|| new.trailing_zeros() as u8));
        })
}

/// The lines that were completed.
fn lines(shown: &Shown) -> Vec<Line> {
    let board = balls(shown);
    let mut lines = Vec::new();
    for side in Side::BOTH {
        lines.extend(board.lines(side));
    }
    lines
}

/// A peg and what is on it.
fn peg_drawn(touch: Touch, peg: Peg, fallen: Var<Option<u8>>) -> El {
    let here = spot(peg);
    let height = move || touch.with(|shown| shown.scene.count(here) as u8);
    // From behind the balls, and once more from the highest of them on.
    let stick = move |balls: u8| {
        let (from, to) = plan(touch).stick(balls);
        let mut pen = Pen::default();
        pen.stroke('M', &[(-6, from)]);
        pen.stroke('L', &[(-6, to)]);
        pen.arc(6, (6, to));
        pen.stroke('L', &[(6, from)]);
        pen.0.push('Z');
        pen.0
    };
    let mut drawn = s("g.peg")
        .style("transform", move || at(plan(touch).foot(peg)))
        .child(s("path.s-stick").bind("d", move || stick(0)));
    for level in 0..4 {
        let cell = peg.cell(level);
        let look = move || {
            let side = touch.with(|shown| balls(shown).at(cell));
            side.map_or(NOTHING, shape).to_owned()
        };
        let fall = move || {
            let plan = plan(touch);
            let from = plan.stick(0).1 - 50 - plan.ball(level);
            text::glued(&[&text::told(from.into()), "px"])
        };
        let ball = s("use")
            .bind("href", look)
            .when("fell", move || fallen.get() == Some(cell))
            .style("transform", move || at((0, plan(touch).ball(level))))
            .style("--fall", fall);
        drawn = drawn.child(ball);
    }
    let top = move || at((0, plan(touch).stick(0).1));
    let rest = move || at((0, plan(touch).ball(height())));
    let last = move || at((0, plan(touch).ball(height().saturating_sub(1))));
    let ghost = move || {
        let side = aimed(touch).filter(|(aimed, _)| *aimed == peg);
        side.map_or(NOTHING, |(_, side)| match side {
            Side::White => "#s-ghost-white",
            Side::Black => "#s-ghost-black",
        })
        .to_owned()
    };
    let is_aimed = move || aimed(touch).is_some_and(|(aimed, _)| aimed == peg);
    let mark = move || touch.with(|shown| shown.last.contains(&here) && shown.touched.is_empty());
    drawn
        .child(s("path.s-stick").bind("d", move || stick(height())))
        .child(s("use.glint href=#s-glint").style("transform", top))
        .child(
            s("use.last href=#s-last")
                .style("transform", last)
                .when("on", mark),
        )
        .child(
            s("use.hinted href=#s-hint")
                .style("transform", rest)
                .when("on", move || touch.with(|shown| shown.hint.contains(&here))),
        )
        .child(s("use").bind("href", ghost).style("transform", rest))
        .child(
            s("use.arrow href=#s-arrow")
                .style("transform", top)
                .when("on", is_aimed),
        )
}

/// What lies over everything: the lines that were completed with their balls, and the places that would complete one.
fn over(touch: Touch) -> Vec<El> {
    let plan = plan(touch);
    let marked = touch.view().get().look.marked;
    let mut drawn = Vec::new();
    touch.with(|shown| {
        let board = balls(shown);
        let mut won = 0;
        for line in lines(shown) {
            won |= cells_of(line);
            let capsule = plan.capsule(line[0], line[3]);
            for told in ["path.s-casing", "path.s-win"] {
                drawn.push(s(told).set("d", &capsule));
            }
        }
        for peg in plan.order() {
            for level in 0..4 {
                let cell = peg.cell(level);
                if won >> cell & 1 == 1
                    && let Some(side) = board.at(cell)
                {
                    let (x, y) = plan.cell(cell);
                    drawn.push(ball(side, "use").num("x", x).num("y", y));
                }
            }
        }
        if marked && board.verdict() == Verdict::Open {
            for (cell, now) in threats(&board) {
                let (x, y) = plan.cell(cell);
                drawn.push(threat(now).num("x", x).num("y", y));
            }
        }
    });
    drawn
}

/// The empty cells where either colour would complete a line, and whether a ball can come to rest there now.
pub(super) fn threats(board: &Board) -> Vec<(u8, bool)> {
    let mut cells = Vec::new();
    for cell in 0..64 {
        let alone = |side: Side| {
            let with = board.of(side) | 1 << cell;
            lines_in(with).any(|line| line.contains(&cell))
        };
        if board.at(cell).is_none() && Side::BOTH.into_iter().any(alone) {
            cells.push((cell, board.landings() >> cell & 1 == 1));
        }
    }
    cells
}

pub(super) fn threat(now: bool) -> El {
    s(if now {
        "use href=#s-threat-now"
    } else {
        "use href=#s-threat"
    })
}

/// A peg to touch: its name, and all that can be read of it. What it looks like is drawn elsewhere, in an order that changes.
fn peg_spot(touch: Touch, peg: Peg) -> El {
    let here = spot(peg);
    let label = move || {
        touch.with(|shown| {
            let position: &ScoreFour = shown.game();
            let mut label = touch.words(&position.describe(peg));
            if shown.open.contains(&here)
                && let Some(stake) = position.stake_text(peg)
            {
                label += ". ";
                label += &touch.words(&position.with_peg(stake, peg));
            }
            label
        })
    };
    // Where the next ball comes to rest, or the highest one lies.
    let cell = move || {
        let height = touch.with(|shown| shown.scene.count(here)).min(3);
        peg.cell(height as u8)
    };
    let hit = move || {
        if is_flat(touch) {
            return levels::outline(cell());
        }
        let plan = plan(touch);
        let ((x, y), (_, top)) = (plan.foot(peg), plan.stick(0));
        let corners = [(x - 50, y + top), (x + 50, y + top), (x + 50, y + 30)];
        let mut pen = Pen::default();
        pen.stroke('M', &[(x - 50, y + 30)]);
        pen.stroke('L', &corners);
        pen.0
    };
    let place = move || match is_flat(touch) {
        true => at(cell_middle(cell())),
        false => at(plan(touch).cell(cell())),
    };
    let focus = s("g")
        .style("transform", place)
        .child(s("circle.focus-casing r=43"))
        .child(s("circle.focus-ring r=43"));
    let body = s("g.spot role=gridcell")
        .bind("aria-label", label)
        .child(s("path.hit").bind("d", hit))
        .child(focus);
    touch.spot(here, body)
}
