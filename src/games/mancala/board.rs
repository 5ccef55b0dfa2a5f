//! The board: carved wood, glass stones, ivory numerals. Every part is placed by `geometry.rs` and styled by `board.css`.

use super::carving::wood;
use super::face::hole as hole_of;
use super::geometry::Plan;
use super::words::words;
use super::{HOLES, Hole, Mancala, PITS, Sowing};
use crate::old::dom::{El, s};
use crate::old::drawing::{Pen, Point, at};
use crate::old::face::{Face as _, Spot};
use crate::old::touch::Touch;
use crate::old::words::Message;
use crate::text;

/// How the board is seen now.
fn plan(touch: Touch) -> Plan {
    let view = touch.view().get();
    Plan {
        near: touch.with(|shown| shown.game::<Mancala>().side_of(view.near)),
        standing: view.standing,
    }
}

/// The board, lying or standing, seen from the near player's chair.
pub fn board(touch: Touch) -> El {
    let view_box = move || {
        let (width, height) = plan(touch).size();
        text::list(&[0, 0, width, height], ' ')
    };
    let wood = s("g.wood aria-hidden=true").live(move || wood(touch.view().get().standing));
    let mut board = touch
        .board("grid", words().board)
        .bind("viewBox", view_box)
        .child(wood);
    let mut over = s("g.over aria-hidden=true").children(stones(touch));
    let mut row = s("g role=row");
    for number in 0..HOLES {
        let here = Hole::at(number);
        row = row.child(hole(touch, here));
        if number % (PITS + 1) == PITS {
            board = board.child(std::mem::replace(&mut row, s("g role=row")));
        }
        for again in [false, true] {
            over = over.child(numeral(touch, here, again));
        }
        if let Hole::Pit(_) = here {
            let tag = s("g.value").live(move || value(touch, here));
            over = over.child(placed(tag, touch, Part::Value(here)));
        }
    }
    board.child(over.live(move || ahead(touch)))
}

/// What has a place on the board that changes as the board is turned.
#[derive(Clone, Copy)]
enum Part {
    Hole(Hole),
    Stone(usize),
    /// A number, and again for the player opposite.
    Numeral(Hole, bool),
    /// What a pit leads to.
    Value(Hole),
}

/// Keeps a part at its place.
fn placed(el: El, touch: Touch, part: Part) -> El {
    el.style("transform", move || place(touch, part))
}

fn place(touch: Touch, part: Part) -> String {
    let plan = plan(touch);
    match part {
        Part::Hole(hole) => at(plan.centre(hole)),
        Part::Numeral(hole, again) => {
            let point = if again {
                plan.far_numeral(hole)
            } else {
                plan.numeral(hole)
            };
            turned(
                at(point),
                far(touch, plan, hole) != (again && touch.view().get().faced),
            )
        }
        Part::Value(hole) => {
            let far = far(touch, plan, hole);
            turned(at(plan.value(hole, far)), far)
        }
        Part::Stone(i) => touch.with(|shown| {
            let piece = shown.scene.pieces().get(i);
            let Some((hole, held)) = piece.and_then(|p| Some((hole_of(p.spot)?, p.held))) else {
                return String::new();
            };
            let rank = shown.scene.rank(i);
            if held {
                at(plan.in_hand(hole, rank)) + " scale(1.14)"
            } else {
                at(plan.stone(hole, rank))
            }
        }),
    }
}

/// Is this read by the player opposite, on a board between two players?
fn far(touch: Touch, plan: Plan, hole: Hole) -> bool {
    touch.view().get().faced && plan.near != hole.side()
}

fn turned(mut place: String, over: bool) -> String {
    if over {
        place += " rotate(180deg)";
    }
    place
}

fn hole(touch: Touch, hole: Hole) -> El {
    let spot = Spot::from(hole);
    let label = move || {
        touch.with(|shown| {
            let position: &Mancala = shown.game();
            let mut label = touch.words(&position.describe(hole));
            if let Some(value) = shown.label(spot) {
                label += ". ";
                label += &touch.words(&value.words());
            }
            if shown.open.contains(&spot)
                && let Some(ahead) = position.foretell(&[], spot)
            {
                label += ". ";
                label += &touch.words(&ahead);
            }
            label
        })
    };
    let body = s("g.spot.hole role=gridcell").bind("aria-label", label);
    let mut body = touch.spot(spot, placed(body, touch, Part::Hole(hole)));
    // Which of the four carvings it is, and the rim of it for its marks.
    let kind = match hole {
        Hole::Pit(_) => ["#m-pit", "#m-pit-s"],
        Hole::Store(_) => ["#m-store", "#m-store-s"],
    };
    for told in ["use", "use.lit", "use.casing", "use.ring"] {
        let rim = if told == "use" { "" } else { "-rim" };
        let carving = move || text::glued(&[kind[usize::from(touch.view().get().standing)], rim]);
        body = body.child(s(told).bind("href", carving));
    }
    body
}

fn stones(touch: Touch) -> Vec<El> {
    let kinds: Vec<u8> = touch.peek(|shown| shown.scene.pieces().iter().map(|p| p.kind).collect());
    let mut stones = Vec::new();
    for (i, kind) in kinds.into_iter().enumerate() {
        let stone = s("use.stone").set(
            "href",
            &text::glued(&["#m-stone-", &text::told(kind.into())]),
        );
        stones.push(placed(stone, touch, Part::Stone(i)));
    }
    stones
}

/// The count of a hole at its owner's edge; and again for the player opposite, when the board lies between them.
fn numeral(touch: Touch, hole: Hole, again: bool) -> El {
    let count = move || touch.with(|shown| shown.scene.count(hole.into()));
    let colour =
        move || touch.colour(touch.with(|shown| shown.game::<Mancala>().seat_of(hole.side())));
    let big = matches!(hole, Hole::Store(_)) && !again;
    let classes = move || {
        let mut classes = match again {
            true => String::from("again"),
            false => text::glued(&["plate seat-", colour()]),
        };
        if big {
            classes += " big";
        }
        if again && !touch.view().get().faced {
            classes += " off";
        }
        // Sixes and nines are underlined: numerals are read from two sides.
        match count() {
            0 => classes += " zero",
            6 | 9 => classes += " lined",
            _ => (),
        }
        classes
    };
    let parts: &[&str] = match (again, big) {
        (true, _) => &["text", "path.under d=M-7,12H7"],
        (_, false) => &[
            "circle.rim r=21",
            "circle.face r=19",
            "text",
            "path.under d=M-8,13H8",
        ],
        (_, true) => &[
            "circle.rim r=39",
            "circle.face r=36",
            "text y=6",
            "path.under d=M-11,24H11",
            "use.pip",
        ],
    };
    let mut plate = s("g").bind("class", classes);
    for told in parts {
        let part = s(told);
        plate = plate.child(if told.starts_with("text") {
            part.says(move || count().to_string())
        } else if *told == "use.pip" {
            part.bind("href", move || text::glued(&["#mark-", colour()]))
        } else {
            part
        });
    }
    placed(plate, touch, Part::Numeral(hole, again))
}

/// The tag that tells what sowing this pit leads to. The best ones have a star, and are light instead of dark.
fn value(touch: Touch, hole: Hole) -> Option<El> {
    let label = touch.with(|shown| shown.label(hole.into()))?;
    let tag = s("g").child(s("rect x=-28 y=-17 width=56 height=34 rx=17"));
    let star = s("use.star href=#m-star transform=translate(28,-14)scale(.85)");
    let tag = match label.best {
        true => tag.class("best").child(star),
        false => tag,
    };
    Some(tag.child(s("text").text(label.signed())))
}

/// What hangs over the board: the stones in the hand, or where those of the pit under the pointer would fall.
fn ahead(touch: Touch) -> Vec<El> {
    let pointed = touch.pointed();
    let plan = plan(touch);
    let drawn = touch.with(|shown| {
        if let Some(held) = shown.scene.pieces().iter().find(|p| p.held) {
            return Some(hand(plan.landing(hole_of(held.spot)?), shown.scene.held()));
        }
        let spot = pointed.or(shown.touched.last().copied())?;
        let (pit, sowing) = shown.game::<Mancala>().ahead(hole_of(spot)?)?;
        Some(trail(touch, plan, Hole::Pit(pit), &sowing))
    });
    Vec::from_iter(drawn)
}

fn trail(touch: Touch, plan: Plan, from: Hole, sowing: &Sowing) -> El {
    let own = from.side() == plan.near;
    // A small arc from hole to hole, as a hand would go.
    let (bow_x, bow_y) = match (plan.standing, own) {
        (true, true) => (16, 0),
        (true, false) => (-16, 0),
        (false, _) => (0, -18),
    };
    let mut here = plan.landing(from);
    let mut pen = Pen::default();
    pen.stroke('M', &[here]);
    let mut ghosts = Vec::new();
    for hole in &sowing.holes {
        let next = plan.landing(*hole);
        let bow = ((here.0 + next.0) / 2 + bow_x, (here.1 + next.1) / 2 + bow_y);
        pen.stroke('Q', &[bow, next]);
        let (x, y) = next;
        ghosts.push(s("circle.ghost r=15").num("cx", x).num("cy", y));
        here = next;
    }
    // The last one is the goal.
    ghosts.pop();
    let goal = moved("g.goal", here)
        .child(s("circle.casing r=21"))
        .child(s("circle.ring r=21"))
        .child(s("circle.ball r=13"))
        .child(tag(sowing, touch.view().get().faced && !own));
    s("g.trail")
        .child(s("path.way-casing").set("d", &pen.0))
        .child(s("path.way").set("d", &pen.0))
        .children(ghosts)
        .child(goal)
}

/// A group that stays where it is.
fn moved(told: &str, (x, y): Point) -> El {
    s(told).set(
        "transform",
        &text::glued(&["translate(", &text::list(&[x, y], ' '), ")"]),
    )
}

/// What the last stone brings, in a word.
fn tag(sowing: &Sowing, turned: bool) -> Option<El> {
    let words = words();
    let text = match (&sowing.taken, sowing.extra, sowing.ends) {
        (_, _, true) => Message::new(words.tag_ends),
        (Some(taken), ..) => Message::new(words.tag_takes).with("n", taken.stones),
        (_, true, _) => Message::new(words.tag_again),
        _ => return None,
    };
    let tag = s(if turned {
        "g.tag transform=translate(0,42)rotate(180)"
    } else {
        "g.tag transform=translate(0,-42)"
    });
    Some(
        tag.child(s("rect x=-40 y=-15 width=80 height=30 rx=15"))
            .child(s("text").text(text)),
    )
}

/// How many stones are still in the hand.
fn hand((x, y): Point, held: usize) -> El {
    moved("g.hand", (x, y - 8))
        .child(s("circle r=17"))
        .child(s("text").text(held.to_string()))
}
