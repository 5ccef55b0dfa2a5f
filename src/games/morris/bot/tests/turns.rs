//! Turns, lines and mills of the bot's positions are those of the rules.

use super::{parsed, position_of};
use crate::game::rng;
use crate::game::{Game as _, Turn};
use crate::games::morris::bot::bitboard::{MILLS, NEIGHBOURS};
use crate::games::morris::bot::position::{self, Position};
use crate::games::morris::bot::symmetry::Symmetries;
use crate::games::morris::rules::board;
use crate::games::morris::{Board, Morris, Options, Side};

/// How many sequences of so many turns there are.
fn perft(position: &Position, turns: u32) -> u64 {
    if position.is_lost() {
        return u64::from(turns == 0);
    }
    match turns {
        0 => 1,
        1 => position.turns().len() as u64,
        _ => {
            let after = position
                .turns()
                .into_iter()
                .map(|turn| position.after(turn));
            after.map(|after| perft(&after, turns - 1)).sum()
        }
    }
}

#[test]
fn there_are_as_many_turns_as_the_rule_sheet_counts() {
    let counts: Vec<u64> = (1..=5).map(|n| perft(&Position::START, n)).collect();
    assert_eq!(counts, [24, 552, 12_144, 255_024, 5_140_800]);
    let listed: [(&str, &[u64]); 7] = [
        (
            "W...BBBBBWW.B.....W..WW. W 2 2 -",
            &[18, 292, 4_410, 63_208],
        ),
        ("W...BBBBBWW.B....BWW.WW. B 0 1 -", &[16, 91, 585, 4_935]),
        ("BBWW.WWBWW.B.BWBBB.....W W 0 0 -", &[7, 45, 348, 2_992]),
        (".W.WWWBW...BB..BB..W.... B 0 0 -", &[5, 35, 196, 1_698]),
        (
            ".W.WWWBW...B...B......W. B 0 0 -",
            &[45, 351, 16_295, 161_521],
        ),
        (".....WB..W.B...B.....W.. W 0 0 -", &[56, 2_862, 157_782]),
        ("WW..BWWWBWB..BB..BWBBBWW W 0 0 -", &[2, 65, 305, 4_467]),
    ];
    for (text, expected) in listed {
        for (n, count) in (1..).zip(expected) {
            assert_eq!(perft(&parsed(text), n), *count, "{text} {n}");
        }
    }
}

/// Where all whole turns lead that the rules allow.
fn after_turns(game: &Morris) -> Vec<Position> {
    let mut all = Vec::new();
    for m in game.moves() {
        let mut after = game.clone();
        after.apply(m);
        if after.owed() == 0 {
            all.push(position_of(&after));
            continue;
        }
        for removal in after.moves() {
            let mut last = after.clone();
            last.apply(removal);
            all.push(position_of(&last));
        }
    }
    all.sort_by_key(Position::key);
    all
}

#[test]
fn turns_and_ends_are_those_of_the_rules() {
    for seed in 0..60 {
        let mut rng = rng::stream(seed, 1);
        let mut game = Morris::new(2, &Options::default());
        while let Turn::Seat(_) = game.turn() {
            if game.owed() == 0 {
                let position = position_of(&game);
                let mut after = Vec::new();
                for turn in position.turns() {
                    after.push(position.after(turn));
                    let closes = position.closable() >> turn.to() & 1 == 1;
                    assert!(!turn.is_capture() || closes, "{game}");
                }
                after.sort_by_key(Position::key);
                assert_eq!(after, after_turns(&game), "{game}");
                assert!(!position.is_lost(), "{game}");
                let is_quiet = position.closable() == 0;
                let wins = is_quiet && after.iter().any(Position::is_lost);
                assert_eq!(is_quiet && position.can_block(), wins, "{game}");
            }
            let moves = game.moves();
            game.apply(moves[rng::pick(&mut rng, moves.len())]);
        }
        let Turn::Over(outcome) = game.turn() else {
            unreachable!("it is over");
        };
        let drawn = outcome.places[Side::White.seat()] == outcome.places[Side::Black.seat()];
        assert_eq!(position_of(&game).is_lost(), !drawn, "{game}");
    }
}

#[test]
fn the_board_of_bits_is_the_board_of_the_rules() {
    for point in 0..24 {
        let neighbours = NEIGHBOURS[usize::from(point)];
        assert_eq!(neighbours, Board::Nine.neighbours(point));
        for partners in Board::Nine.mill_partners(point) {
            assert!(MILLS.contains(&(partners | 1 << point)));
        }
    }
    assert_eq!(
        board::each(5).map(u32::from).collect::<Vec<_>>(),
        position::each(5).collect::<Vec<_>>()
    );
}

#[test]
fn each_of_the_sixteen_symmetries_keeps_lines_and_mills() {
    let symmetries = Symmetries::new();
    let mut images = Vec::new();
    for symmetry in 0..16 {
        let map = |points| symmetries.map(symmetry, points);
        for (point, neighbours) in NEIGHBOURS.iter().enumerate() {
            let image = map(1 << point);
            assert_eq!(image.count_ones(), 1);
            let expected = NEIGHBOURS[image.trailing_zeros() as usize];
            assert_eq!(map(*neighbours), expected);
        }
        assert!(MILLS.iter().all(|mill| MILLS.contains(&map(*mill))));
        images.push((0..24).map(|point| map(1 << point)).collect::<Vec<_>>());
    }
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 16);
}
