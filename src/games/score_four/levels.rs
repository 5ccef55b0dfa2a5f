//! The same balls level by level: four squares seen from above, instead of the board or below it.

use super::board::{NOTHING, aimed, balls, shape, threats};
use super::rules::Peg;
use super::ui::levels::{EDGE, PLACE, SQUARE, cell_middle, place_middle, square_transform};
use super::words::words;
use super::{Board, Side, Verdict};
use crate::old::dom::{El, s};
use crate::old::drawing::Pen;
use crate::old::touch::Touch;
use crate::old::words::Message;
use crate::text;

/// The outline of a cell.
pub fn outline(cell: u8) -> String {
    let ((x, y), half) = (cell_middle(cell), PLACE / 2);
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
        let transform = square_transform(level, flat);
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
        let ((x, _), (_, y)) = (place_middle(Peg::at(0, i)), place_middle(Peg::at(i, 0)));
        let [letter, number] = [b'A' + i, b'1' + i].map(|c| String::from(char::from(c)));
        let name = |x: i32, y: i32, name: String| s("text").num("x", x).num("y", y).text(name);
        names = names
            .child(name(x, SQUARE - 17, number))
            .child(name(EDGE / 2 + 3, y, letter));
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
    let (x, y) = place_middle(peg);
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
        &text::told(x.into()),
        " ",
        &text::told(y.into()),
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
