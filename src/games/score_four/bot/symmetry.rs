//! The eight symmetries of the board (A6). None of them changes heights, so all four levels are transformed at once.

use super::position::Position;
use crate::games::score_four::rules::Cells;

/// The number of symmetries; the first one changes nothing.
pub const SYMMETRIES: u32 = 8;

/// The cells under a symmetry.
pub fn transform(symmetry: u32, mut cells: Cells) -> Cells {
    if symmetry & 1 != 0 {
        cells = mirror_numbers(cells);
    }
    if symmetry & 2 != 0 {
        cells = mirror_letters(cells);
    }
    if symmetry & 4 != 0 {
        cells = transpose(cells);
    }
    cells
}

/// Undoes `transform`.
pub fn transform_back(symmetry: u32, mut cells: Cells) -> Cells {
    if symmetry & 4 != 0 {
        cells = transpose(cells);
    }
    transform(symmetry & 3, cells)
}

/// The least of the eight symmetric positions, and the symmetry that leads to it. Only the balls of the result count.
pub fn canonical(position: &Position) -> (u32, Position) {
    let (mut least, mut which) = (*position, 0);
    for symmetry in 1..SYMMETRIES {
        let [own, other] = [position.own, position.other].map(|cells| transform(symmetry, cells));
        if (own, other) < (least.own, least.other) {
            (least.own, least.other, which) = (own, other, symmetry);
        }
    }
    (which, least)
}

/// Exchanges the cells of `low` with those that many bits higher.
fn swap_bits(cells: Cells, low: Cells, distance: u32) -> Cells {
    let differs = (cells ^ cells >> distance) & low;
    cells ^ differs ^ differs << distance
}

/// Number 1 becomes 4, number 2 becomes 3.
fn mirror_numbers(cells: Cells) -> Cells {
    let cells = swap_bits(cells, 0x1111_1111_1111_1111, 3);
    swap_bits(cells, 0x2222_2222_2222_2222, 1)
}

/// Letter A becomes D, letter B becomes C.
fn mirror_letters(cells: Cells) -> Cells {
    let cells = swap_bits(cells, 0x000f_000f_000f_000f, 12);
    swap_bits(cells, 0x00f0_00f0_00f0_00f0, 4)
}

/// Letters become numbers.
fn transpose(cells: Cells) -> Cells {
    let cells = swap_bits(cells, 0x0a0a_0a0a_0a0a_0a0a, 3);
    swap_bits(cells, 0x00cc_00cc_00cc_00cc, 6)
}
