//! The solver against the rules: the same sowings, and the same values as trying everything.

use super::*;
use crate::ai::Budget;
use crate::game::Game;
use crate::games::mancala::{Mancala, Move, Options, Side};

fn unlimited() -> Limits<'static> {
    Limits::new(Budget::of_nodes(u64::MAX), &|| 0.0)
}

/// Positions with few stones, laid by a simple generator.
fn few(number: u32, most: u8) -> impl Iterator<Item = Mancala> {
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
        let few = game.left(Side::South) + game.left(Side::North) <= most;
        (few && !game.has_ended()).then_some(game)
    })
}

/// The margin to come for a side, by trying everything the rules allow.
fn tried(game: &Mancala, side: Side) -> i32 {
    if game.is_over() {
        return 0;
    }
    let margin = |game: &Mancala| i32::from(game.store(side)) - i32::from(game.store(side.other()));
    let values = game.moves().into_iter().map(|m| {
        let mut after = *game;
        after.apply(m);
        margin(&after) - margin(game) + tried(&after, side)
    });
    match game.to_move() == side {
        true => values.max(),
        false => values.min(),
    }
    .expect("a game that goes on has moves")
}

#[test]
fn sowing_with_two_additions_is_sowing_by_the_rules() {
    let mut seen = 0;
    for game in few(4_000, 40) {
        let (rows, mover) = (Rows::of(&game).expect("it goes on"), game.to_move());
        for m in game.moves() {
            let Move::Sow(number) = m else { continue };
            let sown = rows.sow(usize::from(number) - 1);
            let mut after = game;
            after.apply(m);
            let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
            assert_eq!(sown.gain, gain(mover) - gain(mover.other()), "{game} {m}");
            assert_eq!(sown.over, after.is_over(), "{game} {m}");
            if let Some(rows) = Rows::of(&after) {
                assert_eq!((sown.rows, sown.again), (rows, after.to_move() == mover));
            }
            seen += 1;
        }
    }
    println!("{seen} sowings");
}

#[test]
fn a_value_is_what_trying_everything_comes_to() {
    // With and without positions known by heart, and with so little memory that it must forget.
    let mut solvers = [Solver::new(12, 0), Solver::new(4, 4), Solver::new(12, 9)];
    let mut seen = 0;
    for game in few(2_000, 8) {
        let rows = Rows::of(&game).expect("it goes on");
        let mover = game.to_move();
        let value = tried(&game, mover);
        for solver in &mut solvers {
            let limits = &mut unlimited();
            assert_eq!(solver.value(rows, None, limits), Some(value), "{game}");
            let best = solver
                .best(rows, value, None, limits)
                .expect("there is one");
            let values = solver.values(rows, limits).expect("there is no limit");
            assert!(values.contains(&(best, value)), "{game}");
            for (pit, value) in values {
                let mut after = game;
                after.apply(Move::sow(pit));
                let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
                let told = gain(mover) - gain(mover.other()) + tried(&after, mover);
                assert_eq!(value, told, "{game} {pit}");
            }
        }
        seen += 1;
    }
    println!("{seen} positions");
}

#[test]
fn every_position_has_its_own_number_and_fewer_stones_come_first() {
    let mut numbers = Vec::new();
    for game in few(4_000, 72) {
        let rows = Rows::of(&game).expect("it goes on");
        numbers.push((rows.number(), rows.stones(), rows.mine, rows.theirs));
    }
    numbers.sort();
    numbers.dedup();
    println!("{} positions", numbers.len());
    for pair in numbers.windows(2) {
        assert_ne!(pair[0].0, pair[1].0);
        assert!(pair[0].1 <= pair[1].1);
    }
    let all = positions(5);
    let last = Rows { mine: 5, theirs: 0 };
    assert_eq!(last.number() as usize + 1, all, "none is left out");
}

#[test]
fn a_search_that_must_end_says_nothing() {
    let mut solver = Solver::new(12, 6);
    let start = Rows {
        mine: 0x0404_0404_0404,
        theirs: 0x0404_0404_0404,
    };
    let mut limits = Limits::new(Budget::of_nodes(5_000), &|| 0.0);
    assert_eq!(solver.value(start, None, &mut limits), None);
    assert!(limits.nodes() <= 5_100, "{}", limits.nodes());
    // And what it has learnt by then is no lie.
    for game in few(300, 8) {
        let rows = Rows::of(&game).expect("it goes on");
        let value = tried(&game, game.to_move());
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
    for game in few(600, 7) {
        let rows = Rows::of(&game).expect("it goes on");
        let (pit, quarters) = solver
            .sketch(rows, 40, &mut unlimited())
            .expect("there is no limit");
        let value = tried(&game, game.to_move());
        assert_eq!(quarters, STONE * value, "{game}");
        assert_eq!(
            solver.after(rows, pit, &mut unlimited()),
            Some(value),
            "{game}"
        );
        seen += 1;
    }
    println!("{seen} positions");
}

#[test]
fn a_book_reads_back_and_one_that_does_not_fit_is_empty() {
    let rows = Rows {
        mine: 0x0101_0002_0201,
        theirs: 0x0002_0100_0101,
    };
    let root = [true, false].map(|ours| Root { rows, ours });
    let mut solver = Solver::new(12, 4);
    let (mut bytes, mut seen) = (Vec::new(), Vec::new());
    let book = Book::walk(&root, SOLVABLE, &mut |_, _| unreachable!("it is solvable"));
    assert!(book.is_empty());
    let book = Book::walk(&root, 5, &mut |rows, least| {
        let value = solver.value(rows, None, &mut unlimited())?;
        assert!(value >= least);
        let pit = solver.best(rows, value, None, &mut unlimited())?;
        let advice = Advice { pit, value };
        bytes.push(advice.byte(least));
        seen.push((rows, advice));
        Some(advice)
    });
    assert_eq!(book.len(), seen.len());
    println!("{} positions", book.len());
    let read = Book::read_until(&bytes, &root, 5);
    for (rows, advice) in &seen {
        assert_eq!(book.advice(*rows), Some(*advice));
        assert_eq!(read.advice(*rows), Some(*advice));
    }
    assert!(Book::read_until(&bytes[1..], &root, 5).is_empty());
    bytes.push(0);
    assert!(Book::read_until(&bytes, &root, 5).is_empty());
}
