//! The ends against plain search, against each other, and against what was published.

use super::{Ends, PAIRS};
use crate::games::morris::mind::men::Men;
use crate::rng::{self, Rng};

const FILE: &[u8] = include_bytes!("../../ends.table");

/// So many men of each side, anywhere.
fn anywhere(rng: &mut Rng, own: usize, other: usize) -> Men {
    let mut points: Vec<u32> = (0..24).collect();
    for i in (1..points.len()).rev() {
        points.swap(i, rng::pick(rng, i + 1));
    }
    let set = |points: &[u32]| points.iter().fold(0, |set, point| set | 1 << point);
    Men {
        own: set(&points[..own]),
        other: set(&points[own..own + other]),
        hand: [0, 0],
    }
}

/// Does whoever moves win within so many turns, whatever the other side does?
fn wins(men: &Men, turns: u32) -> bool {
    let loses = |after: &Men| {
        after.lost()
            || turns > 2 && {
                let replies = after.steps();
                replies
                    .iter()
                    .all(|reply| wins(&after.after(*reply), turns - 2))
            }
    };
    !men.lost() && men.steps().iter().any(|step| loses(&men.after(*step)))
}

#[test]
fn ends_known_by_heart_are_true() {
    let mut ends = Ends::new(FILE.to_vec());
    while ends.learn() {}
    let table = ends.table(0);
    let won = table
        .iter()
        .filter(|known| **known > 0 && **known % 2 == 0)
        .count();
    let drawn = table.iter().filter(|known| **known == 0).count();
    let lost = table.iter().filter(|known| **known % 2 == 1);
    // As published: 83 % won, the longest loss takes 26 turns.
    assert_eq!((table.len(), won, drawn), (210_140, 174_485, 352));
    assert_eq!(lost.max(), Some(&27));
    let mut rng = rng::stream(5, 5);
    for (own, other) in PAIRS {
        for n in 0..4_000 {
            let men = anywhere(&mut rng, own, other);
            let known = ends.probe(&men);
            assert_eq!(known, expected(&ends, &men), "{men:?}");
            // Plain search sees the same.
            if n < 40 {
                let known = known.unwrap_or(0);
                assert_eq!(wins(&men, 1), known == 2, "{men:?}");
                assert_eq!(wins(&men, 3), [2, 4].contains(&known), "{men:?}");
            }
        }
    }
}

/// What follows for a position from those after it.
fn expected(ends: &Ends, men: &Men) -> Option<u8> {
    let (mut quickest, mut longest, mut saved) = (u8::MAX, 0, false);
    for step in men.steps() {
        let after = men.after(step);
        let known = if after.own.count_ones() < 3 {
            1
        } else {
            ends.probe(&after)?
        };
        match known {
            0 => saved = true,
            _ if known % 2 == 1 => quickest = quickest.min(known),
            _ => longest = longest.max(known),
        }
    }
    Some(match (quickest, saved) {
        (u8::MAX, true) => 0,
        (u8::MAX, false) => longest + 1,
        _ => quickest + 1,
    })
}

#[test]
fn ends_without_the_file_are_worked_out() {
    let (mut read, mut made) = (Ends::new(FILE.to_vec()), Ends::new(vec![7; 40]));
    // 3 to 3, and then 3 to 4 and 4 to 3 at once.
    while read.table(3).is_empty() && read.learn() {}
    while made.table(3).is_empty() && made.learn() {}
    for pair in 0..3 {
        assert!(read.table(pair) == made.table(pair));
    }
}
