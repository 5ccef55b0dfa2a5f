//! The solver against the rules: the same sowings, and the same values as trying everything.

use super::rows::position_count;
use super::*;
use crate::ai::Budget;
use crate::game::Game;
use crate::games::mancala::{Mancala, Move, Options, Side};

fn unlimited() -> Limits<'static> {
    Limits::new(Budget::of_nodes(u64::MAX), &|| 0.0)
}

/// Positions with at most so many stones, by a simple generator.
fn random_positions(number: u32, max_stones: u8) -> impl Iterator<Item = Mancala> {
    let mut chance: u32 = 1;
    let mut next = move |below: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 16) % below
    };
    (0..number).filter_map(move |_| {
        let mut game = Mancala::new(2, &Options::default());
        game.pits = [[0; PITS]; 2];
        for _ in 0..1 + next(9) {
            let (row, pit) = (next(2) as usize, next(PITS as u32) as usize);
            game.pits[row][pit] += 1 + next(2) as u8 * next(14) as u8;
        }
        game.to_move = Side::BOTH[next(2) as usize];
        let few = game.in_play(Side::South) + game.in_play(Side::North) <= max_stones;
        (few && !game.has_ended()).then_some(game)
    })
}

/// The margin to come for a side, by trying everything the rules allow.
fn brute_force(game: &Mancala, side: Side) -> i32 {
    if game.is_over() {
        return 0;
    }
    let margin = |game: &Mancala| i32::from(game.store(side)) - i32::from(game.store(side.other()));
    let values = game.moves().into_iter().map(|m| {
        let mut after = *game;
        after.apply(m);
        margin(&after) - margin(game) + brute_force(&after, side)
    });
    if game.to_move() == side {
        values.max()
    } else {
        values.min()
    }
    .expect("a game that goes on has moves")
}

#[test]
fn sowing_with_two_additions_is_sowing_by_the_rules() {
    let mut seen = 0;
    for game in random_positions(4_000, 40) {
        let (rows, mover) = (Rows::of(&game).expect("it goes on"), game.to_move());
        for m in game.moves() {
            let Move::Sow(number) = m else { continue };
            let next = rows.sow(usize::from(number) - 1);
            let mut after = game;
            after.apply(m);
            let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
            assert_eq!(next.gain, gain(mover) - gain(mover.other()), "{game} {m}");
            assert_eq!(next.over, after.is_over(), "{game} {m}");
            if let Some(rows) = Rows::of(&after) {
                assert_eq!((next.rows, next.again), (rows, after.to_move() == mover));
            }
            seen += 1;
        }
    }
    println!("{seen} sowings");
}

#[test]
fn a_value_is_what_trying_everything_comes_to() {
    // With and without an endgame table, and with a transposition table so small that entries are replaced.
    let mut solvers = [Solver::new(12, 0), Solver::new(4, 4), Solver::new(12, 9)];
    let mut seen = 0;
    for game in random_positions(2_000, 8) {
        let rows = Rows::of(&game).expect("it goes on");
        let mover = game.to_move();
        let value = brute_force(&game, mover);
        for solver in &mut solvers {
            let limits = &mut unlimited();
            assert_eq!(solver.value(rows, None, limits), Some(value), "{game}");
            let best = solver
                .best_pit(rows, value, None, limits)
                .expect("there is one");
            let values = solver.values(rows, limits).expect("there is no limit");
            assert!(values.contains(&(best, value)), "{game}");
            for (pit, value) in values {
                let mut after = game;
                after.apply(Move::sow(pit));
                let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
                let expected = gain(mover) - gain(mover.other()) + brute_force(&after, mover);
                assert_eq!(value, expected, "{game} {pit}");
            }
        }
        seen += 1;
    }
    println!("{seen} positions");
}

#[test]
fn every_position_has_its_own_index_and_fewer_stones_come_first() {
    let mut indices = Vec::new();
    for game in random_positions(4_000, 72) {
        let rows = Rows::of(&game).expect("it goes on");
        indices.push((rows.index(), rows.stones(), rows.mine, rows.theirs));
    }
    indices.sort();
    indices.dedup();
    println!("{} positions", indices.len());
    for pair in indices.windows(2) {
        assert_ne!(pair[0].0, pair[1].0);
        assert!(pair[0].1 <= pair[1].1);
    }
    let all = position_count(5);
    let last = Rows { mine: 5, theirs: 0 };
    assert_eq!(last.index() as usize + 1, all, "none is left out");
}

#[test]
fn a_search_that_reaches_its_limits_returns_nothing() {
    let mut solver = Solver::new(12, 6);
    let start = Rows {
        mine: 0x0404_0404_0404,
        theirs: 0x0404_0404_0404,
    };
    let mut limits = Limits::new(Budget::of_nodes(5_000), &|| 0.0);
    assert_eq!(solver.value(start, None, &mut limits), None);
    assert!(limits.nodes() <= 5_100, "{}", limits.nodes());
    // And what it stored by then is right.
    for game in random_positions(300, 8) {
        let rows = Rows::of(&game).expect("it goes on");
        let value = brute_force(&game, game.to_move());
        assert_eq!(
            solver.value(rows, None, &mut unlimited()),
            Some(value),
            "{game}"
        );
    }
}

#[test]
fn looking_ahead_to_the_end_finds_the_value() {
    let mut solver = Solver::new(14, 0);
    let mut seen = 0;
    for game in random_positions(600, 7) {
        let rows = Rows::of(&game).expect("it goes on");
        let (pit, quarters) = solver
            .look_ahead(rows, 40, &mut unlimited())
            .expect("there is no limit");
        let value = brute_force(&game, game.to_move());
        assert_eq!(quarters, QUARTERS_PER_STONE * value, "{game}");
        assert_eq!(
            solver.value_of_pit(rows, pit, &mut unlimited()),
            Some(value),
            "{game}"
        );
        seen += 1;
    }
    println!("{seen} positions");
}
