//! The same balls level by level: four squares seen from above, instead of the board or below it.

use super::balls::{PEGS, Peg};
use super::board::{NOTHING, aimed, balls, shape, threats};
use super::geometry::{HIGH, WIDE};
use super::words::words;
use super::{Board, Side, Verdict};
use crate::app::dom::{El, s};
use crate::app::drawing::{Pen, Point};
use crate::app::touch::Touch;
use crate::app::words::Message;
use crate::text;

/// How high the picture is that shows nothing else, and the strip below the board.
pub const FLAT_HIGH: i32 = 896;
pub const STRIP_HIGH: i32 = 232;
/// A square with its frame, one of its places, where these begin, and how high its title is.
const SQUARE: i32 = 404;
const PLACE: i32 = 92;
const EDGE: i32 = 31;
const TITLE: i32 = 40;
/// In the strip everything is so much smaller, in hundredths.
const SMALL: i32 = 48;

/// The upper left corner of a level's square: the lowest level first, at the lower left.
fn corner(level: u8) -> Point {
    let (column, row) = (i32::from(level % 2), i32::from(level / 2));
    (
        column * (WIDE - SQUARE),
        TITLE + (1 - row) * (FLAT_HIGH - SQUARE - TITLE),
    )
}

/// The upper left corner of a place in its square: row A below.
fn place(peg: Peg) -> Point {
    let (column, row) = (i32::from(peg.number()), i32::from(peg.letter()));
    (EDGE + column * PLACE, 6 + (3 - row) * PLACE)
}

/// The middle of a cell.
pub fn cell_place(cell: u8) -> Point {
    let ((x, y), (dx, dy)) = (corner(cell / PEGS), place(Peg(cell % PEGS)));
    (x + dx + PLACE / 2, y + dy + PLACE / 2)
}

/// The peg whose cell lies here.
pub fn pointed((x, y): Point) -> Option<Peg> {
    (0..64)
        .find(|cell| {
            let (cx, cy) = cell_place(*cell);
            (x - cx).abs() <= PLACE / 2 && (y - cy).abs() <= PLACE / 2
        })
        .map(|cell| Peg(cell % PEGS))
}

/// The outline of a cell.
pub fn cell_outline(cell: u8) -> String {
    let ((x, y), half) = (cell_place(cell), PLACE / 2);
    let mut pen = Pen::default();
    pen.stroke('M', &[(x - half, y - half)]);
    let corners = [
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    ];
    pen.stroke('L', &corners);
    pen.0
}

/// The four squares.
pub fn levels(touch: Touch, flat: bool) -> El {
    let mut all = s("g");
    for level in 0..4 {
        let ((x, y), scale) = match flat {
            true => (corner(level), 100),
            false => {
                let wide = SQUARE * SMALL / 100;
                let x = i32::from(level) * (WIDE - wide) / 3;
                ((x, HIGH + STRIP_HIGH - wide), SMALL)
            }
        };
        let transform = text::glued(&[
            "translate(",
            &text::told(x.into()),
            " ",
            &text::told(y.into()),
            ") scale(.",
            &text::told((scale - scale / 100).into()),
            ")",
        ]);
        all = all.child(square(touch, level).set("transform", &transform));
    }
    all
}

fn square(touch: Touch, level: u8) -> El {
    let title = Message::new(words().level).with("n", level + 1);
    let mut square = s("g")
        .child(s("text.s-title x=202 y=-18").text(title))
        .child(s("use href=#s-square"));
    let mut names = s("g.names");
    for i in 0..4 {
        let ((x, _), (_, y)) = (place(Peg::at(0, i)), place(Peg::at(i, 0)));
        let [letter, number] = [b'A' + i, b'1' + i].map(|c| String::from(char::from(c)));
        let name = |x: i32, y: i32, name: String| s("text").num("x", x).num("y", y).text(name);
        names = names
            .child(name(x + PLACE / 2, SQUARE - 17, number))
            .child(name(EDGE / 2 + 3, y + PLACE / 2, letter));
    }
    square = square.child(names);
    for peg in Peg::all() {
        square = square.child(cell(touch, peg, level));
    }
    square
}

fn is_open(board: &Board) -> bool {
    board.verdict() == Verdict::Open
}

fn cell(touch: Touch, peg: Peg, level: u8) -> El {
    let cell = peg.cell(level);
    let (x, y) = place(peg);
    let here = super::face::spot(peg);
    let is_aimed = move || {
        let height = touch.with(|shown| shown.scene.count(here));
        aimed(touch).filter(|(aimed, _)| *aimed == peg && height == usize::from(level))
    };
    let look = move || {
        touch.with(|shown| {
            let board = balls(shown);
            match board.at(cell) {
                Some(side) => shape(side),
                None if is_open(&board) && board.landings() >> cell & 1 == 1 => "#s-landing",
                None => "#s-far",
            }
            .to_owned()
        })
    };
    let mark = move || {
        let ghost = is_aimed();
        touch.with(|shown| {
            let board = balls(shown);
            let top = shown.scene.count(here) == usize::from(level) + 1;
            let won = board.at(cell).is_some_and(|side| {
                let mut lines = board.lines(side);
                lines.any(|line| line.contains(&cell))
            });
            match ghost {
                Some((_, Side::White)) => "#s-ghost-white",
                Some((_, Side::Black)) => "#s-ghost-black",
                _ if won => "#s-won",
                _ if shown.last.contains(&here) && top => "#s-last",
                _ if shown.hint.contains(&here) && board.landings() >> cell & 1 == 1 => "#s-hint",
                _ => NOTHING,
            }
            .to_owned()
        })
    };
    let threat = move || {
        let marked = touch.view().get().look.marked;
        let found = touch.with(|shown| {
            let board = balls(shown);
            let open = marked && is_open(&board);
            open.then(|| {
                threats(&board)
                    .into_iter()
                    .find(|(other, _)| *other == cell)
            })
        });
        match found.flatten() {
            Some((_, true)) => "#s-threat-now",
            Some((_, false)) => "#s-threat",
            None => NOTHING,
        }
        .to_owned()
    };
    let transform = text::glued(&[
        "translate(",
        &text::told((x + PLACE / 2).into()),
        " ",
        &text::told((y + PLACE / 2).into()),
        ")",
    ]);
    s("g.s-cell")
        .set("transform", &transform)
        .when("lit", move || is_aimed().is_some())
        .child(s("rect x=-44 y=-44 width=88 height=88 rx=16"))
        .child(s("use").bind("href", look))
        .child(s("use").bind("href", threat))
        .child(s("use").bind("href", mark))
}
