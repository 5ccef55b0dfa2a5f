//! Moves as indices into the legal moves, a few bits each: what finished matches and links are made of.

use super::flaw::Flaw;
use crate::game::{Game, Unreadable};

/// Six bits a letter, in letters that addresses carry as they are.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bits tell one of so many apart.
fn width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

/// The moves of a match as text for storage and links.
pub fn pack<G: Game>(start: &G, moves: &[G::Move]) -> String {
    let mut position = start.clone();
    let mut bits = Bits::default();
    for m in moves {
        let legal = position.moves();
        let index = legal.iter().position(|l| l == m);
        bits.push(
            index.expect("only legal moves are on a table"),
            width(legal.len()),
        );
        position.apply(*m);
    }
    bits.letters()
}

/// The `count` moves that `pack` packed. Total: any text gives moves or a flaw.
pub fn unpack<G: Game>(start: &G, count: usize, text: &str) -> Result<Vec<G::Move>, Flaw> {
    let flaw = || Flaw::Unreadable(Unreadable::new("packed moves", text));
    let mut bits = Bits::read(text).ok_or_else(flaw)?;
    let mut position = start.clone();
    let mut moves = Vec::new();
    for _ in 0..count {
        let legal = position.moves();
        let index = bits.take(width(legal.len())).ok_or_else(flaw)?;
        let m = *legal.get(index).ok_or_else(flaw)?;
        position.apply(m);
        moves.push(m);
    }
    bits.is_spent().then_some(moves).ok_or_else(flaw)
}

/// Bits in sixes, and how many have been written or read.
#[derive(Default)]
struct Bits {
    sixes: Vec<u8>,
    used: usize,
}

impl Bits {
    fn read(text: &str) -> Option<Bits> {
        let six = |letter: u8| {
            LETTERS
                .iter()
                .position(|l| *l == letter)
                .map(|six| six as u8)
        };
        let sixes = text.bytes().map(six).collect::<Option<Vec<u8>>>()?;
        Some(Bits { sixes, used: 0 })
    }

    fn letters(&self) -> String {
        self.sixes
            .iter()
            .map(|six| char::from(LETTERS[usize::from(*six)]))
            .collect()
    }

    fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.used.is_multiple_of(6) {
                self.sixes.push(0);
            }
            self.sixes[self.used / 6] |= u8::from(number >> bit & 1 == 1) << (self.used % 6);
            self.used += 1;
        }
    }

    fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width {
            let six = *self.sixes.get(self.used / 6)?;
            number |= usize::from(six >> (self.used % 6) & 1) << bit;
            self.used += 1;
        }
        Some(number)
    }

    /// Nothing is left but the zeros that fill the last letter: one text for one match.
    fn is_spent(&mut self) -> bool {
        let left = (self.sixes.len() * 6 - self.used) as u32;
        left < 6 && self.take(left) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_only_choice_needs_no_bits() {
        assert_eq!([0, 1, 2, 3, 4, 5, 400].map(width), [0, 0, 1, 2, 2, 3, 9]);
    }

    #[test]
    fn bits_come_back_as_they_went() {
        let mut bits = Bits::default();
        let numbers = [(5, 3), (0, 0), (1, 1), (399, 9), (0, 2), (6, 3)];
        for (number, width) in numbers {
            bits.push(number, width);
        }
        let mut bits = Bits::read(&bits.letters()).expect("it was written by us");
        assert!(
            numbers
                .iter()
                .all(|(number, width)| bits.take(*width) == Some(*number))
        );
    }
}
