//! The opening book: where the next man stands best in the first turns, whichever way the board is turned.
//!
//! In the file each position is the least of its 16 images, and they are in ascending order. Twelve bytes each, little-endian: three
//! of the mover's points, three of the other side's, three of the points to choose from, two of the score, one of the depth. The last
//! two bytes of the file are the number of positions.

use super::position::{Position, each};
use super::symmetry::{self, Symmetries};
use crate::games::morris::rules::board::Points;

/// Bytes of an entry, and of the position in it.
const ENTRY_SIZE: usize = 12;
const POSITION_SIZE: usize = 6;

/// The positions of the book.
pub struct OpeningBook {
    entries: Vec<u8>,
}

/// What the book says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookEntry {
    /// Where the next man may stand; one point is as good as another.
    pub points: Points,
    /// What that is worth, in hundredths of a man.
    pub score: i16,
    /// How many turns were looked ahead.
    pub depth: u8,
}

impl OpeningBook {
    /// Splits the book off the end of a file; it is empty if the file does not end with a sound one.
    pub fn split_off(file: &mut Vec<u8>) -> OpeningBook {
        let entries = match start_of_book(file) {
            Some(start) => file.split_off(start),
            None => Vec::new(),
        };
        OpeningBook { entries }
    }

    /// The entry of a position, its points as they lie on the board.
    pub fn find(&self, symmetries: &Symmetries, position: &Position) -> Option<BookEntry> {
        // No position after a capture is in the book.
        if (position.own_men(), position.other_men()) != (9, 9) {
            return None;
        }
        let (least, symmetric) = least_image(symmetries, position);
        let entry = self
            .entries
            .chunks_exact(ENTRY_SIZE)
            .find(|entry| number(&entry[..POSITION_SIZE]) == least)?;
        let listed = number(&entry[POSITION_SIZE..9]) as Points;
        let mut points = 0;
        for symmetry in each(symmetric) {
            for point in each(position.free()) {
                let image = symmetries.images[symmetry as usize][point as usize];
                points |= (listed >> image & 1) << point;
            }
        }
        Some(BookEntry {
            points,
            score: number(&entry[9..11]) as i16,
            depth: entry[11],
        })
    }
}

/// Where the book begins in a file, if it is sound.
fn start_of_book(file: &[u8]) -> Option<usize> {
    let count = u16::from_le_bytes(*file.last_chunk()?);
    let start = file
        .len()
        .checked_sub(2 + usize::from(count) * ENTRY_SIZE)?;
    let mut before = None;
    let is_sound = file[start..].chunks_exact(ENTRY_SIZE).all(|entry| {
        let position = number(&entry[..POSITION_SIZE]);
        let (own, other) = (position as Points & 0xff_ffff, (position >> 24) as Points);
        let points = number(&entry[POSITION_SIZE..9]) as Points;
        let ascends = before.replace(position) < Some(position);
        ascends && own & other == 0 && points != 0 && points & (own | other) == 0
    });
    (is_sound && count > 0).then_some(start)
}

/// The least of a position's images, as a number, and the set of symmetries that lead to it.
pub fn least_image(symmetries: &Symmetries, position: &Position) -> (u64, u32) {
    let (mut least, mut symmetric) = (u64::MAX, 0);
    for symmetry in 0..symmetry::COUNT {
        let image = symmetries.map_position(symmetry, position);
        let image = u64::from(image.own) | u64::from(image.other) << 24;
        if image < least {
            (least, symmetric) = (image, 0);
        }
        symmetric |= u32::from(image == least) << symmetry;
    }
    (least, symmetric)
}

/// The position that has this number, with no man lost.
pub fn numbered_position(number: u64) -> Position {
    let [own, other] = [number, number >> 24].map(|points| points as Points & 0xff_ffff);
    let hand = [own, other].map(|points| 9 - points.count_ones() as u8);
    Position { own, other, hand }
}

fn number(bytes: &[u8]) -> u64 {
    let digits = bytes.iter().rev();
    digits.fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Limits};
    use crate::game::rng;
    use crate::games::morris::bot::expert::{Expert, Query, RatedTurn};

    const FILE: &[u8] = include_bytes!("opening_book.table");

    fn all() -> Vec<Position> {
        FILE.chunks_exact(ENTRY_SIZE)
            .map(|entry| numbered_position(number(&entry[..POSITION_SIZE])))
            .collect()
    }

    /// What an expert with this file answers from the book alone.
    fn answer(file: &[u8], position: Position, uses_tables: bool, seed: u64) -> Option<RatedTurn> {
        let query = Query {
            position,
            removes: false,
            past: Vec::new(),
            quiet_limit: 100,
            depth: 4,
            uses_tables,
        };
        let (mut limits, mut last) = (Limits::new(Budget::of_nodes(3_000), &|| 0.0), None);
        let rng = &mut rng::stream(seed, 1);
        let mut expert = Expert::new(file.to_vec());
        expert.answer(query, rng, &mut limits, &mut |rated| last = Some(rated));
        let is_legal = |rated: &RatedTurn| position.turns().contains(&rated.turn);
        assert!(last.as_ref().is_some_and(is_legal), "{position:?} {last:?}");
        last.filter(|_| limits.nodes() == 0)
    }

    #[test]
    fn the_least_image_is_the_same_for_all() {
        let symmetries = Symmetries::new();
        for position in all() {
            let (number, _) = least_image(&symmetries, &position);
            // Those in the file are the least themselves.
            assert_eq!(numbered_position(number), position);
            for symmetry in 0..16 {
                let image = symmetries.map_position(symmetry, &position);
                let (same, symmetric) = least_image(&symmetries, &image);
                assert_eq!(same, number);
                for back in 0..16 {
                    let is_least = symmetries.map_position(back, &image) == position;
                    assert_eq!(is_least, symmetric >> back & 1 == 1);
                }
            }
        }
    }

    #[test]
    fn every_image_of_an_opening_has_the_same_answer() {
        let symmetries = Symmetries::new();
        let book = OpeningBook::split_off(&mut FILE.to_vec());
        for position in all() {
            let entry = book
                .find(&symmetries, &position)
                .expect("it is in the file");
            assert!(entry.points != 0 && entry.points & !position.free() == 0);
            // A man that closes a mill removes another, which the book does not name.
            assert_eq!(entry.points & position.closable(), 0);
            for symmetry in 0..16 {
                let points = symmetries.map(symmetry, entry.points);
                let image = symmetries.map_position(symmetry, &position);
                let expected = BookEntry { points, ..entry };
                assert_eq!(book.find(&symmetries, &image), Some(expected));
            }
        }
    }

    #[test]
    fn openings_are_answered_at_once_and_not_always_alike() {
        let first = |seed| answer(FILE, Position::START, true, seed);
        let known = first(0).expect("it is in the file");
        assert!((1..9).any(|seed| first(seed).is_some_and(|rated| rated.turn != known.turn)));
        for position in all().into_iter().step_by(40) {
            assert!(answer(FILE, position, true, 1).is_some());
            assert_eq!(answer(FILE, position, false, 1), None);
        }
    }

    #[test]
    fn without_a_whole_file_openings_are_worked_out() {
        let long = [FILE, &[7, 0]].concat();
        for file in [&FILE[..FILE.len() - 1], &[0; 2], &[255; 99], &[], &long] {
            assert_eq!(answer(file, Position::START, true, 1), None);
            let mut left = file.to_vec();
            assert!(OpeningBook::split_off(&mut left).entries.is_empty() && left == file);
        }
        // Where only some of it is wrong, the answer is still a legal turn.
        for place in (0..FILE.len()).step_by(97) {
            let mut file = FILE.to_vec();
            file[place] ^= 1 << (place % 8);
            answer(&file, all()[place / ENTRY_SIZE % all().len()], true, 1);
        }
    }
}
