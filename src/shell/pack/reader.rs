//! Reads a program, and cuts the numbers of functions out of it.

pub type Fault = String;

/// A part of the program, the numbers of functions cut out of it: where each stood, and which it was.
#[derive(Default, PartialEq, Eq, Hash)]
pub struct Holed {
    pub bytes: Vec<u8>,
    pub holes: Vec<(usize, u32)>,
}

impl Holed {
    pub fn filled(&self) -> Vec<u8> {
        let mut filled = Vec::new();
        let mut from = 0;
        for (place, function) in &self.holes {
            filled.extend(&self.bytes[from..*place]);
            tell(&mut filled, *function);
            from = *place;
        }
        filled.extend(&self.bytes[from..]);
        filled
    }
}

/// Numbers go in sevens of bits, the lowest first.
pub fn tell(bytes: &mut Vec<u8>, mut number: u32) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads a part of the program.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    copied: usize,
    cut: Holed,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader {
            bytes,
            at: 0,
            copied: 0,
            cut: Holed::default(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.at == self.bytes.len()
    }

    pub fn byte(&mut self) -> Result<u8, Fault> {
        Ok(self.take(1)?[0])
    }

    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Fault> {
        let left = &self.bytes[self.at..];
        let taken = left.get(..count).ok_or("ends too early")?;
        self.at += count;
        Ok(taken)
    }

    /// A number; of long ones, which are only copied, the lowest bits.
    pub fn number(&mut self) -> Result<u32, Fault> {
        let (mut number, mut place) = (0, 0);
        loop {
            let byte = self.byte()?;
            number |= u32::from(byte & 127).checked_shl(place).unwrap_or(0);
            place += 7;
            if byte < 128 {
                return Ok(number);
            }
        }
    }

    /// A part that begins with its length.
    pub fn part(&mut self) -> Result<Reader<'a>, Fault> {
        let length = self.number()?;
        Ok(Reader::new(self.take(length as usize)?))
    }

    pub fn text(&mut self) -> Result<String, Fault> {
        let text = str::from_utf8(self.part()?.bytes);
        text.map(str::to_owned).map_err(|fault| fault.to_string())
    }

    pub fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let count = self.number()?;
        (0..count).map(|_| read(self)).collect()
    }

    /// The number of a function: a hole.
    pub fn function(&mut self) -> Result<(), Fault> {
        self.copy();
        let function = self.number()?;
        self.cut.holes.push((self.cut.bytes.len(), function));
        self.copied = self.at;
        Ok(())
    }

    fn copy(&mut self) {
        self.cut.bytes.extend(&self.bytes[self.copied..self.at]);
    }

    /// All of it, with the holes made so far.
    pub fn cut(mut self) -> Holed {
        self.at = self.bytes.len();
        self.copy();
        self.cut
    }

    /// The body of a function: so many variables of each type, and what it does.
    pub fn body(&mut self) -> Result<Holed, Fault> {
        let mut body = self.part()?;
        body.list(|body| body.numbers(2))?;
        body.instructions()?;
        Ok(body.cut())
    }

    /// A global variable: its type, whether it changes, and how it begins.
    pub fn global(&mut self) -> Result<(), Fault> {
        self.numbers(2)?;
        self.instructions()
    }

    /// A part of a table of functions. What is told of it besides depends on three bits.
    pub fn elements(&mut self) -> Result<(), Fault> {
        let form = self.number()?;
        if form & 1 == 0 {
            self.numbers(form >> 1 & 1)?;
            self.instructions()?;
        }
        self.numbers(u32::from(form & 3 != 0))?;
        let list = if form & 4 == 0 {
            self.list(Reader::function)
        } else {
            self.list(Reader::instructions)
        };
        list.map(drop)
    }

    fn numbers(&mut self, count: u32) -> Result<(), Fault> {
        (0..count).try_for_each(|_| self.number().map(drop))
    }

    /// Instructions up to the end of the block they are in.
    fn instructions(&mut self) -> Result<(), Fault> {
        let mut depth = 1;
        while depth > 0 {
            match self.byte()? {
                // block, loop, if: the type of what they leave.
                0x02..=0x04 => {
                    depth += 1;
                    self.numbers(1)?;
                }
                0x0b => depth -= 1,
                // unreachable, nop, else, return, drop, select, ref.is_null; comparisons and arithmetic.
                0x00 | 0x01 | 0x05 | 0x0f | 0x1a | 0x1b | 0xd1 | 0x45..=0xc4 => {}
                // br, br_if, variables, tables, the size of memory, whole constants, ref.null.
                0x0c | 0x0d | 0x20..=0x26 | 0x3f..=0x42 | 0xd0 => self.numbers(1)?,
                // br_table: a list, and one more.
                0x0e => {
                    self.list(Reader::number)?;
                    self.numbers(1)?;
                }
                // select among values of a type.
                0x1c => _ = self.list(Reader::number)?,
                // call, return_call, ref.func.
                0x10 | 0x12 | 0xd2 => self.function()?,
                // The same through a table; loads and stores.
                0x11 | 0x13 | 0x28..=0x3e => self.numbers(2)?,
                // Constants with a point.
                0x43 => _ = self.take(4)?,
                0x44 => _ = self.take(8)?,
                0xfc => match self.number()? {
                    // Numbers with a point to whole ones.
                    0..=7 => {}
                    // memory.init, memory.copy, table.init, table.copy.
                    8 | 10 | 12 | 14 => self.numbers(2)?,
                    // Other work on memories and tables.
                    9 | 11 | 13 | 15..=17 => self.numbers(1)?,
                    other => return Err(format!("has an unknown instruction fc {other:02x}")),
                },
                other => return Err(format!("has an unknown instruction {other:02x}")),
            }
        }
        Ok(())
    }
}
