//! Drawn positions, one rule each, named by the rule sheet.

use super::*;
use crate::testing::perft;
use std::collections::HashMap;

fn position(text: &str) -> ScoreFour {
    text.parse().expect("it is a position")
}

fn played(moves: &str) -> ScoreFour {
    let mut position = ScoreFour::new(2, &Options);
    for peg in moves.split_whitespace() {
        let peg = peg.parse().expect("it is a peg");
        position.play(peg).expect("it is legal");
    }
    position
}

#[test]
fn a4_there_are_76_lines_of_six_kinds() {
    let of = |wanted| LINES.iter().filter(|line| kind(**line) == wanted).count();
    assert_eq!(of(LineKind::Row), 16);
    assert_eq!(of(LineKind::Column), 16);
    assert_eq!(of(LineKind::Vertical), 16);
    assert_eq!(of(LineKind::Flat), 8);
    assert_eq!(of(LineKind::Upright), 16);
    assert_eq!(of(LineKind::Space), 4);
}

#[test]
fn a4_cells_lie_on_seven_or_four_lines() {
    let mut seven = 0;
    for cell in 0..64 {
        match LINES.iter().filter(|line| line.contains(&cell)).count() {
            7 => seven += 1,
            4 => {}
            other => panic!("{} lies on {other} lines", cell_name(cell)),
        }
    }
    assert_eq!(seven, 16);
}

#[test]
fn a5_lines_are_sorted_by_their_text() {
    let names: Vec<String> = LINES.iter().map(|line| line_name(*line)).collect();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(names, sorted);
    for line in LINES {
        let names: Vec<String> = line.into_iter().map(cell_name).collect();
        let mut sorted = names.clone();
        sorted.sort();
        assert_eq!(names, sorted);
    }
    assert_eq!(line_name(LINES[0]), "A1:1 A1:2 A1:3 A1:4");
}

#[test]
fn b2_a_ball_completes_all_its_lines_at_once() {
    // A1 completes a row, a column and a flat diagonal.
    let before = position(
        "D  W... .... .... W...
         C  W... .... W... ....
         B  W... W... .... ....
         A  .... W... W... W...
            1    2    3    4
         white to move",
    );
    let mut after = before;
    after.apply(Peg(0));
    let lines: Vec<Line> = after.board().lines(Side::White).collect();
    let kinds: Vec<LineKind> = lines.into_iter().map(kind).collect();
    assert_eq!(kinds, [LineKind::Row, LineKind::Column, LineKind::Flat]);
    assert!(
        matches!(after.turn(), Turn::Over(outcome) if outcome.why == LINE && outcome.places[Side::White.seat()] == 1)
    );
    assert!(after.moves().is_empty());
}

#[test]
fn b7_both_colours_may_have_a_line_on_a_board_that_was_set_up() {
    let both = position(
        "D  .... .... .... ....
         C  .... .... .... ....
         B  B... B... B... B...
         A  W... W... W... W...
            1    2    3    4
         white to move",
    );
    assert_eq!(both.board().verdict(), Verdict::Both);
    assert!(matches!(both.turn(), Turn::Over(outcome) if outcome.why == BOTH));
}

#[test]
fn b8_the_side_to_move_of_any_board() {
    let set_up = |board| ScoreFour::set_up(board).to_move();
    let empty = Board::default();
    assert_eq!(set_up(empty), Side::White);
    assert_eq!(set_up(empty.with(Side::White, Peg(0))), Side::Black);
    assert_eq!(set_up(empty.with(Side::Black, Peg(0))), Side::White);
}

#[test]
fn b9_perft() {
    let start = ScoreFour::new(2, &Options);
    for (depth, count) in [(1, 16), (2, 256), (3, 4_096), (4, 65_536), (5, 1_048_560)] {
        assert_eq!(perft(&start, depth), count, "depth {depth}");
    }
    assert_eq!(perft(&start, 6), 16_775_760);
}

/// The sheet's table: sequences, those that end in a win, distinct open positions, and these up to symmetry.
const COUNTS: [[u64; 4]; 7] = [
    [16, 0, 16, 3],
    [256, 0, 256, 36],
    [4_096, 0, 2_416, 321],
    [65_536, 0, 22_576, 2_925],
    [1_048_560, 0, 153_200, 19_421],
    [16_775_760, 0, 1_063_520, 133_834],
    [268_358_160, 709_200, 5_850_800, 733_977],
];

#[test]
fn b9_sequences_wins_and_positions_to_depth_seven() {
    // Of symmetric positions one is followed, with the number of sequences that lead to any of them.
    let mut reached = HashMap::from([([0, 0], 1)]);
    for (counts, depth) in COUNTS.into_iter().zip(1..) {
        let (mut sequences, mut wins, mut next) = (0, 0, HashMap::new());
        for (balls, ways) in reached {
            let position = ScoreFour::set_up(Board { balls });
            for peg in position.moves() {
                let mut after = position;
                after.apply(peg);
                sequences += ways;
                match after.board().verdict() {
                    Verdict::Open => *next.entry(symmetric(after.board())[0]).or_default() += ways,
                    _ => wins += ways,
                }
            }
        }
        let mut positions = 0;
        for balls in next.keys() {
            let mut all = symmetric(&Board { balls: *balls });
            all.dedup();
            positions += all.len() as u64;
        }
        let found = [sequences, wins, positions, next.len() as u64];
        assert_eq!(found, counts, "depth {depth}");
        reached = next;
    }
}

/// The eight symmetric boards (A6), sorted.
fn symmetric(board: &Board) -> Vec<[u64; 2]> {
    let mut all = Vec::with_capacity(8);
    let mut balls = board.balls;
    for _ in 0..4 {
        let turned = balls.map(mirrored);
        all.extend([balls, turned]);
        balls = turned.map(swapped);
    }
    all.sort();
    all
}

/// Number 1 becomes 4.
fn mirrored(cells: u64) -> u64 {
    let pairs = (cells & 0x5555_5555_5555_5555) << 1 | cells >> 1 & 0x5555_5555_5555_5555;
    (pairs & 0x3333_3333_3333_3333) << 2 | pairs >> 2 & 0x3333_3333_3333_3333
}

/// Letters and numbers change places.
fn swapped(cells: u64) -> u64 {
    let swap = |cells: u64, mask: u64, by: u32| {
        let change = (cells >> by ^ cells) & mask;
        cells ^ change ^ change << by
    };
    let cells = swap(cells, 0x0A0A_0A0A_0A0A_0A0A, 3);
    swap(cells, 0x00CC_00CC_00CC_00CC, 6)
}

/// A game that ends in a draw.
const DRAWN: &str = "C2 C3 A1 D3 A3 B1 B1 A3 D2 C4 D4 C3 A4 A2 A3 D1 D2 C2 C4 D4 D3 C4 B1 B3 D4 D4 C4 D2 A3 B1 A2 D3 \
    A4 B3 D1 D3 C3 D1 B2 B2 B4 B2 B2 A4 A2 A4 B3 B3 C1 C1 D1 C3 B4 B4 C2 C2 D2 C1 A1 A2 C1 A1 B4 A1";
/// A game that the last ball wins.
const WON_LAST: &str = "A3 C3 D2 B4 A1 D1 A2 A3 D4 B2 D4 B3 A1 A1 C4 A1 B4 B4 C2 C3 B1 D1 C1 A3 B3 C3 D2 B3 C2 B4 D1 D4 \
    B1 A4 B1 B1 A2 D3 D4 C1 C1 B2 C1 D3 A4 D1 A3 C4 B3 C2 A4 D2 C4 A4 D2 C2 A2 C4 B2 B2 D3 A2 D3 C3";

#[test]
fn b3_the_last_ball_can_win_and_else_it_is_a_draw() {
    let drawn = played(DRAWN);
    assert_eq!(drawn.board().verdict(), Verdict::Draw);
    assert!(matches!(drawn.turn(), Turn::Over(outcome) if outcome.why == FULL));
    let won = played(WON_LAST);
    assert_eq!(won.board().filled(), u64::MAX);
    assert_eq!(won.board().verdict(), Verdict::Won(Side::Black));
}

#[test]
fn a_colour_without_balls_lets_the_other_go_on() {
    let mut board = *played(DRAWN).board();
    for peg in Peg::all() {
        board.balls[Side::Black as usize] &= !(1 << peg.cell(3));
    }
    let mut position = ScoreFour::set_up(board);
    let mut empty = 64 - board.filled().count_ones();
    assert!(empty > 2);
    while !position.moves().is_empty() {
        assert_eq!(position.to_move(), Side::Black);
        position.apply(position.moves()[0]);
        empty -= 1;
    }
    assert_eq!(empty, 0);
}
