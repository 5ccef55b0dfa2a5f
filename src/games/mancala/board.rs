//! The board: carved wood, glass stones, ivory numerals. Every part is placed by `geometry.rs` and styled by `board.css`.

use super::carving::wood;
use super::face::Spot;
use super::geometry::{Plan, Point};
use super::words::words;
use super::{Hole, Mancala, Side, Sowing};
use crate::app::dom::{El, s, shape};
use crate::app::face::Face as _;
use crate::app::shown::Shown;
use crate::app::touch::Touch;
use crate::app::words::Message;

fn at((x, y): Point) -> String {
    format!("translate({x}px, {y}px)")
}

/// Turns what the far player reads, on a board between two players.
fn facing(place: Point, turned: bool) -> String {
    at(place) + if turned { " rotate(180deg)" } else { "" }
}

/// How the board is seen now.
fn plan(touch: Touch<Mancala>) -> Plan {
    let view = touch.view().get();
    Plan {
        near: touch.with(|shown| shown.position.side_of(view.near)),
        standing: view.standing,
    }
}

/// The board, lying or standing, seen from the near player's chair.
pub fn board(touch: Touch<Mancala>) -> El {
    let row = |side: Side| {
        let holes = side.pits().map(Hole::Pit).chain([Hole::Store(side)]);
        s("g role=row").children(holes.map(|h| hole(touch, h)))
    };
    let view_box = move || {
        let (width, height) = plan(touch).size();
        format!("0 0 {width} {height}")
    };
    let hidden = |class: &str| s("g").class(class).set("aria-hidden", "true");
    let over = hidden("over")
        .children(stones(touch))
        .children(holes().flat_map(|hole| numerals(touch, hole)))
        .live(move || trail(touch))
        .live(move || hand(touch));
    touch
        .board("grid", words().board)
        .bind("viewBox", view_box)
        .child(hidden("wood").live(move || wood(touch.view().get().standing)))
        .children(Side::BOTH.map(row))
        .child(over)
}

fn holes() -> impl Iterator<Item = Hole> {
    let pits = Side::BOTH.into_iter().flat_map(Side::pits).map(Hole::Pit);
    pits.chain(Side::BOTH.map(Hole::Store))
}

/// Which of the four carvings a hole is.
fn carving(plan: Plan, hole: Hole) -> &'static str {
    match (hole, plan.standing) {
        (Hole::Pit(_), false) => "pit",
        (Hole::Pit(_), true) => "pit-s",
        (Hole::Store(_), false) => "store",
        (Hole::Store(_), true) => "store-s",
    }
}

fn hole(touch: Touch<Mancala>, hole: Hole) -> El {
    let spot = Spot::Hole(hole);
    let part = move |class: &str, of: &'static str| {
        s("use").class(class).bind("href", move || {
            format!("#m-{}{of}", carving(plan(touch), hole))
        })
    };
    let label = move || {
        let open = touch.open(spot);
        touch.with(|shown| {
            let place = touch.words(&shown.position.describe(hole));
            match shown.position.foretell(&[], spot).filter(|_| open) {
                Some(ahead) => format!("{place}. {}", touch.words(&ahead)),
                None => place,
            }
        })
    };
    let body = s("g.spot.hole role=gridcell").bind("aria-label", label);
    let body = body.style("transform", move || at(plan(touch).centre(hole)));
    let parts = [
        part("", ""),
        part("lit", "-rim"),
        part("casing", "-rim"),
        part("ring", "-rim"),
    ];
    touch.spot(spot, body).children(parts)
}

fn stones(touch: Touch<Mancala>) -> Vec<El> {
    let place = move |i: usize| {
        let plan = plan(touch);
        touch.with(|shown| {
            let Some(piece) = shown.scene.pieces().get(i) else {
                return String::new();
            };
            let Spot::Hole(hole) = piece.spot else {
                return String::new();
            };
            let rank = shown.scene.rank(i);
            if piece.held {
                at(plan.in_hand(hole, rank)) + " scale(1.14)"
            } else {
                at(plan.stone(hole, rank))
            }
        })
    };
    let stone = |(i, kind): (usize, u8)| {
        shape(&format!("m-stone-{kind}"))
            .class("stone")
            .style("transform", move || place(i))
    };
    let kinds: Vec<u8> = touch.peek(|shown| shown.scene.pieces().iter().map(|p| p.kind).collect());
    kinds.into_iter().enumerate().map(stone).collect()
}

/// The count of a hole at its owner's edge, and once more for the player opposite when the board lies between them.
fn numerals(touch: Touch<Mancala>, hole: Hole) -> [El; 2] {
    let count = move || touch.with(|shown| shown.scene.count(Spot::Hole(hole)));
    let (side, is_store) = match hole {
        Hole::Pit(pit) => (pit.side, false),
        Hole::Store(side) => (side, true),
    };
    let colour = move || touch.colour(touch.with(|shown| shown.position.seat_of(side)));
    let turned = move || touch.view().get().faced && plan(touch).near != side;
    // Sixes and nines are underlined: numerals are read from two sides.
    let line = move |y: i32, half: i32| {
        let line = move || {
            if matches!(count(), 6 | 9) {
                format!("M{} {y}H{half}", -half)
            } else {
                String::new()
            }
        };
        s("path.under").bind("d", line)
    };
    let number = |y: i32| s("text").num("y", y).says(move || count().to_string());
    let round = |class: &str, r: i32| s("circle").class(class).num("r", r);
    let plate = s("g")
        .bind("class", move || {
            format!(
                "plate seat-{}{}",
                colour(),
                if is_store { " big" } else { "" }
            )
        })
        .style("transform", move || {
            facing(plan(touch).numeral(hole), turned())
        });
    let plate = if is_store {
        let pip = s("use.pip").bind("href", move || format!("#mark-{}", colour()));
        plate
            .child(round("rim", 39))
            .child(round("face", 36))
            .child(number(6))
            .child(line(24, 11))
            .child(pip)
    } else {
        let face = round("face", 19).when("zero", move || count() == 0);
        plate
            .child(round("rim", 21))
            .child(face)
            .child(number(0))
            .child(line(13, 8))
    };
    let again = s("g.again").when("off", move || !touch.view().get().faced);
    let again = again.style("transform", move || {
        facing(plan(touch).far_numeral(hole), !turned())
    });
    [plate, again.child(number(0)).child(line(12, 7))]
}

/// Where the stones of the pit under the pointer would fall.
fn trail(touch: Touch<Mancala>) -> Option<El> {
    let pointed = touch.pointed();
    let plan = plan(touch);
    let (pit, sowing) = touch.with(|shown: &Shown<Mancala>| {
        let spot = pointed.or(shown.touched.last().copied())?;
        shown
            .position
            .ahead(spot)
            .filter(|_| shown.scene.held() == 0)
    })?;
    let points: Vec<Point> = sowing
        .holes
        .iter()
        .map(|hole| plan.landing(*hole))
        .collect();
    let (mut x, mut y) = plan.landing(Hole::Pit(pit));
    let mut way = format!("M{x} {y}");
    for (nx, ny) in &points {
        // A small arc from hole to hole, as a hand would go.
        let (bow_x, bow_y) = if plan.standing {
            (if pit.side == plan.near { 16 } else { -16 }, 0)
        } else {
            (0, -18)
        };
        way += &format!(
            "Q{} {} {nx} {ny}",
            (x + nx) / 2 + bow_x,
            (y + ny) / 2 + bow_y
        );
        (x, y) = (*nx, *ny);
    }
    let circle = |class: &str, r: i32| s("circle").class(class).num("r", r);
    let ghost = |(x, y): &Point| circle("ghost", 15).num("cx", *x).num("cy", *y);
    let turned = touch.view().get().faced && pit.side != plan.near;
    let goal = s("g.goal").set("transform", &format!("translate({x} {y})"));
    let goal = goal
        .child(circle("casing", 21))
        .child(circle("ring", 21))
        .child(circle("ball", 13))
        .child(tag(&sowing, turned));
    let line = |class: &str| s("path").class(class).set("d", &way);
    let ghosts = points[..points.len() - 1].iter().map(ghost);
    Some(
        s("g.trail")
            .child(line("way-casing"))
            .child(line("way"))
            .children(ghosts)
            .child(goal),
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
    let plate = s("rect x=-40 y=-15 width=80 height=30 rx=15");
    let place = if turned {
        "translate(0 42) rotate(180)"
    } else {
        "translate(0 -42)"
    };
    Some(
        s("g.tag")
            .set("transform", place)
            .child(plate)
            .child(s("text").text(text)),
    )
}

/// How many stones are still in the hand.
fn hand(touch: Touch<Mancala>) -> Option<El> {
    let (spot, held) = touch.with(|shown| {
        let held = shown.scene.pieces().iter().find(|p| p.held)?;
        Some((held.spot, shown.scene.held()))
    })?;
    let Spot::Hole(hole) = spot else { return None };
    let (x, y) = plan(touch).landing(hole);
    let hand = s("g.hand").set("transform", &format!("translate({x} {})", y - 8));
    Some(
        hand.child(s("circle r=17"))
            .child(s("text").text(held.to_string())),
    )
}
