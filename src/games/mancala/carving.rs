//! What the board is made of: the slab of wood, the holes cut into it, the glass.

use super::Side;
use super::geometry::{PIT, PIT_STANDING, Plan, Point, STORE, STORE_STANDING};
use crate::app::dom::{El, s, shape};
use crate::app::icons::shapes;

/// How far in from the edge the brass line runs.
const STRING: i32 = 12;
/// How round the slab's corners are.
const CORNER: i32 = 74;
/// How many lines of grain a slab shows.
const GRAIN: i32 = 42;

/// The wood itself: a slab with grain, an edge that catches the light, and a brass line let in.
pub fn wood(standing: bool) -> [El; 8] {
    let (width, height) = Plan {
        near: Side::South,
        standing,
    }
    .size();
    let (long, across) = if standing {
        (height, width)
    } else {
        (width, height)
    };
    let (mut dark, mut light) = (String::new(), String::new());
    for line in 0..GRAIN {
        let grain = if line % 7 == 4 { &mut light } else { &mut dark };
        grain.push_str(&grain_line(line, long, across, standing));
    }
    let slab = |class: &str, inset: i32, down: i32| {
        let rect = s("rect")
            .class(class)
            .num("x", inset)
            .num("y", inset + down)
            .num("rx", CORNER - inset);
        rect.num("width", width - 2 * inset)
            .num("height", height - 2 * inset)
    };
    let grain = |class: &str, d: &str| s("path").class(class).set("d", d);
    [
        slab("cast", 14, 22),
        slab("side", 0, 7),
        slab("top", 0, 0),
        grain("grain dark", &dark),
        grain("grain light", &light),
        slab("edge", 0, 0),
        slab("string dark", STRING, 0),
        slab("string brass", STRING, 0),
    ]
}

/// One line of grain along the slab: slow waves, each line a little unlike its neighbour.
fn grain_line(line: i32, long: i32, across: i32, standing: bool) -> String {
    const WAVE: [i32; 16] = [0, 3, 6, 7, 8, 7, 6, 3, 0, -3, -6, -7, -8, -7, -6, -3];
    let wave = |t: i32| WAVE[t.rem_euclid(16) as usize];
    let base = (2 * line + 1) * across / (2 * GRAIN) + wave(line * 5) / 3;
    // The corners are round: a line near the edge begins later.
    let from_edge = base.min(across - base).clamp(0, CORNER);
    let margin = CORNER - (CORNER.pow(2) - (CORNER - from_edge).pow(2)).isqrt() + 4;
    let mut d = String::new();
    for i in 0..=6 {
        let along = margin + (long - 2 * margin) * i / 6;
        let aside =
            (base + wave(i * 3 + line / 2) / 2 + wave(i * 5 - line) / 3).clamp(2, across - 2);
        let (x, y) = if standing {
            (aside, along)
        } else {
            (along, aside)
        };
        d += &match i {
            0 => format!("M{x} {y}"),
            1 if standing => format!("Q{x} {} {x} {y}", y - long / 14),
            1 => format!("Q{} {y} {x} {y}", x - long / 14),
            _ => format!("T{x} {y}"),
        };
    }
    d
}

/// Gradients of the wood: name, its line, and the stops that `board.css` colours.
const GRADIENTS: [(&str, [&str; 4], [&str; 3]); 6] = [
    ("spec", ["0", "0", ".5", "1"], ["0", ".5", "1"]),
    ("top", ["0", "0", "1", "1"], ["0", ".45", "1"]),
    ("edge", ["0", "0", "0", "1"], ["0", ".35", "1"]),
    ("deep", [".15", "0", ".6", "1"], ["0", ".55", "1"]),
    ("lip", [".2", "0", ".6", "1"], ["0", ".5", "1"]),
    ("brass", ["0", "0", "1", "1"], ["0", ".5", "1"]),
];

/// Gradients of round things: name, middle and reach, and where its stops are.
const ROUND: [(&str, [&str; 3], [&str; 3]); 8] = [
    ("sea", GLASS, ["0", ".5", "1"]),
    ("amber", GLASS, ["0", ".5", "1"]),
    ("cobalt", GLASS, ["0", ".5", "1"]),
    ("garnet", GLASS, ["0", ".5", "1"]),
    ("moon", GLASS, ["0", ".5", "1"]),
    ("shade", [".5", ".5", ".5"], [".45", ".8", "1"]),
    ("glow", [".68", ".76", ".42"], ["0", ".5", "1"]),
    ("ivory", [".4", ".32", ".8"], ["0", ".5", "1"]),
];
const GLASS: [&str; 3] = [".42", ".36", ".66"];

/// Shapes and gradients, drawn once for the page.
pub fn defs() -> El {
    let stops = |name: &str, offsets: [&str; 3]| {
        let class = |part: &str| format!("m-{name}-{part}");
        offsets
            .into_iter()
            .zip(["a", "b", "c"])
            .map(|(offset, part)| s("stop").set("offset", offset).class(&class(part)))
            .collect::<Vec<_>>()
    };
    let set = |el: El, names: &[&str], values: &[&str]| {
        names
            .iter()
            .zip(values)
            .fold(el, |el, (name, value)| el.set(name, value))
    };
    let linear = GRADIENTS.map(|(name, line, offsets)| {
        let gradient = s("linearGradient").set("id", &format!("m-{name}"));
        set(gradient, &["x1", "y1", "x2", "y2"], &line).children(stops(name, offsets))
    });
    let radial = ROUND.map(|(name, middle, offsets)| {
        let gradient = s("radialGradient").set("id", &format!("m-{name}"));
        set(gradient, &["cx", "cy", "r"], &middle).children(stops(name, offsets))
    });
    let blur = |id: &str, by: i32| {
        let filter = s("filter")
            .set("id", id)
            .set("x", "-10%")
            .set("y", "-20%")
            .set("width", "120%")
            .set("height", "150%");
        filter.child(s("feGaussianBlur").num("stdDeviation", by))
    };
    let carvings = [
        ("pit", PIT),
        ("store", STORE),
        ("pit-s", PIT_STANDING),
        ("store-s", STORE_STANDING),
    ];
    let all = linear
        .into_iter()
        .chain(radial)
        .chain([blur("m-soft", 9), blur("m-cast", 16)]);
    shapes(
        all.chain((0..5).map(glass)).chain(
            carvings
                .into_iter()
                .flat_map(|(name, half)| carved(name, half)),
        ),
    )
}

/// A glass stone: its shadow, its body, the light that comes through, and the light on it.
fn glass(kind: usize) -> El {
    let circle = |class: &str, r: &str| s("circle").class(class).set("r", r);
    let gloss =
        s("ellipse.m-gloss rx=7.9 ry=4.4").set("transform", "translate(-6.5 -9.1) rotate(-36)");
    s("g")
        .set("id", &format!("m-stone-{kind}"))
        .child(circle("m-shadow", "25").set("cx", "3.6").set("cy", "6"))
        .child(circle(&format!("m-glass m-glass-{kind}"), "20.4"))
        .child(circle("m-light", "19.2"))
        .child(gloss)
        .child(circle("m-spark", "1.7").set("cx", "9.1").set("cy", "10.1"))
}

/// A hole cut into the wood: dark below, its upper edge in shadow, its lower lip in the light; and the rim for its marks.
fn carved(name: &str, (w, h): Point) -> [El; 4] {
    let id = |part: &str| format!("m-{name}{part}");
    let cut = |part: &str, out: i32| {
        let (w, h) = (w + out, h + out);
        let rect = s("rect")
            .set("id", &id(part))
            .num("x", -w)
            .num("y", -h)
            .num("rx", w.min(h));
        rect.num("width", 2 * w).num("height", 2 * h)
    };
    let clipped = s("g").set("clip-path", &format!("url(#{})", id("-clip")));
    let hole = s("g")
        .set("id", &id(""))
        .child(shape(&id("-cut")).class("m-deep"))
        .child(clipped.child(shape(&id("-cut")).class("m-inset")))
        .child(shape(&id("-cut")).class("m-lip"));
    let clip = s("clipPath")
        .set("id", &id("-clip"))
        .child(shape(&id("-cut")));
    [
        cut("-cut", 0),
        cut("-rim", if w < h { 6 } else { 5 }),
        clip,
        hole,
    ]
}
