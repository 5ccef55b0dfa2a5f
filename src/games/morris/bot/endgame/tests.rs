//! The tables against plain search, against each other, and against published results.

use super::{EndgameTables, PAIRS, is_lost, is_won};
use crate::game::rng::{self, Rng};
use crate::games::morris::bot::position::Position;

const FILE: &[u8] = include_bytes!("../endgame.table");

/// So many men of each side, at random.
fn random_position(rng: &mut Rng, own: usize, other: usize) -> Position {
    let mut points: Vec<u32> = (0..24).collect();
    for i in (1..points.len()).rev() {
        points.swap(i, rng::pick(rng, i + 1));
    }
    let set = |points: &[u32]| points.iter().fold(0, |set, point| set | 1 << point);
    Position::moving(set(&points[..own]), set(&points[own..own + other]))
}

/// Does the mover win within so many turns, whatever the other side does?
fn wins(position: &Position, turns: u32) -> bool {
    let loses = |after: &Position| {
        let loses_later = || {
            let replies = after.turns();
            replies
                .iter()
                .all(|reply| wins(&after.after(*reply), turns - 2))
        };
        after.is_lost() || turns > 2 && loses_later()
    };
    !position.is_lost()
        && position
            .turns()
            .iter()
            .any(|turn| loses(&position.after(*turn)))
}

#[test]
fn endgame_values_are_true() {
    let mut tables = EndgameTables::new(FILE.to_vec());
    while tables.load_part() {}
    let table = tables.table(0);
    let won = table.iter().filter(|value| is_won(**value)).count();
    let drawn = table.iter().filter(|value| **value == 0).count();
    let lost = table.iter().filter(|value| is_lost(**value));
    // As published: 83 % won, the longest loss takes 26 turns.
    assert_eq!((table.len(), won, drawn), (210_140, 174_485, 352));
    assert_eq!(lost.max(), Some(&27));
    let mut rng = rng::stream(5, 5);
    for (own, other) in PAIRS {
        for n in 0..4_000 {
            let position = random_position(&mut rng, own, other);
            let value = tables.probe(&position);
            assert_eq!(value, expected(&tables, &position), "{position:?}");
            // Plain search finds the same.
            if n < 40 {
                let value = value.unwrap_or(0);
                assert_eq!(wins(&position, 1), value == 2, "{position:?}");
                assert_eq!(wins(&position, 3), [2, 4].contains(&value), "{position:?}");
            }
        }
    }
}

/// The value of a position that follows from those after it.
fn expected(tables: &EndgameTables, position: &Position) -> Option<u8> {
    let (mut quickest, mut longest, mut can_draw) = (u8::MAX, 0, false);
    for turn in position.turns() {
        let after = position.after(turn);
        let value = if after.own.count_ones() < 3 {
            1
        } else {
            tables.probe(&after)?
        };
        match value {
            0 => can_draw = true,
            _ if is_lost(value) => quickest = quickest.min(value),
            _ => longest = longest.max(value),
        }
    }
    Some(match (quickest, can_draw) {
        (u8::MAX, true) => 0,
        (u8::MAX, false) => longest + 1,
        _ => quickest + 1,
    })
}

#[test]
fn endgames_without_the_file_are_computed() {
    let mut read = EndgameTables::new(FILE.to_vec());
    let mut computed = EndgameTables::new(vec![7; 40]);
    // 3 to 3, and then 3 to 4 and 4 to 3 at once.
    while read.table(3).is_empty() && read.load_part() {}
    while computed.table(3).is_empty() && computed.load_part() {}
    for pair in 0..3 {
        assert!(read.table(pair) == computed.table(pair));
    }
}
