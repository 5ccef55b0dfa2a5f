//! The eight ways to turn the board into itself. None of them changes heights, so all four levels are turned at once.

use super::super::balls::Cells;
use super::stacks::Stacks;

/// So many ways; the first changes nothing.
pub const WAYS: u32 = 8;

/// What cells become.
pub fn turn(way: u32, mut cells: Cells) -> Cells {
    if way & 1 != 0 {
        cells = numbers_reversed(cells);
    }
    if way & 2 != 0 {
        cells = letters_reversed(cells);
    }
    if way & 4 != 0 {
        cells = exchanged(cells);
    }
    cells
}

/// What cells were before they were turned.
pub fn turn_back(way: u32, mut cells: Cells) -> Cells {
    if way & 4 != 0 {
        cells = exchanged(cells);
    }
    turn(way & 3, cells)
}

/// The way that leads to the twin by which all eight are known, and its balls.
pub fn chosen(stacks: &Stacks) -> (u32, Stacks) {
    let (mut best, mut which) = (*stacks, 0);
    for way in 1..WAYS {
        let [own, other] = [stacks.own, stacks.other].map(|cells| turn(way, cells));
        if (own, other) < (best.own, best.other) {
            (best.own, best.other, which) = (own, other, way);
        }
    }
    (which, best)
}

/// Cells of two masks change places, so many bits apart.
fn swapped(cells: Cells, low: Cells, apart: u32) -> Cells {
    let differs = (cells ^ cells >> apart) & low;
    cells ^ differs ^ differs << apart
}

fn numbers_reversed(cells: Cells) -> Cells {
    swapped(
        swapped(cells, 0x1111_1111_1111_1111, 3),
        0x2222_2222_2222_2222,
        1,
    )
}

fn letters_reversed(cells: Cells) -> Cells {
    swapped(
        swapped(cells, 0x000f_000f_000f_000f, 12),
        0x00f0_00f0_00f0_00f0,
        4,
    )
}

/// Letters become numbers.
fn exchanged(cells: Cells) -> Cells {
    swapped(
        swapped(cells, 0x0a0a_0a0a_0a0a_0a0a, 3),
        0x00cc_00cc_00cc_00cc,
        6,
    )
}
