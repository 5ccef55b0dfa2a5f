//! The engine against plain code, and what every level must satisfy (C9).

use super::engine::{Engine, allowed_moves};
use super::position::{LineTable, cell_numbers};
use super::symmetry::{SYMMETRIES, transform, transform_back};
use crate::ai::{Budget, Found, Insight, Limits, WON};
use crate::game::Game;
use crate::game::rng::{self, Rng};
use crate::games::score_four::rules::{BALLS, Cells, LINES, Peg, cells_of};
use crate::games::score_four::{Board, Options, ScoreFour, Side, Verdict};
use crate::table::Level;
use std::collections::HashMap;

/// A full board without a line.
const DRAWN: &str = "C2 C3 A1 D3 A3 B1 B1 A3 D2 C4 D4 C3 A4 A2 A3 D1 D2 C2 C4 D4 D3 C4 B1 B3 D4 D4 C4 D2 A3 B1 A2 D3 \
    A4 B3 D1 D3 C3 D1 B2 B2 B4 B2 B2 A4 A2 A4 B3 B3 C1 C1 D1 C3 B4 B4 C2 C2 D2 C1 A1 A2 C1 A1 B4 A1";

/// Any open board with any colour to move that has a ball, as one may set it up.
fn any_board(rng: &mut Rng) -> ScoreFour {
    loop {
        let mut board = Board::default();
        let (fullness, white) = (rng::pick(rng, 5), 1 + rng::pick(rng, 3));
        for peg in Peg::all() {
            for _ in 0..(rng::pick(rng, 5) + rng::pick(rng, 5)) * fullness / 8 {
                let side = Side::BOTH[usize::from(rng::pick(rng, 4) >= white)];
                board = board.with(side, peg);
            }
        }
        let side = Side::BOTH[rng::pick(rng, 2)];
        let few = Side::BOTH
            .into_iter()
            .all(|side| board.count(side) <= BALLS);
        if board.verdict() == Verdict::Open && few && board.has_ball(side) {
            return ScoreFour::set_up(board).with_mover(side);
        }
    }
}

/// A board on which one colour has no ball left, or hardly any.
fn nearly_out(rng: &mut Rng) -> ScoreFour {
    let mut game = ScoreFour::new(2, &Options);
    for peg in DRAWN.split_whitespace() {
        game.apply(peg.parse().expect("it is a peg"));
    }
    let mut board = *game.board();
    let loser = rng::pick(rng, 2);
    for _ in 0..1 + rng::pick(rng, 60) {
        // Only a ball on top can be taken off; mostly it is one of the same colour.
        let whose = if rng::pick(rng, 20) == 0 {
            1 - loser
        } else {
            loser
        };
        let peg = Peg(rng::pick(rng, 16) as u8);
        let height = board.height(peg);
        if height > 0 {
            board.balls[whose] &= !(1 << peg.cell(height - 1));
        }
    }
    match board.filled() {
        Cells::MAX => nearly_out(rng),
        _ if board.has_ball(Side::BOTH[loser]) => {
            ScoreFour::set_up(board).with_mover(Side::BOTH[loser])
        }
        _ => ScoreFour::set_up(board),
    }
}

/// A position after so many random balls, and nobody has won.
fn played(balls: usize, rng: &mut Rng) -> ScoreFour {
    loop {
        let mut game = ScoreFour::new(2, &Options);
        for _ in 0..balls {
            let own: Vec<Peg> = game.board().threats(game.to_move().other()).collect();
            let moves = if own.is_empty() { game.moves() } else { own };
            if moves.is_empty() {
                break;
            }
            game.apply(moves[rng::pick(rng, moves.len())]);
        }
        if game.board().verdict() == Verdict::Open {
            return game;
        }
    }
}

fn found(game: &ScoreFour, level: Level, nodes: u64, seed: u64) -> Found<Peg> {
    let mut limits = Limits::new(Budget::of_nodes(nodes), &|| 0.0);
    let mut last = None;
    let answers = game.own_search(
        level,
        &mut rng::stream(seed, 1),
        &mut limits,
        &mut |found| {
            last = Some(found);
        },
    );
    assert!(answers && limits.nodes() <= nodes + 20);
    last.expect("a move is reported")
}

/// What C9 allows, by the referee.
fn allowed(game: &ScoreFour) -> Vec<Peg> {
    let (board, side) = (game.board(), game.to_move());
    for whose in [side, side.other()] {
        let pegs: Vec<Peg> = board.threats(whose).collect();
        if !pegs.is_empty() {
            return pegs;
        }
    }
    let lets_in = |peg: &Peg| {
        let after = board.with(side, *peg);
        after.threats(side.other()).any(|on_top| on_top == *peg)
    };
    let good: Vec<Peg> = board.free().filter(|peg| !lets_in(peg)).collect();
    match good.is_empty() {
        true => board.free().collect(),
        false => good,
    }
}

#[test]
fn c9_every_level_on_every_board() {
    let rng = &mut rng::stream(1, 1);
    for i in 0..10_000 {
        let game = match i % 8 {
            0 => nearly_out(rng),
            1 => played(rng::pick(rng, 63), rng),
            _ => any_board(rng),
        };
        let allowed = allowed(&game);
        for level in Level::ALL {
            let nodes = [1, 2, 30, 300][rng::pick(rng, 4)];
            let found = found(&game, level, nodes, i);
            assert!(allowed.contains(&found.m), "{level:?}: {}\n{game}", found.m);
            assert!((0.0..=1.0).contains(&found.worth));
        }
    }
}

#[test]
fn cells_that_complete_a_line_are_those_of_the_referee() {
    let (lines, rng) = (LineTable::default(), &mut rng::stream(2, 1));
    for _ in 0..2_000 {
        let game = any_board(rng);
        let (side, board) = (game.to_move(), game.board());
        let position = lines.position(board.of(side), board.of(side.other()));
        let free = !board.filled();
        let own_wins = completing(position.own) & free;
        let other_wins = completing(position.other) & free;
        assert_eq!(position.own_wins, own_wins, "{game}");
        assert_eq!(position.other_wins, other_wins, "{game}");
        assert_eq!(allowed_moves(&position) & !position.landings(), 0);
        // The score of lines does not depend on the order in which the balls were played.
        for cell in cell_numbers(position.landings()) {
            let after = lines.after(&position, 1 << cell);
            assert_eq!(after, lines.position(after.own, after.other));
        }
    }
}

#[test]
fn the_eight_symmetries_keep_lines_and_can_be_undone() {
    let lines: Vec<Cells> = LINES.into_iter().map(cells_of).collect();
    for symmetry in 0..SYMMETRIES {
        for line in &lines {
            let image = transform(symmetry, *line);
            assert!(lines.contains(&image));
            assert_eq!(transform_back(symmetry, image), *line);
        }
        let images: Vec<Cells> = (0..symmetry).map(|other| transform(other, 0b10)).collect();
        assert!(
            !images.contains(&transform(symmetry, 0b10)),
            "no two are the same"
        );
    }
}

/// A plain solver: won 1, drawn 0, lost -1. Knows only that a win is taken, a threat is answered, and that nobody lets the other
/// side complete a line on top.
struct PlainSolver {
    memo: HashMap<(Cells, Cells), i8>,
}

impl PlainSolver {
    fn value(&mut self, own: Cells, other: Cells) -> i8 {
        if let Some(value) = self.memo.get(&(own, other)) {
            return *value;
        }
        let filled = own | other;
        let mut moves = (filled << 16 | 0xffff) & !filled;
        let mut value = if moves == 0 { 0 } else { -1 };
        if completing(own) & moves != 0 {
            value = 1;
        } else {
            let threats = completing(other);
            if threats & moves != 0 {
                moves &= threats;
            }
            for cell in cell_numbers(moves & !(threats >> 16)) {
                value = value.max(-self.value(other, own | 1 << cell));
                if value == 1 {
                    break;
                }
            }
        }
        self.memo.insert((own, other), value);
        value
    }
}

/// The cells that would complete a line together with these ones.
fn completing(held: Cells) -> Cells {
    let mut cells = 0;
    for line in LINES {
        let missing = cells_of(line) & !held;
        if missing.count_ones() == 1 {
            cells |= missing;
        }
    }
    cells
}

#[test]
fn the_expert_is_perfect_late_in_the_game() {
    let rng = &mut rng::stream(3, 1);
    for i in 0..30 {
        let game = played(36 + i % 15, rng);
        let mut plain = PlainSolver {
            memo: HashMap::new(),
        };
        let (side, mut best) = (game.to_move(), -1);
        let mut values = HashMap::new();
        for peg in game.board().free() {
            let after = game.board().with(side, peg);
            let value = match after.verdict() {
                Verdict::Won(_) => 1,
                _ => -plain.value(after.of(side.other()), after.of(side)),
            };
            values.insert(peg, value);
            best = best.max(value);
        }
        let found = found(&game, Level::Expert, 3_000_000, i as u64);
        assert_eq!(values[&found.m], best, "{}\n{game}", found.m);
        match best {
            1 => assert!(found.worth >= WON, "{}\n{game}", found.worth),
            -1 => assert!(found.worth <= 1.0 - WON, "{}\n{game}", found.worth),
            _ => assert!(found.worth > 1.0 - WON && found.worth < WON),
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut engine = Engine::default();
    let mut ask = |seed| {
        let mut last = None;
        let position = engine.position(0x1001, 0x0420);
        let mut limits = Limits::new(Budget::of_nodes(20_000), &|| 0.0);
        let rng = &mut rng::stream(seed, 1);
        engine.search(&position, super::EXPERT, rng, &mut limits, &mut |best| {
            last = Some(best);
        });
        last
    };
    assert_eq!(ask(1), ask(1));
}
