//! The first turns, known by heart: where a man stands best, whichever way the board is turned.
//!
//! In the file each position is the least of its 16 images, and they are in order. Twelve bytes each, the low ones first: three of the
//! mover's points, three of the other side's, three of the points to choose from, two of what they are worth, one of how many turns
//! were looked ahead. The last two bytes of the file tell how many there are.

use super::men::{Men, each};
use super::twins::Twins;
use crate::games::morris::net::Points;

/// Bytes of a position, and of the men in it.
const ENTRY: usize = 12;
const MEN: usize = 6;

/// The positions that are known.
pub struct Openings {
    entries: Vec<u8>,
}

/// What is known of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Where the next man may stand; one point is as good as another.
    pub points: Points,
    /// What that is worth, in hundredths of a man.
    pub score: i16,
    /// How many turns were looked ahead.
    pub depth: u8,
}

impl Openings {
    /// Takes them off the end of a file; if they are not whole, there are none.
    pub fn take(file: &mut Vec<u8>) -> Openings {
        let mut entries = Vec::new();
        if let Some(begin) = begin(file) {
            entries = file.split_off(begin);
        }
        Openings { entries }
    }

    /// What is known of a position, as it lies on the board.
    pub fn find(&self, twins: &Twins, men: &Men) -> Option<Opening> {
        // After a capture it is another game.
        if (men.mine(), men.theirs()) != (9, 9) {
            return None;
        }
        let (least, ways) = least(twins, men);
        let entry = self
            .entries
            .chunks_exact(ENTRY)
            .find(|entry| number(&entry[..MEN]) == least)?;
        let listed = number(&entry[MEN..9]) as Points;
        let mut points = 0;
        for way in each(ways) {
            for point in each(men.free()) {
                let image = twins.to[way as usize][point as usize];
                points |= (listed >> image & 1) << point;
            }
        }
        Some(Opening {
            points,
            score: number(&entry[9..11]) as i16,
            depth: entry[11],
        })
    }
}

/// Where they begin in a file, if they are whole.
fn begin(file: &[u8]) -> Option<usize> {
    let many = u16::from_le_bytes(*file.last_chunk()?);
    let begin = file.len().checked_sub(2 + usize::from(many) * ENTRY)?;
    let mut before = None;
    let sound = file[begin..].chunks_exact(ENTRY).all(|entry| {
        let men = number(&entry[..MEN]);
        let (own, other) = (men as Points & 0xff_ffff, (men >> 24) as Points);
        let points = number(&entry[MEN..9]) as Points;
        let next = before.replace(men) < Some(men);
        next && own & other == 0 && points != 0 && points & (own | other) == 0
    });
    (sound && many > 0).then_some(begin)
}

/// The least of a position's images, as a number, and the ways that lead to it.
pub fn least(twins: &Twins, men: &Men) -> (u64, Points) {
    let (mut least, mut ways) = (u64::MAX, 0);
    for way in 0..16 {
        let [own, other] = [men.own, men.other].map(|points| twins.turn(way, points));
        let image = u64::from(own) | u64::from(other) << 24;
        if image < least {
            (least, ways) = (image, 0);
        }
        ways |= Points::from(image == least) << way;
    }
    (least, ways)
}

fn number(bytes: &[u8]) -> u64 {
    let digits = bytes.iter().rev();
    digits.fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Limits};
    use crate::games::morris::mind::{Judged, Mind, Question};
    use crate::rng;

    const FILE: &[u8] = include_bytes!("../openings.table");

    fn men(number: u64) -> Men {
        let [own, other] = [number, number >> 24].map(|points| points as Points & 0xff_ffff);
        let hand = [own, other].map(|points| 9 - points.count_ones() as u8);
        Men { own, other, hand }
    }

    fn all() -> Vec<Men> {
        let entries = FILE.chunks_exact(ENTRY);
        entries.map(|entry| men(number(&entry[..MEN]))).collect()
    }

    fn turned(twins: &Twins, way: usize, men: &Men) -> Men {
        Men {
            own: twins.turn(way, men.own),
            other: twins.turn(way, men.other),
            ..*men
        }
    }

    /// The answer of a mind with this file that may look at so many positions.
    fn answer(file: &[u8], men: Men, by_heart: bool, seed: u64) -> Option<Judged> {
        let question = Question {
            men,
            takes: false,
            past: Vec::new(),
            quiet: 100,
            depth: 4,
            by_heart,
        };
        let (mut limits, mut last) = (Limits::new(Budget::of_nodes(3_000), &|| 0.0), None);
        let rng = &mut rng::stream(seed, 1);
        Mind::new(file.to_vec()).answer(question, rng, &mut limits, &mut |told| last = Some(told));
        let legal = |told: &Judged| men.steps().contains(&told.step);
        assert!(last.as_ref().is_some_and(legal), "{men:?} {last:?}");
        last.filter(|_| limits.nodes() == 0)
    }

    #[test]
    fn the_least_image_is_the_same_for_all() {
        let twins = Twins::work_out();
        for men in all() {
            let (number, _) = least(&twins, &men);
            // Those in the file are the least themselves.
            assert_eq!(self::men(number), men);
            for way in 0..16 {
                let image = turned(&twins, way, &men);
                let (same, ways) = least(&twins, &image);
                assert_eq!(same, number);
                let back = |way: usize| turned(&twins, way, &image) == men;
                assert!((0..16).all(|way| back(way) == (ways >> way & 1 == 1)));
            }
        }
    }

    #[test]
    fn every_image_of_an_opening_has_the_same_answer() {
        let twins = Twins::work_out();
        let openings = Openings::take(&mut FILE.to_vec());
        for men in all() {
            let known = openings.find(&twins, &men).expect("it is in the file");
            assert!(known.points != 0 && known.points & !men.free() == 0);
            // A man that closes a mill takes another, of which the file does not tell.
            assert_eq!(known.points & men.closable(), 0);
            for way in 0..16 {
                let points = twins.turn(way, known.points);
                let image = openings.find(&twins, &turned(&twins, way, &men));
                assert_eq!(image, Some(Opening { points, ..known }));
            }
        }
    }

    #[test]
    fn openings_are_answered_at_once_and_not_always_alike() {
        let first = |seed| answer(FILE, Men::START, true, seed);
        let known = first(0).expect("it is in the file");
        assert!((1..9).any(|seed| first(seed).is_some_and(|told| told.step != known.step)));
        for men in all().into_iter().step_by(40) {
            assert!(answer(FILE, men, true, 1).is_some());
            assert_eq!(answer(FILE, men, false, 1), None);
        }
    }

    #[test]
    fn without_a_whole_file_openings_are_worked_out() {
        let long = [FILE, &[7, 0]].concat();
        for file in [&FILE[..FILE.len() - 1], &[0; 2], &[255; 99], &[], &long] {
            assert_eq!(answer(file, Men::START, true, 1), None);
            let mut left = file.to_vec();
            assert!(Openings::take(&mut left).entries.is_empty() && left == file);
        }
        // Where only some of it is wrong, what is told is still a turn.
        for place in (0..FILE.len()).step_by(97) {
            let mut file = FILE.to_vec();
            file[place] ^= 1 << (place % 8);
            answer(&file, all()[place / ENTRY % all().len()], true, 1);
        }
    }
}
