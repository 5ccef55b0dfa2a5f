//! Moves as indices into the legal moves, a few bits each: what finished matches and links are made of.

/// Six bits a letter, in letters that addresses carry as they are.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How many bits tell so many choices apart.
pub fn width(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

/// Bits in groups of six, and how many of them have been written or read.
#[derive(Default)]
pub struct Bits {
    sixes: Vec<u8>,
    used: usize,
}

impl Bits {
    /// Reads any text: bits, or nothing if it has other letters.
    pub fn read(text: &str) -> Option<Bits> {
        let six = |letter| LETTERS.iter().position(|l| *l == letter).map(|i| i as u8);
        let sixes = text.bytes().map(six).collect::<Option<_>>()?;
        Some(Bits { sixes, used: 0 })
    }

    /// The bits as text.
    pub fn letters(&self) -> String {
        let letter = |six: &u8| char::from(LETTERS[usize::from(*six)]);
        self.sixes.iter().map(letter).collect()
    }

    /// Adds the lowest bits of a number.
    pub fn push(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.used.is_multiple_of(6) {
                self.sixes.push(0);
            }
            self.sixes[self.used / 6] |= u8::from(number >> bit & 1 == 1) << (self.used % 6);
            self.used += 1;
        }
    }

    /// Takes the next bits as a number; nothing if there are not so many.
    pub fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width {
            let six = *self.sixes.get(self.used / 6)?;
            number |= usize::from(six >> (self.used % 6) & 1) << bit;
            self.used += 1;
        }
        Some(number)
    }

    /// Is nothing left but the zeros that fill the last letter? So there is one text for one match.
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
