//! The board: inlaid lines in a wooden frame, men of ivory and ebony, a tray for each player. Every part is placed by
//! `geometry.rs`, drawn in `shapes.svg` and styled by `board.css`.

use super::face::{colour, name, plan_of, spot, tray_of};
use super::rules::board::each;
use super::ui::geometry::{BOARD_TOP, Plan};
use super::words::words;
use super::{Morris, Name, Side};
use crate::old::dom::{El, s};
use crate::old::drawing::{Pen, Point, at};
use crate::old::face::{Face as _, Spot};
use crate::old::shown::Shown;
use crate::old::touch::Touch;
use crate::old::words::Message;
use crate::text;

/// How the board is seen now.
fn plan(touch: Touch) -> Plan {
    let view = touch.view().get();
    touch.with(|shown| plan_of(shown.game(), view))
}

/// The board and both trays, seen from the near player's chair.
pub fn board(touch: Touch) -> El {
    let board = touch.peek(|shown| shown.game::<Morris>().board());
    let mut trays = s("g.trays aria-hidden=true");
    for side in Side::BOTH {
        trays = trays.live(move || tray(touch, side));
    }
    let mut points = s("g");
    for point in each(board.all()) {
        points = points.child(point_spot(touch, board.name(point)));
    }
    touch
        .board("group", words().board)
        .set("viewBox", "0 0 820 1024")
        .when("aims", move || {
            touch.with(|shown| !shown.touched.is_empty())
        })
        .child(s("g.wood aria-hidden=true").live(move || wood(plan(touch))))
        .child(trays)
        .child(s("g.over aria-hidden=true").live(move || under_men(touch)))
        .child(s("g.over aria-hidden=true").children(men(touch)))
        .child(points)
}

/// The frame and the field with its inlaid lines, points and names.
fn wood(plan: Plan) -> Vec<El> {
    let mut lines = Pen::default();
    for (from, to) in plan.board.lines() {
        lines.stroke('M', &[plan.place(from)]);
        lines.stroke('L', &[plan.place(to)]);
    }
    let mut wood = vec![s("use href=#n-board").num("y", BOARD_TOP)];
    for told in ["path.inlay-edge", "path.inlay", "path.inlay-light"] {
        wood.push(s(told).set("d", &lines.0));
    }
    for point in each(plan.board.all()) {
        wood.push(placed("use href=#n-point", plan.place(point)));
    }
    wood.push(names(plan));
    wood
}

/// Letters below and above, numbers left and right; what the far player reads is turned, on a board between two.
fn names(plan: Plan) -> El {
    let mut names = s("g.names");
    for number in 0..plan.board.grid_size() {
        let [near, far, left, right] = plan.names(number);
        for (first, place, turned) in [
            (b'A', near, false),
            (b'A', far, plan.faced),
            (b'1', left, false),
            (b'1', right, plan.faced),
        ] {
            let label = s("text").text(String::from(char::from(first + number)));
            names = names.child(moved(label, place, turned));
        }
    }
    names
}

fn placed(told: &str, (x, y): Point) -> El {
    s(told).num("x", x).num("y", y)
}

/// Moves what is drawn around the origin, and turns it round if need be.
fn moved(el: El, place: Point, turned: bool) -> El {
    let mut transform = at(place);
    if turned {
        transform += " rotate(180deg)";
    }
    el.style("transform", move || transform.clone())
}

/// A tray with its slots and what it counts.
fn tray(touch: Touch, side: Side) -> Vec<El> {
    let plan = plan(touch);
    let men = usize::from(plan.board.men());
    let mut tray = vec![s("use href=#n-tray").num("y", plan.tray(side))];
    for (place, wide) in plan.cups(side) {
        tray.push(placed("rect.n-cup height=44 rx=22", place).num("width", wide));
    }
    let slots = (0..men).map(|rank| (plan.waiting(side, rank), waiting_scale(plan)));
    let lost = (0..men - 1).map(|rank| (plan.lost(side, rank), lost_scale(plan)));
    for (place, scale) in slots.chain(lost) {
        let transform = text::glued(&[&at(place), scale]);
        tray.push(s("use href=#n-slot").style("transform", move || transform.clone()));
    }
    let counted = touch.with(|shown| {
        let position: &Morris = shown.game();
        let hand = match position.hand(side) {
            0 if position.flies(side) => Message::new(words().tray_fly),
            0 => Message::new(words().tray_men).with("n", position.left(side)),
            waiting => Message::new(words().tray_hand).with("n", waiting),
        };
        [
            hand.with("colour", colour(side).get()),
            Message::new(words().tray_lost).with("n", position.lost(side)),
        ]
    });
    for (message, place) in counted.into_iter().zip(plan.words(side)) {
        let label = s("text.tray-words").text(message);
        tray.push(moved(label, place, plan.turned(side)));
    }
    tray
}

/// Men that wait are drawn smaller than those on the board, and those lost smaller still.
fn waiting_scale(plan: Plan) -> &'static str {
    if plan.board.men() > 9 {
        " scale(.4)"
    } else {
        " scale(.47)"
    }
}

fn lost_scale(plan: Plan) -> &'static str {
    if plan.board.men() > 9 {
        " scale(.32)"
    } else {
        " scale(.42)"
    }
}

/// All men, each with the number it keeps for the whole match.
fn men(touch: Touch) -> Vec<El> {
    let kinds: Vec<u8> = touch.peek(|shown| shown.scene.pieces().iter().map(|p| p.kind).collect());
    let mut men = Vec::new();
    for (i, kind) in kinds.iter().enumerate() {
        // The last to wait in a tray is placed first.
        let behind = kinds[i..].iter().filter(|other| *other == kind).count();
        let (look, letter, class) = match kind {
            0 => ("use href=#n-white", "W", "text.number"),
            _ => ("use href=#n-black", "B", "text.number.e-number"),
        };
        let number = text::glued(&[letter, &text::told(behind as i64)]);
        let kept = move || touch.with(|shown| spot_of(shown, i).and_then(tray_of));
        let man = s("g.man")
            .when("kept", move || kept().is_some())
            .when("lost", move || kept().is_some_and(|(_, lost)| lost))
            .style("transform", move || place_of(touch, i))
            .child(s(look))
            .child(s(class).text(number))
            .child(s("use.crossed href=#n-crossed"));
        men.push(man);
    }
    men
}

fn spot_of(shown: &Shown, man: usize) -> Option<Spot> {
    shown.scene.pieces().get(man).map(|piece| piece.spot)
}

/// Where a man is: on the board, lifted a little if it is chosen, or in a tray.
fn place_of(touch: Touch, man: usize) -> String {
    let plan = plan(touch);
    touch.with(|shown| {
        let Some(spot) = spot_of(shown, man) else {
            return String::new();
        };
        let rank = shown.scene.rank(man);
        match tray_of(spot) {
            Some((side, true)) => at(plan.lost(side, rank)) + lost_scale(plan),
            Some((side, false)) => at(plan.waiting(side, rank)) + waiting_scale(plan),
            None => {
                let place = plan.board.find(name(spot)).map(|point| plan.place(point));
                let lifted = if shown.touched.contains(&spot) {
                    " scale(1.1)"
                } else {
                    ""
                };
                at(place.unwrap_or_default()) + lifted
            }
        }
    })
}

/// A point: a button that lies over whatever stands there, with its marks.
fn point_spot(touch: Touch, point: Name) -> El {
    let here = spot(point);
    let with = move |read: fn(&Morris, u8) -> String| {
        touch.with(|shown| {
            let position: &Morris = shown.game();
            position
                .point_at(here)
                .map(|point| read(position, point))
                .unwrap_or_default()
        })
    };
    let label = move || {
        touch.with(|shown| {
            let position: &Morris = shown.game();
            let mut label = position
                .point_at(here)
                .map(|point| touch.words(&position.describe(point)))
                .unwrap_or_default();
            if shown.open.contains(&here)
                && let Some(ahead) = position.foretell(&shown.touched, here)
            {
                label += ". ";
                label += &touch.words(&ahead);
            }
            label
        })
    };
    let place = move || {
        let plan = plan(touch);
        at(plan
            .board
            .find(point)
            .map(|point| plan.place(point))
            .unwrap_or_default())
    };
    let marks = s("g").bind("class", move || with(stands));
    let marks = marks
        .child(s("use.place href=#n-place"))
        .child(s("use.target href=#n-target"))
        .child(s("use.veil href=#n-safe"))
        .child(s("circle.casing r=42"))
        .child(s("circle.ring r=42"))
        .child(s("use.take href=#n-take"));
    let body = s("g.spot.point role=button")
        .bind("aria-label", label)
        .style("transform", place)
        .child(s("circle.hit r=48"))
        .child(marks)
        .child(s("circle.focus-casing r=46"))
        .child(s("circle.focus-ring r=46"));
    touch.spot(here, body)
}

/// What stands on a point, as style sheets name it.
fn stands(position: &Morris, point: u8) -> String {
    let Some(side) = position.at(point) else {
        return String::from("free");
    };
    let prey = side != position.to_act();
    let removable = position.removable(side) & 1 << point != 0;
    let class = match (prey, position.owed() > 0) {
        (false, _) => "own",
        (true, false) => "other",
        (true, true) if removable => "prey",
        (true, true) => "safe",
    };
    class.to_owned()
}

/// What lies under the men: the mill that was closed, the last way, and the ways of a man that is chosen or pointed at.
fn under_men(touch: Touch) -> Vec<El> {
    let (plan, pointed) = (plan(touch), touch.pointed());
    let mut drawn = Vec::new();
    touch.with(|shown| {
        let position: &Morris = shown.game();
        if position.owed() > 0 {
            drawn.extend(mills(position, plan, shown.last.last().copied()));
        }
        if let [from, to] = shown.last[..]
            && let (Some(from), Some(to)) = (position.point_at(from), position.point_at(to))
        {
            drawn.extend(line(
                ["path.trail-casing", "path.trail"],
                [plan.place(from), plan.place(to)],
            ));
        }
        let chosen = shown.touched.first().copied().or(pointed);
        if let Some(from) = chosen.and_then(|spot| position.point_at(spot)) {
            drawn.extend(ways(position, plan, from));
        }
    });
    drawn
}

fn line<const N: usize>(told: [&str; N], [from, to]: [Point; 2]) -> [El; N] {
    let mut pen = Pen::default();
    pen.stroke('M', &[from]);
    pen.stroke('L', &[to]);
    told.map(|told| s(told).set("d", &pen.0))
}

/// The mills that the last man has closed; without a last man all of that side.
fn mills(position: &Morris, plan: Plan, last: Option<Spot>) -> Vec<El> {
    let men = position.men(position.to_act());
    let last = last.and_then(|spot| position.point_at(spot));
    let mut drawn = Vec::new();
    for mill in plan.board.mills() {
        let whole = mill.iter().all(|point| men & 1 << point != 0);
        if whole && last.is_none_or(|last| mill.contains(&last) || men & 1 << last == 0) {
            let told = [
                "path.mill-glow",
                "path.mill-casing",
                "path.mill-edge",
                "path.mill",
                "path.mill-line",
            ];
            drawn.extend(line(told, plan.ends(*mill)));
        }
    }
    drawn
}

/// Where a man of the side to act may go, if it may move now.
fn ways(position: &Morris, plan: Plan, from: u8) -> Vec<El> {
    let side = position.to_act();
    let mut drawn = Vec::new();
    if position.owed() > 0 || position.hand(side) > 0 || position.at(from) != Some(side) {
        return drawn;
    }
    let flies = position.flies(side);
    for to in each(position.targets(side, from)) {
        if !flies {
            drawn.extend(line(
                ["path.way-casing", "path.way"],
                [plan.place(from), plan.place(to)],
            ));
        }
        let (x, y) = plan.place(to);
        drawn.push(s("circle.ghost r=11").num("cx", x).num("cy", y));
    }
    drawn
}
