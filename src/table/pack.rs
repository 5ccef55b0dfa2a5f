//! Moves as indices into the legal moves, a few bits each: what finished matches and links are made of.

/// Six bits a letter, in letters that addresses carry as they are.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bits tell one of so many apart.
pub(super) fn width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

/// Bits in sixes, and how many have been written or read.
#[derive(Default)]
pub(super) struct Bits {
    sixes: Vec<u8>,
    used: usize,
}

impl Bits {
    /// Total: any text gives bits or nothing.
    pub fn read(text: &str) -> Option<Bits> {
        let mut sixes = Vec::new();
        for letter in text.bytes() {
            sixes.push(LETTERS.iter().position(|l| *l == letter)? as u8);
        }
        Some(Bits { sixes, used: 0 })
    }

    pub fn letters(&self) -> String {
        let mut text = String::new();
        for six in &self.sixes {
            text.push(char::from(LETTERS[usize::from(*six)]));
        }
        text
    }

    pub fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.used.is_multiple_of(6) {
                self.sixes.push(0);
            }
            self.sixes[self.used / 6] |= u8::from(number >> bit & 1 == 1) << (self.used % 6);
            self.used += 1;
        }
    }

    pub fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width {
            let six = *self.sixes.get(self.used / 6)?;
            number |= usize::from(six >> (self.used % 6) & 1) << bit;
            self.used += 1;
        }
        Some(number)
    }

    /// Nothing is left but the zeros that fill the last letter: one text for one match.
    pub fn is_spent(&mut self) -> bool {
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
