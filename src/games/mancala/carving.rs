//! The slab of wood. The holes cut into it and the glass are in `shapes.svg`.

use super::Side;
use super::geometry::Plan;
use crate::old::dom::{El, s};
use crate::old::drawing::Pen;

/// How far in from the edge the brass line runs.
const STRING: i32 = 12;
/// How round the slab's corners are.
const CORNER: i32 = 74;
/// How many lines of grain a slab shows.
const GRAIN: i32 = 42;

/// The wood itself: a slab with grain, an edge that catches the light, and a brass line let in.
pub fn wood(standing: bool) -> Vec<El> {
    const SLABS: [(&str, i32, i32); 6] = [
        ("rect.cast", 14, 22),
        ("rect.side", 0, 7),
        ("rect.top", 0, 0),
        ("rect.edge", 0, 0),
        ("rect.string.dark", STRING, 0),
        ("rect.string.brass", STRING, 0),
    ];
    let (width, height) = Plan {
        near: Side::South,
        standing,
    }
    .size();
    let mut wood = Vec::new();
    for (told, inset, down) in SLABS {
        let rect = s(told)
            .num("x", inset)
            .num("y", inset + down)
            .num("rx", CORNER - inset)
            .num("width", width - 2 * inset)
            .num("height", height - 2 * inset);
        wood.push(rect);
        if wood.len() == 3 {
            for (told, light) in [("path.grain.dark", false), ("path.grain.light", true)] {
                wood.push(s(told).set("d", &grain(light, width, height, standing)));
            }
        }
    }
    wood
}

/// The grain along the slab: slow waves, each line a little unlike its neighbour, one in seven light.
fn grain(light: bool, width: i32, height: i32, standing: bool) -> String {
    const WAVE: [i8; 16] = [0, 3, 6, 7, 8, 7, 6, 3, 0, -3, -6, -7, -8, -7, -6, -3];
    let wave = |t: i32| i32::from(WAVE[(t & 15) as usize]);
    let (long, across) = if standing {
        (height, width)
    } else {
        (width, height)
    };
    let turned = |along: i32, aside: i32| {
        if standing {
            (aside, along)
        } else {
            (along, aside)
        }
    };
    let mut pen = Pen::default();
    for line in 0..GRAIN {
        if (line % 7 == 4) != light {
            continue;
        }
        let base = (2 * line + 1) * across / (2 * GRAIN) + wave(line * 5) / 3;
        // The corners are round: a line near the edge begins later.
        let from_edge = base.min(across - base).clamp(0, CORNER);
        let mut margin = 4;
        while (CORNER - from_edge).pow(2) + (CORNER - margin + 4).pow(2) > CORNER.pow(2) {
            margin += 1;
        }
        for i in 0..=6 {
            let along = margin + (long - 2 * margin) * i / 6;
            let aside = base + wave(i * 3 + line / 2) / 2 + wave(i * 5 - line) / 3;
            let aside = aside.max(2).min(across - 2);
            let point = turned(along, aside);
            match i {
                0 => pen.stroke('M', &[point]),
                1 => pen.stroke('Q', &[turned(along - long / 14, aside), point]),
                _ => pen.stroke('T', &[point]),
            }
        }
    }
    pen.0
}

#[cfg(test)]
mod tests {
    use super::super::geometry::{PIT, Point, STORE};

    const SHAPES: &str = include_str!("shapes.svg");

    #[test]
    fn holes_are_cut_as_wide_as_the_plan_says() {
        let cut = |name: &str, (w, h): Point| {
            let (round, wide, high) = (w.min(h), 2 * w, 2 * h);
            let told = format!(
                r#"<rect id="m-{name}" x="{}" y="{}" rx="{round}" width="{wide}" height="{high}"/>"#,
                -w, -h
            );
            assert!(SHAPES.contains(&told), "{told}");
        };
        for (name, (w, h)) in [
            ("pit", PIT[0]),
            ("store", STORE[0]),
            ("pit-s", PIT[1]),
            ("store-s", STORE[1]),
        ] {
            let rim = if w < h { 6 } else { 5 };
            cut(&format!("{name}-cut"), (w, h));
            cut(&format!("{name}-rim"), (w + rim, h + rim));
        }
    }
}
