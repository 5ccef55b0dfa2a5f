//! A board drawn with letters: the picture of the console (C5) and of the text beside the board.

use super::balls::Peg;
use super::rules::Board;

/// From one peg to the next there are so many columns.
const APART: usize = 10;

/// The picture: 17 lines, row D at the back, nothing after the last sign of a line.
pub fn draw(board: &Board) -> String {
    let mut picture = String::new();
    for letter in (0..4).rev() {
        for height in (0..4).rev() {
            let indent = usize::from(2 + 4 * letter);
            match height {
                0 => {
                    blanks(&mut picture, indent - 2);
                    picture.push(char::from(b'A' + letter));
                    picture.push(' ');
                }
                _ => blanks(&mut picture, indent),
            }
            for number in 0..4 {
                let cell = Peg::at(letter, number).cell(height);
                picture.push(board.letter(cell, '|'));
                let mut column = 1;
                if height == 0 && number < 3 {
                    picture.push_str("---------");
                    column = APART;
                } else if height > 0 && letter < 3 {
                    blanks(&mut picture, usize::from(height) - 1);
                    picture.push('/');
                    column += usize::from(height);
                }
                if number < 3 {
                    blanks(&mut picture, APART - column);
                }
            }
            picture.push('\n');
        }
    }
    picture + "  1         2         3         4"
}

fn blanks(picture: &mut String, count: usize) {
    for _ in 0..count {
        picture.push(' ');
    }
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
