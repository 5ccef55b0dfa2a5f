//! A board drawn with letters: the reply to `draw board` (C5), also shown as the board in text form.

use crate::games::score_four::{Board, Peg};

/// The columns from one peg to the next.
const SPACING: usize = 10;

/// The picture: 17 lines, row D at the back, no blanks at the end of a line.
pub fn draw(board: &Board) -> String {
    let mut lines = Vec::new();
    for letter in (0..4).rev() {
        for height in (0..4).rev() {
            lines.push(draw_row(board, letter, height));
        }
    }
    lines.push("  1         2         3         4".to_owned());
    lines.join("\n")
}

/// One row of pegs at one height. Dashes join the pegs at the bottom; slashes above it lead to the row behind.
fn draw_row(board: &Board, letter: u8, height: u8) -> String {
    let cells = [0, 1, 2, 3].map(|number| {
        let ball = board.letter(Peg::at(letter, number).cell(height), '|');
        match height {
            1.. if letter < 3 => format!("{ball}{:>1$}", '/', usize::from(height)),
            _ => ball.to_string(),
        }
    });
    let row = match height {
        0 => cells.join("---------"),
        _ => cells.map(|cell| format!("{cell:SPACING$}")).concat(),
    };
    let name = match height {
        0 => char::from(b'A' + letter),
        _ => ' ',
    };
    let indent = 4 * usize::from(letter);
    format!("{:indent$}{name} {}", "", row.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::score_four::Side::{self, Black, White};

    fn board(balls: &[(Side, &str)]) -> Board {
        let add = |board: Board, (side, peg): &(Side, &str)| {
            board.with(*side, Peg::named(peg).expect("it is a peg"))
        };
        balls.iter().fold(Board::default(), add)
    }

    #[test]
    fn c5_the_picture_of_the_sheet() {
        let balls = [
            (Black, "A2"),
            (White, "B2"),
            (White, "C1"),
            (Black, "C1"),
            (White, "C1"),
            (Black, "C2"),
        ];
        let expected = "
              |         |         |         |
              |         |         |         |
              |         |         |         |
            D |---------|---------|---------|
          |  /      |  /      |  /      |  /
          W /       | /       | /       | /
          B/        |/        |/        |/
        C W---------B---------|---------|
      |  /      |  /      |  /      |  /
      | /       | /       | /       | /
      |/        |/        |/        |/
    B |---------W---------|---------|
  |  /      |  /      |  /      |  /
  | /       | /       | /       | /
  |/        |/        |/        |/
A |---------B---------|---------|
  1         2         3         4";
        assert_eq!(draw(&board(&balls)), &expected[1..]);
    }

    #[test]
    fn c5_seventeen_lines_of_at_most_45_columns_and_no_trailing_blanks() {
        let mut full = Board::default();
        for peg in Peg::all() {
            for side in [White, Black, Black, White] {
                full = full.with(side, peg);
            }
        }
        for board in [Board::default(), full] {
            let picture = draw(&board);
            assert_eq!(picture.split('\n').count(), 17);
            for line in picture.split('\n') {
                assert!(line.len() <= 45 && line.trim_end() == line, "{line:?}");
            }
        }
    }
}
