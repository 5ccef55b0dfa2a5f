//! Board, but for what is drawn.

use super::*;
use crate::game::rng;

/// The sample of the document: the tower's quadrant, by its codes.
const SAMPLE: &str = "2222770733 2722107773 1121110067 41116D0677 4444160633
                      4344466303 4434461503 33D4611100 4366622100 4336222000";

/// Four random boards; ruling 24: four different ones.
#[test]
fn four_different_boards_are_selected() {
    let rng = &mut rng::stream(5, 5);
    let mut seen = [0; 8];
    for _ in 0..8_000 {
        let boards = random_boards(rng);
        for quadrant in boards {
            seen[quadrant.kind as usize] += 1;
            let same = boards.iter().filter(|other| other.kind == quadrant.kind);
            assert_eq!(same.count(), 1);
        }
    }
    assert!(seen.iter().all(|n| (3_800..4_200).contains(n)), "{seen:?}");
}

/// Each board in each of the four places, either way round, with equal probability; ruling 25: turned, never mirrored.
#[test]
fn each_board_lies_in_every_place_and_either_way_round_equally_often() {
    const DRAWS: u32 = 40_000;
    let (mut seen, mut pairs) = ([[[0_u32; 2]; 4]; 8], [[0_u32; 8]; 8]);
    for n in 0..u64::from(DRAWS) {
        // A seed such as the browser's random source gives, and what a match makes of it.
        let seed = rng::nth(2_011, n);
        let options = KingdomBuilder::lay_out(&Options::default(), 2, &mut rng::layout(seed));
        let boards = options.boards();
        for (place, quadrant) in boards.iter().enumerate() {
            seen[quadrant.kind as usize][place][usize::from(quadrant.turned)] += 1;
        }
        // Which lie side by side has nothing to do with which they are.
        pairs[boards[0].kind as usize][boards[1].kind as usize] += 1;
    }
    // 64 kinds of lying there, each a 16th of 40 000 times; 99.99 % of fair draws stay below 120.
    let apart = |counts: &[u32], expected: f64| -> f64 {
        let one = |n: &u32| (f64::from(*n) - expected).powi(2) / expected;
        counts.iter().map(one).sum()
    };
    let lying = apart(seen.as_flattened().as_flattened(), f64::from(DRAWS) / 16.0);
    assert!(lying < 120.0, "{lying} {seen:?}");
    let two: Vec<u32> = pairs
        .as_flattened()
        .iter()
        .copied()
        .filter(|n| *n > 0)
        .collect();
    assert_eq!(two.len(), 56);
    let two = apart(&two, f64::from(DRAWS) / 56.0);
    assert!(two < 110.0, "{two} {pairs:?}");
}

/// The boards are joined to twenty by twenty hexes.
#[test]
fn four_quadrants_make_twenty_rows_of_twenty() {
    let land = Land::from_quadrants(&FIRST_BOARDS);
    let corners =
        [(0, 0), (0, 19), (19, 0), (19, 19)].map(|(r, c)| land.at(Hex::at(r, c)).letter());
    assert_eq!(corners, ['L', 'D', 'W', 'W']);
    let hexes: Vec<String> = land.castles.iter().map(|hex| hex.to_string()).collect();
    assert_eq!(hexes, ["3,3", "7,15", "11,11", "17,1"]);
    assert_eq!(land.locations.len(), 8);
    assert_eq!(land.sites.count(), 12);
}

/// Nothing changes the board but settlements.
#[test]
fn the_board_never_changes_but_for_settlements() {
    let played = testing::random_game::<KingdomBuilder>(4, &Options::default(), 3);
    let land = Land::from_quadrants(&played.options.boards());
    assert!(played.positions.iter().all(|now| *now.land() == land));
}

/// The terrain is read from the text as it stands there; ruling 26: the sample is the tower’s quadrant.
#[test]
fn the_terrain_is_that_of_the_text() {
    let codes = SAMPLE.bytes().filter(|sign| !sign.is_ascii_whitespace());
    let letter = |code: u8| match code {
        b'D' => 'T',
        _ => ['G', 'L', 'F', 'C', 'D', 'K', 'W', 'M'][usize::from(code - b'0')],
    };
    let sample: String = codes.map(letter).collect();
    let ours: String = setup::quadrant("tower", false)
        .into_iter()
        .map(Ground::letter)
        .collect();
    assert_eq!(ours, sample);
}

/// One null between the entries of a matrix; ruling 27: any matter of storing will do that has the same neighbours.
#[test]
fn neighbours_are_where_the_rows_say() {
    assert_eq!(
        text_of(HexSet::from(Hex::at(4, 4)).neighbours()),
        "3,3 3,4 4,3 4,5 5,3 5,4"
    );
    assert_eq!(
        text_of(HexSet::from(Hex::at(5, 5)).neighbours()),
        "4,5 4,6 5,4 5,6 6,5 6,6"
    );
    assert_eq!(text_of(HexSet::from(Hex::at(0, 0)).neighbours()), "0,1 1,0");
    assert_eq!(
        text_of(HexSet::from(Hex::at(19, 19)).neighbours()),
        "18,19 19,18"
    );
    assert_eq!(
        text_of(HexSet::from(Hex::at(9, 9)).neighbours()),
        "8,9 8,10 9,8 9,10 10,9 10,10"
    );
}

/// Invalid indices are never used: no step leads off the board, and what is not on it is not read.
#[test]
fn no_step_leads_off_the_board_and_no_hex_beyond_it_can_be_named() {
    for hex in Hex::all() {
        let mut near = HexSet::EMPTY;
        for direction in Direction::ALL {
            let one = HexSet::from(hex).shifted(direction);
            assert_eq!(hex.neighbour(direction), one.first());
            near |= one;
        }
        assert_eq!(near, HexSet::from(hex).neighbours());
        assert!((2..=6).contains(&near.count()));
    }
    for beyond in [
        "20,0",
        "0,20",
        "-1,3",
        "3,-1",
        "tower:20,19",
        "paddock:5,5-5,21",
    ] {
        assert!(beyond.parse::<Move>().is_err(), "{beyond}");
    }
    assert_eq!(Hex::try_at(20, 0).or(Hex::try_at(0, 20)), None);
}
