//! The board drawn in letters, with its lines and the names of its rows and columns.

use super::{Board, Morris, Snapshot};
use crate::games::morris::Side;
use crate::games::morris::rules::board::Points;
use std::str::SplitWhitespace;

/// Letters from one column of the grid to the next, after those for the number of the row.
const COLUMN: usize = 3;

/// The lines of the drawing, the top row first.
pub fn draw(position: &Morris) -> Vec<String> {
    let board = position.board();
    let side = usize::from(board.grid_size());
    let mut canvas = vec![vec![' '; COLUMN * side + 1]; 2 * side];
    let place = |point: u8| {
        let (column, row) = board.coordinates(point);
        let (column, row) = (usize::from(column), usize::from(row));
        (COLUMN * (1 + column), 2 * (side - 1 - row))
    };
    for (from, to) in board.lines() {
        draw_line(&mut canvas, place(from), place(to));
    }
    for point in 0..board.size() {
        let (x, y) = place(point);
        canvas[y][x] = position.now.letter(point);
    }
    for (i, (row, column)) in ('1'..).zip('A'..).take(side).enumerate() {
        canvas[2 * (side - 1 - i)][0] = row;
        canvas[2 * side - 1][COLUMN * (1 + i)] = column;
    }
    let text = |line: Vec<char>| String::from_iter(line).trim_end().to_owned();
    canvas.into_iter().map(text).collect()
}

/// Draws a line between two points, without these.
fn draw_line(canvas: &mut [Vec<char>], (x, y): (usize, usize), (to_x, to_y): (usize, usize)) {
    let (width, height) = (x.abs_diff(to_x), y.abs_diff(to_y));
    let mark = match (width, height) {
        (_, 0) => '-',
        (0, _) => '|',
        _ if (x < to_x) == (y < to_y) => '\\',
        _ => '/',
    };
    // A diagonal goes three letters across for two lines of text.
    let steps = if mark == '-' { width } else { height };
    let along = |from: usize, to: usize, step: usize| {
        if from < to {
            from + (to - from) * step / steps
        } else {
            from - (from - to) * step / steps
        }
    };
    for step in 1..steps {
        canvas[along(y, to_y, step)][along(x, to_x, step)] = mark;
    }
}

/// Reads a drawing: men and free points from the top left on, until the letters of the columns.
pub fn read(words: &mut SplitWhitespace<'_>) -> Option<(Board, [Points; 2])> {
    let rows = words.by_ref().take_while(|word| *word != "A");
    let is_point = |letter: &char| matches!(letter, 'W' | 'B' | '.');
    let letters: Vec<char> = rows.flat_map(str::chars).filter(is_point).collect();
    let board = match letters.len() {
        16 => Board::Six,
        24 => Board::Nine,
        _ => return None,
    };
    for _ in 1..board.grid_size() {
        words.next()?;
    }
    let mut snapshot = Snapshot::empty(Side::White);
    for (point, letter) in board.reading_order().into_iter().zip(letters) {
        snapshot.set(point, letter)?;
    }
    Some((board, snapshot.men))
}
