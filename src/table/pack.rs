//! Moves as indices into the legal moves, a few bits each: what finished matches and links are made of.

use super::flaw::Flaw;
use crate::game::{Game, Unreadable};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

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
        let index = legal
            .iter()
            .position(|l| l == m)
            .expect("only legal moves are on a table");
        bits.push(index, width(legal.len()));
        position.apply(*m);
    }
    URL_SAFE_NO_PAD.encode(&bits.bytes)
}

/// The `count` moves that `pack` packed. Total: any text gives moves or a flaw.
pub fn unpack<G: Game>(start: &G, count: usize, text: &str) -> Result<Vec<G::Move>, Flaw> {
    let flaw = || Flaw::Unreadable(Unreadable::new("packed moves", text));
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| flaw())?;
    let mut bits = Bits { bytes, used: 0 };
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

#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    used: usize,
}

impl Bits {
    fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            self.bytes[self.used / 8] |= u8::from(number >> bit & 1 == 1) << (self.used % 8);
            self.used += 1;
        }
    }

    fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width {
            let byte = *self.bytes.get(self.used / 8)?;
            number |= usize::from(byte >> (self.used % 8) & 1) << bit;
            self.used += 1;
        }
        Some(number)
    }

    /// Nothing is left but the zeros that fill the last byte: one text for one match.
    fn is_spent(&mut self) -> bool {
        let left = (self.bytes.len() * 8 - self.used) as u32;
        left < 8 && self.take(left) == Some(0)
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
        bits.used = 0;
        assert!(
            numbers
                .iter()
                .all(|(number, width)| bits.take(*width) == Some(*number))
        );
    }
}
